import type { Condition, Drug } from '../../domain/coach/read/conditions.ts'
import type { HealthSense, Sign } from '../../domain/coach/read/language.ts'

type Shape = { readonly within?: number; readonly unless?: string; readonly lacking?: true }

const limit = (condition: Condition, all: readonly string[], shape: Shape = {}): Sign => ({
  sense: { is: 'condition', condition },
  all,
  ...shape,
})
const drug = (of: Drug, all: readonly string[], shape: Shape = {}): Sign => ({
  sense: { is: 'drug', drug: of },
  all,
  ...shape,
})
const asked = (all: readonly string[], shape: Shape = {}): Sign => ({ sense: unclear, all, ...shape })

const unclear: HealthSense = { is: 'unclear' }
const ill =
  'schwach*|krank*|kaputt|geschädigt|vergrößert|undicht|ersetzt|künstlich*|operiert|probleme|problem|fehler|angeboren|leiden|patient*|bad|dodgy|weak|leaky|enlarged|failing|faulty|congenital|replac*|artificial|not great|repair*|surgery|nicht ganz|nicht gesund|nicht fit|nicht in ordnung|gesund ist|mit dem|hat was|angeschlagen|condition|disease|trouble|issue*'

const plainHeart =
  'hochtreiben|treiben|verstand|seele|soul|mind|brain|says|sagt|head over|frequenz ziel|rate|frequenz|training|gesund*|health|healthy|kreislauf|cardio|unter|über|below|under|above|zone|bpm|normal|top|stark*|strong|stärken|strengthen|strengthening|ruhig|halten|keep|messen|gurt|strap|monitor|lachendes|heart of|love|liebe|lieb|freude|lust|danke|thanks|musik|song|film|karte|emoji|bis|max|maximal|zwischen|between|around|um|bei|at|steady|locker|easy|good|gut|fit|hoch|hochbringen|pump*|treib*|get my|make my|ausdauer|endurance|unauffällig|fine|okay|ok|clear|bricht|break|break my|broken|broke|brich|for|für|intervall*|sprint*|low|langsam|slow'

const soundHeart =
  'herz gut|herz ok|herz okay|herz gesund|herz fit|herz top|herz ist gut|herz ist gesund|herz ist fit|herz in ordnung|heart fine|heart good|heart ok|heart healthy|heart is fine|heart is good'

/** What limits a plan, as a function of the body and what is the matter with it. */
export const limits: readonly Sign[] = [
  limit('heart', ['pumpe|ticker', 'nicht|schwach*|dodgy|isn t|isnt|not|macht probleme|schlecht*'], {
    within: 6,
    unless: 'luftpumpe|fahrrad|reifen|bike|tyre',
  }),
  limit(
    'heart',
    ['herz|herzen|herzal|herzmuskel|heart|ticker|pump|herzklappe*|klappe|klappen|valve|valves', `${ill}|stent*|bypass`],
    { within: 6, unless: `training|workout|schlag|lion|musik|film|song|gesundheit|health|${soundHeart}` },
  ),
  limit('heart', [
    'aorta|aort*|koronar*|coronar*|mitral*|trikuspidal*|tricuspid*|vorhof*|atrial*|kardio*myo*|cardiomyo*|*insuffizienz herz|*herzschwäche|*herzfehler|*herzinsuffizienz|*herzkrank*|*rhythmusstörung*|nyha|ejection fraction|herzsport*|*herzreha*|*herzgruppe*|*herzklinik*|*herzzentrum*|*herzkatheter*|*herzambulanz*|cardiac rehab*|heart rehab*|kardioreha*|kardiolog*|cardiolog*|stent|stents|herzinfarkt*|herzpatient*|ventric*|ventrik*|septum*|scheidewand*',
  ]),
  limit('pacemaker', ['*schrittmacher*|pacemaker*|defi|defibrill*|icd|loop recorder|eventrecorder']),

  limit('blood-pressure', ['{pressure-pair}'], { unless: 'kg|lbs|schnitt|split|stufen' }),
  limit(
    'blood-pressure',
    [
      'blutdruck*|druck|bp|rr|blood pressure|pressure|systol*|diastol*',
      'hoch|hohe|hoher|hohen|zu hoch|erhöht*|spinnt|hypert*|high|elevated|raised|up|borderline|grenzwertig*|einstell*|eingestellt|tablette*|medikament*|meds|pills|tablets|pocht|{high-pressure}|wert|werte',
    ],
    { within: 7, unless: 'pulldown|arbeit|work|reifen|trainings*|job|schulter*|normal|perfekt|ideal' },
  ),
  limit(
    'blood-pressure',
    [
      '*hypertoni*|hypertens*|*hochdruck*|*blutdruckpat*|*blutdrucksenk*|*blutdruckmed*|*blutdrucktab*|water pill*|wassertablette*|entwässerungstablette*',
    ],
    { unless: 'hochdruckreiniger|hochdruckgebiet|wetter' },
  ),

  limit(
    'diabetes',
    [
      '*diabet*|*zuckerkrank*|*insulin*|alterszucker|langzeitzucker|unterzucker*|überzucker*|hba1c|a1c|hypoglyk*|hypoglyc*|blutzucker*|blood sugar|glucometer|*glucose monitor',
    ],
    { unless: 'alles ok|perfekt|normal|im rahmen|unauffällig|insulinspike|insulin spike|mythos|insulinspiegel' },
  ),
  limit(
    'diabetes',
    [
      'zucker|zuckerwert*|zuckerwerte|sugar|sugars|glucose|glukose',
      'hoch|hohe|high|low|niedrig|schwank*|spritz*|control|eingestellt|werte|messen|messe|drops|spikes|disease|krank|entgleist',
    ],
    {
      within: 6,
      unless: 'crav*|heißhunger*|gelüst*|nasch*|verzichte*|weniger|reduzier*|zuckerfrei|süß*|cut|less|eat*|essen',
    },
  ),

  limit(
    'epilepsy',
    [
      '*epileps*|*epilept*|*krampfanf*|krampfleiden|anfallsleiden|anfallsfrei|seizure*|absence seizure*|absence epilep*|absencen|*myoklon*|myoclonic|grand mal|petit mal|tonic clonic|tonisch klonisch|aura epilep*',
    ],
    { unless: 'fits me|fits in|it fits|fits my|outfits|mental' },
  ),
  limit(
    'epilepsy',
    [
      'anfall|anfälle|anfällen|fits',
      'fokal*|nächtlich*|letzter|letzten|letzte|selten*|medikament*|tablette*|tagsüber|keppra|bewusst*|zuckung*|morgens|controlled|meds|sometimes|have',
    ],
    {
      within: 7,
      unless: 'asthma*|husten*|lach*|migräne*|gicht*|schwindel*|panik*|wut*|heißhunger*|fress*|ess*|jeans|clothes',
    },
  ),

  limit(
    'osteoporosis',
    [
      'knochen|knochenmasse|knochendichte*|bone|bones|bone mass|bone density|skelett|wirbelkörper',
      'brüchig*|brüchi|dünn*|mürbe*|weich*|entkalkt*|porös*|schlecht*|gering*|niedrig*|vermindert*|abnehm*|schwund*|verlust|schwach*|bricht leicht|brechen leicht|brittle|fragile|thin|thinning|soft|weak|poor|low|loss|losing|porous|glas|verlier*|messung|zusammengesintert*',
    ],
    { within: 6, unless: 'stärken|stark machen|build strong' },
  ),
  limit('osteoporosis', [
    'osteop*|*knochenschwund|*knochendichte*|bmd|glasknochen*|osteogenesis*|t score|dexa|dxa|kyphoplast*',
  ]),

  limit(
    'disc',
    [
      '*bandscheib*|bsv|ischi*|*ischias*|sciatic*|spondyl*|*wirbelgleit*|gleitwirbel*|*wirbelkanal*|spinalkanal*|spinal stenosis|foramin*|*stenose lws|nervenwurzel*|nerve root*|radikul*|radicul*|osteochondros*|disc|discs|disk|disks|facetten*',
    ],
    { unless: 'hantelscheib*|discounter|disco|frisbee|golf|bandscheibenkreis|operiert|op' },
  ),
  limit(
    'disc',
    [
      'nerv|nerve',
      'eingeklemmt*|gereizt*|gequetscht*|pinched|trapped|compressed|irritated',
      'rücken|back|kreuz|lws|wirbel|bein|leg|lower|spine|l4|l5|s1',
    ],
    { within: 10 },
  ),
  limit(
    'disc',
    [
      'zieht|zieh|strahlt|schießt|ausstrahl*|radiat*|shoots|shooting|schmerz*|pain',
      'rücken|kreuz|lws|back|po|gesäß|buttock',
      'ins bein|bis ins bein|in das bein|down my leg|down the leg|in die wade|bis in den fuß',
    ],
    { within: 12 },
  ),

  drug(
    'blood-thinner',
    [
      '*blutverdünn*|*gerinnungshemm*|*antikoag*|anticoag*|thinners|on a thinner|take a thinner|taking a thinner|antiplatelet|heparin*|*marcumar*|warfarin|thrombosespritze*|bauchspritze*',
    ],
    { unless: 'paint' },
  ),
  drug(
    'blood-thinner',
    [
      'nehme|nehm|nimm|schlucke|kriege|bekomme|take|täglich|tägl|medikamente|medikament|medis|tabletten|tablette|*olol|*pril|*sartan|*statin|stent|herzinfarkt',
      'ass|ass 100|aspirin protect|herz ass',
    ],
    { within: 7, unless: 'kick|kicked|kicks|kicking|bad|lazy|fat|whip|whoop|big|booty|my' },
  ),
  drug('blood-thinner', ['blut|blood', 'verdünn*|thinn*|dünner'], { within: 4, unless: 'blutjung' }),
  limit('clotting', [
    'blutungsneigung|*gerinnungsstör*|*hämophil*|hemophil*|haemophil*|willebrand|bin bluter|*bluterkrank*|bleed easily|bruise easily|thrombozytop*|low platelets|*thrombophil*|faktor v|factor v',
  ]),
  limit('clotting', ['thrombozyt*|platelet*', 'niedrig*|wenig*|low|zu'], { within: 5 }),
  drug('beta-blocker', ['*betablock*|*beta block*|beta blockade|bblocker|b blocker*|b blockers|betabl*']),

  {
    sense: { is: 'diagnosis', part: 'shoulder', severity: 'pain' },
    all: [
      'arm|arme|oarm|arms|schulter|shoulder',
      'nicht|ned|net|kaum|can t|cant|cannot|couldn t|can barely|schwer',
      'heben|hoch|anheben|hebn|lift|raise|reach|get|über',
      'kopf|overhead|hoch|schulterhöhe|höhe|up|above|nach oben|zur seite|height|head',
    ],
    within: 10,
    unless: 'liegestütz*|kreuzheben|deadlift*|beine',
  },
  {
    sense: { is: 'diagnosis', part: 'knee', severity: 'pain' },
    all: [
      '*knorpelschaden*|gelenkmaus|*kreuzbandschaden|*meniskusschad*|freier gelenkkörper|cartilage',
      'knie|knee|kreuzband',
    ],
    within: 6,
  },
  asked(
    [
      '{part}',
      'nicht so meins|nicht meins|nicht so das wahre|nicht das wahre|nicht das gelbe vom ei|not my strong point today|so lala|lala|nicht so gut|nicht gut|nicht so toll|not great|isn t great|isnt great|not good|isn t good|not happy|isn t right|isnt right|nicht koscher|koscher|theater|da ist was|ist was|irgendwas ist|irgendwas mit|irgendwas stimmt|da ist was|stimmt was|stimmt etwas|stimmt nicht|gefällt mir nicht|something|going on|wrong|nicht mehr das beste|nicht mehr die beste|nicht wie ich|will nicht so|lässt mich im stich|lässt nach|macht nicht mit|macht nicht so|streikt|gibt auf|muss ich beobachten|unter beobachtung|mri|mrt|röntgen|x ray|ultraschall|untersuch*|abklär*|specialist|orthopäde|physio',
    ],
    {
      within: 7,
      unless:
        'trainieren|etwas für|was für|something for|something with|was mit kurzhanteln|wieder gut|hand in|mehr mit|was mit',
    },
  ),
  // The jab, and not what is drunk before training.
  {
    sense: { is: 'today', state: 'vaccinated' },
    all: ['booster', 'bekommen|geholt|jab|shot|arm|impfzentrum|hausarzt|geimpft'],
    within: 7,
    unless: 'scoop*|pre workout|getrunken|trinke|pulver|koffein|genommen|drink|drank',
  },
  // What a doctor sets as a bound, whatever it is for.
  asked(
    [
      'arzt|ärztin|hausarzt|hausärztin|sportarzt|sportärztin|doc|doctor|doktor|my gp|gp|kardiologe|kardiologin|laut kardio|mein kardio|orthopäde|orthopädin|internist|internistin|physio|neurologe|neurologin',
      'nur|nicht|nichts|maximal|höchstens|kein|keine|keinen|only|nothing|not|no more|never',
      'laut kardio|laut|darf|soll|erlaubt|sagt|sagte|says|said|told|meint|will|möchte|verbietet|allows|wants',
      'schwer|schweres|heben|hebe|heavy|lift|lifting|bpm|puls|bis|belasten|kg|anstrengen|leicht|leichtes|springen|jump|jumping|laufen|run|running|sprinten|sprint|above|over|über',
    ],
    {
      within: 12,
      unless:
        'alles gut|alles bestens|darf alles|nicht so schlimm|keine bedenken|no concerns|freigegeben|grünes licht|green light|nichts gefunden|nothing wrong|nicht da|kein problem|no problem|keine probleme|gar nicht|mehr bewegen|mehr sport|move more',
    },
  ),
  asked(
    [
      'darf|dürfen|allowed|supposed|verboten|untersagt|forbidden|limit*',
      'nicht|kein|keine|keinen|not|no|verboten|untersagt|forbidden',
      'heben|tragen|lift|lifting|carry|belasten|load|laufen|run|springen|jump|sport|anstreng*|exert*|trainieren|exercise|schwer heben|heavy lifting|last',
    ],
    { within: 8, unless: 'länger|longer|laut|noise|loud|nachbar*|neighbo*|wohnung|hier|studio|gym rules|schuhe' },
  ),
  asked(
    [
      'arzt|ärztin|doctor|doc|dokta|doktor|physio|klinik|befund|attest|medical',
      'verbot*|verboten|schonen|schon mich|sport|vorsicht*|langsam*|nicht übertreiben|nicht schwer|easy|careful|restrict*|restriction*|rest|limit*|last|belast*|heavy',
    ],
    { within: 8, unless: 'erlaubt|ok|okay|fine|cleared|bestens|grünes|kerngesund|gesund|super|gut' },
  ),
  asked(
    [
      '{part}',
      'seit dem sturz|seit dem unfall|seit meinem unfall|since the fall|since my fall|since the crash|since the accident',
    ],
    {
      within: 8,
      unless: 'wieder gut|fine',
    },
  ),
  asked(
    [
      'physio|doc|doctor|arzt|ärztin|orthopäde|chirurg|surgeon|therapeut|therapist|osteopath|consultant|gp',
      'said|says|told|sagt|sagte|meint|meinte|rät|riet|advised|wants me|will dass',
      'ab|abgeraten|von|no|not|never|nicht|kein|keine|keinen|avoid|only|nur|vermeiden|erstmal|vorerst|for now|less|weniger',
    ],
    {
      within: 9,
      unless:
        'no problem|no issue*|no restriction*|kein problem|keine bedenken|nichts dagegen|nothing wrong|all clear|kerngesund|keine einschränkung*|no limits|not to worry|keine sorgen|nicht schlimm|alles gut|erlaubt',
    },
  ),
  asked(['{remedy}']),
  asked(
    [
      'gelenk|gelenke|gelenken|gelenks|joints|joint|sehne|sehnen|tendon|tendons|nerv|nerve|nerven|knochen|bones|kapsel|narbe|scar|bindegewebe|faszien',
      '{complains}',
    ],
    { within: 5, unless: 'muskelkater|doms|stärken|strengthen|rollen|lösen|soll|sollen|muss|müssen' },
  ),
  asked(['{part}', '{partial}', 'bei|at|only|nur|erst|about|maybe|vielleicht|noch|is|ist|feels'], {
    within: 7,
    unless: '1rm|max|gewicht|weight|rm|von|of|kg|load|last|squat*|press*|beuge*|drücken|heben',
  }),
  asked(
    [
      '{any-part}',
      'irgendwas|irgendetwas|irgendwos|iagendwos|etwas|something|somethin|somethings|was',
      'stimmt|faul|komisch|wrong|off|up|los|kaputt|amiss|nicht in ordnung|not right|funny',
    ],
    { within: 8, unless: 'warm up|warmup|trainieren|machen|für|for' },
  ),
  asked(
    [
      'notaufnahme|the er|emergency room|a e|klinik|krankenhaus|hospital',
      'war|was|in der|in the|gestern|yesterday|went|lag|heute|today|letzte|last|entlassen|discharged',
      'gestern|yesterday|heute|today|last|letzte|woche|week|wegen|with|entlassen|discharged',
    ],
    {
      within: 8,
      unless: 'arbeite|work|besuch*|visit*|mutter|vater|oma|opa|freund*|tochter|sohn|muss um|schicht|shift',
    },
  ),
  asked(
    [
      'ergebnis*|results|befund*|untersuchung*|tests|test results|scan|biopsie|biopsy|mrt|mri|ct|abklärung',
      'warte|waiting|laufen noch|steht aus|ausstehend|pending|kommt|unklar*|auffällig*|abnormal|siehe|morgen|tomorrow|noch',
    ],
    { within: 7, unless: 'wettkampf|prüfung|exam|rennen|blutwerte top' },
  ),
  asked(
    [
      'verbrannt|verbrüht|verbrannte|verbrennung*|verbrühung*|brandblase*|brandwunde*|burned|burnt|scalded|burn wound*',
      'arm|hand|finger|fingern|hände|unterarm|bein|fuß|füße|bauch|brust|rücken|schulter|haut|leg|foot|forearm|fingers|skin|thigh|mir|myself',
    ],
    {
      within: 6,
      unless:
        'kalorien|kcal|fett|fettes|calories|fat|kuchen|toast|pizza|essen|zunge|tongue|gesicht vor|muskel*|sonne|out|bridge*|brücken|narbe|scar|jahren|years|als kind',
    },
  ),
  asked(
    [
      'krankengymnastik|physiotherapie|rehabilitation|reha|gesundheitlich*|medizinisch*|unklare beschwerden|*beschwerden|schwerbehind*|behinder*|*dystroph*|*neuropath*|*paresis|*parese|*spasti*|*imperfecta|hashimoto*|*amput*|cerebral*|autoimmun*|stoma|rollstuhl*|wheelchair*|medical stuff|medical reasons|medical restriction*|health stuff|health thing*',
    ],
    {
      unless:
        'done|wieder voll|voll belastbar|abgeschlossen|beendet|fertig|finished|beschwerdefrei|keine beschwerden|ohne beschwerden|physioschule|beruf|job|keine',
    },
  ),
  // The net: a function that must not fail, and words on it that were not understood, are asked about.
  asked(
    [
      'herz|herzal|heart|puls|pulse|herzschlag|heartbeat',
      '{complains}|{odd}|{unknown}|macht|machts|does|doing|arzt|ärztin|doctor|doc|ekg|ecg|echo|abklären|untersuch*|auffällig*|geräusch|murmur|probleme|problem*|sache|thema|ding|was|something|angst um|sorge*|worried|nicht|not|beobacht*|kontroll*|vorsichtig|careful|op|belastung|belasten|schlecht|mies|bad|alt|weak|schwach*|lässt nach|will nicht|mitmacht|mitmachen|mitspielt|spielt',
    ],
    {
      within: 8,
      unless: `${plainHeart}|ging auf|geht auf|geht mir auf|lacht|blutet|aufgegangen|warm ums|am rechten fleck|ausgeschüttet|hüpft vor|slow|happy|gestohlen|hebt mein|repariere|{rate}|soll oben|oben bleiben|mittel|mittlerer|niedrig halten|zone`,
    },
  ),
  asked(
    [
      'atmen|atmung|luftholen|luft holen|breathing|atemzug|lunge|lungen|lungs',
      '{complains}|{odd}|macht|machts|does|doing|arzt|ärztin|doctor|doc|ekg|ecg|echo|abklären|untersuch*|auffällig*|geräusch|murmur|probleme|problem*|sache|thema|ding|was|something|angst um|sorge*|worried|nicht|not|beobacht*|kontroll*|vorsichtig|careful|op|belastung|belasten|schlecht|mies|bad|alt|weak|schwach*|lässt nach|will nicht|mitmacht|mitmachen|mitspielt|spielt',
    ],
    {
      within: 8,
      unless:
        'lunges|walking lunge*|sandbag lunge*|reverse lunge*|übung*|technik|technique|yoga|meditation|bewusst|ruhig|deep|frisch*|kapazität|capacity|ausdauer|endurance|nase|nose|brennen|brennt|burn|bis|until|pfeift|vergessen|forget|tief|sprengen|sprengt|pausen|volumen|ausatmen|exhale|coaching|pressatmung|gut|good|entspann*|relax*|drill*|apnoe|freediv*|free diving|tauch*|am ende|zum schluss|zum abschluss|trainier*|training|intervall*|interval*',
    },
  ),
  asked(
    [
      'bewusstsein|besinnung|blut im|blood in|blutung|blutungen|bleeding|gelähmt|gefühllos|taub|taubheit|numb|numbness|wehen|wasserlassen|stuhlgang|sehkraft|gesichtsfeld|lymphknoten|nachtschweiß|night sweats|gewichtsverlust|unexplained',
    ],
    { unless: 'körper*|comfortably|keine|kein|ohne' },
  ),
  {
    sense: { is: 'flag', flag: 'pregnancy' },
    all: ['bin|jetzt|now', 'in der|in woche', '{weeks}', 'woche|wochn|wocha'],
    within: 6,
    unless:
      'programm|program|plan|zyklus|cycle|block|diät|diet|urlaub|reha|deload|nach|after|trainingswoche|challenge|off|wettkampf*|vorbereitung|race|prep|pause|marathon*|hyrox',
  },
  asked(['bin|i m|im|am', 'in der|week|woche', '{weeks}'], {
    within: 5,
    unless:
      'programm|program|plan|zyklus|cycle|block|diät|diet|urlaub|reha|deload|post|nach|after|trainings*|ssw|schwanger*|pregnan*|challenge|off|wettkampf*|vorbereitung|race|prep|trainier*',
  }),
]
