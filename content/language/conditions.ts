import type { Condition, Drug, TodayState } from '../../domain/coach/read/conditions.ts'
import type { Entry, Sign } from '../../domain/coach/read/language.ts'
import { says } from './entry.ts'

const has = (condition: Condition, ...words: readonly string[]): Entry => says({ is: 'condition', condition }, ...words)
const takes = (drug: Drug, ...words: readonly string[]): Entry => says({ is: 'drug', drug }, ...words)
const today = (state: TodayState, ...words: readonly string[]): Entry => says({ is: 'today', state }, ...words)

/** Diagnoses and lasting states that limit a plan. */
export const conditions: readonly Entry[] = [
  has(
    'heart',
    'pavk|arterielle verschlusskrankheit|schaufensterkrankheit|peripheral artery disease|wpw syndrom|loch im herzen|herzmuskelschwäche|linksherzschwäche|khk|koronare herzkrankheit|koronare herzerkrankung|herzinsuffizienz|herzschwäche|heart failure|heart disease|heart condition|heart problem|heart problems|heart trouble|herzkrank|herzkranke|herzkrankheit|herzleiden|herzfehler|angeborener herzfehler|herzprobleme|herzproblem|herzklappe|herzklappenfehler|herzklappen|klappenfehler|mitralklappe|mitralinsuffizienz|mitralklappenprolaps|aortenklappe|aortenstenose|aortic stenosis|aortic valve|mitral valve|valve disease|leaky valve|herzrhythmusstörungen|herzrhythmusstörung|rhythmusstörungen|arrhythmia|arrhythmie|vorhofflimmern|vorhofflattern|afib|a fib|atrial fibrillation|atrial flutter|kardiomyopathie|cardiomyopathy|hcm|stent|stents|bypass|bypass op|koronarsport|herzsport|herzsportgruppe|loch im herz|wpw|long qt|brugada|coronary|coronary artery disease|cad|angioplasty|herzkatheter|ablation|ablationen|pfo|aorta erweitert|aortenerweiterung|marfan|postural tachycardia|svt|tachykardie|tachycardia|bradykardie|bradycardia|heart murmur|herzgeräusch|herz nicht ganz gesund|herz ist nicht gesund|heart is not great|herzpatient|herzpatientin|cardiac|pumpleistung|herz schwach|schwaches herz|weak heart|vhf|schenkelblock|linksschenkelblock|rechtsschenkelblock|linksschenkelblocks|av block|heart block|bundle branch block|left bundle branch block|right bundle branch block|halsschlagader|halsschlagader verengt|karotisstenose|carotid stenosis|herzkranzgefäße|herzkranzgefäß|herzkranzgefäßverengung|pvcs|premature beats|ventricular ectopics|foramen ovale|offenes foramen ovale|coronary artery|coronary heart disease|pericardial effusion|herzwandverdickung|aorteninsuffizienz|trikuspidalinsuffizienz|pulmonalstenose|sick sinus|sinusknotensyndrom',
  ),
  has('pacemaker', 'herzschrittmacher|schrittmacher|pacemaker|defi|defibrillator|icd'),
  has(
    'blood-pressure',
    'bluthochdruck|hochdruck|hypertonie|hypertonus|hypertension|hypertensive|hypertoniker|hypertonikerin|high blood pressure|high bp|hoher blutdruck|hohen blutdruck|hohem blutdruck|blutdruck hoch|blutdruck ist hoch|blutdruck zu hoch|blutdruck ist zu hoch|erhöhter blutdruck|erhöhten blutdruck|blutdruck erhöht|blutdruckprobleme|blutdruckpatient|blood pressure is high|elevated blood pressure|raised blood pressure|bp is high|blood pressure problems|blood pressure issues|blutdruck medikamentös|blutdruck eingestellt|zu hoher blutdruck|da druck is|blutdruckwerte|blutdruck|blood pressure',
  ),
  has(
    'low-blood-pressure',
    'niedriger blutdruck|niedrigen blutdruck|hypotonie|low blood pressure|low bp|hypotone|hypotension|blutdruck niedrig|blutdruck im keller|orthostatische|pots|dysautonomia|dysautonomie|kreislaufschwäche|orthostatic intolerance|vasovagal',
  ),
  has(
    'diabetes',
    'diabetes|diabetiker|diabetikerin|diabetisch|diabetic|diabetics|zuckerkrank|zuckerkrankheit|typ 1 diabetes|typ 2 diabetes|t1d|t2d|t1dm|t2dm|typ 1|typ 2|type 1|type 2|type one|type two|unterzucker|unterzuckerung|unterzuckert|hypo|hypos|hypoglycemia|hypoglycaemia|blood sugar|blutzucker|hab zucker|habe zucker|altersdiabetes|prädiabetes|prediabetes|prediabetic|lada|insulinresistenz|insulin resistant|zuckerkrankheiten|wegen zucker|glucose monitor|cgm|freestyle libre|dexcom|diabetes typ|diabetes type',
  ),
  has(
    'epilepsy',
    'epilepsie|epileptiker|epileptikerin|epileptisch|epileptischer|epilepsy|epileptic|seizure|seizures|krampfanfall|krampfanfälle|krampfanfällen|anfallsleiden|anfallskrank|absencen|absences|grand mal|petit mal|fallsucht|anfallsfrei',
  ),
  has(
    'osteoporosis',
    'osteoporose|osteoporosis|osteopenie|osteopenia|knochenschwund|schwache knochen|schwachen knochen|brittle bones|low bone density|bone density|knochendichte|t score|glasknochen|poröse knochen|brüchige knochen|weak bones|thin bones|dünne knochen|bone loss|dxa|osteogenesis imperfecta|glasknochenkrankheit|wirbelkörpereinbruch|knochendichte niedrig|morbus paget',
  ),
  has(
    'disc',
    'bandscheibe|bandscheiben|bandscheibenvorfall|bandscheibenvorfälle|bandscheibenprotrusion|bandscheibenvorwölbung|protrusion|vorwölbung|bsv|prolaps bandscheibe|slipped disc|slipped disk|herniated disc|herniated disk|herniated discs|disc herniation|disk herniation|bulging disc|bulging disk|disc bulge|disc prolapse|prolapsed disc|disc degeneration|degenerative disc|ischias|ischiasnerv|ischialgie|ischiasschmerzen|sciatica|sciatic|sciatic nerve|spondylolisthesis|spondylolyse|spondylolysis|wirbelgleiten|gleitwirbel|spinalkanalstenose|spinalkanal|spinal stenosis|stenose|radikulopathie|radiculopathy|disc|discs|disk|disks|nucleus pulposus|npp|bandscheim|osteochondrose',
  ),
  has(
    'clotting',
    'hämophilie|haemophilia|hemophilia|bluterkrankheit|gerinnungsstörung|gerinnungsstörungen|faktor v|faktor v leiden|factor v|factor v leiden|von willebrand|willebrand|thrombophilie|thrombophilia|clotting disorder|bleeding disorder|blutgerinnung|gerinnung|thrombozytopenie|low platelets|itp',
  ),
  has(
    'asthma',
    'asthma|asthmatiker|asthmatikerin|asthmatisch|asthmatic|belastungsasthma|asthma bronchiale|bronchialasthma',
  ),
  has(
    'lungs',
    'schlafapnoe|sleep apnoea|sleep apnea|cpap|copd|lungenemphysem|emphysem|emphysema|lungenfibrose|pulmonary fibrosis|mukoviszidose|cystic fibrosis|lungenkrank|lungenkrankheit|lung disease|sarkoidose|sarcoidosis|lungenhochdruck|chronische bronchitis|chronic bronchitis|pneumothorax|lungenprobleme|bronchiektasen|bronchiektase|bronchiectasis|staublunge|silikose|asbestose|silicosis|asbestosis|alpha 1 antitrypsinmangel|alpha 1 antitrypsin|stimmbanddysfunktion|vocal cord dysfunction|interstitial lung disease|lungenteilresektion',
  ),
  has(
    'cancer',
    'hirntumor|brain tumour|brain tumor|meningeom|glioblastom|myeloma|polyzythämie|krebs|krebserkrankung|krebspatient|krebspatientin|brustkrebs|hautkrebs|darmkrebs|prostatakrebs|cancer|breast cancer|tumor|tumour|leukämie|leukaemia|leukemia|lymphom|lymphoma|melanom|melanoma|karzinom|metastasen|onkologie|bestrahlung|radiotherapy|strahlentherapie|hodgkin|myelom|krebsnachsorge|schilddrüsenkrebs|eierstockkrebs|hodenkrebs|lungenkrebs|blasenkrebs|nierenkrebs|magenkrebs|leberkrebs|knochenkrebs|gebärmutterkrebs|gebärmutterhalskrebs|speiseröhrenkrebs|bauchspeicheldrüsenkrebs|blutkrebs|ovarian cancer|testicular cancer|lung cancer|prostate cancer|skin cancer|bowel cancer|colon cancer|thyroid cancer|sarkom|sarcoma|kavernom|cavernoma|hypophysenadenom|pituitary adenoma|akustikusneurinom|non hodgkin',
  ),
  has(
    'rheumatism',
    'psa|sjögren syndrom|schuppenflechte arthritis|psoriasisarthritis|scleroderma|ra seit|have ra|rheuma|rheumatisch|rheumatoide arthritis|rheumatoid arthritis|rheumatoid|polyarthritis|morbus bechterew|bechterew|ankylosing spondylitis|spondylarthritis|psoriasis arthritis|psoriatic arthritis|lupus|sle|sklerodermie|polymyalgie|kollagenose|vaskulitis|sjögren|got ra|i ve ra|riesenzellarteriitis|giant cell arteritis|dermatomyositis|polymyositis|still syndrom|morbus still',
  ),
  has('gout', 'gicht|gichtanfall|gout|harnsäure'),
  has('fibromyalgia', 'fibromyalgie|fibromyalgia|fibro'),
  has(
    'multiple-sclerosis',
    'multiple sklerose|multiple sclerosis|ms patient|ms patientin|ms diagnose|ms schub|hab ms|habe ms|have ms|encephalomyelitis disseminata|schubförmige ms|ms|cidp|charcot marie tooth|cmt krankheit|als erkrankung|als diagnose|diagnosed als|motor neurone disease|motor neuron disease|fazialisparese|gesichtslähmung|bells palsy|bell s palsy|nmosd',
  ),
  has('parkinson', 'parkinson|parkinsons|morbus parkinson'),
  has(
    'vertigo',
    'hörsturz|sudden hearing loss|lagerungsschwindel|lagerungsschwindels|vertigo|bppv|menière|morbus meniere|meniere|ménière|menieres|gleichgewichtsstörung|gleichgewichtsstörungen|balance disorder|vestibular|neuritis vestibularis',
  ),
  has('glaucoma', 'glaukom|glaucoma|grüner star|grünen star|augeninnendruck|eye pressure|intraocular pressure'),
  has(
    'eyes',
    'sehbehindert|sehbehinderung|visually impaired|grauer star|grauen star|cataract|cataracts|katarakt|netzhaut|netzhautablösung|netzhautriss|retina|retinal detachment|detached retina|retinopathie|retinopathy|makuladegeneration|augen op|glaskörperabhebung|glaskörper|keratokonus|keratoconus|macular degeneration|uveitis|hornhauttransplantation|augeninfarkt|optic neuritis|sehnerventzündung',
  ),
  has(
    'hernia',
    'leistenbruch|leistenhernie|nabelbruch|bauchnabelbruch|bauchdeckenbruch|bauchbruch|schenkelbruch|wasserbruch|nabelhernie|hernie|hernia|bauchwandbruch|narbenbruch|narbenhernie|zwerchfellbruch|hiatushernie|inguinal hernia|umbilical hernia|hiatal hernia|hiatus hernia|incisional hernia',
  ),
  has(
    'diastasis',
    'rektusdiastase|rectusdiastase|diastase|diastasis|diastasis recti|ab separation|abdominal separation|bauchmuskelspalte',
  ),
  has(
    'pelvic-floor',
    'beckenboden|beckenbodenschwäche|pelvic floor|prolapse|organ prolapse|pelvic organ prolapse|gebärmuttersenkung|blasensenkung|blasenschwäche|inkontinenz|inkontinent|belastungsinkontinenz|incontinence|incontinent|leak|leaking|leak when|pee myself|pee a bit|verliere urin|urin verlieren|tröpfeln|blase ist schwach|schwache blase|weak bladder|stressinkontinenz|bladder leaks|senkung|senkungsbeschwerden|scheidensenkung|beckenbodensenkung|rektozele|zystozele|cystocele|rectocele|reizblase|overactive bladder',
  ),
  has(
    'bowel',
    'morbus crohn|künstlicher darmausgang|künstlichen darmausgang|darmausgang|crohn|crohns|crohn s|colitis|colitis ulcerosa|ulcerative colitis|ced|reizdarm|ibs|divertikulitis|divertikel|diverticulitis|zöliakie|coeliac|celiac|darmerkrankung|stoma|ileostoma|magengeschwür|ulcer|barrett ösophagus|gerd|gastritis|divertikulose|diverticulosis|ibd|analfissur|anal fissure|hämorrhoiden|hämorrhoide|haemorrhoids|hemorrhoids|piles|kurzdarm|zwölffingerdarmgeschwür',
  ),
  has(
    'kidneys',
    'niereninsuffizienz|nierenkrank|nierenerkrankung|nierenprobleme|kidney disease|ckd|dialyse|dialysis|nierensteine|kidney stones|kidney stone|nierenstein|einzelniere|zystennieren|kidney problems|polycystic kidneys|polycystic kidney|pkd|glomerulonephritis|nephrotic|nephrotisch|nierenversagen|kidney failure|schrumpfniere|prostatavergrößerung|enlarged prostate|bph|prostatitis',
  ),
  has(
    'liver',
    'leberzirrhose|leber|fettleber|fatty liver|liver|cirrhosis|leberwerte|liver disease|gallensteine|gallstones|pankreatitis',
  ),
  has(
    'anaemia',
    'anämie|anemia|anaemia|blutarmut|eisenmangelanämie|eisenmangel|iron deficiency|ferritin|hb wert|iron deficient|blutarm|sichelzellen|sickle cell|thalassämie|hämochromatose|hemochromatosis|haemochromatosis|eisenspeicherkrankheit|vitamin b12 mangel|b12 mangel|low haemoglobin|low hemoglobin',
  ),
  has(
    'hypermobility',
    'hypermobil|hypermobilität|hypermobile|hypermobility|ehlers danlos|eds|heds|überbeweglich|überbeweglichkeit|bindegewebsschwäche',
  ),
  has(
    'long-covid',
    'long covid|longcovid|post covid|postcovid|long corona|post covid syndrom|me cfs|cfs|chronic fatigue|chronisches fatigue|fatigue syndrom|fatigue|crash pem|post exertional malaise|pem|mecfs',
  ),
  has(
    'exhaustion',
    'psychisch nicht gut|psychisch gerade nicht gut|psychisch nicht so gut|mental nicht gut|mental gerade nicht gut|seelisch nicht gut|psychisch angeschlagen|psychisch schlecht|mentally not okay|mentally not ok|struggling mentally|mental health is bad|schizophrenie|schizophrenia|borderline störung|borderlinerin|zwangsstörung|anxiety|angsterkrankung|panikstörung|depris|antidepressiva|antidepressivum|antidepressant|antidepressants|sertralin|sertraline|zoloft|citalopram|escitalopram|cipralex|lexapro|venlafaxin|venlafaxine|effexor|fluoxetin|fluoxetine|prozac|paroxetin|paroxetine|paxil|duloxetin|duloxetine|cymbalta|bupropion|wellbutrin|elontril|agomelatin|ssri|ssris|snri|burnout|burn out|erschöpfungssyndrom|erschöpfungsdepression|depression|depressionen|depressiv|depressive|angststörung|panikattacken|panikattacke|panic attacks|panic attack|anxiety disorder|ptbs|ptsd|bipolar|übertraining|overtraining|overtrained|dementia|demenz|alzheimer|adhs|adhd|ocd|psychotisch|psychotic|zwangsgedanken',
  ),
  has('lymphoedema', 'lymphödem|lymphoedema|lymphedema|lipödem|lipoedema|lipedema'),
  has(
    'varicose-veins',
    'krampfadern|krampfader|varizen|varicose veins|varicose|venenschwäche|veneninsuffizienz|venenleiden|besenreiser',
  ),
  has(
    'transplant',
    'transplantation|transplantiert|transplant|spenderniere|spenderorgan|spenderherz|donor kidney|organspende bekommen|nierentransplantat|transplantatniere|herztransplantiert|nierentransplantiert|lebertransplantiert',
  ),
  says(
    { is: 'unclear', named: true },
    'aus dem krankenhaus entlassen|aus der klinik entlassen|stille noch|ich stille|stille ich|stille voll|stille unser baby|stille mein baby|stillend|stillende|stillzeit|breastfeeding|breast feeding|nursing mother|still nursing',
  ),
  says(
    { is: 'unclear' },
    'humple|humpel|humpeln|humpelt|humpelnd|hinke|hinkend|limping|hobbling|told me to avoid|told to avoid|doctor advised against|advised me not to|advised against|hat mir verboten|rät mir ab|rät davon ab|abgeraten|pressatmung vermeiden|nicht pressen soll|aus der klinik entlassen|frisch entlassen|gerade entlassen|heute entlassen|gestern entlassen|just out of hospital|just out of the hospital|just home from hospital|just home from the hospital|just discharged|just got discharged|als diagnose|thyroid issues|thyroid problems|thyroid disease|schilddrüsenerkrankung|medikinet|trt|marfan syndrom|spinal cord injury|hereditär|erbkrankheit|nur eine niere|one kidney|nur eine lunge|auffälliges ekg|am ekg|im ekg|ekg auffällig|abnormal ecg|abnormal ekg|rare disorder|connective tissue disorder|tissue disorder|bindegewebserkrankung|genetic condition|blood disorder|bluterkrankung|nerve disorder|muscle disorder|autoimmunsache|autoimmunding|halblang machen|kürzertreten|kürzer treten|piano machen soll|langsam machen soll|mich zurückhalten soll|genetic disorder|genetische erkrankung|stoffwechselerkrankung|stoffwechselkrankheit|metabolic disorder|syndrom|syndrome|diagnose bekommen|eine diagnose|diagnosis|wird abgeklärt|wird noch abgeklärt|noch abgeklärt|under investigation|being investigated|abklärung|arztbrief|siehe arztbrief|befund|befunde|muskelerkrankung|morbus|seltene krankheit|seltene erkrankung|rare disease|rare condition|chronisch krank|chronische krankheit|chronic illness|chronic condition|autoimmun|autoimmunerkrankung|autoimmune|autoimmune disease|gesundheitliche probleme|gesundheitliche einschränkungen|gesundheitlich|gesundheitlichen gründen|gesundheitlich angeschlagen|health issues|health issue|health problems|health reasons|medical condition|medical reasons|medical issue|vorerkrankung|vorerkrankungen|erkrankung|erkrankungen|krankheit|krankheiten|disease|illness|pre existing|bauchspeicheldrüse|pankreas|pancreas|schilddrüsenüberfunktion|überfunktion|graves disease|arzt sagt ich soll nicht|arzt sagt ich soll weniger|doctor told me to|doctor told me|doc told me|doc says|arzt meint|ärztin sagt ich soll|arzt sagt|ärztin sagt|ärztin meint|soll mich schonen|rollator|rollstuhl|wheelchair|polio|muss aufpassen|soll aufpassen|soll vorsichtig|muss mich schonen|be careful|told to be careful|told to rest|take it easy doctor|neue medikamente|neues medikament|neue tabletten|new meds|new medication|new pills|medikamente|medikament|medication|medications|meds|tabletten|tablets|nehme tabletten|krankenhaus gelegen|in reha|stationär|spastik|knochenmark|gesundheit angeschlagen|nicht ganz gesund|nicht ganz fit gesundheitlich|verletzung|verletzungen|injury|injuries|behinderung|schwerbehindert|disability|disabled|arzttermin wegen|mrt|mri|röntgen|x ray|ct termin|überweisung|orthopäde|orthopädin|kardiologe|kardiologin|cardiologist|neurologe|physiotherapie|physical therapy|reha|lyme disease|muskelzucken|muskelzuckungen|muscle twitching|portkatheter|port katheter|langzeit ekg|walker since|orthopädischer stiefel|kompressionsstrümpfe wegen|ms verdacht|katheter|catheter|dauerkatheter|vigil tabletten',
  ),
  // Names that no class of the rules holds: asked about wherever they stand.
  says(
    { is: 'unclear', named: true },
    'raynaud|beinlängendifferenz|leg length discrepancy|fieberblase|fieberbläschen|lippenherpes|cold sore|cold sores|trockener alkoholiker|trockene alkoholikerin|recovering alcoholic|skin infection|hautinfektion|wundinfektion|infected cut|infected wound|infected blister|entzündete wunde|entzündeter stich|infected bite|wasser in den beinen|wasser im bein|wasser in den füßen|wasser in den knöcheln|water retention in my legs|fluid in my legs|tinnitus|überbein|ganglion|raynauds|amyotrophe lateralsklerose|restless legs|clusterkopfschmerz|clusterkopfschmerzen|cluster headache|cluster headaches|hiv|hydrozephalus|hirnshunt|muskelschwund|muskelatrophie|sma typ|ritalin|methylphenidat|elvanse|adderall|vyvanse|concerta xl|abilify|zyprexa|aripiprazol|clozapin|triptan|triptane|sumatriptan|rizatriptan|aimovig|ajovy|restex|testogel|anabolika|sarms|colchicin|colchicine|isotretinoin|accutane|roaccutan|allopurinol|eculizumab|marfan|querschnitt|querschnittslähmung|klumpfuß op|trichterbrust op|post polio|guillain barre|immundefekt|immunschwäche|immune deficiency|muskeldystrophie|muscular dystrophy|myasthenie|myasthenia|crps|sudeck|morbus sudeck|hashimoto|pancreatitis|hyperthyroidism|morbus graves|basedow|addison|cushing|endometriose|endometriosis|pcos|migräne chronisch|narkolepsie|narcolepsy|tourette|zerebralparese|cerebral palsy|hemiparese|amputation|amputiert|amputated|amputee|prothesenträger|syringomyelie|chiari|porphyrie|mastozytose|mcas|spina bifida|nervenschmerzen|neuralgie|trigeminus|trigeminusneuralgie|polyneuropathie|neuropathie|schlaganfallpatient|schilddrüsenunterfunktion|unterfunktion der schilddrüse|hypothyroidism|hypothyroid|underactive thyroid|overactive thyroid|hyperthyroid|schilddrüsenknoten|myome|myom|fibroids|fibroid|adipositas|adipös|morbid obesity|morbidly obese|vitamin d mangel|chiari malformation|muskeldystrophie duchenne|duchenne|kleinwuchs|achondroplasie|achondroplasia|morbus wilson|morbus fabry|amyloidose|neurofibromatose|herpes zoster|gürtelrose|shingles|lyme|tuberkulose|tuberculosis|colostomy|langzeit blutdruck|holter monitor|holter|cpap gerät|unterarmgehstützen|gehstützen|halskrause|neck brace|neck collar|armschlinge|arm in der schlinge|arm in a sling|in a sling|wearing a sling|gilchrist verband|gehgips|aircast|vacoped|moon boot|walking boot|beinprothese|unterschenkelprothese|armprothese|prosthetic leg|prosthetic|prosthesis|orthese|orthesen|feeding tube|concerta|modafinil|l dopa|ldopa|levodopa|madopar|sinemet|pramipexol|ropinirol|azilect|rasagilin|febuxostat|adenuric|carbimazol|carbimazole|thyreostatika|betahistin|vasomotal|strattera|atomoxetin|testosterone injections|testosterone injection|testosteronspritzen|testosteronspritze|testosterone replacement|antidementiva|donepezil|varenicline|champix|naltrexone|naltrexon|disulfiram|antabus|roaccutane|knochenmarködem|bone marrow edema|bone marrow oedema|chronisch venöse insuffizienz|metabolisches syndrom|antiphospholipid syndrom|antiphospholipid',
  ),
]

/** "Sauschlecht", "megamies". */
const worse = ['sau', 'super', 'mega', 'ur', 'voll', 'total', 'end', 'ober', 'hunds', 'arsch']
  .flatMap(very => [`${very}schlecht`, `${very}mies`])
  .join('|')

/** Diagnoses that say their body part or time by what stands around them. */
export const conditionSigns: readonly Sign[] = [
  {
    sense: { is: 'today', state: 'bad-sleep' },
    all: [
      'geschlafen|gepennt|pennen|geratzt|ratzen|gepooft|pofen|gedöst|gschloffe|schlaf|sleep|slept|nacht|night|gschlafn|gschlofn|kip|shuteye',
      '{few-hours}',
    ],
  },
  {
    sense: { is: 'today', state: 'bad-sleep' },
    all: [
      'schlaf|schlafe|schlafen|geschlafen|gschlafn|gschlofn|gepennt|penn|penne|pennen|geratzt|gepooft|nacht|nächte|sleep|sleeping|slept|night|nights',
      `${worse}|mies|miese|miserabel|schlecht|schlechte|beschissen|beschissene|bescheiden|scheiße|scheisse|kacke|unruhig|unruhige|grottig|grausig|furchtbar|grauenhaft|kaum|badly|poorly|crap|crappy|terribly|terrible|awful|awfully|rough|shit|shitty|lousy|barely|hardly|not sleeping|nicht gut|not well|not great|nicht richtig`,
    ],
    within: 4,
    unless:
      'besser|better|damit|nicht schlecht|gar nicht schlecht|not bad|not badly|vorher schlecht|früher|seit ich trainiere|verlegen|falsch gelegen|stiff|steif|kinder|kind|kids|baby|kleine|kleiner|mann|frau|hund',
  },
  {
    sense: { is: 'unclear' },
    all: [
      'humple|humpel|humpeln|humpelt|humpelnd|hinke|hinken|hinkend|limp|limping|limped|hobbling|hobble|kann|can',
      'humple|humpel|humpeln|humpelt|humpelnd|hinke|hinken|hinkend|limp|limping|limped|hobbling|hobble|schlecht sitzen|kaum sitzen|nicht lange sitzen|nicht sitzen|schlecht stehen|kaum stehen|nicht lange stehen|schlecht laufen|kaum laufen|kaum gehen|schlecht gehen|schlecht liegen|kaum liegen|barely walk|hardly walk|barely sit|hardly sit|barely stand|hardly stand',
    ],
    within: 6,
    lacking: true,
    unless:
      'muskelkater|sore|doms|leg day|legday|nach dem training|after training|workout|still sitzen|ruhig sitzen|hund|dog|kind|kids|stolz|vor lachen|pferd|horse|limp wrist',
  },
  {
    sense: { is: 'unclear' },
    all: [
      'botox|filler|fillern|unterspritzt|aufgespritzt|tattoo|tätowierung|piercing|tattooed',
      'heute|gestern|vorgestern|frisch|neu|neues|today|yesterday|new|fresh|{young}',
    ],
    within: 7,
    unless: 'termin|appointment|motiv|idee|idea',
  },
  {
    sense: { is: 'unclear' },
    all: [
      'befruchtung|ivf|icsi|kinderwunschbehandlung|eizellen|eizelle|embryo|embryonen|embryos',
      'transfer|transferiert|eingesetzt|punktion|stimulation|stimulieren|hormone|hormonspritzen|künstliche|künstlicher|transferred|implanted|retrieval',
    ],
    within: 9,
  },
  {
    sense: { is: 'unclear' },
    all: ['bein|leg', 'kürzer|verkürzt|shorter|länger als das andere|longer than the other'],
    within: 3,
    unless: 'training|tag|einheit|workout|pause|hose|day|session|lauf|schritt',
  },
  {
    sense: { is: 'unclear' },
    all: [
      'zahnarzt|zahnärztin|zahn|zähne|kiefer|backe|wange|lippe|dentist|tooth|teeth|wurzelbehandlung|root canal',
      'taub|betäubt|betäubung|spritze|numb|numbed|anaesthetic|anesthetic|wundschmerz|nachblutung',
    ],
    within: 9,
  },
  {
    sense: { is: 'condition', condition: 'heart' },
    all: [
      'herz|heart',
      'nicht gut|nicht so gut|nicht in ordnung|nicht ganz gesund|undicht|klappe|krank|schwach|nicht gesund|probleme|problem|problems|condition|weak|not great|vergrößert|enlarged',
    ],
    unless: 'training|workout',
  },
  {
    sense: { is: 'condition', condition: 'blood-pressure' },
    all: ['druck|rr|bp|blutdruck|blood pressure|pressure', '{high-pressure}'],
  },
  {
    sense: { is: 'condition', condition: 'blood-pressure' },
    all: ['druck', 'dokta|doktor|hoch|arzt|oft', 'wieder|zu|mein|da|beim'],
  },
  {
    sense: { is: 'condition', condition: 'pelvic-floor' },
    all: [
      'pipi|urin|pee|wee|tröpf*|tropf*|einnäss*|nasse hose|in die hose|leak|leaks|leaking|leaked',
      'hüpf*|spring*|trampolin*|jump*|skip*|nies*|sneez*|hust*|cough*|lach*|laugh*|heben|lifting|seilspring*|joggen|running',
    ],
    within: 10,
    unless: 'hund|dog|kind|kleine|sohn|tochter|windel|roof|pipe|flasche|bottle',
  },
  {
    sense: { is: 'condition', condition: 'pelvic-floor' },
    all: [
      'verlier*|leak|leaking|pee|tröpfel*|undicht',
      'urin|when i jump|wenn ich springe|springen|jump|seilspringen|husten|cough|sneeze|niesen|lachen|laugh|run|laufen|blase|bladder|running|hüpfen|trampolin',
    ],
  },
  { sense: { is: 'condition', condition: 'diabetes' }, all: ['{sugar}'] },
  {
    sense: { is: 'condition', condition: 'diabetes' },
    all: ['zucker', 'spritz*|insulin|hab|habe|hob|wegen|krank|typ|seit'],
    unless: 'reduziert|verzichte|gegessen|weniger zucker|zuckerfrei|ohne zucker|gönn*',
  },
  {
    sense: { is: 'condition', condition: 'disc' },
    all: [
      'l4|l5|s1|c5|c6|l3|c7|l4 l5|l5 s1|c5 c6',
      '{part}|vorwölbung|zieht|vorfall|bulge|prolaps|protrusion|disc|op|bandscheib*|wirbel*',
    ],
  },
  {
    sense: { is: 'condition', condition: 'multiple-sclerosis' },
    all: ['ms', 'diagnos*|schub|hitze|kraft|erhalten|seit|hab|habe|relapsing|schubförmig'],
  },
  {
    sense: { is: 'unclear' },
    all: [
      'schickt|geschickt|überweist|überwiesen|überweisung|sent me|sends me|referred|referral',
      'kardiolog*|neurolog*|orthopäd*|rheumatolog*|pneumolog*|angiolog*|gefäßchirurg*|facharzt|lungenfacharzt|cardiolog*|orthopaed*|orthoped*|specialist|mrt|mri|ct|röntgen|x ray',
    ],
    within: 8,
    unless: 'unauffällig|sauber|alles gut|alles in ordnung|all clear|all fine|ohne befund|damals|früher',
  },
  {
    sense: { is: 'unclear' },
    all: [
      'arzt|ärztin|doctor|doc|dokta|doktor|cardiologist|kardiologe|orthopäde',
      'aufpassen|vorsichtig|careful|schonen|langsam|nicht übertreiben|not overdo|not to overdo|abklären|verboten|abgeraten|nicht sicher|rest|gemäßigt|take it easy|soll ich nicht|darf ich nicht',
    ],
  },
  // Not quite well again: of what, is asked.
  {
    sense: { is: 'unclear', named: true },
    all: [
      'nicht|noch nicht|net|ned|nit|not|still not',
      'ganz|richtig|wieder|noch|voll|100|hundert|hundertprozentig|vollständig|komplett|fully|quite|yet|completely|hundred|still',
      'gesund|genesen|auskuriert|recovered|healthy|hundred percent|100 percent|well again',
    ],
    within: 6,
    lacking: true,
    unless: 'nicht mehr|ernähr*|essen|eat|diet|food|sicher|sure|leben|lifestyle|herz|heart|nur',
  },
  {
    sense: { is: 'unclear', named: true },
    all: ['nicht|net|ned|nit|not', 'ganz|wieder|100|hundert|voll|hundertprozentig', 'fit|auf der höhe|auf dem damm'],
    within: 6,
    lacking: true,
    unless: 'genug|enough|für|for|nicht mehr|nur|werden|werde',
  },
]

/** Drugs that change a plan, by substance, brand and everyday name. */
export const drugs: readonly Entry[] = [
  takes(
    'beta-blocker',
    'betablocker|beta blocker|beta blockers|betablockern|beta blocking|bisoprolol|metoprolol|nebivolol|propranolol|atenolol|carvedilol|sotalol|concor|beloc|beloc zok|nebilet|dociton|dilatrend|labetalol|timolol|nadolol|esmolol|metohexal|inderal|lopressor|toprol|tenormin|bystolic|coreg|bisohexal',
  ),
  takes(
    'blood-thinner',
    'ass protect|aspirin protect|baby aspirin|aspirin 81|low dose aspirin|godamed|brilinta|effient|lovenox|fraxiparin|mono embolex|tinzaparin|dalteparin|thrombosespritzen|blutverdünner|blutverdünnern|blutvadünna|blutverdünnung|blutverdünnende|blood thinner|blood thinners|bloodthinners|marcumar|falithrom|phenprocoumon|warfarin|coumadin|xarelto|rivaroxaban|eliquis|apixaban|pradaxa|dabigatran|lixiana|edoxaban|heparin|clexane|enoxaparin|fragmin|plavix|clopidogrel|brilique|ticagrelor|prasugrel|ass 100|aspirin 100|anticoagulated|anticoagulant|anticoagulants|antikoaguliert|gerinnungshemmer|antikoagulation|innohep|savaysa|quick wert|inr',
  ),
  takes(
    'blood-pressure',
    'blutdrucktabletten|blutdrucktablette|blutdruckmittel|blutdrucksenker|blutdruckmedikamente|blutdruckmedikament|blutdruckpillen|blood pressure pills|blood pressure meds|blood pressure medication|blood pressure tablets|bp meds|bp pills|ramipril|enalapril|lisinopril|perindopril|captopril|candesartan|valsartan|losartan|telmisartan|olmesartan|irbesartan|amlodipin|amlodipine|lercanidipin|nifedipin|hct|hydrochlorothiazid|torasemid|spironolacton|moxonidin|clonidin|ace hemmer|sartan|sartane|ace inhibitor|wassertabletten|diuretikum|diuretika|diuretic|doxazosin|furosemid|furosemide|lasix|eplerenon|xipamid|indapamid|chlortalidon|bumetanid|lercarnidipin|nitrendipin|urapidil|water tablets|wasserpillen|entwässerungstabletten|delix|atacand|norvasc|cozaar|diovan|micardis|benicar|hctz|water pills|water pill|blopress|aldactone|aprovel|twynsta|zestril|catapresan',
  ),
  takes(
    'heart',
    'amiodaron|amiodarone|flecainid|flecainide|digoxin|digitoxin|ivabradin|entresto|nitrospray|nitro spray|nitroglycerin|herztabletten|heart meds|heart medication|herzmedikamente|verapamil|diltiazem|nitro|gtn spray|gtn|digitalis|dronedaron|multaq|propafenon|tambocor|ranolazin|herzmittel|isosorbidmononitrat|isosorbiddinitrat|ismn|isdn|isoket|corvaton|molsidomin|procoralan',
  ),
  takes(
    'diabetes',
    'wegovy|saxenda|zepbound|rybelsus|abnehmspritze|glipizid|glipizide|farxiga|invokana|pioglitazon|humulin|basal insulin|ct conti|libre sensor|freestyle libre|dexcom|omnipod|pumpe am bauch|insulin pen|insulin spritzen|insulin|insulinpumpe|insulin pump|insulinpen|metformin|ozempic|glp 1|glp1|semaglutid|semaglutide|trulicity|dulaglutid|jardiance|empagliflozin|forxiga|dapagliflozin|januvia|sitagliptin|victoza|liraglutid|glimepirid|gliclazid|novorapid|humalog|lantus|toujeo|tresiba|mounjaro|tirzepatid|spritze insulin|insulin dependent|insulinpflichtig|bolus',
  ),
  takes(
    'epilepsy',
    'depakote|topamax|zonegran|trileptal|rivotril|clonazepam|clobazam|keppra|levetiracetam|lamotrigin|lamotrigine|lamictal|valproat|valproate|valproinsäure|depakine|carbamazepin|carbamazepine|tegretal|tegretol|topiramat|topiramate|brivaracetam|briviact|lacosamid|lacosamide|vimpat|phenytoin|phenobarbital|oxcarbazepin|orfiril|zonisamid|antiepileptika|epilepsietabletten|tabletten gegen anfälle|anfallstabletten',
  ),
  takes(
    'osteoporosis',
    'alendronic acid|evenity|romosozumab|actonel|fosamax|alendronat|alendronate|prolia|denosumab|bisphosphonat|bisphosphonate|bisphosphonates|risedronat|ibandronat|bonviva|zoledronat|aclasta|forsteo|teriparatid|raloxifen',
  ),
  takes(
    'painkiller',
    'tramal|targin|palexia|tapentadol|celebrex|meloxicam|percocet|vicodin|hydrocodone|hydrocodon|oxycontin|toradol|ketorolac|thomapyrin|buscopan plus|novaminsulfon|novalgin tropfen|spalt|motrin|ibuflam|diclo|pain meds|pain medication|schmerzspritze|schmerzmedikamente|schmerzpillen|etodolac|ibuprofen|ibu|diclofenac|voltaren|novalgin|metamizol|naproxen|tilidin|tramadol|oxycodon|oxycodone|morphin|morphine|opioid|opioide|opioids|schmerzmittel|schmerztabletten|schmerztablette|painkiller|painkillers|pain killers|pain killer|paracetamol|aspirin|etoricoxib|arcoxia|celecoxib|dolormin|fentanyl|kortisonspritze|gespritzt gegen schmerzen|tylenol|advil|aleve|codein|codeine|co codamol|nsaid|nsaids|cortisone shot|cortisone injection|kortisonspritzen|ibus|schmerzpflaster|cannabis rezept|nurofen|pregabalin|gabapentin|lyrica|hydromorphon|hydromorphone|dilaudid|palladon|buprenorphin|buprenorphine|subutex|suboxone|temgesic|methadon|methadone|polamidon|l polamidon|opiate|opiaten|opiat|opiates|fentanylpflaster|fentanyl patches|dipidolor|oxygesic|valoron|zaldiar|katadolon|norgesic|muskelrelaxans|muskelrelaxanzien|muscle relaxant|muscle relaxants|flexeril|ortoton|methocarbamol|tizanidin|tizanidine|sirdalud|baclofen|lioresal',
  ),
  takes(
    'cortisone',
    'cortison|kortison|prednisolon|prednison|prednisone|prednisolone|cortisone|dexamethason|hydrocortison|methylprednisolon|steroids|fludrocortison|decortin|kortisontabletten',
  ),
  takes(
    'antibiotic',
    'cotrimoxazol|cotrim|cipro|augmentin|flucloxacillin|clarithromycin|nitrofurantoin|metronidazol|zpack|z pack|antibiotikum|antibiotika|antibiose|antibiotic|antibiotics|amoxicillin|penicillin|ciprofloxacin|doxycyclin|clindamycin|cefuroxim|azithromycin|levofloxacin',
  ),
  takes(
    'sedative',
    'cannabis auf rezept|medizinisches cannabis|medizinalcannabis|medical cannabis|medical marijuana|dronabinol|ativan|klonopin|seroquel|lormetazepam|bromazepam|oxazepam|temazepam|pipamperon|hydroxyzin|tavor|lorazepam|diazepam|valium|xanax|alprazolam|benzos|benzodiazepine|schlaftablette|schlaftabletten|schlafmittel|sleeping pill|sleeping pills|sleeping tablet|zopiclon|zolpidem|zopiclone|ambien|quetiapin|quetiapine|beruhigungsmittel|beruhigungstablette|promethazin|mirtazapin|mirtazapine|trazodon|sedative|sedatives|melperon|opipramol|antipsychotics|olanzapin|risperidon|lithium|neuroleptika|amitriptylin|doxepin|diphenhydramin|stilnox|haldol|haloperidol|quilonum|vomex|risperdal|invega|clozaril|leponex|truxal|atosil|chlorprothixen|lexotanil|lexotan|zop|buspiron|buspirone',
  ),
  takes(
    'immune',
    'rinvoq|xeljanz|cellcept|myfortic|plaquenil|quensyl|hydroxychloroquin|hydroxychloroquine|ocrevus|tecfidera|tysabri|kesimpta|rebif|copaxone|interferon|upadacitinib|baricitinib|olumiant|orencia|simponi|skyrizi|tremfya|entyvio|dupixent|methotrexat|mtx|methotrexate|humira|adalimumab|biologika|biologics|azathioprin|ciclosporin|tacrolimus|enbrel|remicade|infliximab|stelara|rituximab|immunsuppressiva|immunsuppressivum|immunosuppressants|immunosuppressant|cosentyx|tofacitinib|leflunomid|sulfasalazin|basistherapie|ocrelizumab|mycophenolat|imurek|lantarel|gilenya|fingolimod|ibrance|palbociclib|glivec|imatinib|taltz|mavenclad|aubagio|metex|prograf|sandimmun|benlysta|ilaris|actemra|roactemra|kineret',
  ),
  takes(
    'chemotherapy',
    'chemo|chemotherapie|chemotherapy|zytostatika|tamoxifen|letrozol|immuntherapie gegen krebs|antihormontherapie|letrozole|anastrozol',
  ),
  takes(
    'asthma',
    'berodual|spiriva|advair|seretide|relvar|trelegy|duaklir|foster spray|foster inhaler|inhaler|asthmaspray|salbutamol|symbicort|budesonid|ventolin|cortison spray|sultanol|cortisonspray|albuterol|notfallspray|viani|formoterol|montelukast',
  ),
]

/** What passes by itself and makes today's session lighter. */
export const todays: readonly Entry[] = [
  today(
    'cold',
    'verrotzt|total verrotzt|rotznase|rotz und wasser|schnoddernase|nase dicht|snotty|snot|nase rinnt|nasn rinnt|nase tropft|nase verstopft|rotzen|schnoddrig|triefnase|rotzig|ein bisschen rotzig|hals rau|rauer hals|hals brennt|hals entzündet|tickle in my throat|tickly throat|throat is sore|throat hurts|throat is scratchy|throat feels scratchy|nose is running|nose running|nose is blocked|nose is stuffy|blocked up|bit of a cold|head is stuffy|chesty|bunged up nose|leicht verschnupft|am kränkeln|leichte erkältung|bisschen schnupfen|man flu|sniffle|erkältung|erkältet|erkältete|schnupfen|schnuppen|verschnupft|halsweh|halsschmerzen|halskratzen|kratzen im hals|hals kratzt|husten|hustet|huste|hust|hüsteln|heiser|heiserkeit|rotz|rotznase|laufende nase|nase läuft|nase zu|verstopfte nase|nase dicht|kopf dicht|kopf ist dicht|nebenhöhlen|nasennebenhöhlen|niesen|niese|a cold|have cold|got cold|got a cold|caught cold|caught a cold|my cold|this cold|bad cold|summer cold|winter cold|slight cold|mild cold|bit of a cold|cold symptoms|common cold|nasty cold|stinking cold|rotten cold|chest cold|lingering cold|the cold is|cold coming on|cold coming|full of cold|nursing a cold|fighting a cold|getting over a cold|still have a cold|colds|got the sniffles|head cold|runny nose|stuffy nose|blocked nose|stuffed up|sniffles|sniffly|sore throat|scratchy throat|cough|coughing|sneezing|congested|congestion|bunged up|sinus|sinuses|sinusitis|schnupfn|katarrh|vakühlt|verkühlt|pfnüsel|grippig|angeschlagen bin|bin angeschlagen|leicht angeschlagen|etwas angeschlagen|bisschen angeschlagen|kränklich|kränkelnd|kränkle|stimme weg|bissl krank',
  ),
  today(
    'bad-sleep',
    'nur wenig geschlafen|kaum ein auge zu|kein auge zu|ganz wenig geschlafen|sehr wenig geschlafen|zu wenig geschlafen|half the night|halbe nacht wach|die halbe nacht|halbe nacht auf|auge zugetan|auge zugemacht|auge zugekriegt|auge zu getan|keinen schlaf|stunden gepennt|keine sekunde geschlafen|schlaf war mies|schlaf war kacke|schlaf war mau|schlaf miserabel|schlaf katastrophe|nacht war grausam|nacht war horror|nacht war furchtbar|nacht war mies|nacht war schlecht|grausame nacht|horrornacht|baby schrie|baby geschrien|baby kept me up|baby was up all night|kid was up all night|kept me awake|kept me up|lag wach|ewig wach|wenig schlaf|kein schlaf|mieser schlaf|schlechter schlaf|zahnt|nachtschicht hinter mir|aus der nachtschicht|nach der nachtschicht|after a night shift|came off nights|off a night shift|only slept|slept like shite|slept rough|sleep was rubbish|sleep was terrible|sleep was bad|crap sleep|shit sleep|shite sleep|tossed and turned|awake since 3|awake since 4|schlecht geschlafen|wenig geschlafen|kaum geschlafen|nicht geschlafen|zu wenig geschlafen|miserabel geschlafen|mies geschlafen|schlecht gepennt|kaum gepennt|kein auge zu|kein auge zugetan|kein auge zugemacht|schlaflos|schlaflose nacht|durchgemacht|wachgelegen|wach gelegen|schlafmangel|unausgeschlafen|nicht ausgeschlafen|kurze nacht|schlaf war schlecht|didn t sleep|didnt sleep|hardly slept|barely slept|slept badly|slept poorly|slept terribly|slept awful|slept like crap|slept like shit|slept like rubbish|bad sleep|poor sleep|no sleep|little sleep|bad night|rough night|terrible night|sleepless|sleep deprived|awake all night|up all night|insomnia|schlafstörungen|nacht war kurz|nacht durchgemacht|couldn t sleep|couldnt sleep|kei schlaf|nix gschlafn|schlecht gschlafn|wenig gschlafn|kaum gschlafn|übernächtigt|jetlag|jet lag|jetlagged|jet lagged|pulled an all nighter|all nighter',
  ),
  today(
    'hangover',
    'bier getrunken|biere getrunken|wein getrunken|alkohol getrunken|sekt getrunken|angetrunken|betrunken|beschwipst|had a few beers|had a few drinks|gekifft|bekifft|kiff|gras geraucht|smoked weed|speed genommen|speed gezogen|auf speed|gekokst|koks gezogen|mdma|ecstasy|lsd|amphetamin|amphetamine|stoned|got high last night|got high yesterday|magic mushrooms|kante gegeben|die kante gegeben|mir die kante|lampen ausgeschossen|versumpft|zu tief ins glas|tief ins glas|got wasted|got hammered|got smashed|tied one on|on the lash|on the piss|heavy night|big night out|kater vom|schädel von gestern|brummschädel|durchgefeiert|die nacht durchgefeiert|kater von|einen kater|nen kater|an kater|bin verkatert|verkatert|verkaterte|katerstimmung|hungover|hangover|hung over|restalkohol|betrunken|besoffen|vasuffa|versoffen|gesoffen|gestern getrunken|zu viel wein|zu viel bier|zu viel getrunken|zu viel alkohol|zu tief ins glas|too much wine|too much beer|too much to drink|drank too much|too many drinks|too many beers|drinks last night|alkohol|alcohol|rausch|brummschädel|gefeiert bis|feiern gewesen|party bis|zu viele cocktails|kater|promille|wasted last night|bissl an rausch|ne fahne|eine fahne',
  ),
  today(
    'period',
    'periode|meine tage|mei tag|regel|regelschmerzen|regelblutung|menstruation|menstruiere|menses|period|my period|on my period|period cramps|period pain|pms|pmds|erdbeerwoche|zyklustag|time of the month|menstrual|menstruationsbeschwerden|tage bekommen|unterleibskrämpfe|menstrual cramps|prämenstruell|shark week|aunt flo',
  ),
  today(
    'migraine',
    'migräne|migräniker|migränikerin|migräneattacke|migräneattacken|migraineur|migraine|migraines|migräneanfall|aura',
  ),
  today(
    'headache',
    'kopfschmerzen|kopfschmerz|kopfweh|schädelweh|headache|headaches|head hurts|head is pounding|kopf brummt|kopf tut weh|brummkopf|spannungskopfschmerz|schädelbrummen|kopf dröhnt|kopf hämmert|pounding head|kopf platzt|splitting head|schädl brummt|schädel brummt',
  ),
  today(
    'stomach',
    'bauchweh|bauchschmerzen|magenschmerzen|magengrummeln|magenkrämpfe|magen grummelt|magen zwickt|stomach ache|stomachache|tummy ache|bellyache|belly ache|upset stomach|bloated|blähbauch|blähungen|völlegefühl|zu viel gegessen|überfressen|ate too much for lunch|ate too much at lunch|ate too much just now|ate too much and feel|ate way too much|sodbrennen|heartburn|reflux|stomach cramps|cramps|magenprobleme|verstopfung|constipated|voller magen|voller bauch|full stomach|magen flau|bauchgrimmen|bauchkrämpfe|buachweh|magendrücken|stomach pain|bauch zwickt|magen rumort|bauch rumort',
  ),
  today(
    'vaccinated',
    'geimpft|impfung|impfen|booster jab|booster shot|booster bekommen|booster geholt|boosterimpfung|booster impfung|covid booster|auffrischungsimpfung|geboostert|vaccinated|vaccine|vaccination|flu shot|flu jab|covid shot|covid jab|my jab|got jabbed|the jab yesterday|tetanus jab|impfarm|impfreaktion|grippeimpfung|coronaimpfung|auffrischung|tetanus|booster shot|covid booster|impfe',
  ),
  today(
    'blood-donation',
    'blut gespendet|blutspende|blutspenden|plasma gespendet|plasmaspende|gave blood|donated blood|blood donation|donated plasma|gave plasma|giving blood|blutspenden gewesen|blut spenden',
  ),
  today(
    'allergy',
    'heuschnupfen|allergie|allergisch|allergy|allergies|hay fever|hayfever|pollen|pollenflug|pollenallergie|hausstaub|allergic',
  ),
  today(
    'fasting',
    'ganzen tag nichts gegessen|nichts gegessen|nix gegessen|noch nichts gegessen|heute nichts gegessen|heute noch nichts gegessen|heute nix gegessen|nicht gefrühstückt|ohne frühstück|haven t eaten yet|havent eaten yet|haven t eaten anything yet|havent eaten anything yet|havent eaten today|haven t eaten today|haven t eaten all day|havent eaten all day|gefastet|faste|fasten|nüchtern|ramadan|fasting|fasted|fastenzeit|intervallfasten|fast today|noch nichts gegessen heute|nichts getrunken|16 8|heilfasten|fastentag|leerer magen|empty stomach|dehydriert|dehydrated',
  ),
]
