<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>Copies</name>
    <message>
      <source>Also copy onto a stick</source>
      <translation>Auch auf einen Stick sichern</translation>
    </message>
    <message>
      <source>No more copies go onto the stick; those on it stay.</source>
      <translation>Auf den Stick wird nicht mehr gesichert; was darauf liegt, bleibt.</translation>
    </message>
    <message>
      <source>The copies are being looked through</source>
      <translation>Die Sicherungen werden durchgesehen</translation>
    </message>
    <message>
      <source>The copy is being brought back</source>
      <translation>Die Sicherung wird zurückgeholt</translation>
    </message>
    <message>
      <source>Everything is as it was on {time}.</source>
      <translation>Alles ist wieder wie am {time}.</translation>
    </message>
    <message>
      <source>Bring back a copy</source>
      <translation>Eine Sicherung zurückholen</translation>
    </message>
    <message>
      <source>Copies of the club file</source>
      <translation>Sicherungen der Vereinsdatei</translation>
    </message>
    <message>
      <source>Evenings in this copy</source>
      <translation>Abende in dieser Sicherung</translation>
    </message>
    <message>
      <source>Another file…</source>
      <translation>Andere Datei …</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>Lassen</translation>
    </message>
    <message>
      <source>Bring back everything…</source>
      <translation>Alles zurückholen …</translation>
    </message>
    <message>
      <source>Bring back this evening alone</source>
      <translation>Nur diesen Abend zurückholen</translation>
    </message>
    <message>
      <source>No, leave it</source>
      <translation>Nein, lassen</translation>
    </message>
    <message>
      <source>Yes, bring back everything</source>
      <translation>Ja, alles zurückholen</translation>
    </message>
    <message>
      <source>Bring back another file</source>
      <translation>Eine andere Datei zurückholen</translation>
    </message>
    <message>
      <source>“{name}” is as it was on {time}. Ctrl+Z takes that back; the file as it was before is kept as {kept}.</source>
      <translation>„{name}“ ist wie am {time}. Strg+Z nimmt das zurück; die Datei von vorher ist aufgehoben als {kept}.</translation>
    </message>
    <message>
      <source>Everything becomes as it was on {time}; what was done since then is gone from the window. The file as it is now is kept beside it as “{kept}” and then stands in this list, too.</source>
      <translation>Alles wird wieder wie am {time}; was seither geschah, ist im Fenster weg. Die jetzige Datei bleibt daneben als „{kept}“ und steht dann auch in dieser Liste.</translation>
    </message>
    <message>
      <source>A copy holds the club file as it was then. Whatever is brought back, the file as it is now is kept too.</source>
      <translation>Eine Sicherung enthält die Vereinsdatei, wie sie damals war. Was auch zurückgeholt wird: die jetzige Datei bleibt aufgehoben.</translation>
    </message>
    <message>
      <source>There is no copy yet.</source>
      <translation>Es gibt noch keine Sicherung.</translation>
    </message>
    <message>
      <source>The file as it was before is kept as {kept}.</source>
      <translation>Die Datei von vorher ist aufgehoben als {kept}.</translation>
    </message>
    <message numerus="yes">
      <source>%n deals</source>
      <translation>
        <numerusform>%n Spiel</numerusform>
        <numerusform>%n Spiele</numerusform>
      </translation>
    </message>
    <message>
      <source>This file is of another club.</source>
      <translation>Diese Datei gehört einem anderen Verein.</translation>
    </message>
    <message numerus="yes">
      <source>%n evenings</source>
      <translation>
        <numerusform>%n Abend</numerusform>
        <numerusform>%n Abende</numerusform>
      </translation>
    </message>
    <message>
      <source>{occasion}, on the stick</source>
      <translation>{occasion}, auf dem Stick</translation>
    </message>
    <message>
      <source>after a round</source>
      <translation>nach einer Runde</translation>
    </message>
    <message>
      <source>at the end</source>
      <translation>am Ende</translation>
    </message>
    <message>
      <source>in between</source>
      <translation>zwischendurch</translation>
    </message>
    <message>
      <source>on request</source>
      <translation>auf Wunsch</translation>
    </message>
    <message>
      <source>before an update</source>
      <translation>vor einer Umstellung</translation>
    </message>
    <message>
      <source>kept when another came back</source>
      <translation>aufgehoben beim Zurückholen</translation>
    </message>
    <message>
      <source>chosen by hand</source>
      <translation>selbst ausgewählt</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Jetzt</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Uhrzeit</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Gemacht</translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation>Runden</translation>
    </message>
    <message>
      <source>Deals</source>
      <translation>Spiele</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Abend</translation>
    </message>
    <message>
      <source>The last copy goes onto the stick; then the program closes by itself.</source>
      <translation>Die letzte Sicherung geht auf den Stick; dann schließt sich das Programm von selbst.</translation>
    </message>
    <message>
      <source>it can't be written to</source>
      <translation>er lässt sich nicht beschreiben</translation>
    </message>
    <message>
      <source>it is full</source>
      <translation>er ist voll</translation>
    </message>
    <message>
      <source>it is write-protected</source>
      <translation>er ist schreibgeschützt</translation>
    </message>
    <message>
      <source>Copies also go to {folder}. The last copy there: {time}.</source>
      <translation>Gesichert wird auch nach {folder}. Letzte Sicherung dort: {time}.</translation>
    </message>
    <message>
      <source>today, {time}</source>
      <translation>heute, {time}</translation>
    </message>
    <message>
      <source>none from this computer yet</source>
      <translation>noch keine von diesem Computer</translation>
    </message>
    <message>
      <source>The stick for the copies is not plugged in. The last copy on it: {time}.</source>
      <translation>Der Stick für die Sicherungen steckt nicht. Letzte Sicherung darauf: {time}.</translation>
    </message>
    <message>
      <source>The stick takes no copy, {why}. The last copy on it: {time}.</source>
      <translation>Der Stick nimmt keine Sicherung, {why}. Letzte Sicherung darauf: {time}.</translation>
    </message>
    <message>
      <source>Copies also go onto a stick. The last copy on it: {time}.</source>
      <translation>Gesichert wird auch auf einen Stick. Letzte Sicherung darauf: {time}.</translation>
    </message>
  </context>
  <context>
    <name>Entries</name>
    <message>
      <source>Take the entry out</source>
      <translation>Anmeldung herausnehmen</translation>
    </message>
    <message>
      <source>Change the state of the entry</source>
      <translation>Zustand der Anmeldung ändern</translation>
    </message>
    <message>
      <source>Entry {number}</source>
      <translation>Anmeldung {number}</translation>
    </message>
    <message>
      <source>Missed rounds count with the person's own average</source>
      <translation>Verpasste Runden zählen mit dem eigenen Schnitt</translation>
    </message>
    <message>
      <source>May be named outside the hall</source>
      <translation>Darf außerhalb des Saals genannt werden</translation>
    </message>
    <message>
      <source>Wishes for the seating…</source>
      <translation>Wünsche zur Sitzordnung …</translation>
    </message>
    <message>
      <source>Guest: ranked tonight, not in the season</source>
      <translation>Gast: heute in der Wertung, nicht in der Saison</translation>
    </message>
    <message>
      <source>Reason (the evening is final)</source>
      <translation>Grund (der Abend ist abgeschlossen)</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Übernehmen</translation>
    </message>
    <message>
      <source>Leave as it was</source>
      <translation>Lassen, wie es war</translation>
    </message>
    <message>
      <source>A changed name holds for all evenings of this person.</source>
      <translation>Ein geänderter Name gilt für alle Abende dieser Person.</translation>
    </message>
    <message>
      <source>First name</source>
      <translation>Vorname</translation>
    </message>
    <message>
      <source>Last name</source>
      <translation>Nachname</translation>
    </message>
    <message>
      <source>Club</source>
      <translation>Verein</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Nummer</translation>
    </message>
    <message>
      <source>Owes</source>
      <translation>Schuldet</translation>
    </message>
    <message>
      <source>Team</source>
      <translation>Mannschaft</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Wertung</translation>
    </message>
    <message>
      <source>Always at table</source>
      <translation>Immer an Tisch</translation>
    </message>
    <message>
      <source>Never at a table with</source>
      <translation>Nie an einem Tisch mit</translation>
    </message>
    <message>
      <source>Joins in round</source>
      <translation>Steigt ein in Runde</translation>
    </message>
    <message>
      <source>Points for missed rounds</source>
      <translation>Punkte für verpasste Runden</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Notiz</translation>
    </message>
    <message>
      <source>tabs</source>
      <translation>Tabulatoren</translation>
    </message>
    <message>
      <source>commas</source>
      <translation>Kommas</translation>
    </message>
    <message>
      <source>semicolons</source>
      <translation>Strichpunkte</translation>
    </message>
    <message>
      <source>Import a list of players</source>
      <translation>Spielerliste einlesen</translation>
    </message>
    <message>
      <source>Lists (*.csv *.txt *.xlsx *.xls *.ods)</source>
      <translation>Listen (*.csv *.txt *.xlsx *.xls *.ods)</translation>
    </message>
    <message>
      <source>Read as {encoding}, separated by {separator}, {lines} lines.</source>
      <translation>Gelesen als {encoding}, getrennt durch {separator}, {lines} Zeilen.</translation>
    </message>
    <message>
      <source>List of players: {file}</source>
      <translation>Spielerliste: {file}</translation>
    </message>
    <message>
      <source>The first line names the columns</source>
      <translation>Die erste Zeile nennt die Spalten</translation>
    </message>
    <message>
      <source>They are only booked, not here yet</source>
      <translation>Nur vorgemerkt, noch nicht da</translation>
    </message>
    <message>
      <source>People of the list</source>
      <translation>Leute der Liste</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>Lassen</translation>
    </message>
    <message>
      <source>Read as a spreadsheet, {lines} lines.</source>
      <translation>Als Tabelle gelesen, {lines} Zeilen.</translation>
    </message>
    <message numerus="yes">
      <source>Register %n people</source>
      <translation>
        <numerusform>%n Person anmelden</numerusform>
        <numerusform>%n Leute anmelden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people are registered.</source>
      <translation>
        <numerusform>%n Person ist angemeldet.</numerusform>
        <numerusform>%n Leute sind angemeldet.</numerusform>
      </translation>
    </message>
    <message>
      <source>{file} can't be read: {why}</source>
      <translation>{file} lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
      <source>nothing: they were not played</source>
      <translation>nichts: sie wurden nicht gespielt</translation>
    </message>
    <message>
      <source>zero: played without points</source>
      <translation>null: gespielt ohne Punkte</translation>
    </message>
    <message>
      <source>the average of the deals played</source>
      <translation>den Schnitt der gespielten Spiele</translation>
    </message>
    <message>
      <source>the average of the own rounds</source>
      <translation>den Schnitt der eigenen Runden</translation>
    </message>
    <message>
      <source>so many points a round:</source>
      <translation>so viele Punkte je Runde:</translation>
    </message>
    <message>
      <source>What is missing counts</source>
      <translation>Was fehlt, zählt</translation>
    </message>
    <message>
      <source>Points for a missed round</source>
      <translation>Punkte für eine verpasste Runde</translation>
    </message>
    <message>
      <source>From now on: tables broken off and people who come late. What counts already stays; it is changed at the sheet and at the entry.</source>
      <translation>Gilt ab jetzt für abgebrochene Tische und für Leute, die später kommen. Was schon zählt, bleibt; geändert wird es am Spielzettel und beim Teilnehmer.</translation>
    </message>
    <message>
      <source>Deals that a broken-off table did not play</source>
      <translation>Spiele, die ein abgebrochener Tisch nicht gespielt hat</translation>
    </message>
    <message>
      <source>Rounds before somebody joined</source>
      <translation>Runden, bevor jemand einstieg</translation>
    </message>
    <message>
      <source>Keep it so</source>
      <translation>So eintragen</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Grund</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>und %n weitere</numerusform>
        <numerusform>und %n weitere</numerusform>
      </translation>
    </message>
    <message>
      <source>Substitute</source>
      <translation>Ersatz</translation>
    </message>
    <message>
      <source>Who leaves</source>
      <translation>Wer geht</translation>
    </message>
    <message>
      <source>Name or number of whoever comes in</source>
      <translation>Name oder Nummer des Ersatzspielers</translation>
    </message>
    <message>
      <source>Has an account of their own; the points so far stay</source>
      <translation>Zählt für sich, die bisherigen Punkte bleiben</translation>
    </message>
    <message>
      <source>Takes over the points so far and goes on with them</source>
      <translation>Übernimmt die bisherigen Punkte und spielt damit weiter</translation>
    </message>
    <message>
      <source>Reason (needed once a round is closed)</source>
      <translation>Grund (nötig, wenn eine Runde abgeschlossen ist)</translation>
    </message>
    <message>
      <source>Who plays instead of {name}?</source>
      <translation>Wer spielt für {name}?</translation>
    </message>
    <message>
      <source>Plays from round {number} on</source>
      <translation>Spielt ab Runde {number}</translation>
    </message>
    <message>
      <source>{other} plays instead of {name} from round {number} on.</source>
      <translation>{other} spielt ab Runde {number} für {name}.</translation>
    </message>
    <message>
      <source>Several fit. Choose with ↓ or with a click.</source>
      <translation>Mehrere passen. Mit ↓ oder Klick wählen.</translation>
    </message>
    <message>
      <source>Who plays instead</source>
      <translation>Wer spielt stattdessen</translation>
    </message>
    <message>
      <source>From round</source>
      <translation>Ab Runde</translation>
    </message>
    <message>
      <source>All {count}</source>
      <translation>Alle {count}</translation>
    </message>
    <message>
      <source>Present {count}</source>
      <translation>Da {count}</translation>
    </message>
    <message>
      <source>Booked {count}</source>
      <translation>Vorgemerkt {count}</translation>
    </message>
    <message>
      <source>Waiting {count}</source>
      <translation>Warten {count}</translation>
    </message>
    <message>
      <source>Gone {count}</source>
      <translation>Gegangen {count}</translation>
    </message>
    <message>
      <source>Not paid {count}</source>
      <translation>Nicht bezahlt {count}</translation>
    </message>
    <message>
      <source>Name incomplete {count}</source>
      <translation>Name unvollständig {count}</translation>
    </message>
    <message numerus="yes">
      <source>%n people here</source>
      <translation>
        <numerusform>%n Person da</numerusform>
        <numerusform>%n Leute da</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n tables</source>
      <translation>
        <numerusform>%n Tisch</numerusform>
        <numerusform>%n Tische</numerusform>
      </translation>
    </message>
    <message>
      <source>booked</source>
      <translation>vorgemerkt</translation>
    </message>
    <message>
      <source>sits at table {table}</source>
      <translation>sitzt an Tisch {table}</translation>
    </message>
    <message>
      <source>owes the fee</source>
      <translation>Startgeld offen</translation>
    </message>
    <message>
      <source>paid</source>
      <translation>bezahlt</translation>
    </message>
    <message numerus="yes">
      <source>%n more needed for a table</source>
      <translation>
        <numerusform>noch %n für einen Tisch nötig</numerusform>
        <numerusform>noch %n für einen Tisch nötig</numerusform>
      </translation>
    </message>
    <message>
      <source>{count} × {size}</source>
      <translation>{count} × {size}</translation>
    </message>
    <message numerus="yes">
      <source>%n without a seat</source>
      <translation>
        <numerusform>%n ohne Platz</numerusform>
        <numerusform>%n ohne Platz</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n missing for full tables of {size}</source>
      <translation>
        <numerusform>%n fehlt zu vollen {size}tischen</numerusform>
        <numerusform>%n fehlen zu vollen {size}tischen</numerusform>
      </translation>
    </message>
    <message>
      <source>all tables full</source>
      <translation>alle Tische voll</translation>
    </message>
    <message>
      <source>Name or number</source>
      <translation>Name oder Nummer</translation>
    </message>
    <message>
      <source>Two or three letters of a name – a number is the chip</source>
      <translation>Zwei, drei Buchstaben des Namens – eine Zahl ist die Nummer</translation>
    </message>
    <message>
      <source>only booked</source>
      <translation>nur vorgemerkt</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Entries</source>
      <translation>Anmeldung</translation>
    </message>
    <message>
      <source>Nobody is registered yet</source>
      <translation>Noch niemand angemeldet</translation>
    </message>
    <message>
      <source>Type a name above and press Enter. People of earlier evenings are found by two or three letters.</source>
      <translation>Oben einen Namen tippen, dann Enter. Leute früherer Abende findet man mit zwei, drei Buchstaben.</translation>
    </message>
    <message>
      <source>Edit…</source>
      <translation>Bearbeiten …</translation>
    </message>
    <message>
      <source>Change state…</source>
      <translation>Zustand …</translation>
    </message>
    <message>
      <source>Take out</source>
      <translation>Herausnehmen</translation>
    </message>
    <message>
      <source>Import a list…</source>
      <translation>Liste einlesen …</translation>
    </message>
    <message>
      <source>On to the draw</source>
      <translation>Weiter zur Auslosung</translation>
    </message>
    <message>
      <source>{name} is here already, number {number}. Somebody else of this name: ↓ to “New person”, then Enter.</source>
      <translation>{name} ist schon da, Nummer {number}. Jemand anderes mit diesem Namen: ↓ bis „Neue Person“, dann Enter.</translation>
    </message>
    <message>
      <source>Number {number} is not taken.</source>
      <translation>Nummer {number} ist nicht vergeben.</translation>
    </message>
    <message>
      <source>{name} is taken out.</source>
      <translation>{name} ist herausgenommen.</translation>
    </message>
    <message>
      <source>agreed with both</source>
      <translation>mit beiden abgesprochen</translation>
    </message>
    <message>
      <source>decided later</source>
      <translation>später entschieden</translation>
    </message>
    <message>
      <source>is back again</source>
      <translation>ist wieder da</translation>
    </message>
    <message>
      <source>entered by mistake</source>
      <translation>versehentlich eingetragen</translation>
    </message>
    <message>
      <source>The substitute takes over the points</source>
      <translation>Der Ersatz übernimmt die Punkte</translation>
    </message>
    <message>
      <source>Take the substitute back</source>
      <translation>Ersatz zurücknehmen</translation>
    </message>
    <message>
      <source>Is here</source>
      <translation>Ist da</translation>
    </message>
    <message>
      <source>Is only booked</source>
      <translation>Ist nur vorgemerkt</translation>
    </message>
    <message>
      <source>Waits for a seat</source>
      <translation>Wartet auf einen Platz</translation>
    </message>
    <message>
      <source>The substitute counts for themselves</source>
      <translation>Der Ersatz zählt für sich</translation>
    </message>
    <message>
      <source>{other} plays instead of {name} since round {number}.</source>
      <translation>{other} spielt seit Runde {number} für {name}.</translation>
    </message>
    <message>
      <source>Plays again</source>
      <translation>Spielt wieder mit</translation>
    </message>
    <message>
      <source>Gone from round {number} on</source>
      <translation>Ab Runde {number} gegangen</translation>
    </message>
    <message>
      <source>Substitute…</source>
      <translation>Ersatz …</translation>
    </message>
    <message>
      <source>in the list, number {number}</source>
      <translation>schon dabei, Nummer {number}</translation>
    </message>
    <message>
      <source>People who fit</source>
      <translation>Passende Leute</translation>
    </message>
    <message>
      <source>Swap first and last name</source>
      <translation>Vor- und Nachname tauschen</translation>
    </message>
    <message>
      <source>New person: {name}  (last name {last})</source>
      <translation>Neu: {name}  (Nachname {last})</translation>
    </message>
    <message>
      <source>New person: {name}</source>
      <translation>Neu: {name}</translation>
    </message>
    <message>
      <source>booked, number {number}</source>
      <translation>vorgemerkt, Nummer {number}</translation>
    </message>
    <message>
      <source>! this name belongs to somebody already</source>
      <translation>! diesen Namen gibt es schon</translation>
    </message>
    <message>
      <source>leave out</source>
      <translation>weglassen</translation>
    </message>
    <message>
      <source>Column {number}</source>
      <translation>Spalte {number}</translation>
    </message>
  </context>
  <context>
    <name>Hall</name>
    <message>
      <source>All places</source>
      <translation>Alle Plätze</translation>
    </message>
    <message>
      <source>The first ten</source>
      <translation>Die ersten zehn</translation>
    </message>
    <message>
      <source>One by one from the last</source>
      <translation>Einzeln, von hinten</translation>
    </message>
    <message>
      <source>Hall screen</source>
      <translation>Saalbildschirm</translation>
    </message>
    <message>
      <source>Reveal the next</source>
      <translation>Nächsten aufdecken</translation>
    </message>
    <message>
      <source>Take one back</source>
      <translation>Einen zurück</translation>
    </message>
    <message>
      <source>Show on this display</source>
      <translation>Auf diesem Bildschirm zeigen</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Nächste Seite</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Blank (F9)</source>
      <translation>Verdecken (F9)</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keiner</translation>
    </message>
    <message>
      <source>Close the hall screen</source>
      <translation>Saalbildschirm schließen</translation>
    </message>
    <message>
      <source>There is no second display, or the beamer mirrors this one. Plug it in and extend the desktop (Windows: Windows key and P, “Extend”; elsewhere: display settings), then try again.</source>
      <translation>Es gibt keinen zweiten Bildschirm, oder der Beamer zeigt dasselbe wie dieser. Beamer anschließen, Bildschirm erweitern (Windows: Windows-Taste und P, „Erweitern“; sonst: Anzeige-Einstellungen) und noch einmal versuchen.</translation>
    </message>
    <message>
      <source>The beamer was unplugged. The hall is shown again as soon as it is back.</source>
      <translation>Der Beamer wurde abgezogen. Sobald er wieder da ist, erscheint auch der Saalbildschirm wieder.</translation>
    </message>
    <message>
      <source>The beamer is back, and so is the hall screen.</source>
      <translation>Der Beamer ist wieder da, der Saalbildschirm auch.</translation>
    </message>
    <message>
      <source>The beamer mirrors the desk now, so the hall screen was closed. Extend the desktop.</source>
      <translation>Der Beamer spiegelt jetzt diesen Bildschirm, darum ist der Saalbildschirm zu. Bitte den Desktop erweitern.</translation>
    </message>
    <message>
      <source>Standings</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>Display</source>
      <translation>Bildschirm</translation>
    </message>
    <message>
      <source>for {name}</source>
      <translation>für {name}</translation>
    </message>
    <message>
      <source>No. {number}</source>
      <translation>Nr. {number}</translation>
    </message>
    <message>
      <source>{place} place</source>
      <translation>{place} Platz</translation>
    </message>
    <message>
      <source>{points} points</source>
      <translation>{points} Punkte</translation>
    </message>
    <message>
      <source>Prize-giving</source>
      <translation>Siegerehrung</translation>
    </message>
    <message>
      <source>{place} place, shared by {count}</source>
      <translation>{place} Platz, geteilt von {count}</translation>
    </message>
    <message>
      <source>The prize-giving begins when the standings are final.</source>
      <translation>Die Siegerehrung beginnt, sobald der Endstand feststeht.</translation>
    </message>
    <message numerus="yes">
      <source>%n places</source>
      <translation>
        <numerusform>%n Platz</numerusform>
        <numerusform>%n Plätze</numerusform>
      </translation>
    </message>
    <message>
      <source>Round {round}: by name</source>
      <translation>Runde {round}: nach Namen</translation>
    </message>
    <message>
      <source>Standings after round {round}</source>
      <translation>Stand nach Runde {round}</translation>
    </message>
    <message>
      <source>Corrected standings after round {round}</source>
      <translation>Berichtigter Stand nach Runde {round}</translation>
    </message>
    <message>
      <source>Final standings</source>
      <translation>Endstand</translation>
    </message>
    <message>
      <source>page {page} of {pages}</source>
      <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
      <source>Seating</source>
      <translation>Auslosung</translation>
    </message>
    <message>
      <source>Round {round}: tables</source>
      <translation>Runde {round}: Tische</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Runde {round}</translation>
    </message>
    <message>
      <source>The round begins shortly.</source>
      <translation>Die Runde beginnt gleich.</translation>
    </message>
    <message>
      <source>time left</source>
      <translation>bis zum Ende der Runde</translation>
    </message>
    <message>
      <source>⚠ The round ends soon.</source>
      <translation>⚠ Die Runde endet bald.</translation>
    </message>
    <message>
      <source>■ Time is up. Finish this deal.</source>
      <translation>■ Die Zeit ist um. Dieses Spiel noch zu Ende.</translation>
    </message>
    <message>
      <source>Missing sheets</source>
      <translation>Fehlende Spielzettel</translation>
    </message>
    <message>
      <source>Round {round}: missing sheets</source>
      <translation>Runde {round}: Spielzettel fehlen</translation>
    </message>
    <message>
      <source>Protests until {time}</source>
      <translation>Einspruch bis {time} Uhr</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Willkommen</translation>
    </message>
    <message>
      <source>Seating by table</source>
      <translation>Sitzplan nach Tischen</translation>
    </message>
    <message>
      <source>Seating by name</source>
      <translation>Sitzplan nach Namen</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>Uhr</translation>
    </message>
    <message>
      <source>table / seat</source>
      <translation>Tisch / Platz</translation>
    </message>
    <message>
      <source>{table} / {seat}</source>
      <translation>{table} / {seat}</translation>
    </message>
    <message>
      <source>Table {table}: {minutes} minutes more</source>
      <translation>Tisch {table}: {minutes} Minuten länger</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tisch</translation>
    </message>
    <message numerus="yes">
      <source>%n people are here</source>
      <translation>
        <numerusform>%n Person ist da</numerusform>
        <numerusform>%n Leute sind da</numerusform>
      </translation>
    </message>
    <message>
      <source>The tables will be drawn shortly.</source>
      <translation>Die Tische werden gleich ausgelost.</translation>
    </message>
    <message>
      <source>No clock is set.</source>
      <translation>Die Uhr ist nicht gestellt.</translation>
    </message>
    <message>
      <source>No round is being played yet.</source>
      <translation>Noch wird keine Runde gespielt.</translation>
    </message>
    <message>
      <source>All sheets are in. Thank you!</source>
      <translation>Alle Spielzettel sind da. Danke!</translation>
    </message>
    <message>
      <source>The standings will be shown here.</source>
      <translation>Hier wird der Stand gezeigt.</translation>
    </message>
    <message>
      <source>What the hall sees</source>
      <translation>Was der Saal sieht</translation>
    </message>
    <message>
      <source>TappScore: the hall</source>
      <translation>TappScore: der Saal</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <source>Undone: {what}</source>
      <translation>Rückgängig: {what}</translation>
    </message>
    <message>
      <source>Redone: {what}</source>
      <translation>Wiederhergestellt: {what}</translation>
    </message>
    <message>
      <source>Club file made</source>
      <translation>Vereinsdatei angelegt</translation>
    </message>
    <message>
      <source>Tournament made</source>
      <translation>Turnier angelegt</translation>
    </message>
    <message>
      <source>Tournament changed</source>
      <translation>Turnier geändert</translation>
    </message>
    <message>
      <source>Rules changed from round {round} on</source>
      <translation>Regeln ab Runde {round} geändert</translation>
    </message>
    <message>
      <source>Letters of the typed line changed</source>
      <translation>Buchstaben der Eingabezeile geändert</translation>
    </message>
    <message>
      <source>House values confirmed</source>
      <translation>Hauswerte bestätigt</translation>
    </message>
    <message>
      <source>Rules kept as “{name}”</source>
      <translation>Regeln als „{name}“ aufgehoben</translation>
    </message>
    <message>
      <source>Rules “{old}” are called “{name}” now</source>
      <translation>Regeln „{old}“ heißen jetzt „{name}“</translation>
    </message>
    <message>
      <source>Kept rules “{name}” taken away</source>
      <translation>Aufgehobene Regeln „{name}“ weggeworfen</translation>
    </message>
    <message>
      <source>Tournament finished</source>
      <translation>Turnier beendet</translation>
    </message>
    <message>
      <source>Tournament reopened</source>
      <translation>Turnier wieder geöffnet</translation>
    </message>
    <message>
      <source>Tournament cancelled</source>
      <translation>Turnier abgesagt</translation>
    </message>
    <message>
      <source>Tournament laid into the bin</source>
      <translation>Turnier in den Papierkorb gelegt</translation>
    </message>
    <message>
      <source>Tournament taken out of the bin</source>
      <translation>Turnier aus dem Papierkorb geholt</translation>
    </message>
    <message>
      <source>Tournament imported</source>
      <translation>Turnier eingelesen</translation>
    </message>
    <message>
      <source>{count} evenings taken over from an old list</source>
      <translation>{count} Abende aus einer alten Liste übernommen</translation>
    </message>
    <message>
      <source>Tournament brought back from a backup</source>
      <translation>Turnier aus einer Sicherung zurückgeholt</translation>
    </message>
    <message>
      <source>Name, logo or colour of the club changed</source>
      <translation>Name, Logo oder Farbe des Vereins geändert</translation>
    </message>
    <message>
      <source>Copies go onto a stick too</source>
      <translation>Sicherungen gehen auch auf einen Stick</translation>
    </message>
    <message>
      <source>Copies go onto no stick any more</source>
      <translation>Sicherungen gehen auf keinen Stick mehr</translation>
    </message>
    <message>
      <source>Another club file brought in: {count} tournaments</source>
      <translation>Andere Vereinsdatei hereingeholt: {count} Turniere</translation>
    </message>
    <message>
      <source>Person changed</source>
      <translation>Person geändert</translation>
    </message>
    <message>
      <source>Two people made one</source>
      <translation>Zwei Personen zusammengelegt</translation>
    </message>
    <message>
      <source>One person made two</source>
      <translation>Eine Person in zwei getrennt</translation>
    </message>
    <message>
      <source>Season made</source>
      <translation>Saison angelegt</translation>
    </message>
    <message>
      <source>Season changed</source>
      <translation>Saison geändert</translation>
    </message>
    <message>
      <source>Evening counts in a season</source>
      <translation>Abend zählt in einer Saison</translation>
    </message>
    <message>
      <source>Weight of an evening changed</source>
      <translation>Gewicht eines Abends geändert</translation>
    </message>
    <message>
      <source>Evening taken out of a season</source>
      <translation>Abend aus einer Saison genommen</translation>
    </message>
    <message>
      <source>Ranking of a season handed out</source>
      <translation>Rangliste einer Saison ausgegeben</translation>
    </message>
    <message>
      <source>Season taken away</source>
      <translation>Saison gelöscht</translation>
    </message>
    <message>
      <source>Name of a person removed</source>
      <translation>Name einer Person gelöscht</translation>
    </message>
    <message>
      <source>Number {number} registered</source>
      <translation>Nummer {number} gemeldet</translation>
    </message>
    <message>
      <source>Number {number} booked</source>
      <translation>Nummer {number} vorgemerkt</translation>
    </message>
    <message>
      <source>{count} players imported</source>
      <translation>{count} Spieler eingelesen</translation>
    </message>
    <message>
      <source>Number {number}: booked</source>
      <translation>Nummer {number}: vorgemerkt</translation>
    </message>
    <message>
      <source>Number {number}: present</source>
      <translation>Nummer {number}: anwesend</translation>
    </message>
    <message>
      <source>Number {number}: waiting</source>
      <translation>Nummer {number}: in Reserve</translation>
    </message>
    <message>
      <source>Number {number}: withdrawn from round {from} on</source>
      <translation>Nummer {number}: ab Runde {from} gegangen</translation>
    </message>
    <message>
      <source>Number {number}: disqualified from round {from} on</source>
      <translation>Nummer {number}: ab Runde {from} disqualifiziert</translation>
    </message>
    <message>
      <source>Number {number}: entry changed</source>
      <translation>Nummer {number}: Meldung geändert</translation>
    </message>
    <message>
      <source>Number {number} taken out</source>
      <translation>Nummer {number} herausgenommen</translation>
    </message>
    <message>
      <source>Numbers {number} and {other} kept apart</source>
      <translation>Nummern {number} und {other} getrennt gesetzt</translation>
    </message>
    <message>
      <source>Numbers {number} and {other} may sit together again</source>
      <translation>Nummern {number} und {other} dürfen wieder zusammensitzen</translation>
    </message>
    <message>
      <source>Number {other} plays instead of number {number} from round {round} on</source>
      <translation>Nummer {other} spielt ab Runde {round} für Nummer {number}</translation>
    </message>
    <message>
      <source>Number {other} instead of number {number}: whose the points are</source>
      <translation>Nummer {other} für Nummer {number}: wem die Punkte gehören</translation>
    </message>
    <message>
      <source>Number {number} plays again, not number {other}</source>
      <translation>Nummer {number} spielt wieder, nicht Nummer {other}</translation>
    </message>
    <message>
      <source>Round {round} drawn</source>
      <translation>Runde {round} ausgelost</translation>
    </message>
    <message>
      <source>Rounds {round} to {last} planned</source>
      <translation>Runden {round} bis {last} ausgelost</translation>
    </message>
    <message>
      <source>Round {round} and those after it brought to the people who are here</source>
      <translation>Runde {round} und die danach an die Anwesenden angepasst</translation>
    </message>
    <message>
      <source>Number {number} is gone from round {round} on</source>
      <translation>Nummer {number} ist ab Runde {round} gegangen</translation>
    </message>
    <message>
      <source>Way of drawing chosen</source>
      <translation>Art der Auslosung gewählt</translation>
    </message>
    <message>
      <source>Number {number}: wish for the seating</source>
      <translation>Nummer {number}: Wunsch zur Sitzordnung</translation>
    </message>
    <message>
      <source>Number {number}: chip drawn at the door</source>
      <translation>Nummer {number}: Los am Eingang gezogen</translation>
    </message>
    <message>
      <source>Tables of three and four: settled</source>
      <translation>Dreier- und Vierertische: festgelegt</translation>
    </message>
    <message>
      <source>Round {round} opened</source>
      <translation>Runde {round} eröffnet</translation>
    </message>
    <message>
      <source>Round {round} closed</source>
      <translation>Runde {round} abgeschlossen</translation>
    </message>
    <message>
      <source>Round {round} reopened</source>
      <translation>Runde {round} wieder geöffnet</translation>
    </message>
    <message>
      <source>{rounds} rounds are played</source>
      <translation>Es werden {rounds} Runden gespielt</translation>
    </message>
    <message>
      <source>Number of deals changed</source>
      <translation>Zahl der Spiele geändert</translation>
    </message>
    <message>
      <source>Round {round} called off</source>
      <translation>Runde {round} abgesagt</translation>
    </message>
    <message>
      <source>Round {round} counts again</source>
      <translation>Runde {round} zählt wieder</translation>
    </message>
    <message>
      <source>Draw of round {round} thrown away</source>
      <translation>Auslosung von Runde {round} verworfen</translation>
    </message>
    <message>
      <source>Round {round}: seats swapped between tables {table} and {other}</source>
      <translation>Runde {round}: Plätze zwischen Tisch {table} und {other} getauscht</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: other people sat here</source>
      <translation>Runde {round}, Tisch {table}: hier saßen andere</translation>
    </message>
    <message>
      <source>Round {round}: table {table} added</source>
      <translation>Runde {round}: Tisch {table} dazugenommen</translation>
    </message>
    <message>
      <source>Round {round}: table {table} taken out</source>
      <translation>Runde {round}: Tisch {table} herausgenommen</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: deal {deal} booked</source>
      <translation>Runde {round}, Tisch {table}: Spiel {deal} gebucht</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: deal {deal} corrected</source>
      <translation>Runde {round}, Tisch {table}: Spiel {deal} berichtigt</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: deal {deal} deleted</source>
      <translation>Runde {round}, Tisch {table}: Spiel {deal} gelöscht</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: deal {deal} moved to {to}</source>
      <translation>Runde {round}, Tisch {table}: Spiel {deal} auf {to} verschoben</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: deal {deal} disputed</source>
      <translation>Runde {round}, Tisch {table}: Spiel {deal} strittig</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: dispute about deal {deal} settled</source>
      <translation>Runde {round}, Tisch {table}: Streit um Spiel {deal} geklärt</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: totals</source>
      <translation>Runde {round}, Tisch {table}: Summen</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: control line</source>
      <translation>Runde {round}, Tisch {table}: Kontrollzeile</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: accepted</source>
      <translation>Runde {round}, Tisch {table}: anerkannt</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: no longer accepted</source>
      <translation>Runde {round}, Tisch {table}: nicht mehr anerkannt</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: the signed totals stand</source>
      <translation>Runde {round}, Tisch {table}: die unterschriebenen Summen gelten</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: the deals stand</source>
      <translation>Runde {round}, Tisch {table}: die Spiele gelten</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: broken off after {after}</source>
      <translation>Runde {round}, Tisch {table}: nach {after} abgebrochen</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: goes on</source>
      <translation>Runde {round}, Tisch {table}: geht weiter</translation>
    </message>
    <message>
      <source>Round {round}: sheet of table {table} moved to table {to}</source>
      <translation>Runde {round}: Zettel von Tisch {table} zu Tisch {to} verschoben</translation>
    </message>
    <message>
      <source>Round {round}: sheets of tables {table} and {to} changed places</source>
      <translation>Runde {round}: Spielzettel der Tische {table} und {to} vertauscht</translation>
    </message>
    <message>
      <source>Number {number}: adjustment of {points} points</source>
      <translation>Nummer {number}: Punktkorrektur um {points}</translation>
    </message>
    <message>
      <source>Number {number}: adjustment revoked</source>
      <translation>Nummer {number}: Punktkorrektur zurückgenommen</translation>
    </message>
    <message>
      <source>Standing after round {round} released</source>
      <translation>Stand nach Runde {round} veröffentlicht</translation>
    </message>
    <message>
      <source>Standing after round {round} taken back</source>
      <translation>Stand nach Runde {round} zurückgenommen</translation>
    </message>
    <message>
      <source>{field} {value}</source>
      <translation>{field} {value}</translation>
    </message>
    <message>
      <source>seat {seat}: {name}</source>
      <translation>Platz {seat}: {name}</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>{euros}.{cents} €</source>
      <translation>{euros},{cents} €</translation>
    </message>
    <message>
      <source>removed on request</source>
      <translation>auf Wunsch gelöscht</translation>
    </message>
    <message>
      <source>planned</source>
      <translation>geplant</translation>
    </message>
    <message>
      <source>running</source>
      <translation>läuft</translation>
    </message>
    <message>
      <source>final</source>
      <translation>abgeschlossen</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>abgesagt</translation>
    </message>
    <message>
      <source>drawn</source>
      <translation>ausgelost</translation>
    </message>
    <message>
      <source>open</source>
      <translation>läuft</translation>
    </message>
    <message>
      <source>closed</source>
      <translation>abgeschlossen</translation>
    </message>
    <message>
      <source>interim</source>
      <translation>Zwischenstand</translation>
    </message>
    <message>
      <source>corrected</source>
      <translation>berichtigt</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>zero</source>
      <translation>null</translation>
    </message>
    <message>
      <source>average</source>
      <translation>Schnitt</translation>
    </message>
    <message>
      <source>number</source>
      <translation>Nummer</translation>
    </message>
    <message>
      <source>state</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>gone from round</source>
      <translation>weg ab Runde</translation>
    </message>
    <message>
      <source>joined in round</source>
      <translation>dabei ab Runde</translation>
    </message>
    <message>
      <source>points for missed rounds</source>
      <translation>Punkte für verpasste Runden</translation>
    </message>
    <message>
      <source>owes</source>
      <translation>schuldet</translation>
    </message>
    <message>
      <source>guest</source>
      <translation>Gast</translation>
    </message>
    <message>
      <source>team</source>
      <translation>Mannschaft</translation>
    </message>
    <message>
      <source>fixed table</source>
      <translation>fester Tisch</translation>
    </message>
    <message>
      <source>note</source>
      <translation>Bemerkung</translation>
    </message>
    <message>
      <source>first name</source>
      <translation>Vorname</translation>
    </message>
    <message>
      <source>last name</source>
      <translation>Nachname</translation>
    </message>
    <message>
      <source>club</source>
      <translation>Verein</translation>
    </message>
    <message>
      <source>town</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>group</source>
      <translation>Wertung</translation>
    </message>
    <message>
      <source>may be named</source>
      <translation>darf genannt werden</translation>
    </message>
    <message>
      <source>table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>totals</source>
      <translation>Endstand</translation>
    </message>
    <message>
      <source>totals stand</source>
      <translation>Endstand gilt</translation>
    </message>
    <message>
      <source>control line</source>
      <translation>Kontrollzeile</translation>
    </message>
    <message>
      <source>accepted</source>
      <translation>anerkannt</translation>
    </message>
    <message>
      <source>broken off after</source>
      <translation>abgebrochen nach</translation>
    </message>
    <message>
      <source>deals not played count</source>
      <translation>nicht gespielte Spiele zählen</translation>
    </message>
    <message>
      <source>deals planned</source>
      <translation>Spiele geplant</translation>
    </message>
    <message>
      <source>points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>round</source>
      <translation>Runde</translation>
    </message>
    <message>
      <source>deals</source>
      <translation>Spiele</translation>
    </message>
    <message>
      <source>name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>venue</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>ranking</source>
      <translation>Wertung</translation>
    </message>
    <message>
      <source>rounds</source>
      <translation>Runden</translation>
    </message>
    <message>
      <source>from round</source>
      <translation>ab Runde</translation>
    </message>
    <message>
      <source>takes the points</source>
      <translation>übernimmt die Punkte</translation>
    </message>
    <message>
      <source>after round</source>
      <translation>nach Runde</translation>
    </message>
    <message>
      <source>disputed, counts</source>
      <translation>strittig, zählt</translation>
    </message>
    <message>
      <source>disputed</source>
      <translation>strittig</translation>
    </message>
    <message>
      <source>table {table}</source>
      <translation>Tisch {table}</translation>
    </message>
    <message>
      <source>{what}: {value}</source>
      <translation>{what}: {value}</translation>
    </message>
    <message>
      <source>desk {number}</source>
      <translation>Pult {number}</translation>
    </message>
    <message>
      <source>The other file is being looked through</source>
      <translation>Die andere Datei wird durchgesehen</translation>
    </message>
    <message>
      <source>The evenings are being joined</source>
      <translation>Die Abende werden zusammengeführt</translation>
    </message>
    <message>
      <source>Join another club file or archives</source>
      <translation>Andere Vereinsdatei oder Archive zusammenführen</translation>
    </message>
    <message>
      <source>Club files and archives (*.tapp *.json)</source>
      <translation>Vereinsdateien und Archive (*.tapp *.json)</translation>
    </message>
    <message numerus="yes">
      <source>%n evenings new</source>
      <translation>
        <numerusform>%n Abend neu</numerusform>
        <numerusform>%n Abende neu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n equal</source>
      <translation>
        <numerusform>%n gleich</numerusform>
        <numerusform>%n gleich</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n different</source>
      <translation>
        <numerusform>%n anders</numerusform>
        <numerusform>%n anders</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people new</source>
      <translation>
        <numerusform>%n Person neu</numerusform>
        <numerusform>%n Leute neu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files</source>
      <translation>
        <numerusform>%n Datei</numerusform>
        <numerusform>%n Dateien</numerusform>
      </translation>
    </message>
    <message>
      <source>Join with {file}</source>
      <translation>Zusammenführen mit {file}</translation>
    </message>
    <message>
      <source>What is new comes in, what is equal stays. Where both differ, ours stays unless theirs is ticked. Everything is one step, with one undo.</source>
      <translation>Was neu ist, kommt dazu; was gleich ist, bleibt. Wo sich beide unterscheiden, bleibt unseres, wenn nicht angehakt. Alles ist ein Schritt und lässt sich in einem zurücknehmen.</translation>
    </message>
    <message>
      <source>What the other file brings</source>
      <translation>Was die andere Datei bringt</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Zusammenführen</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>Nichts ändern</translation>
    </message>
    <message>
      <source>new here</source>
      <translation>hier neu</translation>
    </message>
    <message numerus="yes">
      <source>%n people known differently</source>
      <translation>
        <numerusform>%n Person anders geschrieben</numerusform>
        <numerusform>%n Leute anders geschrieben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n seasons new</source>
      <translation>
        <numerusform>%n Saison neu</numerusform>
        <numerusform>%n Saisons neu</numerusform>
      </translation>
    </message>
    <message>
      <source>Take theirs</source>
      <translation>Von dort nehmen</translation>
    </message>
    <message>
      <source>Theirs</source>
      <translation>Dort</translation>
    </message>
    <message>
      <source>Ours</source>
      <translation>Hier</translation>
    </message>
    <message>
      <source>Everything of it is here already.</source>
      <translation>Alles davon ist schon hier.</translation>
    </message>
    <message>
      <source>the same here</source>
      <translation>hier genauso</translation>
    </message>
    <message>
      <source>other deals, people or settings</source>
      <translation>andere Spiele, Leute oder Einstellungen</translation>
    </message>
    <message>
      <source>All pages</source>
      <translation>Alle Seiten</translation>
    </message>
    <message>
      <source>Entries</source>
      <translation>Teilnehmer</translation>
    </message>
    <message>
      <source>Seating</source>
      <translation>Auslosung</translation>
    </message>
    <message>
      <source>Scoring</source>
      <translation>Eingabe</translation>
    </message>
    <message>
      <source>Standings</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>Tonight</source>
      <translation>Heute</translation>
    </message>
    <message>
      <source>Club</source>
      <translation>Verein</translation>
    </message>
    <message>
      <source>Any time</source>
      <translation>Jederzeit</translation>
    </message>
    <message>
      <source>Last 10 minutes</source>
      <translation>Letzte 10 Minuten</translation>
    </message>
    <message>
      <source>Last hour</source>
      <translation>Letzte Stunde</translation>
    </message>
    <message>
      <source>Last 24 hours</source>
      <translation>Letzte 24 Stunden</translation>
    </message>
    <message>
      <source>Reason: {reason}</source>
      <translation>Grund: {reason}</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <source>What</source>
      <translation>Was</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Vorher</translation>
    </message>
    <message>
      <source>After</source>
      <translation>Nachher</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>Desk</source>
      <translation>Pult</translation>
    </message>
    <message>
      <source>Undone</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Journal</source>
      <translation>Protokoll</translation>
    </message>
    <message>
      <source>A name, a deal, a reason, a desk …</source>
      <translation>Name, Spiel, Grund, Pult …</translation>
    </message>
    <message>
      <source>Search the journal</source>
      <translation>Im Protokoll suchen</translation>
    </message>
    <message>
      <source>Page</source>
      <translation>Seite</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <source>All evenings of the club</source>
      <translation>Alle Abende des Vereins</translation>
    </message>
    <message>
      <source>Read further back</source>
      <translation>Weiter zurück lesen</translation>
    </message>
    <message>
      <source>Reason (needed once the evening is final)</source>
      <translation>Grund (nötig, sobald der Abend abgeschlossen ist)</translation>
    </message>
    <message>
      <source>Take this step back</source>
      <translation>Diesen Schritt zurücknehmen</translation>
    </message>
    <message>
      <source>Print or save as PDF</source>
      <translation>Drucken oder als PDF speichern</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Nothing is ever erased: taking a step back is a new line, and can be taken back too.</source>
      <translation>Nichts wird gelöscht: Zurücknehmen ist eine neue Zeile und lässt sich selbst zurücknehmen.</translation>
    </message>
    <message>
      <source>Everybody</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Person</translation>
    </message>
    <message>
      <source>{found} of {all} steps</source>
      <translation>{found} von {all} Schritten</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>The old evenings are being kept</source>
      <translation>Die alten Abende werden übernommen</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>Tournament</source>
      <translation>Turnier</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Who is it</source>
      <translation>Wer ist das</translation>
    </message>
    <message>
      <source>Day of the evening</source>
      <translation>Tag des Abends</translation>
    </message>
    <message>
      <source>Name of the evening</source>
      <translation>Name des Abends</translation>
    </message>
    <message>
      <source>First day of the table</source>
      <translation>Erster Tag der Tabelle</translation>
    </message>
    <message>
      <source>Name of the season</source>
      <translation>Name der Saison</translation>
    </message>
    <message>
      <source>Old result lists</source>
      <translation>Alte Ergebnislisten</translation>
    </message>
    <message>
      <source>Lists (*.csv *.txt *.xlsx *.xls *.ods)</source>
      <translation>Listen (*.csv *.txt *.xlsx *.xls *.ods)</translation>
    </message>
    <message>
      <source>{file} can't be read: {why}</source>
      <translation>{file} kann nicht gelesen werden: {why}</translation>
    </message>
    <message>
      <source>Old result list: {file}</source>
      <translation>Alte Ergebnisliste: {file}</translation>
    </message>
    <message>
      <source>Places and totals are kept as the list has them. These evenings have no deals, and every page says so.</source>
      <translation>Plätze und Summen werden so übernommen, wie sie in der Liste stehen. Diese Abende haben keine Spiele, und jede Seite sagt das auch.</translation>
    </message>
    <message>
      <source>The first line names the columns</source>
      <translation>Die erste Zeile benennt die Spalten</translation>
    </message>
    <message>
      <source>Lines of the list</source>
      <translation>Zeilen der Liste</translation>
    </message>
    <message numerus="yes">
      <source>Keep %n evenings</source>
      <translation>
        <numerusform>%n Abend übernehmen</numerusform>
        <numerusform>%n Abende übernehmen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people known</source>
      <translation>
        <numerusform>%n Person bekannt</numerusform>
        <numerusform>%n Leute bekannt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n new</source>
      <translation>
        <numerusform>%n neu</numerusform>
        <numerusform>%n neu</numerusform>
      </translation>
    </message>
    <message>
      <source>new</source>
      <translation>neu</translation>
    </message>
    <message>
      <source>somebody new</source>
      <translation>jemand Neues</translation>
    </message>
    <message>
      <source>Which game</source>
      <translation>Welches Spiel</translation>
    </message>
    <message numerus="yes">
      <source>%n evenings</source>
      <translation>
        <numerusform>%n Abend</numerusform>
        <numerusform>%n Abende</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n names that several people have</source>
      <translation>
        <numerusform>%n Name, den mehrere Leute haben</numerusform>
        <numerusform>%n Namen, die mehrere Leute haben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n evenings are here already</source>
      <translation>
        <numerusform>%n Abend ist schon hier</numerusform>
        <numerusform>%n Abende sind schon hier</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n old evenings are kept.</source>
      <translation>
        <numerusform>%n alter Abend ist übernommen.</numerusform>
        <numerusform>%n alte Abende sind übernommen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Person: {name}</source>
      <translation>Person: {name}</translation>
    </message>
    <message>
      <source>First name</source>
      <translation>Vorname</translation>
    </message>
    <message>
      <source>Last name</source>
      <translation>Nachname</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Notiz</translation>
    </message>
    <message>
      <source>ladies, youth …</source>
      <translation>Damen, Jugend …</translation>
    </message>
    <message>
      <source>Does not want to appear outside the hall</source>
      <translation>Möchte außerhalb des Saals nicht genannt werden</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Übernehmen</translation>
    </message>
    <message>
      <source>Leave as it was</source>
      <translation>Lassen, wie es war</translation>
    </message>
    <message>
      <source>This holds for all evenings of this person.</source>
      <translation>Gilt für alle Abende dieser Person.</translation>
    </message>
    <message>
      <source>The copies are being looked through</source>
      <translation>Die Sicherungen werden durchgesehen</translation>
    </message>
    <message>
      <source>The name is being removed from the copies</source>
      <translation>Der Name wird aus den Sicherungen entfernt</translation>
    </message>
    <message>
      <source>Remove a name for good</source>
      <translation>Einen Namen endgültig entfernen</translation>
    </message>
    <message>
      <source>Name, club, town and notes of {name} are removed from this file, from its journal too. Places, points and deals stay, without a name. It can't be undone.</source>
      <translation>Name, Verein, Ort und Notizen von {name} werden aus dieser Datei entfernt, auch aus dem Protokoll. Plätze, Punkte und Spiele bleiben, ohne Namen. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
      <source>To confirm, type the name: {name}</source>
      <translation>Zur Bestätigung den Namen eintippen: {name}</translation>
    </message>
    <message>
      <source>Remove the name for good</source>
      <translation>Namen endgültig entfernen</translation>
    </message>
    <message>
      <source>What can't be reached: paper, PDFs, and files that were sent or lie on a stick that isn't here.</source>
      <translation>Nicht erreichbar: Papier, PDFs und Dateien, die verschickt wurden oder auf einem Stick liegen, der nicht da ist.</translation>
    </message>
    <message>
      <source>The name is removed; the results stay.</source>
      <translation>Der Name ist entfernt; die Ergebnisse bleiben.</translation>
    </message>
    <message numerus="yes">
      <source>%n copies of the club file hold the name too; it is removed from them as well: {names}.</source>
      <translation>
        <numerusform>%n Kopie der Vereinsdatei enthält den Namen auch; dort wird er ebenfalls entfernt: {names}.</numerusform>
        <numerusform>%n Kopien der Vereinsdatei enthalten den Namen auch; dort wird er ebenfalls entfernt: {names}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n saved lists or archives name the person and stay; delete them by hand: {names}.</source>
      <translation>
        <numerusform>%n gespeicherte Liste oder Archivdatei nennt die Person und bleibt; bitte von Hand löschen: {names}.</numerusform>
        <numerusform>%n gespeicherte Listen oder Archive nennen die Person und bleiben; bitte von Hand löschen: {names}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n typed reasons or teams hold the last name; they stay.</source>
      <translation>
        <numerusform>%n getippte Begründung oder Mannschaft enthält den Nachnamen; sie bleibt.</numerusform>
        <numerusform>%n getippte Begründungen oder Mannschaften enthalten den Nachnamen; sie bleiben.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The name is removed from the club file. %n copies could not be changed and still hold it; delete them by hand: {names}.</source>
      <translation>
        <numerusform>Der Name ist aus der Vereinsdatei entfernt. %n Kopie ließ sich nicht ändern und enthält ihn noch; bitte von Hand löschen: {names}.</numerusform>
        <numerusform>Der Name ist aus der Vereinsdatei entfernt. %n Kopien ließen sich nicht ändern und enthalten ihn noch; bitte von Hand löschen: {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No copy of the club file within reach holds the name.</source>
      <translation>Keine erreichbare Kopie der Vereinsdatei enthält den Namen.</translation>
    </message>
    <message>
      <source>Who is {name} too?</source>
      <translation>Wer ist auch {name}?</translation>
    </message>
    <message>
      <source>Who may be the same person</source>
      <translation>Wer dieselbe Person sein könnte</translation>
    </message>
    <message>
      <source>Make them one</source>
      <translation>Zusammenlegen</translation>
    </message>
    <message>
      <source>All evenings of {other} go to {name}, and {other} is no longer in the list. It can be undone.</source>
      <translation>Alle Abende von {other} gehen an {name}; {other} steht dann nicht mehr in der Liste. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
      <source>{other} is {name} now.</source>
      <translation>{other} ist jetzt {name}.</translation>
    </message>
    <message>
      <source>The other one</source>
      <translation>Die andere Person</translation>
    </message>
    <message>
      <source>Nobody fits. Type the other name.</source>
      <translation>Niemand passt. Den anderen Namen eintippen.</translation>
    </message>
    <message>
      <source>{name} is two people</source>
      <translation>{name} ist zwei Personen</translation>
    </message>
    <message>
      <source>Evenings of the other person</source>
      <translation>Abende der anderen Person</translation>
    </message>
    <message>
      <source>Make two of one</source>
      <translation>Trennen</translation>
    </message>
    <message>
      <source>Tick the evenings at which it was the other person. It can be undone.</source>
      <translation>Die Abende ankreuzen, an denen es die andere Person war. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
      <source>Who the other person is</source>
      <translation>Wer die andere Person ist</translation>
    </message>
    <message numerus="yes">
      <source>%n evenings are somebody else's now.</source>
      <translation>
        <numerusform>%n Abend gehört jetzt jemand anderem.</numerusform>
        <numerusform>%n Abende gehören jetzt jemand anderem.</numerusform>
      </translation>
    </message>
    <message>
      <source>Everything is being counted again</source>
      <translation>Alles wird neu gerechnet</translation>
    </message>
    <message>
      <source>place</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>would be</source>
      <translation>wäre</translation>
    </message>
    <message>
      <source>they'd be</source>
      <translation>wären</translation>
    </message>
    <message>
      <source>Count again: {name}</source>
      <translation>Nachrechnen: {name}</translation>
    </message>
    <message>
      <source>What would be otherwise</source>
      <translation>Was anders wäre</translation>
    </message>
    <message>
      <source>Count again</source>
      <translation>Nachrechnen</translation>
    </message>
    <message>
      <source>Evenings of the game</source>
      <translation>Abende des Spiels</translation>
    </message>
    <message>
      <source>Choose other rules; the evening itself stays as it is.</source>
      <translation>Andere Regeln wählen; der Abend selbst bleibt, wie er ist.</translation>
    </message>
    <message numerus="yes">
      <source>%n deals would count differently</source>
      <translation>
        <numerusform>%n Spiel würde anders zählen</numerusform>
        <numerusform>%n Spiele würden anders zählen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people would have other points or places</source>
      <translation>
        <numerusform>%n Person hätte andere Punkte oder einen anderen Platz</numerusform>
        <numerusform>%n Leute hätten andere Punkte oder Plätze</numerusform>
      </translation>
    </message>
    <message>
      <source>the usual rules</source>
      <translation>die üblichen Regeln</translation>
    </message>
    <message>
      <source>Counted as</source>
      <translation>Gerechnet als</translation>
    </message>
    <message numerus="yes">
      <source>%n evenings of another game, or without deals, stay as they are.</source>
      <translation>
        <numerusform>%n Abend mit anderem Spiel oder ohne Spiele bleibt, wie er ist.</numerusform>
        <numerusform>%n Abende mit anderem Spiel oder ohne Spiele bleiben, wie sie sind.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n evenings have deals that these rules don't allow, and stay as they are: {names}.</source>
      <translation>
        <numerusform>%n Abend hat Spiele, die diese Regeln nicht zulassen, und bleibt, wie er ist: {names}.</numerusform>
        <numerusform>%n Abende haben Spiele, die diese Regeln nicht zulassen, und bleiben, wie sie sind: {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>These rules don't allow every deal of the evening.</source>
      <translation>Diese Regeln lassen nicht jedes Spiel des Abends zu.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}, deal {deal}: {why}</source>
      <translation>Runde {round}, Tisch {table}, Spiel {deal}: {why}</translation>
    </message>
    <message>
      <source>{name} stays first</source>
      <translation>{name} bleibt vorn</translation>
    </message>
    <message>
      <source>{after} would be first instead of {before}</source>
      <translation>{after} wäre vorn statt {before}</translation>
    </message>
    <message>
      <source>Winter 2026/27</source>
      <translation>Winter 2026/27</translation>
    </message>
    <message>
      <source>Our own way</source>
      <translation>Auf unsere Art</translation>
    </message>
    <message>
      <source>Evenings that count</source>
      <translation>Abende, die zählen</translation>
    </message>
    <message>
      <source>The chosen evening counts … times</source>
      <translation>Der gewählte Abend zählt … mal</translation>
    </message>
    <message numerus="yes">
      <source>%n evenings count</source>
      <translation>
        <numerusform>%n Abend zählt</numerusform>
        <numerusform>%n Abende zählen</numerusform>
      </translation>
    </message>
    <message>
      <source>Begin a season</source>
      <translation>Saison anlegen</translation>
    </message>
    <message>
      <source>Season {name}</source>
      <translation>Saison {name}</translation>
    </message>
    <message>
      <source>Begin the season</source>
      <translation>Saison anlegen</translation>
    </message>
    <message>
      <source>How it counts</source>
      <translation>Wertung</translation>
    </message>
    <message>
      <source>place was</source>
      <translation>Platz war</translation>
    </message>
    <message>
      <source>is</source>
      <translation>ist</translation>
    </message>
    <message>
      <source>points were</source>
      <translation>Punkte waren</translation>
    </message>
    <message>
      <source>are</source>
      <translation>sind</translation>
    </message>
    <message>
      <source>no longer in the list</source>
      <translation>nicht mehr in der Liste</translation>
    </message>
    <message>
      <source>others have other points</source>
      <translation>andere haben andere Punkte</translation>
    </message>
    <message>
      <source>What changed in {season}</source>
      <translation>Was sich in {season} geändert hat</translation>
    </message>
    <message>
      <source>Against the list handed out on {at}; evenings played since then don't count here.</source>
      <translation>Gegenüber der Liste vom {at}; seither gespielte Abende zählen hier nicht.</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Was sich geändert hat</translation>
    </message>
    <message>
      <source>Because of</source>
      <translation>Wegen</translation>
    </message>
    <message>
      <source>all</source>
      <translation>alle</translation>
    </message>
    <message>
      <source>nobody</source>
      <translation>niemand</translation>
    </message>
    <message>
      <source>Guests are ranked</source>
      <translation>Gäste kommen in die Wertung</translation>
    </message>
    <message>
      <source>Teams instead of people</source>
      <translation>Mannschaften statt Einzelner</translation>
    </message>
    <message>
      <source>Points of places 1, 2, 3 …</source>
      <translation>Punkte für Platz 1, 2, 3 …</translation>
    </message>
    <message>
      <source>Every later place</source>
      <translation>Jeder weitere Platz</translation>
    </message>
    <message>
      <source>Value of a place</source>
      <translation>Wert eines Platzes</translation>
    </message>
    <message>
      <source>So many of a team count</source>
      <translation>So viele je Mannschaft zählen</translation>
    </message>
    <message>
      <source>When level, criterion {number}</source>
      <translation>Bei Gleichstand, {number}. Merkmal</translation>
    </message>
    <message>
      <source>What an evening is worth</source>
      <translation>Was ein Abend wert ist</translation>
    </message>
    <message>
      <source>Bonus for a round sat out willingly</source>
      <translation>Zuschlag für eine freiwillig ausgesetzte Runde</translation>
    </message>
    <message>
      <source>When level, in this order</source>
      <translation>Bei Gleichstand, der Reihe nach</translation>
    </message>
    <message>
      <source>Numbers only, with spaces between them.</source>
      <translation>Nur Zahlen, mit Leerzeichen dazwischen.</translation>
    </message>
    <message>
      <source>Best evenings that count</source>
      <translation>Beste Abende, die zählen</translation>
    </message>
    <message>
      <source>Evenings needed for a place</source>
      <translation>Mindestens so viele Abende</translation>
    </message>
    <message>
      <source>An evening missed counts</source>
      <translation>Versäumter Abend</translation>
    </message>
    <message>
      <source>Bonus for an evening won</source>
      <translation>Zuschlag für Abendsieg</translation>
    </message>
    <message>
      <source>Who is in the list</source>
      <translation>Wer in der Liste steht</translation>
    </message>
    <message>
      <source>How many qualify</source>
      <translation>Es qualifizieren sich</translation>
    </message>
    <message>
      <source>R {round}, table {table}, deal {deal}</source>
      <translation>R {round}, Tisch {table}, Spiel {deal}</translation>
    </message>
    <message numerus="yes">
      <source>%n people, one evening each</source>
      <translation>
        <numerusform>%n Person, ein Abend</numerusform>
        <numerusform>%n Leute mit je einem Abend</numerusform>
      </translation>
    </message>
    <message>
      <source>a won one</source>
      <translation>Gewinn</translation>
    </message>
    <message>
      <source>one not won</source>
      <translation>Verlust</translation>
    </message>
    <message>
      <source>luck a deal</source>
      <translation>Glück</translation>
    </message>
    <message>
      <source>Biggest win</source>
      <translation>Höchster Gewinn</translation>
    </message>
    <message>
      <source>Biggest loss</source>
      <translation>Höchster Verlust</translation>
    </message>
    <message>
      <source>Best evening</source>
      <translation>Bester Abend</translation>
    </message>
    <message>
      <source>Best round</source>
      <translation>Beste Runde</translation>
    </message>
    <message>
      <source>Longest run won</source>
      <translation>Längste Siegesreihe</translation>
    </message>
    <message>
      <source>Year</source>
      <translation>Jahr</translation>
    </message>
    <message>
      <source>Most evenings won by</source>
      <translation>Meiste Abendsiege</translation>
    </message>
    <message>
      <source>won</source>
      <translation>gewonnen</translation>
    </message>
    <message>
      <source>evenings</source>
      <translation>Abende</translation>
    </message>
    <message>
      <source>with deals</source>
      <translation>mit Spielen</translation>
    </message>
    <message>
      <source>people an evening</source>
      <translation>Spieler je Abend</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <source>Won by</source>
      <translation>Sieger</translation>
    </message>
    <message>
      <source>evenings won</source>
      <translation>Abendsiege</translation>
    </message>
    <message>
      <source>places 1–3</source>
      <translation>Platz 1–3</translation>
    </message>
    <message>
      <source>all points</source>
      <translation>alle Punkte</translation>
    </message>
    <message>
      <source>declared %</source>
      <translation>angesagt %</translation>
    </message>
    <message>
      <source>won %</source>
      <translation>gewonnen %</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Rekord</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Held by</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>Contract</source>
      <translation>Spielart</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>in all</source>
      <translation>insgesamt</translation>
    </message>
    <message>
      <source>{day}</source>
      <translation>{day}</translation>
    </message>
    <message>
      <source>sample</source>
      <translation>Beispiel</translation>
    </message>
    <message>
      <source>in the bin</source>
      <translation>im Papierkorb</translation>
    </message>
    <message>
      <source>from a list</source>
      <translation>aus Liste</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>People</source>
      <translation>Leute</translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation>Runden</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Zustand</translation>
    </message>
    <message numerus="yes">
      <source>Of everybody with at least %n deals. Luck is what the deals that others declared brought on average.</source>
      <translation>
        <numerusform>Von allen mit mindestens %n Spiel. Glück ist, was die Spiele der anderen im Schnitt brachten.</numerusform>
        <numerusform>Von allen mit mindestens %n Spielen. Glück ist, was die Spiele der anderen im Schnitt brachten.</numerusform>
      </translation>
    </message>
    <message>
      <source>Our club over the years</source>
      <translation>Unser Verein über die Jahre</translation>
    </message>
    <message>
      <source>Best and weakest</source>
      <translation>Bestes und Schwächstes</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Plätze</translation>
    </message>
    <message>
      <source>Contracts</source>
      <translation>Spielarten</translation>
    </message>
    <message>
      <source>Met</source>
      <translation>Mitspieler</translation>
    </message>
    <message>
      <source>Evenings</source>
      <translation>Abende</translation>
    </message>
    <message>
      <source>Champions</source>
      <translation>Meister</translation>
    </message>
    <message>
      <source>Hall of fame</source>
      <translation>Ruhmeshalle</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Rekorde</translation>
    </message>
    <message>
      <source>How people play</source>
      <translation>Spielweise</translation>
    </message>
    <message>
      <source>Winners</source>
      <translation>Sieger</translation>
    </message>
    <message>
      <source>Rating</source>
      <translation>Wertungszahl</translation>
    </message>
    <message>
      <source>Last evening</source>
      <translation>Letzter Abend</translation>
    </message>
    <message>
      <source>one not won {points}</source>
      <translation>ein nicht gewonnenes {points}</translation>
    </message>
    <message>
      <source>{points} points, {name}, {day}</source>
      <translation>{points} Punkte, {name}, {day}</translation>
    </message>
    <message>
      <source>{place} place of {field}</source>
      <translation>{place} Platz von {field}</translation>
    </message>
    <message numerus="yes">
      <source>%n declarations in a row</source>
      <translation>
        <numerusform>%n angesagtes Spiel</numerusform>
        <numerusform>%n angesagte Spiele hintereinander</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n of them with deals</source>
      <translation>
        <numerusform>%n davon mit Spielen</numerusform>
        <numerusform>%n davon mit Spielen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n evenings won</source>
      <translation>
        <numerusform>%n Abendsieg</numerusform>
        <numerusform>%n Abendsiege</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n times among the first three</source>
      <translation>
        <numerusform>%n-mal Platz 1 bis 3</numerusform>
        <numerusform>%n-mal Platz 1 bis 3</numerusform>
      </translation>
    </message>
    <message>
      <source>declared {declared} of {played} deals ({share} %)</source>
      <translation>{declared} von {played} Spielen angesagt ({share} %)</translation>
    </message>
    <message>
      <source>one not won brought {points} on average</source>
      <translation>ein nicht gewonnenes brachte im Schnitt {points}</translation>
    </message>
    <message>
      <source>of</source>
      <translation>von</translation>
    </message>
    <message>
      <source>a deal</source>
      <translation>je Spiel</translation>
    </message>
    <message>
      <source>declared</source>
      <translation>angesagt</translation>
    </message>
    <message>
      <source>on average</source>
      <translation>im Schnitt</translation>
    </message>
    <message>
      <source>tables</source>
      <translation>Tische</translation>
    </message>
    <message>
      <source>ahead</source>
      <translation>vorn</translation>
    </message>
    <message>
      <source>behind</source>
      <translation>hinten</translation>
    </message>
    <message>
      <source>level</source>
      <translation>gleich</translation>
    </message>
    <message>
      <source>balance</source>
      <translation>Bilanz</translation>
    </message>
    <message>
      <source>a won one brought {points} on average</source>
      <translation>ein gewonnenes brachte im Schnitt {points}</translation>
    </message>
    <message>
      <source>Weakest evening</source>
      <translation>Schwächster Abend</translation>
    </message>
    <message>
      <source>Longest run lost</source>
      <translation>Längste Verlustreihe</translation>
    </message>
    <message>
      <source>Run that goes on</source>
      <translation>Laufende Siegesreihe</translation>
    </message>
    <message>
      <source>estimate</source>
      <translation>Schätzung</translation>
    </message>
    <message>
      <source>uncertainty</source>
      <translation>Unsicherheit</translation>
    </message>
    <message>
      <source>ranked by</source>
      <translation>gewertet</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>Klasse</translation>
    </message>
    <message>
      <source>Round {round}, table {table}, deal {deal}</source>
      <translation>Runde {round}, Tisch {table}, Spiel {deal}</translation>
    </message>
    <message>
      <source>person</source>
      <translation>Person</translation>
    </message>
    <message>
      <source>evening</source>
      <translation>Abend</translation>
    </message>
    <message>
      <source>deal</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>Found</source>
      <translation>Gefunden</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Wo</translation>
    </message>
    <message>
      <source>qualified</source>
      <translation>qualifiziert</translation>
    </message>
    <message>
      <source>decided by: {tie}</source>
      <translation>entschieden durch: {tie}</translation>
    </message>
    <message>
      <source>{value}, struck: it does not count</source>
      <translation>{value}, gestrichen: zählt nicht</translation>
    </message>
    <message>
      <source>Sum</source>
      <translation>Summe</translation>
    </message>
    <message>
      <source>Team</source>
      <translation>Mannschaft</translation>
    </message>
    <message>
      <source>Remark</source>
      <translation>Bemerkung</translation>
    </message>
    <message>
      <source>All points</source>
      <translation>Alle Punkte</translation>
    </message>
    <message>
      <source>The points of all evenings are added up; nothing is struck.</source>
      <translation>Die Punkte aller Abende werden zusammengezählt; gestrichen wird nichts.</translation>
    </message>
    <message>
      <source>All points, for those who always came</source>
      <translation>Alle Punkte, nur wer immer da war</translation>
    </message>
    <message>
      <source>The points are added up; only who came to every evening can be first.</source>
      <translation>Die Punkte werden zusammengezählt; einen Platz bekommt nur, wer an jedem Abend da war.</translation>
    </message>
    <message>
      <source>All points, winners of a day honoured</source>
      <translation>Alle Punkte, Tagessieger zählen</translation>
    </message>
    <message>
      <source>The points are added up; of level people, who won more evenings stands in front.</source>
      <translation>Die Punkte werden zusammengezählt; bei Gleichstand steht vorn, wer mehr Abende gewonnen hat.</translation>
    </message>
    <message>
      <source>Places by the size of the field</source>
      <translation>Plätze nach Größe des Feldes</translation>
    </message>
    <message>
      <source>Each evening gives one point for everybody who is beaten, and one for taking part.</source>
      <translation>Jeder Abend bringt einen Punkt für jeden, der hinter einem liegt, und einen fürs Mitspielen.</translation>
    </message>
    <message>
      <source>25-18-15, best of them, final counts double</source>
      <translation>25-18-15, die besten, Finale doppelt</translation>
    </message>
    <message>
      <source>The first ten get 25, 18, 15, 12, 10, 8, 6, 4, 2 and 1, everybody else 1; the weakest evening is struck, the last one counts double.</source>
      <translation>Die ersten zehn bekommen 25, 18, 15, 12, 10, 8, 6, 4, 2 und 1, alle anderen 1; der schwächste Abend wird gestrichen, der letzte zählt doppelt.</translation>
    </message>
    <message>
      <source>Qualifying for a final</source>
      <translation>Qualifikation fürs Finale</translation>
    </message>
    <message>
      <source>Places count in percent of the field; the first sixteen qualify for the final.</source>
      <translation>Plätze zählen in Prozent des Feldes; die ersten sechzehn kommen ins Finale.</translation>
    </message>
    <message>
      <source>Best evenings</source>
      <translation>Die besten Abende</translation>
    </message>
    <message>
      <source>The points of the best two thirds of the evenings count, the others are struck.</source>
      <translation>Die Punkte der besten zwei Drittel der Abende zählen, die anderen werden gestrichen.</translation>
    </message>
    <message>
      <source>The top quarter scores</source>
      <translation>Das vorderste Viertel punktet</translation>
    </message>
    <message>
      <source>Only the first quarter of the field gets points: the last of them one, each before one more.</source>
      <translation>Nur das vorderste Viertel des Feldes bekommt Punkte: der letzte davon einen, jeder davor einen mehr.</translation>
    </message>
    <message>
      <source>Points by rank at the table</source>
      <translation>Punkte nach Rang am Tisch</translation>
    </message>
    <message>
      <source>At each table and round the best gets most, whatever the deals brought; those are added up.</source>
      <translation>An jedem Tisch bekommt in jeder Runde der Beste am meisten, egal was die Spiele brachten; das wird zusammengezählt.</translation>
    </message>
    <message>
      <source>Points of the evening</source>
      <translation>Punkte des Abends</translation>
    </message>
    <message>
      <source>Places, by a table</source>
      <translation>Plätze, nach einer Liste</translation>
    </message>
    <message>
      <source>Places, by the size of the field</source>
      <translation>Plätze, nach Größe des Feldes</translation>
    </message>
    <message>
      <source>Rank at each table</source>
      <translation>Rang an jedem Tisch</translation>
    </message>
    <message>
      <source>Attendance</source>
      <translation>Teilnahme</translation>
    </message>
    <message>
      <source>one for each who is beaten, and one</source>
      <translation>einer für jeden dahinter, und einer</translation>
    </message>
    <message>
      <source>percent of the field</source>
      <translation>Prozent des Feldes</translation>
    </message>
    <message>
      <source>only the top quarter</source>
      <translation>nur das vorderste Viertel</translation>
    </message>
    <message>
      <source>best evening</source>
      <translation>bester Abend</translation>
    </message>
    <message>
      <source>second best evening</source>
      <translation>zweitbester Abend</translation>
    </message>
    <message>
      <source>attendance</source>
      <translation>Teilnahme</translation>
    </message>
    <message>
      <source>last evening</source>
      <translation>letzter Abend</translation>
    </message>
    <message>
      <source>all results, struck ones too</source>
      <translation>alle Ergebnisse, auch gestrichene</translation>
    </message>
    <message>
      <source>{name} is first after the next evening with {points} points there, if the others do as before.</source>
      <translation>{name} steht nach dem nächsten Abend vorn, wenn dort {points} Punkte gelingen und die anderen spielen wie im Schnitt.</translation>
    </message>
    <message>
      <source>No number is enough whatever the others do: points have no limit.</source>
      <translation>Unabhängig von den anderen reicht keine Zahl: Punkte sind nach oben offen.</translation>
    </message>
    <message>
      <source>a {place} place or better</source>
      <translation>ein {place} Platz oder besser</translation>
    </message>
    <message>
      <source>{name} is first after the next evening with {result} there, whatever the others do.</source>
      <translation>{name} steht nach dem nächsten Abend vorn, wenn dort {result} gelingt, egal was die anderen tun.</translation>
    </message>
    <message>
      <source>{name} can't be first after one more evening.</source>
      <translation>{name} kann mit einem Abend allein nicht auf den ersten Platz kommen.</translation>
    </message>
    <message>
      <source>{name} is first after the next evening with {points} points by rank there, if the others do as before.</source>
      <translation>{name} steht nach dem nächsten Abend vorn, wenn dort {points} Rangpunkte gelingen und die anderen spielen wie im Schnitt.</translation>
    </message>
    <message>
      <source>a win</source>
      <translation>der Sieg</translation>
    </message>
    <message>
      <source>best {best} of {all}, others in brackets</source>
      <translation>die besten {best} von {all}, andere in Klammern</translation>
    </message>
    <message>
      <source>at least {least} evenings</source>
      <translation>mindestens {least} Abende</translation>
    </message>
    <message>
      <source>teams of {size}</source>
      <translation>Mannschaften zu {size}</translation>
    </message>
    <message>
      <source>only {group}</source>
      <translation>nur {group}</translation>
    </message>
    <message>
      <source>when level: {ties}</source>
      <translation>bei Gleichstand: {ties}</translation>
    </message>
    <message>
      <source>{name} is first after the next evening with {result} there, if the others do as before.</source>
      <translation>{name} steht nach dem nächsten Abend vorn, wenn dort {result} gelingt und die anderen spielen wie im Schnitt.</translation>
    </message>
    <message>
      <source>Enough whatever the others do: {result}.</source>
      <translation>Sicher reicht: {result}.</translation>
    </message>
    <message>
      <source>No place is enough whatever the others do.</source>
      <translation>Sicher reicht kein Platz.</translation>
    </message>
    <message>
      <source>No place makes it certain: rank at the tables is not the place.</source>
      <translation>Kein Platz macht es sicher: Der Rang am Tisch ist nicht der Platz.</translation>
    </message>
    <message>
      <source>Seasons</source>
      <translation>Saison</translation>
    </message>
    <message>
      <source>What of the history</source>
      <translation>Was von früher</translation>
    </message>
    <message>
      <source>Names are covered</source>
      <translation>Die Namen sind verdeckt</translation>
    </message>
    <message>
      <source>So that nobody reads them while the desk is left. F9 uncovers hall and desk.</source>
      <translation>Damit niemand mitliest, solange keiner am Pult ist. F9 deckt Saal und Pult wieder auf.</translation>
    </message>
    <message>
      <source>Uncover</source>
      <translation>Aufdecken</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Chronik</translation>
    </message>
    <message>
      <source>What of the club</source>
      <translation>Was vom Verein</translation>
    </message>
    <message>
      <source>No finished evening yet</source>
      <translation>Noch kein abgeschlossener Abend</translation>
    </message>
    <message>
      <source>Champions, records and what was played over the years stand here once the first evening is final.</source>
      <translation>Meister, Rekorde und was über die Jahre gespielt wurde, stehen hier, sobald der erste Abend abgeschlossen ist.</translation>
    </message>
    <message numerus="yes">
      <source>%n evenings, {deals} with deals</source>
      <translation>
        <numerusform>%n Abend, davon {deals} mit Spielen</numerusform>
        <numerusform>%n Abende, davon {deals} mit Spielen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deals</source>
      <translation>
        <numerusform>%n Spiel</numerusform>
        <numerusform>%n Spiele</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people</source>
      <translation>
        <numerusform>%n Person</numerusform>
        <numerusform>%n Personen</numerusform>
      </translation>
    </message>
    <message>
      <source>Go to Tonight</source>
      <translation>Zu „Heute Abend“</translation>
    </message>
    <message>
      <source>Only totals are known of these evenings, no deals.</source>
      <translation>Von diesen Abenden sind nur Summen bekannt, keine Spiele.</translation>
    </message>
    <message numerus="yes">
      <source>Nobody has played %n deals yet.</source>
      <translation>
        <numerusform>Noch niemand hat %n Spiel gespielt.</numerusform>
        <numerusform>Noch niemand hat %n Spiele gespielt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Of a record that many share, the first %n are named.</source>
      <translation>
        <numerusform>Von einem Rekord, den mehrere halten, steht der erste Halter hier.</numerusform>
        <numerusform>Von einem Rekord, den viele halten, stehen die ersten %n hier.</numerusform>
      </translation>
    </message>
    <message>
      <source>Between {low} and {high} points, last {last}.</source>
      <translation>Zwischen {low} und {high} Punkten, zuletzt {last}.</translation>
    </message>
    <message>
      <source>What the curve shows</source>
      <translation>Was die Kurve zeigt</translation>
    </message>
    <message>
      <source>Closer</source>
      <translation>Größer</translation>
    </message>
    <message>
      <source>Wider</source>
      <translation>Kleiner</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Alles zeigen</translation>
    </message>
    <message>
      <source>Save as picture</source>
      <translation>Als Bild speichern</translation>
    </message>
    <message>
      <source>Curve of {name}</source>
      <translation>Kurve von {name}</translation>
    </message>
    <message>
      <source>Best place {best}, last {last}; the first place is at the top.</source>
      <translation>Bester Platz {best}, zuletzt {last}; der erste Platz ist oben.</translation>
    </message>
    <message>
      <source>One evening so far: {points} points.</source>
      <translation>Bisher ein Abend: {points} Punkte.</translation>
    </message>
    <message>
      <source>Save the curve</source>
      <translation>Kurve speichern</translation>
    </message>
    <message>
      <source>Pictures (*.png)</source>
      <translation>Bilder (*.png)</translation>
    </message>
    <message>
      <source>No evening with a place yet.</source>
      <translation>Noch kein Abend mit Platz.</translation>
    </message>
    <message>
      <source>Our evenings</source>
      <translation>Unsere Abende</translation>
    </message>
    <message>
      <source>Name, place, game or year</source>
      <translation>Name, Ort, Spiel oder Jahr</translation>
    </message>
    <message>
      <source>Search the evenings</source>
      <translation>Abende suchen</translation>
    </message>
    <message>
      <source>Show the bin</source>
      <translation>Papierkorb zeigen</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>New tournament like this one</source>
      <translation>Neues Turnier wie dieses</translation>
    </message>
    <message>
      <source>Put into the bin</source>
      <translation>In den Papierkorb</translation>
    </message>
    <message>
      <source>Save as archive</source>
      <translation>Als Archiv speichern</translation>
    </message>
    <message>
      <source>In and out …</source>
      <translation>Einlesen und ausgeben …</translation>
    </message>
    <message>
      <source>No evening yet</source>
      <translation>Noch kein Abend</translation>
    </message>
    <message>
      <source>Every tournament stays here with all its deals: open it again, look up who won, begin one like it.</source>
      <translation>Jedes Turnier bleibt hier mit allen Spielen: wieder öffnen, nachsehen, wer gewonnen hat, eines wie dieses anlegen.</translation>
    </message>
    <message>
      <source>Old winners' lists of the club can be taken over from a spreadsheet.</source>
      <translation>Alte Siegerlisten des Vereins lassen sich aus einer Tabelle übernehmen.</translation>
    </message>
    <message>
      <source>Take out of the bin</source>
      <translation>Aus dem Papierkorb holen</translation>
    </message>
    <message>
      <source>Tournament archives (*.json)</source>
      <translation>Turnierarchive (*.json)</translation>
    </message>
    <message>
      <source>Read an archive</source>
      <translation>Archiv einlesen</translation>
    </message>
    <message>
      <source>The other file is joined; Undo takes all of it back.</source>
      <translation>Die andere Datei ist zusammengeführt; „Rückgängig“ nimmt alles davon zurück.</translation>
    </message>
    <message>
      <source>An evening from its archive …</source>
      <translation>Abend aus einem Archiv …</translation>
    </message>
    <message>
      <source>Join with another club file or archives …</source>
      <translation>Mit anderer Vereinsdatei oder Archiven zusammenführen …</translation>
    </message>
    <message>
      <source>Old result lists …</source>
      <translation>Alte Ergebnislisten …</translation>
    </message>
    <message>
      <source>List of the evenings as PDF …</source>
      <translation>Liste der Abende als PDF …</translation>
    </message>
    <message>
      <source>Print the list of the evenings …</source>
      <translation>Liste der Abende drucken …</translation>
    </message>
    <message>
      <source>New tournament</source>
      <translation>Neues Turnier</translation>
    </message>
    <message>
      <source>Take over old result lists</source>
      <translation>Alte Ergebnislisten übernehmen</translation>
    </message>
    <message>
      <source>{name} is back in the list.</source>
      <translation>{name} steht wieder in der Liste.</translation>
    </message>
    <message>
      <source>{name} is in the bin; undo or “Show the bin” brings it back.</source>
      <translation>{name} liegt im Papierkorb; Zurücknehmen oder „Papierkorb zeigen“ holt es wieder.</translation>
    </message>
    <message>
      <source>Read: {file}</source>
      <translation>Eingelesen: {file}</translation>
    </message>
    <message>
      <source>The rating is being worked out</source>
      <translation>Die Wertungszahl wird berechnet</translation>
    </message>
    <message>
      <source>People of the club</source>
      <translation>Personen des Vereins</translation>
    </message>
    <message>
      <source>Name, town or club</source>
      <translation>Name, Ort oder Verein</translation>
    </message>
    <message>
      <source>Search the people</source>
      <translation>Personen suchen</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Ändern</translation>
    </message>
    <message>
      <source>Make two one</source>
      <translation>Zusammenlegen</translation>
    </message>
    <message>
      <source>Make one two</source>
      <translation>Trennen</translation>
    </message>
    <message>
      <source>Remove the name</source>
      <translation>Namen entfernen</translation>
    </message>
    <message>
      <source>Nobody yet</source>
      <translation>Noch niemand</translation>
    </message>
    <message>
      <source>Whoever was entered at an evening stands here: with places, contracts and people met.</source>
      <translation>Wer einmal angemeldet war, steht hier: mit Plätzen, Spielarten und Mitspielern.</translation>
    </message>
    <message>
      <source>On paper …</source>
      <translation>Auf Papier …</translation>
    </message>
    <message>
      <source>List of the people as PDF …</source>
      <translation>Liste der Leute als PDF …</translation>
    </message>
    <message>
      <source>Print the list of the people …</source>
      <translation>Liste der Leute drucken …</translation>
    </message>
    <message>
      <source>Curve</source>
      <translation>Kurve</translation>
    </message>
    <message>
      <source>Best, rating</source>
      <translation>Bestes, Wertung</translation>
    </message>
    <message>
      <source>What of this person</source>
      <translation>Was von dieser Person</translation>
    </message>
    <message>
      <source>Evenings of this person</source>
      <translation>Abende dieser Person</translation>
    </message>
    <message>
      <source>Contracts of this person</source>
      <translation>Spielarten dieser Person</translation>
    </message>
    <message>
      <source>People met</source>
      <translation>Mitspieler</translation>
    </message>
    <message>
      <source>Work out the rating</source>
      <translation>Wertungszahl berechnen</translation>
    </message>
    <message>
      <source>does not want to appear outside</source>
      <translation>möchte draußen nicht genannt werden</translation>
    </message>
    <message>
      <source>No finished evening yet. As soon as one is final, it stands here.</source>
      <translation>Noch kein abgeschlossener Abend. Sobald einer abgeschlossen ist, steht er hier.</translation>
    </message>
    <message>
      <source>Not rated: no table with results yet.</source>
      <translation>Keine Wertungszahl: noch kein Tisch mit Ergebnis.</translation>
    </message>
    <message numerus="yes">
      <source>{place} of {all}: {estimate} with an uncertainty of {sigma}, from %n tables</source>
      <translation>
        <numerusform>{place} von {all}: {estimate} mit einer Unsicherheit von {sigma}, aus %n Tisch</numerusform>
        <numerusform>{place} von {all}: {estimate} mit einer Unsicherheit von {sigma}, aus %n Tischen</numerusform>
      </translation>
    </message>
    <message>
      <source>Which evenings the rating rests on</source>
      <translation>Auf welchen Abenden die Wertungszahl beruht</translation>
    </message>
    <message>
      <source>All evenings</source>
      <translation>Alle Abende</translation>
    </message>
    <message>
      <source>No table with results yet.</source>
      <translation>Noch kein Tisch mit Ergebnis.</translation>
    </message>
    <message>
      <source>With many years this takes a few seconds, so it is done when it is wanted.</source>
      <translation>Bei vielen Jahren dauert das einige Sekunden, darum wird erst auf Wunsch gerechnet.</translation>
    </message>
    <message>
      <source>The deals of all evenings are being read</source>
      <translation>Die Spiele aller Abende werden gelesen</translation>
    </message>
    <message>
      <source>Every word must fit: shorten one or leave one out.</source>
      <translation>Jedes Wort muss passen: eines kürzen oder weglassen.</translation>
    </message>
    <message>
      <source>Every word must fit: shorten one, leave one out, or take the filters away.</source>
      <translation>Jedes Wort muss passen: eines kürzen, eines weglassen oder die Filter wegnehmen.</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Alles</translation>
    </message>
    <message>
      <source>People only</source>
      <translation>Nur Leute</translation>
    </message>
    <message>
      <source>Evenings only</source>
      <translation>Nur Abende</translation>
    </message>
    <message>
      <source>Deals only</source>
      <translation>Nur Spiele</translation>
    </message>
    <message>
      <source>Found: {what}</source>
      <translation>Gefunden: {what}</translation>
    </message>
    <message>
      <source>For example: Herzdurch lost 2024</source>
      <translation>Zum Beispiel: Herzdurch verloren 2024</translation>
    </message>
    <message>
      <source>Search people, evenings and deals</source>
      <translation>Leute, Abende und Spiele suchen</translation>
    </message>
    <message>
      <source>What is searched</source>
      <translation>Was gesucht wird</translation>
    </message>
    <message>
      <source>Take the filters away</source>
      <translation>Filter wegnehmen</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>Was gefunden wurde</translation>
    </message>
    <message>
      <source>What are you looking for?</source>
      <translation>Was wird gesucht?</translation>
    </message>
    <message>
      <source>Names, towns, evenings, days, years, contracts and results, in any order: “Herzdurch lost 2024”, “Weiß solo won”, “28.11.2026”.</source>
      <translation>Namen, Orte, Abende, Tage, Jahre, Spiele und Ergebnisse in beliebiger Reihenfolge: „Herzdurch verloren 2024“, „Weiß Solo gewonnen“, „28.11.2026“.</translation>
    </message>
    <message>
      <source>Nothing found</source>
      <translation>Nichts gefunden</translation>
    </message>
    <message>
      <source>Any game</source>
      <translation>Jedes Spiel</translation>
    </message>
    <message>
      <source>Any result</source>
      <translation>Jedes Ergebnis</translation>
    </message>
    <message numerus="yes">
      <source>the first %n are shown</source>
      <translation>
        <numerusform>nur der erste ist zu sehen</numerusform>
        <numerusform>die ersten %n sind zu sehen</numerusform>
      </translation>
    </message>
    <message>
      <source>Any year</source>
      <translation>Jedes Jahr</translation>
    </message>
    <message>
      <source>Any contract</source>
      <translation>Jede Spielart</translation>
    </message>
    <message>
      <source>As soon as the first of its evenings is final, the ranking stands here.</source>
      <translation>Sobald der erste ihrer Abende abgeschlossen ist, steht hier der Stand.</translation>
    </message>
    <message>
      <source>Choose the evenings that count; once the first one is final, the ranking stands here.</source>
      <translation>Auswählen, welche Abende zählen; sobald der erste abgeschlossen ist, steht hier der Stand.</translation>
    </message>
    <message>
      <source>{held} of {all} evenings held</source>
      <translation>{held} von {all} Abenden gespielt</translation>
    </message>
    <message>
      <source>Season</source>
      <translation>Saison</translation>
    </message>
    <message>
      <source>Which list</source>
      <translation>Welche Liste</translation>
    </message>
    <message>
      <source>As if tonight ended now</source>
      <translation>Als ob der Abend jetzt endete</translation>
    </message>
    <message>
      <source>Ranking of the season</source>
      <translation>Stand der Saison</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>No season yet</source>
      <translation>Noch keine Saison</translation>
    </message>
    <message>
      <source>A season adds evenings up: choose which ones count and how, and see who leads after each evening.</source>
      <translation>Eine Saison zählt mehrere Abende zusammen: die Abende auswählen, die Wertung festlegen und nach jedem Abend sehen, wer führt.</translation>
    </message>
    <message>
      <source>No results in this season yet</source>
      <translation>Noch keine Ergebnisse in dieser Saison</translation>
    </message>
    <message>
      <source>No evening chosen yet</source>
      <translation>Noch kein Abend ausgewählt</translation>
    </message>
    <message numerus="yes">
      <source>%n lines now differ from the list handed out on {at}.</source>
      <translation>
        <numerusform>%n Zeile ist jetzt anders als auf der Liste vom {at}.</numerusform>
        <numerusform>%n Zeilen sind jetzt anders als auf der Liste vom {at}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Choose evenings</source>
      <translation>Abende auswählen</translation>
    </message>
    <message>
      <source>Teams</source>
      <translation>Mannschaften</translation>
    </message>
    <message>
      <source>A season needs an evening first: begin a tournament.</source>
      <translation>Eine Saison braucht zuerst einen Abend: Turnier anlegen.</translation>
    </message>
    <message>
      <source>The season {name} is deleted.</source>
      <translation>Die Saison {name} ist gelöscht.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <translation>Als PDF speichern</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drucken</translation>
    </message>
    <message>
      <source>PDF documents (*.pdf)</source>
      <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
      <source>The evenings are being read</source>
      <translation>Die Abende werden gelesen</translation>
    </message>
    <message>
      <source>Reading was stopped. Read again</source>
      <translation>Abgebrochen. Noch einmal lesen</translation>
    </message>
  </context>
  <context>
    <name>New tournament</name>
    <message>
      <source>36 cards, ace and ten count</source>
      <translation>36 Blatt, Ass und Zehn zählen</translation>
    </message>
    <message>
      <source>54 tarock cards</source>
      <translation>54 Tarockkarten</translation>
    </message>
    <message>
      <source>three play; at four the dealer rests</source>
      <translation>drei spielen; zu viert setzt der Geber aus</translation>
    </message>
    <message>
      <source>42 tarock cards</source>
      <translation>42 Tarockkarten</translation>
    </message>
    <message>
      <source>54 Cego cards</source>
      <translation>54 Cego-Karten</translation>
    </message>
    <message>
      <source>Swiss-suited cards</source>
      <translation>Schweizer Karten</translation>
    </message>
    <message>
      <source>any pack</source>
      <translation>beliebiges Blatt</translation>
    </message>
    <message>
      <source>three or four play</source>
      <translation>drei oder vier spielen</translation>
    </message>
    <message>
      <source>four play</source>
      <translation>vier spielen</translation>
    </message>
    <message>
      <source>six or seven play</source>
      <translation>sechs oder sieben spielen</translation>
    </message>
    <message>
      <source>three to seven play</source>
      <translation>drei bis sieben spielen</translation>
    </message>
    <message>
      <source>Seat {seat}</source>
      <translation>Platz {seat}</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>! house value</source>
      <translation>! Hauswert</translation>
    </message>
    <message>
      <source>Letters…</source>
      <translation>Buchstaben …</translation>
    </message>
    <message>
      <source>Still these rules?</source>
      <translation>Noch dieselben Regeln?</translation>
    </message>
    <message>
      <source>Yes, still these</source>
      <translation>Ja, dieselben</translation>
    </message>
    <message>
      <source>No, change them</source>
      <translation>Nein, ändern</translation>
    </message>
    <message>
      <source>⚠ Still these rules? Please answer first.</source>
      <translation>⚠ Noch dieselben Regeln? Bitte zuerst antworten.</translation>
    </message>
    <message>
      <source>own letters</source>
      <translation>eigene Buchstaben</translation>
    </message>
    <message>
      <source>as usual</source>
      <translation>wie üblich</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>Our own rules</source>
      <translation>Eigene Regeln</translation>
    </message>
    <message>
      <source>Our own rules…</source>
      <translation>Eigene Regeln …</translation>
    </message>
    <message>
      <source>Create the tournament</source>
      <translation>Turnier anlegen</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Name of the evening</source>
      <translation>Name des Abends</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>one of the cards above</source>
      <translation>eines der vier oben</translation>
    </message>
    <message>
      <source>{deals} deals at a table of {size}, {total} deals a person in all. Expected end about {end}.</source>
      <translation>{deals} Spiele am {size}tisch, {total} Spiele je Person insgesamt. Ende voraussichtlich gegen {end} Uhr.</translation>
    </message>
    <message>
      <source>none of these</source>
      <translation>keine davon</translation>
    </message>
    <message>
      <source>The tournament is created. Now the people.</source>
      <translation>Das Turnier ist angelegt. Jetzt die Leute.</translation>
    </message>
    <message>
      <source>Another game of the family</source>
      <translation>Ein anderes Spiel der Familie</translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation>Runden</translation>
    </message>
    <message>
      <source>Deals a person and round</source>
      <translation>Spiele je Person und Runde</translation>
    </message>
    <message>
      <source>People at a table</source>
      <translation>Leute am Tisch</translation>
    </message>
    <message>
      <source>Begin</source>
      <translation>Beginn</translation>
    </message>
    <message>
      <source>New tournament</source>
      <translation>Neues Turnier</translation>
    </message>
    <message>
      <source>Which game?</source>
      <translation>Welches Spiel?</translation>
    </message>
    <message>
      <source>How long?</source>
      <translation>Wie lange?</translation>
    </message>
    <message>
      <source>Is this how you play?</source>
      <translation>Wird hier so gespielt?</translation>
    </message>
  </context>
  <context>
    <name>Print</name>
    <message>
      <source>Share the standings</source>
      <translation>Stand weitergeben</translation>
    </message>
    <message>
      <source>Save the document</source>
      <translation>Papier speichern</translation>
    </message>
    <message>
      <source>Print the document</source>
      <translation>Papier drucken</translation>
    </message>
    <message>
      <source>Saved: {file}</source>
      <translation>Gespeichert: {file}</translation>
    </message>
    <message>
      <source>{file} could not be saved: {reason}.</source>
      <translation>{file} konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
      <source>The emergency pack could not be saved: {why}</source>
      <translation>Die Notfallmappe konnte nicht gespeichert werden: {why}</translation>
    </message>
    <message>
      <source>Everybody</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>All categories</source>
      <translation>Alle Gruppen</translation>
    </message>
    <message>
      <source>All tables</source>
      <translation>Alle Tische</translation>
    </message>
    <message>
      <source>As usual</source>
      <translation>wie üblich</translation>
    </message>
    <message>
      <source>Upright</source>
      <translation>hoch</translation>
    </message>
    <message>
      <source>Lying</source>
      <translation>quer</translation>
    </message>
    <message>
      <source>German</source>
      <translation>Deutsch</translation>
    </message>
    <message>
      <source>English</source>
      <translation>Englisch</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Runde</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Person</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>Format</translation>
    </message>
    <message>
      <source>Direction</source>
      <translation>Lage</translation>
    </message>
    <message>
      <source>Seats</source>
      <translation>Plätze</translation>
    </message>
    <message>
      <source>Blank sheets</source>
      <translation>Leere Zettel</translation>
    </message>
    <message>
      <source>Design</source>
      <translation>Gestaltung</translation>
    </message>
    <message>
      <source>Your text</source>
      <translation>Eigener Text</translation>
    </message>
    <message>
      <source>{seats} seats</source>
      <translation>{seats} Plätze</translation>
    </message>
    <message>
      <source>Print kit</source>
      <translation>Druckpaket</translation>
    </message>
    <message>
      <source>Everything for the round</source>
      <translation>Alles für die Runde</translation>
    </message>
    <message>
      <source>Emergency pack</source>
      <translation>Notfallmappe</translation>
    </message>
    <message>
      <source>Documents</source>
      <translation>Papiere</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Vorschau</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>Share…</source>
      <translation>Weitergeben …</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drucken</translation>
    </message>
    <message>
      <source>Being made …</source>
      <translation>Wird gemacht …</translation>
    </message>
    <message numerus="yes">
      <source>%n pages</source>
      <translation>
        <numerusform>%n Seite</numerusform>
        <numerusform>%n Seiten</numerusform>
      </translation>
    </message>
    <message>
      <source>Everything for round {round}</source>
      <translation>Alles für Runde {round}</translation>
    </message>
    <message>
      <source>page {done} of {all}</source>
      <translation>Seite {done} von {all}</translation>
    </message>
    <message>
      <source>Stopped.</source>
      <translation>Angehalten.</translation>
    </message>
    <message>
      <source>No printer is set up on this computer. The document can be saved instead.</source>
      <translation>Auf diesem Computer ist kein Drucker eingerichtet. Das Papier kann stattdessen gespeichert werden.</translation>
    </message>
    <message>
      <source>The printer {printer} takes nothing.</source>
      <translation>Der Drucker {printer} nimmt nichts an.</translation>
    </message>
    <message>
      <source>{document} waits: the printer {printer} has stopped. Look at paper and cable.</source>
      <translation>{document} wartet: Der Drucker {printer} steht. Papier und Kabel prüfen.</translation>
    </message>
    <message>
      <source>{document} sent to {printer}</source>
      <translation>{document}: an {printer} geschickt</translation>
    </message>
  </context>
  <context>
    <name>Rules</name>
    <message>
      <source>Our rules</source>
      <translation>Eigene Regeln</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>Our own rules</source>
      <translation>Eigene Regeln</translation>
    </message>
    <message>
      <source>Nothing is kept yet. Give the rules shown a name below; next time they are a choice away.</source>
      <translation>Noch nichts aufgehoben. Den gezeigten Regeln unten einen Namen geben; beim nächsten Mal sind sie mit einer Wahl da.</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Keep the rules shown</source>
      <translation>Gezeigte Regeln speichern</translation>
    </message>
    <message>
      <source>Rename the chosen</source>
      <translation>Gewählte umbenennen</translation>
    </message>
    <message>
      <source>Take away</source>
      <translation>Wegwerfen</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Play by these</source>
      <translation>Nach diesen spielen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Keep in the place of “{name}”</source>
      <translation>Anstelle von „{name}“ speichern</translation>
    </message>
    <message>
      <source>Kept as “{name}”.</source>
      <translation>Aufgehoben als „{name}“.</translation>
    </message>
    <message>
      <source>“{old}” is called “{name}” now.</source>
      <translation>„{old}“ heißt jetzt „{name}“.</translation>
    </message>
    <message>
      <source>“{name}” is taken away. Evenings played by it stay as they are.</source>
      <translation>„{name}“ ist weggeworfen. Abende, die danach gespielt wurden, bleiben wie sie sind.</translation>
    </message>
    <message>
      <source>Taken back.</source>
      <translation>Zurückgenommen.</translation>
    </message>
    <message numerus="yes">
      <source>%n booked deals would change.</source>
      <translation>
        <numerusform>%n gebuchtes Spiel würde sich ändern.</numerusform>
        <numerusform>%n gebuchte Spiele würden sich ändern.</numerusform>
      </translation>
    </message>
    <message>
      <source>The rules of this evening</source>
      <translation>Die Regeln dieses Abends</translation>
    </message>
    <message>
      <source>People who would have other points or places</source>
      <translation>Leute, die andere Punkte oder Plätze hätten</translation>
    </message>
    <message>
      <source>Deals that would change</source>
      <translation>Spiele, die sich ändern würden</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>Play by these rules</source>
      <translation>Nach diesen Regeln spielen</translation>
    </message>
    <message>
      <source>Leave them as they are</source>
      <translation>So lassen</translation>
    </message>
    <message>
      <source>Rules card</source>
      <translation>Regelkarte</translation>
    </message>
    <message>
      <source>Our own rules…</source>
      <translation>Eigene Regeln …</translation>
    </message>
    <message>
      <source>the whole evening</source>
      <translation>den ganzen Abend</translation>
    </message>
    <message>
      <source>Deals ({count})</source>
      <translation>Spiele ({count})</translation>
    </message>
    <message>
      <source>People ({count})</source>
      <translation>Leute ({count})</translation>
    </message>
    <message>
      <source>Round {round}, table {table}, deal {deal}: {why}</source>
      <translation>Runde {round}, Tisch {table}, Spiel {deal}: {why}</translation>
    </message>
    <message numerus="yes">
      <source>%n booked deals don't fit these rules.</source>
      <translation>
        <numerusform>%n gebuchtes Spiel passt nicht zu diesen Regeln.</numerusform>
        <numerusform>%n gebuchte Spiele passen nicht zu diesen Regeln.</numerusform>
      </translation>
    </message>
    <message>
      <source>They hold</source>
      <translation>Sie gelten</translation>
    </message>
    <message>
      <source>from round {round} on</source>
      <translation>ab Runde {round}</translation>
    </message>
    <message>
      <source>How it is written</source>
      <translation>Wie man es schreibt</translation>
    </message>
    <message>
      <source>The rules from round {round} on are replaced too.</source>
      <translation>Die Regeln ab Runde {round} werden mit ersetzt.</translation>
    </message>
    <message>
      <source>The rules are changed.</source>
      <translation>Die Regeln sind geändert.</translation>
    </message>
    <message>
      <source>Worked deals</source>
      <translation>Gerechnete Beispiele</translation>
    </message>
    <message>
      <source>only to compare: {game}</source>
      <translation>nur vergleichen: {game}</translation>
    </message>
    <message>
      <source>No booked deal would change.</source>
      <translation>Kein gebuchtes Spiel würde sich ändern.</translation>
    </message>
    <message numerus="yes">
      <source>%n people would have other points or places.</source>
      <translation>
        <numerusform>%n Person hätte andere Punkte oder einen anderen Platz.</numerusform>
        <numerusform>%n Personen hätten andere Punkte oder Plätze.</numerusform>
      </translation>
    </message>
    <message>
      <source>Letter</source>
      <translation>Buchstabe</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>a point</source>
      <translation>je Auge</translation>
    </message>
    <message>
      <source>from</source>
      <translation>ab</translation>
    </message>
    <message>
      <source>of</source>
      <translation>von</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>The club's contracts</source>
      <translation>Die Spiele des Vereins</translation>
    </message>
    <message>
      <source>Another contract</source>
      <translation>Weiteres Spiel</translation>
    </message>
    <message>
      <source>Remove the contract</source>
      <translation>Spiel entfernen</translation>
    </message>
    <message>
      <source>({mark}: {who})</source>
      <translation>({mark}: {who})</translation>
    </message>
    <message>
      <source>Empty: the game's own letter. Sheets, the rules card and the typed line all use these.</source>
      <translation>Leer: der Buchstabe des Spiels. Spielzettel, Regelkarte und Eingabezeile verwenden dieselben.</translation>
    </message>
    <message>
      <source>Letter of {what}</source>
      <translation>Buchstabe für {what}</translation>
    </message>
    <message>
      <source>Example: {what} → {moves}</source>
      <translation>Beispiel: {what} → {moves}</translation>
    </message>
    <message>
      <source>Example: not with this choice.</source>
      <translation>Beispiel: mit dieser Wahl nicht möglich.</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>then</source>
      <translation>dann</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>R</source>
      <translation>R</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Änderung</translation>
    </message>
    <message>
      <source>{mark}: {who}</source>
      <translation>{mark}: {who}</translation>
    </message>
    <message>
      <source>sourced</source>
      <translation>belegt</translation>
    </message>
    <message>
      <source>reported</source>
      <translation>berichtet</translation>
    </message>
    <message>
      <source>inferred</source>
      <translation>erschlossen</translation>
    </message>
    <message>
      <source>house value</source>
      <translation>Hauswert</translation>
    </message>
  </context>
  <context>
    <name>Scoring</name>
    <message>
      <source>agreed at the table</source>
      <translation>am Tisch geklärt</translation>
    </message>
    <message>
      <source>time was up</source>
      <translation>Zeit war um</translation>
    </message>
    <message>
      <source>sheet lost</source>
      <translation>Zettel verloren</translation>
    </message>
    <message>
      <source>Next missing sheet</source>
      <translation>Nächster fehlender Zettel</translation>
    </message>
    <message>
      <source>Go to table</source>
      <translation>Zum Tisch</translation>
    </message>
    <message>
      <source>Totals first</source>
      <translation>Endstand zuerst</translation>
    </message>
    <message>
      <source>What can be done with this sheet</source>
      <translation>Was mit diesem Zettel geschehen kann</translation>
    </message>
    <message>
      <source>Earlier round</source>
      <translation>Frühere Runde</translation>
    </message>
    <message>
      <source>Later round</source>
      <translation>Spätere Runde</translation>
    </message>
    <message>
      <source>Show all, missing or different sheets</source>
      <translation>Alle, fehlende oder abweichende Zettel zeigen</translation>
    </message>
    <message>
      <source>Mark this deal as disputed, or settle it</source>
      <translation>Dieses Spiel als strittig kennzeichnen oder klären</translation>
    </message>
    <message>
      <source>Insert a deal before this one</source>
      <translation>Spiel davor einfügen</translation>
    </message>
    <message>
      <source>Delete this deal</source>
      <translation>Dieses Spiel löschen</translation>
    </message>
    <message>
      <source>Move this deal up</source>
      <translation>Dieses Spiel nach oben</translation>
    </message>
    <message>
      <source>Move this deal down</source>
      <translation>Dieses Spiel nach unten</translation>
    </message>
    <message>
      <source>Say for each why it is closed all the same. The reason stays with the table.</source>
      <translation>Für jeden Tisch sagen, warum trotzdem geschlossen wird. Der Grund bleibt bei ihm stehen.</translation>
    </message>
    <message>
      <source>One reason for all is enough. It stays with each table.</source>
      <translation>Ein Grund für alle genügt. Er bleibt bei jedem Tisch stehen.</translation>
    </message>
    <message>
      <source>Close round {number}</source>
      <translation>Runde {number} schließen</translation>
    </message>
    <message>
      <source>Close the round</source>
      <translation>Runde schließen</translation>
    </message>
    <message numerus="yes">
      <source>%n tables are complete, but no control line was compared.</source>
      <translation>
        <numerusform>%n Tisch ist fertig, die Kontrollzeile aber nicht verglichen.</numerusform>
        <numerusform>%n Tische sind fertig, die Kontrollzeilen aber nicht verglichen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Round {number} is closed.</source>
      <translation>Runde {number} ist geschlossen.</translation>
    </message>
    <message>
      <source>Not yet</source>
      <translation>Noch nicht</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>Missing or contradictory: an answer for each</source>
      <translation>Fehlt oder widerspricht sich: für jedes eine Antwort</translation>
    </message>
    <message>
      <source>Unchecked: one answer for all</source>
      <translation>Ungeprüft: eine Antwort für alle</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zeigen</translation>
    </message>
    <message numerus="yes">
      <source>%n reasons are missing.</source>
      <translation>
        <numerusform>%n Grund fehlt noch.</numerusform>
        <numerusform>%n Gründe fehlen noch.</numerusform>
      </translation>
    </message>
    <message>
      <source>{game}: {letter}, on the number pad {number}</source>
      <translation>{game}: {letter}, auf dem Ziffernblock {number}</translation>
    </message>
    <message>
      <source>Seat {number}: {name}</source>
      <translation>Platz {number}: {name}</translation>
    </message>
    <message>
      <source>Take back the last sign</source>
      <translation>Letztes Zeichen zurücknehmen</translation>
    </message>
    <message>
      <source>Plus: made, won</source>
      <translation>Plus: gewonnen</translation>
    </message>
    <message>
      <source>Minus: lost</source>
      <translation>Minus: verloren</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>Leerzeichen</translation>
    </message>
    <message>
      <source>Dealer, where it isn't the one on the sheet</source>
      <translation>Geber, falls es nicht der vom Zettel ist</translation>
    </message>
    <message>
      <source>Between card points and tricks</source>
      <translation>Zwischen Augen und Stichen</translation>
    </message>
    <message>
      <source>Decimal comma, where points have halves and quarters</source>
      <translation>Komma, wo es halbe und Viertelpunkte gibt</translation>
    </message>
    <message>
      <source>Resting, where it isn't the one on the sheet</source>
      <translation>Wer aussetzt, falls es nicht der vom Zettel ist</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>gepasst</translation>
    </message>
    <message>
      <source>struck</source>
      <translation>gestrichen</translation>
    </message>
    <message>
      <source>unreadable</source>
      <translation>unleserlich</translation>
    </message>
    <message>
      <source>Control line</source>
      <translation>Kontrollzeile</translation>
    </message>
    <message>
      <source>Totals of the paper</source>
      <translation>Endstand des Zettels</translation>
    </message>
    <message>
      <source>End of the pot</source>
      <translation>Ende des Potts</translation>
    </message>
    <message>
      <source>D</source>
      <translation>G</translation>
    </message>
    <message>
      <source>Seat</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Ansage</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Augen</translation>
    </message>
    <message>
      <source>Extras</source>
      <translation>Zusatz</translation>
    </message>
    <message>
      <source>Pot</source>
      <translation>Pott</translation>
    </message>
    <message>
      <source>S</source>
      <translation>Pl.</translation>
    </message>
    <message>
      <source>Pts</source>
      <translation>Aug.</translation>
    </message>
    <message>
      <source>Ext.</source>
      <translation>Zus.</translation>
    </message>
    <message>
      <source>second entry agrees</source>
      <translation>zweite Eingabe stimmt überein</translation>
    </message>
    <message>
      <source>nothing typed yet</source>
      <translation>noch nichts eingetragen</translation>
    </message>
    <message>
      <source>started</source>
      <translation>angefangen</translation>
    </message>
    <message>
      <source>complete, not checked</source>
      <translation>vollständig, nicht geprüft</translation>
    </message>
    <message>
      <source>checked</source>
      <translation>geprüft</translation>
    </message>
    <message>
      <source>accepted, not checked</source>
      <translation>anerkannt, nicht geprüft</translation>
    </message>
    <message>
      <source>differs from the paper</source>
      <translation>weicht vom Zettel ab</translation>
    </message>
    <message>
      <source>totals only</source>
      <translation>nur Endstand</translation>
    </message>
    <message>
      <source>broken off</source>
      <translation>abgebrochen</translation>
    </message>
    <message>
      <source>This deal is disputed, it doesn't count meanwhile</source>
      <translation>Dieses Spiel ist strittig und zählt solange nicht</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <translation>Spielzettel</translation>
    </message>
    <message>
      <source>Buttons that type</source>
      <translation>Tasten zum Anklicken</translation>
    </message>
    <message>
      <source>Go to Seating</source>
      <translation>Zur Auslosung</translation>
    </message>
    <message>
      <source>Nobody has been seated yet</source>
      <translation>Noch sitzt niemand am Tisch</translation>
    </message>
    <message>
      <source>Score sheets belong to the tables of a round. Draw one, and they lie here.</source>
      <translation>Spielzettel gehören zu den Tischen einer Runde. Nach der Auslosung liegen sie hier.</translation>
    </message>
    <message>
      <source>Leave</source>
      <translation>Lassen</translation>
    </message>
    <message>
      <source>Leave it (Esc)</source>
      <translation>So lassen (Esc)</translation>
    </message>
    <message>
      <source>The dispute is settled, the deal counts</source>
      <translation>Der Streit ist geklärt, das Spiel zählt</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Prüfen</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Book</source>
      <translation>Buchen</translation>
    </message>
    <message>
      <source>Insert</source>
      <translation>Einfügen</translation>
    </message>
    <message>
      <source>Insert a deal before this one (Ins)</source>
      <translation>Spiel davor einfügen (Einfg)</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Delete this deal (Ctrl+Del)</source>
      <translation>Dieses Spiel löschen (Strg+Entf)</translation>
    </message>
    <message>
      <source>Move this deal up (Alt+Up)</source>
      <translation>Dieses Spiel nach oben (Alt+Pfeil hoch)</translation>
    </message>
    <message>
      <source>Move this deal down (Alt+Down)</source>
      <translation>Dieses Spiel nach unten (Alt+Pfeil runter)</translation>
    </message>
    <message>
      <source>Deal {number}: {line}</source>
      <translation>Spiel {number}: {line}</translation>
    </message>
    <message>
      <source>nothing: they were not played</source>
      <translation>nichts: sie wurden nicht gespielt</translation>
    </message>
    <message>
      <source>zero: played without points</source>
      <translation>null: gespielt ohne Punkte</translation>
    </message>
    <message>
      <source>the average of the deals played</source>
      <translation>den Schnitt der gespielten Spiele</translation>
    </message>
    <message>
      <source>After how many deals was it broken off? Type the number.</source>
      <translation>Nach wie vielen Spielen wurde abgebrochen? Die Zahl eingeben.</translation>
    </message>
    <message>
      <source>the deals stand after all</source>
      <translation>es gelten doch die Spiele</translation>
    </message>
    <message>
      <source>To which table does this sheet belong? Its number, or round and table: 2.7 is table 7 of round 2.</source>
      <translation>Zu welchem Tisch gehört dieser Zettel? Seine Nummer, oder Runde und Tisch: 2.7 ist Tisch 7 der Runde 2.</translation>
    </message>
    <message>
      <source>Which number has the table that was not drawn?</source>
      <translation>Welche Nummer hat der Tisch, der nicht ausgelost wurde?</translation>
    </message>
    <message>
      <source>Who sat at table {number}? Numbers or names as on the paper, seat 1 first.</source>
      <translation>Wer saß an Tisch {number}? Nummern oder Namen wie auf dem Zettel, Platz 1 zuerst.</translation>
    </message>
    <message numerus="yes">
      <source>What %n deals not played count…</source>
      <translation>
        <numerusform>Was %n nicht gespieltes Spiel zählt …</numerusform>
        <numerusform>Was %n nicht gespielte Spiele zählen …</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>What do %n deals not played count?</source>
      <translation>
        <numerusform>Was zählt %n nicht gespieltes Spiel?</numerusform>
        <numerusform>Was zählen %n nicht gespielte Spiele?</numerusform>
      </translation>
    </message>
    <message>
      <source>Table {number} has a sheet already.</source>
      <translation>Tisch {number} hat schon einen Zettel.</translation>
    </message>
    <message>
      <source>Totals first (F8)</source>
      <translation>Endstand zuerst (F8)</translation>
    </message>
    <message>
      <source>Other people sat here</source>
      <translation>Hier saßen andere Leute</translation>
    </message>
    <message>
      <source>Substitute…</source>
      <translation>Ersatz …</translation>
    </message>
    <message>
      <source>This sheet belongs to another table</source>
      <translation>Dieser Zettel gehört zu einem anderen Tisch</translation>
    </message>
    <message>
      <source>A table that was not drawn</source>
      <translation>Ein Tisch, der nicht ausgelost wurde</translation>
    </message>
    <message>
      <source>Broken off after {played} of {planned} deals. Those not played count {counts}.</source>
      <translation>Abgebrochen nach {played} von {planned} Spielen. Nicht gespielte zählen {counts}.</translation>
    </message>
    <message>
      <source>There is no other table {number}.</source>
      <translation>Es gibt keinen anderen Tisch {number}.</translation>
    </message>
    <message>
      <source>Second entry, blind</source>
      <translation>Zweite Eingabe, blind</translation>
    </message>
    <message>
      <source>Compare running totals row by row</source>
      <translation>Zwischenstände Zeile für Zeile vergleichen</translation>
    </message>
    <message>
      <source>Type the control line again</source>
      <translation>Kontrollzeile neu eintippen</translation>
    </message>
    <message>
      <source>Take more deals than planned</source>
      <translation>Mehr Spiele als geplant aufnehmen</translation>
    </message>
    <message>
      <source>Print a slip for the table</source>
      <translation>Zettel für den Tisch drucken</translation>
    </message>
    <message>
      <source>Take back that the sheet was accepted</source>
      <translation>Zurücknehmen, dass der Zettel gilt</translation>
    </message>
    <message>
      <source>Let the deals stand again</source>
      <translation>Wieder die Spiele gelten lassen</translation>
    </message>
    <message>
      <source>Broken off after {number}</source>
      <translation>Abgebrochen nach {number}</translation>
    </message>
    <message>
      <source>Broken off after another deal…</source>
      <translation>Abgebrochen nach einem anderen Spiel …</translation>
    </message>
    <message>
      <source>Not broken off after all</source>
      <translation>Doch nicht abgebrochen</translation>
    </message>
    <message>
      <source>Exchange the two sheets</source>
      <translation>Die zwei Zettel tauschen</translation>
    </message>
    <message>
      <source>Look at the other one</source>
      <translation>Den anderen ansehen</translation>
    </message>
    <message>
      <source>Table {number}: control line agrees, checked.</source>
      <translation>Tisch {number}: Kontrollzeile stimmt, geprüft.</translation>
    </message>
    <message>
      <source>Table {number}: totals taken down.</source>
      <translation>Tisch {number}: Endstand eingetragen.</translation>
    </message>
    <message>
      <source>{done} of {all} sheets complete</source>
      <translation>{done} von {all} vollständig</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Runde</translation>
    </message>
    <message>
      <source>table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>Go to table (number or code)</source>
      <translation>Zum Tisch (Nummer oder Code)</translation>
    </message>
    <message>
      <source>Go to table (F3): its number, or the code on the sheet</source>
      <translation>Zum Tisch (F3): seine Nummer oder der Code auf dem Zettel</translation>
    </message>
    <message>
      <source>This sheet …</source>
      <translation>Dieser Zettel …</translation>
    </message>
    <message>
      <source>Table {number}</source>
      <translation>Tisch {number}</translation>
    </message>
    <message>
      <source>Round {number}</source>
      <translation>Runde {number}</translation>
    </message>
    <message>
      <source>Before the first deal – house values, no source states them: {values}.</source>
      <translation>Vor dem ersten Spiel bestätigen, denn keine Quelle nennt diese Hauswerte: {values}.</translation>
    </message>
    <message>
      <source>Yes, we play it so</source>
      <translation>Ja, so spielen wir</translation>
    </message>
    <message>
      <source>Look at the rules</source>
      <translation>Regeln ansehen</translation>
    </message>
    <message>
      <source>There is no table {number} in round {round}.</source>
      <translation>In Runde {round} gibt es keinen Tisch {number}.</translation>
    </message>
    <message>
      <source>No other sheet of this round is missing.</source>
      <translation>In dieser Runde fehlt kein anderer Zettel.</translation>
    </message>
    <message>
      <source>So many people can't play this game at one table. Seat them elsewhere.</source>
      <translation>So viele Leute können dieses Spiel nicht an einem Tisch spielen. Bitte umsetzen.</translation>
    </message>
    <message>
      <source>Nobody moves to another table.</source>
      <translation>Niemand wechselt den Tisch.</translation>
    </message>
    <message>
      <source>{name} sits out</source>
      <translation>{name} setzt aus</translation>
    </message>
    <message>
      <source>Nobody is called {word}.</source>
      <translation>Niemand heißt {word}.</translation>
    </message>
    <message>
      <source>{name} comes from table {number}</source>
      <translation>{name} kommt von Tisch {number}</translation>
    </message>
    <message>
      <source>{word} may be: {people}</source>
      <translation>{word} kann sein: {people}</translation>
    </message>
    <message>
      <source>Numbers or names as on the paper, seat 1 first.</source>
      <translation>Nummern oder Namen wie auf dem Zettel, Platz 1 zuerst.</translation>
    </message>
    <message>
      <source>{name} comes in</source>
      <translation>{name} kommt dazu</translation>
    </message>
    <message>
      <source>{name} goes to table {number}</source>
      <translation>{name} geht an Tisch {number}</translation>
    </message>
    <message>
      <source>table {number} has one fewer</source>
      <translation>Tisch {number} hat einen weniger</translation>
    </message>
    <message>
      <source>{name} twice</source>
      <translation>{name} doppelt</translation>
    </message>
    <message>
      <source>Enter takes the totals down; the sum is {sum}.</source>
      <translation>Enter trägt den Endstand ein; die Summe ist {sum}.</translation>
    </message>
    <message>
      <source>The round is closed: a correction asks for its reason.</source>
      <translation>Die Runde ist abgeschlossen: Eine Berichtigung fragt nach dem Grund.</translation>
    </message>
    <message>
      <source>unreadable: moves nothing, stays an open point</source>
      <translation>unleserlich: zählt nichts und bleibt offen</translation>
    </message>
    <message>
      <source>passed: moves nothing</source>
      <translation>gepasst: zählt nichts</translation>
    </message>
    <message>
      <source>{number} of {all} numbers.</source>
      <translation>{number} von {all} Zahlen.</translation>
    </message>
    <message>
      <source>The numbers sum to {sum}, not to 0.</source>
      <translation>Die Zahlen ergeben zusammen {sum}, nicht 0.</translation>
    </message>
    <message>
      <source>{differing} – the slip is in this deal or above.</source>
      <translation>{differing} – der Fehler steckt in diesem Spiel oder darüber.</translation>
    </message>
    <message>
      <source>Agrees up to here – the slip is further down.</source>
      <translation>Stimmt bis hierher – der Fehler steckt weiter unten.</translation>
    </message>
    <message>
      <source>Type the paper's last line to check the sheet, or go on with F7 or +.</source>
      <translation>Zum Prüfen die letzte Zeile des Zettels eintippen, oder mit F7 oder + weiter.</translation>
    </message>
    <message>
      <source>The totals count at once; deals typed later are checked against them.</source>
      <translation>Der Endstand zählt sofort; später eingetippte Spiele werden daran geprüft.</translation>
    </message>
    <message>
      <source>This sheet was accepted without a check: {reason}. Up takes a deal back for correction.</source>
      <translation>Dieser Zettel ist ohne Prüfung anerkannt: {reason}. Pfeil hoch holt ein Spiel zum Berichtigen zurück.</translation>
    </message>
    <message>
      <source>This sheet is checked. Up takes a deal back for correction.</source>
      <translation>Dieser Zettel ist geprüft. Pfeil hoch holt ein Spiel zum Berichtigen zurück.</translation>
    </message>
    <message>
      <source>Enter inserts the deal, Esc leaves the sheet as it was.</source>
      <translation>Enter fügt das Spiel ein, Esc lässt den Zettel, wie er war.</translation>
    </message>
    <message>
      <source>Esc leaves the deal as it was.</source>
      <translation>Esc lässt das Spiel, wie es war.</translation>
    </message>
    <message>
      <source>With its number, as 5: 2f74, a deal may come in any order. + and Enter: that was the last one.</source>
      <translation>Mit seiner Nummer, etwa 5: 2f74, darf ein Spiel in jeder Reihenfolge kommen. + und Enter: das war das letzte.</translation>
    </message>
    <message>
      <source>As booked: {line}</source>
      <translation>Wie gebucht: {line}</translation>
    </message>
    <message>
      <source>{old} → {new}: {line}</source>
      <translation>{old} → {new}: {line}</translation>
    </message>
    <message>
      <source>struck: moves nothing</source>
      <translation>gestrichen: zählt nichts</translation>
    </message>
    <message>
      <source>the paper's numbers sum to {sum}, not to 0</source>
      <translation>die Zahlen des Zettels ergeben zusammen {sum}, nicht 0</translation>
    </message>
    <message>
      <source>Enter opens table {number}.</source>
      <translation>Enter öffnet Tisch {number}.</translation>
    </message>
    <message>
      <source>This sheet is complete. Type the number of the next table.</source>
      <translation>Dieser Zettel ist vollständig. Jetzt die Nummer des nächsten Tisches eintippen.</translation>
    </message>
    <message>
      <source>Enter compares both entries.</source>
      <translation>Enter vergleicht beide Eingaben.</translation>
    </message>
    <message>
      <source>the same as deal {number}</source>
      <translation>genau wie Spiel {number}</translation>
    </message>
    <message>
      <source>A line of numbers, one for each seat.</source>
      <translation>Eine Zeile mit Zahlen, eine für jeden Platz.</translation>
    </message>
    <message>
      <source>Agrees with the deals.</source>
      <translation>Stimmt mit den Spielen überein.</translation>
    </message>
    <message>
      <source>seat {seat}: paper {paper}, deals {deals}</source>
      <translation>Platz {seat}: Zettel {paper}, Spiele {deals}</translation>
    </message>
    <message>
      <source>Table {number} already has its {all} deals.</source>
      <translation>Tisch {number} hat schon alle {all} Spiele.</translation>
    </message>
    <message>
      <source>Which table is it? Type its number.</source>
      <translation>Welcher Tisch ist es? Nummer eintippen.</translation>
    </message>
    <message>
      <source>Of which round is this sheet? Type the round's number.</source>
      <translation>Aus welcher Runde ist dieser Zettel? Nummer der Runde eintippen.</translation>
    </message>
    <message>
      <source>All sheets of round {number} are in.</source>
      <translation>Alle Zettel der Runde {number} sind da.</translation>
    </message>
    <message>
      <source>the paper was added wrongly</source>
      <translation>der Zettel war falsch zusammengezählt</translation>
    </message>
    <message numerus="yes">
      <source>All sheets of round {number} are in, %n of them unchecked. Enter closes the round.</source>
      <translation>
        <numerusform>Alle Zettel der Runde {number} sind da, %n davon ungeprüft. Enter schließt die Runde.</numerusform>
        <numerusform>Alle Zettel der Runde {number} sind da, %n davon ungeprüft. Enter schließt die Runde.</numerusform>
      </translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Noch einmal prüfen</translation>
    </message>
    <message>
      <source>Correct</source>
      <translation>Berichtigen</translation>
    </message>
    <message>
      <source>This is another table</source>
      <translation>Das ist ein anderer Tisch</translation>
    </message>
    <message>
      <source>Another round</source>
      <translation>Andere Runde</translation>
    </message>
    <message>
      <source>Continued sheet</source>
      <translation>Fortsetzungszettel</translation>
    </message>
    <message>
      <source>There is no round {number}.</source>
      <translation>Es gibt keine Runde {number}.</translation>
    </message>
    <message>
      <source>Look at the standings</source>
      <translation>Zum Stand</translation>
    </message>
    <message>
      <source>We mistyped</source>
      <translation>Wir haben uns vertippt</translation>
    </message>
    <message>
      <source>Paper added wrongly, the deals stand</source>
      <translation>Zettel falsch gerechnet, die Spiele gelten</translation>
    </message>
    <message>
      <source>The signed total stands</source>
      <translation>Der unterschriebene Endstand gilt</translation>
    </message>
    <message>
      <source>Compare row by row</source>
      <translation>Zeile für Zeile vergleichen</translation>
    </message>
    <message>
      <source>Deal {number}: first entry {one}, second entry {other}</source>
      <translation>Spiel {number}: erste Eingabe {one}, zweite {other}</translation>
    </message>
    <message>
      <source>Table {number}: both entries agree, checked.</source>
      <translation>Tisch {number}: beide Eingaben stimmen überein, geprüft.</translation>
    </message>
    <message>
      <source>First is right: {line}</source>
      <translation>Erste stimmt: {line}</translation>
    </message>
    <message>
      <source>Second is right: {line}</source>
      <translation>Zweite stimmt: {line}</translation>
    </message>
    <message>
      <source>Later</source>
      <translation>Später</translation>
    </message>
    <message>
      <source>Deal {number}: {old} → {new}</source>
      <translation>Spiel {number}: {old} → {new}</translation>
    </message>
    <message>
      <source>{slip}, and another slip</source>
      <translation>{slip}, und noch ein Fehler</translation>
    </message>
    <message>
      <source>Control line: {numbers}</source>
      <translation>Kontrollzeile: {numbers}</translation>
    </message>
    <message>
      <source>A deal is missing: {line}</source>
      <translation>Ein Spiel fehlt: {line}</translation>
    </message>
    <message>
      <source>Deal {number} was typed twice</source>
      <translation>Spiel {number} doppelt eingetippt</translation>
    </message>
    <message>
      <source>A deal is missing</source>
      <translation>Ein Spiel fehlt</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Bring it back</source>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <source>Look at table {number} first</source>
      <translation>Erst Tisch {number} ansehen</translation>
    </message>
    <message>
      <source>Look at round {round}, table {number} first</source>
      <translation>Erst Runde {round}, Tisch {number} ansehen</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Missing</source>
      <translation>Fehlende</translation>
    </message>
    <message>
      <source>Different</source>
      <translation>Abweichende</translation>
    </message>
    <message>
      <source>Which tables to show</source>
      <translation>Welche Tische zeigen</translation>
    </message>
    <message>
      <source>Tables of the round</source>
      <translation>Tische der Runde</translation>
    </message>
    <message>
      <source>Next missing</source>
      <translation>Nächster (F7)</translation>
    </message>
    <message>
      <source>Next missing sheet (F7, or + on an empty line)</source>
      <translation>Nächster fehlender Zettel (F7, oder + in der leeren Zeile)</translation>
    </message>
    <message>
      <source>Deal {number}</source>
      <translation>Spiel {number}</translation>
    </message>
    <message>
      <source>Correcting deal {number}</source>
      <translation>Spiel {number} berichtigen</translation>
    </message>
    <message>
      <source>Insert as deal {number}</source>
      <translation>Einfügen als Spiel {number}</translation>
    </message>
    <message>
      <source>Totals</source>
      <translation>Endstand</translation>
    </message>
    <message>
      <source>Totals after deal {number}</source>
      <translation>Stand nach Spiel {number}</translation>
    </message>
    <message>
      <source>Who sat here</source>
      <translation>Wer saß hier</translation>
    </message>
    <message>
      <source>Second entry, deal {number}</source>
      <translation>Zweite Eingabe, Spiel {number}</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Nummer</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>Table {table}</source>
      <translation>Tisch {table}</translation>
    </message>
    <message>
      <source>seat, game, points – or a table's number</source>
      <translation>Platz, Ansage, Augen – oder eine Tischnummer</translation>
    </message>
    <message>
      <source>Enter books, Esc leaves it</source>
      <translation>Enter bucht, Esc lässt es</translation>
    </message>
    <message>
      <source>seat, game, points</source>
      <translation>Platz, Ansage, Augen</translation>
    </message>
    <message>
      <source>the paper's last line, one number a seat</source>
      <translation>letzte Zeile des Zettels, eine Zahl je Platz</translation>
    </message>
    <message>
      <source>the paper's running totals in this row</source>
      <translation>Zwischenstände des Zettels in dieser Zeile</translation>
    </message>
    <message>
      <source>numbers or names, seat 1 first</source>
      <translation>Nummern oder Namen, Platz 1 zuerst</translation>
    </message>
    <message>
      <source>the same sheet again</source>
      <translation>denselben Zettel noch einmal</translation>
    </message>
    <message>
      <source>type it, or the number of one below</source>
      <translation>eintippen, oder die Nummer von unten</translation>
    </message>
    <message>
      <source>a number and Enter, Esc leaves it</source>
      <translation>eine Zahl und Enter, Esc lässt es</translation>
    </message>
    <message>
      <source>a table's number, or round and table: 2.7</source>
      <translation>Tisch, oder Runde und Tisch: 2.7</translation>
    </message>
    <message>
      <source>number of the next table</source>
      <translation>Nummer des nächsten Tisches</translation>
    </message>
    <message>
      <source>misdeal</source>
      <translation>vergeben</translation>
    </message>
    <message>
      <source>wrong number of cards</source>
      <translation>falsche Kartenzahl</translation>
    </message>
    <message>
      <source>typing error</source>
      <translation>Tippfehler</translation>
    </message>
  </context>
  <context>
    <name>Seating</name>
    <message>
      <source>The program plans all rounds</source>
      <translation>Das Programm plant alle Runden</translation>
    </message>
    <message>
      <source>All rounds at once, so that nobody meets twice. Whoever comes or goes is taken in later.</source>
      <translation>Alle Runden auf einmal, damit sich niemand zweimal trifft. Wer noch kommt oder geht, wird später eingerechnet.</translation>
    </message>
    <message>
      <source>The program draws round by round</source>
      <translation>Das Programm lost Runde für Runde aus</translation>
    </message>
    <message>
      <source>Each round just before it begins, from who really sat with whom.</source>
      <translation>Jede Runde kurz vor ihrem Beginn, danach, wer wirklich mit wem am Tisch saß.</translation>
    </message>
    <message>
      <source>By the standing</source>
      <translation>Nach dem Stand</translation>
    </message>
    <message>
      <source>Neighbours of the standing meet, the first ones at the first table.</source>
      <translation>Nachbarn in der Tabelle treffen sich, die Ersten am ersten Tisch.</translation>
    </message>
    <message>
      <source>Winners move up</source>
      <translation>Sieger rücken auf</translation>
    </message>
    <message>
      <source>The best of a table moves one table up, the last one down.</source>
      <translation>Wer am Tisch gewinnt, rückt einen Tisch auf, der Letzte einen ab.</translation>
    </message>
    <message>
      <source>Seat 2 moves on</source>
      <translation>Platz 2 rückt weiter</translation>
    </message>
    <message>
      <source>Seat 2 goes one table on, everybody else stays.</source>
      <translation>Platz 2 geht einen Tisch weiter, alle anderen bleiben sitzen.</translation>
    </message>
    <message>
      <source>Chips drawn at the door</source>
      <translation>Lose am Eingang</translation>
    </message>
    <message>
      <source>Everybody draws table and seat, here they are typed. Lots can be printed to cut.</source>
      <translation>Jeder zieht Tisch und Platz, hier wird es eingetippt. Lose zum Ausschneiden können gedruckt werden.</translation>
    </message>
    <message>
      <source>By hand</source>
      <translation>Von Hand</translation>
    </message>
    <message>
      <source>Tables are typed or pulled together; the price of each swap is shown before it is made.</source>
      <translation>Tische werden eingetippt oder zusammengezogen; was ein Tausch kostet, steht vorher da.</translation>
    </message>
    <message>
      <source>Learned from the sheets</source>
      <translation>Aus den Spielzetteln</translation>
    </message>
    <message>
      <source>Nothing is drawn here: the sheets say who sat where.</source>
      <translation>Hier wird nichts ausgelost: Die Spielzettel sagen, wer wo saß.</translation>
    </message>
    <message>
      <source>Draw the round</source>
      <translation>Runde auslosen</translation>
    </message>
    <message>
      <source>Draw again with another seed</source>
      <translation>Mit anderer Startzahl neu auslosen</translation>
    </message>
    <message>
      <source>Choose another way of drawing</source>
      <translation>Eine andere Art der Auslosung wählen</translation>
    </message>
    <message>
      <source>Wishes: kept apart, fixed places, writers, tables</source>
      <translation>Wünsche: nie zusammen, feste Plätze, Schreiber, Tische</translation>
    </message>
    <message>
      <source>How fair was the seating?</source>
      <translation>Wie gerecht war die Sitzordnung?</translation>
    </message>
    <message>
      <source>Gone, substitute for the chosen person</source>
      <translation>Gegangen, Ersatz für die gewählte Person</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Number of the person, table, seat: 12 7 2 and Enter. Without a seat on the chip: 12 7.</source>
      <translation>Startnummer, Tisch, Platz: 12 7 2 und Enter. Steht auf dem Los kein Platz: 12 7.</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>Seat</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>Round {number}: chips drawn at the door</source>
      <translation>Runde {number}: am Eingang gezogene Lose</translation>
    </message>
    <message>
      <source>Person, table, seat</source>
      <translation>Person, Tisch, Platz</translation>
    </message>
    <message>
      <source>People and their chips</source>
      <translation>Spieler und ihre Lose</translation>
    </message>
    <message>
      <source>Seat as drawn</source>
      <translation>So hinsetzen</translation>
    </message>
    <message>
      <source>Print the lots…</source>
      <translation>Lose drucken …</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Still without a chip: {names}</source>
      <translation>Noch ohne Los: {names}</translation>
    </message>
    <message>
      <source>Everybody has drawn.</source>
      <translation>Alle haben gezogen.</translation>
    </message>
    <message>
      <source>Round {number} is drawn.</source>
      <translation>Runde {number} ist ausgelost.</translation>
    </message>
    <message>
      <source>Nobody alone is called so here.</source>
      <translation>So heißt hier niemand, oder es sind mehrere.</translation>
    </message>
    <message>
      <source>{name}: table {table}</source>
      <translation>{name}: Tisch {table}</translation>
    </message>
    <message>
      <source>seat {seat}</source>
      <translation>Platz {seat}</translation>
    </message>
    <message>
      <source>How fair is the seating?</source>
      <translation>Wie gerecht ist die Sitzordnung?</translation>
    </message>
    <message>
      <source>Person by person</source>
      <translation>Jeder einzeln</translation>
    </message>
    <message>
      <source>Who meets whom</source>
      <translation>Wer trifft wen</translation>
    </message>
    <message>
      <source>What the list shows</source>
      <translation>Was die Liste zeigt</translation>
    </message>
    <message>
      <source>On paper…</source>
      <translation>Auf Papier …</translation>
    </message>
    <message>
      <source>Round {number}, drawn by hand</source>
      <translation>Runde {number}, von Hand gelost</translation>
    </message>
    <message>
      <source>Type the numbers in seat order, with spaces: 3 7 12. Enter leads to the next table.</source>
      <translation>Nummern in der Reihenfolge der Plätze, mit Leerzeichen: 3 7 12. Enter führt zum nächsten Tisch.</translation>
    </message>
    <message>
      <source>Keep these tables</source>
      <translation>Tische übernehmen</translation>
    </message>
    <message>
      <source>One more table</source>
      <translation>Noch ein Tisch</translation>
    </message>
    <message>
      <source>Fill in the rest</source>
      <translation>Rest auffüllen</translation>
    </message>
    <message>
      <source>In the order of the numbers; afterwards people can be pulled to other seats.</source>
      <translation>Der Reihe nach; danach kann jeder auf einen anderen Platz gezogen werden.</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>Lassen</translation>
    </message>
    <message>
      <source>Number of the table</source>
      <translation>Nummer des Tisches</translation>
    </message>
    <message>
      <source>People at the table</source>
      <translation>Leute am Tisch</translation>
    </message>
    <message>
      <source>Still without a table: {names}</source>
      <translation>Noch ohne Tisch: {names}</translation>
    </message>
    <message>
      <source>Everybody has a seat.</source>
      <translation>Alle haben einen Platz.</translation>
    </message>
    <message>
      <source>⚠ not free: {numbers}</source>
      <translation>⚠ nicht frei: {numbers}</translation>
    </message>
    <message>
      <source>Number of the table, then the numbers of the people in the order of the paper: 3 7 12.</source>
      <translation>Nummer des Tisches, dann die Startnummern in der Reihenfolge des Zettels: 3 7 12.</translation>
    </message>
    <message>
      <source>Round {number}: a table from its sheet</source>
      <translation>Runde {number}: ein Tisch nach seinem Spielzettel</translation>
    </message>
    <message>
      <source>Add the table</source>
      <translation>Tisch hinzufügen</translation>
    </message>
    <message>
      <source>People in paper order</source>
      <translation>Spieler wie auf dem Zettel</translation>
    </message>
    <message>
      <source>On no sheet yet: {names}</source>
      <translation>Noch auf keinem Zettel: {names}</translation>
    </message>
    <message>
      <source>⚠ unknown: {numbers}</source>
      <translation>⚠ unbekannt: {numbers}</translation>
    </message>
    <message>
      <source>Table {number} is added.</source>
      <translation>Tisch {number} ist dazugekommen.</translation>
    </message>
    <message>
      <source>The same seed draws the same tables, so that anybody can check the draw.</source>
      <translation>Dieselbe Losnummer ergibt dieselben Tische; so kann jeder die Auslosung nachprüfen.</translation>
    </message>
    <message>
      <source>Ways of drawing</source>
      <translation>Arten der Auslosung</translation>
    </message>
    <message>
      <source>Take this way</source>
      <translation>Diese Art nehmen</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Losnummer</translation>
    </message>
    <message>
      <source>Wishes hold from the next draw on. What can't be kept is named there, and for whom.</source>
      <translation>Wünsche gelten ab der nächsten Auslosung. Was nicht geht, wird dort genannt, und für wen.</translation>
    </message>
    <message>
      <source>Wishes for the seating</source>
      <translation>Wünsche zur Sitzordnung</translation>
    </message>
    <message>
      <source>at all evenings</source>
      <translation>an allen Abenden</translation>
    </message>
    <message>
      <source>Keep apart</source>
      <translation>Nie zusammen</translation>
    </message>
    <message>
      <source>Team mates never at one table</source>
      <translation>Mannschaftskameraden nie an einem Tisch</translation>
    </message>
    <message>
      <source>People of the same club never at one table</source>
      <translation>Leute aus demselben Verein nicht zusammen</translation>
    </message>
    <message>
      <source>Never at one table</source>
      <translation>Nie an einem Tisch</translation>
    </message>
    <message>
      <source>Couples, families, people who drive together: as many pairs as needed.</source>
      <translation>Ehepaare, Familien, Fahrgemeinschaften: so viele Paare wie nötig.</translation>
    </message>
    <message>
      <source>willing to write</source>
      <translation>schreibt gern</translation>
    </message>
    <message>
      <source>top table</source>
      <translation>Ehrentisch</translation>
    </message>
    <message>
      <source>Sits with the others marked so, at the first table.</source>
      <translation>Sitzt mit den anderen so Bezeichneten am ersten Tisch.</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Merken</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Numbers of the tables in the hall</source>
      <translation>Nummern der Tische im Saal</translation>
    </message>
    <message>
      <source>With gaps and in any order; the first one is the top table. Empty counts from 1.</source>
      <translation>Mit Lücken und in beliebiger Folge; der erste ist der oberste Tisch. Leer zählt ab 1.</translation>
    </message>
    <message>
      <source>People at a table</source>
      <translation>Spieler am Tisch</translation>
    </message>
    <message>
      <source>Take away</source>
      <translation>Wegnehmen</translation>
    </message>
    <message>
      <source>First person</source>
      <translation>Erste Person</translation>
    </message>
    <message>
      <source>Second person</source>
      <translation>Zweite Person</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Person</translation>
    </message>
    <message>
      <source>Fixed table</source>
      <translation>Fester Tisch</translation>
    </message>
    <message>
      <source>Fixed seat</source>
      <translation>Fester Platz</translation>
    </message>
    <message>
      <source>Numbers and spans are wanted: 1–8, 11, 12.</source>
      <translation>Hier stehen Nummern und Spannen: 1–8, 11, 12.</translation>
    </message>
    <message>
      <source>Places and writers</source>
      <translation>Plätze und Schreiber</translation>
    </message>
    <message>
      <source>Tables</source>
      <translation>Tische</translation>
    </message>
    <message>
      <source>table {table}</source>
      <translation>Tisch {table}</translation>
    </message>
    <message>
      <source>{one} and {other}: always</source>
      <translation>{one} und {other}: immer</translation>
    </message>
    <message>
      <source>{one} and {other}: this evening</source>
      <translation>{one} und {other}: heute Abend</translation>
    </message>
    <message numerus="yes">
      <source>Nobody met anybody twice in %n rounds.</source>
      <translation>
        <numerusform>Niemand trifft in einer Runde jemanden zweimal.</numerusform>
        <numerusform>Niemand trifft in %n Runden jemanden zweimal.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n meetings were repeats.</source>
      <translation>
        <numerusform>%n Begegnung wiederholt sich.</numerusform>
        <numerusform>%n Begegnungen wiederholen sich.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nobody came back to a table.</source>
      <translation>Niemand kam an einen Tisch zurück.</translation>
    </message>
    <message numerus="yes">
      <source>%n times somebody came back to a table.</source>
      <translation>
        <numerusform>%n-mal kam jemand an einen Tisch zurück.</numerusform>
        <numerusform>%n-mal kam jemand an einen Tisch zurück.</numerusform>
      </translation>
    </message>
    <message>
      <source>Repeats</source>
      <translation>Wieder</translation>
    </message>
    <message>
      <source>Small tables</source>
      <translation>Kleine Tische</translation>
    </message>
    <message>
      <source>Same table</source>
      <translation>Gleicher Tisch</translation>
    </message>
    <message>
      <source>Sat out</source>
      <translation>Setzt aus</translation>
    </message>
    <message>
      <source>Met again</source>
      <translation>Trifft wieder</translation>
    </message>
    <message numerus="yes">
      <source>In two rounds running: %n.</source>
      <translation>
        <numerusform>In zwei Runden hintereinander: %n.</numerusform>
        <numerusform>In zwei Runden hintereinander: %n.</numerusform>
      </translation>
    </message>
    <message>
      <source>Fewer may be possible.</source>
      <translation>Vielleicht ginge es mit weniger.</translation>
    </message>
    <message>
      <source>Fewer are impossible: {reason}</source>
      <translation>Weniger geht nicht: {reason}</translation>
    </message>
    <message>
      <source>At least {bound} can't be avoided: {reason}</source>
      <translation>Mindestens {bound} sind unvermeidbar: {reason}</translation>
    </message>
    <message>
      <source>Round {number}: {what}</source>
      <translation>Runde {number}: {what}</translation>
    </message>
    <message>
      <source>Rounds {number} to {last}: {what}</source>
      <translation>Runden {number} bis {last}: {what}</translation>
    </message>
    <message>
      <source>Round {number}</source>
      <translation>Runde {number}</translation>
    </message>
    <message>
      <source>Seats 1 to {seats}</source>
      <translation>Platz 1 bis {seats}</translation>
    </message>
    <message>
      <source>{name} is gone now ({moves})</source>
      <translation>{name} ist jetzt gegangen ({moves})</translation>
    </message>
    <message>
      <source>{name} is gone now – table {table} would have {count}: a substitute is needed</source>
      <translation>{name} ist jetzt gegangen – Tisch {table} hätte nur {count}: Ersatz ist nötig</translation>
    </message>
    <message>
      <source>{name} to table {table}</source>
      <translation>{name} an Tisch {table}</translation>
    </message>
    <message>
      <source>Nobody else moves.</source>
      <translation>Sonst rückt niemand.</translation>
    </message>
    <message>
      <source>{name} is gone now</source>
      <translation>{name} ist ab jetzt weg</translation>
    </message>
    <message>
      <source>Round {number} is adapted, too.</source>
      <translation>Runde {number} ist mit angepasst.</translation>
    </message>
    <message numerus="yes">
      <source>%n people</source>
      <translation>
        <numerusform>%n Spieler</numerusform>
        <numerusform>%n Spieler</numerusform>
      </translation>
    </message>
    <message>
      <source>{people}: {tables}; nobody sits out.</source>
      <translation>{people}: {tables}; alle haben einen Platz.</translation>
    </message>
    <message numerus="yes">
      <source>In %n rounds at least {repeats} meetings are repeats, whoever draws: {reason}</source>
      <translation>
        <numerusform>In einer Runde wiederholen sich mindestens {repeats} Begegnungen, ganz gleich wie man lost: {reason}</numerusform>
        <numerusform>In %n Runden wiederholen sich mindestens {repeats} Begegnungen, ganz gleich wie man lost: {reason}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n tables of {size}</source>
      <translation>
        <numerusform>%n {size}tisch</numerusform>
        <numerusform>%n {size}tische</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{people}: {tables}. Their number can't be split: %n sit out each round, in turn.</source>
      <translation>
        <numerusform>{people}: {tables}. Die Zahl geht nicht auf: Reihum setzt jede Runde einer aus.</numerusform>
        <numerusform>{people}: {tables}. Die Zahl geht nicht auf: Reihum setzen jede Runde %n aus.</numerusform>
      </translation>
    </message>
    <message>
      <source>with {people} people: {sizes}</source>
      <translation>mit {people} Leuten: {sizes}</translation>
    </message>
    <message>
      <source>Points per deal decide: who plays more deals has no advantage</source>
      <translation>Die Punkte je Spiel entscheiden: Wer mehr Spiele hat, ist nicht im Vorteil</translation>
    </message>
    <message>
      <source>All four play: {four} deals at tables of four, {three} at tables of three</source>
      <translation>Alle vier spielen: {four} Spiele an Vierertischen, {three} an Dreiertischen</translation>
    </message>
    <message>
      <source>At four the dealer rests: {four} deals there, {three} at tables of three</source>
      <translation>Zu viert setzt der Geber aus: dort {four} Spiele, an Dreiertischen {three}</translation>
    </message>
    <message>
      <source> and </source>
      <translation> und </translation>
    </message>
    <message numerus="yes">
      <source>{names} and %n more</source>
      <translation>
        <numerusform>{names} und noch jemand</numerusform>
        <numerusform>{names} und %n weitere</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pairs kept apart</source>
      <translation>
        <numerusform>%n Paar nie zusammen</numerusform>
        <numerusform>%n Paare nie zusammen</numerusform>
      </translation>
    </message>
    <message>
      <source>team mates kept apart</source>
      <translation>Mannschaften getrennt</translation>
    </message>
    <message>
      <source>people of the same clubs kept apart</source>
      <translation>Leute aus demselben Verein getrennt</translation>
    </message>
    <message numerus="yes">
      <source>%n fixed places</source>
      <translation>
        <numerusform>%n fester Platz</numerusform>
        <numerusform>%n feste Plätze</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n willing to write</source>
      <translation>
        <numerusform>%n schreibt gern</numerusform>
        <numerusform>%n schreiben gern</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n at the top table</source>
      <translation>
        <numerusform>%n am Ehrentisch</numerusform>
        <numerusform>%n am Ehrentisch</numerusform>
      </translation>
    </message>
    <message>
      <source>tables {numbers}</source>
      <translation>Tische {numbers}</translation>
    </message>
    <message>
      <source>{one} ⇄ {other}</source>
      <translation>{one} ⇄ {other}</translation>
    </message>
    <message>
      <source>Nobody drew this round: its sheets say who sat where.</source>
      <translation>Diese Runde hat niemand ausgelost: Ihre Spielzettel sagen, wer wo saß.</translation>
    </message>
    <message numerus="yes">
      <source>%n meetings are repeats so far; ↻ marks them.</source>
      <translation>
        <numerusform>Bisher %n Wiederbegegnung, mit ↻ markiert.</numerusform>
        <numerusform>Bisher %n Wiederbegegnungen, mit ↻ markiert.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} to table {table}; at table {other} then sit {count}.</source>
      <translation>{name} an Tisch {table}; an Tisch {other} sitzen dann {count}.</translation>
    </message>
    <message>
      <source>Without a seat: {names}.</source>
      <translation>Ohne Platz: {names}.</translation>
    </message>
    <message numerus="yes">
      <source>%n tables are smaller than the others.</source>
      <translation>
        <numerusform>Ein Tisch ist kleiner.</numerusform>
        <numerusform>%n Tische sind kleiner.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n tables are larger than the others.</source>
      <translation>
        <numerusform>Ein Tisch ist größer.</numerusform>
        <numerusform>%n Tische sind größer.</numerusform>
      </translation>
    </message>
    <message>
      <source>First round: everybody meets for the first time.</source>
      <translation>Erste Runde: alle treffen sich zum ersten Mal.</translation>
    </message>
    <message>
      <source>Nobody meets again so far.</source>
      <translation>Bisher trifft niemand jemanden ein zweites Mal.</translation>
    </message>
    <message>
      <source>In this round fewer are impossible: {reason}</source>
      <translation>Weniger geht in dieser Runde nicht: {reason}</translation>
    </message>
    <message>
      <source>Drawn by hand.</source>
      <translation>Von Hand gelost.</translation>
    </message>
    <message>
      <source>Drawn by the program.</source>
      <translation>Vom Programm ausgelost.</translation>
    </message>
    <message>
      <source>Seed {seed}.</source>
      <translation>Losnummer {seed}.</translation>
    </message>
    <message>
      <source>The search was stopped: the same seed need not give these tables again.</source>
      <translation>Die Suche wurde abgebrochen: Dieselbe Losnummer ergibt diese Tische nicht unbedingt wieder.</translation>
    </message>
    <message numerus="yes">
      <source>%n more repeated meetings.</source>
      <translation>
        <numerusform>%n Wiederbegegnung mehr.</numerusform>
        <numerusform>%n Wiederbegegnungen mehr.</numerusform>
      </translation>
    </message>
    <message>
      <source>Kept apart and would share a table: {names}.</source>
      <translation>Nie zusammen, säßen aber an einem Tisch: {names}.</translation>
    </message>
    <message>
      <source>Would lose the fixed place: {names}.</source>
      <translation>Verlöre den festen Platz: {names}.</translation>
    </message>
    <message>
      <source>A table would be left without anybody willing to write.</source>
      <translation>An einem Tisch wäre dann niemand, der schreibt.</translation>
    </message>
    <message>
      <source>Small tables would be shared out less evenly.</source>
      <translation>Kleine Tische wären weniger gleich verteilt.</translation>
    </message>
    <message>
      <source>costs nothing.</source>
      <translation>kostet nichts.</translation>
    </message>
    <message>
      <source>Nobody can move there: tables would get the wrong size.</source>
      <translation>Dorthin kann niemand: Die Tische hätten die falsche Größe.</translation>
    </message>
    <message>
      <source>{name} to table {table}.</source>
      <translation>{name} an Tisch {table}.</translation>
    </message>
    <message>
      <source>Not kept: {wish} ({names}).</source>
      <translation>Nicht erfüllt: {wish} ({names}).</translation>
    </message>
    <message>
      <source>Would meet again: {names}.</source>
      <translation>Träfen sich wieder: {names}.</translation>
    </message>
    <message numerus="yes">
      <source>%n fewer repeated meetings.</source>
      <translation>
        <numerusform>%n Wiederbegegnung weniger.</numerusform>
        <numerusform>%n Wiederbegegnungen weniger.</numerusform>
      </translation>
    </message>
    <message>
      <source>Seat {seat}</source>
      <translation>Platz {seat}</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ohne</translation>
    </message>
    <message>
      <source>met {name} in round {round}</source>
      <translation>traf {name} in Runde {round}</translation>
    </message>
    <message>
      <source>Looking for tables where nobody meets again…</source>
      <translation>Suche Tische ohne Wiederbegegnungen …</translation>
    </message>
    <message>
      <source>The draw is taken back. Undo brings it again.</source>
      <translation>Die Auslosung ist zurückgenommen. Rückgängig bringt sie wieder.</translation>
    </message>
    <message>
      <source>not drawn yet</source>
      <translation>noch nicht ausgelost</translation>
    </message>
    <message>
      <source>drawn, not started</source>
      <translation>ausgelost, nicht gestartet</translation>
    </message>
    <message>
      <source>running</source>
      <translation>läuft</translation>
    </message>
    <message>
      <source>closed</source>
      <translation>geschlossen</translation>
    </message>
    <message>
      <source>Rounds {number} to {last} are drawn.</source>
      <translation>Die Runden {number} bis {last} sind ausgelost.</translation>
    </message>
    <message>
      <source>Round {number} has begun; type each table from its sheet.</source>
      <translation>Runde {number} läuft; jeden Tisch nach seinem Spielzettel eintippen.</translation>
    </message>
    <message>
      <source>Substitute for {name}…</source>
      <translation>Ersatz für {name} …</translation>
    </message>
    <message>
      <source>{name} is gone.</source>
      <translation>{name} ist gegangen.</translation>
    </message>
    <message>
      <source>{name} is gone from the next round on</source>
      <translation>{name} ist ab der nächsten Runde weg</translation>
    </message>
    <message>
      <source>Somebody else in this seat</source>
      <translation>Jemand anderes auf diesen Platz</translation>
    </message>
    <message>
      <source>Sits out this round: {names}</source>
      <translation>Setzt diese Runde aus: {names}</translation>
    </message>
    <message>
      <source>Give everybody a seat</source>
      <translation>Allen einen Platz geben</translation>
    </message>
    <message>
      <source>In this round and those drawn after it; nobody moves who need not.</source>
      <translation>In dieser und den danach ausgelosten Runden; niemand rückt ohne Not.</translation>
    </message>
    <message>
      <source>{name} sits at table {table}.</source>
      <translation>{name} sitzt an Tisch {table}.</translation>
    </message>
    <message>
      <source>Without a seat in this round: {names}</source>
      <translation>In dieser Runde ohne Platz: {names}</translation>
    </message>
    <message>
      <source>{number} to table {table}</source>
      <translation>{number} an Tisch {table}</translation>
    </message>
    <message>
      <source>Order of the list</source>
      <translation>Ordnung der Liste</translation>
    </message>
    <message>
      <source>Seats by name</source>
      <translation>Plätze nach Namen</translation>
    </message>
    <message>
      <source>Table from a sheet…</source>
      <translation>Tisch nach Zettel …</translation>
    </message>
    <message>
      <source>Gone, substitute…</source>
      <translation>Gegangen, Ersatz …</translation>
    </message>
    <message>
      <source>How fair?</source>
      <translation>Wie gerecht?</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drucken</translation>
    </message>
    <message>
      <source>More…</source>
      <translation>Mehr …</translation>
    </message>
    <message>
      <source>Start the round</source>
      <translation>Runde starten</translation>
    </message>
    <message>
      <source>By table</source>
      <translation>Nach Tischen</translation>
    </message>
    <message>
      <source>By name</source>
      <translation>Nach Namen</translation>
    </message>
    <message>
      <source>Draw again</source>
      <translation>Neu auslosen</translation>
    </message>
    <message>
      <source>Take the draw back</source>
      <translation>Auslosung zurücknehmen</translation>
    </message>
    <message>
      <source>One more table…</source>
      <translation>Noch ein Tisch …</translation>
    </message>
    <message>
      <source>Wishes…</source>
      <translation>Wünsche …</translation>
    </message>
    <message>
      <source>Start round {number}</source>
      <translation>Runde {number} starten</translation>
    </message>
    <message>
      <source>Enter sheets</source>
      <translation>Zettel eingeben</translation>
    </message>
    <message>
      <source>To swap two people, drag one onto the other – or Space, arrows, Space.</source>
      <translation>Zum Tauschen den einen auf den anderen ziehen – oder Leertaste, Pfeile, Leertaste.</translation>
    </message>
    <message>
      <source>First choose the person in the list above.</source>
      <translation>Zuerst oben in der Liste die Person wählen.</translation>
    </message>
    <message>
      <source>Done. Undo takes it back.</source>
      <translation>Erledigt. „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
      <source>Other ways…</source>
      <translation>Andere Arten …</translation>
    </message>
    <message>
      <source>Go to Entries</source>
      <translation>Zur Anmeldung</translation>
    </message>
    <message>
      <source>Type the chips of round {number}…</source>
      <translation>Lose der Runde {number} eintippen …</translation>
    </message>
    <message>
      <source>Type the tables of round {number}…</source>
      <translation>Tische der Runde {number} eintippen …</translation>
    </message>
    <message>
      <source>Begin round {number} without seats</source>
      <translation>Runde {number} ohne Sitzordnung beginnen</translation>
    </message>
    <message>
      <source>At least three people must be here to draw a round.</source>
      <translation>Zum Auslosen müssen mindestens drei Leute da sein.</translation>
    </message>
    <message>
      <source>Tables of different size: how do they play?</source>
      <translation>Verschieden große Tische: wie wird gespielt?</translation>
    </message>
    <message>
      <source>Draw round {number}</source>
      <translation>Runde {number} auslosen</translation>
    </message>
    <message>
      <source>Round {number} is not closed: this way of drawing needs its results.</source>
      <translation>Runde {number} ist nicht abgeschlossen: Diese Art der Auslosung braucht ihre Ergebnisse.</translation>
    </message>
    <message>
      <source>Round {number} is not closed; draw only if its last sheets don't matter for the seats.</source>
      <translation>Runde {number} ist nicht geschlossen; nur auslosen, wenn ihre letzten Zettel für die Plätze keine Rolle spielen.</translation>
    </message>
    <message>
      <source>Tables and seats</source>
      <translation>Tische und Plätze</translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message>
      <source>As the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Blue</source>
      <translation>Blau</translation>
    </message>
    <message>
      <source>Green</source>
      <translation>Grün</translation>
    </message>
    <message>
      <source>Red</source>
      <translation>Rot</translation>
    </message>
    <message>
      <source>Violet</source>
      <translation>Violett</translation>
    </message>
    <message>
      <source>Brown</source>
      <translation>Braun</translation>
    </message>
    <message>
      <source>Made after each round, at closing and after ten minutes of change; the newest stay, and one of each day before.</source>
      <translation>Nach jeder Runde, am Ende und nach zehn Minuten mit Änderungen; die neuesten bleiben, und je eine der Tage davor.</translation>
    </message>
    <message>
      <source>The club's logo</source>
      <translation>Logo des Vereins</translation>
    </message>
    <message>
      <source>Choose a picture…</source>
      <translation>Bild wählen …</translation>
    </message>
    <message>
      <source>Take it away</source>
      <translation>Wegnehmen</translation>
    </message>
    <message>
      <source>Open another club file…</source>
      <translation>Andere Vereinsdatei öffnen …</translation>
    </message>
    <message>
      <source>Take along to another computer…</source>
      <translation>Auf anderen Rechner mitnehmen …</translation>
    </message>
    <message>
      <source>Bring back a copy…</source>
      <translation>Eine Sicherung zurückholen …</translation>
    </message>
    <message>
      <source>Also copy onto a stick…</source>
      <translation>Auch auf einen Stick sichern …</translation>
    </message>
    <message>
      <source>No more copies onto the stick</source>
      <translation>Nicht mehr auf den Stick</translation>
    </message>
    <message>
      <source>Choose a picture</source>
      <translation>Bild wählen</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Bilder</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Aussehen</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>The club file</source>
      <translation>Die Vereinsdatei</translation>
    </message>
    <message>
      <source>People, evenings and results are all in one file. Everything is saved at once.</source>
      <translation>Leute, Abende und Ergebnisse stehen in einer Datei. Alles wird sofort gespeichert.</translation>
    </message>
    <message>
      <source>Copies</source>
      <translation>Sicherungen</translation>
    </message>
    <message>
      <source>none is open</source>
      <translation>keine geöffnet</translation>
    </message>
    <message>
      <source>The last one: {time}, in {folder}.</source>
      <translation>Die letzte: {time}, in {folder}.</translation>
    </message>
    <message>
      <source>Another stick…</source>
      <translation>Anderer Stick …</translation>
    </message>
    <message>
      <source>The club</source>
      <translation>Der Verein</translation>
    </message>
    <message>
      <source>Shown on all papers and on the hall screen, and kept in the club file.</source>
      <translation>Steht auf allen Papieren und auf dem Saalbildschirm und wandert mit der Vereinsdatei mit.</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Colour</source>
      <translation>Farbe</translation>
    </message>
    <message>
      <source>Logo</source>
      <translation>Logo</translation>
    </message>
    <message>
      <source>PNG, JPEG or another picture; a large one is made smaller.</source>
      <translation>PNG, JPEG oder ein anderes Bild; ein großes wird verkleinert.</translation>
    </message>
  </context>
  <context>
    <name>Share</name>
    <message>
      <source>Share</source>
      <translation>Weitergeben</translation>
    </message>
    <message>
      <source>What to share</source>
      <translation>Was weitergegeben wird</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>Speichern unter …</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Show the folder</source>
      <translation>Ordner zeigen</translation>
    </message>
    <message>
      <source>Of whom</source>
      <translation>Von wem</translation>
    </message>
    <message>
      <source>After which round</source>
      <translation>Nach welcher Runde</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Everybody</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>As it stands now</source>
      <translation>Wie es jetzt steht</translation>
    </message>
    <message>
      <source>Where to?</source>
      <translation>Wohin?</translation>
    </message>
    <message>
      <source>On the clipboard: paste it wherever you like.</source>
      <translation>In der Zwischenablage: jetzt überall einfügen.</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>The teams</source>
      <translation>Die Mannschaften</translation>
    </message>
    <message numerus="yes">
      <source>%n people don't want to appear and are left out.</source>
      <translation>
        <numerusform>%n Person möchte nicht erscheinen und fehlt darin.</numerusform>
        <numerusform>%n Leute möchten nicht erscheinen und fehlen darin.</numerusform>
      </translation>
    </message>
    <message>
      <source>Names of all people are in it, also of those who don't want to appear.</source>
      <translation>Darin stehen alle Namen, auch von denen, die nicht erscheinen möchten.</translation>
    </message>
    <message>
      <source>Saved: {file}</source>
      <translation>Gespeichert: {file}</translation>
    </message>
    <message numerus="yes">
      <source>%n files saved in {folder}</source>
      <translation>
        <numerusform>%n Datei gespeichert in {folder}</numerusform>
        <numerusform>%n Dateien gespeichert in {folder}</numerusform>
      </translation>
    </message>
    <message>
      <source>After round {round}</source>
      <translation>Nach Runde {round}</translation>
    </message>
    <message>
      <source>{file} could not be saved.</source>
      <translation>{file} konnte nicht gespeichert werden.</translation>
    </message>
    <message>
      <source>Standings</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>Deals</source>
      <translation>Spiele</translation>
    </message>
    <message>
      <source>after round {round}</source>
      <translation>nach Runde {round}</translation>
    </message>
    <message>
      <source>teams</source>
      <translation>Mannschaften</translation>
    </message>
    <message>
      <source>Text for the newspaper</source>
      <translation>Text für die Zeitung</translation>
    </message>
    <message>
      <source>Picture for phones</source>
      <translation>Bild fürs Handy</translation>
    </message>
    <message>
      <source>To send round in the club's chat</source>
      <translation>Zum Herumschicken in der Vereinsgruppe</translation>
    </message>
    <message>
      <source>Web page</source>
      <translation>Webseite</translation>
    </message>
    <message>
      <source>One file for the club's site</source>
      <translation>Eine Datei für die Seite des Vereins</translation>
    </message>
    <message>
      <source>Two sentences and the first ten places</source>
      <translation>Zwei Sätze und die ersten zehn Plätze</translation>
    </message>
    <message>
      <source>Spreadsheet (.xlsx)</source>
      <translation>Tabelle (.xlsx)</translation>
    </message>
    <message>
      <source>Opens in any spreadsheet, sums included</source>
      <translation>Öffnet sich in jeder Tabellenkalkulation, mit Summen</translation>
    </message>
    <message>
      <source>List (.csv)</source>
      <translation>Liste (.csv)</translation>
    </message>
    <message>
      <source>For other programs</source>
      <translation>Für andere Programme</translation>
    </message>
    <message>
      <source>All deals (.xlsx)</source>
      <translation>Alle Spiele (.xlsx)</translation>
    </message>
    <message>
      <source>Every deal with its points</source>
      <translation>Jedes Spiel mit seinen Punkten</translation>
    </message>
    <message>
      <source>All deals (.csv)</source>
      <translation>Alle Spiele (.csv)</translation>
    </message>
    <message>
      <source>Every deal, for other programs</source>
      <translation>Jedes Spiel, für andere Programme</translation>
    </message>
    <message>
      <source>Archive of the evening</source>
      <translation>Archiv des Abends</translation>
    </message>
    <message>
      <source>For TappScore on another computer; everybody and everything is in it</source>
      <translation>Für TappScore auf einem anderen Rechner; alle und alles stehen darin</translation>
    </message>
  </context>
  <context>
    <name>Standings</name>
    <message>
      <source>Why is this person in this place?</source>
      <translation>Warum steht jemand auf diesem Platz?</translation>
    </message>
    <message>
      <source>Release the standings to the hall</source>
      <translation>Stand für den Saal freigeben</translation>
    </message>
    <message>
      <source>Pictures of the evening</source>
      <translation>Bilder des Abends</translation>
    </message>
    <message>
      <source>Share the standings</source>
      <translation>Stand weitergeben</translation>
    </message>
    <message>
      <source>Release to the hall</source>
      <translation>Für den Saal freigeben</translation>
    </message>
    <message>
      <source>The hall screen and the list on the wall show these places, as they are now.</source>
      <translation>Der Saalbildschirm und der Aushang zeigen diese Plätze, wie sie jetzt sind.</translation>
    </message>
    <message>
      <source>Release</source>
      <translation>Freigeben</translation>
    </message>
    <message>
      <source>Take the last one back</source>
      <translation>Den letzten zurücknehmen</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>After round {number}</source>
      <translation>Nach Runde {number}</translation>
    </message>
    <message>
      <source>A standing can be released once its round is closed.</source>
      <translation>Ein Stand lässt sich freigeben, sobald seine Runde abgeschlossen ist.</translation>
    </message>
    <message>
      <source>The hall may see the standing after round {number}.</source>
      <translation>Der Saal darf den Stand nach Runde {number} sehen.</translation>
    </message>
    <message>
      <source>The released standing was taken back.</source>
      <translation>Der freigegebene Stand ist zurückgenommen.</translation>
    </message>
    <message>
      <source>Which standing</source>
      <translation>Welcher Stand</translation>
    </message>
    <message>
      <source>Protests possible for (minutes)</source>
      <translation>Einspruch möglich (Minuten)</translation>
    </message>
    <message>
      <source>{name}: no place, {points} points</source>
      <translation>{name}: ohne Platz, {points} Punkte</translation>
    </message>
    <message>
      <source>{place} place: {name}, {points} points</source>
      <translation>{place} Platz: {name}, {points} Punkte</translation>
    </message>
    <message>
      <source>Account</source>
      <translation>Abrechnung</translation>
    </message>
    <message>
      <source>Nothing has been played yet.</source>
      <translation>Noch nichts gespielt.</translation>
    </message>
    <message>
      <source>On paper…</source>
      <translation>Auf Papier …</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>In the category {category}; among everybody in {place} place.</source>
      <translation>In der Gruppe {category}; unter allen auf dem {place} Platz.</translation>
    </message>
    <message>
      <source>played</source>
      <translation>Alleinspieler</translation>
    </message>
    <message>
      <source>rested</source>
      <translation>setzte aus</translation>
    </message>
    <message>
      <source>Passed</source>
      <translation>gepasst</translation>
    </message>
    <message>
      <source>Struck</source>
      <translation>gestrichen</translation>
    </message>
    <message>
      <source>Unreadable</source>
      <translation>unleserlich</translation>
    </message>
    <message>
      <source>Adjustment: {reason}</source>
      <translation>Berichtigung: {reason}</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Runde</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>Was geschah</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>Rolle</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Sum</source>
      <translation>Summe</translation>
    </message>
    <message>
      <source>Credit for rounds missed</source>
      <translation>Gutschrift für versäumte Runden</translation>
    </message>
    <message>
      <source>Behind {name} by {criterion}: {own} to {other}.</source>
      <translation>Hinter {name} durch {criterion}: {own} zu {other}.</translation>
    </message>
    <message>
      <source>Ahead of {name} by {criterion}: {own} to {other}.</source>
      <translation>Vor {name} durch {criterion}: {own} zu {other}.</translation>
    </message>
    <message>
      <source>{name} is parted from here by {criterion}.</source>
      <translation>Von {name} getrennt durch {criterion}.</translation>
    </message>
    <message>
      <source>Total of the sheet</source>
      <translation>Summe des Zettels</translation>
    </message>
    <message>
      <source>Pot shared out</source>
      <translation>Pott aufgeteilt</translation>
    </message>
    <message>
      <source>Difference to the sheet's total, which counts</source>
      <translation>Unterschied zur Summe des Zettels, die zählt</translation>
    </message>
    <message>
      <source>Level with {name} in everything: a shared place.</source>
      <translation>In allem gleich mit {name}: geteilter Platz.</translation>
    </message>
    <message>
      <source>released: after round {round}, at {time}</source>
      <translation>freigegeben: nach Runde {round}, {time} Uhr</translation>
    </message>
    <message>
      <source>protests until {time}</source>
      <translation>Einspruch bis {time} Uhr</translation>
    </message>
    <message>
      <source>nothing released to the hall yet</source>
      <translation>für den Saal noch nichts freigegeben</translation>
    </message>
    <message>
      <source>changed since then</source>
      <translation>seither geändert</translation>
    </message>
    <message>
      <source>Go to Seating</source>
      <translation>Zur Auslosung</translation>
    </message>
    <message>
      <source>Go to Scoring</source>
      <translation>Zu den Spielzetteln</translation>
    </message>
    <message>
      <source>After which round</source>
      <translation>Nach welcher Runde</translation>
    </message>
    <message>
      <source>Show tie-breaks</source>
      <translation>Feinwertung zeigen</translation>
    </message>
    <message>
      <source>Standings</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>Why this place?</source>
      <translation>Warum dieser Platz?</translation>
    </message>
    <message>
      <source>Print standings</source>
      <translation>Stand drucken</translation>
    </message>
    <message>
      <source>Share…</source>
      <translation>Weitergeben …</translation>
    </message>
    <message>
      <source>Release to the hall…</source>
      <translation>Für den Saal freigeben …</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Bilder</translation>
    </message>
    <message>
      <source>No standings yet</source>
      <translation>Noch kein Stand</translation>
    </message>
    <message>
      <source>As soon as the first deal of the first table is entered, everybody's place is shown here.</source>
      <translation>Sobald das erste Spiel des ersten Tisches eingegeben ist, steht hier jeder mit seinem Platz.</translation>
    </message>
    <message>
      <source>The standings are covered</source>
      <translation>Der Stand ist verdeckt</translation>
    </message>
    <message>
      <source>So that nobody reads them before the prize-giving. F9 uncovers hall and desk.</source>
      <translation>Damit ihn vor der Siegerehrung niemand liest. F9 deckt Saal und Pult wieder auf.</translation>
    </message>
    <message>
      <source>All rounds</source>
      <translation>Alle Runden</translation>
    </message>
    <message>
      <source>{known} of {drawn} tables played</source>
      <translation>{known} von {drawn} Tischen gespielt</translation>
    </message>
    <message>
      <source>Uncover</source>
      <translation>Aufdecken</translation>
    </message>
    <message>
      <source>provisional: sheets are unfinished</source>
      <translation>vorläufig: es fehlen noch Spiele</translation>
    </message>
    <message numerus="yes">
      <source>%n by totals alone, their deals are not known</source>
      <translation>
        <numerusform>%n nur mit Summen, dessen Spiele sind nicht bekannt</numerusform>
        <numerusform>%n nur mit Summen, deren Spiele sind nicht bekannt</numerusform>
      </translation>
    </message>
    <message>
      <source>“Why this place?” is told of people: choose everybody or a category.</source>
      <translation>„Warum dieser Platz?“ gilt einzelnen Spielern: dafür alle oder eine Gruppe wählen.</translation>
    </message>
    <message>
      <source>Places over the rounds</source>
      <translation>Plätze über die Runden</translation>
    </message>
    <message>
      <source>Points per round</source>
      <translation>Punkte je Runde</translation>
    </message>
    <message>
      <source>Games played and won</source>
      <translation>Gespielt und gewonnen</translation>
    </message>
    <message>
      <source>What the picture shows</source>
      <translation>Was das Bild zeigt</translation>
    </message>
    <message numerus="yes">
      <source>A bar for each of %n rounds, the last one strongest; above the line gained.</source>
      <translation>
        <numerusform>Ein Balken für die Runde; über der Linie gewonnen.</numerusform>
        <numerusform>Ein Balken für jede der %n Runden, die letzte am kräftigsten; über der Linie gewonnen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Runde {round}</translation>
    </message>
    <message>
      <source>{name} leads. The first place is at the top.</source>
      <translation>{name} führt. Der erste Platz ist oben.</translation>
    </message>
    <message>
      <source>Nobody has a place yet.</source>
      <translation>Noch hat niemand einen Platz.</translation>
    </message>
    <message>
      <source>The whole bar is played, the filled part won.</source>
      <translation>Der ganze Balken ist gespielt, der gefüllte Teil gewonnen.</translation>
    </message>
    <message>
      <source>No deals are typed in yet.</source>
      <translation>Noch sind keine Spiele eingegeben.</translation>
    </message>
    <message>
      <source>Standings of the teams</source>
      <translation>Stand der Mannschaften</translation>
    </message>
    <message>
      <source>Teams</source>
      <translation>Mannschaften</translation>
    </message>
    <message>
      <source>Everybody</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Of whom</source>
      <translation>Von wem</translation>
    </message>
  </context>
  <context>
    <name>Table size</name>
    <message>
      <source>3</source>
      <translation>Dreier</translation>
    </message>
    <message>
      <source>4</source>
      <translation>Vierer</translation>
    </message>
    <message>
      <source>5</source>
      <translation>Fünfer</translation>
    </message>
    <message>
      <source>6</source>
      <translation>Sechser</translation>
    </message>
    <message>
      <source>7</source>
      <translation>Siebener</translation>
    </message>
  </context>
  <context>
    <name>Tonight</name>
    <message>
      <source>1 person is here and has no seat in round {round}</source>
      <translation>1 ist da und hat in Runde {round} keinen Platz</translation>
    </message>
    <message>
      <source>{count} people are here and have no seat in round {round}</source>
      <translation>{count} sind da und haben in Runde {round} keinen Platz</translation>
    </message>
    <message>
      <source>{count} people are told apart by neither name nor town</source>
      <translation>{count} unterscheiden sich weder im Namen noch im Ort</translation>
    </message>
    <message>
      <source>The standing may be protested until {time}</source>
      <translation>Einspruch gegen den Stand ist noch bis {time} Uhr möglich</translation>
    </message>
    <message>
      <source>At {count} tables the totals count, the deals are not typed</source>
      <translation>An {count} Tischen zählt die Endsumme, die Spiele sind nicht eingetippt</translation>
    </message>
    <message>
      <source>known and all right</source>
      <translation>bekannt und in Ordnung</translation>
    </message>
    <message>
      <source>will be settled later</source>
      <translation>wird später geklärt</translation>
    </message>
    <message>
      <source>{count} without a full name</source>
      <translation>{count} ohne vollen Namen</translation>
    </message>
    <message>
      <source>{count} booked, not here yet</source>
      <translation>{count} vorgemerkt, noch nicht da</translation>
    </message>
    <message>
      <source>{count} waiting for a seat</source>
      <translation>{count} warten auf einen Platz</translation>
    </message>
    <message>
      <source>{count} not paid yet</source>
      <translation>{count} noch nicht bezahlt</translation>
    </message>
    <message>
      <source>Change the evening</source>
      <translation>Den Abend ändern</translation>
    </message>
    <message>
      <source>time was up</source>
      <translation>Zeit war um</translation>
    </message>
    <message>
      <source>too few people</source>
      <translation>zu wenige Leute</translation>
    </message>
    <message>
      <source>the draw was wrong</source>
      <translation>falsch ausgelost</translation>
    </message>
    <message>
      <source>no room</source>
      <translation>kein Raum</translation>
    </message>
    <message>
      <source>weather</source>
      <translation>Wetter</translation>
    </message>
    <message>
      <source>a sheet was found</source>
      <translation>ein Spielzettel fand sich</translation>
    </message>
    <message>
      <source>that was a mistake</source>
      <translation>das war ein Versehen</translation>
    </message>
    <message>
      <source>The evening is called {name} now.</source>
      <translation>Der Abend heißt jetzt {name}.</translation>
    </message>
    <message numerus="yes">
      <source>%n rounds are played.</source>
      <translation>
        <numerusform>Es wird %n Runde gespielt.</numerusform>
        <numerusform>Es werden %n Runden gespielt.</numerusform>
      </translation>
    </message>
    <message>
      <source>The evening is on {day}.</source>
      <translation>Der Abend ist am {day}.</translation>
    </message>
    <message>
      <source>Round {round} is called off.</source>
      <translation>Runde {round} ist abgesagt.</translation>
    </message>
    <message>
      <source>Round {round} counts again; close it once more.</source>
      <translation>Runde {round} zählt wieder; noch einmal schließen.</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Back to the evening</source>
      <translation>Zurück zum Abend</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Ändern</translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation>Runden</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>A week later</source>
      <translation>Eine Woche später</translation>
    </message>
    <message>
      <source>Postpone</source>
      <translation>Verschieben</translation>
    </message>
    <message>
      <source>Call off</source>
      <translation>Absagen</translation>
    </message>
    <message>
      <source>Call the whole evening off – why?</source>
      <translation>Den ganzen Abend absagen – warum?</translation>
    </message>
    <message>
      <source>Lay it into the bin</source>
      <translation>In den Papierkorb legen</translation>
    </message>
    <message>
      <source>Made by mistake?</source>
      <translation>Aus Versehen angelegt?</translation>
    </message>
    <message>
      <source>One fewer</source>
      <translation>Eins weniger</translation>
    </message>
    <message>
      <source>One more</source>
      <translation>Eins mehr</translation>
    </message>
    <message>
      <source>another reason</source>
      <translation>ein anderer Grund</translation>
    </message>
    <message numerus="yes">
      <source>%n deals a person in the rounds to come.</source>
      <translation>
        <numerusform>%n Spiel für jeden in den kommenden Runden.</numerusform>
        <numerusform>%n Spiele für jeden in den kommenden Runden.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deals a person in round {round}.</source>
      <translation>
        <numerusform>%n Spiel für jeden in Runde {round}.</numerusform>
        <numerusform>%n Spiele für jeden in Runde {round}.</numerusform>
      </translation>
    </message>
    <message>
      <source>The evening is called off.</source>
      <translation>Der Abend ist abgesagt.</translation>
    </message>
    <message>
      <source>The evening goes on.</source>
      <translation>Der Abend geht weiter.</translation>
    </message>
    <message>
      <source>{name} is in the bin.</source>
      <translation>{name} liegt im Papierkorb.</translation>
    </message>
    <message>
      <source>{name} is back.</source>
      <translation>{name} ist wieder da.</translation>
    </message>
    <message>
      <source>In the bin</source>
      <translation>Im Papierkorb</translation>
    </message>
    <message>
      <source>Deals in the rounds to come</source>
      <translation>Spiele in den kommenden Runden</translation>
    </message>
    <message>
      <source>Call round {round} off – why?</source>
      <translation>Runde {round} absagen – warum?</translation>
    </message>
    <message>
      <source>Take up again</source>
      <translation>Wieder aufnehmen</translation>
    </message>
    <message>
      <source>Take the evening up again – why?</source>
      <translation>Den Abend wieder aufnehmen – warum?</translation>
    </message>
    <message>
      <source>Deals in round {round}</source>
      <translation>Spiele in Runde {round}</translation>
    </message>
    <message>
      <source>To this day</source>
      <translation>Auf diesen Tag</translation>
    </message>
    <message>
      <source>Let it count again</source>
      <translation>Wieder zählen lassen</translation>
    </message>
    <message>
      <source>Round {round} is called off</source>
      <translation>Runde {round} ist abgesagt</translation>
    </message>
    <message>
      <source>End it now</source>
      <translation>Jetzt beenden</translation>
    </message>
    <message>
      <source>End the evening after round {round}</source>
      <translation>Den Abend nach Runde {round} beenden</translation>
    </message>
    <message>
      <source>Take out of the bin</source>
      <translation>Aus dem Papierkorb holen</translation>
    </message>
    <message>
      <source>Is the evening final?</source>
      <translation>Ist der Abend endgültig?</translation>
    </message>
    <message>
      <source>After this only corrections with a reason are possible. What is still open:</source>
      <translation>Danach gibt es nur noch Berichtigungen mit Begründung. Was noch offen ist:</translation>
    </message>
    <message>
      <source>Finish the evening</source>
      <translation>Abend abschließen</translation>
    </message>
    <message>
      <source>The evening is final.</source>
      <translation>Der Abend ist abgeschlossen.</translation>
    </message>
    <message>
      <source>Ready for round {number}?</source>
      <translation>Bereit für Runde {number}?</translation>
    </message>
    <message>
      <source>What is still open. Nothing of it keeps you from starting; say why it may stay so.</source>
      <translation>Was noch offen ist. Nichts davon verhindert den Start; es genügt ein Grund, warum es so bleiben darf.</translation>
    </message>
    <message>
      <source>Start the round</source>
      <translation>Runde starten</translation>
    </message>
    <message>
      <source>The round is running.</source>
      <translation>Die Runde läuft.</translation>
    </message>
    <message>
      <source>Round {number}</source>
      <translation>Runde {number}</translation>
    </message>
    <message>
      <source>drawn, 1 table</source>
      <translation>ausgelost, 1 Tisch</translation>
    </message>
    <message>
      <source>drawn, {tables} tables</source>
      <translation>ausgelost, {tables} Tische</translation>
    </message>
    <message>
      <source>called off, counts for nobody</source>
      <translation>abgesagt, zählt für niemand</translation>
    </message>
    <message>
      <source>not finished: {done} of {all} complete</source>
      <translation>nicht zu Ende gespielt: {done} von {all} Zetteln fertig</translation>
    </message>
    <message>
      <source>the evening was called off</source>
      <translation>der Abend wurde abgesagt</translation>
    </message>
    <message>
      <source>The standing released at {time} has changed since</source>
      <translation>Der um {time} Uhr bekannt gegebene Stand hat sich seither geändert</translation>
    </message>
    <message>
      <source>Round {round}: {name} has no seat</source>
      <translation>Runde {round}: {name} hat keinen Platz</translation>
    </message>
    <message>
      <source>Round {round}: {missing} of {all} sheets are missing</source>
      <translation>Runde {round}: {missing} von {all} Spielzetteln fehlen</translation>
    </message>
    <message>
      <source>open: {done} of {all} complete</source>
      <translation>läuft: {done} von {all} Zetteln fertig</translation>
    </message>
    <message>
      <source>open: {done} of {all} sheets complete, {checked} checked</source>
      <translation>läuft: {done} von {all} Zetteln fertig, {checked} geprüft</translation>
    </message>
    <message>
      <source>open: {done} of {all} complete, {accepted} accepted</source>
      <translation>läuft: {done} von {all} fertig, {accepted} anerkannt</translation>
    </message>
    <message>
      <source>open: {done} of {all} complete, {checked} checked, {accepted} accepted</source>
      <translation>läuft: {done} von {all} fertig, {checked} geprüft, {accepted} anerkannt</translation>
    </message>
    <message>
      <source>closed: {done} of {all} complete</source>
      <translation>geschlossen: {done} von {all} fertig</translation>
    </message>
    <message>
      <source>closed: {done} of {all} sheets complete, {checked} checked</source>
      <translation>geschlossen: {done} von {all} fertig, {checked} geprüft</translation>
    </message>
    <message>
      <source>closed: {done} of {all} complete, {accepted} accepted</source>
      <translation>geschlossen: {done} von {all} fertig, {accepted} anerkannt</translation>
    </message>
    <message>
      <source>closed: {done} of {all} complete, {checked} checked, {accepted} accepted</source>
      <translation>geschlossen: {done} von {all} fertig, {checked} geprüft, {accepted} anerkannt</translation>
    </message>
    <message>
      <source>interim standing after round {round} released at {time}</source>
      <translation>Zwischenstand nach Runde {round} um {time} Uhr bekannt gegeben</translation>
    </message>
    <message>
      <source>final standing released at {time}</source>
      <translation>Endstand um {time} Uhr bekannt gegeben</translation>
    </message>
    <message>
      <source>corrected standing after round {round} released at {time}</source>
      <translation>berichtigter Stand nach Runde {round} um {time} Uhr bekannt gegeben</translation>
    </message>
    <message>
      <source>This evening is final: only corrections with a reason are possible.</source>
      <translation>Dieser Abend ist abgeschlossen: Es gibt nur noch Berichtigungen mit Begründung.</translation>
    </message>
    <message>
      <source>This evening was called off.</source>
      <translation>Dieser Abend wurde abgesagt.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: sheet missing</source>
      <translation>Runde {round}, Tisch {table}: Zettel fehlt</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: begun, not complete</source>
      <translation>Runde {round}, Tisch {table}: angefangen, nicht fertig</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: the sheet's sums differ</source>
      <translation>Runde {round}, Tisch {table}: Summen weichen ab</translation>
    </message>
    <message>
      <source>All sheets are in.</source>
      <translation>Alle Zettel sind da.</translation>
    </message>
    <message>
      <source>Entries</source>
      <translation>Anmeldung</translation>
    </message>
    <message>
      <source>Final standings</source>
      <translation>Endstand</translation>
    </message>
    <message>
      <source>New tournament like this one</source>
      <translation>Neues Turnier wie dieses</translation>
    </message>
    <message>
      <source>All rounds are closed. After this only corrections with a reason are possible.</source>
      <translation>Alle Runden sind geschlossen. Danach gibt es nur noch Berichtigungen mit Begründung.</translation>
    </message>
    <message>
      <source>Register people</source>
      <translation>Leute anmelden</translation>
    </message>
    <message>
      <source>At least three are needed for a table.</source>
      <translation>Für einen Tisch braucht es mindestens drei.</translation>
    </message>
    <message>
      <source>Draw round {number}</source>
      <translation>Runde {number} auslosen</translation>
    </message>
    <message>
      <source>{here} people are here.</source>
      <translation>{here} Leute sind da.</translation>
    </message>
    <message>
      <source>Close round {number}</source>
      <translation>Runde {number} schließen</translation>
    </message>
    <message>
      <source>People came or went since it was drawn.</source>
      <translation>Seit der Auslosung sind Leute gekommen oder gegangen.</translation>
    </message>
    <message>
      <source>The seats are drawn. Read them out, then start.</source>
      <translation>Die Plätze sind ausgelost. Vorlesen, dann starten.</translation>
    </message>
    <message>
      <source>Enter the sheets of round {number}</source>
      <translation>Zettel der Runde {number} eingeben</translation>
    </message>
    <message>
      <source>{missing} of {all} are missing.</source>
      <translation>{missing} von {all} fehlen noch.</translation>
    </message>
    <message>
      <source>{here} present, {booked} still expected</source>
      <translation>{here} da, {booked} noch erwartet</translation>
    </message>
    <message>
      <source>{here} present</source>
      <translation>{here} da</translation>
    </message>
    <message>
      <source>Look at the seats of round {number}</source>
      <translation>Plätze von Runde {number} ansehen</translation>
    </message>
    <message>
      <source>Start round {number}</source>
      <translation>Runde {number} starten</translation>
    </message>
    <message>
      <source>The printer is not tested yet</source>
      <translation>Der Drucker ist noch nicht ausprobiert</translation>
    </message>
    <message>
      <source>The computer runs on its battery, {percent} % are left</source>
      <translation>Der Rechner läuft auf Akku, noch {percent} %</translation>
    </message>
    <message>
      <source>The rules of this evening</source>
      <translation>Die Regeln dieses Abends</translation>
    </message>
    <message numerus="yes">
      <source>%n rounds of {deals} deals</source>
      <translation>
        <numerusform>%n Runde zu {deals} Spielen</numerusform>
        <numerusform>%n Runden zu {deals} Spielen</numerusform>
      </translation>
    </message>
    <message>
      <source>The evening</source>
      <translation>Der Abend</translation>
    </message>
    <message>
      <source>Still open</source>
      <translation>Noch offen</translation>
    </message>
    <message>
      <source>and {count} more</source>
      <translation>und {count} weitere</translation>
    </message>
    <message>
      <source>Nothing – all is in order.</source>
      <translation>Nichts – alles in Ordnung.</translation>
    </message>
    <message>
      <source>New tournament</source>
      <translation>Neues Turnier</translation>
    </message>
    <message>
      <source>Name, game, rounds – and the first people can be registered.</source>
      <translation>Name, Spiel, Runden – und die Ersten können angemeldet werden.</translation>
    </message>
    <message>
      <source>Bring our club from another computer</source>
      <translation>Unseren Verein von einem anderen Rechner holen</translation>
    </message>
    <message>
      <source>Open the club file from a stick: people, evenings, results.</source>
      <translation>Vereinsdatei vom Stick öffnen: Leute, Abende, Ergebnisse.</translation>
    </message>
    <message>
      <source>Look around with a sample evening</source>
      <translation>Mit einem Beispielabend umsehen</translation>
    </message>
    <message>
      <source>Invented people in a file of their own. Nothing there can do harm.</source>
      <translation>Erfundene Leute in einer eigenen Datei. Dort kann nichts passieren.</translation>
    </message>
    <message>
      <source>Bring back the last copy</source>
      <translation>Letzte Kopie zurückholen</translation>
    </message>
    <message>
      <source>The club file as it was saved last; the damaged one is kept beside it.</source>
      <translation>Die Vereinsdatei, wie sie zuletzt gesichert wurde; die beschädigte bleibt daneben liegen.</translation>
    </message>
    <message>
      <source>Look into the copies…</source>
      <translation>In die Sicherungen schauen …</translation>
    </message>
    <message>
      <source>The club file can't be opened</source>
      <translation>Die Vereinsdatei lässt sich nicht öffnen</translation>
    </message>
    <message>
      <source>Good evening</source>
      <translation>Guten Abend</translation>
    </message>
    <message>
      <source>Bring back the copy of {time}</source>
      <translation>Kopie vom {time} zurückholen</translation>
    </message>
  </context>
  <context>
    <name>Window</name>
    <message>
      <source>Go to Tonight</source>
      <translation>Zu „Heute Abend“</translation>
    </message>
    <message>
      <source>Go to Entries</source>
      <translation>Zur Anmeldung</translation>
    </message>
    <message>
      <source>Go to Seating</source>
      <translation>Zur Auslosung</translation>
    </message>
    <message>
      <source>Go to Scoring</source>
      <translation>Zu den Spielzetteln</translation>
    </message>
    <message>
      <source>Go to Standings</source>
      <translation>Zum Stand</translation>
    </message>
    <message>
      <source>Go to Print</source>
      <translation>Zum Drucken</translation>
    </message>
    <message>
      <source>Go to History</source>
      <translation>Zur Chronik</translation>
    </message>
    <message>
      <source>Go to Settings</source>
      <translation>Zu den Einstellungen</translation>
    </message>
    <message>
      <source>Press the main button of the page</source>
      <translation>Hauptknopf der Seite drücken</translation>
    </message>
    <message>
      <source>Find an action, person, table or tournament</source>
      <translation>Befehl, Person, Tisch oder Turnier finden</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <source>Show the journal</source>
      <translation>Protokoll zeigen</translation>
    </message>
    <message>
      <source>The rules of this evening</source>
      <translation>Die Regeln dieses Abends</translation>
    </message>
    <message>
      <source>What missing deals and rounds count</source>
      <translation>Was fehlende Spiele und Runden zählen</translation>
    </message>
    <message>
      <source>New tournament</source>
      <translation>Neues Turnier</translation>
    </message>
    <message>
      <source>Open another club file</source>
      <translation>Andere Vereinsdatei öffnen</translation>
    </message>
    <message>
      <source>Begin a new club file</source>
      <translation>Neue Vereinsdatei anlegen</translation>
    </message>
    <message>
      <source>Take the club along to another computer</source>
      <translation>Verein auf einen anderen Rechner mitnehmen</translation>
    </message>
    <message>
      <source>Bring back a copy</source>
      <translation>Eine Sicherung zurückholen</translation>
    </message>
    <message>
      <source>Also copy onto a stick</source>
      <translation>Auch auf einen Stick sichern</translation>
    </message>
    <message>
      <source>Look around with a sample evening</source>
      <translation>Mit einem Beispielabend umsehen</translation>
    </message>
    <message>
      <source>Switch between German and English</source>
      <translation>Zwischen Deutsch und Englisch wechseln</translation>
    </message>
    <message>
      <source>Switch between light and dark</source>
      <translation>Zwischen hell und dunkel wechseln</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>Hall screen</source>
      <translation>Saalbildschirm</translation>
    </message>
    <message>
      <source>Hall: reveal the next place, or turn the page</source>
      <translation>Saal: nächsten Platz aufdecken oder umblättern</translation>
    </message>
    <message>
      <source>Hall: take the last place back</source>
      <translation>Saal: letzten Platz wieder zudecken</translation>
    </message>
    <message>
      <source>Blank the hall and the standings</source>
      <translation>Saal und Stand verdecken</translation>
    </message>
    <message>
      <source>Cover the whole desk, or uncover it</source>
      <translation>Das ganze Pult verdecken oder wieder zeigen</translation>
    </message>
    <message>
      <source>A second window for a helper</source>
      <translation>Ein zweites Fenster für jemand, der hilft</translation>
    </message>
    <message>
      <source>Switch to the other evening of tonight</source>
      <translation>Zum anderen Turnier von heute Abend wechseln</translation>
    </message>
    <message>
      <source>Clock of the round</source>
      <translation>Uhr der Runde</translation>
    </message>
    <message>
      <source>Clock: 5 minutes more</source>
      <translation>Uhr: 5 Minuten mehr</translation>
    </message>
    <message>
      <source>Full screen</source>
      <translation>Ganzer Bildschirm</translation>
    </message>
    <message>
      <source>Close the program</source>
      <translation>Programm schließen</translation>
    </message>
    <message>
      <source>{file} is not there any more. This is your own club file.</source>
      <translation>{file} ist nicht mehr da. Das hier ist die eigene Vereinsdatei.</translation>
    </message>
    <message>
      <source>The battery is down to {percent} %. Plug the computer in.</source>
      <translation>Der Akku hat noch {percent} %. Bitte das Ladekabel einstecken.</translation>
    </message>
    <message>
      <source>Open a club file</source>
      <translation>Vereinsdatei öffnen</translation>
    </message>
    <message>
      <source>Club files (*.tapp)</source>
      <translation>Vereinsdateien (*.tapp)</translation>
    </message>
    <message>
      <source>Take the club along</source>
      <translation>Verein mitnehmen</translation>
    </message>
    <message>
      <source>The whole club is in {file}.</source>
      <translation>Der ganze Verein steht in {file}.</translation>
    </message>
    <message>
      <source>Bring our club from another computer</source>
      <translation>Unseren Verein von einem anderen Rechner holen</translation>
    </message>
    <message>
      <source>There is no other evening tonight.</source>
      <translation>Heute Abend gibt es kein anderes Turnier.</translation>
    </message>
    <message>
      <source>{file} was there already and is opened.</source>
      <translation>{file} gab es schon und ist jetzt geöffnet.</translation>
    </message>
    <message>
      <source>The new club file is {file}; the other one stays where it was.</source>
      <translation>Die neue Vereinsdatei ist {file}; die andere bleibt, wo sie war.</translation>
    </message>
    <message>
      <source>The club file that was here is kept as {file}.</source>
      <translation>Die bisherige Vereinsdatei bleibt aufgehoben als {file}.</translation>
    </message>
    <message numerus="yes">
      <source>The club is here, with %n evenings.</source>
      <translation>
        <numerusform>Der Verein ist da, mit %n Abend.</numerusform>
        <numerusform>Der Verein ist da, mit %n Abenden.</numerusform>
      </translation>
    </message>
    <message>
      <source>Undone: {step}</source>
      <translation>Rückgängig gemacht: {step}</translation>
    </message>
    <message>
      <source>A fault in the program</source>
      <translation>Ein Fehler im Programm</translation>
    </message>
    <message>
      <source>The program has made a mistake</source>
      <translation>Das Programm hat einen Fehler gemacht</translation>
    </message>
    <message>
      <source>Everything booked so far is saved. You can go on working. Please send the text below to whoever looks after the program.</source>
      <translation>Alles bisher Gebuchte ist gespeichert, weiterarbeiten ist möglich. Bitte den Text unten an die Betreuer des Programms schicken.</translation>
    </message>
    <message>
      <source>Details of the fault</source>
      <translation>Einzelheiten des Fehlers</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Topics</source>
      <translation>Themen</translation>
    </message>
    <message>
      <source>paper</source>
      <translation>Papier</translation>
    </message>
    <message>
      <source>tournament</source>
      <translation>Turnier</translation>
    </message>
    <message>
      <source>person</source>
      <translation>Person</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>What are you looking for?</source>
      <translation>Was wird gesucht?</translation>
    </message>
    <message>
      <source>Action, person, table or tournament</source>
      <translation>Befehl, Person, Tisch oder Turnier</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>Gefunden</translation>
    </message>
    <message>
      <source>Nothing of that name.</source>
      <translation>Nichts dieses Namens.</translation>
    </message>
    <message>
      <source>Search all evenings for “{text}”</source>
      <translation>Alle Abende nach „{text}“ durchsuchen</translation>
    </message>
    <message>
      <source>Table {number}, round {round}</source>
      <translation>Tisch {number}, Runde {round}</translation>
    </message>
    <message>
      <source>table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>history</source>
      <translation>Chronik</translation>
    </message>
    <message>
      <source>Back to our own club</source>
      <translation>Zurück zum eigenen Verein</translation>
    </message>
    <message>
      <source>No tournament is open</source>
      <translation>Kein Turnier ist geöffnet</translation>
    </message>
    <message>
      <source>This page belongs to a tournament. Open one of your evenings or begin a new one.</source>
      <translation>Diese Seite gehört zu einem Turnier. Einen früheren Abend öffnen oder einen neuen anlegen.</translation>
    </message>
    <message>
      <source>TappScore, helper's window</source>
      <translation>TappScore, zweites Fenster</translation>
    </message>
    <message>
      <source>SAMPLE – invented people, nothing here counts</source>
      <translation>BEISPIEL – erfundene Leute, nichts davon zählt</translation>
    </message>
    <message>
      <source>**Written tonight, {game}:**</source>
      <translation>**So wird heute Abend geschrieben, {game}:**</translation>
    </message>
    <message>
      <source>typed</source>
      <translation>getippt</translation>
    </message>
    <message>
      <source>means</source>
      <translation>bedeutet</translation>
    </message>
    <message>
      <source>{game}, as {line}</source>
      <translation>{game}, etwa {line}</translation>
    </message>
    <message>
      <source>Tonight</source>
      <translation>Heute Abend</translation>
    </message>
    <message>
      <source>Entries</source>
      <translation>Anmeldung</translation>
    </message>
    <message>
      <source>Seating</source>
      <translation>Auslosung</translation>
    </message>
    <message>
      <source>Scoring</source>
      <translation>Spielzettel</translation>
    </message>
    <message>
      <source>Standings</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drucken</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Chronik</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>“{file}” had been taken away while it was open. It is there again with everything in it.</source>
      <translation>„{file}“ war weggenommen worden, während die Datei offen war. Sie ist wieder da, mit allem darin.</translation>
    </message>
    <message>
      <source>“{file}” was replaced by another file while it was open. This is what lies there now.</source>
      <translation>„{file}“ wurde durch eine andere Datei ersetzt, während sie offen war. Das hier ist, was jetzt dort liegt.</translation>
    </message>
    <message>
      <source>No copy of the club file could be made: {why}</source>
      <translation>Von der Vereinsdatei ließ sich keine Kopie machen: {why}</translation>
    </message>
    <message>
      <source>Ctrl+Z again takes back: {step}</source>
      <translation>Noch einmal Strg+Z nimmt zurück: {step}</translation>
    </message>
    <message>
      <source>Ctrl+Shift+Z again brings back: {step}</source>
      <translation>Noch einmal Strg+Umschalt+Z bringt wieder: {step}</translation>
    </message>
    <message>
      <source>Done again: {step}</source>
      <translation>Wiederholt: {step}</translation>
    </message>
    <message>
      <source>Undo: {step} (Ctrl+Z)</source>
      <translation>Rückgängig: {step} (Strg+Z)</translation>
    </message>
    <message>
      <source>Redo: {step} (Ctrl+Shift+Z)</source>
      <translation>Wiederholen: {step} (Strg+Umschalt+Z)</translation>
    </message>
    <message>
      <source>Time is up at table {table} too: it finishes the deal it has begun.</source>
      <translation>Auch an Tisch {table} ist die Zeit um: das begonnene Spiel wird noch zu Ende gespielt.</translation>
    </message>
    <message>
      <source>The round ends in {time}.</source>
      <translation>Die Runde endet in {time}.</translation>
    </message>
    <message>
      <source>Time is up: every table finishes the deal it has begun.</source>
      <translation>Die Zeit ist um: Jeder Tisch spielt das begonnene Spiel zu Ende.</translation>
    </message>
    <message>
      <source>Minutes</source>
      <translation>Minuten</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Start</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Halt</translation>
    </message>
    <message>
      <source>5 minutes more</source>
      <translation>5 Minuten mehr</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>5 minutes more for this table</source>
      <translation>5 Minuten mehr für diesen Tisch</translation>
    </message>
    <message>
      <source>No clock</source>
      <translation>Keine Uhr</translation>
    </message>
    <message>
      <source>Table {table}: {time}</source>
      <translation>Tisch {table}: {time}</translation>
    </message>
    <message>
      <source>Table {table} has 5 minutes more.</source>
      <translation>Tisch {table} hat 5 Minuten mehr.</translation>
    </message>
    <message>
      <source>■ time is up</source>
      <translation>■ Zeit ist um</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>Uhr</translation>
    </message>
    <message>
      <source>Round {number} of {planned}</source>
      <translation>Runde {number} von {planned}</translation>
    </message>
    <message>
      <source>Ctrl+K</source>
      <translation>Strg+K</translation>
    </message>
    <message>
      <source>Switch to {name} (Ctrl+Shift+E)</source>
      <translation>Zu {name} wechseln (Strg+Umschalt+E)</translation>
    </message>
    <message>
      <source>final</source>
      <translation>abgeschlossen</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>abgesagt</translation>
    </message>
    <message>
      <source>saved {time}</source>
      <translation>gespeichert {time}</translation>
    </message>
    <message>
      <source>I am back</source>
      <translation>Ich bin wieder da</translation>
    </message>
    <message>
      <source>The desk is covered</source>
      <translation>Das Pult ist verdeckt</translation>
    </message>
    <message>
      <source>Nothing is lost, a half-typed line stays. Shift+F9 or the button uncovers it.</source>
      <translation>Nichts geht verloren, eine halb getippte Zeile bleibt. Umschalt+F9 oder der Knopf zeigt alles wieder.</translation>
    </message>
    <message>
      <source>Close the notice</source>
      <translation>Hinweis schließen</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Fortschritt</translation>
    </message>
    <message>
      <source>Take the best so far</source>
      <translation>Das Beste bisher nehmen</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
  </context>
  <context>
    <name>cli</name>
    <message>
      <source>There is no tournament yet.</source>
      <translation>Es gibt noch kein Turnier.</translation>
    </message>
    <message>
      <source>{name}: nothing found.</source>
      <translation>{name}: nichts gefunden.</translation>
    </message>
    <message>
      <source>{name}: {count} findings</source>
      <translation>{name}: {count} Funde</translation>
    </message>
    <message>
      <source>Club file</source>
      <translation>Vereinsdatei</translation>
    </message>
    <message>
      <source>Tournament {number}: {name}</source>
      <translation>Turnier {number}: {name}</translation>
    </message>
    <message>
      <source>{file}: {encoding}, separated by {separator}</source>
      <translation>{file}: {encoding}, getrennt durch {separator}</translation>
    </message>
    <message>
      <source>  {field}: column {column} ({heading})</source>
      <translation>  {field}: Spalte {column} ({heading})</translation>
    </message>
    <message>
      <source>{count} people registered for {name}</source>
      <translation>{count} Spieler angemeldet für {name}</translation>
    </message>
    <message>
      <source>Written: {file}</source>
      <translation>Geschrieben: {file}</translation>
    </message>
    <message>
      <source>tab</source>
      <translation>Tabulator</translation>
    </message>
    <message>
      <source>semicolon</source>
      <translation>Strichpunkt</translation>
    </message>
    <message>
      <source>comma</source>
      <translation>Komma</translation>
    </message>
    <message>
      <source>bar</source>
      <translation>senkrechten Strich</translation>
    </message>
    <message>
      <source>From round {round} on: {game}, revision {revision}</source>
      <translation>Ab Runde {round}: {game}, Fassung {revision}</translation>
    </message>
    <message>
      <source>{what}: {value}</source>
      <translation>{what}: {value}</translation>
    </message>
    <message>
      <source>House values, which no source states:</source>
      <translation>Hauswerte, die keine Quelle nennt:</translation>
    </message>
    <message>
      <source>{count} booked deals would change.</source>
      <translation>{count} gebuchte Spiele würden sich ändern.</translation>
    </message>
    <message>
      <source>1 booked deal would change.</source>
      <translation>1 gebuchtes Spiel würde sich ändern.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}, deal {deal}: {why}</source>
      <translation>Runde {round}, Tisch {table}, Spiel {deal}: {why}</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>then</source>
      <translation>dann</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Copied to {file}</source>
      <translation>Kopiert nach {file}</translation>
    </message>
    <message>
      <source>Restored from {file}; what was there before is kept as {kept}</source>
      <translation>Zurückgeholt aus {file}; was vorher da war, liegt in {kept}</translation>
    </message>
    <message>
      <source>Restored from {file}</source>
      <translation>Zurückgeholt aus {file}</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Counted</source>
      <translation>Gezählt</translation>
    </message>
    <message>
      <source>Struck</source>
      <translation>Gestrichen</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Runde {round}</translation>
    </message>
    <message>
      <source>  table {table}: {people}</source>
      <translation>  Tisch {table}: {people}</translation>
    </message>
    <message>
      <source>Repeated meetings: {repeats} (no plan has fewer than {bound})</source>
      <translation>Wiederholte Begegnungen: {repeats} (weniger als {bound} hat kein Plan)</translation>
    </message>
    <message>
      <source>Back at a table known already: {returns} (no plan with so few repeats has fewer than {bound})</source>
      <translation>Zurück an einem schon bekannten Tisch: {returns} (kein Plan mit so wenigen Wiederbegegnungen hat weniger als {bound})</translation>
    </message>
    <message>
      <source>Draw number: {seed}</source>
      <translation>Losnummer: {seed}</translation>
    </message>
    <message>
      <source>  sit out: {people}</source>
      <translation>  setzen aus: {people}</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Pot</source>
      <translation>Pott</translation>
    </message>
    <message>
      <source>End of the pot</source>
      <translation>Ende des Potts</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Summe</translation>
    </message>
    <message>
      <source>sourced</source>
      <translation>belegt</translation>
    </message>
    <message>
      <source>reported</source>
      <translation>berichtet</translation>
    </message>
    <message>
      <source>inferred</source>
      <translation>erschlossen</translation>
    </message>
    <message>
      <source>house value</source>
      <translation>Hauswert</translation>
    </message>
    <message>
      <source>won</source>
      <translation>gewonnen</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>verloren</translation>
    </message>
    <message>
      <source>draw</source>
      <translation>unentschieden</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>gepasst</translation>
    </message>
    <message>
      <source>Ramsch</source>
      <translation>Ramsch</translation>
    </message>
    <message>
      <source>struck</source>
      <translation>gestrichen</translation>
    </message>
    <message>
      <source>unreadable</source>
      <translation>unleserlich</translation>
    </message>
    <message>
      <source>Tournament {number}: {name}, {people} people, {deals} deals (seed {seed})</source>
      <translation>Turnier {number}: {name}, {people} Spieler, {deals} Spiele (Startzahl {seed})</translation>
    </message>
    <message>
      <source>{active} play, {seats} at a table</source>
      <translation>{active} spielen, {seats} am Tisch</translation>
    </message>
    <message>
      <source>default {value}</source>
      <translation>Vorgabe {value}</translation>
    </message>
    <message>
      <source>Key</source>
      <translation>Schlüssel</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>Revision</source>
      <translation>Fassung</translation>
    </message>
    <message>
      <source>Contracts</source>
      <translation>Ansagen</translation>
    </message>
    <message>
      <source>House options</source>
      <translation>Hausregeln</translation>
    </message>
    <message>
      <source>Kept figures are those of the deals</source>
      <translation>Aufbewahrte Zahlen sind die der Spiele</translation>
    </message>
    <message>
      <source>The file's pages are sound</source>
      <translation>Die Seiten der Datei sind heil</translation>
    </message>
    <message>
      <source>No row refers to one that is missing</source>
      <translation>Keine Zeile verweist auf eine fehlende</translation>
    </message>
    <message>
      <source>The file is of this program's kind and version</source>
      <translation>Die Datei hat Art und Version dieses Programms</translation>
    </message>
    <message>
      <source>The tables are as declared</source>
      <translation>Die Tabellen sind wie vereinbart</translation>
    </message>
    <message>
      <source>The journal is complete and unaltered</source>
      <translation>Das Protokoll ist vollständig und unverändert</translation>
    </message>
    <message>
      <source>Nothing was written past the journal</source>
      <translation>Nichts wurde am Protokoll vorbei geschrieben</translation>
    </message>
  </context>
  <context>
    <name>problems</name>
    <message>
      <source>{fact}: “{value}” is not one of its values.</source>
      <translation>{fact}: „{value}“ gibt es hier nicht.</translation>
    </message>
    <message>
      <source>{contract} can't be played here: there is no Tapp.</source>
      <translation>{contract} geht hier nicht: es gibt keinen Tapp.</translation>
    </message>
    <message>
      <source>The contract is missing.</source>
      <translation>Das Spiel fehlt.</translation>
    </message>
    <message>
      <source>The contracts have the numbers 1 to {high}.</source>
      <translation>Die Spiele haben die Nummern 1 bis {high}.</translation>
    </message>
    <message>
      <source>{contract} has no value yet: the club must fill it in.</source>
      <translation>{contract} hat noch keinen Wert: der Verein muss ihn eintragen.</translation>
    </message>
    <message>
      <source>“{value}” may mean several contracts.</source>
      <translation>„{value}“ kann mehrere Spiele meinen.</translation>
    </message>
    <message>
      <source>There is no contract “{value}” in this game.</source>
      <translation>Ein Spiel „{value}“ gibt es hier nicht.</translation>
    </message>
    <message>
      <source>Here the contract is wanted.</source>
      <translation>Hier gehört das Spiel hin.</translation>
    </message>
    <message>
      <source>The control line has {count} numbers; {seats} are wanted.</source>
      <translation>Die Kontrollzeile hat {count} Zahlen; nötig sind {seats}.</translation>
    </message>
    <message>
      <source>“{value}” is no number.</source>
      <translation>„{value}“ ist keine Zahl.</translation>
    </message>
    <message>
      <source>There is no seat {value} to deal.</source>
      <translation>Platz {value} gibt es nicht, er kann nicht geben.</translation>
    </message>
    <message>
      <source>The declarer is missing.</source>
      <translation>Der Alleinspieler fehlt.</translation>
    </message>
    <message>
      <source>Seat {value} rests in this deal and can't be the declarer.</source>
      <translation>Platz {value} setzt in diesem Spiel aus und kann nicht Alleinspieler sein.</translation>
    </message>
    <message>
      <source>{contract} has no declarer.</source>
      <translation>{contract} hat keinen Alleinspieler.</translation>
    </message>
    <message>
      <source>There is no seat {value} at this table.</source>
      <translation>Platz {value} gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
      <source>Made or lost? + or − is wanted.</source>
      <translation>Gewonnen oder verloren? Hier gehört + oder − hin.</translation>
    </message>
    <message>
      <source>{amount} change hands, at this table {usual} are usual. Is that right?</source>
      <translation>Es geht um {amount}, an diesem Tisch sind {usual} üblich. Stimmt das?</translation>
    </message>
    <message>
      <source>Seat {seat} declares {count} deals running. Is that right?</source>
      <translation>Platz {seat} spielt {count} Spiele hintereinander. Stimmt das?</translation>
    </message>
    <message>
      <source>{points} card points are rare. Is that right?</source>
      <translation>{points} Augen sind selten. Stimmt das?</translation>
    </message>
    <message>
      <source>Card points are wanted, or + for made, − for lost.</source>
      <translation>Hier gehören Augen hin, oder + für gewonnen, − für verloren.</translation>
    </message>
    <message>
      <source>{fact}: this is missing.</source>
      <translation>{fact}: das fehlt.</translation>
    </message>
    <message>
      <source>{fact}: “{value}” is not a whole number.</source>
      <translation>{fact}: „{value}“ ist keine ganze Zahl.</translation>
    </message>
    <message>
      <source>{fact}: {value} can't occur, only {low} to {high}.</source>
      <translation>{fact}: {value} kann nicht vorkommen, nur {low} bis {high}.</translation>
    </message>
    <message>
      <source>{contract} takes no “{member}” under these rules.</source>
      <translation>{contract} kennt nach diesen Regeln kein „{member}“.</translation>
    </message>
    <message>
      <source>A deal that was not played takes no “{member}”.</source>
      <translation>Ein nicht gespieltes Spiel hat kein „{member}“.</translation>
    </message>
    <message>
      <source>{fact}: yes or no is wanted, not “{value}”.</source>
      <translation>{fact}: hier gehört ja oder nein hin, nicht „{value}“.</translation>
    </message>
    <message>
      <source>{fact}, entry {number}: {member} is missing.</source>
      <translation>{fact}, Eintrag {number}: {member} fehlt.</translation>
    </message>
    <message>
      <source>{fact}, entry {number}: “{member}” is unknown.</source>
      <translation>{fact}, Eintrag {number}: „{member}“ ist unbekannt.</translation>
    </message>
    <message>
      <source>{fact}, entry {number}: “{value}” is no {member}.</source>
      <translation>{fact}, Eintrag {number}: „{value}“ passt nicht zu {member}.</translation>
    </message>
    <message>
      <source>{fact}: a list is wanted.</source>
      <translation>{fact}: hier gehört eine Liste hin.</translation>
    </message>
    <message>
      <source>A deal can't be “{member}” as well: “{value}”.</source>
      <translation>Ein Spiel kann nicht auch noch „{member}“ sein: „{value}“.</translation>
    </message>
    <message>
      <source>Seat {value} has no trick, so it can't have the last one.</source>
      <translation>Platz {value} hat keinen Stich, also auch nicht den letzten.</translation>
    </message>
    <message>
      <source>{fact}: the letter “{value}” may hold letters only.</source>
      <translation>{fact}: „{value}“ darf nur Buchstaben enthalten.</translation>
    </message>
    <message>
      <source>“{letter}” can't be told from “{other}” with another mark behind it.</source>
      <translation>„{letter}“ ist nicht von „{other}“ mit einem weiteren Zeichen dahinter zu unterscheiden.</translation>
    </message>
    <message>
      <source>A line that begins with “{letter}” means something else already.</source>
      <translation>Eine Zeile, die mit „{letter}“ beginnt, heißt schon etwas anderes.</translation>
    </message>
    <message>
      <source>The letter “{letter}” is used twice.</source>
      <translation>Der Buchstabe „{letter}“ ist doppelt vergeben.</translation>
    </message>
    <message>
      <source>Nothing called “{key}” has a letter.</source>
      <translation>Nichts namens „{key}“ hat einen Buchstaben.</translation>
    </message>
    <message>
      <source>“{value}” can't be read here.</source>
      <translation>„{value}“ ist hier nicht zu verstehen.</translation>
    </message>
    <message>
      <source>Made or lost doesn't agree with {points} card points.</source>
      <translation>Gewonnen oder verloren passt nicht zu {points} Augen.</translation>
    </message>
    <message>
      <source>This stands here twice.</source>
      <translation>Das steht hier doppelt.</translation>
    </message>
    <message>
      <source>Something is missing after “{mark}”.</source>
      <translation>Nach „{mark}“ fehlt etwas.</translation>
    </message>
    <message>
      <source>“{value}” means nothing here.</source>
      <translation>„{value}“ bedeutet hier nichts.</translation>
    </message>
    <message>
      <source>“{member}” can't be “{value}”.</source>
      <translation>„{member}“ kann nicht „{value}“ sein.</translation>
    </message>
    <message>
      <source>This game has no option “{option}”.</source>
      <translation>Dieses Spiel hat keine Regel „{option}“.</translation>
    </message>
    <message>
      <source>{fact}: one number for each of the {count} active seats is wanted.</source>
      <translation>{fact}: nötig ist eine Zahl für jeden der {count} Mitspieler.</translation>
    </message>
    <message>
      <source>{fact}: {value} can't occur.</source>
      <translation>{fact}: {value} kann nicht vorkommen.</translation>
    </message>
    <message>
      <source>Exactly {count} different seats of this table rest.</source>
      <translation>An diesem Tisch setzen genau {count} verschiedene Plätze aus.</translation>
    </message>
    <message>
      <source>A revoke can't be settled beside an announced Tout or Valat.</source>
      <translation>Neben einem angesagten Tout oder Valat lässt sich Nichtbedienen nicht abrechnen.</translation>
    </message>
    <message>
      <source>{contract} knows no revoke.</source>
      <translation>{contract} kennt kein Nichtbedienen.</translation>
    </message>
    <message>
      <source>{fact}: seat {value} rests in this deal.</source>
      <translation>{fact}: Platz {value} setzt in diesem Spiel aus.</translation>
    </message>
    <message>
      <source>{fact}: there is no seat “{value}” at this table.</source>
      <translation>{fact}: Platz „{value}“ gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
      <source>Here the declarer's seat is wanted, 1 to {seats}.</source>
      <translation>Hier gehört der Platz des Alleinspielers hin, 1 bis {seats}.</translation>
    </message>
    <message>
      <source>{fact}: a seat is named twice.</source>
      <translation>{fact}: ein Platz ist doppelt genannt.</translation>
    </message>
    <message>
      <source>{fact}: a list of seats is wanted.</source>
      <translation>{fact}: hier gehören Plätze hin.</translation>
    </message>
    <message>
      <source>{count} seats don't fit this game: {low} to {high}.</source>
      <translation>{count} Plätze passen nicht zu diesem Spiel: {low} bis {high}.</translation>
    </message>
    <message>
      <source>{fact}: the sum is {value}, it must be {total}.</source>
      <translation>{fact}: die Summe ist {value}, es müssen {total} sein.</translation>
    </message>
    <message>
      <source>{fact}: a value for each contract is wanted.</source>
      <translation>{fact}: hier gehört ein Wert je Spiel hin.</translation>
    </message>
    <message>
      <source>{fact}: there is no contract “{value}”.</source>
      <translation>{fact}: ein Spiel „{value}“ gibt es nicht.</translation>
    </message>
    <message>
      <source>A Tout made has all 120 card points, not {points}.</source>
      <translation>Ein gemachter Tout hat alle 120 Augen, nicht {points}.</translation>
    </message>
    <message>
      <source>Revision {revision} of “{variant}” is unknown to this program.</source>
      <translation>Fassung {revision} von „{variant}“ kennt dieses Programm nicht.</translation>
    </message>
    <message>
      <source>There is no game “{variant}”.</source>
      <translation>Ein Spiel „{variant}“ gibt es nicht.</translation>
    </message>
    <message>
      <source>{fact}: a short text is wanted, at most {longest} signs.</source>
      <translation>{fact}: hier gehört ein kurzer Text hin, höchstens {longest} Zeichen.</translation>
    </message>
    <message>
      <source>Seat {seat} loses, so it has a trick.</source>
      <translation>Platz {seat} verliert, also hat er einen Stich.</translation>
    </message>
    <message>
      <source>Where the last trick decides, one seat alone loses.</source>
      <translation>Wo der letzte Stich entscheidet, verliert nur ein Platz.</translation>
    </message>
    <message>
      <source>Seat {seat} has card points but no trick.</source>
      <translation>Platz {seat} hat Augen, aber keinen Stich.</translation>
    </message>
    <message>
      <source>Either points and tricks, or losers and seats without a trick.</source>
      <translation>Entweder Augen und Stiche, oder Verlierer und Jungfern.</translation>
    </message>
    <message>
      <source>Who has all three honours isn't paid for two of them.</source>
      <translation>Wer die ganze Trull hat, bekommt nicht auch noch die Köpfe.</translation>
    </message>
    <message>
      <source>{fact} goes with an announcement only.</source>
      <translation>{fact} gibt es nur bei einer Ansage.</translation>
    </message>
    <message>
      <source>With all tricks the declarer has {low} to {high} card points, not {points}.</source>
      <translation>Mit allen Stichen hat der Alleinspieler {low} bis {high} Augen, nicht {points}.</translation>
    </message>
    <message>
      <source>With all tricks the Pagat can't be captured.</source>
      <translation>Bei allen Stichen kann der Pagat nicht gefangen sein.</translation>
    </message>
    <message>
      <source>This is no sheet: the member “format” should be “{format}”.</source>
      <translation>Das ist kein Spielzettel: „format“ müsste „{format}“ sein.</translation>
    </message>
    <message>
      <source>This is no sheet: “{member}” should be a list.</source>
      <translation>Das ist kein Spielzettel: „{member}“ müsste eine Liste sein.</translation>
    </message>
    <message>
      <source>A deal is an object with its members.</source>
      <translation>Ein Spiel ist ein Objekt mit seinen Angaben.</translation>
    </message>
    <message>
      <source>Seat {seat} has an extra twice, or 40 beside 50 points.</source>
      <translation>Platz {seat} hat eine Zugabe doppelt, oder 40 neben 50 Augen.</translation>
    </message>
    <message>
      <source>An extra of seat {seat} can fail only when it was announced.</source>
      <translation>Eine Zugabe von Platz {seat} kann nur verfehlt sein, wenn sie angesagt war.</translation>
    </message>
    <message>
      <source>This version knows no such extra as seat {seat} has.</source>
      <translation>Diese Fassung kennt die Zugabe von Platz {seat} nicht.</translation>
    </message>
    <message>
      <source>{fact}: two contracts have the same key.</source>
      <translation>{fact}: zwei Spiele haben denselben Schlüssel.</translation>
    </message>
    <message>
      <source>{fact}: two contracts have the same letter.</source>
      <translation>{fact}: zwei Spiele haben denselben Buchstaben.</translation>
    </message>
    <message>
      <source>{fact}: a value for each card point needs an aim.</source>
      <translation>{fact}: ein Wert je Auge braucht ein Ziel.</translation>
    </message>
    <message>
      <source>{fact}: an aim is above the card points in all.</source>
      <translation>{fact}: ein Ziel liegt über den Augen insgesamt.</translation>
    </message>
    <message>
      <source>{people} people are too few for a table: at least {least} are needed.</source>
      <translation>{people} Leute sind zu wenig für einen Tisch: mindestens {least} sind nötig.</translation>
    </message>
    <message>
      <source>{people} people are too many for one draw: at most {most}.</source>
      <translation>{people} Leute sind zu viele für eine Auslosung: höchstens {most}.</translation>
    </message>
    <message>
      <source>Number {person} would sit twice: everybody may be listed once only.</source>
      <translation>Nummer {person} säße zweimal: jeder darf nur einmal in der Liste stehen.</translation>
    </message>
    <message>
      <source>{one} and {other} are to be kept apart but have the same fixed table.</source>
      <translation>{one} und {other} sollen getrennt sitzen, haben aber denselben festen Tisch.</translation>
    </message>
    <message>
      <source>{people} people are fixed at table {table}: it has not so many seats.</source>
      <translation>{people} Leute sind fest an Tisch {table} gesetzt: so viele Plätze hat er nicht.</translation>
    </message>
    <message>
      <source>{person} has no place at the table yet: the movement needs every result.</source>
      <translation>{person} hat am Tisch noch keinen Rang: zum Weiterrücken braucht es jedes Ergebnis.</translation>
    </message>
    <message>
      <source>Seat {seat} at table {table} is drawn twice.</source>
      <translation>Platz {seat} an Tisch {table} ist zweimal gezogen.</translation>
    </message>
    <message>
      <source>{people} people at table {table}: a table has {least} to {most}.</source>
      <translation>{people} Leute an Tisch {table}: an einen Tisch gehören {least} bis {most}.</translation>
    </message>
    <message>
      <source>{person} stands on two sheets of the same round.</source>
      <translation>{person} steht auf zwei Spielzetteln derselben Runde.</translation>
    </message>
    <message>
      <source>{person} does not play in this round.</source>
      <translation>{person} spielt in dieser Runde nicht mit.</translation>
    </message>
    <message>
      <source>Two sheets name table {table}.</source>
      <translation>Zwei Spielzettel nennen Tisch {table}.</translation>
    </message>
    <message>
      <source>Seat {seat} at the fixed table of {person} is fixed for somebody else too.</source>
      <translation>Platz {seat} am festen Tisch von {person} ist auch für jemand anderen fest.</translation>
    </message>
    <message>
      <source>“{code}” is not a code of a sheet; perhaps a sign was misread.</source>
      <translation>„{code}“ ist keine Zettelnummer; vielleicht wurde ein Zeichen falsch gelesen.</translation>
    </message>
    <message>
      <source>The sheet with the code {code} belongs to another tournament.</source>
      <translation>Der Zettel mit der Nummer {code} gehört zu einem anderen Turnier.</translation>
    </message>
    <message>
      <source>“{key}” is not a ranking criterion.</source>
      <translation>„{key}“ ist kein Kriterium der Rangfolge.</translation>
    </message>
    <message>
      <source>Round {round} is not drawn; there are {drawn} rounds.</source>
      <translation>Runde {round} ist nicht ausgelost; es gibt {drawn} Runden.</translation>
    </message>
    <message>
      <source>{value} is too few; at least {least}.</source>
      <translation>{value} ist zu wenig; mindestens {least}.</translation>
    </message>
    <message>
      <source>“{file}” is damaged and was left as it is. Bring back a backup.</source>
      <translation>„{file}“ ist beschädigt und wurde nicht angerührt. Eine Sicherung zurückholen.</translation>
    </message>
    <message>
      <source>Something in this club file can't be read any more. Bring back a backup.</source>
      <translation>Etwas in dieser Vereinsdatei ist nicht mehr lesbar. Eine Sicherung zurückholen.</translation>
    </message>
    <message>
      <source>“{file}” is not a club file of TappScore.</source>
      <translation>„{file}“ ist keine Vereinsdatei von TappScore.</translation>
    </message>
    <message>
      <source>“{file}” was written by a newer TappScore. It was left as it is; update this program to open it.</source>
      <translation>„{file}“ stammt von einem neueren TappScore und wurde nicht angerührt. Zum Öffnen dieses Programm aktualisieren.</translation>
    </message>
    <message>
      <source>“{file}” was taken out of the folder {folder} while it was open. Nothing was changed.</source>
      <translation>„{file}“ wurde aus dem Ordner {folder} genommen, während die Datei offen war. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>“{file}” was replaced by another file while it was open. Nothing was changed.</source>
      <translation>„{file}“ wurde durch eine andere Datei ersetzt, während sie offen war. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>“{file}” is not in the folder {folder}.</source>
      <translation>„{file}“ liegt nicht im Ordner {folder}.</translation>
    </message>
    <message>
      <source>There is already a file “{file}”. Choose another name.</source>
      <translation>Es gibt schon eine Datei „{file}“. Einen anderen Namen wählen.</translation>
    </message>
    <message>
      <source>Another program is writing to “{file}”. Nothing was changed; try again in a moment.</source>
      <translation>Ein anderes Programm schreibt gerade in „{file}“. Es wurde nichts geändert; gleich noch einmal versuchen.</translation>
    </message>
    <message>
      <source>“{file}” can't be written to. Copy it into a folder of your own and open the copy.</source>
      <translation>In „{file}“ lässt sich nicht schreiben. In einen eigenen Ordner kopieren und die Kopie öffnen.</translation>
    </message>
    <message>
      <source>This user may not open “{file}”. Copy it into a folder of your own.</source>
      <translation>„{file}“ darf dieser Benutzer nicht öffnen. In einen eigenen Ordner kopieren.</translation>
    </message>
    <message>
      <source>“{file}” can't be opened in the folder {folder}.</source>
      <translation>„{file}“ lässt sich im Ordner {folder} nicht öffnen.</translation>
    </message>
    <message>
      <source>There is no folder {folder}.</source>
      <translation>Den Ordner {folder} gibt es nicht.</translation>
    </message>
    <message>
      <source>The folder {folder} can't be written to. Choose a folder of your own.</source>
      <translation>In den Ordner {folder} lässt sich nicht schreiben. Einen eigenen Ordner wählen.</translation>
    </message>
    <message>
      <source>The folder {folder} is on a network, a stick or is synchronised. The file is written with special care there, but a folder on this computer is safer.</source>
      <translation>Der Ordner {folder} liegt im Netz, auf einem Stick oder wird abgeglichen. Dort wird besonders vorsichtig geschrieben; sicherer ist ein Ordner auf diesem Rechner.</translation>
    </message>
    <message>
      <source>The disk with the folder {folder} takes no more. Nothing was changed; make room and try again.</source>
      <translation>Der Datenträger mit dem Ordner {folder} nimmt nichts mehr auf. Es wurde nichts geändert; Platz schaffen und noch einmal versuchen.</translation>
    </message>
    <message>
      <source>The disk with the folder {folder} reports a fault. Nothing was changed.</source>
      <translation>Der Datenträger mit dem Ordner {folder} meldet einen Fehler. Es wurde nichts geändert.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: deal {deal} would not fit the rules then.</source>
      <translation>Runde {round}, Tisch {table}: Spiel {deal} würde dann nicht zu den Regeln passen.</translation>
    </message>
    <message>
      <source>This can't be taken away: later entries depend on it. Take those back first.</source>
      <translation>Das lässt sich nicht wegnehmen: Späteres hängt daran. Zuerst das zurücknehmen.</translation>
    </message>
    <message>
      <source>Something of that number is there already.</source>
      <translation>Diese Nummer gibt es schon.</translation>
    </message>
    <message>
      <source>This text holds a broken sign. Type it anew.</source>
      <translation>Dieser Text enthält ein kaputtes Zeichen. Bitte neu tippen.</translation>
    </message>
    <message>
      <source>That value can't be kept. Nothing was changed.</source>
      <translation>Dieser Wert lässt sich nicht speichern. Es wurde nichts geändert.</translation>
    </message>
    <message>
      <source>Cancelled. Nothing was changed.</source>
      <translation>Abgebrochen. Es wurde nichts geändert.</translation>
    </message>
    <message>
      <source>There is no tournament “{tournament}”.</source>
      <translation>Es gibt kein Turnier „{tournament}“.</translation>
    </message>
    <message>
      <source>There is no table “{table}”.</source>
      <translation>Es gibt keinen Tisch „{table}“.</translation>
    </message>
    <message>
      <source>There is no person “{person}”.</source>
      <translation>Es gibt niemanden mit der Kennung „{person}“.</translation>
    </message>
    <message>
      <source>At table {number} a seat is empty between others.</source>
      <translation>An Tisch {number} bliebe zwischen anderen ein Platz leer.</translation>
    </message>
    <message>
      <source>At table {number} sits somebody who is not of this tournament.</source>
      <translation>An Tisch {number} säße jemand, der nicht zu diesem Turnier gehört.</translation>
    </message>
    <message>
      <source>Table {number} would not have one total for each seat.</source>
      <translation>Tisch {number} hätte nicht für jeden Platz eine Summe.</translation>
    </message>
    <message>
      <source>Number {number} would sit twice in the same round.</source>
      <translation>Nummer {number} säße in derselben Runde zweimal.</translation>
    </message>
    <message>
      <source>The file is damaged: {said}</source>
      <translation>Die Datei ist beschädigt: {said}</translation>
    </message>
    <message>
      <source>Row {row} of {table} refers to a missing row of {parent}.</source>
      <translation>Zeile {row} von {table} verweist auf eine fehlende Zeile von {parent}.</translation>
    </message>
    <message>
      <source>The file has version {version}; this program knows {known}.</source>
      <translation>Die Datei hat Version {version}; dieses Programm kennt {known}.</translation>
    </message>
    <message>
      <source>The table {table} is not as this program made it.</source>
      <translation>Die Tabelle {table} ist nicht so, wie dieses Programm sie angelegt hat.</translation>
    </message>
    <message>
      <source>Entry {entry} of the journal was altered, or one before it is missing.</source>
      <translation>Eintrag {entry} des Protokolls wurde verändert, oder einer davor fehlt.</translation>
    </message>
    <message>
      <source>{name}: figures kept beside the club file are not those of its deals. Delete the file whose name ends in -cache beside it; they are made anew.</source>
      <translation>{name}: Neben der Vereinsdatei aufbewahrte Zahlen sind nicht die der Spiele. Die Datei daneben, deren Name auf -cache endet, löschen; sie entstehen neu.</translation>
    </message>
    <message>
      <source>Row {row} of {table} was changed past the journal.</source>
      <translation>Zeile {row} von {table} wurde am Protokoll vorbei geändert.</translation>
    </message>
    <message>
      <source>A file can't be brought back from itself.</source>
      <translation>Eine Datei kann nicht aus sich selbst zurückgeholt werden.</translation>
    </message>
    <message>
      <source>There is no entry {entry} in the journal.</source>
      <translation>Im Protokoll gibt es keinen Eintrag {entry}.</translation>
    </message>
    <message>
      <source>There is nothing to undo.</source>
      <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
      <source>There is nothing to redo.</source>
      <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
      <source>Entry {entry} was undone already.</source>
      <translation>Eintrag {entry} wurde schon rückgängig gemacht.</translation>
    </message>
    <message>
      <source>This can't be undone.</source>
      <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
      <source>This was changed again at {time} (entry {entry}). Undo that first.</source>
      <translation>Das wurde um {time} noch einmal geändert (Eintrag {entry}). Zuerst das rückgängig machen.</translation>
    </message>
    <message>
      <source>What was imported has been changed since. Undo those changes first.</source>
      <translation>Das Eingelesene wurde seither geändert. Zuerst diese Änderungen rückgängig machen.</translation>
    </message>
    <message>
      <source>A name in it was removed for good, so this can't be undone.</source>
      <translation>Darin wurde ein Name endgültig gelöscht, deshalb lässt es sich nicht rückgängig machen.</translation>
    </message>
    <message>
      <source>Round {number} would be open in a finished tournament.</source>
      <translation>Runde {number} wäre in einem beendeten Turnier offen.</translation>
    </message>
    <message>
      <source>There are rules called “{name}” already.</source>
      <translation>Regeln mit dem Namen „{name}“ gibt es schon.</translation>
    </message>
    <message>
      <source>There are no kept rules “{preset}”.</source>
      <translation>Aufgehobene Regeln „{preset}“ gibt es nicht.</translation>
    </message>
    <message>
      <source>Rules can change from a round of this evening on, {low} to {high}.</source>
      <translation>Regeln können ab einer Runde dieses Abends gelten, {low} bis {high}.</translation>
    </message>
    <message>
      <source>“{name}” is finished; a correction needs a reason.</source>
      <translation>„{name}“ ist abgeschlossen; eine Berichtigung braucht einen Grund.</translation>
    </message>
    <message>
      <source>“{name}” is finished. Reopen it first.</source>
      <translation>„{name}“ ist beendet. Zuerst wieder öffnen.</translation>
    </message>
    <message>
      <source>“{name}” was cancelled.</source>
      <translation>„{name}“ wurde abgesagt.</translation>
    </message>
    <message>
      <source>“{name}” lies in the bin. Take it out first.</source>
      <translation>„{name}“ liegt im Papierkorb. Zuerst herausholen.</translation>
    </message>
    <message>
      <source>Round {round} is closed; a correction needs a reason.</source>
      <translation>Runde {round} ist geschlossen; eine Berichtigung braucht einen Grund.</translation>
    </message>
    <message>
      <source>A reason is needed here.</source>
      <translation>Hier fehlt der Grund.</translation>
    </message>
    <message>
      <source>Deal {deal} is no longer there.</source>
      <translation>Spiel {deal} gibt es nicht mehr.</translation>
    </message>
    <message>
      <source>The sheet of table {table} is full with {deals} deals.</source>
      <translation>Der Spielzettel von Tisch {table} ist mit {deals} Spielen voll.</translation>
    </message>
    <message>
      <source>The sheet of table {table} is not empty.</source>
      <translation>Der Spielzettel von Tisch {table} ist nicht leer.</translation>
    </message>
    <message>
      <source>At table {table} sit more or fewer people.</source>
      <translation>An Tisch {table} sitzen mehr oder weniger Leute.</translation>
    </message>
    <message>
      <source>There are {seats} seats, but {given} numbers.</source>
      <translation>Es sind {seats} Plätze, aber {given} Zahlen.</translation>
    </message>
    <message>
      <source>The totals sum to {sum}; they should sum to 0.</source>
      <translation>Die Summen ergeben zusammen {sum}; es sollten 0 sein.</translation>
    </message>
    <message>
      <source>Table {table} has no totals.</source>
      <translation>Tisch {table} hat keine Summen.</translation>
    </message>
    <message>
      <source>A name is missing.</source>
      <translation>Der Name fehlt.</translation>
    </message>
    <message>
      <source>A tournament has {low} to {high} rounds.</source>
      <translation>Ein Turnier hat {low} bis {high} Runden.</translation>
    </message>
    <message>
      <source>A table plays {low} to {high} deals a round.</source>
      <translation>Ein Tisch spielt {low} bis {high} Spiele in der Runde.</translation>
    </message>
    <message>
      <source>{rounds} rounds are drawn already.</source>
      <translation>{rounds} Runden sind schon ausgelost.</translation>
    </message>
    <message>
      <source>Only {played} of {planned} rounds are played. End it after round {played}?</source>
      <translation>Erst {played} von {planned} Runden sind gespielt. Nach Runde {played} beenden?</translation>
    </message>
    <message>
      <source>Round {round} is not closed yet.</source>
      <translation>Runde {round} ist noch nicht abgeschlossen.</translation>
    </message>
    <message>
      <source>Round {round} is not the last one drawn.</source>
      <translation>Runde {round} ist nicht die zuletzt ausgeloste.</translation>
    </message>
    <message>
      <source>“{name}” has not begun; there is nothing to finish.</source>
      <translation>„{name}“ hat noch nicht begonnen; da gibt es nichts zu beenden.</translation>
    </message>
    <message>
      <source>“{name}” is neither finished nor cancelled.</source>
      <translation>„{name}“ ist weder beendet noch abgesagt.</translation>
    </message>
    <message>
      <source>A number lies between {low} and {high}.</source>
      <translation>Eine Nummer liegt zwischen {low} und {high}.</translation>
    </message>
    <message>
      <source>Number {number} is taken.</source>
      <translation>Nummer {number} ist vergeben.</translation>
    </message>
    <message>
      <source>This person is entered already, as number {number}.</source>
      <translation>Ist schon gemeldet, mit Nummer {number}.</translation>
    </message>
    <message>
      <source>Number {number} sits at table {table} in round {round}. Seat somebody else there first.</source>
      <translation>Nummer {number} sitzt in Runde {round} an Tisch {table}. Zuerst jemand anderen dorthin setzen.</translation>
    </message>
    <message>
      <source>Number {number} can't play instead of itself.</source>
      <translation>Nummer {number} kann nicht für sich selbst spielen.</translation>
    </message>
    <message>
      <source>Number {number} has a seat already: table {table} in round {round}. Choose somebody who is free.</source>
      <translation>Nummer {number} sitzt schon: Tisch {table} in Runde {round}. Jemand anderen wählen, der frei ist.</translation>
    </message>
    <message>
      <source>This substitute is not known any more.</source>
      <translation>Diesen Ersatz gibt es nicht mehr.</translation>
    </message>
    <message>
      <source>Number {number} has played. Let them withdraw instead.</source>
      <translation>Nummer {number} hat schon gespielt. Stattdessen ausscheiden lassen.</translation>
    </message>
    <message>
      <source>Number {number} does not play in round {round}.</source>
      <translation>Nummer {number} spielt in Runde {round} nicht mit.</translation>
    </message>
    <message>
      <source>There is no entry “{entry}” in this tournament.</source>
      <translation>In diesem Turnier gibt es keine Meldung „{entry}“.</translation>
    </message>
    <message>
      <source>Number {number} can't be kept apart from itself.</source>
      <translation>Nummer {number} kann nicht von sich selbst getrennt werden.</translation>
    </message>
    <message>
      <source>Line {line}: a name is missing.</source>
      <translation>Zeile {line}: der Name fehlt.</translation>
    </message>
    <message>
      <source>Line {line}: this is no number for an entry.</source>
      <translation>Zeile {line}: das ist keine Startnummer.</translation>
    </message>
    <message>
      <source>Line {line}: number {number} is taken.</source>
      <translation>Zeile {line}: Nummer {number} ist vergeben.</translation>
    </message>
    <message>
      <source>Line {line}: this person is entered already, as number {number}.</source>
      <translation>Zeile {line}: ist schon gemeldet, mit Nummer {number}.</translation>
    </message>
    <message>
      <source>There is no way to draw called “{method}”.</source>
      <translation>Eine Art der Auslosung namens „{method}“ gibt es nicht.</translation>
    </message>
    <message>
      <source>This evening knows no tables of {size}.</source>
      <translation>An diesem Abend gibt es keine Tische zu {size}.</translation>
    </message>
    <message>
      <source>This game doesn't know that answer for tables of three and four.</source>
      <translation>Dieses Spiel kennt diese Lösung für Dreier- und Vierertische nicht.</translation>
    </message>
    <message>
      <source>Deals are booked already: change the rules instead, with a reason.</source>
      <translation>Es sind schon Spiele eingetragen: Dann die Regeln ändern, mit einem Grund.</translation>
    </message>
    <message>
      <source>Everybody who plays round {round} has a seat already.</source>
      <translation>Alle, die Runde {round} spielen, haben schon einen Platz.</translation>
    </message>
    <message>
      <source>Table {table} would be left with {left}: put a substitute there, or let another table give somebody.</source>
      <translation>An Tisch {table} blieben nur {left}: Ersatz hinsetzen oder jemanden von einem anderen Tisch holen.</translation>
    </message>
    <message>
      <source>There is no round “{round}”.</source>
      <translation>Es gibt keine Runde „{round}“.</translation>
    </message>
    <message>
      <source>There is no seat {seat} at this table.</source>
      <translation>An diesem Tisch gibt es keinen Platz {seat}.</translation>
    </message>
    <message>
      <source>Round {round} is drawn already.</source>
      <translation>Runde {round} ist schon ausgelost.</translation>
    </message>
    <message>
      <source>Round {next} comes next.</source>
      <translation>Als Nächstes kommt Runde {next}.</translation>
    </message>
    <message>
      <source>Only {planned} rounds are planned.</source>
      <translation>Es sind nur {planned} Runden vorgesehen.</translation>
    </message>
    <message>
      <source>Round {round} is not open yet.</source>
      <translation>Runde {round} ist noch nicht eröffnet.</translation>
    </message>
    <message>
      <source>Round {round} is open.</source>
      <translation>Runde {round} läuft.</translation>
    </message>
    <message>
      <source>Round {round} is closed.</source>
      <translation>Runde {round} ist abgeschlossen.</translation>
    </message>
    <message>
      <source>Round {round} was called off.</source>
      <translation>Runde {round} wurde abgesagt.</translation>
    </message>
    <message>
      <source>Round {round} was not called off.</source>
      <translation>Runde {round} wurde nicht abgesagt.</translation>
    </message>
    <message>
      <source>Results of round {round} are typed already.</source>
      <translation>Von Runde {round} sind schon Ergebnisse eingetippt.</translation>
    </message>
    <message>
      <source>{count} people would be left out: {numbers}.</source>
      <translation>{count} Spieler blieben übrig: {numbers}.</translation>
    </message>
    <message>
      <source>Table numbers go from {low} to {high}.</source>
      <translation>Tischnummern gehen von {low} bis {high}.</translation>
    </message>
    <message>
      <source>There is a table {table} already.</source>
      <translation>Einen Tisch {table} gibt es schon.</translation>
    </message>
    <message>
      <source>Table {table} would have {count} people; this game is not played so.</source>
      <translation>An Tisch {table} säßen {count} Leute; so wird dieses Spiel nicht gespielt.</translation>
    </message>
    <message>
      <source>Results of table {table} are typed already.</source>
      <translation>Von Tisch {table} sind schon Ergebnisse eingetippt.</translation>
    </message>
    <message>
      <source>Table {table} is of another round.</source>
      <translation>Tisch {table} gehört zu einer anderen Runde.</translation>
    </message>
    <message>
      <source>Table {table}: {missing} of {planned} deals are missing.</source>
      <translation>Tisch {table}: {missing} von {planned} Spielen fehlen.</translation>
    </message>
    <message>
      <source>Table {table}: paper and deals say different things.</source>
      <translation>Tisch {table}: Zettel und Spiele stimmen nicht überein.</translation>
    </message>
    <message>
      <source>{what}</source>
      <translation>{what}</translation>
    </message>
    <message>
      <source>Not answered yet: {what}</source>
      <translation>Noch nicht beantwortet: {what}</translation>
    </message>
    <message>
      <source>Table {table} is not checked against the paper.</source>
      <translation>Tisch {table} ist noch nicht mit dem Zettel verglichen.</translation>
    </message>
    <message>
      <source>This is the club file that is open.</source>
      <translation>Das ist die Vereinsdatei, die offen ist.</translation>
    </message>
    <message>
      <source>There is no screen here to show the window on. All other commands work without.</source>
      <translation>Hier ist kein Bildschirm für das Fenster. Alle anderen Befehle gehen ohne.</translation>
    </message>
    <message>
      <source>There is no season yet.</source>
      <translation>Es gibt noch keine Saison.</translation>
    </message>
    <message>
      <source>There is no season “{season}”.</source>
      <translation>Es gibt keine Saison „{season}“.</translation>
    </message>
    <message>
      <source>No evening of this season is final yet.</source>
      <translation>Noch kein Abend dieser Saison ist abgeschlossen.</translation>
    </message>
    <message>
      <source>There is a season “{name}” already.</source>
      <translation>Eine Saison „{name}“ gibt es schon.</translation>
    </message>
    <message>
      <source>“{name}” is a sample; it counts in no season.</source>
      <translation>„{name}“ ist ein Beispiel; es zählt in keiner Saison.</translation>
    </message>
    <message>
      <source>“{name}” counts in this season already.</source>
      <translation>„{name}“ zählt schon in dieser Saison.</translation>
    </message>
    <message>
      <source>“{name}” does not count in this season.</source>
      <translation>„{name}“ zählt nicht in dieser Saison.</translation>
    </message>
    <message>
      <source>A weight is above 0.</source>
      <translation>Ein Gewicht ist größer als 0.</translation>
    </message>
    <message>
      <source>At least one result has to count.</source>
      <translation>Mindestens ein Ergebnis muss zählen.</translation>
    </message>
    <message>
      <source>These are the same person already.</source>
      <translation>Das ist schon dieselbe Person.</translation>
    </message>
    <message>
      <source>Both took part in “{name}”, so they can't be one person.</source>
      <translation>Beide waren bei „{name}“ dabei, also können sie nicht eine Person sein.</translation>
    </message>
    <message>
      <source>Choose the evenings of the other person; at least one has to stay here.</source>
      <translation>Die Abende der anderen Person wählen; mindestens einer muss hier bleiben.</translation>
    </message>
    <message>
      <source>“{name}” is in this club file already.</source>
      <translation>„{name}“ ist schon in dieser Vereinsdatei.</translation>
    </message>
    <message>
      <source>An adjustment of 0 points changes nothing.</source>
      <translation>Eine Punktkorrektur von 0 ändert nichts.</translation>
    </message>
    <message>
      <source>This adjustment is no longer there.</source>
      <translation>Diese Punktkorrektur gibt es nicht mehr.</translation>
    </message>
    <message>
      <source>This released standing is no longer there.</source>
      <translation>Diesen veröffentlichten Stand gibt es nicht mehr.</translation>
    </message>
    <message>
      <source>There are {deals} deals on the sheet already, more than {after}.</source>
      <translation>Auf dem Zettel stehen schon {deals} Spiele, mehr als {after}.</translation>
    </message>
    <message>
      <source>There is no tournament “{name}”.</source>
      <translation>Es gibt kein Turnier „{name}“.</translation>
    </message>
    <message>
      <source>“{name}” fits {count} tournaments; name one by its number.</source>
      <translation>„{name}“ passt auf {count} Turniere; eines über seine Nummer nennen.</translation>
    </message>
    <message>
      <source>The file is not readable JSON: {what}.</source>
      <translation>Die Datei ist kein lesbares JSON: {what}.</translation>
    </message>
    <message>
      <source>The file is not a tournament archive of TappScore.</source>
      <translation>Die Datei ist kein Turnierarchiv von TappScore.</translation>
    </message>
    <message>
      <source>The archive has the format {format}; this program reads {known}. A newer TappScore reads it.</source>
      <translation>Das Archiv hat das Format {format}; dieses Programm liest {known}. Ein neueres TappScore liest es.</translation>
    </message>
    <message>
      <source>The archive is damaged at {where}: {what}.</source>
      <translation>Das Archiv ist bei {where} beschädigt: {what}.</translation>
    </message>
    <message>
      <source>{where}: there is no entry with the number {number}.</source>
      <translation>{where}: Es gibt keinen Spieler mit der Nummer {number}.</translation>
    </message>
    <message>
      <source>Numbers {one} and {other} would be one and the same person.</source>
      <translation>Die Nummern {one} und {other} wären ein und dieselbe Person.</translation>
    </message>
    <message>
      <source>{where}: the number {number} occurs twice.</source>
      <translation>{where}: Die Nummer {number} kommt doppelt vor.</translation>
    </message>
    <message>
      <source>{where}: {number} is not a whole number, half or quarter.</source>
      <translation>{where}: {number} ist weder eine ganze Zahl noch eine halbe oder viertel.</translation>
    </message>
    <message>
      <source>{where}: {found} numbers, but {wanted} seats.</source>
      <translation>{where}: {found} Zahlen, aber {wanted} Plätze.</translation>
    </message>
    <message>
      <source>{file}: too long for a list of players.</source>
      <translation>{file}: zu lang für eine Spielerliste.</translation>
    </message>
    <message>
      <source>{file}: the kind of this file is not known. Lists are .csv, .xlsx, .xls or .ods.</source>
      <translation>{file}: Diese Art Datei ist nicht bekannt. Listen sind .csv, .xlsx, .xls oder .ods.</translation>
    </message>
    <message>
      <source>The file is not a list of text.</source>
      <translation>Die Datei ist keine Liste aus Text.</translation>
    </message>
    <message>
      <source>{file} can't be read as a spreadsheet.</source>
      <translation>{file} ist nicht als Tabelle lesbar.</translation>
    </message>
    <message>
      <source>There is nobody in the list.</source>
      <translation>In der Liste steht niemand.</translation>
    </message>
    <message>
      <source>Line {line}: “{value}” is no day and no year.</source>
      <translation>Zeile {line}: „{value}“ ist kein Tag und kein Jahr.</translation>
    </message>
    <message>
      <source>Line {line}: “{value}” is no place.</source>
      <translation>Zeile {line}: „{value}“ ist kein Platz.</translation>
    </message>
    <message>
      <source>Line {line}: “{value}” is no number of points.</source>
      <translation>Zeile {line}: „{value}“ ist keine Punktzahl.</translation>
    </message>
    <message>
      <source>Line {line}: there is neither a place nor points.</source>
      <translation>Zeile {line}: Weder Platz noch Punkte.</translation>
    </message>
    <message>
      <source>{evening}: {name} is there twice.</source>
      <translation>{evening}: {name} steht zweimal da.</translation>
    </message>
    <message>
      <source>Line {line}: there is no name.</source>
      <translation>Zeile {line}: Der Name fehlt.</translation>
    </message>
    <message>
      <source>Line {line}: “{value}” is not a number that a player can have.</source>
      <translation>Zeile {line}: „{value}“ ist keine Nummer, die ein Spieler haben kann.</translation>
    </message>
    <message>
      <source>Line {line}: the number {number} already stands in line {other}.</source>
      <translation>Zeile {line}: Die Nummer {number} steht schon in Zeile {other}.</translation>
    </message>
    <message>
      <source>There is no document “{what}”. There are: {known}.</source>
      <translation>Es gibt kein Dokument „{what}“. Es gibt: {known}.</translation>
    </message>
    <message>
      <source>{file}: a tournament is written as .json, .csv, .xlsx, .html or .pdf.</source>
      <translation>{file}: Ein Turnier wird als .json, .csv, .xlsx, .html oder .pdf geschrieben.</translation>
    </message>
    <message>
      <source>There is no document “{document}”.</source>
      <translation>Ein Blatt „{document}“ gibt es nicht.</translation>
    </message>
    <message>
      <source>This document can't be made yet: {reason}</source>
      <translation>Dieses Blatt geht noch nicht: {reason}</translation>
    </message>
    <message>
      <source>Round {round} is not drawn yet.</source>
      <translation>Runde {round} ist noch nicht ausgelost.</translation>
    </message>
    <message>
      <source>{name} has no place, so there is no certificate.</source>
      <translation>{name} hat keinen Platz, also gibt es keine Urkunde.</translation>
    </message>
    <message>
      <source>There is no certificate template “{template}”.</source>
      <translation>Eine Urkundenvorlage „{template}“ gibt es nicht.</translation>
    </message>
    <message>
      <source>The club's logo is not a readable picture; a PNG or JPEG file is wanted.</source>
      <translation>Das Vereinszeichen ist kein lesbares Bild; gebraucht wird eine PNG- oder JPEG-Datei.</translation>
    </message>
    <message>
      <source>The logo is larger than {limit} kB; a smaller picture is wanted.</source>
      <translation>Das Logo ist größer als {limit} kB; bitte ein kleineres Bild nehmen.</translation>
    </message>
    <message>
      <source>“{colour}” is no colour; it is written as #1d6b3c.</source>
      <translation>„{colour}“ ist keine Farbe; geschrieben wird sie wie #1d6b3c.</translation>
    </message>
    <message>
      <source>“{paper}” is no known paper: A4 or A5.</source>
      <translation>„{paper}“ ist kein bekanntes Papier: A4 oder A5.</translation>
    </message>
  </context>
  <context>
    <name>report</name>
    <message>
      <source>Certificate</source>
      <translation>Urkunde</translation>
    </message>
    <message>
      <source>{place} place</source>
      <translation>{place} Platz</translation>
    </message>
    <message>
      <source>{name} took {place} place among {people} players at {tournament}, {where}, on {date} with {points} points.</source>
      <translation>{name} hat am {date} beim Turnier „{tournament}“, {where}, unter {people} Teilnehmern mit {points} Punkten den {place} Platz belegt.</translation>
    </message>
    <message>
      <source>Tournament director</source>
      <translation>Turnierleitung</translation>
    </message>
    <message>
      <source>For the club</source>
      <translation>Für den Verein</translation>
    </message>
    <message>
      <source>Classic, with a frame</source>
      <translation>Klassisch, mit Rahmen</translation>
    </message>
    <message>
      <source>Modern, with a black band</source>
      <translation>Modern, mit schwarzem Band</translation>
    </message>
    <message>
      <source>Festive, with the four suits</source>
      <translation>Festlich, mit den vier Farben</translation>
    </message>
    <message>
      <source>Plain, for your own paper</source>
      <translation>Schlicht, für eigenes Papier</translation>
    </message>
    <message>
      <source>Places over the rounds</source>
      <translation>Plätze im Lauf der Runden</translation>
    </message>
    <message>
      <source>Points per round</source>
      <translation>Punkte je Runde</translation>
    </message>
    <message>
      <source>Games played and won</source>
      <translation>Gespielt und gewonnen</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Runde {round}</translation>
    </message>
    <message>
      <source>No deals are typed in yet.</source>
      <translation>Noch sind keine Spiele eingegeben.</translation>
    </message>
    <message>
      <source>Table {table}, round {round}: please check the sheet</source>
      <translation>Tisch {table}, Runde {round}: bitte den Zettel prüfen</translation>
    </message>
    <message>
      <source>The deals and the last line of your sheet don't agree. Please correct and sign.</source>
      <translation>Die Spiele und die letzte Zeile passen nicht zusammen. Bitte richtigstellen und unterschreiben.</translation>
    </message>
    <message>
      <source>Seat</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>By the deals</source>
      <translation>Nach den Spielen</translation>
    </message>
    <message>
      <source>By the sheet</source>
      <translation>Nach dem Zettel</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Differenz</translation>
    </message>
    <message>
      <source>Right is</source>
      <translation>Richtig ist</translation>
    </message>
    <message>
      <source>By seat</source>
      <translation>Spieler Platz</translation>
    </message>
    <message>
      <source>As typed in</source>
      <translation>Wie eingegeben</translation>
    </message>
    <message>
      <source>Total {seat}</source>
      <translation>Stand {seat}</translation>
    </message>
    <message>
      <source>Signed</source>
      <translation>Unterschrift</translation>
    </message>
    <message>
      <source>All sheets agree with their deals.</source>
      <translation>Alle Zettel stimmen mit ihren Spielen überein.</translation>
    </message>
    <message>
      <source>What the correction changed</source>
      <translation>Was die Berichtigung geändert hat</translation>
    </message>
    <message>
      <source>Since the list posted {at}</source>
      <translation>Seit dem Aushang vom {at}</translation>
    </message>
    <message>
      <source>was</source>
      <translation>war</translation>
    </message>
    <message>
      <source>is</source>
      <translation>ist</translation>
    </message>
    <message>
      <source>Nothing has changed since then.</source>
      <translation>Seitdem hat sich nichts geändert.</translation>
    </message>
    <message>
      <source>No list has been posted yet.</source>
      <translation>Noch ist keine Liste ausgehängt.</translation>
    </message>
    <message>
      <source>Before the evening</source>
      <translation>Vor dem Abend</translation>
    </message>
    <message>
      <source>This round</source>
      <translation>Diese Runde</translation>
    </message>
    <message>
      <source>Results</source>
      <translation>Ergebnisse</translation>
    </message>
    <message>
      <source>All at once</source>
      <translation>Alles auf einmal</translation>
    </message>
    <message>
      <source>The club</source>
      <translation>Der Verein</translation>
    </message>
    <message>
      <source>{document}, round {round}</source>
      <translation>{document}, Runde {round}</translation>
    </message>
    <message>
      <source>Nobody is registered yet.</source>
      <translation>Noch ist niemand angemeldet.</translation>
    </message>
    <message>
      <source>No round is drawn yet.</source>
      <translation>Noch ist keine Runde ausgelost.</translation>
    </message>
    <message>
      <source>No table has a result yet.</source>
      <translation>Noch hat kein Tisch ein Ergebnis.</translation>
    </message>
    <message>
      <source>Nobody belongs to a team; teams are set with the entries.</source>
      <translation>Niemand gehört zu einer Mannschaft; sie werden bei der Anmeldung eingetragen.</translation>
    </message>
    <message>
      <source>Nobody belongs to a category (ladies, youth); they are set with the people.</source>
      <translation>Niemand gehört zu einer Gruppe (Damen, Jugend); sie steht bei den Leuten.</translation>
    </message>
    <message>
      <source>Print kit</source>
      <translation>Druckpaket</translation>
    </message>
    <message>
      <source>Everything for the round</source>
      <translation>Alles für die Runde</translation>
    </message>
    <message>
      <source>Emergency pack</source>
      <translation>Notfallmappe</translation>
    </message>
    <message>
      <source>Rules card</source>
      <translation>Regelkarte</translation>
    </message>
    <message>
      <source>Table signs</source>
      <translation>Tischschilder</translation>
    </message>
    <message>
      <source>Lots to cut</source>
      <translation>Lose zum Schneiden</translation>
    </message>
    <message>
      <source>Blank score sheets</source>
      <translation>Leere Spielzettel</translation>
    </message>
    <message>
      <source>Test page</source>
      <translation>Testseite</translation>
    </message>
    <message>
      <source>List of people</source>
      <translation>Liste der Teilnehmer</translation>
    </message>
    <message>
      <source>Cards for people</source>
      <translation>Laufkarten</translation>
    </message>
    <message>
      <source>Seating by table</source>
      <translation>Sitzplan nach Tischen</translation>
    </message>
    <message>
      <source>Seating by name</source>
      <translation>Sitzplan nach Namen</translation>
    </message>
    <message>
      <source>Score sheets</source>
      <translation>Spielzettel</translation>
    </message>
    <message>
      <source>Seating plan of the evening</source>
      <translation>Sitzplan des ganzen Abends</translation>
    </message>
    <message>
      <source>Fairness of the seating</source>
      <translation>Wie gerecht ausgelost wurde</translation>
    </message>
    <message>
      <source>Slips for tables to check</source>
      <translation>Zettel zum Nachprüfen</translation>
    </message>
    <message>
      <source>Standings</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>Standings from last to first</source>
      <translation>Stand zum Vorlesen, von hinten</translation>
    </message>
    <message>
      <source>Standings of the teams</source>
      <translation>Stand der Mannschaften</translation>
    </message>
    <message>
      <source>Standings by category</source>
      <translation>Stand nach Gruppen</translation>
    </message>
    <message>
      <source>What a correction changed</source>
      <translation>Folgen einer Berichtigung</translation>
    </message>
    <message>
      <source>A person's evening</source>
      <translation>Der Abend eines Spielers</translation>
    </message>
    <message>
      <source>Certificates</source>
      <translation>Urkunden</translation>
    </message>
    <message>
      <source>Curves and bars</source>
      <translation>Kurven und Balken</translation>
    </message>
    <message>
      <source>Text for the newspaper</source>
      <translation>Text für die Zeitung</translation>
    </message>
    <message>
      <source>Journal: what was done</source>
      <translation>Protokoll: was gemacht wurde</translation>
    </message>
    <message>
      <source>Hall of fame</source>
      <translation>Ehrentafel</translation>
    </message>
    <message>
      <source>How fair the seating was</source>
      <translation>Wie gerecht ausgelost wurde</translation>
    </message>
    <message>
      <source>Repeated meetings in {rounds}: {repeats}; at least {bound} can't be avoided.</source>
      <translation>Wiederholte Begegnungen in {rounds}: {repeats}; mindestens {bound} lassen sich nicht vermeiden.</translation>
    </message>
    <message>
      <source>Repeated meetings in {rounds}: {repeats}.</source>
      <translation>Wiederholte Begegnungen in {rounds}: {repeats}.</translation>
    </message>
    <message>
      <source>Nobody met anybody twice in {rounds}.</source>
      <translation>In {rounds} ist niemand jemandem zweimal begegnet.</translation>
    </message>
    <message>
      <source>In two rounds running: {times}.</source>
      <translation>In zwei Runden hintereinander: {times}.</translation>
    </message>
    <message>
      <source>Back at a table known already: {returns}; fewer are impossible. {reason}</source>
      <translation>Zurück an einem schon bekannten Tisch: {returns}; weniger geht nicht. {reason}</translation>
    </message>
    <message>
      <source>Back at a table known already: {returns}; at least {bound} can't be avoided. {reason}</source>
      <translation>Zurück an einem schon bekannten Tisch: {returns}; mindestens {bound} sind unvermeidbar. {reason}</translation>
    </message>
    <message>
      <source>Back at a table known already: {returns}; fewer may be possible.</source>
      <translation>Zurück an einem schon bekannten Tisch: {returns}; vielleicht ginge es mit weniger.</translation>
    </message>
    <message>
      <source>Nobody came back to a table.</source>
      <translation>Niemand kam an einen Tisch zurück.</translation>
    </message>
    <message>
      <source>Who met again</source>
      <translation>Wer sich wieder begegnet ist</translation>
    </message>
    <message>
      <source>Times</source>
      <translation>Mal</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>met</source>
      <translation>traf</translation>
    </message>
    <message>
      <source>Person by person</source>
      <translation>Spieler für Spieler</translation>
    </message>
    <message>
      <source>Met again</source>
      <translation>Wieder getroffen</translation>
    </message>
    <message>
      <source>Short tables</source>
      <translation>Kleine Tische</translation>
    </message>
    <message>
      <source>Same table</source>
      <translation>Gleicher Tisch</translation>
    </message>
    <message>
      <source>Free rounds</source>
      <translation>Freirunden</translation>
    </message>
    <message>
      <source>Seat {seat}</source>
      <translation>Platz {seat}</translation>
    </message>
    <message>
      <source>Round {round}: {what}</source>
      <translation>Runde {round}: {what}</translation>
    </message>
    <message>
      <source>Rounds {round} to {last}: {what}</source>
      <translation>Runden {round} bis {last}: {what}</translation>
    </message>
    <message>
      <source>By hand</source>
      <translation>Von Hand</translation>
    </message>
    <message>
      <source>Drawn by the program</source>
      <translation>Vom Programm ausgelost</translation>
    </message>
    <message>
      <source>search stopped early: the same draw number need not give these tables again</source>
      <translation>Suche abgebrochen: Dieselbe Losnummer ergibt diese Tische nicht unbedingt wieder</translation>
    </message>
    <message>
      <source>not kept – {wish}: {names}</source>
      <translation>nicht erfüllt – {wish}: {names}</translation>
    </message>
    <message numerus="yes">
      <source>%n tables were smaller than the others of their round.</source>
      <translation>
        <numerusform>%n Tisch war kleiner als die anderen seiner Runde.</numerusform>
        <numerusform>%n Tische waren kleiner als die anderen ihrer Runde.</numerusform>
      </translation>
    </message>
    <message>
      <source>Who met whom</source>
      <translation>Wer traf wen</translation>
    </message>
    <message>
      <source>Page {page} of {pages}</source>
      <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
      <source>Printed {at}</source>
      <translation>Gedruckt {at}</translation>
    </message>
    <message>
      <source>SAMPLE</source>
      <translation>MUSTER</translation>
    </message>
    <message>
      <source>{standings}: teams</source>
      <translation>{standings}: Mannschaften</translation>
    </message>
    <message>
      <source>{evenings}, of these {deals} with all deals · {people}</source>
      <translation>{evenings}, davon {deals} mit allen Spielen · {people}</translation>
    </message>
    <message numerus="yes">
      <source>%n evenings</source>
      <translation>
        <numerusform>%n Abend</numerusform>
        <numerusform>%n Abende</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people</source>
      <translation>
        <numerusform>%n Person</numerusform>
        <numerusform>%n Personen</numerusform>
      </translation>
    </message>
    <message>
      <source>No finished evening yet.</source>
      <translation>Noch kein abgeschlossener Abend.</translation>
    </message>
    <message>
      <source>Champions by year</source>
      <translation>Meister der Jahre</translation>
    </message>
    <message>
      <source>Year</source>
      <translation>Jahr</translation>
    </message>
    <message>
      <source>Evenings</source>
      <translation>Abende</translation>
    </message>
    <message>
      <source>Champion</source>
      <translation>Meister</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Siege</translation>
    </message>
    <message>
      <source>Winners of the evenings</source>
      <translation>Sieger der Abende</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Abend</translation>
    </message>
    <message>
      <source>Winner</source>
      <translation>Sieger</translation>
    </message>
    <message>
      <source>Most evenings won</source>
      <translation>Die meisten Siege</translation>
    </message>
    <message>
      <source>Among the first three</source>
      <translation>Unter den ersten drei</translation>
    </message>
    <message>
      <source>Evenings played</source>
      <translation>Abende dabei</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Rekorde</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Rekord</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Held by</source>
      <translation>Gehalten von</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <source>Best evening</source>
      <translation>Bester Abend</translation>
    </message>
    <message>
      <source>Best round</source>
      <translation>Beste Runde</translation>
    </message>
    <message>
      <source>Biggest win of a deal</source>
      <translation>Höchster Gewinn in einem Spiel</translation>
    </message>
    <message>
      <source>Biggest loss of a deal</source>
      <translation>Höchster Verlust in einem Spiel</translation>
    </message>
    <message>
      <source>Most games won in a row</source>
      <translation>Meiste gewonnene Spiele hintereinander</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>und %n weiterer Eintrag</numerusform>
        <numerusform>und %n weitere Einträge</numerusform>
      </translation>
    </message>
    <message>
      <source>The first place is at the top.</source>
      <translation>Der erste Platz steht oben.</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>Journal</source>
      <translation>Protokoll</translation>
    </message>
    <message numerus="yes">
      <source>%n steps</source>
      <translation>
        <numerusform>%n Schritt</numerusform>
        <numerusform>%n Schritte</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing has been done yet.</source>
      <translation>Noch wurde nichts gemacht.</translation>
    </message>
    <message>
      <source>What</source>
      <translation>Was</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Vorher</translation>
    </message>
    <message>
      <source>After</source>
      <translation>Nachher</translation>
    </message>
    <message>
      <source>Desk</source>
      <translation>Pult</translation>
    </message>
    <message>
      <source>undone by no. {number}</source>
      <translation>zurückgenommen durch Nr. {number}</translation>
    </message>
    <message>
      <source>When the computer fails</source>
      <translation>Wenn der Rechner ausfällt</translation>
    </message>
    <message>
      <source>2. Nothing is drawn yet. Draw by lot; the blank sheets are on the next pages.</source>
      <translation>2. Noch ist nichts ausgelost. Plätze mit Losen ziehen; die leeren Zettel liegen auf den nächsten Seiten.</translation>
    </message>
    <message>
      <source>2. The current seating is on the next pages.</source>
      <translation>2. Der jetzige Sitzplan liegt auf den nächsten Seiten.</translation>
    </message>
    <message>
      <source>In this pack, each part with its own page numbers:</source>
      <translation>In dieser Mappe, jeder Teil mit eigenen Seitenzahlen:</translation>
    </message>
    <message numerus="yes">
      <source>%n pages</source>
      <translation>
        <numerusform>%n Seite</numerusform>
        <numerusform>%n Seiten</numerusform>
      </translation>
    </message>
    <message>
      <source>Made after round {round}. Older packs can be thrown away.</source>
      <translation>Erstellt nach Runde {round}. Ältere Mappen können weg.</translation>
    </message>
    <message>
      <source>Made before the first round.</source>
      <translation>Erstellt vor der ersten Runde.</translation>
    </message>
    <message>
      <source>1. Play on. The tables have their sheets; nothing stops.</source>
      <translation>1. Weiterspielen. Die Tische haben ihre Spielzettel; nichts hält auf.</translation>
    </message>
    <message>
      <source>2. The current seating and the standings so far are on the next pages.</source>
      <translation>2. Sitzplan und bisheriger Stand liegen auf den nächsten Seiten.</translation>
    </message>
    <message>
      <source>3. Draw further rounds by lot or move on by the seating plan, and write names on the blank sheets.</source>
      <translation>3. Weitere Runden mit Losen ziehen oder nach dem Sitzplan weiterrücken; Namen auf die leeren Zettel schreiben.</translation>
    </message>
    <message>
      <source>4. Add up each table's last line: the points of all seats sum to zero, or to the pot's change.</source>
      <translation>4. Die letzte Zeile jedes Tisches prüfen: Alle Plätze zusammen ergeben null, oder was der Pott mehr oder weniger hat.</translation>
    </message>
    <message>
      <source>5. Keep all sheets. They can be typed in later; the evening is then complete again.</source>
      <translation>5. Alle Zettel aufheben. Sie lassen sich später eingeben; dann ist der Abend wieder vollständig.</translation>
    </message>
    <message>
      <source>Table {table}, seat {seat}</source>
      <translation>Tisch {table}, Platz {seat}</translation>
    </message>
    <message>
      <source>free</source>
      <translation>frei</translation>
    </message>
    <message>
      <source>points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Please keep this card; it is needed for the prize.</source>
      <translation>Karte bitte behalten; sie wird für den Preis gebraucht.</translation>
    </message>
    <message>
      <source>No. {number}</source>
      <translation>Nr. {number}</translation>
    </message>
    <message>
      <source>{place} place of {people} with {points} points</source>
      <translation>{place} Platz von {people} mit {points} Punkten</translation>
    </message>
    <message>
      <source>{place} place of {people}, shared, with {points} points</source>
      <translation>Geteilter {place} Platz von {people} mit {points} Punkten</translation>
    </message>
    <message>
      <source>No place</source>
      <translation>Ohne Platz</translation>
    </message>
    <message>
      <source>decided by “{criterion}”: {value}</source>
      <translation>entschieden durch „{criterion}“: {value}</translation>
    </message>
    <message>
      <source>Round {round}, table {table}, seat {seat}</source>
      <translation>Runde {round}, Tisch {table}, Platz {seat}</translation>
    </message>
    <message>
      <source>with {names}</source>
      <translation>mit {names}</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>By</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>Was geschah</translation>
    </message>
    <message>
      <source>±</source>
      <translation>±</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>Only the totals of this table are known.</source>
      <translation>Von diesem Tisch ist nur der Endstand bekannt.</translation>
    </message>
    <message>
      <source>Nothing is known of this table yet.</source>
      <translation>Von diesem Tisch ist noch nichts bekannt.</translation>
    </message>
    <message>
      <source>disputed</source>
      <translation>strittig</translation>
    </message>
    <message>
      <source>Pot</source>
      <translation>Pott</translation>
    </message>
    <message>
      <source>The signed total stands: {points}</source>
      <translation>Es gilt der unterschriebene Endstand: {points}</translation>
    </message>
    <message>
      <source>The rules rest on: {sources}</source>
      <translation>Die Regeln beruhen auf: {sources}</translation>
    </message>
    <message>
      <source>Given or taken by the director</source>
      <translation>Von der Turnierleitung gegeben oder genommen</translation>
    </message>
    <message>
      <source>Credit for rounds missed: {points}</source>
      <translation>Gutschrift für versäumte Runden: {points}</translation>
    </message>
    <message>
      <source>unreadable</source>
      <translation>unleserlich</translation>
    </message>
    <message>
      <source>{page} of {pages}</source>
      <translation>{page} von {pages}</translation>
    </message>
    <message>
      <source>provisional</source>
      <translation>vorläufig</translation>
    </message>
    <message>
      <source>Nothing has been played yet.</source>
      <translation>Noch ist nichts gespielt.</translation>
    </message>
    <message>
      <source>Teams</source>
      <translation>Mannschaften</translation>
    </message>
    <message>
      <source>{players} met on {date} for {tournament} ({where}) and played {rounds} of {game}.</source>
      <translation>{players} trafen sich am {date} zum Turnier „{tournament}“ ({where}) und spielten {rounds} {game}.</translation>
    </message>
    <message>
      <source>{players} met on {date} for {tournament} and played {rounds} of {game}.</source>
      <translation>{players} trafen sich am {date} zum Turnier „{tournament}“ und spielten {rounds} {game}.</translation>
    </message>
    <message numerus="yes">
      <source>%n players</source>
      <translation>
        <numerusform>%n Teilnehmer</numerusform>
        <numerusform>%n Teilnehmer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rounds</source>
      <translation>
        <numerusform>%n Runde</numerusform>
        <numerusform>%n Runden</numerusform>
      </translation>
    </message>
    <message>
      <source>{winner} won with {points} points, ahead of {second} and {third}.</source>
      <translation>Es gewann {winner} mit {points} Punkten vor {second} und {third}.</translation>
    </message>
    <message>
      <source>{winner} won with {points} points.</source>
      <translation>Es gewann {winner} mit {points} Punkten.</translation>
    </message>
    <message>
      <source>The first place is shared by {winners} with {points} points.</source>
      <translation>Den ersten Platz teilen sich {winners} mit {points} Punkten.</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <translation>{first} und {last}</translation>
    </message>
    <message>
      <source>The winner had {points} points.</source>
      <translation>Der erste Platz ging mit {points} Punkten weg.</translation>
    </message>
    <message>
      <source>{name} ({town})</source>
      <translation>{name} ({town})</translation>
    </message>
    <message>
      <source>{place} {name}, {points} points</source>
      <translation>{place} {name}, {points} Punkte</translation>
    </message>
    <message>
      <source>Who is registered</source>
      <translation>Wer ist angemeldet?</translation>
    </message>
    <message>
      <source>Please check your entry and tell the desk what is wrong.</source>
      <translation>Bitte den eigenen Eintrag prüfen und Fehler an der Anmeldung melden.</translation>
    </message>
    <message>
      <source>How we play: {game}</source>
      <translation>So spielen wir: {game}</translation>
    </message>
    <message>
      <source>Round {first}</source>
      <translation>Runde {first}</translation>
    </message>
    <message>
      <source>Rounds {first} to {last}</source>
      <translation>Runden {first} bis {last}</translation>
    </message>
    <message>
      <source>From round {first} on</source>
      <translation>Ab Runde {first}</translation>
    </message>
    <message>
      <source>{seats} at the table, all play</source>
      <translation>{seats} am Tisch, alle spielen</translation>
    </message>
    <message>
      <source>{seats} at the table, {active} play</source>
      <translation>{seats} am Tisch, {active} spielen</translation>
    </message>
    <message>
      <source>{total} card points in all</source>
      <translation>{total} Augen im Spiel</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Ansagen</translation>
    </message>
    <message>
      <source>Letter</source>
      <translation>Zeichen</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Ansage</translation>
    </message>
    <message>
      <source>Aim</source>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>Rests on</source>
      <translation>Grundlage</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Hausregeln</translation>
    </message>
    <message>
      <source>Worked examples</source>
      <translation>Rechenbeispiele</translation>
    </message>
    <message>
      <source>How it is written</source>
      <translation>So wird aufgeschrieben</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>set by the club</source>
      <translation>vom Verein</translation>
    </message>
    <message>
      <source>source</source>
      <translation>belegt</translation>
    </message>
    <message>
      <source>report</source>
      <translation>berichtet</translation>
    </message>
    <message>
      <source>inference</source>
      <translation>erschlossen</translation>
    </message>
    <message>
      <source>house value</source>
      <translation>Hauswert</translation>
    </message>
    <message>
      <source>House value: no source states it; the club decides. Bold: differs from the usual.</source>
      <translation>Hauswert: in keiner Quelle genannt, der Verein legt ihn fest. Fett: weicht vom Üblichen ab.</translation>
    </message>
    <message>
      <source>Played by seat</source>
      <translation>Spieler Platz</translation>
    </message>
    <message>
      <source>exactly half is a draw</source>
      <translation>genau die Hälfte ist unentschieden</translation>
    </message>
    <message>
      <source>exactly half is lost</source>
      <translation>genau die Hälfte ist verloren</translation>
    </message>
    <message>
      <source>exactly half is won</source>
      <translation>genau die Hälfte ist gewonnen</translation>
    </message>
    <message>
      <source>Score sheets, round {round}</source>
      <translation>Spielzettel, Runde {round}</translation>
    </message>
    <message>
      <source>Season table</source>
      <translation>Saisontabelle</translation>
    </message>
    <message>
      <source>The best {best} evenings of each count; others stand in brackets.</source>
      <translation>Je Person zählen die besten {best} Abende; die übrigen stehen in Klammern.</translation>
    </message>
    <message>
      <source>All evenings count.</source>
      <translation>Alle Abende zählen.</translation>
    </message>
    <message>
      <source>A place needs {least} evenings.</source>
      <translation>Für einen Platz braucht es {least} Abende.</translation>
    </message>
    <message>
      <source>{held} of {all} evenings held</source>
      <translation>{held} von {all} Abenden gespielt</translation>
    </message>
    <message>
      <source>Round {round}: tables</source>
      <translation>Runde {round}: die Tische</translation>
    </message>
    <message>
      <source>Round {round}: who sits where</source>
      <translation>Runde {round}: Wer sitzt wo?</translation>
    </message>
    <message numerus="yes">
      <source>%n tables</source>
      <translation>
        <numerusform>%n Tisch</numerusform>
        <numerusform>%n Tische</numerusform>
      </translation>
    </message>
    <message>
      <source>Draw number {seed}</source>
      <translation>Losnummer der Auslosung: {seed}</translation>
    </message>
    <message>
      <source>for {name}</source>
      <translation>für {name}</translation>
    </message>
    <message>
      <source>Sitting out this round</source>
      <translation>Diese Runde frei</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>Seat 1 deals first.</source>
      <translation>Platz 1 gibt zuerst.</translation>
    </message>
    <message>
      <source>out</source>
      <translation>frei</translation>
    </message>
    <message>
      <source>Table and seat of each round, as in 7.2: table 7, seat 2.</source>
      <translation>Tisch und Platz jeder Runde; 7.2 heißt Tisch 7, Platz 2.</translation>
    </message>
    <message>
      <source>Table {table}</source>
      <translation>Tisch {table}</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Runde</translation>
    </message>
    <message>
      <source>sheet {part} of {parts}</source>
      <translation>Zettel {part} von {parts}</translation>
    </message>
    <message>
      <source>#</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>D</source>
      <translation>G</translation>
    </message>
    <message>
      <source>Points, ±</source>
      <translation>Augen, ±</translation>
    </message>
    <message>
      <source>Extras</source>
      <translation>Zusatz</translation>
    </message>
    <message>
      <source>e.g.</source>
      <translation>z. B.</translation>
    </message>
    <message>
      <source>Control line</source>
      <translation>Kontrollzeile</translation>
    </message>
    <message>
      <source>Carried over</source>
      <translation>Übertrag</translation>
    </message>
    <message>
      <source>adds up to 0</source>
      <translation>ergibt zusammen 0</translation>
    </message>
    <message>
      <source>adds up to 0 with the pot</source>
      <translation>ergibt mit dem Pott 0</translation>
    </message>
    <message>
      <source>Scribe</source>
      <translation>Schreiber</translation>
    </message>
    <message>
      <source>Signed {seat}</source>
      <translation>Unterschrift {seat}</translation>
    </message>
    <message>
      <source>D dealer</source>
      <translation>G Geber</translation>
    </message>
    <message>
      <source>D dealer (in brackets: rests)</source>
      <translation>G Geber (in Klammern: setzt aus)</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>gepasst</translation>
    </message>
    <message>
      <source>struck</source>
      <translation>gestrichen</translation>
    </message>
    <message>
      <source>made, lost</source>
      <translation>gewonnen, verloren</translation>
    </message>
    <message>
      <source>house value: {what} {value}</source>
      <translation>Hauswert: {what} {value}</translation>
    </message>
    <message>
      <source>{fact} at seat 1</source>
      <translation>{fact} bei Platz 1</translation>
    </message>
    <message>
      <source>Final standings</source>
      <translation>Endstand</translation>
    </message>
    <message>
      <source>{standings}: {category}</source>
      <translation>{standings}: {category}</translation>
    </message>
    <message>
      <source>Standings after round {round}</source>
      <translation>Stand nach Runde {round}</translation>
    </message>
    <message>
      <source>Standings before the first round</source>
      <translation>Stand vor der ersten Runde</translation>
    </message>
    <message>
      <source>{standings}, from last to first</source>
      <translation>{standings}, von hinten</translation>
    </message>
    <message>
      <source>Not released: changed since the list posted {at}</source>
      <translation>Nicht freigegeben: geändert seit dem Aushang vom {at}</translation>
    </message>
    <message>
      <source>Working list, not released</source>
      <translation>Arbeitsstand, nicht freigegeben</translation>
    </message>
    <message>
      <source>protests until {at}</source>
      <translation>Einspruch bis {at}</translation>
    </message>
    <message>
      <source>{known} of {drawn} tables counted</source>
      <translation>{known} von {drawn} Tischen gezählt</translation>
    </message>
    <message>
      <source>tables by totals alone, their deals are not known: {count}</source>
      <translation>Tische nur mit Summen, Spiele nicht bekannt: {count}</translation>
    </message>
    <message>
      <source>Ranked by {criteria}. Whoever is still level shares the place.</source>
      <translation>Rangfolge: {criteria}. Wer dann noch gleich ist, teilt sich den Platz.</translation>
    </message>
    <message>
      <source>Ranked by {criteria}.</source>
      <translation>Rangfolge: {criteria}.</translation>
    </message>
    <message>
      <source>Underlined: this decided between people who were level.</source>
      <translation>Unterstrichen: hat bei Gleichstand entschieden.</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>Club, town</source>
      <translation>Verein, Ort</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>R{round}</source>
      <translation>R{round}</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Sonstige</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>lot</source>
      <translation>Los</translation>
    </message>
    <message>
      <source>guest</source>
      <translation>Gast</translation>
    </message>
    <message>
      <source>left before round {round}</source>
      <translation>gegangen vor Runde {round}</translation>
    </message>
    <message>
      <source>disqualified</source>
      <translation>ausgeschlossen</translation>
    </message>
    <message>
      <source>Interim, posted {at}</source>
      <translation>Zwischenstand, ausgehängt {at}</translation>
    </message>
    <message>
      <source>Final, posted {at}</source>
      <translation>Endstand, ausgehängt {at}</translation>
    </message>
    <message>
      <source>Corrected, posted {at}</source>
      <translation>Berichtigt, ausgehängt {at}</translation>
    </message>
    <message>
      <source>All four sides of the frame must be there, whole and straight.</source>
      <translation>Alle vier Seiten des Rahmens müssen da sein, ganz und gerade.</translation>
    </message>
    <message>
      <source>This line is 100 mm long when nothing was scaled.</source>
      <translation>Diese Linie ist 100 mm lang, wenn nichts skaliert wurde.</translation>
    </message>
    <message>
      <source>Four greys, each darker than the last, and lines from thin to thick:</source>
      <translation>Vier Grautöne, jeder dunkler als der vorige, und Linien von dünn bis dick:</translation>
    </message>
    <message>
      <source>Letters and figures of all kinds:</source>
      <translation>Buchstaben und Ziffern aller Art:</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>Bock deals</source>
      <translation>Bockspiele</translation>
    </message>
    <message>
      <source>A deal may count twofold, fourfold or eightfold; ante and pot don't.</source>
      <translation>Ein Spiel kann doppelt, vierfach oder achtfach zählen; Einsatz und Pott nicht.</translation>
    </message>
    <message>
      <source>Revoke</source>
      <translation>Nicht bedient</translation>
    </message>
    <message>
      <source>A revoking defender</source>
      <translation>Ein Gegner, der nicht bedient,</translation>
    </message>
    <message>
      <source>Kontra up to level</source>
      <translation>Kontra bis Stufe</translation>
    </message>
    <message>
      <source>0: no Kontra; 1 Kontra, 2 Re, 3 Sub. Each level doubles the game.</source>
      <translation>0: kein Kontra; 1 Kontra, 2 Re, 3 Sub. Jede Stufe verdoppelt das Spiel.</translation>
    </message>
    <message>
      <source>Bock</source>
      <translation>Bock</translation>
    </message>
    <message>
      <source>Kontra</source>
      <translation>Kontra</translation>
    </message>
    <message>
      <source>not settled</source>
      <translation>wird nicht abgerechnet</translation>
    </message>
    <message>
      <source>The table settles a revoke by itself.</source>
      <translation>Der Tisch regelt es selbst.</translation>
    </message>
    <message>
      <source>least</source>
      <translation>das Wenigste</translation>
    </message>
    <message>
      <source>Who revokes loses by as little as possible.</source>
      <translation>Wer nicht bedient, verliert so knapp wie möglich.</translation>
    </message>
    <message>
      <source>all</source>
      <translation>alles</translation>
    </message>
    <message>
      <source>Who revokes loses as if the other side had everything.</source>
      <translation>Wer nicht bedient, verliert, als hätte die andere Seite alles gemacht.</translation>
    </message>
    <message>
      <source>pays with his side</source>
      <translation>zahlt mit seiner Seite</translation>
    </message>
    <message>
      <source>All defenders pay as usual.</source>
      <translation>Alle Gegner zahlen wie sonst.</translation>
    </message>
    <message>
      <source>pays alone</source>
      <translation>zahlt allein</translation>
    </message>
    <message>
      <source>He pays what all defenders together would pay.</source>
      <translation>Er zahlt, was alle Gegner zusammen zahlen würden.</translation>
    </message>
    <message>
      <source>twofold</source>
      <translation>doppelt</translation>
    </message>
    <message>
      <source>fourfold</source>
      <translation>vierfach</translation>
    </message>
    <message>
      <source>eightfold</source>
      <translation>achtfach</translation>
    </message>
    <message>
      <source>{head}: {why}</source>
      <translation>{head}: {why}</translation>
    </message>
    <message>
      <source>{first}, {rest}</source>
      <translation>{first}, {rest}</translation>
    </message>
    <message>
      <source>{game} {points}</source>
      <translation>{game} {points}</translation>
    </message>
    <message>
      <source>{n} from each</source>
      <translation>von jedem {n}</translation>
    </message>
    <message>
      <source>{n} to each</source>
      <translation>an jeden {n}</translation>
    </message>
    <message>
      <source>nobody pays</source>
      <translation>niemand zahlt</translation>
    </message>
    <message>
      <source>{n} over 60</source>
      <translation>{n} über 60</translation>
    </message>
    <message>
      <source>{n} under 60</source>
      <translation>{n} unter 60</translation>
    </message>
    <message>
      <source>exactly half</source>
      <translation>genau die Hälfte</translation>
    </message>
    <message>
      <source>made</source>
      <translation>gewonnen</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>verloren</translation>
    </message>
    <message>
      <source>doubled</source>
      <translation>verdoppelt</translation>
    </message>
    <message>
      <source>times {n}</source>
      <translation>mal {n}</translation>
    </message>
    <message>
      <source>Bock times {n}</source>
      <translation>Bock mal {n}</translation>
    </message>
    <message>
      <source>Kontra times {n}</source>
      <translation>Kontra mal {n}</translation>
    </message>
    <message>
      <source>seat {seat}</source>
      <translation>Platz {seat}</translation>
    </message>
    <message>
      <source>{who} revoked</source>
      <translation>{who} hat nicht bedient</translation>
    </message>
    <message>
      <source>{who} pays {n} for all defenders</source>
      <translation>{who} zahlt {n} für alle Gegner</translation>
    </message>
    <message>
      <source>{n} into the pot</source>
      <translation>{n} in den Pott</translation>
    </message>
    <message>
      <source>{n} out of the pot</source>
      <translation>{n} aus dem Pott</translation>
    </message>
    <message>
      <source>the pot gets what one defender gets</source>
      <translation>der Pott bekommt so viel wie ein Gegner</translation>
    </message>
    <message>
      <source>the pot is doubled</source>
      <translation>der Pott wird verdoppelt</translation>
    </message>
    <message>
      <source>the winner takes the pot</source>
      <translation>der Gewinner nimmt den Pott</translation>
    </message>
    <message>
      <source>{n} to each seat</source>
      <translation>{n} an jeden Platz</translation>
    </message>
    <message>
      <source>{n} stays in the pot</source>
      <translation>{n} bleibt im Pott</translation>
    </message>
    <message>
      <source>Ante</source>
      <translation>Einsatz</translation>
    </message>
    <message>
      <source>Pot</source>
      <translation>Pott</translation>
    </message>
    <message>
      <source>End of the pot</source>
      <translation>Ende des Potts</translation>
    </message>
    <message>
      <source>The structure is sourced; every amount is a house value of the club.</source>
      <translation>Der Aufbau ist belegt; jeder Betrag ist ein Hauswert des Vereins.</translation>
    </message>
    <message>
      <source>Hardly anything is known of this game: an empty tariff for the club to fill.</source>
      <translation>Von diesem Spiel ist kaum etwas bekannt: ein leerer Tarif, den der Verein ausfüllt.</translation>
    </message>
    <message>
      <source>by the declarer</source>
      <translation>durch den Alleinspieler</translation>
    </message>
    <message>
      <source>by the defenders</source>
      <translation>durch die Gegner</translation>
    </message>
    <message>
      <source>Spiel</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>Solo</source>
      <translation>Solo</translation>
    </message>
    <message>
      <source>Values of the contracts</source>
      <translation>Werte der Spiele</translation>
    </message>
    <message>
      <source>Exactly half of the points is</source>
      <translation>Genau die Hälfte der Augen ist</translation>
    </message>
    <message>
      <source>A resting dealer settles</source>
      <translation>Der aussetzende Geber rechnet mit ab</translation>
    </message>
    <message>
      <source>He wins and loses like a defender.</source>
      <translation>Er gewinnt und verliert wie ein Gegner.</translation>
    </message>
    <message>
      <source>61 card points</source>
      <translation>61 Augen</translation>
    </message>
    <message>
      <source>a draw</source>
      <translation>unentschieden</translation>
    </message>
    <message>
      <source>won</source>
      <translation>gewonnen</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keiner</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>gepasst</translation>
    </message>
    <message>
      <source>struck, void for all</source>
      <translation>gestrichen, ungültig für alle</translation>
    </message>
    <message>
      <source>unreadable</source>
      <translation>unleserlich</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>{who} has the most points</source>
      <translation>{who} hat die meisten Augen</translation>
    </message>
    <message>
      <source>{who} loses</source>
      <translation>{who} verliert</translation>
    </message>
    <message>
      <source>{who} has all tricks</source>
      <translation>{who} hat alle Stiche</translation>
    </message>
    <message>
      <source>several have the most points</source>
      <translation>mehrere haben die meisten Augen</translation>
    </message>
    <message>
      <source>{payer} pays {n} to {other}</source>
      <translation>{payer} zahlt {n} an {other}</translation>
    </message>
    <message>
      <source>{payer} pays {n} to {other}, without a trick</source>
      <translation>{payer} zahlt {n} an {other}, ohne Stich</translation>
    </message>
    <message>
      <source>12 S6, 24 S3</source>
      <translation>12 S6, 24 S3</translation>
    </message>
    <message>
      <source>61 S25 S26, 62 S29</source>
      <translation>61 S25 S26, 62 S29</translation>
    </message>
    <message>
      <source>S1 S2 S35, NSV leaflet</source>
      <translation>S1 S2 S35, NSV-Faltblatt</translation>
    </message>
    <message>
      <source>S1 S2, after Beck and Dummett</source>
      <translation>S1 S2, nach Beck und Dummett</translation>
    </message>
    <message>
      <source>S1 S2, players and cards only</source>
      <translation>S1 S2, nur Spielerzahl und Karten</translation>
    </message>
    <message>
      <source>S1 Anton, S4</source>
      <translation>S1 Anton, S4</translation>
    </message>
    <message>
      <source>S1, after Anton 1879 and Dummett</source>
      <translation>S1, nach Anton 1879 und Dummett</translation>
    </message>
    <message>
      <source>S11, cut off</source>
      <translation>S11, abgeschnitten</translation>
    </message>
    <message>
      <source>S12, more through S5</source>
      <translation>S12, mehr durch S5</translation>
    </message>
    <message>
      <source>S14, of Wikipedia</source>
      <translation>S14 über Wikipedia</translation>
    </message>
    <message>
      <source>S3 S6, after Mayr &amp; Sedlaczek</source>
      <translation>S3 S6, nach Mayr &amp; Sedlaczek</translation>
    </message>
    <message>
      <source>S4 fits the first</source>
      <translation>S4 passt zum ersten</translation>
    </message>
    <message>
      <source>S4 fits the full value</source>
      <translation>S4 passt zum vollen Wert</translation>
    </message>
    <message>
      <source>S4: an announced Tout costs double</source>
      <translation>S4: ein angesagter Tout kostet doppelt</translation>
    </message>
    <message>
      <source>S5, a custom of Dreierles</source>
      <translation>S5, ein Brauch beim Dreierles</translation>
    </message>
    <message>
      <source>S5, a third version S9</source>
      <translation>S5, eine dritte Fassung S9</translation>
    </message>
    <message>
      <source>S5, of Dreierles</source>
      <translation>S5, vom Dreierles</translation>
    </message>
    <message>
      <source>S5: five works agree</source>
      <translation>S5: fünf Werke stimmen überein</translation>
    </message>
    <message>
      <source>a custom of Königrufen</source>
      <translation>ein Brauch beim Königrufen</translation>
    </message>
    <message>
      <source>a custom of clubs</source>
      <translation>ein Brauch von Vereinen</translation>
    </message>
    <message>
      <source>by analogy with Tapp Tarock</source>
      <translation>nach dem Vorbild des Tapp-Tarock</translation>
    </message>
    <message>
      <source>factor S1 S2, base of 60 inferred</source>
      <translation>Faktor S1 S2, Grundzahl 60 erschlossen</translation>
    </message>
    <message>
      <source>from comparing the games</source>
      <translation>aus dem Vergleich der Spiele</translation>
    </message>
    <message>
      <source>from counting the cards</source>
      <translation>aus dem Zählen der Karten</translation>
    </message>
    <message>
      <source>no edition of the leaflet states it</source>
      <translation>keine Ausgabe des Faltblatts nennt ihn</translation>
    </message>
    <message>
      <source>no source decides it</source>
      <translation>keine Quelle entscheidet es</translation>
    </message>
    <message>
      <source>no source gives an amount</source>
      <translation>keine Quelle nennt einen Betrag</translation>
    </message>
    <message>
      <source>no template: the club must fill it in</source>
      <translation>ohne Vorgabe: der Verein muss ihn eintragen</translation>
    </message>
    <message>
      <source>one per 2 card points S1 S2, rounding up by analogy</source>
      <translation>einer je 2 Augen S1 S2, das Aufrunden nach dem Vorbild der Frage</translation>
    </message>
    <message>
      <source>targets S15, value S14</source>
      <translation>Ziele S15, Wert S14</translation>
    </message>
    <message>
      <source>the club set this value</source>
      <translation>der Verein hat den Wert festgelegt</translation>
    </message>
    <message>
      <source>the club's own contract</source>
      <translation>vom Verein selbst festgelegt</translation>
    </message>
    <message>
      <source>the ladder of related games</source>
      <translation>die Leiter verwandter Spiele</translation>
    </message>
    <message>
      <source>the plain reading of the sources</source>
      <translation>so sind die Quellen zu verstehen</translation>
    </message>
    <message>
      <source>valued as in the tariff of 1821 with a base of 30</source>
      <translation>wie im Tarif von 1821 mit Grundwert 30</translation>
    </message>
    <message>
      <source>{n} for each card point above or below 60</source>
      <translation>{n} für jedes Auge über oder unter 60</translation>
    </message>
    <message>
      <source>Tout announced and made: {n} card points</source>
      <translation>Tout angesagt und gemacht: {n} Augen</translation>
    </message>
    <message>
      <source>announced Tout failed: {n} card points</source>
      <translation>angesagter Tout verfehlt: {n} Augen</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Augen</translation>
    </message>
    <message>
      <source>The declarer's card points, with what lies in the Tapp.</source>
      <translation>Die Augen des Alleinspielers samt dem Tapp.</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Gewonnen</translation>
    </message>
    <message>
      <source>Whether the declarer reached his aim.</source>
      <translation>Ob der Alleinspieler sein Ziel erreicht hat.</translation>
    </message>
    <message>
      <source>Announced Tout</source>
      <translation>Angesagter Tout</translation>
    </message>
    <message>
      <source>Only a Tout announced after the auction and before the first trick.</source>
      <translation>Nur ein Tout, der nach dem Bieten und vor dem ersten Stich angesagt ist.</translation>
    </message>
    <message>
      <source>A failed Tout costs</source>
      <translation>Ein verfehlter Tout kostet</translation>
    </message>
    <message>
      <source>Play with a pot</source>
      <translation>Mit Pott spielen</translation>
    </message>
    <message>
      <source>The dealer antes; lost games feed the pot, a won Solo takes it.</source>
      <translation>Der Geber zahlt ein; verlorene Spiele füllen den Pott, ein gewonnenes Solo nimmt ihn.</translation>
    </message>
    <message>
      <source>What the dealer pays into the pot in every deal.</source>
      <translation>Was der Geber bei jedem Spiel in den Pott zahlt.</translation>
    </message>
    <message>
      <source>Pot after the last deal</source>
      <translation>Pott nach dem letzten Spiel</translation>
    </message>
    <message>
      <source>An announced Tout counts</source>
      <translation>Ein angesagter Tout zählt</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>verfehlt</translation>
    </message>
    <message>
      <source>the full Tout value</source>
      <translation>den vollen Wert des Touts</translation>
    </message>
    <message>
      <source>As much as a Tout made brings in.</source>
      <translation>So viel, wie ein gemachter Tout einbringt.</translation>
    </message>
    <message>
      <source>the points times the factor</source>
      <translation>die Augen mal dem Faktor</translation>
    </message>
    <message>
      <source>The distance from 60, times the Tout's factor.</source>
      <translation>Der Abstand von 60, mal dem Faktor des Touts.</translation>
    </message>
    <message>
      <source>all points without the factor</source>
      <translation>alle Augen ohne den Faktor</translation>
    </message>
    <message>
      <source>As if the declarer had lost by 60.</source>
      <translation>Als hätte der Alleinspieler mit 60 verloren.</translation>
    </message>
    <message>
      <source>split</source>
      <translation>wird geteilt</translation>
    </message>
    <message>
      <source>Equal whole shares to all seats, the rest to the club.</source>
      <translation>Gleiche ganze Teile an alle Plätze, der Rest an den Verein.</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>bleibt stehen</translation>
    </message>
    <message>
      <source>It goes to the club.</source>
      <translation>Er geht an den Verein.</translation>
    </message>
    <message>
      <source>double</source>
      <translation>doppelt</translation>
    </message>
    <message>
      <source>as Anton has it</source>
      <translation>so bei Anton</translation>
    </message>
    <message>
      <source>threefold</source>
      <translation>dreifach</translation>
    </message>
    <message>
      <source>as Beck has it</source>
      <translation>so bei Beck</translation>
    </message>
    <message>
      <source>silent</source>
      <translation>still</translation>
    </message>
    <message>
      <source>announced and made</source>
      <translation>angesagt und gemacht</translation>
    </message>
    <message>
      <source>announced and lost</source>
      <translation>angesagt und verloren</translation>
    </message>
    <message>
      <source>captured by the defenders</source>
      <translation>von den Gegnern gefangen</translation>
    </message>
    <message>
      <source>held by the declarer</source>
      <translation>beim Alleinspieler</translation>
    </message>
    <message>
      <source>held by a defender</source>
      <translation>bei einem Gegner</translation>
    </message>
    <message>
      <source>{who} collects</source>
      <translation>{who} kassiert</translation>
    </message>
    <message>
      <source>{n} from each other seat</source>
      <translation>{n} von jedem anderen Platz</translation>
    </message>
    <message>
      <source>{n} times the base, and for each card point from 35 twice that in points</source>
      <translation>{n} mal der Grundwert, und für jedes Auge Abstand von 35 das Doppelte dieser Zahl</translation>
    </message>
    <message>
      <source>{n} as consolation</source>
      <translation>{n} als Grundzahlung</translation>
    </message>
    <message>
      <source>{points} points from {half}, {n} for each</source>
      <translation>{points} Augen Abstand von {half}, je {n}</translation>
    </message>
    <message>
      <source>The declarer's card points, discards and his half of the talon included.</source>
      <translation>Die Augen des Alleinspielers samt dem Abgelegten und seiner Hälfte des Talons.</translation>
    </message>
    <message>
      <source>The declarer's card points; the whole talon counts for the defenders.</source>
      <translation>Die Augen des Alleinspielers; der ganze Talon zählt für die Gegner.</translation>
    </message>
    <message>
      <source>Pagat ultimo</source>
      <translation>Pagat ultimo</translation>
    </message>
    <message>
      <source>Trump I in the last trick, seen from the declarer.</source>
      <translation>Tarock I im letzten Stich, vom Alleinspieler aus gesehen.</translation>
    </message>
    <message>
      <source>Valat</source>
      <translation>Valat</translation>
    </message>
    <message>
      <source>All tricks.</source>
      <translation>Alle Stiche.</translation>
    </message>
    <message>
      <source>Trull</source>
      <translation>Trull</translation>
    </message>
    <message>
      <source>All three honours in the opening hand.</source>
      <translation>Alle drei Trullstücke im ersten Blatt.</translation>
    </message>
    <message>
      <source>Four kings</source>
      <translation>Vier Könige</translation>
    </message>
    <message>
      <source>All four kings in the opening hand.</source>
      <translation>Alle vier Könige im ersten Blatt.</translation>
    </message>
    <message>
      <source>Köpfe</source>
      <translation>Köpfe</translation>
    </message>
    <message>
      <source>Two honours in the opening hand.</source>
      <translation>Zwei Trullstücke im ersten Blatt.</translation>
    </message>
    <message>
      <source>Hineinschauen</source>
      <translation>Hineinschauen</translation>
    </message>
    <message>
      <source>Sumpern</source>
      <translation>Sumpern</translation>
    </message>
    <message>
      <source>Spatz</source>
      <translation>Spatz</translation>
    </message>
    <message>
      <source>A Spatz counts</source>
      <translation>Ein Spatz zählt</translation>
    </message>
    <message>
      <source>Bauerntarock</source>
      <translation>Bauerntarock</translation>
    </message>
    <message>
      <source>{n} card points wanted</source>
      <translation>{n} Augen nötig</translation>
    </message>
    <message>
      <source>Bettel</source>
      <translation>Bettel</translation>
    </message>
    <message>
      <source>Raises by five</source>
      <translation>Erhöhungen um fünf</translation>
    </message>
    <message>
      <source>How often five more were announced; each raises the aim by five card points.</source>
      <translation>Wie oft fünf mehr angesagt wurden; jedes Mal steigt das Ziel um fünf Augen.</translation>
    </message>
    <message>
      <source>Value of a game</source>
      <translation>Wert eines Spiels</translation>
    </message>
    <message>
      <source>Value of a raise</source>
      <translation>Wert einer Erhöhung</translation>
    </message>
    <message>
      <source>A hand game counts times</source>
      <translation>Ein Handspiel zählt mal</translation>
    </message>
    <message>
      <source>Schneider, from 91</source>
      <translation>Schneider, ab 91</translation>
    </message>
    <message>
      <source>Matsch, all 120</source>
      <translation>Matsch, alle 120</translation>
    </message>
    <message>
      <source>Card points are bid</source>
      <translation>Augen werden geboten</translation>
    </message>
    <message>
      <source>Without bidding, Schneider and Matsch are paid extra.</source>
      <translation>Ohne Bieten werden Schneider und Matsch zusätzlich bezahlt.</translation>
    </message>
    <message>
      <source>Card points that win</source>
      <translation>Augen zum Gewinnen</translation>
    </message>
    <message>
      <source>61; one source has 62.</source>
      <translation>61; eine Quelle nennt 62.</translation>
    </message>
    <message>
      <source>Bayerisches Tarock</source>
      <translation>Bayerisches Tarock</translation>
    </message>
    <message>
      <source>Pick-up game</source>
      <translation>Aufnehmspiel</translation>
    </message>
    <message>
      <source>61, or what was announced, after looking at the stock</source>
      <translation>61 oder die Ansage, mit aufgenommenem Stock</translation>
    </message>
    <message>
      <source>Hand game</source>
      <translation>Handspiel</translation>
    </message>
    <message>
      <source>61, or what was announced, the stock unseen</source>
      <translation>61 oder die Ansage, ohne den Stock zu sehen</translation>
    </message>
    <message>
      <source>no trick</source>
      <translation>kein Stich</translation>
    </message>
    <message>
      <source>one for every {n} or part of them</source>
      <translation>einen für je {n} oder einen Teil davon</translation>
    </message>
    <message>
      <source>one for every {n}, exactly</source>
      <translation>einen für je {n}, genau gerechnet</translation>
    </message>
    <message>
      <source>twice what a Frage brings</source>
      <translation>das Doppelte einer Frage</translation>
    </message>
    <message>
      <source>one for each</source>
      <translation>einen für jedes</translation>
    </message>
    <message>
      <source>Tout announced and made</source>
      <translation>Tout angesagt und gemacht</translation>
    </message>
    <message>
      <source>announced Tout failed</source>
      <translation>angesagter Tout verfehlt</translation>
    </message>
    <message>
      <source>twice {n}</source>
      <translation>zweimal {n}</translation>
    </message>
    <message>
      <source>Rounding</source>
      <translation>Rundung</translation>
    </message>
    <message>
      <source>Rounding of a Solo</source>
      <translation>Rundung beim Solo</translation>
    </message>
    <message>
      <source>Who takes the pot</source>
      <translation>Wer den Pott nimmt</translation>
    </message>
    <message>
      <source>Classic Tapp</source>
      <translation>Klassischer Tapp</translation>
    </message>
    <message>
      <source>up</source>
      <translation>aufrunden</translation>
    </message>
    <message>
      <source>One point for every four card points or part of them.</source>
      <translation>Ein Punkt für je vier Augen oder einen Teil davon.</translation>
    </message>
    <message>
      <source>exact</source>
      <translation>genau</translation>
    </message>
    <message>
      <source>Quarters and halves are written, as Meyer has it.</source>
      <translation>Viertel und Halbe werden geschrieben, so bei Meyer.</translation>
    </message>
    <message>
      <source>halves rounded up</source>
      <translation>Halbe aufgerundet</translation>
    </message>
    <message>
      <source>One point for every two card points or part of them.</source>
      <translation>Ein Punkt für je zwei Augen oder einen Teil davon.</translation>
    </message>
    <message>
      <source>twice the Frage</source>
      <translation>doppelte Frage</translation>
    </message>
    <message>
      <source>The rounded value of a Frage, doubled.</source>
      <translation>Der gerundete Wert einer Frage, verdoppelt.</translation>
    </message>
    <message>
      <source>both Solos</source>
      <translation>beide Solos</translation>
    </message>
    <message>
      <source>Every won Solo takes the pot, every lost one doubles it.</source>
      <translation>Jedes gewonnene Solo nimmt den Pott, jedes verlorene verdoppelt ihn.</translation>
    </message>
    <message>
      <source>the Herzsolo only</source>
      <translation>nur das Herzsolo</translation>
    </message>
    <message>
      <source>A Solo in another suit treats the pot like a Frage.</source>
      <translation>Ein Solo in anderer Farbe behandelt den Pott wie eine Frage.</translation>
    </message>
    <message>
      <source>Frage</source>
      <translation>Frage</translation>
    </message>
    <message>
      <source>more than 60, hearts trump, with the Tapp</source>
      <translation>mehr als 60, Herz ist Trumpf, mit dem Tapp</translation>
    </message>
    <message>
      <source>one point for every {n} card points</source>
      <translation>ein Punkt für je {n} Augen</translation>
    </message>
    <message>
      <source>more than 60, any trump but hearts, the Tapp unseen</source>
      <translation>mehr als 60, Trumpf außer Herz, der Tapp bleibt liegen</translation>
    </message>
    <message>
      <source>Herzsolo</source>
      <translation>Herzsolo</translation>
    </message>
    <message>
      <source>more than 60, hearts trump, the Tapp unseen</source>
      <translation>mehr als 60, Herz ist Trumpf, der Tapp bleibt liegen</translation>
    </message>
    <message>
      <source>one point for every card point</source>
      <translation>ein Punkt für jedes Auge</translation>
    </message>
    <message>
      <source>61 card points, with the Tapp picked up</source>
      <translation>61 Augen, mit aufgenommenem Tapp</translation>
    </message>
    <message>
      <source>no trick, the hand exposed</source>
      <translation>kein Stich, mit offenem Blatt</translation>
    </message>
    <message>
      <source>all tricks, after calling a card</source>
      <translation>alle Stiche, nach dem Rufen einer Karte</translation>
    </message>
    <message>
      <source>all tricks</source>
      <translation>alle Stiche</translation>
    </message>
    <message>
      <source>Rufer</source>
      <translation>Rufer</translation>
    </message>
    <message>
      <source>Herzrufer</source>
      <translation>Herzrufer</translation>
    </message>
    <message>
      <source>Bettel ouvert</source>
      <translation>Bettel ouvert</translation>
    </message>
    <message>
      <source>Durch</source>
      <translation>Durch</translation>
    </message>
    <message>
      <source>Herzdurch</source>
      <translation>Herzdurch</translation>
    </message>
    <message>
      <source>Ramsch: the loser pays each</source>
      <translation>Ramsch: der Verlierer zahlt jedem</translation>
    </message>
    <message>
      <source>Ramsch: a Jungfer gets</source>
      <translation>Ramsch: eine Jungfer bekommt</translation>
    </message>
    <message>
      <source>Who gets the Jungfer's value</source>
      <translation>Wer den Jungfernwert bekommt</translation>
    </message>
    <message>
      <source>Ramsch: tied for most points</source>
      <translation>Ramsch: gleich viele Augen</translation>
    </message>
    <message>
      <source>Ramsch: all tricks</source>
      <translation>Ramsch: alle Stiche</translation>
    </message>
    <message>
      <source>Four people at a table</source>
      <translation>Zu viert am Tisch</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Karten</translation>
    </message>
    <message>
      <source>Card points of each seat</source>
      <translation>Augen jedes Platzes</translation>
    </message>
    <message>
      <source>Tricks of each seat</source>
      <translation>Stiche jedes Platzes</translation>
    </message>
    <message>
      <source>Last trick</source>
      <translation>Letzter Stich</translation>
    </message>
    <message>
      <source>Losers</source>
      <translation>Verlierer</translation>
    </message>
    <message>
      <source>Seats without a trick</source>
      <translation>Plätze ohne Stich (Jungfern)</translation>
    </message>
    <message>
      <source>Dapp (modern Tapp)</source>
      <translation>Dapp (moderner Tapp)</translation>
    </message>
    <message>
      <source>the Jungfer only</source>
      <translation>nur die Jungfer</translation>
    </message>
    <message>
      <source>Only the seat without a trick is paid the higher value.</source>
      <translation>Nur der Platz ohne Stich bekommt den höheren Wert.</translation>
    </message>
    <message>
      <source>everybody</source>
      <translation>alle</translation>
    </message>
    <message>
      <source>As soon as one seat has no trick, all are paid the higher value.</source>
      <translation>Sobald ein Platz keinen Stich hat, bekommen alle den höheren Wert.</translation>
    </message>
    <message>
      <source>each pays in full</source>
      <translation>jeder zahlt voll</translation>
    </message>
    <message>
      <source>Every tied seat pays each untied seat.</source>
      <translation>Jeder mit den meisten Augen zahlt jedem anderen.</translation>
    </message>
    <message>
      <source>they share</source>
      <translation>sie teilen</translation>
    </message>
    <message>
      <source>The tied seats split one payment to each untied seat.</source>
      <translation>Sie teilen sich eine Zahlung an jeden anderen.</translation>
    </message>
    <message>
      <source>the last trick loses</source>
      <translation>der letzte Stich verliert</translation>
    </message>
    <message>
      <source>Who took the last trick alone pays all others.</source>
      <translation>Wer den letzten Stich hat, zahlt allein an alle anderen.</translation>
    </message>
    <message>
      <source>A tie for most points costs nothing.</source>
      <translation>Gleichstand kostet nichts.</translation>
    </message>
    <message>
      <source>pays</source>
      <translation>zahlt</translation>
    </message>
    <message>
      <source>A seat with all tricks pays like any loser.</source>
      <translation>Wer alle Stiche hat, zahlt wie jeder Verlierer.</translation>
    </message>
    <message>
      <source>wins</source>
      <translation>gewinnt</translation>
    </message>
    <message>
      <source>It receives the Jungfer's value from each other seat.</source>
      <translation>Er bekommt von jedem anderen den Jungfernwert.</translation>
    </message>
    <message>
      <source>all play</source>
      <translation>alle spielen</translation>
    </message>
    <message>
      <source>Four play, each with eight cards.</source>
      <translation>Vier spielen mit je acht Karten.</translation>
    </message>
    <message>
      <source>the dealer rests</source>
      <translation>der Geber setzt aus</translation>
    </message>
    <message>
      <source>Three play, the dealer sits out the deal.</source>
      <translation>Drei spielen, der Geber setzt das Spiel aus.</translation>
    </message>
    <message>
      <source>36 cards</source>
      <translation>36 Karten</translation>
    </message>
    <message>
      <source>32 cards</source>
      <translation>32 Karten</translation>
    </message>
    <message>
      <source>Three have ten tricks; four have no Tapp and no Frage.</source>
      <translation>Zu dritt zehn Stiche; zu viert gibt es keinen Tapp und keine Frage.</translation>
    </message>
    <message>
      <source>Ramsch</source>
      <translation>Ramsch</translation>
    </message>
    <message>
      <source>fewest card points, when all have passed</source>
      <translation>die wenigsten Augen, wenn alle gepasst haben</translation>
    </message>
    <message>
      <source>{n} card points announced</source>
      <translation>{n} Augen angesagt</translation>
    </message>
    <message>
      <source>Dobbm</source>
      <translation>Dobbm</translation>
    </message>
    <message>
      <source>Announced points</source>
      <translation>Angesagte Augen</translation>
    </message>
    <message>
      <source>61 unless a higher figure was announced.</source>
      <translation>61, wenn nicht mehr angesagt wurde.</translation>
    </message>
    <message>
      <source>A higher announcement counts times</source>
      <translation>Eine höhere Ansage zählt mal</translation>
    </message>
    <message>
      <source>more than 60, or what was announced, with exchange</source>
      <translation>mehr als 60 oder die Ansage, mit Tausch</translation>
    </message>
    <message>
      <source>more than 60, or what was announced, without exchange</source>
      <translation>mehr als 60 oder die Ansage, ohne Tausch</translation>
    </message>
    <message>
      <source>Dreier</source>
      <translation>Dreier</translation>
    </message>
    <message>
      <source>Zweier</source>
      <translation>Zweier</translation>
    </message>
    <message>
      <source>Einer</source>
      <translation>Einer</translation>
    </message>
    <message>
      <source>Druckrolle</source>
      <translation>Druckrolle</translation>
    </message>
    <message>
      <source>Königsrolle</source>
      <translation>Königsrolle</translation>
    </message>
    <message>
      <source>Zehn Druck</source>
      <translation>Zehn Druck</translation>
    </message>
    <message>
      <source>Pfeife</source>
      <translation>Pfeife</translation>
    </message>
    <message>
      <source>An extra counts</source>
      <translation>Eine Zugabe zählt</translation>
    </message>
    <message>
      <source>Räuber: the loser pays each</source>
      <translation>Räuber: der Verlierer zahlt jedem</translation>
    </message>
    <message>
      <source>Dreierles</source>
      <translation>Dreierles</translation>
    </message>
    <message>
      <source>36 card points, three cards exchanged</source>
      <translation>36 Augen, drei Karten getauscht</translation>
    </message>
    <message>
      <source>36 card points, two cards exchanged</source>
      <translation>36 Augen, zwei Karten getauscht</translation>
    </message>
    <message>
      <source>36 card points, one card exchanged</source>
      <translation>36 Augen, eine Karte getauscht</translation>
    </message>
    <message>
      <source>36 card points without exchange</source>
      <translation>36 Augen ohne Tausch</translation>
    </message>
    <message>
      <source>Räuber</source>
      <translation>Räuber</translation>
    </message>
    <message>
      <source>All three honours in tricks.</source>
      <translation>Alle drei Trullstücke in den Stichen.</translation>
    </message>
    <message>
      <source>All four kings in tricks.</source>
      <translation>Alle vier Könige in den Stichen.</translation>
    </message>
    <message>
      <source>Mondfang</source>
      <translation>Mondfang</translation>
    </message>
    <message>
      <source>XXI caught with the Sküs.</source>
      <translation>Der Mond mit dem Sküs gefangen.</translation>
    </message>
    <message>
      <source>Pagat</source>
      <translation>Pagat</translation>
    </message>
    <message>
      <source>I wins the last trick.</source>
      <translation>I gewinnt den letzten Stich.</translation>
    </message>
    <message>
      <source>Uhu</source>
      <translation>Uhu</translation>
    </message>
    <message>
      <source>II wins the last trick but one.</source>
      <translation>II gewinnt den vorletzten Stich.</translation>
    </message>
    <message>
      <source>Drei</source>
      <translation>Drei</translation>
    </message>
    <message>
      <source>III wins the last trick but two.</source>
      <translation>III gewinnt den drittletzten Stich.</translation>
    </message>
    <message>
      <source>Dreiertarock (Carinthia)</source>
      <translation>Dreiertarock (Kärnten)</translation>
    </message>
    <message>
      <source>36 card points</source>
      <translation>36 Augen</translation>
    </message>
    <message>
      <source>Einser</source>
      <translation>Einser</translation>
    </message>
    <message>
      <source>Vierer</source>
      <translation>Vierer</translation>
    </message>
    <message>
      <source>Fünfer</source>
      <translation>Fünfer</translation>
    </message>
    <message>
      <source>Solo Valat</source>
      <translation>Solo-Valat</translation>
    </message>
    <message>
      <source>all tricks; bonuses are off</source>
      <translation>alle Stiche; Prämien entfallen</translation>
    </message>
    <message>
      <source>A Grand counts</source>
      <translation>Ein Grand zählt</translation>
    </message>
    <message>
      <source>A losing declarer pays the resting seats too</source>
      <translation>Wer verliert, zahlt auch den Aussetzenden</translation>
    </message>
    <message>
      <source>A winning one collects from the two opponents only, as Sluff has it.</source>
      <translation>Wer gewinnt, kassiert nur von den beiden Gegnern, so beim Sluff.</translation>
    </message>
    <message>
      <source>Frog</source>
      <translation>Frog</translation>
    </message>
    <message>
      <source>as Sluff has it</source>
      <translation>so beim Sluff</translation>
    </message>
    <message>
      <source>more than 60, hearts trump, with exchange</source>
      <translation>mehr als 60, Herz ist Trumpf, mit Tausch</translation>
    </message>
    <message>
      <source>Chico</source>
      <translation>Chico</translation>
    </message>
    <message>
      <source>more than 60, any trump but hearts, without exchange</source>
      <translation>mehr als 60, Trumpf außer Herz, ohne Tausch</translation>
    </message>
    <message>
      <source>Grand</source>
      <translation>Grand</translation>
    </message>
    <message>
      <source>more than 60, hearts trump, without exchange</source>
      <translation>mehr als 60, Herz ist Trumpf, ohne Tausch</translation>
    </message>
    <message>
      <source>Deutschtarock</source>
      <translation>Deutschtarock</translation>
    </message>
    <message>
      <source>more than 60; the skat counts for the declarer</source>
      <translation>mehr als 60; der Skat zählt für den Alleinspieler</translation>
    </message>
    <message>
      <source>{n} over the aim</source>
      <translation>{n} über dem Ziel</translation>
    </message>
    <message>
      <source>{n} under the aim</source>
      <translation>{n} unter dem Ziel</translation>
    </message>
    <message>
      <source>made or lost</source>
      <translation>gewonnen oder verloren</translation>
    </message>
    <message>
      <source>{n} for each card point above or below the aim</source>
      <translation>{n} für jedes Auge über oder unter dem Ziel</translation>
    </message>
    <message>
      <source>The club's contracts</source>
      <translation>Die Spiele des Vereins</translation>
    </message>
    <message>
      <source>Active players</source>
      <translation>Mitspieler je Spiel</translation>
    </message>
    <message>
      <source>House tariff</source>
      <translation>Haustarif</translation>
    </message>
    <message>
      <source>Key</source>
      <translation>Schlüssel</translation>
    </message>
    <message>
      <source>Letter</source>
      <translation>Buchstabe</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>for each card point</source>
      <translation>für jedes Auge</translation>
    </message>
    <message>
      <source>Card points in all</source>
      <translation>Augen insgesamt</translation>
    </message>
    <message>
      <source>Card points that win; none: made or lost</source>
      <translation>Augen zum Gewinnen; leer: gewonnen oder verloren</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>{game} for the game and {over} for points, times {leaf}</source>
      <translation>{game} für das Spiel und {over} für Augen, mal {leaf}</translation>
    </message>
    <message>
      <source>{who} writes {n}</source>
      <translation>{who} schreibt {n}</translation>
    </message>
    <message>
      <source>announced by {who} and failed: both others write {n}</source>
      <translation>von {who} angesagt und verfehlt: die beiden anderen schreiben {n}</translation>
    </message>
    <message>
      <source>Rounded to the nearest whole point.</source>
      <translation>Auf ganze Augen gerundet.</translation>
    </message>
    <message>
      <source>How the game was bid</source>
      <translation>Wie das Spiel gemeldet wurde</translation>
    </message>
    <message>
      <source>Extra</source>
      <translation>Zugabe</translation>
    </message>
    <message>
      <source>Extras</source>
      <translation>Zugaben</translation>
    </message>
    <message>
      <source>Each with its seat; + announced after, ++ before the exchange, - and -- failed.</source>
      <translation>Jede mit ihrem Platz; + nach, ++ vor dem Tausch angesagt, - und -- verfehlt.</translation>
    </message>
    <message>
      <source>Values of the extras</source>
      <translation>Werte der Zugaben</translation>
    </message>
    <message>
      <source>Version</source>
      <translation>Fassung</translation>
    </message>
    <message>
      <source>Illustrated Tarock</source>
      <translation>Illustriertes Tarock</translation>
    </message>
    <message>
      <source>everything times {n}</source>
      <translation>alles mal {n}</translation>
    </message>
    <message>
      <source>Dreiblatt</source>
      <translation>Dreiblatt</translation>
    </message>
    <message>
      <source>36 points, three cards exchanged</source>
      <translation>36 Augen, drei Karten getauscht</translation>
    </message>
    <message>
      <source>Zweiblatt</source>
      <translation>Zweiblatt</translation>
    </message>
    <message>
      <source>36 points, two cards exchanged</source>
      <translation>36 Augen, zwei Karten getauscht</translation>
    </message>
    <message>
      <source>Einblatt</source>
      <translation>Einblatt</translation>
    </message>
    <message>
      <source>36 points, one card exchanged</source>
      <translation>36 Augen, eine Karte getauscht</translation>
    </message>
    <message>
      <source>36 points, no card exchanged</source>
      <translation>36 Augen, keine Karte getauscht</translation>
    </message>
    <message>
      <source>announced</source>
      <translation>gemeldet</translation>
    </message>
    <message>
      <source>taken over</source>
      <translation>übernommen</translation>
    </message>
    <message>
      <source>held</source>
      <translation>gehalten</translation>
    </message>
    <message>
      <source>without honours</source>
      <translation>ohne Trull</translation>
    </message>
    <message>
      <source>without kings</source>
      <translation>ohne Könige</translation>
    </message>
    <message>
      <source>40 points</source>
      <translation>40 Augen</translation>
    </message>
    <message>
      <source>50 points</source>
      <translation>50 Augen</translation>
    </message>
    <message>
      <source>Seat</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <source>German sources</source>
      <translation>deutsche Quellen</translation>
    </message>
    <message>
      <source>English Wikipedia</source>
      <translation>englische Wikipedia</translation>
    </message>
    <message>
      <source>Beck and Graz</source>
      <translation>Beck und Graz</translation>
    </message>
    <message>
      <source>the collection's</source>
      <translation>die der Sammlung</translation>
    </message>
    <message>
      <source>The game counts 3, 5, 7 or 10 by contract; other values of the extras.</source>
      <translation>Das Spiel zählt je nach Art 3, 5, 7 oder 10; andere Werte der Zugaben.</translation>
    </message>
    <message>
      <source>announced after the exchange</source>
      <translation>nach dem Tausch angesagt</translation>
    </message>
    <message>
      <source>announced before the exchange</source>
      <translation>vor dem Tausch angesagt</translation>
    </message>
    <message>
      <source>reached</source>
      <translation>erreicht</translation>
    </message>
    <message>
      <source>missed</source>
      <translation>verfehlt</translation>
    </message>
    <message>
      <source>doubled in a Solo</source>
      <translation>im Solo verdoppelt</translation>
    </message>
    <message>
      <source>The highest step announced; it includes all lower ones.</source>
      <translation>Die höchste angesagte Stufe; sie schließt alle niedrigeren ein.</translation>
    </message>
    <message>
      <source>Point Tarock</source>
      <translation>Point-Tarock</translation>
    </message>
    <message>
      <source>Unterer</source>
      <translation>Unterer</translation>
    </message>
    <message>
      <source>Oberer</source>
      <translation>Oberer</translation>
    </message>
    <message>
      <source>40</source>
      <translation>40</translation>
    </message>
    <message>
      <source>45</source>
      <translation>45</translation>
    </message>
    <message>
      <source>50</source>
      <translation>50</translation>
    </message>
    <message>
      <source>55</source>
      <translation>55</translation>
    </message>
    <message>
      <source>Schellen Tapp</source>
      <translation>Schellen-Tapp</translation>
    </message>
    <message>
      <source>Card points are counted</source>
      <translation>Gezählt wird</translation>
    </message>
    <message>
      <source>Stake</source>
      <translation>Einsatz je Spiel</translation>
    </message>
    <message>
      <source>Dappen (Black Forest)</source>
      <translation>Dappen (Schwarzwald)</translation>
    </message>
    <message>
      <source>card by card, 106 in all</source>
      <translation>Karte für Karte, zusammen 106</translation>
    </message>
    <message>
      <source>in pairs, 79 in all</source>
      <translation>in Paaren, zusammen 79</translation>
    </message>
    <message>
      <source>Dapp</source>
      <translation>Dapp</translation>
    </message>
    <message>
      <source>at least half of the card points, alone against all</source>
      <translation>mindestens die Hälfte der Augen, allein gegen alle</translation>
    </message>
    <message>
      <source>hearts are trump</source>
      <translation>Herz ist Trumpf</translation>
    </message>
    <message>
      <source>another suit is trump</source>
      <translation>eine andere Farbe ist Trumpf</translation>
    </message>
    <message>
      <source>A Misère counts</source>
      <translation>Eine Misère zählt</translation>
    </message>
    <message>
      <source>Hearts trump</source>
      <translation>Herz ist Trumpf</translation>
    </message>
    <message>
      <source>Doublings</source>
      <translation>Verdopplungen</translation>
    </message>
    <message>
      <source>1 doubled, 2 doubled and redoubled.</source>
      <translation>1 Kontra, 2 Kontra und Re.</translation>
    </message>
    <message>
      <source>Six-Bid Solo</source>
      <translation>Six-Bid Solo</translation>
    </message>
    <message>
      <source>30</source>
      <translation>30</translation>
    </message>
    <message>
      <source>keeps the ladder of bids rising</source>
      <translation>so steigt die Leiter der Gebote</translation>
    </message>
    <message>
      <source>more than 60, any trump but hearts</source>
      <translation>mehr als 60, Trumpf außer Herz</translation>
    </message>
    <message>
      <source>Heart Solo</source>
      <translation>Herzsolo</translation>
    </message>
    <message>
      <source>more than 60, hearts trump</source>
      <translation>mehr als 60, Herz ist Trumpf</translation>
    </message>
    <message>
      <source>Misère</source>
      <translation>Misère</translation>
    </message>
    <message>
      <source>no card points, no trump, the widow not counted</source>
      <translation>keine Augen, kein Trumpf, die Witwe zählt nicht</translation>
    </message>
    <message>
      <source>Guarantee</source>
      <translation>Garantie</translation>
    </message>
    <message>
      <source>74 card points with hearts trump, 80 otherwise</source>
      <translation>74 Augen bei Herz als Trumpf, sonst 80</translation>
    </message>
    <message>
      <source>Spread Misère</source>
      <translation>offene Misère</translation>
    </message>
    <message>
      <source>no card points, the hand exposed</source>
      <translation>keine Augen, mit offenem Blatt</translation>
    </message>
    <message>
      <source>Call Solo</source>
      <translation>Rufsolo</translation>
    </message>
    <message>
      <source>all 120 card points, after calling a card; 150 with hearts trump</source>
      <translation>alle 120 Augen nach dem Rufen einer Karte; 150 bei Herz als Trumpf</translation>
    </message>
    <message>
      <source>36 card points without the talon</source>
      <translation>36 Augen ohne den Talon</translation>
    </message>
    <message>
      <source>36 card points with half of the talon</source>
      <translation>36 Augen mit einer Hälfte des Talons</translation>
    </message>
    <message>
      <source>A Valat counts</source>
      <translation>Ein Valat zählt</translation>
    </message>
    <message>
      <source>Pagat in a Solo</source>
      <translation>Pagat im Solo</translation>
    </message>
    <message>
      <source>Trull, kings and Köpfe</source>
      <translation>Trull, Könige und Köpfe</translation>
    </message>
    <message>
      <source>Kontra, Re and Sub</source>
      <translation>Kontra, Re und Sub</translation>
    </message>
    <message>
      <source>Kontra to the Pagat</source>
      <translation>Kontra auf den Pagat</translation>
    </message>
    <message>
      <source>Kontra to the Valat</source>
      <translation>Kontra auf den Valat</translation>
    </message>
    <message>
      <source>Tapp Tarock (Viennese)</source>
      <translation>Tapp-Tarock (Wiener Tappen)</translation>
    </message>
    <message>
      <source>12, announced 24</source>
      <translation>12, angesagt 24</translation>
    </message>
    <message>
      <source>A fixed value, whatever the contract.</source>
      <translation>Ein fester Wert, gleich bei welchem Spiel.</translation>
    </message>
    <message>
      <source>4 times, announced 8 times the game</source>
      <translation>viermal, angesagt achtmal das Spiel</translation>
    </message>
    <message>
      <source>As Alscher, Krüpl and Furr have it.</source>
      <translation>So bei Alscher, Krüpl und Furr.</translation>
    </message>
    <message>
      <source>not doubled</source>
      <translation>nicht verdoppelt</translation>
    </message>
    <message>
      <source>for the side</source>
      <translation>für die Seite</translation>
    </message>
    <message>
      <source>Declarer and defenders pay each other.</source>
      <translation>Alleinspieler und Gegner zahlen einander.</translation>
    </message>
    <message>
      <source>for the holder</source>
      <translation>für den Inhaber</translation>
    </message>
    <message>
      <source>The holder collects from both other seats.</source>
      <translation>Der Inhaber kassiert von den beiden anderen.</translation>
    </message>
    <message>
      <source>not counted</source>
      <translation>zählt nicht</translation>
    </message>
    <message>
      <source>half of the base, {n}</source>
      <translation>die Hälfte des Grundwerts, {n}</translation>
    </message>
    <message>
      <source>written at once, not played</source>
      <translation>sofort geschrieben, nicht gespielt</translation>
    </message>
    <message>
      <source>Base C</source>
      <translation>Grundwert C</translation>
    </message>
    <message>
      <source>The consolation of a Dreyer; everything else is counted in it.</source>
      <translation>Die Grundzahlung eines Dreyers; alles andere wird daran gemessen.</translation>
    </message>
    <message>
      <source>Tapp Tarock of 1821</source>
      <translation>Tapp-Tarock von 1821</translation>
    </message>
    <message>
      <source>Tapper</source>
      <translation>Tapper</translation>
    </message>
    <message>
      <source>half of the base</source>
      <translation>die Hälfte des Grundwerts</translation>
    </message>
    <message>
      <source>Dreyer</source>
      <translation>Dreyer</translation>
    </message>
    <message>
      <source>Württembergischer Tarock</source>
      <translation>Württembergischer Tarock</translation>
    </message>
    <message>
      <source>more than 60, with the Tapp picked up</source>
      <translation>mehr als 60, mit aufgenommenem Tapp</translation>
    </message>
    <message>
      <source>more than 60, the Tapp unseen</source>
      <translation>mehr als 60, der Tapp bleibt liegen</translation>
    </message>
    <message>
      <source>Zuger Tapp</source>
      <translation>Zuger Tapp</translation>
    </message>
    <message>
      <source>{n} as consolation, and so much for each card point from 33</source>
      <translation>{n} als Grundzahlung, dazu für jedes Auge Abstand von 33</translation>
    </message>
    <message>
      <source>In whole points: 33⅓ and 33⅔ are both 33.</source>
      <translation>In ganzen Augen: 33⅓ und 33⅔ sind beide 33.</translation>
    </message>
    <message>
      <source>Zwölfertarock</source>
      <translation>Zwölfertarock</translation>
    </message>
    <message>
      <source>34 card points, three cards taken</source>
      <translation>34 Augen, drei Karten genommen</translation>
    </message>
    <message>
      <source>Zweyer</source>
      <translation>Zweyer</translation>
    </message>
    <message>
      <source>34 card points, two cards taken</source>
      <translation>34 Augen, zwei Karten genommen</translation>
    </message>
    <message>
      <source>34 card points, one card taken</source>
      <translation>34 Augen, eine Karte genommen</translation>
    </message>
    <message>
      <source>34 card points, no card taken</source>
      <translation>34 Augen, keine Karte genommen</translation>
    </message>
  </context>
  <context>
    <name>tournament</name>
    <message>
      <source>Deals</source>
      <translation>Spiele</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Runde</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>Declarer</source>
      <translation>Spieler (Ansage)</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Spielart</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Augen</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Seat {seat}</source>
      <translation>Platz {seat}</translation>
    </message>
    <message>
      <source>± {seat}</source>
      <translation>± {seat}</translation>
    </message>
    <message>
      <source>Pot</source>
      <translation>Topf</translation>
    </message>
    <message>
      <source>Sum</source>
      <translation>Summe</translation>
    </message>
    <message>
      <source>won</source>
      <translation>gewonnen</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>verloren</translation>
    </message>
    <message>
      <source>draw</source>
      <translation>unentschieden</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>gepasst</translation>
    </message>
    <message>
      <source>Ramsch</source>
      <translation>Ramsch</translation>
    </message>
    <message>
      <source>struck</source>
      <translation>gestrichen</translation>
    </message>
    <message>
      <source>unreadable</source>
      <translation>unleserlich</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Ganzer Name</translation>
    </message>
    <message>
      <source>First name</source>
      <translation>Vorname</translation>
    </message>
    <message>
      <source>Last name</source>
      <translation>Nachname</translation>
    </message>
    <message>
      <source>Club</source>
      <translation>Verein</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Day or year</source>
      <translation>Tag oder Jahr</translation>
    </message>
    <message>
      <source>Name of the evening</source>
      <translation>Name des Abends</translation>
    </message>
    <message>
      <source>one evening</source>
      <translation>ein Abend</translation>
    </message>
    <message>
      <source>Standing after round {round}</source>
      <translation>Stand nach Runde {round}</translation>
    </message>
    <message>
      <source>Final standing</source>
      <translation>Endstand</translation>
    </message>
    <message>
      <source>Level scores are decided by: {criteria}; then the place is shared.</source>
      <translation>Bei Gleichstand entscheidet: {criteria}; danach wird der Platz geteilt.</translation>
    </message>
    <message>
      <source>Tables by totals alone, their deals are not known: {count}.</source>
      <translation>Tische nur mit Summen, deren Spiele nicht bekannt sind: {count}.</translation>
    </message>
    <message>
      <source>Provisional: {known} of {drawn} tables are finished.</source>
      <translation>Vorläufig: {known} von {drawn} Tischen sind fertig.</translation>
    </message>
    <message>
      <source>Standing</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Sonstiges</translation>
    </message>
    <message>
      <source>Team</source>
      <translation>Mannschaft</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>Teams</source>
      <translation>Mannschaften</translation>
    </message>
    <message>
      <source>The best {size} of each team count.</source>
      <translation>Von jeder Mannschaft zählen die besten {size}.</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>und noch %n</numerusform>
        <numerusform>und noch %n</numerusform>
      </translation>
    </message>
    <message>
      <source>{one}, {more}</source>
      <translation>{one}, {more}</translation>
    </message>
    <message>
      <source>Every sheet is there</source>
      <translation>Alle Zettel sind da</translation>
    </message>
    <message>
      <source>Every sheet is complete</source>
      <translation>Alle Zettel sind vollständig</translation>
    </message>
    <message>
      <source>No sheet has too many deals</source>
      <translation>Kein Zettel hat zu viele Spiele</translation>
    </message>
    <message>
      <source>Paper and deals agree</source>
      <translation>Zettel und Spiele stimmen überein</translation>
    </message>
    <message>
      <source>Totals sum to zero</source>
      <translation>Endstände ergeben zusammen null</translation>
    </message>
    <message>
      <source>Every deal was readable</source>
      <translation>Alle Spiele waren lesbar</translation>
    </message>
    <message>
      <source>No deal is disputed</source>
      <translation>Kein Spiel ist strittig</translation>
    </message>
    <message>
      <source>Nobody sits at two tables</source>
      <translation>Niemand sitzt an zwei Tischen</translation>
    </message>
    <message>
      <source>No table number occurs twice</source>
      <translation>Keine Tischnummer kommt doppelt vor</translation>
    </message>
    <message>
      <source>Only people who are here are seated</source>
      <translation>Nur wer da ist, sitzt an einem Tisch</translation>
    </message>
    <message>
      <source>Every table can play</source>
      <translation>Alle Tische können spielen</translation>
    </message>
    <message>
      <source>Every deal is possible</source>
      <translation>Alle Spiele sind möglich</translation>
    </message>
    <message>
      <source>Every line sums to zero</source>
      <translation>Alle Zeilen ergeben null</translation>
    </message>
    <message>
      <source>Every sheet was compared with the paper</source>
      <translation>Alle Zettel wurden mit dem Papier verglichen</translation>
    </message>
    <message>
      <source>All deals are typed</source>
      <translation>Alle Spiele sind eingetragen</translation>
    </message>
    <message>
      <source>Everybody present has a seat</source>
      <translation>Alle Anwesenden haben einen Platz am Tisch</translation>
    </message>
    <message>
      <source>No deal was typed twice</source>
      <translation>Kein Spiel wurde doppelt eingetragen</translation>
    </message>
    <message>
      <source>The deal goes round</source>
      <translation>Das Geben geht reihum</translation>
    </message>
    <message>
      <source>The usual seats rest</source>
      <translation>Die üblichen Plätze setzen aus</translation>
    </message>
    <message>
      <source>No deal is unusual</source>
      <translation>Kein Spiel ist ungewöhnlich</translation>
    </message>
    <message>
      <source>Everybody has a full name</source>
      <translation>Alle haben einen ganzen Namen</translation>
    </message>
    <message>
      <source>No two people look the same</source>
      <translation>Niemand ist zu verwechseln</translation>
    </message>
    <message>
      <source>Every adjustment has a reason</source>
      <translation>Jede Zu- oder Abrechnung hat einen Grund</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Runde {round}</translation>
    </message>
    <message>
      <source>R {round}</source>
      <translation>R {round}</translation>
    </message>
    <message>
      <source>{state} from round {round}</source>
      <translation>{state} ab Runde {round}</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>shared</source>
      <translation>geteilt</translation>
    </message>
    <message>
      <source>guest</source>
      <translation>Gast</translation>
    </message>
    <message>
      <source>The best {size} of each team count; the points of others stand in brackets.</source>
      <translation>Von jeder Mannschaft zählen die besten {size}; die Punkte der anderen stehen in Klammern.</translation>
    </message>
    <message>
      <source>No team has a result yet.</source>
      <translation>Noch hat keine Mannschaft ein Ergebnis.</translation>
    </message>
    <message>
      <source>{name} {points}</source>
      <translation>{name} {points}</translation>
    </message>
    <message>
      <source>{name} ({points})</source>
      <translation>{name} ({points})</translation>
    </message>
    <message>
      <source>booked</source>
      <translation>vorgemerkt</translation>
    </message>
    <message>
      <source>present</source>
      <translation>da</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>wartet</translation>
    </message>
    <message>
      <source>withdrawn</source>
      <translation>gegangen</translation>
    </message>
    <message>
      <source>disqualified</source>
      <translation>disqualifiziert</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>leer</translation>
    </message>
    <message>
      <source>started</source>
      <translation>angefangen</translation>
    </message>
    <message>
      <source>complete</source>
      <translation>vollständig</translation>
    </message>
    <message>
      <source>checked</source>
      <translation>geprüft</translation>
    </message>
    <message>
      <source>broken off</source>
      <translation>abgebrochen</translation>
    </message>
    <message>
      <source>totals only</source>
      <translation>nur Endstand</translation>
    </message>
    <message>
      <source>{count} unplayed, not counted</source>
      <translation>{count} ungespielt, zählen nicht</translation>
    </message>
    <message>
      <source>{count} unplayed, as zero</source>
      <translation>{count} ungespielt, zählen null</translation>
    </message>
    <message>
      <source>{count} unplayed, at the average</source>
      <translation>{count} ungespielt, zählen im Schnitt</translation>
    </message>
    <message>
      <source>Adjusted</source>
      <translation>Zu/Ab</translation>
    </message>
    <message>
      <source>Decided by</source>
      <translation>Entschieden durch</translation>
    </message>
    <message>
      <source>Remark</source>
      <translation>Bemerkung</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>Owes</source>
      <translation>Schuldet</translation>
    </message>
    <message>
      <source>Guest</source>
      <translation>Gast</translation>
    </message>
    <message>
      <source>Fixed table</source>
      <translation>Fester Tisch</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Notiz</translation>
    </message>
    <message>
      <source>Seat</source>
      <translation>Platz am Tisch</translation>
    </message>
    <message>
      <source>Players with their points</source>
      <translation>Spieler mit ihren Punkten</translation>
    </message>
    <message>
      <source>{won} of {played} won</source>
      <translation>{won} von {played} gewonnen</translation>
    </message>
    <message>
      <source>{played} played</source>
      <translation>{played} gespielt</translation>
    </message>
    <message>
      <source>missing or contradictory</source>
      <translation>fehlt oder widerspricht sich</translation>
    </message>
    <message>
      <source>unchecked</source>
      <translation>ungeprüft</translation>
    </message>
    <message>
      <source>worth a look</source>
      <translation>einen Blick wert</translation>
    </message>
    <message>
      <source>The sum of all points, adjustments included.</source>
      <translation>Die Summe aller Punkte, Zu- und Abrechnungen eingeschlossen.</translation>
    </message>
    <message>
      <source>Points per deal</source>
      <translation>Punkte je Spiel</translation>
    </message>
    <message>
      <source>Points divided by the deals played; deals rested don't count.</source>
      <translation>Punkte geteilt durch die gespielten Spiele; ausgesetzte zählen nicht.</translation>
    </message>
    <message>
      <source>Table points</source>
      <translation>Tischpunkte</translation>
    </message>
    <message>
      <source>For each round the number of people at the table minus the rank there.</source>
      <translation>Je Runde die Zahl der Spieler am Tisch minus den Rang dort.</translation>
    </message>
    <message>
      <source>Table wins</source>
      <translation>Tischsiege</translation>
    </message>
    <message>
      <source>Rounds with the best total of the table; shared ones count.</source>
      <translation>Runden mit dem besten Ergebnis am Tisch; geteilte zählen.</translation>
    </message>
    <message>
      <source>Deals won</source>
      <translation>Gewonnene Spiele</translation>
    </message>
    <message>
      <source>Deals won as declarer.</source>
      <translation>Als Alleinspieler gewonnene Spiele.</translation>
    </message>
    <message>
      <source>Deals declared</source>
      <translation>Alleinspiele</translation>
    </message>
    <message>
      <source>Deals played as declarer.</source>
      <translation>Als Alleinspieler gespielte Spiele.</translation>
    </message>
    <message>
      <source>Fewest deals lost</source>
      <translation>Wenigste verlorene Spiele</translation>
    </message>
    <message>
      <source>Deals lost as declarer; fewer is better.</source>
      <translation>Als Alleinspieler verlorene Spiele; weniger ist besser.</translation>
    </message>
    <message>
      <source>High contracts</source>
      <translation>Hohe Ansagen</translation>
    </message>
    <message>
      <source>For each won declaration the contract's rank in the variant's list, 1 the lowest.</source>
      <translation>Für jedes gewonnene Alleinspiel der Rang der Ansage in der Liste, 1 ist die niedrigste.</translation>
    </message>
    <message>
      <source>Best round</source>
      <translation>Beste Runde</translation>
    </message>
    <message>
      <source>The best of the rounds played.</source>
      <translation>Die beste der gespielten Runden.</translation>
    </message>
    <message>
      <source>Best two rounds</source>
      <translation>Beste zwei Runden</translation>
    </message>
    <message>
      <source>The sum of the best two of the rounds played.</source>
      <translation>Die Summe der besten zwei gespielten Runden.</translation>
    </message>
    <message>
      <source>Worst round</source>
      <translation>Schlechteste Runde</translation>
    </message>
    <message>
      <source>The worst of the rounds played; higher is better.</source>
      <translation>Die schlechteste der gespielten Runden; höher ist besser.</translation>
    </message>
    <message>
      <source>Without the worst round</source>
      <translation>Ohne die schlechteste Runde</translation>
    </message>
    <message>
      <source>Points less the worst round, once two are played.</source>
      <translation>Punkte ohne die schlechteste Runde, sobald zwei gespielt sind.</translation>
    </message>
    <message>
      <source>Direct meeting</source>
      <translation>Direkte Begegnung</translation>
    </message>
    <message>
      <source>Points at the tables where all those still level sat together.</source>
      <translation>Punkte an den Tischen, an denen alle noch Gleichen zusammen saßen.</translation>
    </message>
    <message>
      <source>Lot</source>
      <translation>Los</translation>
    </message>
    <message>
      <source>Drawn once from the tournament's seed, the same at every view.</source>
      <translation>Einmal aus der Startzahl des Turniers gelost, bei jedem Ansehen gleich.</translation>
    </message>
    <message>
      <source>Round {round}: {name} sits at {table} and at {other}.</source>
      <translation>Runde {round}: {name} sitzt an Tisch {table} und an Tisch {other}.</translation>
    </message>
    <message>
      <source>Round {round}: table {table} is there twice.</source>
      <translation>Runde {round}: Tisch {table} gibt es doppelt.</translation>
    </message>
    <message>
      <source>Round {round}: {name} is present and has no seat.</source>
      <translation>Runde {round}: {name} ist da und hat keinen Platz.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: {name} sits there, but is {state}.</source>
      <translation>Runde {round}, Tisch {table}: {name} sitzt dort, ist aber {state}.</translation>
    </message>
    <message>
      <source>Number {number} has no full name: {name}.</source>
      <translation>Nummer {number} hat keinen ganzen Namen: {name}.</translation>
    </message>
    <message>
      <source>{name} is there twice: numbers {number} and {other}.</source>
      <translation>{name} gibt es zweimal: Nummern {number} und {other}.</translation>
    </message>
    <message>
      <source>An adjustment for {name} has no reason.</source>
      <translation>Eine Zu- oder Abrechnung für {name} hat keinen Grund.</translation>
    </message>
    <message>
      <source>The rating compares people by the order in which their tables ended, and counts a win against strong people for more. The less somebody has played, the larger the uncertainty that is taken off before people are ranked.</source>
      <translation>Die Wertung vergleicht Spieler danach, in welcher Reihenfolge ihre Tische geendet haben; ein Sieg über Starke zählt mehr. Je weniger jemand gespielt hat, desto größer ist die Unsicherheit, die vor der Rangfolge abgezogen wird.</translation>
    </message>
    <message>
      <source>masters</source>
      <translation>Meisterklasse</translation>
    </message>
    <message>
      <source>first class</source>
      <translation>1. Klasse</translation>
    </message>
    <message>
      <source>second class</source>
      <translation>2. Klasse</translation>
    </message>
    <message>
      <source>third class</source>
      <translation>3. Klasse</translation>
    </message>
    <message>
      <source>too few evenings</source>
      <translation>zu wenige Abende</translation>
    </message>
    <message>
      <source>It is not proven that any meeting must be repeated.</source>
      <translation>Dass sich eine Begegnung wiederholen muss, ist nicht bewiesen.</translation>
    </message>
    <message>
      <source>{meetings} meetings take place, but {people} people make only {pairs} different pairs.</source>
      <translation>Es gibt {meetings} Begegnungen, aber {people} Leute bilden nur {pairs} verschiedene Paare.</translation>
    </message>
    <message>
      <source>{seats} people of a table come from only {tables} tables: every further round repeats at least {again} meetings.</source>
      <translation>{seats} Leute eines Tisches kommen von nur {tables} Tischen: jede weitere Runde wiederholt mindestens {again} Begegnungen.</translation>
    </message>
    <message>
      <source>People who have not enough others left whom they never met: {people}.</source>
      <translation>Leute, für die nicht mehr genug Unbekannte übrig sind: {people}.</translation>
    </message>
    <message>
      <source>Every seating of {people} people in {rounds} rounds was tried: none repeats fewer than {again} meetings.</source>
      <translation>Jede Sitzordnung von {people} Spielern in {rounds} Runden wurde durchprobiert: Keine kommt mit weniger als {again} Wiederholungen aus.</translation>
    </message>
    <message>
      <source>People with one seat at least twice more often than another: {people}.</source>
      <translation>Leute, die auf einem Platz mindestens zweimal öfter sitzen als auf einem anderen: {people}.</translation>
    </message>
    <message>
      <source>People at a short table at least twice more often than others: {people}.</source>
      <translation>Leute, die mindestens zweimal öfter als andere an einem kleinen Tisch sitzen: {people}.</translation>
    </message>
    <message>
      <source>Pairs who meet again in the very next round: {pairs}.</source>
      <translation>Paare, die sich gleich in der nächsten Runde wieder treffen: {pairs}.</translation>
    </message>
    <message>
      <source>Pairs who meet again: {pairs}.</source>
      <translation>Paare, die sich noch einmal treffen: {pairs}.</translation>
    </message>
    <message>
      <source>Tables without anybody willing to write: {tables}.</source>
      <translation>Tische ohne jemanden, der gern schreibt: {tables}.</translation>
    </message>
    <message>
      <source>People without their fixed table or seat: {people}.</source>
      <translation>Leute, die nicht an ihrem festen Tisch oder Platz sitzen: {people}.</translation>
    </message>
    <message>
      <source>Pairs to be kept apart who share a table: {pairs}.</source>
      <translation>Paare, die getrennt sitzen sollten und doch am selben Tisch sind: {pairs}.</translation>
    </message>
    <message>
      <source>Seats and tables in turn</source>
      <translation>Plätze und Tische reihum</translation>
    </message>
    <message>
      <source>Short tables in turn</source>
      <translation>Kleine Tische reihum</translation>
    </message>
    <message>
      <source>A writer at every table</source>
      <translation>An jedem Tisch ein Schreiber</translation>
    </message>
    <message>
      <source>No meeting twice running</source>
      <translation>Niemand trifft sich zweimal hintereinander</translation>
    </message>
    <message>
      <source>Nobody meets twice</source>
      <translation>Niemand trifft sich zweimal</translation>
    </message>
    <message>
      <source>Fixed tables and seats</source>
      <translation>Feste Tische und Plätze</translation>
    </message>
    <message>
      <source>Kept apart</source>
      <translation>Getrennt sitzen</translation>
    </message>
    <message>
      <source>It is not proven that anybody must come back to a table.</source>
      <translation>Es ist nicht bewiesen, dass jemand an einen Tisch zurückkommen muss.</translation>
    </message>
    <message>
      <source>There are more rounds ({rounds}) than tables ({tables}).</source>
      <translation>Es gibt mehr Runden ({rounds}) als Tische ({tables}).</translation>
    </message>
    <message>
      <source>With so few repeated meetings the people of a table come from nearly all tables of every earlier round.</source>
      <translation>Bei so wenigen Wiederbegegnungen kommen die Leute eines Tisches von fast allen Tischen jeder früheren Runde.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: the sheet is missing.</source>
      <translation>Runde {round}, Tisch {table}: Der Zettel fehlt.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: {have} of {planned} deals.</source>
      <translation>Runde {round}, Tisch {table}: {have} von {planned} Spielen eingetragen.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: the totals count, {missing} deals are not typed.</source>
      <translation>Runde {round}, Tisch {table}: Der Endstand zählt, {missing} Spiele sind nicht eingetragen.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: {have} deals, but only {planned} are played.</source>
      <translation>Runde {round}, Tisch {table}: {have} Spiele, gespielt werden aber nur {planned}.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: the paper and the deals differ for {name} by {difference}.</source>
      <translation>Runde {round}, Tisch {table}: Papier und Spiele weichen bei {name} um {difference} ab.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: deals {deal} and {other} are the same.</source>
      <translation>Runde {round}, Tisch {table}: Die Spiele {deal} und {other} sind gleich.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}, deal {deal}: seat {seat} deals, but it is the turn of {turn}.</source>
      <translation>Runde {round}, Tisch {table}, Spiel {deal}: Platz {seat} gibt, an der Reihe ist aber Platz {turn}.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}, deal {deal}: not the usual seat rests.</source>
      <translation>Runde {round}, Tisch {table}, Spiel {deal}: Es setzt nicht der übliche Platz aus.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}, deal {deal} is unreadable.</source>
      <translation>Runde {round}, Tisch {table}: Spiel {deal} ist unleserlich.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}, deal {deal} is disputed.</source>
      <translation>Runde {round}, Tisch {table}: Spiel {deal} ist strittig.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: the totals sum to {sum}, not to zero.</source>
      <translation>Runde {round}, Tisch {table}: Der Endstand ergibt zusammen {sum}, nicht null.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: complete, not compared with the paper.</source>
      <translation>Runde {round}, Tisch {table}: vollständig, nicht mit dem Papier verglichen.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}: {seats} people can't play this game.</source>
      <translation>Runde {round}, Tisch {table}: Zu {seats} geht dieses Spiel nicht.</translation>
    </message>
    <message>
      <source>Round {round}, table {table}, deal {deal}: {problem}</source>
      <translation>Runde {round}, Tisch {table}, Spiel {deal}: {problem}</translation>
    </message>
    <message>
      <source>Round {round}, table {table}, deal {deal}: a line does not sum to zero.</source>
      <translation>Runde {round}, Tisch {table}, Spiel {deal}: Eine Zeile ergibt nicht null.</translation>
    </message>
    <message>
      <source>for {name} from round {round}</source>
      <translation>für {name} ab Runde {round}</translation>
    </message>
    <message>
      <source>for {name} from round {round}, with points</source>
      <translation>für {name} ab Runde {round}, mit Punkten</translation>
    </message>
    <message>
      <source>from round {round} on: {name}</source>
      <translation>ab Runde {round} spielt {name}</translation>
    </message>
    <message>
      <source>from round {round} on: {name}, with points</source>
      <translation>ab Runde {round} spielt {name}, mit Punkten</translation>
    </message>
  </context>
</TS>
