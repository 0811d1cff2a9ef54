import type { Contraindication, Joint } from '../catalogue.ts'
import { type Entry, entries, type Meaning } from './lexicon.ts'

const body = (
  muscles: readonly string[],
  pain: Contraindication | null = null,
  joint: Joint | null = null,
): Meaning => ({
  is: 'body',
  muscles,
  pain,
  joint,
})

const shoulders = ['front-delts', 'side-delts', 'rear-delts']
const back = ['lats', 'upper-back']
const legs = ['quads', 'hamstrings', 'glutes', 'calves', 'adductors', 'abductors']
const core = ['abs', 'obliques', 'lower-back']
const push = ['chest', 'front-delts', 'side-delts', 'triceps']
const pull = ['lats', 'upper-back', 'rear-delts', 'traps', 'biceps', 'forearms']
const upper = [...new Set([...push, ...pull])]

/** Joints, muscles and regions. Joint names carry the pain they stand for when a pain word is near. */
export const bodyWords: readonly Entry[] = [
  ...entries(body([], 'knee-pain', 'knee'), 'knie*|knee*|menisk*|patella*|kreuzband*|acl'),
  ...entries(
    body(shoulders, 'shoulder-pain', 'shoulder'),
    'schulter*|shoulder*|rotatoren*|rotator cuff|impingement|delts',
  ),
  ...entries(body([], 'elbow-pain', 'elbow'), 'ellbogen*|ellenbogen*|elbow*|tennisarm|golferarm|tennis elbow'),
  ...entries(body([], 'wrist-pain', 'wrist'), 'handgelenk*|wrist*|karpaltunnel*|carpal tunnel'),
  ...entries(body(back, 'lower-back-pain', 'lowerBack'), 'ruecken*|back|backs|kreuz'),
  ...entries(
    body(['lower-back'], 'lower-back-pain', 'lowerBack'),
    'lower back|unterer ruecken|unteren ruecken|lws*|lenden*',
  ),
  ...entries(body(['glutes', 'hip-flexors', 'abductors'], 'hip-pain', 'hip'), 'huefte*|hueft*|hip|hips|leiste*|groin'),
  ...entries(
    body([], 'ankle-pain', 'ankle'),
    'sprunggelenk*|knoechel*|ankle*|achilles*|fuss*|foot|feet|plantar*|fersensporn',
  ),
  ...entries(body(['traps'], 'neck-pain'), 'nacken*|hals*|neck|hws*'),
  ...entries(body(['chest']), 'brust|brustmuskel*|chest|pecs'),
  ...entries(body(legs), 'bein|beine|beinen|beintag|beintraining|leg|legs|unterkoerper*|lower body'),
  ...entries(body(['quads', 'hamstrings', 'adductors']), 'oberschenkel*|thigh*'),
  ...entries(body(['quads']), 'quads|quadrizeps|quadriceps'),
  ...entries(body(['hamstrings']), 'hamstring*|beinbeuger|beinrueckseite'),
  ...entries(body(['glutes']), 'po|gesaess*|hintern|glute*|booty|butt'),
  ...entries(body(['calves'], 'ankle-pain', 'ankle'), 'wade*|calves|calf'),
  ...entries(body(['adductors']), 'adduktor*|adductor*'),
  ...entries(body(back), 'lat|lats|latissimus|oberer ruecken|oberen ruecken|upper back'),
  ...entries(body(['traps']), 'trapez*|traps'),
  ...entries(body(['biceps']), 'bizeps|biceps'),
  ...entries(body(['triceps']), 'trizeps|triceps'),
  ...entries(body(['biceps', 'triceps', 'forearms']), 'arm|arme|armen|arms'),
  ...entries(body(['forearms']), 'unterarm*|forearm*|griffkraft|grip'),
  ...entries(body(core), 'bauch*|abs|core|rumpf*|sixpack|koerpermitte'),
  ...entries(body(upper), 'oberkoerper*|upper body'),
  ...entries(body(push), 'push|push tag|push day|druecken'),
  ...entries(body(pull), 'pull|pull tag|pull day|ziehen'),
  ...entries(body([]), 'ganzkoerper*|full body|whole body|ganzer koerper|ganzen koerper'),
]

/** Endings that turn a joint's name into a complaint: "Knieschmerzen", "Rückenprobleme". */
export const complaint = /schmerz|problem|beschwerd|verletz|entzuend|arthros|pain/
