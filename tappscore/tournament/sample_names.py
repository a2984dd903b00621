"""Invented people for simulated evenings, with names that test a program.

Nobody real is meant. The first ones are always there: umlauts, ß, a stroked
letter, an apostrophe, double names, no first name, and two namesakes whom only
their towns tell apart.
"""

from __future__ import annotations

from typing import NamedTuple


class Name(NamedTuple):
    """A person's names and where they come from."""

    first: str
    last: str
    town: str


TESTING: tuple[Name, ...] = (
    Name("Änne", "Weiß", "Igelsberg"),
    Name("Łukasz", "Roth", "Freudenstadt"),
    Name("Otto", "Bräuer", "Baiersbronn"),
    Name("Patrick", "O'Neil", "Dornstetten"),
    Name("Karl-Heinz", "Müller-Großmann", "Klosterreichenbach"),
    Name("Hans", "Maier", "Igelsberg"),
    Name("Hans", "Maier", "Röt"),
    Name("Özlem", "Şahin", "Horb"),
    Name("Zoë", "Đurić", "Nagold"),
    Name("Maria Theresia", "von der Schönmünz-Langenbach", "Schönmünzach"),
    Name("Jürgen", "Groß", "Alpirsbach"),
    Name("Bo", "Au", "Au"),
)
FIRST: tuple[str, ...] = (
    "Albert", "Andreas", "Anna", "Bärbel", "Bernd", "Brigitte", "Christa", "Dieter", "Doris", "Eberhard",
    "Elfriede", "Erika", "Ernst", "Eugen", "Frieder", "Fritz", "Gerda", "Gerhard", "Gisela", "Gottlieb",
    "Gudrun", "Günter", "Hannelore", "Helga", "Hermann", "Hildegard", "Ingrid", "Jörg", "Käthe", "Karin",
    "Klaus", "Kurt", "Lieselotte", "Lore", "Manfred", "Margarete", "Martin", "Monika", "Otmar", "Paul",
    "Peter", "Renate", "Rösle", "Rolf", "Rosemarie", "Sabine", "Siegfried", "Sigrid", "Thomas", "Traude",
    "Uli", "Ursula", "Walter", "Wilhelm", "Wolfgang",
)  # fmt: skip
LAST: tuple[str, ...] = (
    "Armbruster", "Bäuerle", "Braun", "Bühler", "Burkhardt", "Decker", "Dieterle", "Eberle", "Faißt", "Finkbeiner",
    "Frey", "Gaiser", "Gebele", "Günther", "Haas", "Häberle", "Haist", "Hauser", "Heinzelmann", "Jäckle",
    "Kalmbach", "Keck", "Klumpp", "Köhler", "Kübler", "Lehmann", "Mast", "Mayer", "Möhrle", "Morlok",
    "Müller", "Nestle", "Pfau", "Rauschenberger", "Rothfuß", "Sackmann", "Schäfer", "Schleh", "Schmelzle", "Schwab",
    "Seeger", "Stäbler", "Trück", "Vögele", "Wälde", "Weigold", "Wurster", "Ziefle", "Züfle",
)  # fmt: skip
TOWNS: tuple[str, ...] = (
    "Igelsberg", "Freudenstadt", "Baiersbronn", "Röt", "Klosterreichenbach", "Grömbach", "Pfalzgrafenweiler",
    "Seewald", "Dornstetten", "Loßburg", "Alpirsbach", "Altensteig", "Göttelfingen", "Wittlensweiler",
)  # fmt: skip
CLUBS: tuple[str, ...] = ("SV Igelsberg", "Musikverein Röt", "Schwarzwaldverein", "Kegelclub Grömbach", "", "", "")
