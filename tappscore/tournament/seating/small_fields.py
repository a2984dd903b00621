"""The best schedules we know for up to six tables of three and four, two to six rounds.

Found by `tests/benchmarks/seating_designs.py`, which finds them again from
their seeds: few repeats and coincidences first, then even visits to short
tables, few returns to a physical table. Tables stand in their physical order,
so that short ones change places too. Up to 16 people fewer repeats are proven
impossible (`bound`); the least known for six rounds are 1 for 17 people, 2 for
18, 3 for 19, 6 for 20. Of a field the shortest design that is long enough
counts; a longer one also serves fewer rounds where its begin is as good.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

Schedule = tuple[tuple[str, ...], ...]

# "people at tables", then its rounds: a word a table, a letter a person.
SCHEDULES = """
6 at 2
bcd aef / abf cde / abe cdf
acd bef
6 at 2
adf bce / bde acf / bef acd
ace bdf / cdf abe / abc def
7 at 2
aeg bcdf / cef abdg / bde acfg
7 at 2
adfg bce / abeg cdf / bcdg aef
abcf deg / cefg abd / acde bfg
8 at 2
acdg befh / cdfh abeg / afgh bcde
8 at 2
aegh bcdf / abfg cdeh / abde cfgh
acef bdgh / defg abch
8 at 2
adfg bceh / abgh cdef / befg acdh
cfgh abde / bcdg aefh / abcf degh
9 at 3
dfh beg aci / fgi cde abh / bcf ehi adg
9 at 3
aci beh dfg / bdi cef agh / fhi bcg ade
egi cdh abf
9 at 3
ace dgi bfh / ehi bcd afg / cfi beg adh
abi cgh def / bdg afh cei
9 at 3
beg cfh adi / abh cdg efi / ghi ace bdf
deh afg bci / adf bhi ceg / cfi bde agh
10 at 3
ahj bdgi cef / fij deh abcg / begj adf chi
10 at 3
adi bceg fhj / bdh cfgi aej / def bij acgh
cdgj abf ehi
10 at 3
efi adj bcgh / cdi abf eghj / ach defg bij
bdg aehi cfj / agij bce dfh
10 at 3
adj befi cgh / abeh cdf gij / cei bhj adfg
efj dghi abc / cfhj aeg bdi / bfg acij deh
11 at 3
fgij cdk abeh / ahjk bdfi ceg / bcj adgh efik
11 at 3
aef dghi bcjk / fhk egij abcd / degk bcfi ahj
bceh aik dfgj
11 at 3
efi bcgk adhj / chi abdf egjk / cdfg aehk bij
bdeh agi cfjk / acej dik bfgh
11 at 3
afik bcgj deh / ahj bdfi cegk / befj dghk aci
dgij cfh abek / bcdk ehij afg / bghi acde fjk
12 at 3
bdhi ackl efgj / abef hijl cdgk / bcjk defl aghi
12 at 3
abik efgl cdhj / defk acgi bhjl / bceh adil fgjk
bdfg chkl aeij
12 at 3
adjk befh cgil / ehkl bdgi acfj / bcgk adfl ehij
abil fgjk cdeh / aegh bcjl dfik
12 at 3
adfh bcjl egik / acej bfgi dhkl / fgjl behk acdi
bcfk aegl dhij / cghi afjk bdel / abil dgjk cefh
12 at 4
ack bil fgh dej / dgl chj bek afi / ehi dfk ajl bcg
bfj aeg cdi hkl
12 at 4
hil aej bdg cfk / efg cdi akl bhj / djk abf ceh gil
ahi dfl cgj bek / bcl ghk fij ade
12 at 4
fik bcd ehj agl / cfh abi ekl dgj / bjl ghi ack def
bei gjk adh cfl / ceg afj dil bhk / adk ehl bfg cij
13 at 4
fgl acik ejm bdh / abm defi chl gjk / ehk bcfj adg ilm
13 at 4
ghm bkl dfi acej / bcf dem hjl agik / djk chi beg aflm
eil fgj ckm abdh
13 at 4
cdm bef aik ghjl / bil djk fhm aceg / afj chi del bgkm
aeg ijm bdh cfkl / ehk alm bcj dfgi
13 at 4
adg fklm bce hij / egl abhj dfi ckm / aik ehm cdjl bfg
bjk cegi afm dhl / cfh bil gjm adek / bdim acl ghk efj
14 at 4
ghkl djn bfi acem / bcjl fgm ekn adhi / ilmn beh cdg afjk
defl cik hjm abgn
14 at 4
ghjn bck dflm aei / efhk iln abdg cjm / bhim afj cden gkl
dijk egm achl bfn / akm dhn cfgi bejl
14 at 4
fil bcdn ehjk agm / cglm adik fhn bej / bhkm aeln dgj cfi
bdn eghi acm fjkl / achj defm bil gkn / cek ijmn abfg dhl
15 at 4
dejm abik ghlo cfn / adfg bjln chim eko / cdkl bfmo aehn gij
15 at 4
adfn bgim ehjo ckl / efkm bdhl acio gjn / bcfj aghk eiln dmo
fglo chmn dijk abe
15 at 4
degl bjkm ahi cfno / akln bfgh ejo cdim / abce gijn flm dhko
ehmn adfj cgk bilo / efik chjl bdn agmo
15 at 4
hjkn ceg abfo dilm / clno fik agjm bdeh / ghio bmn acdk efjl
bcij ahl ekmo dfgn / cfhm djo bgkl aein / adem bfgj hiln cko
15 at 5
abh klm cen dfj gio / ikn bfg jlo acm deh / dmo hjn afi egk bcl
efl cdi ghm bno ajk / cgj aeo bdk hil fmn
15 at 5
abd ikn fmo cgh ejl / ehm blo dgi ajk cfn / efk gjm bci aln dho
gno cde hkl bfj aim / hij ben aco dkm fgl / clm afh djn eio bgk
16 at 4
afgp bdin ehkm cjlo / cmnp abhj dgkl efio / dejp bflm acik ghno
hilp admo fjkn bceg / aeln cdfh bkop gijm
16 at 4
eflo bghj dkmp acin / gnop ajlm bcdf ehik / cghm adko biln efjp
fjkn chlp adeg bimo / abkp fgim cejo dhln / dijp bemn afho cgkl
16 at 5
dfh eio bjm acg klnp / ijp chn adl kmo befg / emn afp gik bhl cdjo
16 at 5
adk imno elp fhj bcg / hlo acjp egn bik dfm / cfi bdeh kmp gjo aln
abm fgkl chn dop eij
16 at 5
dfhn gkl ijo bmp ace / ekmo jnp ahl cdg bfi / abgj cfo dep hik lmn
chj adim bkn efl gop / cilp beh fgm ano djk
16 at 5
blm hjk cdfp aeo gin / fkn ghp eim acjl bdo / bcik lno adg fhm ejp
fgjo dkm ilp cen abh / dehl afi bjn kop cgm / amnp bef cho dij gkl
17 at 5
adkm bcip ehj glq fno / egop fjlm acn dhi bkq / chlo denq bgm fkp aij
17 at 5
hjlm dgk eoq acfi bnp / bcdo ahpq ikm ejn fgl / deil jkop agn bfh cmq
fknq begm clp adj hio
17 at 5
admn hip cfgk elo bjq / bdik fjmo acl gpq ehn / jlnp ekq dgho abf cim
cnoq bgl aeij hkm dfp / fhlq gin bemp cdj ako
17 at 5
emo agk fnp dhil bcjq / abd lopq cegh fjm ikn / gjln cde aimq bkp fho
bfl hkq eij acno dgmp / cip bhmn djko fgq ael / dnq ahjp clm efk bgio
18 at 5
ghm bkoq ijp adfr celn / dno gilr abe cjmq fhkp / flq ahjn ckr egop bdim
18 at 5
afn jko depq bghr cilm / egm choq bin adjl fkpr / dhk aeir cfgj mnop blq
acp bdfm lor gikq ehjn
18 at 5
acr dknq fjmp behi glo / bflq cejo aghk dip mnr / cgnp efk bdor hmq aijl
ikmo abp eln gjqr cdfh / degm hlpr ciq afno bjk
18 at 5
bcjr eioq fkl adgm hnp / dkop air behm clnq fgj / ilm bgkn ajpq fhor cde
bdq elpr achk jmno fgi / ghq cfmp dinr ejk ablo / aefn dhjl cgo bip kmqr
18 at 6
bci efp hln jko amr dgq / kmq nor cdj hip bfg ael / egn ijm aop bdr clq fhk
fjr ahq bek glm dio cnp / dlp cgk iqr afn ehj bmo
18 at 6
bjr afl cdq hmo ikn egp / dgo bek hln aij fpq cmr / ejq cgh fnr dkp abm ilo
acp noq eim bgl hkr dfj / klm dir bop cef gjn ahq / fhi jmp ako gqr del bcn
19 at 5
bjko hms aeqr cfgp diln / adfm bcnq ghio ekls jpr / ipqs agjl cdk mnor befh
chlr deop fjns abi gkmq / egn fikr blmp dhjq acos
19 at 5
fmqr dhs begi cjno aklp / acis bjpr hloq dgkm efn / cfhp gjn ekqs dilr abmo
bhkn celm adfj ipq gors / gjl fiko mnps aehr bcdq / deop agnq ckr bfls hijm
19 at 6
alp djr fhk egio bmq cns / for mps abg klnq cdi ehj / ben aoq ils chpr fgj dkm
ijk cel hmo bdfs anr gpq / ghs fin deq acjm kop blr
19 at 6
hnp cfk loqr ijs aeg bdm / ekq hms dfp acr jno bgil / cdi aop bjq ghk fmnr els
ajl dgr eim bkn cpqs fho / brs dehj cgn lmp iko afq / gmo inq adks bef chl jpr
20 at 5
dfhk bcgp eirt alms jnoq / cimo djlt aghn kpqr befs / gqst ekmn flop bhij acdr
blnr afiq cjks dego hmpt / aejp hors bdmq cfnt gikl
20 at 5
eght mors abdj fkpq ciln / acqr bhnp klmt dgis efjo / dfmn ijqt cgop belr ahks
jlps cdek fhir anot bgmq / ciln gjkr aemp bfst dhoq / biko afgl enqs chjm dprt
20 at 6
bjt fip dgo lnqs ahm cekr / aks bqr efl jmop cgn dhit
20 at 6
afjm klq bci dst ehno gpr / ahq ort gln dijp bkms cef / delr bfp jos akn cgqt him
20 at 6
ejpt gmn bdf hqs ilr acko / fkqr abl cnt dem ops ghij / adgs eiq jlo cfp hkn bmrt
bino cdr ahp gkt jmq efls / chlm fot iks ajr beg dnpq
20 at 6
fhkm dlrt aeg bjp coq ins / mrs bceh aijt glq dkn fop / clps gjn dmq eft ahr biko
akp eil bnqr mot hjs cdfg / dejo hpq bfs cir gkt almn / abd fjr hlo ekqs gimp cnt
21 at 6
ejmq gru inp bhot dfs ackl / afgi ceo hkq mprs jlt bdnu
21 at 6
bfg knqr amt hjou cdei lps / jkm ados bcu efnp hlqt gir / aeq fitu kop cglm bjrs dhn
ins bhmp ejl drt agku cfoq
21 at 6
bcg fhp ailt dqrs jkno emu / achm eik dfj gnru pst bloq / nqt jlm akr copu bdeh fgis
dklp cjr gho bfmt iqu aens / egjt ado bsu hln impr cfkq
21 at 6
dks agt jlmp bfo hinq ceru / fnp kmu acos bhlt dir egjq / ahu pqt bgik demo cjn flrs
aefi bjr dntu chkp mqs glo / opr ben dfgh jsu aklq cimt / gmnr ilu ehs cfq jkot abdp
22 at 6
clm fknu aosv qrt dehp bgij / bhtu acpq ejlr fis gkmo dnv / ikrv hjo cdft gpu abln emqs
aef dgrs himn bck jquv lopt
22 at 6
cjuv dpq aklm fho best ginr / ehmr cgk jopt abdn fiqu lsv / ait fgmv cen kpsu dlor bhjq
bflp jrs dhi cmqt knov aegu / goqs mnu brv eijl achp dfkt
22 at 6
ghor denq stv ajlu bcim fkp / flqv act behj gpsu iknr dmo / mqrs fgij eku bnot cdhl apv
iou bkls adfr cegv jmnp hqt / dipt jos elr hkmv abgq cfnu / gln bruv copq djk efmt ahis
23 at 6
gtuv ijnp cdqs bhmr alow efk / bcop afrs emvw jkqt dgn hilu / elnr dhkv abit cfgw mpqu jos
ikms bglq fnou apv cehj drtw
23 at 6
ostu bfjp aen cdmr gklq hivw / iqr clnw ghjs efku dopv abmt / afgw dhqu ctv jlmo beis knpr
ehlp kmsv bdw gint ajru cfoq / jktw egor cipu bnqv fhm adls
23 at 6
emuv gkp bdrt clqw hijo afns / bcfj ituw aegq hmnp dlv kors / gilr cov dhsw ejnt abkm fpqu
bnow imqs jklu fgtv dep achr / hkqt erw ajpv bgsu flmo cdin / adou bhl cpst efik nqrv gjmw
24 at 6
fgqt blnv aisx hjmu cekr dopw / bdej chqs kptu iorv aglw fmnx / acou jkwx lmqr dgns bfip ehtv
hinw dfru cgjv elpx most abkq
24 at 6
kouv inpt acqw eghj dflx bmrs / dhiq emow rtvx bcfk agps jlnu / fprw chls dgkn mqux bjot aeiv
benx adru fijs lopq cgmv hktw / almt bgiu fhno dsvw ekqr cjpx
"""


@cache
def schedules() -> tuple[tuple[int, int, Schedule], ...]:
    """Read the text above: people, tables, and rounds of tables; shorter schedules first."""
    return read(SCHEDULES)


def read(text: str) -> tuple[tuple[int, int, Schedule], ...]:
    """Read schedules: a line "people at tables" for each, then its rounds."""
    found: list[tuple[int, int, list[tuple[str, ...]]]] = []
    for line in text.split("\n")[1:-1]:
        if " at " in line:
            people, tables = line.split(" at ")
            found.append((int(people), int(tables), []))
        else:
            found[-1][2].extend(tuple(words.split()) for words in line.split(" / "))
    return tuple((people, tables, tuple(rounds)) for people, tables, rounds in found)


def stored(people: int, sizes: Sequence[int], rounds: int) -> list[list[list[int]]] | None:
    """Look up a schedule of exactly these table sizes and at least so many rounds."""
    for known, tables, schedule in schedules():
        if (known, tables) == (people, len(sizes)) and len(schedule) >= rounds:
            if sorted(map(len, schedule[0])) != sorted(sizes):
                return None
            return [[[ord(sign) - ord("a") for sign in word] for word in words] for words in schedule[:rounds]]
    return None
