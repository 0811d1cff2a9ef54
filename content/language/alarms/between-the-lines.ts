import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm, event } from './alarm.ts'

const unclear = (all: readonly string[], shape: Omit<Sign, 'sense' | 'all'> = {}): Sign => ({
  sense: { is: 'unclear' },
  all,
  ...shape,
})

const today = (
  state: 'cold' | 'period' | 'bad-sleep',
  all: readonly string[],
  shape: Omit<Sign, 'sense' | 'all'>,
): Sign => ({
  sense: { is: 'today', state },
  all,
  ...shape,
})

/** What people say round about: signs that nobody calls by their name. */
export const betweenTheLines: readonly Sign[] = [
  alarm(
    'crisis',
    [
      'leben|lebn|life',
      'pack|packe|packs|schaff|schaffe|ertrag|ertrage|halt|cope|bear',
      'nimmer|nicht mehr|nimma|ned mehr|net mehr|can t|cannot',
    ],
    {
      within: 7,
      lacking: true,
      unless: 'training|workout|einheit|tempo|stress im',
    },
  ),
  alarm('crisis', ['abgeschlossen', 'allem|leben|mir selbst|der welt'], {
    within: 5,
    unless: 'studium|schule|ausbildung|vertrag|prüfung',
  }),
  alarm('crisis', [
    'wäre ich einfach nicht mehr|wär ich einfach nicht mehr|wäre ich nicht mehr da|wär ich nicht mehr da|wär ich gar nicht mehr|rather not be here|rather not exist',
  ]),
  alarm(
    'crisis',
    [
      'wünsch*|wünschte|wish|hoffe|hope',
      'vorbei|over|aufwach*|wake up|einschlafen und',
      'mit mir|für immer|morgen|tomorrow|wouldn t|nicht mehr|not',
    ],
    {
      within: 9,
      lacking: true,
      unless: 'verletzung|winter|woche|schicht|meeting|erkältung|early|früh',
    },
  ),
  alarm('crisis', ['rasierklinge*|razor blade|razor blades|razorblade*']),
  alarm('crisis', [
    'own funeral|my funeral|eigene beerdigung|eigenen beerdigung|meine beerdigung|meine eigene beerdigung',
  ]),
  alarm(
    'crisis',
    [
      'pills|tabletten|pillen|meds',
      'saving up|saved up|hoarding|hoarded|stockpil*|gesammelt|sammle|gehortet|horte|gezählt',
    ],
    { within: 6, unless: 'punkte|apotheke' },
  ),
  alarm(
    'crisis',
    [
      'reason|grund|sinn',
      'to get up|to be here|to live|to be|aufzustehen|zum leben|weiterzuleben',
      'no|kein|keinen|not a',
    ],
    {
      within: 8,
      lacking: true,
      unless: 'not to be|to be worried|sorgen',
    },
  ),
  alarm('crisis', ['ob ich lebe|whether i live|if i live or die|ob ich noch lebe']),
  alarm('crisis', ['für mich keinen morgen|für mich kein morgen|keinen morgen mehr|no tomorrow for me'], {
    lacking: true,
  }),

  alarm(
    'eating-disorder',
    [
      'gewogen|wiege mich|waage|scale|scales|weighed',
      'geheult|heule|weine|geweint|zehnmal|fünfmal|dreimal|ständig|jede stunde|cried|crying|ten times|panik|panic|bestimmt ob',
    ],
    {
      within: 12,
      unless: 'küchenwaage|freude|hanteln',
    },
  ),
  alarm(
    'eating-disorder',
    [
      'rippen|knochen|hüftknochen|schlüsselbeine|ribs|bones|collarbones|hipbones',
      'sieht man|sehe ich|sichtbar|zeichnen sich|stick out|show|showing|are visible',
      'endlich|noch|kilo|kg|stolz|finally|more|proud',
    ],
    {
      within: 12,
      unless: 'röntgen|mrt|x ray|bruch|blau',
    },
  ),
  alarm(
    'eating-disorder',
    [
      'periode|tage|regel|period|periods',
      'weg|ausgeblieben|bleibt aus|bleiben aus|gone|stopped|missing|lost my',
      'gewicht|kalorien|hunger*|gehungert|abnehm*|dünn*|weight|calories|skinny|haare fallen|under|diät',
    ],
    {
      within: 16,
      unless: 'menopause|wechseljahre|pille|spirale|schwanger*|pregnan*|geburt',
    },
  ),
  alarm('eating-disorder', ['{light}', 'fett|dick|fat|runter|abnehm*|weniger|verbrenn*|burn|lose|noch|still|weiter'], {
    within: 12,
    unless: 'muskel*|zunehmen|gain|kind|hund',
  }),
  alarm(
    'eating-disorder',
    [
      'rest day|rest days|ruhetag|ruhetage|ruhetagen|pausentag*|trainingsfreie*',
      'scared|afraid|angst|panik|panic|guilt*|schuld*|verboten|darf nicht',
      'eat|eating|essen|esse|food|kalorien|calories',
    ],
    {
      within: 14,
      lacking: true,
    },
  ),
  alarm('eating-disorder', [
    'chew and spit|chewing and spitting|kaue und spucke|kauen und spucken|kauen und ausspucken',
  ]),
  alarm(
    'eating-disorder',
    [
      'bissen|mahlzeit|essen|bite|meal',
      'rechne|rechnen|umrechne*|zähle|count|calculate',
      'minuten|laufband|kalorien|minutes|treadmill|calories|schritte|steps',
    ],
    {
      within: 10,
      unless: 'makros|macros|protein|eiweiß|muskel*',
    },
  ),

  alarm(
    'heart-warning',
    [
      'kalter schweiß|kalten schweiß|kaltschweißig|cold sweat|cold sweats|clammy',
      'zähne|kiefer|arm|jaw|teeth|schulter|rücken|brust|chest|back',
    ],
    {
      within: 12,
      unless: 'unterzucker*|muskelkater|training|angst vor',
    },
  ),
  alarm(
    'heart-warning',
    [
      'nitro|nitrospray|nitroglycer*|nitrolingual',
      'gebraucht|genommen|gebrauch|brauchte|heute|gestern|needed|used|took|today|yesterday|this morning',
    ],
    {
      within: 7,
      unless: 'cold brew|kaffee|coffee|notfall dabei|immer dabei',
    },
  ),
  alarm(
    'heart-warning',
    [
      'pain|schmerz|schmerzen|ache|aches|ziehen|zieht',
      'left arm|linken arm|linker arm|im linken arm',
      'stairs|treppe|treppen|treppensteigen|anstrengung|exertion|hill|climb|bergauf|walking fast',
    ],
    {
      within: 12,
      unless: 'muskelkater|curls|impf*|jab|ellbogen|elbow',
    },
  ),
  alarm(
    'breathlessness',
    [
      'inhaler|asthmaspray|notfallspray|puffer|ventolin|salbutamol',
      'isn t touching|not touching|not helping|doesn t help|isn t helping|hilft nicht|wirkt nicht|leer|empty|bringt nix|bringt nichts',
    ],
    {
      within: 6,
      lacking: true,
      unless: 'nasenspray|nasal|deo|haarspray',
    },
  ),
  alarm(
    'breathlessness',
    [
      'lunge|lungen|bronchien|lungs|airways',
      'macht zu|machen zu|ist zu|sind zu|zugemacht|closing up|close up|tight',
      'spray|trotzdem|atm*|luft|breath*|husten|pfeif*|wheez*|anyway',
    ],
    {
      within: 12,
    },
  ),
  event('fainting', ['fiel|falle|fällt|bin', 'um|umgefallen', 'wie ein baum|wie ein sack|wie ein stein|like a tree'], {
    within: 9,
    unless: 'müde|ins bett|schlaf*',
  }),
  event('infection', ['angesteckt|eingefangen|caught it|caught something|passed it on', '{hot}|{fever}'], {
    within: 8,
    unless: 'motivation|laune|grad draußen',
  }),
  event('infection', ['shiver*|schlotter*|bibber*|schüttelt mich', 'blanket|blankets|decke|decken|bett|bed|duvet'], {
    within: 7,
    unless: 'draußen|outside|eisbad|zelt|tent|camping',
  }),
  alarm('neurological', ['taub|numb|taubheit|numbness', 'abwärts|downwards|from the waist|hüfte abwärts|waist down'], {
    within: 7,
    unless: 'ausreden|excuses',
  }),
  alarm('neurological', ['ins leere', 'greif*|finger|hand|hände'], { within: 4, unless: 'blick*|klettern|bouldern' }),
  event('tear', ['bizeps|biceps|popeye', 'hochgerollt|nach oben gerollt|zusammengerollt|rolled up|popeye|bunched up'], {
    within: 8,
    unless: 'wie popeye|like popeye|curls',
  }),
  alarm(
    'pregnancy',
    ['in umständen|zwei linien|two lines', 'bin|test|wieder|this morning|heute|positive|positiv|today'],
    {
      within: 6,
      unless: 'corona|covid|lauf*|finish|fabrik|produktion|schicht|u bahn|bahn|bus|übernehm*|übernahme|maschinen',
    },
  ),
  event(
    'birth',
    [
      'newborn|neugeborene|neugeborenes|neugeborenen|baby',
      'hospital|krankenhaus|klinik|kreißsaal|maternity',
      'out of|aus|entlassen|home from|heim|discharged|zurück',
    ],
    {
      within: 10,
      unless: 'freund*|schwester|sister|friend|nichte|neffe|arbeite|work|enkel*',
    },
  ),
  event(
    'surgery',
    [
      'nabelbruch|leistenbruch|hernie|hernia|mesh',
      'ist zu|went in|eingesetzt|eingenäht|geflickt|repariert|versorgt|fixed|patched',
      '{young}',
    ],
    { within: 10 },
  ),

  unclear(
    [
      'blutwerte|blutbild|laborwerte|leberwerte|nierenwerte|schilddrüsenwerte|werte|wert|results|bloods|blood work|blood test|scan',
      'auffällig|schlecht|nicht gut|nicht so|nicht toll|komisch|weird|off|not great|grenzwertig|abnormal|aus der reihe|not good',
    ],
    {
      within: 8,
      unless: 'unauffällig|gains|trainingswerte|fitnesswerte|vo2max|zeit',
      lacking: true,
    },
  ),
  unclear(
    [
      'in behandlung|ärztlicher behandlung|under treatment|being treated|in therapie wegen|krieg spritzen|kriege spritzen|bekomme spritzen|krieg grad spritzen|kriege infusionen|bekomme infusionen|getting injections|getting infusions',
    ],
    {
      unless: 'tattoo|kosmetik*|haar*|fassade|mein auto',
    },
  ),
  unclear(
    [
      'auf dem damm|auf der höhe|auf dem posten|quite myself|feeling myself|ganz fit|hundertprozentig fit|quite right',
      'nicht|nich|net|ned|not|don t feel|isn t',
    ],
    {
      within: 5,
      lacking: true,
      unless: 'technisch|zeitgeist|noch nicht so fit|untrainiert|form|nur faul',
    },
  ),
  unclear(
    [
      'arzt|ärztin|doc|doctor|hausarzt|orthopäde|physio',
      'nicht begeistert|skeptisch|nicht alles|abgeraten|not keen|not thrilled|not happy|sceptical|skeptical|advised against|rät ab|warnt',
    ],
    {
      within: 9,
      lacking: true,
    },
  ),
  today('cold', ['rachen|hals|kehle|throat', 'kratzt|kratzig|rau|rauh|wund|scratchy|tickles|tickly|raspy|raw'], {
    within: 5,
    unless: 'stimme vom singen|karaoke',
  }),
  today('period', ['tage', 'sind da|bekommen|gekriegt|gekommen|hab meine|habe meine'], {
    within: 4,
    unless: 'frei|urlaub|drei|zwei|paar|schöne|die tage gezählt',
  }),
  today('bad-sleep', ['schlaf|sleep|schlafen', 'null|zero|kein|keinen|no|ohne'], {
    within: 3,
    lacking: true,
    unless: 'problem*|issues|mangel|trouble|stör*|tracker',
  }),
]
