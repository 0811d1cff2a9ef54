import type { BodyPart } from '../../../domain/coach/read/body.ts'
import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm, event } from './alarm.ts'

const months =
  'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|weihnachten|ostern|christmas|easter|sommer|summer|herbst|autumn|frühling|frühjahr|spring|winter'
const fallen =
  'pferd|rad|fahrrad|bike|sturz|gestürzt|gefallen|hingefallen|leiter|ladder|unfall|auffahrunfall|crash|crashed|fell|fall|falling|horse|aufprall|aufgeprallt|zusammenprall|zusammengestoßen|zusammenstoß|tackle|tackled|collision|collided|ski|skifahren|snowboard*|treppe|stairs|ball|torpfosten|pfosten|goalpost|ellenbogen ins|elbow to|knie an|knee to|kopf|schädel|birne|head|skull|schlag|hit|helm|helmet|roller|scooter|e scooter'
const dazed =
  'erinnerungslücke|erinnerungslücken|filmriss|gedächtnislücke|gedächtnisverlust|weiß nichts mehr|weiß nicht mehr|erinner mich nicht|erinnere mich nicht|no memory|don t remember|can t remember|cant remember|blacked out|amnes*|helm kaputt|helm gebrochen|helm ist hin|helm gespalten|helmet cracked|cracked helmet|helmet split|benommen|dazed|neben der spur|neben mir|sternchen|sterne gesehen|seeing stars|saw stars|foggy|nebel im kopf|verwirrt|confused|licht tut|lichtempfindlich*|light hurts|bright lights|lichtscheu|ohrensausen seit|nicht mehr klar|groggy seit'

const weights =
  'hantel|*hantel|hantelscheibe|scheibe|*scheibe|gewicht|stange|kettlebell|kugelhantel|plate|plates|dumbbell|barbell|weight|bar|medizinball|sandsack'
const dropped =
  'gefallen|gefalln|draufgefallen|fallen lassen|gekracht|geknallt|gedonnert|dropped|fell|fallen|landed|gelandet'

/** What falls on somebody in the gym hurts the part that it fell on. */
const fellOn = (part: BodyPart, words: string): Sign => ({
  sense: { is: 'diagnosis', part, severity: 'acute' },
  all: [words, weights, dropped],
  within: 9,
  unless: 'gut gefallen|mir gefallen|fast|beinahe|almost|nearly|aus der hand',
})

/** What befell somebody, in the words of the mishap: falls, what gave way, what came out, what does not stay down. */
export const mishaps: readonly Sign[] = [
  alarm(
    'fracture',
    [
      'zeh|zehe|finger|daumen|nase|arm|handgelenk|knöchel|fuß|bein|toe|thumb|nose|wrist|ankle|foot|leg|schlüsselbein|collarbone',
      'steht ab|steht komisch|steht schief|schief|deformiert|verformt|falsche richtung|wrong way|wrong direction|wrong angle|komischen winkel|weird angle|funny angle|bent the wrong|crooked|durch',
      'seit|nach|wohl|gestern|sturz|after|fall|since|jetzt|now|heute|today|glaub|think|komisch|ab',
    ],
    { within: 9, unless: 'technik|form|bar|stange|gehe|durchgestreckt|push|squat*|training|schon immer|always been' },
  ),
  alarm(
    'fracture',
    [
      'gestürzt|sturz|hingefallen|fell|crashed|unfall|accident|hingeknallt|wiped out|tackled|getreten|kicked',
      'rippe*|rib|ribs|knochen|bone|schlüsselbein|collarbone|handgelenk|wrist|steißbein|tailbone',
      'knack*|crack*|crunch*|atmen|breath*|einatmen|husten|cough*|lachen|laughing|dick|swollen|geschwollen|schief|blau',
    ],
    { within: 14, unless: 'jahren|years|früher|als kind' },
  ),
  event(
    'surgery',
    [
      'metallplatte|mit platte|platte im|platte am|platte drin|platten im|schrauben|marknagel|drähte|draht|fixateur|plate|screws|pins|metal rod|titan*',
      'schlüsselbein|knochen|oberarm|unterarm|arm|bein|knöchel|handgelenk|schienbein|wrist|ankle|leg|collarbone|tibia|finger|schulter|shoulder|fuß|foot|elle|speiche|hüfte|hip|wirbel|spine',
      '{young}|drin seit|frisch',
    ],
    { within: 9, unless: 'kg|lbs|hantel*|balance|step|raus seit' },
  ),
  event(
    'surgery',
    ['*postop*|post op|post operativ|op tag|nach der op|nach op|day post', '{young}|tag|day|woche|week|frisch|fresh'],
    { within: 6, unless: 'postoperativ vor jahren|jahre|years' },
  ),
  event('surgery', ['ask|arthroskop*|arthroscop*|keyhole|schlüsselloch*|spiegelung', '{young}'], {
    within: 9,
    unless: 'magen|darm|colono*|gastro*|ask me|ask you|i ask|ask for',
  }),
  event(
    'tear',
    [
      '*sehne|sehne|band|bänder|kreuzband|meniskus|muskel|acl|tendon|ligament|achilles|bizepssehne|manschette|cuff|labrum',
      'ab|durch|gerissen|torn|ruptured|abgerissen|gone|snapped|kaputt',
      'op termin|op steht|wird operiert|operiert werden|surgery is|surgery next|waiting for surgery|awaiting surgery|op noch aus|termin steht|steht noch aus|under the knife|vor der op',
    ],
    { within: 16 },
  ),
  alarm(
    'fresh-tear',
    [
      'ausgerenkt|ausgekugelt|ausgehängt|rausgesprungen|abgerissen|dislocat*|popped out|out of its socket|out of the socket|zerrissen|durchgerissen',
      'vorhin|eben|soeben|gerade|grad|just|just now|earlier|today|heute|gestern|yesterday|heut|heute früh|this morning|last night',
    ],
    { within: 9, unless: 'band gerissen|hose|jeans|shirt|fahrradkette|kette|lenker|seil|tür' },
  ),
  alarm('concussion', [fallen, dazed], {
    within: 14,
    unless: 'alkohol|gesoffen|party|drunk|drinking|bier|training hit|wein|jahren|years ago|vor jahren|playlist',
  }),
  alarm(
    'pregnancy-warning',
    [
      'kind|baby|babys|zwerg|bauchzwerg|kleine|little one|bump',
      'bewegt sich kaum|bewegt sich nicht|bewegt sich weniger|kaum bewegung*|weniger bewegung*|nicht bewegt|kaum bewegt|hasn t moved|not moving|isn t moving|moving less|less movement|reduced movement|tritt nicht|kicks less|no kicks|stopped kicking|strampelt nicht|strampelt kaum',
    ],
    { within: 8 },
  ),
  alarm(
    'pregnancy',
    [
      'we re due|were due|i m due|im due|i am due|due date|entbindungstermin|geburtstermin|errechneter termin|stichtag',
      `${months}|{weeks}|monat|month|trimester|bald|soon|week|wochen|weeks`,
    ],
    {
      within: 6,
      unless: 'payment|report|rechnung|projekt|project|assignment|deadline|deload|rent|library|essay|thesis',
    },
  ),
  alarm(
    'infection',
    [
      'schüttelt*|schüttelfrost|frier*|fröst*|bibber*|zitter*|shiver*|chills|zähneklappern|teeth chattering',
      'glüh*|burning up|schwitz*|sweat*|stirn|forehead|fieb*|temperatur|temperature|boiling|klatschnass|nassgeschwitzt|sweats',
    ],
    {
      within: 9,
      unless:
        'kalt draußen|cold outside|eisbad|ice bath|sauna|garage|muskel*|unterzucker*|heizung|entzug|planks|plank|training',
    },
  ),
  alarm(
    'infection',
    [
      '{fever}',
      'hab|habe|hatte|gemessen|temperatur|temp|temperature|thermometer|grad|im ohr|fiebert|stirn|aber|fühl*|heute|morgen|trotz|feel|running a|of',
    ],
    {
      within: 5,
      unless:
        'kg|kilo|lbs|km|prozent|percent|bmi|grad draußen|sauna|becken|wasser|euro|watt|meter|cm|schuhgröße|umfang|sekunden',
    },
  ),
  alarm(
    'unwell',
    [
      'bei mir behalten|bleibt bei mir|bleiben bei mir|bei mir bleibt|bei mir drin|in mir behalten|drin behalten|keep anything down|keep food down|keep water down|keep it down|keep nothing down|hochgekommen|kommt wieder hoch|alles wieder hoch|alles hoch|comes back up|coming back up',
      'nichts|nix|kann|alles|can t|cannot|couldn t|nothing|essen|wieder|magen|everything|food|all',
    ],
    { within: 8, lacking: true, unless: 'gewicht|hantel|laptop|bar' },
  ),
  alarm(
    'unwell',
    [
      'sterbensübel|hundeübel|sauübel|mordsübel|hundselend|sterbenselend|hundeelend|sterbenskrank|sterbensschlecht|hundsmiserabel|kodderig|koddrig|blümerant|schwummrig|schwummerig|hurl|hurling|barf|barfed|barfing|barfs|chunder*|spew*|retch*|heaving|puking|ralph*|kotzeimer|spuckeimer|rückwärts gegessen|rückwärts frühstück*|über der schüssel|über der kloschüssel|zweimal gebrochen|dreimal gebrochen|mehrmals gebrochen|viermal gebrochen|gebrochen die ganze nacht',
    ],
    {
      unless:
        'until|till|bis|make me|so hard|arm|bein|fuß|knochen|finger|rekord|nase|gym|gyms|place|studio|packed|rack|racks|pub|street',
    },
  ),
  alarm(
    'crisis',
    [
      'tabletten|pillen|pills|tablets|schlaftabletten|schlafmittel|paracetamol',
      'gezählt|gesammelt|gehortet|counted|counting|hoard*|saved up|stash*|all at once|alle auf einmal|zurechtgelegt|bereitgelegt|überdosis|overdos*|zu viele genommen|too many',
    ],
    { within: 7, unless: 'magnesium|vitamin|woche vor|urlaub' },
  ),
  alarm(
    'crisis',
    [
      'schluss|ende|end',
      'mit allem|mit dem ganzen|mit dem leben|mach ein ende|mach bald|mach dem ein|dem ganzen ein|end it|end this|it all',
      'ich|i|bald|eh|soon|mach|mache|machen|gonna|will',
    ],
    {
      within: 8,
      unless:
        'training|workout|diät|zucker|rauchen|beziehung|freund|freundin|feierabend|job|chef|the set|zum schluss|am schluss|zum ende|am ende',
    },
  ),
  alarm(
    'crisis',
    [
      'ohne mich|without me|wenn ich weg|wenn ich nicht|if i was gone|if i were gone|if i was dead|if i wasn t|if i weren t|i was gone|wenn es mich nicht',
      'besser dran|better off|besser|leichter|easier|froh|happier|miss me|vermiss*|egal|erleichtert',
    ],
    { within: 9, unless: 'training|trainiere|trainieren|workout|spiel|team spielt|party|laufe|ausgeschlafen' },
  ),
  alarm(
    'crisis',
    [
      'point|sinn|grund|reason|wozu|warum|lust',
      'being alive|alive|am leben|living|lebe|leben|weiterleben|weiterzuleben|existier*|existing|being here|going on|weitermachen mit allem|morgens aufzuwachen',
      'no|don t|dont|keinen|kein|keine|nicht|not|mehr|any more|anymore|noch|what|wozu|warum',
    ],
    {
      within: 9,
      lacking: true,
      unless: 'gesund|healthy|abnehm*|schmerzfrei|freude|long|länger|warum ich lebe|training',
    },
  ),
  alarm(
    'crisis',
    [
      'morgen noch|nächste woche noch|nicht mehr lange|tomorrow|next week|weihnachten noch',
      'da sein|da bin|leben|lebe|am leben|hier sein|hier bin|be here|be alive|alive|be around|still here|exist*',
      'weiß nicht|ob ich|nicht sicher|don t know|not sure|dont know|if i|whether|will',
    ],
    { within: 14, lacking: true, unless: 'hotel|urlaub|studio|gym|stadt|city|training um' },
  ),
  alarm(
    'crisis',
    [
      'schneide|schneid|geschnitten|schnitte|ritze*|ritz|geritzt|cut|cutting|cuts|verbrenne|brenne|burn|schlage|hitting',
      'mir|mich|myself|me|i|ich|meine|been|my',
      'in die arme|arme|arms|haut|skin|absicht|on purpose|langärm*|langarm|long sleeves|um was zu spüren|to feel|again|wieder|narben|scars|ablenk*|distract*',
    ],
    {
      within: 8,
      unless:
        'küche|messer|gemüse|cooking|kitchen|rasier*|shav*|papier|karton|weight|gewicht|calories|kalorien|curls|haare|hair|rasen|versehentlich|by accident|definieren|definition|fat|fett|carbs|sugar|zucker|for summer|sixpack|pump|brennen lassen|brennen soll|cut phase|cutting phase|bulk*|trainier*|vor|vorschlag*',
    },
  ),
  alarm(
    'concussion',
    [
      'kopf|schädel|birne|head|skull|hinterkopf|stirn|schläfe|temple|noggin',
      'kicked|getreten|tritt|elbowed|kopfnuss|abbekommen|abgekriegt|headbutt*|geknallt|geschlagen|gefallen|gestoßen|gekracht|gehauen|aufgeschlagen|aufgeprallt|gedonnert|hit|smacked|banged|whacked|bumped|knocked|slammed|landed|clocked',
      'horse|game|match|spiel|rugby|football|fußball|sparring|kid|pferd|rad|leiter|treppe|boden|wand|pfosten|seitdem|seither|since|wochenende|weekend|samstag|sonntag|gestern|yesterday|heute|today|vorgestern|beam|balken|door|tür|schrank|cupboard|floor|ice|eis',
    ],
    {
      within: 12,
      unless: 'jahren|years|nagel|kopfball|gegen die wand laufen|hit the gym|hit legs|hit chest|idee|idea|music|musik',
    },
  ),
  event(
    'surgery',
    [
      'frische narbe|narbe noch|narbe ist frisch|fresh scar|fäden|stitches|stitched|genäht|klammern|staples|drainage|wundheilung|wunde noch|wound',
      'op|operation|bruch|leistenbruch|surgery|noch drin|still in|noch nicht gezogen|vom|von der|from|offen|open|frisch',
    ],
    { within: 8, unless: 'hose|shirt|jahre|years|kreuzstich|side stitch|seitenstiche' },
  ),
  event(
    'surgery',
    [
      'aus der klinik|aus dem krankenhaus|ausm krankenhaus|entlassen|out of hospital|discharged|home from hospital|home from the hospital',
      'op|*op|operiert|operation|surgery',
    ],
    { within: 9, unless: 'jahren|years' },
  ),
  {
    sense: { is: 'happened', what: 'dislocation' },
    all: [
      'schulter|kniescheibe|patella|shoulder|kneecap|finger|daumen|thumb|kiefer|jaw|ellbogen|elbow|hüfte',
      'draußen|rausgesprungen|raus gesprungen|pops out|slips out|popping out|luxiert|subluxier*|war raus|was out|came out|ausgehängt',
      'war|ist|mal|was|keeps|wieder|again|immer|manchmal|im|in|vor|since|seit|it',
    ],
    within: 8,
    unless: 'training|trainieren|gehen|park|laufen|run|machen|üben|outside',
  },
  {
    sense: { is: 'today', state: 'hangover' },
    all: [
      'zu viel|zu viele|too much|too many|viel|ordentlich|heftig|paar|a few|several|nen|flasche|bottle|zehn|lange',
      'wein|rotwein|weißwein|bier|biere|bierchen|sekt|prosecco|schnaps|gin|aperol|cocktails|wine|beer|beers|pints|drinks|gesoffen|gebechert|gezecht|tequila|shots|rum|vodka|wodka|glühwein|maß|alkohol|alcohol|booze',
      'gestern|gestern abend|letzte nacht|last night|yesterday|heute nacht|bis vier|bis drei|bis fünf|party|hochzeit|wedding|feier|oktoberfest|wiesn',
    ],
    within: 9,
    unless: 'kein|no alcohol|bauch vom|kalorien|calories',
  },
  {
    sense: { is: 'unclear' },
    all: [
      'da unten|untenrum|unten rum|down there|intimbereich|da drin|innen drin',
      '{complains}|komisch|ziehen|weh|brennt|hurts|weird|drückt|druck|pain|ache',
    ],
    within: 7,
  },
  {
    sense: { is: 'unclear' },
    all: [
      'blutwerte|bluttest|blutbild|leberwerte|nierenwerte|entzündungswerte|cholesterin*|ekg|ecg|ultraschall|befund|ergebnis|ergebnisse|bloods|blood test|blood work|scan|mrt|mri|röntgen*|biopsie|biopsy|abstrich|test results|screening',
      'komisch|auffällig*|schlecht*|nicht gut|nicht so gut|warte*|waiting|unklar|abnormal|odd|off|weird|erhöht*|elevated|arzt ruft|doctor will call|steht aus|pending|awaiting',
    ],
    within: 8,
    unless: 'top|super|normal|gut ausgefallen|fine|all clear|unauffällig',
  },
  alarm('crisis', [
    'nur noch weg sein|einfach weg sein|einfach nicht mehr da|einfach verschwinden|just want to be gone|just be gone|just want out of everything|don t want to be here anymore|nicht mehr da sein wollen',
  ]),
  fellOn('foot', 'fuß|fuss|füße|zeh|zehen|zehe|foot|feet|toe|toes'),
  fellOn('hand', 'hand|finger|daumen|hände|fingers|thumb'),
  fellOn('knee', 'knie|knee'),
  fellOn('shin', 'schienbein|shin'),
  fellOn('chest', 'brust|brustkorb|chest'),
]
