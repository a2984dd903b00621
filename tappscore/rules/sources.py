"""What stands behind the marks: the sources by their short names, and the reasons where there is none.

`Source.text` names sources (`S1 S2`) or gives a reason in English, which a
catalogue translates (context "rules"); a test keeps both lists complete.
"""

from __future__ import annotations

import re

from tappscore.i18n import Text, mark
from tappscore.rules.fields import Source

# Titles and addresses are names: they are the same in every language.
SOURCES: dict[str, str] = {
    "S1": "Tapp (card game), English Wikipedia, Korean edition",
    "S2": "Tapp (card game), English Wikipedia, Japanese edition",
    "S3": "Tapp Tarock, Spanish Wikipedia (Mayr & Sedlaczek 2001)",
    "S4": "Meyers Großes Konversations-Lexikon 19 (1909), „Tapp“, zeno.org",
    "S5": "harbour-tarock, docs/tapptarock.md (Alscher, Krüpl, Furr, 1821), github.com/smatkovi",
    "S6": "W. M. Shirk, Tapp Tarock, w-michael-shirk.firebaseapp.com",
    "S7": "W. M. Shirk, 42-card Dreiertarock, w-michael-shirk.firebaseapp.com",
    "S8": "Offenbacher Tapp, github.com/BrianInGermany/oldcardgames",
    "S9": "Illustrated Tarock, github.com/pwinckles/card-game-rules",
    "S10": "Dappen, pagat.com/tarot/dappen.html",
    "S11": "Dappen, pagat.com/de/tarot/dappen.html",
    "S12": "Dreierles, pagat.com/tarot/dreierles.html",
    "S13": "Six-Bid Solo and Frog, catsatcards.com",
    "S14": "SixBidSolo.go, github.com/yuta-yoshinaga/go_trumpcards",
    "S15": "Six-Bid, whiteknucklecards.com",
    "S16": "Six-bid solo, wikisum.wiki",
    "S17": "Six-Bid Solo payouts, qeeebo.com",
    "S18": "a Sluff game server (calculateRoundScores), GitHub",
    "S19": "Frog (card game), English Wikipedia",
    "S20": "Dobbm, English Wikipedia",
    "S21": "Toppm, gambiter.com",
    "S22": "Dobbm, gamerules.com",
    "S23": "Bauerntarock, English Wikipedia",
    "S24": "Brixentaler Bauerntarock, de.wiki.li",
    "S25": "Bayerisches Tarock, de-academic.com",
    "S26": "Bayerisches Tarock, dewiki.de",
    "S27": "Haferltarock, bar.wikipedia.org",
    "S28": "Haferltarock, 123sportwetten.eu",
    "S29": "Haferltarock, Bayern 2",
    "S33": "German Tarok, wikizero.com",
    "S35": "Tapp, German Wikipedia, profilpelajar.com",
    "S39": "Six-bid solo, English Wikipedia",
}

# Said in a sentence, where the title would be too long and the short sign means nothing to a reader.
_WIKIPEDIA = "Wikipedia"
_SAID: dict[str, str] = {
    **dict.fromkeys(("S1", "S2", "S3", "S19", "S20", "S23", "S27", "S35", "S39"), _WIKIPEDIA),
    "S4": "Meyers 1909",
    "S5": "harbour-tarock",
    **dict.fromkeys(("S6", "S7"), "Shirk"),
    "S8": "oldcardgames",
    "S9": "Illustrated Tarock",
    **dict.fromkeys(("S10", "S11", "S12"), "pagat.com"),
    "S13": "catsatcards.com",
    "S14": "SixBidSolo.go",
    "S15": "whiteknucklecards.com",
    "S16": "wikisum.wiki",
    "S17": "qeeebo.com",
    "S18": "Sluff",
    "S21": "gambiter.com",
    "S22": "gamerules.com",
    "S24": "de.wiki.li",
    "S25": "de-academic.com",
    "S26": "dewiki.de",
    "S28": "123sportwetten.eu",
    "S29": "Bayern 2",
    "S33": "wikizero.com",
}

REASONS: tuple[Text, ...] = (
    mark("rules", "12 S6, 24 S3"),
    mark("rules", "61 S25 S26, 62 S29"),
    mark("rules", "S1 S2 S35, NSV leaflet"),
    mark("rules", "S1 S2, after Beck and Dummett"),
    mark("rules", "S1 S2, players and cards only"),
    mark("rules", "S1 Anton, S4"),
    mark("rules", "S1, after Anton 1879 and Dummett"),
    mark("rules", "S11, cut off"),
    mark("rules", "S12, more through S5"),
    mark("rules", "S14, of Wikipedia"),
    mark("rules", "S3 S6, after Mayr & Sedlaczek"),
    mark("rules", "S4 fits the first"),
    mark("rules", "S4 fits the full value"),
    mark("rules", "S4: an announced Tout costs double"),
    mark("rules", "S5, a custom of Dreierles"),
    mark("rules", "S5, a third version S9"),
    mark("rules", "S5, of Dreierles"),
    mark("rules", "S5: five works agree"),
    mark("rules", "a custom of Königrufen"),
    mark("rules", "a custom of clubs"),
    mark("rules", "by analogy with Tapp Tarock"),
    mark("rules", "factor S1 S2, base of 60 inferred"),
    mark("rules", "from comparing the games"),
    mark("rules", "from counting the cards"),
    mark("rules", "no edition of the leaflet states it"),
    mark("rules", "no source decides it"),
    mark("rules", "no source gives an amount"),
    mark("rules", "no template: the club must fill it in"),
    mark("rules", "one per 2 card points S1 S2, rounding up by analogy"),
    mark("rules", "targets S15, value S14"),
    mark("rules", "the club set this value"),
    mark("rules", "the club's own contract"),
    mark("rules", "the ladder of related games"),
    mark("rules", "the plain reading of the sources"),
    mark("rules", "valued as in the tariff of 1821 with a base of 30"),
)

_CODE = re.compile(r"\bS\d+\b")
_CODES = re.compile(r"\bS\d+(?: S\d+)*\b")


def reason(source: Source) -> Text:
    """Give what a source says, to be put into words."""
    return Text("rules", source.text)


def cited(source: Source) -> tuple[str, ...]:
    """Name the works that a source cites, one line each."""
    return tuple(f"{code}: {SOURCES[code]}" for code in _CODE.findall(source.text))


def said(text: str) -> str:
    """Put the names of the works for their signs in a reason that was translated, each once in a row of them."""
    return _CODES.sub(lambda found: ", ".join(dict.fromkeys(_SAID[code] for code in found[0].split())), text)
