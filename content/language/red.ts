import type { RedFlag } from '../../domain/coach/read/conditions.ts'
import type { Entry, Happening, Sign } from '../../domain/coach/read/language.ts'
import { says } from './entry.ts'
import { trainingBand } from './kit.ts'

const flag = (of: RedFlag, ...words: readonly string[]): Entry => says({ is: 'flag', flag: of }, ...words)
const sign = (of: RedFlag, ...all: readonly string[]): Sign => ({ sense: { is: 'flag', flag: of }, all })
const happened = (what: Happening, ...all: readonly string[]): Sign => ({ sense: { is: 'happened', what }, all })

const torn =
  'gerissen|grissn|grissa|angerissen|anriss|riss|einriss|ruptur|rupturiert|torn|tore|tear|ruptured|rupture|abgerissen|abriss|durchgerissen|teilriss|teilruptur'

/** What is done with plaster that is on no limb. */
export const plaster =
  'stuckateur*|trockenbau*|spacht*|verspacht*|renovier*|verputz*|anrühr*|rühr|schmeckt|eiweißpulver|proteinpulver|baumarkt'

/** Words that end the day's training by themselves. */
export const red: readonly Entry[] = [
  says(
    { is: 'happened', what: 'infection' },
    'fieber|hab fiber|habe fiber|hatte fiber|habe ich fiber|hab ich fiber|mit fiber|fiber und|fiber aber|fiber trotzdem|fiber seit|leichtes fiber|hohes fiber|etwas fiber|bissl fiber|bisschen fiber|grad fiber|fiber gehabt|fiber bekommen|grippig|grippeähnlich|fluey|fluish|flu ish|flu like|fiebrig|fibrig|fiebrige|fiebriger|fiebert|fieberte|fiebere|fieberschub|fever|feverish|temperature of|erhöhte temperatur|hab temperatur|habe temperatur|leicht temperatur|running a temperature|running a temp|high temperature|schüttelfrost|chills|gliederschmerzen|body aches|grippe|grippal|grippaler|influenza|flu|the flu|corona|covid|covid 19|coronavirus|positiv getestet|test positiv|tested positive|lungenentzündung|pneumonie|pneumonia|bronchitis|mandelentzündung|angina mandeln|eitrige mandeln|tonsillitis|strep|strep throat|scharlach|pfeiffersches|pfeiffersches drüsenfieber|drüsenfieber|glandular fever|mononucleosis|mononukleose|epstein barr|ebv|blutvergiftung|sepsis|nierenbeckenentzündung|kidney infection|hirnhautentzündung|meningitis|borreliose akut|gürtelrose|shingles|windpocken|masern|wundrose|erysipel|cellulitis|norovirus|salmonellen|rsv|keuchhusten|eitrige|abszess|abscess|nasennebenhöhlenentzündung mit fieber|schwitze und friere|friere und schwitze|shivering and sweating|mumps|röteln|ringelröteln|measles|rubella|blinddarmentzündung|appendizitis|appendicitis|urosepsis|harnwegsinfekt mit fieber|gallenblasenentzündung|cholecystitis|nierenentzündung|malaria|dengue|salmonella|mrsa|hand foot and mouth',
  ),
  flag(
    'heart-warning',
    'brustschmerz|brustschmerzen|brust schmerzen|brust schmerz|schmerzen brust|schmerz brust|bruststechen|brustenge|brustdruck|chest pain|chest pains|chest pressure|chest tightness|tight chest|tightness in my chest|pressure in my chest|pain in my chest|pressure on my chest|crushing chest|angina|angina pectoris|herzschmerz|herzschmerzen|herzstechen|druck auf der brust|druck in der brust|enge in der brust|engegefühl|stechen in der brust|stiche in der brust|schmerzen in der brust|schmerz in der brust|brennen in der brust|stechen im herz|stiche im herz|herz sticht|herz tut weh|herz schmerzt|ziehen im herz|heart hurts|chest hurts|chest is tight|chest feels tight|brust tut weh|brust ist eng|akutes koronarsyndrom|perikarditis|herzbeutelentzündung|pericarditis|endokarditis|aortendissektion|aortenaneurysma|aneurysma|aneurysm',
  ),
  flag(
    'breathlessness',
    'atemnot|luftnot|kurzatmig|kurzatmigkeit|kaum luft|keine luft|koa luft|schlecht luft|schwer luft|nicht genug luft|zu wenig luft|ka luft|keen luft|schwer atmen|kaum atmen|nicht richtig atmen|nicht durchatmen|schwer zu atmen|luft ist knapp|luft wird knapp|luft bleibt weg|breathless|short of breath|shortness of breath|out of breath walking|out of breath climbing|out of breath sitting|out of breath at rest|cant breathe|can t breathe|cannot breathe|cant catch my breath|struggling to breathe|hard to breathe|trouble breathing|difficulty breathing|gasping for air|gasping|winded walking|no air|dyspnoe|dyspnoea|erstickungsgefühl|kriege schlecht luft|krieg schlecht luft|japse|ringe nach luft',
  ),
  says(
    { is: 'happened', what: 'fainting' },
    'ohnmächtig|ohnmacht|in ohnmacht|bewusstlos|bewusstlosigkeit|bewusstsein verloren|umgekippt|umgefallen|umkippe|umgekippt bin|zusammengebrochen|zusammengeklappt|zammgeklappt|zammbrochen|zusammengesackt|weggesackt|weggetreten|weggekippt|kollabiert|kollaps|synkope|synkopen|faint|fainted|fainting|passed out|passing out|blacked out|black out|blackout|lost consciousness|collapsed|keeled over|schwarz vor augen|schwarz vor den augen|schwoaz vor de augn|vision went black|went black|kurz schwarz|war kurz weg|kurz weg gewesen|kreislaufkollaps|kreislaufzusammenbruch|syncope|abgeklappt|aus den latschen gekippt|aus den socken gekippt|nearly fainted|almost fainted|nearly passed out|almost passed out|hit the floor unconscious|fast umgekippt|wach geworden am boden|woke up on the floor|blacking out|blackouts|black outs|keep fainting|keep blacking|went grey|went gray|going grey|faints|whited out|greyed out|grayed out|umgekippt wie',
  ),
  flag(
    'palpitations',
    'herzstolpern|herzstolperer|herzrasen|herzflattern|herzaussetzer|herzklopfen|extraschläge|extraschlag|extrasystolen|extrasystole|herz stolpert|herz rast|herz flattert|herz setzt aus|herz springt|herz hüpft|herz klopft|herz schlägt unregelmäßig|herz pocht|herz hämmert|palpitation|palpitations|heart racing|heart is racing|racing heart|heart races|heart skips|heart is skipping|skipped beats|skipping beats|skipped heartbeats|heart flutters|heart fluttering|heart is fluttering|fluttering in my chest|fluttering heart|heart flattert|irregular heartbeat|irregular pulse|irregular heart rate|heart pounding|pounding heart|heart is pounding|unregelmäßiger puls|puls unregelmäßig|unregelmäßigen puls|puls stolpert|puls rast|neue herzrhythmusstörungen|neue rhythmusstörungen|vorhofflimmern neu|neues vorhofflimmern|herzschlag unregelmäßig|herz spinnt|heart is doing weird|heart feels weird|heart thumping|heart pauses|heart pausing|heart stops|heart keeps stopping|heart misses|missed beats|heart is missing|aussetzer beim herz|herz pausiert|herz setzt|herz macht pausen|pulse is irregular|heart is all over',
  ),
  flag(
    'neurological',
    'lähmung|lähmungen|gelähmt|paralysed|paralyzed|fußheberschwäche|fußheber|foot drop|footdrop|drop foot|handheberschwäche|mundwinkel|facial droop|face droops|face is droopy|face drooping|droopy face|sprachstörung|sprachstörungen|slurred speech|slurring|verwaschene sprache|sehstörungen|sehstörung|doppelbilder|double vision|doppelt sehen|vision loss|blind auf einem auge|schlimmsten kopfschmerzen|schlimmste kopfschmerzen|worst headache|vernichtungskopfschmerz|thunderclap|reithosentaubheit|saddle anaesthesia|saddle anesthesia|cauda equina|numb between my legs|numbness between my legs|taub im schritt|taub zwischen den beinen|keine kontrolle über die blase|blase nicht halten|urin nicht halten seit|lost bladder control|lost control of my bladder|bladder control is gone|tia|mini stroke|drop things|dropping things|kein gefühl|ohne gefühl im|no feeling in|ausfallerscheinungen|gefühllos|halbseitig|one side of my body|kraftlos und taub|blurred vision|blurry vision|vision is blurry|vision is blurred|sehe verschwommen|verschwommen sehe|seh verschwommen|sehe plötzlich verschwommen|unscharf sehe|sehe unscharf|toilette muss nicht|seeing double|sehe doppelt|halbseitenlähmung',
  ),
  says(
    { is: 'happened', what: 'thrombosis' },
    'thrombose|thrombosen|tvt|dvt|beinvenenthrombose|armvenenthrombose|venenthrombose|thrombosis|deep vein thrombosis|blood clot|blood clots|a clot|clot in|blutgerinnsel|gerinnsel|thrombus|lungenembolie|embolie|pulmonary embolism|embolism|venenentzündung|thrombophlebitis|phlebitis|thrombo',
  ),
  flag(
    'eating-disorder',
    'magersucht|magersüchtig|magersüchtige|anorexie|anorexia|anorexic|anorektisch|bulimie|bulimisch|bulimia|bulimic|essstörung|essstörungen|essgestört|eating disorder|eating disorders|binge|binged|bingeing|binge eating|fressanfall|fressanfälle|fressattacke|fressattacken|essanfall|essanfälle|abführmittel|laxatives|laxative|purge|purged|purging|finger in den hals|fingers down my throat|finger down my throat|erbrechen nach dem essen|ess störung|orthorexie|orthorexia|kotzen nach dem essen|nach dem essen kotzen|make myself sick|made myself sick|throw up after eating|throw up after meals|hungere mich|starving myself|starve myself|nicht mehr essen|haven t eaten|havent eaten|nichts gegessen seit|seit tagen nichts gegessen|earn my food|earn my dinner|deserve dinner|deserve to eat|deserve food|essen verdienen|essen verdient|essen abtrainieren|mahlzeit abtrainieren|entwässerungstabletten zum abnehmen|appetitzügler|bmi 15|bmi 16|bmi 14|bmi is 15|bmi is 16|bmi is 14|untergewicht|untergewichtig|underweight|size zero um jeden preis|kalorien wieder rausschwitzen',
  ),
  flag(
    'pregnancy-warning',
    'präeklampsie|preeclampsia|pre eclampsia|schwangerschaftsvergiftung|eklampsie|eclampsia|hellp|placenta praevia|plazenta praevia|placenta previa|vorderwandplazenta blutet|zervixinsuffizienz|cervical insufficiency|incompetent cervix|verkürzter gebärmutterhals|gebärmutterhals verkürzt|short cervix|shortened cervix|vorzeitige wehen|vorzeitigen wehen|frühwehen|preterm labour|preterm labor|preterm contractions|premature contractions|blasensprung|waters broke|water broke|fruchtwasser|amniotic fluid|risikoschwangerschaft|high risk pregnancy|schmierblutung|schmierblutungen|spotting|fehlgeburt|miscarriage|threatened miscarriage|baby bewegt sich weniger|baby bewegt sich nicht|baby moves less|baby isnt moving|baby hasn t moved|baby hasnt moved|baby has not moved|reduced movement|weniger kindsbewegungen|kindsbewegungen|cerclage|plazentalösung|placental abruption|braxton hicks',
  ),
  says(
    { is: 'flag', flag: 'pregnancy' },
    'schwanger|schwagner|schwnager|schwangere|schwangerschaft|in der schwangerschaft|pregnant|pregnancy|pregnancies|ssw|schwangerschaftswoche|expecting|in anderen umständen|guter hoffnung|babybauch|baby bauch|bun in the oven|trage ein kind|trag ein kind|erwarten ein baby|erwarte ein baby|erwarten nachwuchs|erwarte ein kind|erwarten ein kind|baby unterwegs|nachwuchs unterwegs|knocked up|trimester|trimenon|due date|errechneter termin|entbindungstermin|geburtstermin|baby on the way|having a baby in|mama to be|mum to be|mom to be|werdende mutter|werdende mama|prenatal|schwangerschaftsmonat|gravid|schwangerschaftstest positiv|positiver schwangerschaftstest|positive pregnancy test|schwangerschaftstest war positiv|preggers|preggo|eating for two|et ist im|butzerl in mir|baby in mir|baby inside me|braten in der röhre',
  ),
  says({ is: 'unclear' }, 'virus|virusinfekt'),
  flag('recent-birth', 'wochenfluss|wochenbett'),
  flag(
    'unwell',
    'bei mir fängt s auch an|bei mir fängts auch an|bei mir geht s auch los|bei mir gehts auch los|mich hat s auch erwischt|mich hats auch erwischt|hat s mich auch erwischt|hats mich auch erwischt|mich hat s jetzt auch erwischt|mich hats jetzt auch erwischt|hat mich auch erwischt|hat mich jetzt auch erwischt|krank|kranke|sick today|feeling sick|feel sick|im sick|im ill|i m ill|i m sick|i am sick|down sick|feeling ill|i am ill|feel ill|unwell|not feeling well|feel unwell|magen darm|magen darm grippe|magen darm infekt|magendarm|gastroenteritis|gastritis akut|stomach bug|stomach flu|tummy bug|stomach virus|tummy virus|gut virus|belly virus|magenvirus|darmvirus|bauchvirus|magen darm virus|brechdurchfall|durchfall|diarrhoea|diarrhea|dünnpfiff|erbrochen|erbreche|erbrechen|übergeben|kotze|gekotzt|vomiting|vomited|throwing up|threw up|puking|puked|gespuckt|gspieben|speiben|speib|übel|kotzübel|speiübel|übelkeit|schlecht is|mir ist schlecht|mir is schlecht|mia is schlecht|mir ist ganz schlecht|nauseous|nauseated|nausea|queasy|schwindelig|schwindlig|schwindel|drehschwindel|schwindelgefühl|trümmlig|trümmelig|dizzy|dizziness|lightheaded|light headed|light headedness|woozy|benommen|the room is spinning|room is spinning|everything is spinning|head is spinning|alles dreht sich|dreht sich alles|alles drehte sich|ois draht si|dreht si ois|food poisoning|lebensmittelvergiftung|magen verdorben|sonnenstich|heatstroke|heat stroke|hitzschlag|infekt|fühle mich elend|fühl mich elend|hundeelend|sterbenskrank|kreislauf macht schlapp|kreislaufprobleme|kreislauf im keller|kreislauf ist im keller|flau|groggy and sick|under the weather|coming down with something|darniederliege|dizzy spell|dizzy spells|schwummrig|schwummerig|durmelig|dusselig|sturm im kopf|krankgeschrieben|signed off sick|blut spucken|spucke blut|blut gespuckt|blut gehustet|huste blut|blut im auswurf|coughing up blood|coughed up blood|vomiting blood|blut erbrochen|blut im stuhl|blut im urin|blut im harn|blood in my stool|blood in my urine|blood in stool|blood in urine|blood in my pee|pooping blood|peeing blood|black stools',
  ),
  flag(
    'crisis',
    'suizid|suizidgedanken|suizidal|selbstmord|selbstmordgedanken|suicide|suicidal|umbringen|mich umbringen|bring mich um|nicht mehr leben|nimma lebn|nimmer leben|nicht mehr aufwachen|nicht mehr da sein|nicht mehr hier sein|nicht weiterleben|lebensmüde|tot sein|will sterben|möchte sterben|sterben will|want to die|wanna die|wish i was dead|wish i were dead|kill myself|killing myself|end it all|ending it all|end my life|ending my life|take my own life|taking my life|not be here any more|not be here anymore|be here any more|be here anymore|don t want to live|dont want to live|no reason to live|better off dead|better off without me|ritze mich|ich ritze|ritze wieder|habe mich geritzt|mich ritzen|selbstverletzung|verletze mich selbst|verletz mich selbst|mir selbst weh|mir was antun|mir etwas antun|self harm|self harming|selfharm|hurt myself on purpose|harm myself|hurting myself|cutting again|cut myself again|cutting myself|disappear for good|disappear forever|never wake up|not wake up|leben keinen sinn|kein sinn mehr|alles beenden|allem ein ende|mach ich schluss|schluss mit dem leben|schluss machen mit allem|aufhören mit allem|ans aufhören mit allem|von der brücke|nicht mehr weiter leben|keinen ausweg|no way out|nicht mehr existieren|rather die than live|would rather die than live|rather be dead|would rather be dead|lieber sterben als leben|würde lieber sterben als leben|lieber sterben als weiterleben|lieber tot|lieber tot als lebendig',
  ),
  says(
    { is: 'happened', what: 'heart-attack' },
    'herzinfarkt|infarkt|myokardinfarkt|heart attack|herzanfall|cardiac arrest|herzstillstand|reanimiert|stemi|nstemi',
  ),
  says(
    { is: 'happened', what: 'myocarditis' },
    'herzmuskelentzündung|myokarditis|myocarditis|herzmuskel entzündet|perimyokarditis',
  ),
  says(
    { is: 'happened', what: 'stroke' },
    'schlaganfall|stroke|apoplex|hirnschlag|hirnblutung|brain bleed|hirninfarkt|schlagerl|schlägle',
  ),
  says(
    { is: 'happened', what: 'concussion' },
    'gehirnerschütterung|concussion|concussed|schädel hirn trauma|schädelhirntrauma|sht|hirnerschütterung|gehirnerschütterungen|knocked out at|knocked out in|knocked unconscious|ko gegangen|k o gegangen|ko geschlagen|head injury|kopfverletzung|kopf angschlogn|kopf angeschlagen|kopf gestoßen|kopf angestoßen|kopf angehauen|kopf aufgeschlagen|kopf geknallt|hinterkopf aufgeschlagen|hit my head|banged my head|bumped my head|knocked my head|smacked my head|blow to the head|schlag auf den kopf|auf den kopf gefallen|landed on my head|fell on my head|einen auf die zwölf|head clash|clash of heads|kopf gegen',
  ),
  says(
    { is: 'happened', what: 'fracture' },
    'fraktur|frakturen|knochenbruch|ermüdungsbruch|stressfraktur|fractured|stress fracture|hairline fracture|gipsbein|in a cast|wearing a cast|plaster cast|armbruch|beinbruch|fingerbruch|knochen angebrochen|offener bruch',
  ),
  says({ is: 'happened', what: 'fracture', part: 'shoulder' }, 'schlüsselbeinbruch|schlüsselbeinfraktur'),
  says(
    { is: 'happened', what: 'fracture', part: 'wrist' },
    'speichenbruch|handgelenksbruch|handgelenkbruch|radiusfraktur|kahnbeinbruch|kahnbeinfraktur|unterarmbruch',
  ),
  says({ is: 'happened', what: 'fracture', part: 'ribs' }, 'rippenbruch|rippenfraktur'),
  says(
    { is: 'happened', what: 'fracture', part: 'back' },
    'wirbelbruch|wirbelkörperbruch|wirbelfraktur|wirbelkörpereinbruch',
  ),
  says({ is: 'happened', what: 'fracture', part: 'shin' }, 'schienbeinbruch|wadenbeinbruch|unterschenkelbruch'),
  says(
    { is: 'happened', what: 'fracture', part: 'hip' },
    'oberschenkelhalsbruch|beckenbruch|hüftbruch|oberschenkelbruch',
  ),
  says({ is: 'happened', what: 'fracture', part: 'foot' }, 'mittelfußbruch|fußbruch|zehenbruch|marschfraktur'),
  says({ is: 'happened', what: 'fracture', part: 'ankle' }, 'knöchelbruch|sprunggelenksbruch|sprunggelenksfraktur'),
  says({ is: 'happened', what: 'fracture', part: 'elbow' }, 'ellenbogenbruch|ellbogenbruch'),
  says({ is: 'happened', what: 'fracture', part: 'head' }, 'nasenbeinbruch|kieferbruch|schädelbruch|jochbeinbruch'),
  says(
    { is: 'happened', what: 'tear' },
    'muskelfaserriss|muskelbündelriss|faserriss|muskelriss|sehnenriss|sehnenanriss|muskelanriss|grade 1 strain|grade 2 strain|grade 3 strain|grade one strain|grade two strain',
  ),
  says(
    { is: 'happened', what: 'tear', part: 'ankle' },
    'bänderriss|bänderrisse|bandriss|syndesmosenriss|syndesmoseriss|kapselriss|außenbandriss|außenbandruptur|bänder gerissen|band gerissen|außenband gerissen|torn ankle ligament|torn ankle ligaments',
  ),
  says(
    { is: 'happened', what: 'tear', part: 'knee' },
    'kreuzbandriss|kreuzbandruptur|kreuzbandanriss|innenbandriss|meniskusriss|außenmeniskusriss|innenmeniskusriss|meniskuseinriss|acl tear|mcl tear|meniscus tear|torn meniscus|torn acl|torn mcl|patellasehnenriss|tore my acl|tore my meniscus',
  ),
  says(
    { is: 'happened', what: 'tear', part: 'achilles' },
    'achillessehnenriss|achillessehnenanriss|achillessehnenruptur|achilles rupture|achilles tear',
  ),
  says(
    { is: 'happened', what: 'tear', part: 'shoulder' },
    'labrumriss|rotatorenmanschettenriss|rotator cuff tear|supraspinatusriss|torn rotator cuff|slap riss',
  ),
  says({ is: 'happened', what: 'tear', part: 'chest' }, 'pec tear|brustmuskelriss|torn pec'),
  says({ is: 'happened', what: 'tear', part: 'upper-arm' }, 'bizepssehnenriss|biceps tear|torn biceps'),
  says({ is: 'happened', what: 'tear', part: 'groin' }, 'adduktorenriss|adductor tear'),
  says(
    { is: 'happened', what: 'dislocation' },
    'ausgekugelt|ausgekugelte|luxiert|luxation|dislocated|dislocation|subluxation|subluxed|came out of its socket|came out of the socket',
  ),
  says(
    { is: 'happened', what: 'dislocation', part: 'knee' },
    'patellaluxation|kneecap popped out|kniescheibe rausgesprungen|kniescheibe raus',
  ),
  says({ is: 'happened', what: 'dislocation', part: 'shoulder' }, 'schulterluxation|shoulder popped out'),
  says(
    { is: 'happened', what: 'surgery' },
    'op|ops|operation|operiert|operierte|operiertes|operierten|opariert|surgery|surgeries|operated|operated on|post op|postop|post operative|arthroskopie|arthroscopy|laparoskopie|laparoscopy|kreuzbandplastik|appendectomy|under the knife|unterm messer|vollnarkose|lasik|lasek|augen op|augenlasern|augen gelasert|eye surgery|cataract surgery|liposuction|lipo|fettabsaugung|fett abgesaugt|ausschabung|kürettage|curettage|d c|skin graft|hauttransplantation|wirbelversteifung|versteifungsoperation|spondylodese|spinal fusion|discectomy|microdiscectomy|laminectomy|laminektomie|nukleotomie|bandscheibenprothese|general anaesthetic|general anesthetic|general anesthesia|unter narkose|laparotomie|hauttumor entfernt|knochentransplantation|hernienoperation|sterilisiert|sterilisation|nasenkorrektur|rhinoplasty|nose job|septumplastik|metallentfernung|materialentfernung|nagelentfernung',
  ),
  says(
    { is: 'happened', what: 'surgery', part: 'hip' },
    'hüft tep|hip replacement|künstliche hüfte|hüftprothese|neue hüfte|new hip|artificial hip|künstliches hüftgelenk',
  ),
  says(
    { is: 'happened', what: 'surgery', part: 'knee' },
    'knie tep|knee replacement|künstliches knie|künstliches kniegelenk|artificial knee|knieprothese|neues knie|acl reconstruction|kreuzband op|acl repair|meniscus repair|new knee|kniespiegelung|knie spiegelung|knee scope|knieteilersatz|schlittenprothese|knie teilprothese|meniskusnaht|meniskusteilresektion',
  ),
  says(
    { is: 'happened', what: 'surgery', part: 'shoulder' },
    'rotator cuff repair|schulterprothese|shoulder replacement|labrum repair',
  ),
  says(
    { is: 'happened', what: 'surgery', part: 'abdomen' },
    'blinddarm|appendix|gallenblase|gallbladder|cholecystectomy|hysterectomy|hysterektomie|gebärmutterentfernung|tummy tuck|bauchdeckenstraffung|kaiserschnittnarbe offen|hernioplasty|galle raus|magenbypass|gastric bypass|gastric sleeve|schlauchmagen|schlauchmagen op|magenverkleinerung|magenballon|darm op|nabelbruch op|narbenbruch op',
  ),
  says(
    { is: 'happened', what: 'surgery', part: 'chest' },
    'brustvergrößerung|breast augmentation|boob job|brustverkleinerung|breast reduction|mastektomie|mastectomy|top surgery',
  ),
  says(
    { is: 'happened', what: 'surgery', part: 'jaw' },
    'weisheitszähne|weisheitszahn|wisdom teeth|wisdom tooth|zahn gezogen|zähne gezogen|tooth pulled|tooth extraction|wurzelspitzenresektion|zahnimplantat|dental implant',
  ),
  says(
    { is: 'happened', what: 'surgery', part: 'groin' },
    'hernia repair|leistenbruch op|leistenhernien op|vasektomie|vasectomy',
  ),
  says(
    { is: 'happened', what: 'surgery', part: 'neck' },
    'mandeln raus|tonsillectomy|mandel op|schilddrüsen op|thyroidectomy',
  ),
  says(
    { is: 'happened', what: 'birth' },
    'geburt|entbunden|entbindung|kaiserschnitt|c section|csection|cesarean|caesarean|sectio|gave birth|giving birth|given birth|postpartum|post partum|postnatal|rückbildung|rückbildungskurs|nach der geburt|spontan geboren|had a baby|had our baby|had my baby|baby bekommen|kind bekommen|baby gekriegt|butzerl kriagt|delivered my baby|birth of my|dammriss|dammschnitt|niederkunft|newborn at home|just became a mum|stillende mutter',
  ),
]

/** Words that only together end the day's training. */
export const redSigns: readonly Sign[] = [
  {
    ...sign(
      'infection',
      'glüh*|heiß und kalt|heiss|schwitz*|frier*|thermometer|temperatur|grad|temperature|temp',
      '{hot}',
    ),
    unless:
      'draußen|outside|outdoors|schatten|shade|hitze|sonne|sun|sunny|sommer|summer|balkon|balcony|terrasse|wohnung|dachwohnung|zimmer|halle|studio|büro|office|wetter|weather|heatwave|hitzewelle|außentemperatur|wasser|pool|see|sauna|ofen|neigung|winkel|incline',
  },
  sign('infection', '{hot-alone}'),
  sign('infection', 'grün*|gelb*|eitrig*|green|yellow', 'schleim|auswurf|mucus|phlegm'),
  {
    ...sign(
      'heart-warning',
      'brust|brustseite|chest|brustkorb|brustbein|herzgegend|ribcage|bruscht',
      'arm|kiefer|jaw|left arm|elefant|elephant|drückt|gedrückt|druck|eng|enge|engegefühl|beklemm*|beklemmung|schraubstock|vice|vise|squeezing|crushing|heavy weight|stein auf|pressure|zuschnürt|zugeschnürt',
      'weh|zieht|drückt|gedrückt|schwer|taub|heavy|numb|pain|hurts|schmerz*|sitzt|sitting|liegt|sits|hinsetzen|spüre|fühl*|feel*|eng|enge|druck|pressure|strahlt|radiating|radiates|beklemm*|seit|since|hatte|had|ache*',
    ),
    unless: 'flach drücken|schräg drücken',
  },
  sign(
    'heart-warning',
    'brennen|brennt|burning|druck|schmerz*|stechen|pain|drückt|pressure',
    'brustbein|sternum|breastbone|herz|herzgegend',
    'belastung|anstrengung|seit|hinterm|hinter|exertion|effort|when i|beim|since|unter|links|behind|heute',
  ),
  sign(
    'heart-warning',
    'schmerz*|pain|zieht|ziehen|ache|weh',
    'linken arm|linker arm|left arm|linke arm',
    'kiefer|jaw|brust|chest|schweiß*|sweat*|atem|luft|breath',
  ),
  sign(
    'breathlessness',
    'treppe|treppen|stairs|schuhebinden|küche|kitchen|liegen|sitzen|sitting|im stehen|couch|sofa|ruhe|rest|reden|sprechen|talking|lying|standing|zähneputzen|anziehen|bett',
    'außer atem|out of breath|luft|schnauf*|atem|atmen|japs*|breath|puste|air|winded|schnappe nach|keuch*|hechel*|panting|wheez*',
    'seit|since|kaum|knapp|schlecht|nicht|koa|neuerdings|schon|plötzlich|suddenly|just|now|auch|selbst|no|total|heute|today|völlig|keine|even|normal|nie|mehr|komplett|ohne',
  ),
  sign(
    'fainting',
    'weg|schwarz|black|dunkel|dark|sternchen|stars',
    'augen|vision|eyes|geworden|kurz war|wurde',
    'umgekippt|hingefallen|festgehalten|boden|hinsetzen|kurz|kreislauf|floor|floor|nearly|fast|beinahe|sit|plötzlich|aufstehen',
  ),
  sign(
    'palpitations',
    'herz|heart|herzschlag|heartbeat|puls|pulse',
    'rast|gerast|rasen|stolper*|flatter*|aussetz*|setzt aus|unregelmäßig*|springt|irregular|racing|races|flutter*|skip*|pounding|hämmert|klopft|spinnt|jumps|erratic|galoppier*|holpert|poltert|verrückt|thumping',
  ),
  sign('palpitations', 'flutter*|flatter*|geflatter', 'chest|brust|herz|heart'),
  sign(
    'neurological',
    'taub|taubheit|taubheitsgefühl|numb|numbness|kribbel*|tingl*|eingeschlafen|eigschlafn|pins and needles|ameisen*|pelzig|gefühl',
    'kraft|kraftlos|schwach|schwäche|weak|weakness|keine kraft|nicht heben|nicht greifen|ned hebn|gibt nach|strength|giving way|drop*|lahm|fallen lassen|cant lift|can t lift|kein griff|nicht richtig greifen|cannot grip|cant grip|can t grip|loss of|nachgeben|knickt weg|sacken weg|nicht mehr bewegen|nicht hochheben|stolpere',
  ),
  sign(
    'neurological',
    'gesicht|face|mund|mouth|augenlid|eyelid|lippe',
    'hängt|droop*|schief|taub|numb|gelähmt|drooping|hangs|hängend*',
  ),
  sign(
    'neurological',
    'plötzlich*|sudden*|schlimmst*|worst|noch nie|heftigst*|explosionsartig*',
    'kopfschmerz*|kopfweh|headache|schädelweh',
    'leben*|life|ever|nie|plötzlich|sudden*|schlimmst*|worst|je',
  ),
  sign(
    'neurological',
    'blase|darm|bladder|bowel|stuhl|urin|pinkeln',
    'nicht halten|kontrolle|control|incontinent|inkontinent',
    'rücken|back|taub|numb|bein*|leg*|ischias|bandscheib*',
  ),
  sign(
    'neurological',
    'plötzlich|seit heute|suddenly|since this morning|seit gestern',
    'wörter|words|sprech*|speak|speech|lallen|lalle|satz',
    'nicht|cant|can t|finde*|verwaschen|slur*|find*|kein*',
  ),
  sign(
    'thrombosis',
    'wade|waden|wadn|bein|calf|leg|unterschenkel|kniekehle|beine',
    'geschwollen*|dick|dickes|swollen|swolen|swelling|schwellung|angeschwollen',
    'warm|heiß|hoaß|hot|flug|langstreckenflug|busfahrt|autofahrt|flight|flew|landed|einseitig*|rot|gerötet|red|spannt|krampf|cramp|one calf|one leg|überwärmt|zugfahrt|long drive|reise',
  ),
  sign(
    'thrombosis',
    'wade|calf|bein|leg',
    'langstreckenflug|flug|flight|landed|busfahrt',
    'schmerz*|weh|pain*|sore|hurts|hart|spannt|tight|zieht',
  ),
  {
    ...happened(
      'fracture',
      '{part}|nase|nose|speiche|elle|knochen|bone|wadenbein|collarbone',
      'bruch|brochen|gebrochen|gebrochene*|brochn|brocha|angeknackst|broken|broke|angebrochen|angebrochene*|fracture*|snapped|durchgebrochen|angebrochn|gips|cast|eingegipst|haarriss',
    ),
    unless: `phone|handy|record|rekord|scheibe|hantelscheibe|auto|car|machine|maschine|${plaster}`,
  },
  sign(
    'fracture',
    'nicht auftreten|cant walk on|cant stand on|cant walk|can t walk',
    'schief|gekracht|krach|crooked|broken|umgeknickt|sturz',
  ),
  happened(
    'tear',
    'grade 1|grade 2|grade 3|grad 1|grad 2|grade one|grade two|zweitgradig|erstgradig',
    'strain|sprain|zerrung|verletzung|pull',
  ),
  happened('tear', '{part}|sehne|ligament|ligaments|tendon|muskel|muscle', torn),
  { ...happened('tear', 'band|bänder|bandl', torn), unless: trainingBand },
  happened(
    'dislocation',
    '{part}',
    'ausgekugelt|auskugelt|popped out|rausgesprungen|herausgesprungen|rausghupft|out of socket|dislocated|luxiert|put back in|eingerenkt|ausghängt',
  ),
  happened(
    'surgery',
    '{part}|blinddarm|appendix|galle|gallbladder|mandeln|tonsils|gebärmutter|uterus|schilddrüse|thyroid|muttermal|mole|zyste|cyst|tumor|hernie|hernia|leistenhernie|leistenbruch|nabelbruch',
    'ersatz|replacement|reconstruction|repair|repaired|removed|entfernt|rausgenommen|genäht|stitches|fäden|sutures|prothese|tep|minimalinvasiv|minimally invasive|eingriff|implantiert|verschraubt|verplattet|metall|gezogen',
    '{age}|fresh|frisch|gerade|gestern|heute|noch|still|yesterday',
  ),
  happened('surgery', 'fäden|stitches|drainage|klammern|sutures|wunde', 'noch|still|gezogen|narbe|bauch|out|in'),
  happened(
    'concussion',
    'kopf|schädel|hinterkopf|head|stirn|skull|kopfball*|helm|helmet',
    'gestürzt|gefallen|aufgeschlagen|angeschlagen|gestoßen|gekracht|banged|hit|bumped|knocked|zusammenstoß|sturz|fell|crash|kaputt|geknallt|angehaut|angschlogn|abbekommen|slammed|smashed|cracked',
    'benommen|foggy|brummt|schwindelig|dizzy|gestern|heute|hard|yesterday|today|vor|freitag|samstag|sonntag|montag|seitdem|since|last|vergesslich|verwirrt|lichtempfindlich|komisch|deppert|neulich|vorhin|morning|früh|week|übel|woche|letzte*|saturday|sunday|friday|monday',
  ),
  happened(
    'concussion',
    'boxen|sparring|kickboxen|mma|rugby|football|handball|kampf|fight',
    'kopf|head|knocked out|zwölf|ko|k o|schädel|benommen|lichtempfindlich',
  ),
  sign(
    'unwell',
    'dreht|draht|drehte|dreht s|spinning|spins|schwankt|schaukelt',
    'alles|ois|sich|room|kopf|everything|boden|karussell',
    'mir|mich|wenn|seit|heute|the|aufstehen|morgens|morgen|is|ganz',
  ),
  sign(
    'unwell',
    'krank|elend|mies|scheiße|sick|poorly|rough',
    'fühl*|bin|feel*|i m|heute',
    'richtig|krank|sick|elend|total|poorly',
  ),
  {
    sense: { is: 'flag', flag: 'unwell' },
    all: ['blutdruck*|bp|rr|blood pressure|pressure|systol*|diastol*|gemessen|measured', '{severe-pressure}'],
    unless: 'früher|damals|vorher|formerly|used to|before|ohne tabletten|without meds',
    within: 8,
  },
  sign(
    'unwell',
    'magen|bauch|stomach|tummy',
    'umgedreht|rebelliert|kotz*|spei*|durchfall|verdorben|upset|throw*|vomit*',
  ),
  sign(
    'fresh-tear',
    'knall|schnalzen|schnalzer|plopp|peitsch*|pop|snap|ploppt|geknallt|schlag in die|ratsch|gerissen',
    'achilles*|wade|calf|hamstring|oberschenkel|knie|knee|achillessehne|bizeps|biceps|brustmuskel|pec|muskel|schulter|shoulder|leiste|groin|bizepssehne|quad',
    'heute|gerade|eben|gestern|today|yesterday|morning|just|felt|heard|satz|gegeben|kann|blau|auftreten|gehört|gespürt',
  ),
  sign(
    'eating-disorder',
    'essen|gegessen|eat|eaten|ate|eating|food|meal*|mahlzeit*|dinner|schokolade|kuchen|kalorien|calories|torte|chocolate|cake|pizza',
    'bestraf*|punish*|verdien*|deserve|abtrainier*|wegtrainier*|burn it off|burn off|kotz*|erbrech*|finger|hals|erlaub*|darf nur|only allowed|guilt*|schuld*|earn|undo|rausschwitzen|schlechtes gewissen|make up for',
  ),
  sign(
    'eating-disorder',
    'esse|gegessen|eaten|ate|essen',
    'tagen|days|nichts|nothing|anything',
    'seit|since|haven t|havent|kaum|barely|for',
    'cardio|trotzdem|abnehm*|fett|fat|dünn|thin|kilo|umfallen|workout|hiit|weight|gewicht|verbrennen|burn|hours|stunden',
  ),
  sign('eating-disorder', 'zu fett|too fat|zu dick|fett|fat|letzte bisschen|last bit', '{underweight}'),
  sign('eating-disorder', 'bmi', '{low-bmi}'),
  sign('pregnancy', 'monat|woche|month|week', 'in mir|babybauch|under my heart|unterm herzen'),
  sign(
    'pregnancy',
    'baby|kind|nachwuchs|bambino',
    'erwarte*|unterwegs|expecting|im bauch|kommt im|due|kriegen ein|bekomme ein|on the way|wird im|in me|having',
  ),
  sign(
    'pregnancy-warning',
    'schwanger|schwangere|ssw|pregnant|schwangerschaft|babybauch|pregnancy|expecting|trimester',
    'blutung|blutungen|blutet|blute|bleeding|bleed|wehen|contractions|contraction|unterleibsschmerzen|unterleib|unterleibskrämpfe|hart|krämpfe|cramps|cramping|flimmern|geschwollene hände|schwindelig|schwindlig|schwindel|dizzy|short of breath|bewegt|moved|moving|kicks|spotting|senkwehen|fainted|fainting|ohnmächtig|fluid|headache|headaches|sehstörungen|brustschmerzen|chest pain|atemnot|kopfschmerzen|fieber|fever|bauchschmerzen|oberbauchschmerzen|calf swollen|wade geschwollen',
  ),
  sign(
    'pregnancy-warning',
    '{weeks}|{month}|baby',
    'blutung|blutungen|blutet|bleeding|wehen|contractions|unterleibsschmerzen|bauch wird hart|bauch hart|dauernd hart|bewegt sich|moved much|moving less|kicks|spotting|tritt nicht|bewegt sich nicht|fruchtwasser|leaking fluid',
  ),
  sign(
    'crisis',
    'letztes training|letztes workout|last workout|last session',
    'danach ist schluss|dann ist schluss|danach ist ende|bin ich weg|goodbye|abschied|i m gone|be gone|its all over|it s all over',
  ),
  happened(
    'birth',
    'baby|sohn|tochter|zwillinge|kleine|kleiner|kleines|kloane|twins|my son|our son|a son|daughter|newborn|säugling|butzerl|kind|neugeborenes|little one',
    '{young}',
    'alt|old|welt|geboren|born|kam|gekommen|kemma|kriagt|bekommen|arrived|da|geschlüpft|auf der welt|ist jetzt|is now|is|ist|vor|ago',
  ),
]
