"""Schedules of seven to twelve tables in which nobody comes back to a physical table.

Six rounds and more tables always have room for that, and for short tables in
turn; but what gives one easily (`designs`: grids) is uneven in the other, and
balancing it exchange by exchange brought one to eight people back. Found by
`tests/benchmarks/seating_designs.py`, which finds them again from their seeds.
Tables stand in their physical order. A schedule counts for exactly its number
of rounds: the begin of one is less even than a shorter one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tappscore.tournament.seating.small_fields import Schedule, read
from tappscore.tournament.seating.starters import LETTERS

# "people at tables", then its rounds: a word a table, a letter a person.
SCHEDULES = """
22 at 7
dhj abfk ouv eis cpr nqt glm / agi denr fhl bco jtu msv kpq
lns cgtv ikr dfm bhq jop aeu / qrv hmpu adt jkl gos cef bin
bep iloq cjm ghr anv dku fst
22 at 7
act dhu nor bfjv lps giq ekm / esv aop cdim hln gjt bkr fqu
klo ejn abgu dqr fhi mst cpv / hmr blq efpt ios akv cju dgn
bit fgk dlv mpu cnq eho ajrs / djp rtv hkqs ceg bmo afn ilu
23 at 7
hlw boru cdq eps fij amnv gkt / kmr ehnq abs cflt gpw diu jov
npu fgsv jrt ahi bde ckow lmq / afq impt gho bkn cuv ejl drsw
btv adkl fmw gjqu nos hpr cei
23 at 7
gst cdnq fpv eir ablu hko jmw / ijq aew mou cfgk hnr bsv dlpt
aors kpu gjl mnt cvw dfi behq / hmp flo bci djsu ekt gqrw anv
bdk gimv enop hlw fqs ajt cru / fnuw bjr htv apq dgo celm iks
25 at 7
imt afpr joq eghx lsvw cduy bkn / cfl dhks enwy ipqu abjt orx gmv
adx cgio htuv jnrs efk bmpw lqy / ruw nqvx bdfi amoy chp gjkl est
25 at 7
grux fhsw bjkp dim anq cvy elot / dhqt cmop lnw asvx ikuy ber fgj
jmvw lqx adeu gpy bft knos chir / ips akt ghov cen djlr fmqu bwxy
acfl bdgn mrsy ouw ehp ijtx kqv
25 at 8
gos cdn ehi bmp juv fkw arty lqx / amq bsw gvy jlr ckx dep fhou int
crw ahv bjx iku pqt moy elns dfg / dhl gkr fmt eqw bno ajs ipvx cuy
fjy emx anu otv ghw cil bdkq prs / knv ltu opw fsx diy hqr cgjm abe
26 at 7
bcs inow krxz fhuy jmqv adgp elt / ahtw cdjr beov gmz klpu fnsx iqy
fpr equx dlmy ako cntz bhij gsvw / loqz bfgt juw dvx airs ceky hmnp
26 at 7
adq bktu egjm hnsw ilrx fopv cyz / kmsy cijn uvwx dftz bgp ehlq aor
ceu fgrw dlnp joxy ahkv bimz qst / bhjr lmv aity ckpq eowz dgsu fnx
glot apxz bcfs ervy mnqu jkw dhi
26 at 8
gps cnz dfho bwy ekq ilrv jtx amu / dvx eit agl ckp mor fuy nqsw bhjz
ikw ahp jnr fmt blx oqz eguv cdsy / cel gjky msz aiox huw bdn fpr qtv
artz bsu cvw djq fgi empx hly kno
26 at 8
bgy djl qrsv otz ipx ach enu fkmw / dfh amu gnxz lpq cos bik tvwy ejr
ajpz nst bcw hiru emy flo kqx dgv / mov ekz aily cfg jtu swx dpr bhnq
celx giq dkou anw hvz mrt bfj psy / quw hxy efpt bdms klr jnv ago ciz
28 at 9
fpu imB rty svz acx dhoq egn bkA jlw / goA cey nvw dkx huB amtz lpr ijq bfs
jxB grs ahp iow byz cfkl mqu etv dnA / drv qxz bei lnt gkm pwAB fjo chs auy
ekw abn dsB hmr fqt gjvy ciA lux opz / bhl kov cuz aeA djp inrx stw fmy gqB
29 at 8
hinB bczC opr dtuv kqwx efgy ajs lmA / esvw mqB jnt ghkr abuA doz cfil pxyC
dglC aiot bemx fns chv jkpB qyA ruwz / fmpu knvy hwAC jloq eir acx gtz bdsB
crty djxA fvzB ipw gmos bhl kuC aenq
29 at 8
jnqz elB ixy bchw dfr govC kpst amuA / acpv hms fjBC eiqr txA lnuw doyz bgk
ltC cioA kmnv fgsy ahz bdep quxB jrw / brsu pwC egtz lmox qvy aijk fhnA cdB
eyA gju hlpr adnt kowB cfq bimC svxz / dghi abfx qswA kuzC cem rtyB jlv nop
29 at 9
hnz krwC ilm egs cpy adu oxA bqtv fjB / blA npx aqyC djt ghio rsB efz cku mvw
acs mtz fpv kqB ejlx hwy biu noC dgrA / ekmp hjA bcg fouy dsv txC alr wzB inq
jow cfl hsux bmr antB eqA gkv diy pzC / frt bsy deo ivzA quw cjmn hBC glp akx
30 at 8
nouC rvw jmzD dgpB abfk ilyA qsx ceht / dkqv efmx birt jnsy ozB cgCD ahlw puA
agt duyD cqwA ekrz ipxC bhn fjvB lmos / bjxA lnpz egvy aoqD hmru stwB cik dfC
cfyz ghks uxB bmwC ltD ejpq dorA ainv
32 at 10
jrD wBF ctz efks nux biq lCE avA ghop dmy / coF eiz lnw pqD kvyB fgE muA bdh jtxC ars
fmx hry quE jow dgiA vzF bsD enC aclB kpt / klz oqt bvC nrAE afDF hmB gxy jps deu ciw
btuw nsv ixB dlF chjq aep kor mDE fyA gzC / nqB bxE ahk cgu mpwz oyCD dfv lrt isF ejA
33 at 9
fmwC ajBE eiln qryD ksA dopx gtG cvzF bhu / gnvD cep dyBC otAF hwxG irsu fjz bkqE alm
actu dhiz grA jlvC bfnp eEF kowy mxD qsBG / rzG nqC bjsw ikmp cglo avy uxAE ehtB dfDF
boB fkuG hmqv egsz itE cACD aprF dlw jnxy
33 at 9
epxB airs ktzC cjw fgmA lvD nqEF hou bdyG / atwG bpAC jsB lmqx orzF dfku ivy cgDE ehn
cfls gwF mopv eky bhiq rBEG auC dnzA jtxD / jyAF cqtu dewD fiE akvB gnoC hsxG bmr lpz
qrvC dxE achF stA nDG ejmz bklo fpwy giuB / hkmD fvzG lnuy doB swCE bcx gjpr eitF aqA
34 at 9
gjkp cmF foBH enqG alrx diwy hsC tuDE bvzA / orwA euH abjs clpt fimq hvEF knB dxzG gyCD
aceB ktwx npAF jzDH suvG blmC qry ghio dfE / lsyF adqC gtz bfhu ekoE prDG ivx jmAB cnwH
bitH jlG muxy rvBC dhnD kqsz cgAE efwF aop
34 at 9
fiwx hlrE gmzG aoqA dsF bjBC npH ekuD ctvy / bgAD cjoH dfkv msxE iptu lwz yBFG hqC aenr
epyE imCF abH cguB jrG dhtA klqx novw fszD / dorz avxB pqDF belG cwCE fny muA gstH hijk
hsuv knAG rxyC jtzF afgl eiq oDE bcmp dwBH / mnqB buw clsA ivD hyzH gkrF eftC adjE opxG
34 at 11
oqF ejtw dny gzC bsG fmx lpr hAH auv ciE kBD / gjp iyG evA bdB mnr kosC fhu czF wEH atD lqx
dhi bnDE cms tvy apH uwF gBG flC exz kqA jor / aAE mpC bkx qsu fiw chvG dzD rtB gno jly eFH
efs klv hrz aoG dEF bjq ntH gim cCD wxB puyA / lmBH grF iqC hkw cjx enp aby ouD dtA svz fEG
37 at 10
jlEG besH ouDJ twyz giI hqxF amnp cfk dABC rvK / eDF dlqz ixHK fsvI cjBJ muG bhoy prtA agwE knC
bfA movw qyB clnx htK pEHJ disu gjCF krzD aeGI / rwCH ikpF djnI gmqA fxDG aotB cvE buz elyK hsJ
hkuI jrx mtEF bBDK psyC cewA fgzJ ail nqvG doH / cqst afuK hvzA iCGJ bnrE dgD ekxB myHI jop lwF
37 at 12
ovA qBD bis cfC ghI jlty uwF drx GHJ apz ekK mnE / hps arF kwx juJ enH zAE blB coK dfmI yCD giv qtG
tuC ehE pvG lmq cABJ frH axD bjI gky iwK dno szF / bgz cnu lJK rsI xyE dkD eft qvCF aow hjB mAG ipH
ijG mxz BFI bnD dvK egsw qry flu ptA cEH aCJ hko / fEJ btv ajH deA iorz npq gCG kmB hDF sux clw yIK
38 at 10
bdet gyzJ cnF kmpG foqs ijDI arEK wCL hvAB luxH / ozE ekBF dsDL fiwA blmr nuvK hyCH txG agjq cpIJ
aikH qwGI muCJ zBDK tvyE elp dgA bcjo nrsx fhFL / crwB jvH bhk ltJL uADF afxy enzG gmsI opCK diqE
glFK bips aBI eovx cdCG hmtw qDJ fnEH kuzL jryA
38 at 10
jzB osCF civI dDGH kpqy grtx fluK enJ awAL bhmE / chnq twGI rsuH gkC emvA jDFJ abpx lyzL dfE ioBK
lpAF bgjn xDL aEJK orI hikw dstv fmBC quzG ceyH / tCKL qrvJ mwy bozA fnxF cpu ghBH jkEG eisD adlI
goyE dixA fjpt euFL ahCD vGK kmIJ bqH clrB nswz / bdku mpzD aeoq hls cjwK BEIL nryA itF vxCH fgGJ
41 at 11
pBF chAE kwyD adjv mxHI tuN fgiM orzK nCO esJL blqG / atCL jyJN befI hikB glz cmnF xGKO dsE oqDM puvA rwH
fos egvw acuG qACN jrEF kxM bmz nyBL ltJK diDH hpIO / ceq abDO ixzJ gyI stwM hCHK nrA fjlp vFLN oBEG dkmu
hjw dftB npqE luMO kvK bgoL asHN DIJ eimG crxC yzAF / gDEK qxL mBNO btFH cdpJ lrvI euyC hGM jksA fnwz aio
42 at 11
delw gBDK ciCN hmOP suGH bkzI pqFJ nrM foxA jvL atyE / acAH rvJN lqKL dgz kEP juxM eiyG fpsO twCD bmno hBFI
GIK ikmt vyMO wxJL cdfF hnCH jrAD beqE pzBP asN glou / bCLP coO ajwF qGMN lnpv mAB dhtx yzDH iuEI fgkr esJK
jnNO fqw ptu sBCE oryL eDFP clmI adkJ bghM ixHK vzAG / fDEM lyC ekxB jopI hiJ qstv nuzL gAFN amrK cwGP bdHO
45 at 12
fyLM qAKQ hnGI awxC eguH stOP kBD vFJR bpES cdo jlzN imr / nvH eowy tBKL jAJ hFPS grzD dlpI iCEM fkqs amNO xQR bcuG
msDK chrE jpuw evzQ dqBR alS iHO bfnt yFN gkIJ oCGL xAMP / gtC fiBG DEFQ cklR mzI pqvx bsM ouOS aejP hAHL ryJK dnwN
bxFI gLS flP inoK arvM cCHN muEJ dsyz twDR eqG kpAO hjBQ / huN anDJ beCR pty lxGO oABI cfgj qrLP dmMQ wEK isvS kzFH
46 at 12
adLM kyBD cglG hiEJ eqPQ sCST nuFI pANR bxO joK rtwz fmvH / lyQ rJOS hksN mopL bfnE ajuB tKMP ewxG cvRT iAH dqDI gzCF
emNO gwKL jnqM kPT vzI dipQ arsD ctFJ loAE fuxy hCHR bBGS / hquS dzET vAFL sGHI oyJR cxDP wCN bjlm fkrK enp giBM atOQ
sBJ lIMN bHKQ cdjw aikx noGO hpyz guvE mqtC rFPR fLS eADT / jtGR osuP wEIS flzD cACO hmr beiv dnyH BLNQ agq xFKT kpJM
"""


@cache
def schedules() -> tuple[tuple[int, int, Schedule], ...]:
    """Read the text above: people, tables, and rounds of tables."""
    return read(SCHEDULES)


def stored(people: int, sizes: Sequence[int], rounds: int) -> list[list[list[int]]] | None:
    """Look up a schedule of exactly these table sizes and so many rounds."""
    for known, tables, schedule in schedules():
        if (known, tables, len(schedule)) == (people, len(sizes), rounds):
            if sorted(map(len, schedule[0])) != sorted(sizes):
                return None
            return [[[LETTERS.index(sign) for sign in word] for word in words] for words in schedule]
    return None
