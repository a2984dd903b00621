"""The best schedules we know for up to six tables of three and four, two to six rounds.

Found by our own search: the swap search of `search.py` with a budget of
minutes instead of a fraction of a second, first for few coincidences, then
for nobody meeting the same person in every round, few repeats, and even
visits to short tables. Most have no repeat; the least known are 1 for 17
people in six rounds, 2 for 18, 3 for 19, 6 for 20.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

Schedule = tuple[tuple[str, ...], ...]

# "people at tables", then a line a round: a word a table, a letter a person.
SCHEDULES = """
6 at 2
abc def
ade bcf
acd bef
acf bde
adf bce
ace bdf
7 at 2
abcd efg
adeg bcf
abef cdg
cdef abg
7 at 2
abcd efg
adeg bcf
acfg bde
abef cdg
bdfg ace
cdef abg
8 at 2
abcd efgh
adgh bcef
acfg bdeh
adef bcgh
aceh bdfg
abeg cdfh
9 at 3
abc def ghi
aei bfh cdg
adh beg cfi
afg bdi ceh
9 at 3
abc def ghi
aeg bfh cdi
agi bef cdh
afi bdg ceh
adh bei cfg
9 at 3
abc def ghi
aef bgi cdh
adg beh cfi
aei bcd fgh
ach bfg dei
abd ceg fhi
10 at 3
abcd efg hij
bcfj agi deh
acfh bei dgj
cdfi aej bgh
10 at 3
abcd efg hij
adei bfj cgh
degj abh cfi
agij bce dfh
aefh bgi cdj
10 at 3
abcd efg hij
bgij ace dfh
cdfi agh bej
befh adj cgi
aehi bdg cfj
degj afi bch
11 at 3
abcd efgh ijk
afgk bdej chi
bdhk cfgj aei
abhj cegk dfi
11 at 3
abcd efgh ijk
abgi cfhj dek
aehi bdfj cgk
adgj cefi bhk
begj cdhi afk
11 at 3
abcd efgh ijk
abgi cefj dhk
adfj cgik beh
achi bejk dfg
bfhi cdgj aek
aghj bcfk dei
12 at 3
abcd efgh ijkl
afgl bdek chij
afjk bdhl cegi
aehl bcfi dgjk
adfi begj chkl
12 at 3
abcd efgh ijkl
ahil begj cdfk
aekl bdhj cfgi
abfi cehk dgjl
afhj bcel dgik
acgj bfkl dehi
12 at 4
abc def ghi jkl
aei bdl cgk fhj
afg bij cel dhk
ahl bfk cdi egj
adj beh cik fgl
aek bdg chj fil
13 at 4
abcd efg hij klm
bfjl agh cim dek
cgjk ail beh dfm
aejm bik cfh dgl
13 at 4
abcd efg hij klm
dghl aek bfi cjm
agjm bhk cfl dei
cgik afh bjl dem
dfjk ail bgm ceh
13 at 4
abcd efg hij klm
cfjm aei bdl ghk
behm ajk cdg fil
cekl afh bgi djm
agjl bfk cim deh
dfik agm bej chl
14 at 4
abcd efgh ijk lmn
bfkl dgjm aen chi
agil bhjn cfm dek
beim cgkn afj dhl
14 at 4
abcd efgh ijk lmn
bhjm cfin adg ekl
aejn dgim bfl chk
ahil bgkn cem dfj
afkm cgjl bei dhn
14 at 4
abcd efgh ijk lmn
aein chkl bdf gjm
bgjm ehin akl cdf
cfim dhjn agk bel
bfkn dgil ahm cej
afjl dekm bhi cgn
15 at 4
abcd efgh ijkl mno
aglo chjn dekm bfi
ahim beln dfjo cgk
afkn bgjm ceio dhl
bhko cflm dgin aej
15 at 4
abcd efgh ijkl mno
aelo cfkn dgjm bhi
bgko ceim dhln afj
ahkm bejn dfio cgl
abij ckno efgl dhm
agin bflm chjo dek
15 at 5
abc def ghi jkl mno
adj bfn chl eim gko
ain bdl ceo fgj hkm
afk bgm cij dho eln
aeh bjo cgn dik flm
agl bek cdm fio hjn
16 at 4
abcd efgh ijkl mnop
ahlp bfjn cgim deko
aejm bglo cfkp dhin
afio bhkm celn dgjp
agkn beip chjo dflm
16 at 4
abcd efgh ijkl mnop
abdi cjkl efmp ghno
aejp bhlo cgkn dfim
aglm bfjn ceio dhkp
afko bgip chjm deln
ahin bekm cflp dgjo
16 at 5
abcd efg hij klm nop
eiko afj bgn chl dmp
fhmn agk blo cip dej
gjlp aim beh ckn dfo
16 at 5
abcd efg hij klm nop
aghn bil cfm djp eko
dfik ael bgo chp jmn
bemp ajk cgi dln fho
cjlo afp bhk dgm ein
aimo bfj ckn deh glp
17 at 5
abcd efgh ijk lmn opq
cgjn ekmo ahl bip dfq
aimq fjlp bgo chk den
17 at 5
abcd efgh ijk lmn opq
aklp ejmo bhn cfi dgq
bgip cjlq afm den hko
dhim fknq agj blo cep
17 at 5
abcd efgh ijk lmn opq
cklq himo agn bfj dep
dfil ejno ahq bkm cgp
afkp binq cem dhj glo
bhlp gjmq aei cfn dko
17 at 5
abcd efgh ijk lmn opq
afjo dgnq bil cek hmp
cjnp fklq agi bho dem
bgkp dhjl amq cfi eno
ahkn bejq cgl dfp imo
aelp chiq bfn dko gjm
18 at 5
abcd efgh ijkl mno pqr
benq cior hlmp afj dgk
akmq dfop gjnr bhi cel
18 at 5
abcd efgh ijkl mno pqr
agim bhop dknr cej flq
cfir djoq elmp ahk bgn
aeor bkmq fjnp cgl dhi
18 at 5
abcd efgh ijkl mno pqr
alnq bejm cgip dho fkr
bhnr cjoq flmp agk dei
bfio dglr hkmq ajp cen
aimr dfjn ekop bgq chl
18 at 5
abcd efgh ijkl mno pqr
binr dfjo ekmp agl chq
ahim bgjp ceor dkq fln
afkr dhnp gioq bel cjm
aejn cfip dgmr bko hlq
alop bfmq cgkn dei hjr
18 at 6
abc def ghi jkl mno pqr
agj bkm chl dir enq fop
aho bjn cdk egp flr imq
akn bhr cip dgq elo fjm
adl bfq cem gkr hnp ijo
afi bdp cnr ehj glm koq
19 at 5
abcd efgh ijkl mnop qrs
afor cels dgkn himq bjp
ahlp bfks cinr gjoq dem
aenq bglr cfjm dips hko
agms beio ckpq dhjr fln
19 at 5
abcd efgh ijkl mnop qrs
bejo cgkm dinq hlrs afp
agir bflm chjn dekp oqs
ahko clpq dfjr eims bgn
aeln bkqr cfio gjps dhm
ajmq bhip dglo fkns cer
19 at 6
abcd efg hij klm nop qrs
gimp anr bes clo dfj hkq
flns ajq bik cep dhm gor
ejkr ahp blq cfi dgn mos
19 at 6
abcd efg hij klm nop qrs
cfik aos bgq djm eln hpr
jlpq afm bkn cho des gir
emor agp bfh cnq dil jks
ghns aiq bmp cej dko flr
19 at 6
abcd efg hij klm nop qrs
ekpq alo bgn cjr dfi hms
dhoq akr bim cen fjl gps
agjm bko cip des fnq hlr
fmpr aiq beh cgl dkn jos
ilns ahp bjq cfk dgr emo
20 at 5
abcd efgh ijkl mnop qrst
ahnt bips cglq dejm fkor
aeir bgkn cfms dlot hjpq
aflp beoq cjnr dhks gimt
akmq bfjt chio dgpr elns
abde ckpt finq gjos hlmr
20 at 6
abcd efgh ijk lmn opq rst
jmor knps afl beq cgi dht
20 at 6
abcd efgh ijk lmn opq rst
bknt eilp ajq cgr dho fms
hlqs jmor aek bfi cpt dgn
20 at 6
abcd efgh ijk lmn opq rst
afjm cklo ber dhp gqt ins
dgks enpt aiq bjl cfr hmo
biot jnqr ahk cgp dfl ems
hlqs impr agn bfk cjt deo
20 at 6
abcd efgh ijk lmn opq rst
agim ekpt bjs chl dfo nqr
afjr cnot bem dgq hks ilp
bfkq glos ahn cer dit jmp
bhio dnps aeq cgj fmt klr
dhmr jlqt ako bgn cfp eis
21 at 6
abcd efgh ijkl mno pqr stu
aoqt hnrs impu bel cfj dgk
21 at 6
abcd efgh ijkl mno pqr stu
ahnr dfqt imps bko cgj elu
bjnt ceor gkpu afs dhi lmq
21 at 6
abcd efgh ijkl mno pqr stu
dnqs ejrt fipu agm bhl cko
aors bkmq flnt cep dhi gju
bgop chjn lmru afq dkt eis
21 at 6
abcd efgh ijkl mno pqr stu
bhot clmr eipu akq dfj gns
agmt dhks finq bru cjp elo
ajrs dgoq lnpt bem chi fku
cekn fops jmqu ahl bgi drt
21 at 6
abcd efgh ijkl mno pqr stu
bjnt dfmq gkpu aio chl ers
bkor cfps hinq amt dgl eju
ahjp cnru flot beq dks gim
alqu cekm gjos bfi dnp hrt
blms dhou eipt agr cjq fkn
22 at 6
abcd efgh ijkl mnop qrs tuv
anst cflr dkou gpqv bej him
bmrv cgjn eisu hkqt alo dfp
22 at 6
abcd efgh ijkl mnop qrs tuv
bgsv cfnt hipr koqu ael djm
bhlq cjov desu fkmr apt gin
aims dnqv ejrt glpu bfo chk
22 at 6
abcd efgh ijkl mnop qrs tuv
airv blst dgou hjmq cen fkp
akns bhor cflu dipq ejt gmv
beku cimt fnqv gjpr alo dhs
ahpu cjsv delr koqt bfm gin
22 at 6
abcd efgh ijkl mnop qrs tuv
ahpt bgjn dflo imsu ckr eqv
aelm cjst fknv hior bpq dgu
beos dipv fjmq glrt aku chn
ainq bfru cgov dkmt ejp hls
bhmv clqu denr gkps ajo fit
23 at 6
abcd efgh ijkl mnop qrst uvw
ajnt cgio dhsw emqu fkrv blp
ahov bgqw cfjp dkmt lnsu eir
afms bhin clrw dgju eptv koq
apru bjos dfiq eknw glmv cht
bftu cnqv delo gkps hjmr aiw
24 at 6
abcd efgh ijkl mnop qrst uvwx
agps bktx cfor dlnu eimw hjqv
airv beou cglx djmt fkpq hnsw
aoqw bfjn cisu dgkv elpt hmrx
ahtu bgmq cjpw diox eknr flsv
"""


@cache
def schedules() -> tuple[tuple[int, int, Schedule], ...]:
    """Read the text above: people, tables, and rounds of tables; shorter schedules first."""
    found: list[tuple[int, int, list[tuple[str, ...]]]] = []
    for line in SCHEDULES.split("\n")[1:-1]:
        if " at " in line:
            people, tables = line.split(" at ")
            found.append((int(people), int(tables), []))
        else:
            found[-1][2].append(tuple(line.split()))
    return tuple((people, tables, tuple(rounds)) for people, tables, rounds in found)


def stored(people: int, sizes: Sequence[int], rounds: int) -> list[list[list[int]]] | None:
    """Look up a schedule of exactly these table sizes (larger first) and at least so many rounds."""
    for known, tables, schedule in schedules():
        if (known, tables) == (people, len(sizes)) and len(schedule) >= rounds:
            if list(map(len, schedule[0])) != list(sizes):
                return None
            return [[[ord(sign) - ord("a") for sign in word] for word in words] for words in schedule[:rounds]]
    return None
