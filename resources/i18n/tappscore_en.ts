<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>Copies</name>
    <message numerus="yes">
      <source>%n deals</source>
      <translation>
        <numerusform>%n deal</numerusform>
        <numerusform>%n deals</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n evenings</source>
      <translation>
        <numerusform>%n evening</numerusform>
        <numerusform>%n evenings</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Entries</name>
    <message numerus="yes">
      <source>Register %n people</source>
      <translation>
        <numerusform>Register %n person</numerusform>
        <numerusform>Register %n people</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people are registered.</source>
      <translation>
        <numerusform>%n person is registered.</numerusform>
        <numerusform>%n people are registered.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>and %n more</numerusform>
        <numerusform>and %n more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people here</source>
      <translation>
        <numerusform>%n person here</numerusform>
        <numerusform>%n people here</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n tables</source>
      <translation>
        <numerusform>%n table</numerusform>
        <numerusform>%n tables</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n more needed for a table</source>
      <translation>
        <numerusform>%n more needed for a table</numerusform>
        <numerusform>%n more needed for a table</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n without a seat</source>
      <translation>
        <numerusform>%n without a seat</numerusform>
        <numerusform>%n without a seat</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n missing for full tables of {size}</source>
      <translation>
        <numerusform>%n missing for full tables of {size}</numerusform>
        <numerusform>%n missing for full tables of {size}</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Hall</name>
    <message numerus="yes">
      <source>%n places</source>
      <translation>
        <numerusform>%n place</numerusform>
        <numerusform>%n places</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people are here</source>
      <translation>
        <numerusform>%n person is here</numerusform>
        <numerusform>%n people are here</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message numerus="yes">
      <source>%n evenings new</source>
      <translation>
        <numerusform>%n evening new</numerusform>
        <numerusform>%n evenings new</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n equal</source>
      <translation>
        <numerusform>%n equal</numerusform>
        <numerusform>%n equal</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n different</source>
      <translation>
        <numerusform>%n different</numerusform>
        <numerusform>%n different</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people new</source>
      <translation>
        <numerusform>%n person new</numerusform>
        <numerusform>%n people new</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files</source>
      <translation>
        <numerusform>%n file</numerusform>
        <numerusform>%n files</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people known differently</source>
      <translation>
        <numerusform>%n person known differently</numerusform>
        <numerusform>%n people known differently</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n seasons new</source>
      <translation>
        <numerusform>%n season new</numerusform>
        <numerusform>%n seasons new</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Keep %n evenings</source>
      <translation>
        <numerusform>Keep %n evening</numerusform>
        <numerusform>Keep %n evenings</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people known</source>
      <translation>
        <numerusform>%n person known</numerusform>
        <numerusform>%n people known</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n new</source>
      <translation>
        <numerusform>%n new</numerusform>
        <numerusform>%n new</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n evenings</source>
      <translation>
        <numerusform>%n evening</numerusform>
        <numerusform>%n evenings</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n names that several people have</source>
      <translation>
        <numerusform>%n name that several people have</numerusform>
        <numerusform>%n names that several people have</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n evenings are here already</source>
      <translation>
        <numerusform>%n evening is here already</numerusform>
        <numerusform>%n evenings are here already</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n old evenings are kept.</source>
      <translation>
        <numerusform>%n old evening is kept.</numerusform>
        <numerusform>%n old evenings are kept.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n copies of the club file hold the name too; it is removed from them as well: {names}.</source>
      <translation>
        <numerusform>%n copy of the club file holds the name too; it is removed from it as well: {names}.</numerusform>
        <numerusform>%n copies of the club file hold the name too; it is removed from them as well: {names}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n saved lists or archives name the person and stay; delete them by hand: {names}.</source>
      <translation>
        <numerusform>%n saved list or archive names the person and stays; delete it by hand: {names}.</numerusform>
        <numerusform>%n saved lists or archives name the person and stay; delete them by hand: {names}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n typed reasons or teams hold the last name; they stay.</source>
      <translation>
        <numerusform>%n typed reason or team holds the last name; it stays.</numerusform>
        <numerusform>%n typed reasons or teams hold the last name; they stay.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The name is removed from the club file. %n copies could not be changed and still hold it; delete them by hand: {names}.</source>
      <translation>
        <numerusform>The name is removed from the club file. %n copy could not be changed and still holds it; delete it by hand: {names}.</numerusform>
        <numerusform>The name is removed from the club file. %n copies could not be changed and still hold it; delete them by hand: {names}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n evenings are somebody else's now.</source>
      <translation>
        <numerusform>%n evening is somebody else's now.</numerusform>
        <numerusform>%n evenings are somebody else's now.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deals would count differently</source>
      <translation>
        <numerusform>%n deal would count differently</numerusform>
        <numerusform>%n deals would count differently</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people would have other points or places</source>
      <translation>
        <numerusform>%n person would have other points or another place</numerusform>
        <numerusform>%n people would have other points or places</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n evenings of another game, or without deals, stay as they are.</source>
      <translation>
        <numerusform>%n evening of another game, or without deals, stays as it is.</numerusform>
        <numerusform>%n evenings of another game, or without deals, stay as they are.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n evenings have deals that these rules don't allow, and stay as they are: {names}.</source>
      <translation>
        <numerusform>%n evening has deals that these rules don't allow, and stays as it is: {names}.</numerusform>
        <numerusform>%n evenings have deals that these rules don't allow, and stay as they are: {names}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n evenings count</source>
      <translation>
        <numerusform>%n evening counts</numerusform>
        <numerusform>%n evenings count</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people, one evening each</source>
      <translation>
        <numerusform>%n person, one evening</numerusform>
        <numerusform>%n people, one evening each</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Of everybody with at least %n deals. Luck is what the deals that others declared brought on average.</source>
      <translation>
        <numerusform>Of everybody with at least %n deal. Luck is what the deals that others declared brought on average.</numerusform>
        <numerusform>Of everybody with at least %n deals. Luck is what the deals that others declared brought on average.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n declarations in a row</source>
      <translation>
        <numerusform>%n declaration</numerusform>
        <numerusform>%n declarations in a row</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n of them with deals</source>
      <translation>
        <numerusform>%n of them with deals</numerusform>
        <numerusform>%n of them with deals</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n evenings won</source>
      <translation>
        <numerusform>%n evening won</numerusform>
        <numerusform>%n evenings won</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n times among the first three</source>
      <translation>
        <numerusform>once 1st to 3rd</numerusform>
        <numerusform>%n times 1st to 3rd</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n evenings, {deals} with deals</source>
      <translation>
        <numerusform>%n evening, {deals} with deals</numerusform>
        <numerusform>%n evenings, {deals} with deals</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deals</source>
      <translation>
        <numerusform>%n deal</numerusform>
        <numerusform>%n deals</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people</source>
      <translation>
        <numerusform>%n person</numerusform>
        <numerusform>%n people</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Nobody has played %n deals yet.</source>
      <translation>
        <numerusform>Nobody has played %n deal yet.</numerusform>
        <numerusform>Nobody has played %n deals yet.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Of a record that many share, the first %n are named.</source>
      <translation>
        <numerusform>Of a record that many share, the first one is named.</numerusform>
        <numerusform>Of a record that many share, the first %n are named.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{place} of {all}: {estimate} with an uncertainty of {sigma}, from %n tables</source>
      <translation>
        <numerusform>{place} of {all}: {estimate} with an uncertainty of {sigma}, from %n table</numerusform>
        <numerusform>{place} of {all}: {estimate} with an uncertainty of {sigma}, from %n tables</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>the first %n are shown</source>
      <translation>
        <numerusform>only the first is shown</numerusform>
        <numerusform>the first %n are shown</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines now differ from the list handed out on {at}.</source>
      <translation>
        <numerusform>%n line now differs from the list handed out on {at}.</numerusform>
        <numerusform>%n lines now differ from the list handed out on {at}.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Print</name>
    <message numerus="yes">
      <source>%n pages</source>
      <translation>
        <numerusform>%n page</numerusform>
        <numerusform>%n pages</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Rules</name>
    <message numerus="yes">
      <source>%n booked deals would change.</source>
      <translation>
        <numerusform>%n booked deal would change.</numerusform>
        <numerusform>%n booked deals would change.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n booked deals don't fit these rules.</source>
      <translation>
        <numerusform>%n booked deal doesn't fit these rules.</numerusform>
        <numerusform>%n booked deals don't fit these rules.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people would have other points or places.</source>
      <translation>
        <numerusform>%n person would have other points or another place.</numerusform>
        <numerusform>%n people would have other points or places.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Scoring</name>
    <message numerus="yes">
      <source>%n tables are complete, but no control line was compared.</source>
      <translation>
        <numerusform>%n table is complete, but no control line was compared.</numerusform>
        <numerusform>%n tables are complete, but no control line was compared.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n reasons are missing.</source>
      <translation>
        <numerusform>%n reason is missing.</numerusform>
        <numerusform>%n reasons are missing.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>What %n deals not played count…</source>
      <translation>
        <numerusform>What %n deal not played counts…</numerusform>
        <numerusform>What %n deals not played count…</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>What do %n deals not played count?</source>
      <translation>
        <numerusform>What does %n deal not played count?</numerusform>
        <numerusform>What do %n deals not played count?</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>All sheets of round {number} are in, %n of them unchecked. Enter closes the round.</source>
      <translation>
        <numerusform>All sheets of round {number} are in, %n of them unchecked. Enter closes the round.</numerusform>
        <numerusform>All sheets of round {number} are in, %n of them unchecked. Enter closes the round.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Seating</name>
    <message numerus="yes">
      <source>Nobody met anybody twice in %n rounds.</source>
      <translation>
        <numerusform>Nobody met anybody twice in one round.</numerusform>
        <numerusform>Nobody met anybody twice in %n rounds.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n meetings were repeats.</source>
      <translation>
        <numerusform>%n meeting was a repeat.</numerusform>
        <numerusform>%n meetings were repeats.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n times somebody came back to a table.</source>
      <translation>
        <numerusform>%n time somebody came back to a table.</numerusform>
        <numerusform>%n times somebody came back to a table.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In two rounds running: %n.</source>
      <translation>
        <numerusform>In two rounds running: %n.</numerusform>
        <numerusform>In two rounds running: %n.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people</source>
      <translation>
        <numerusform>%n person</numerusform>
        <numerusform>%n people</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In %n rounds at least {repeats} meetings are repeats, whoever draws: {reason}</source>
      <translation>
        <numerusform>In one round at least {repeats} meetings are repeats, whoever draws: {reason}</numerusform>
        <numerusform>In %n rounds at least {repeats} meetings are repeats, whoever draws: {reason}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n tables of {size}</source>
      <translation>
        <numerusform>%n table of {size}</numerusform>
        <numerusform>%n tables of {size}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{people}: {tables}. Their number can't be split: %n sit out each round, in turn.</source>
      <translation>
        <numerusform>{people}: {tables}. Their number can't be split: %n sits out each round, in turn.</numerusform>
        <numerusform>{people}: {tables}. Their number can't be split: %n sit out each round, in turn.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} and %n more</source>
      <translation>
        <numerusform>{names} and %n more</numerusform>
        <numerusform>{names} and %n more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pairs kept apart</source>
      <translation>
        <numerusform>%n pair kept apart</numerusform>
        <numerusform>%n pairs kept apart</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n fixed places</source>
      <translation>
        <numerusform>%n fixed place</numerusform>
        <numerusform>%n fixed places</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n willing to write</source>
      <translation>
        <numerusform>%n willing to write</numerusform>
        <numerusform>%n willing to write</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n at the top table</source>
      <translation>
        <numerusform>%n at the top table</numerusform>
        <numerusform>%n at the top table</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n meetings are repeats so far; ↻ marks them.</source>
      <translation>
        <numerusform>%n meeting is a repeat so far; ↻ marks it.</numerusform>
        <numerusform>%n meetings are repeats so far; ↻ marks them.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n tables are smaller than the others.</source>
      <translation>
        <numerusform>%n table is smaller.</numerusform>
        <numerusform>%n tables are smaller.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n tables are larger than the others.</source>
      <translation>
        <numerusform>%n table is larger.</numerusform>
        <numerusform>%n tables are larger.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n more repeated meetings.</source>
      <translation>
        <numerusform>%n repeated meeting more.</numerusform>
        <numerusform>%n repeated meetings more.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n fewer repeated meetings.</source>
      <translation>
        <numerusform>%n repeated meeting fewer.</numerusform>
        <numerusform>%n repeated meetings fewer.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Share</name>
    <message numerus="yes">
      <source>%n people don't want to appear and are left out.</source>
      <translation>
        <numerusform>%n person doesn't want to appear and is left out.</numerusform>
        <numerusform>%n people don't want to appear and are left out.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files saved in {folder}</source>
      <translation>
        <numerusform>%n file saved in {folder}</numerusform>
        <numerusform>%n files saved in {folder}</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Standings</name>
    <message numerus="yes">
      <source>%n by totals alone, their deals are not known</source>
      <translation>
        <numerusform>%n by totals alone, its deals are not known</numerusform>
        <numerusform>%n by totals alone, their deals are not known</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>A bar for each of %n rounds, the last one strongest; above the line gained.</source>
      <translation>
        <numerusform>A bar for the round; above the line gained.</numerusform>
        <numerusform>A bar for each of %n rounds, the last one strongest; above the line gained.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Tonight</name>
    <message numerus="yes">
      <source>%n rounds are played.</source>
      <translation>
        <numerusform>%n round is played.</numerusform>
        <numerusform>%n rounds are played.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deals a person in the rounds to come.</source>
      <translation>
        <numerusform>%n deal a person in the rounds to come.</numerusform>
        <numerusform>%n deals a person in the rounds to come.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deals a person in round {round}.</source>
      <translation>
        <numerusform>%n deal a person in round {round}.</numerusform>
        <numerusform>%n deals a person in round {round}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rounds of {deals} deals</source>
      <translation>
        <numerusform>%n round of {deals} deals</numerusform>
        <numerusform>%n rounds of {deals} deals</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Window</name>
    <message numerus="yes">
      <source>The club is here, with %n evenings.</source>
      <translation>
        <numerusform>The club is here, with %n evening.</numerusform>
        <numerusform>The club is here, with %n evenings.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>report</name>
    <message numerus="yes">
      <source>%n tables were smaller than the others of their round.</source>
      <translation>
        <numerusform>%n table was smaller than the others of its round.</numerusform>
        <numerusform>%n tables were smaller than the others of their round.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n evenings</source>
      <translation>
        <numerusform>%n evening</numerusform>
        <numerusform>%n evenings</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n people</source>
      <translation>
        <numerusform>%n person</numerusform>
        <numerusform>%n people</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>and %n more</numerusform>
        <numerusform>and %n more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n steps</source>
      <translation>
        <numerusform>%n step</numerusform>
        <numerusform>%n steps</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pages</source>
      <translation>
        <numerusform>%n page</numerusform>
        <numerusform>%n pages</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n players</source>
      <translation>
        <numerusform>%n player</numerusform>
        <numerusform>%n players</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rounds</source>
      <translation>
        <numerusform>%n round</numerusform>
        <numerusform>%n rounds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n tables</source>
      <translation>
        <numerusform>%n table</numerusform>
        <numerusform>%n tables</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>tournament</name>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>and %n more</numerusform>
        <numerusform>and %n more</numerusform>
      </translation>
    </message>
  </context>
</TS>
