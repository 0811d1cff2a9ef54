import type { BodyPart } from '../../domain/coach/read/body.ts'
import type { Sign } from '../../domain/coach/read/language.ts'

const nerve = (part: BodyPart | undefined, all: readonly string[], unless: string, within = 6): Sign => ({
  sense: { is: 'condition', condition: 'nerve', ...(part ? { part } : {}) },
  all,
  within,
  unless,
})

/** The hand that cannot hold anything: its words are the sign, wherever they stand. */
const uselessHand = (all: readonly string[], within: number, unless: string, lacking?: true): Sign => ({
  sense: { is: 'diagnosis', part: 'hand', severity: 'acute' },
  all,
  within,
  unless,
  ...(lacking ? { lacking } : {}),
})

const tingles =
  'kribbel*|kribbeln|tingl*|ameisenlaufen|ameisen|pins and needles|pelzig*|taub|taube|taubes|taubheit|taubheitsgefühl|numb|numbness|elektrisier*|stromschlag|stromschläge'
const radiates = 'ausstrahl*|strahlt|strahlen|radiat*|shoots|shooting|schießt|einschießend*'
const leg =
  'bein|beine|beinen|leg|legs|oberschenkel|unterschenkel|wade|waden|fuß|füße|füßen|foot|feet|thigh|thighs|calf|po|gesäß|buttock'
const arm = 'arm|arme|armen|arms|oberarm|unterarm|forearm|upper arm'
const neck = 'nacken*|hals|halswirbel*|hws|neck|schulterblatt|shoulder blade'
const joy =
  'vorfreude|freude|lust|bock|aufregung|excite*|endlich|buzzing|erwarten|loslegen|pigeon|taubenstellung|sonne|sun'
const back = 'rücken|back|kreuz|lws|wirbel|bein|leg|lower|spine|l4|l5|s1'

/** A muscle may be huge; a joint that is has swollen. */
const hugeJoint = (part: BodyPart, words: string): Sign => ({
  sense: { is: 'diagnosis', part, severity: 'acute' },
  all: [
    words,
    'riesig|riesengroß|huge|massive|wie ein ballon|wie ein fußball|like a balloon|size of a',
    'ist|is|sind|are|war|was|seit|since|geworden|looks|wie|like|size',
  ],
  within: 5,
  unless:
    'respect|thanks|danke|drive|box|fortschritt*|progress|difference|unterschied|erleichterung|relief|verbesser*|improve*|kraft|strength|kein|no',
})

/** Nerves that tingle or radiate without weakness, and hands that cannot hold. With weakness an alarm stops anyway. */
export const nerves: readonly Sign[] = [
  nerve(
    undefined,
    [
      'arm|arme|hand|hände|finger|bein|fuß|füße|leg|foot|feet|hands|fingers',
      'schläft ein|schlafen ein|schläft nachts|schlafen nachts|schläft mir|schläft immer|schläft ständig|schläft dauernd|einschläft|einschlafen|falls asleep|fall asleep|falling asleep|goes to sleep|go to sleep',
    ],
    'auf dem arm|kind|baby|hund|beim lesen|fernsehen|couch|sofa|meditation|yoga|schneidersitz',
    7,
  ),
  hugeJoint('ankle', 'knöchel|sprunggelenk|ankle|ankles'),
  hugeJoint('knee', 'knie|knee|knees'),
  hugeJoint('elbow', 'ellbogen|ellenbogen|elbow|elbows'),
  hugeJoint('wrist', 'handgelenk|handgelenke|wrist|wrists'),
  nerve('front-thigh', [tingles, leg], joy),
  nerve('front-thigh', [radiates, leg], `${joy}|${back.replace('|bein|leg', '')}`),
  nerve('upper-arm', [tingles, arm], joy),
  nerve('upper-arm', [radiates, arm], `${joy}|${neck}`),
  nerve('neck', [`${radiates}|zieht`, neck, arm], joy, 9),
  nerve(undefined, ['nerv|nerve', 'eingeklemmt*|gequetscht*|pinched|trapped|compressed'], back),
  uselessHand(
    [
      'geschnitten|aufgeschnitten|schnittwunde|cut|sliced|gashed',
      'hand|hände|finger|fingern|fingers|daumen|thumb|handfläche|palm|fingerkuppe|zeigefinger|mittelfinger',
    ],
    4,
    'haare|hair|other hand|haarschnitt|muskeln|cut weight|cut out|cut short|bauch',
  ),
  uselessHand(
    [
      'greifen|zugreifen|zupacken|zugreifn|festhalten|grip|grasp',
      'kann|können|konnte|can|could|can t|cant|cannot|darf',
      'nicht|nix|nichts|kaum|nimmer|ned|can t|cant|cannot|unable|anything|hardly',
    ],
    5,
    'stange zu|zu dick|zu breit|too thick|strength|pull up bar',
    true,
  ),
]
