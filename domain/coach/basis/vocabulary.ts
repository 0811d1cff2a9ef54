// The closed lists in which exercises and training tables are written: what `content/` is checked by, and what the coach
// goes by, is the same.

/** Movements that exercises are grouped by. */
export const patterns = [
  'squat',
  'lunge',
  'hinge',
  'horizontal-push',
  'vertical-push',
  'horizontal-pull',
  'vertical-pull',
  'carry',
  'core-brace',
  'core-flexion',
  'core-rotation',
  'jump',
  'power',
  'locomotion',
  'arm-flexion',
  'arm-extension',
  'shoulder-raise',
  'knee-extension',
  'knee-flexion',
  'hip-isolation',
  'calf',
  'mobility',
  'balance',
  'warm-up',
] as const

export const joints = ['shoulder', 'elbow', 'wrist', 'lowerBack', 'hip', 'knee', 'ankle'] as const

export const roles = ['compound', 'isolation', 'core', 'power', 'conditioning', 'mobility', 'warm-up'] as const

export const loadTypes = ['none', 'bodyweight', 'total', 'per-hand', 'band', 'stack', 'added', 'assisted'] as const

export const metrics = ['reps', 'duration', 'weight', 'distance', 'speed'] as const

export const contraindications = [
  'knee-pain',
  'shoulder-pain',
  'overhead-pain',
  'lower-back-pain',
  'wrist-pain',
  'elbow-pain',
  'hip-pain',
  'ankle-pain',
  'neck-pain',
  'pregnancy',
  'hypertension',
  'osteoporosis',
  'pelvic-floor',
  'leg-nerve',
  'arm-nerve',
  'lying-on-back',
  'stiff-back',
  'seizure',
  'older',
] as const

/** What hands have to do: nothing, steady what lies elsewhere, hold a handle, hold a straight bar, hold what is heavy. */
export const handWork = ['free', 'rest', 'hold', 'bar', 'heavy'] as const

export const hyroxStations = [
  'ski-erg',
  'sled-push',
  'sled-pull',
  'burpee-broad-jump',
  'row',
  'farmers-carry',
  'sandbag-lunge',
  'wall-ball',
  'run',
] as const

/** Who starts in a HYROX race. */
export const divisions = [
  'open-women',
  'open-men',
  'pro-women',
  'pro-men',
  'doubles-women',
  'doubles-men',
  'doubles-mixed',
  'pro-doubles-women',
  'pro-doubles-men',
  'relay-women',
  'relay-men',
  'relay-mixed',
] as const

/** What a session is kind to: it then has a name, words and exercises of its own. The gravest first. */
export const cares = [
  'pregnancy',
  'birth',
  'pelvic-floor',
  'no-hands',
  'healing',
  'leg-nerve',
  'arm-nerve',
  'back',
  'hands',
] as const

/** What somebody is told before the first set because of what limits them, the gravest first. */
export const cautions = [
  'heart',
  'epilepsy',
  'blood-thinner',
  'diabetes',
  'airways',
  'osteoporosis',
  'exhaustion',
  'today',
  'unknown',
] as const

/** Kinds of running, each with a pace of its own. */
export const zones = ['easy', 'long', 'tempo', 'interval', 'short', 'race'] as const

export const fastDays = ['tempo', 'intervals', 'race-pace'] as const

export type Pattern = (typeof patterns)[number]
export type Joint = (typeof joints)[number]
export type Role = (typeof roles)[number]
export type LoadType = (typeof loadTypes)[number]
export type Metric = (typeof metrics)[number]
export type Contraindication = (typeof contraindications)[number]
export type HandWork = (typeof handWork)[number]
export type HyroxStation = (typeof hyroxStations)[number]
export type Division = (typeof divisions)[number]
export type Care = (typeof cares)[number]
export type Caution = (typeof cautions)[number]
export type Zone = (typeof zones)[number]
export type FastDay = (typeof fastDays)[number]
