import { type Pattern, patterns } from '../../domain/coach/basis/vocabulary.ts'
import type { Catalogue, Exercise } from './schema.ts'

export const coverage = ({ equipment, muscles, exercises }: Catalogue): string[] => {
  const indoors = equipment.filter(item => item.kind !== 'place').map(item => item.id)
  const stretches = exercises.filter(one => one.pattern === 'mobility')
  const stretched = mainMuscles(stretches)
  const trained = mainMuscles(exercises.filter(one => one.pattern !== 'mobility'))
  const used = new Set(exercises.flatMap(one => one.requires.flat()))
  return [
    ...Object.entries({ ...kits, gym: indoors }).flatMap(([kit, stock]) => {
      const possible = exercises.filter(one => one.requires.some(set => set.every(item => stock.includes(item))))
      return [...patterns.flatMap(pattern => tooFew(kit, pattern, possible)), ...broken(kit, possible)]
    }),
    ...muscles.filter(one => !stretched.has(one.id)).map(one => `no mobility exercise for ${one.id}`),
    ...muscles.filter(one => !trained.has(one.id)).map(one => `no exercise trains ${one.id}`),
    ...equipment.filter(one => one.id !== 'mat' && !used.has(one.id)).map(one => `nothing uses ${one.id}`),
  ]
}

// The sets of equipment that people commonly own, beside a full gym.
const kits: Record<string, string[]> = {
  body: [],
  dumbbells: ['dumbbells', 'bench'],
  kettlebell: ['kettlebell'],
  bands: ['resistance-band', 'mini-band'],
  barbell: ['barbell', 'weight-plates', 'rack', 'bench'],
  outdoor: ['running-route', 'stairs'],
  running: ['running-route'],
  hyrox: [
    'ski-erg',
    'sled',
    'weight-plates',
    'rowing-machine',
    'farmers-handles',
    'sandbag',
    'wall-ball',
    'running-route',
  ],
}

const bare = ['body', 'outdoor', 'running']

const fewer: { kits: string[]; pattern: Pattern; because: string }[] = [
  { kits: bare, pattern: 'vertical-pull', because: 'there is nothing to hang from or to pull down' },
  { kits: bare, pattern: 'arm-flexion', because: 'there is nothing to pull against' },
  { kits: [...bare, 'bands'], pattern: 'carry', because: 'there is nothing to carry' },
]

// Whom every kit must leave something to train with, whatever else it lacks.
const promises: { to: string; fits: (exercise: Exercise) => boolean; patterns: Pattern[] }[] = [
  {
    to: 'beginners',
    fits: one => one.skill === 1,
    patterns: ['squat', 'lunge', 'hinge', 'horizontal-push', 'horizontal-pull', 'core-brace', 'locomotion', 'warm-up'],
  },
  {
    to: 'sore knees',
    fits: one => !one.contraindications.includes('knee-pain'),
    patterns: ['squat', 'hinge', 'knee-extension', 'knee-flexion', 'hip-isolation', 'calf', 'locomotion', 'warm-up'],
  },
  {
    to: 'sore shoulders overhead',
    fits: one => !one.contraindications.includes('overhead-pain'),
    patterns: ['horizontal-push', 'horizontal-pull', 'shoulder-raise', 'core-brace', 'locomotion', 'warm-up'],
  },
  {
    to: 'sore lower backs',
    fits: one => !one.contraindications.includes('lower-back-pain') && one.axialLoad < 2,
    patterns: ['squat', 'lunge', 'hinge', 'horizontal-push', 'horizontal-pull', 'core-brace', 'locomotion', 'warm-up'],
  },
  {
    to: 'sore wrists',
    fits: one => !one.contraindications.includes('wrist-pain'),
    patterns: ['squat', 'hinge', 'horizontal-push', 'horizontal-pull', 'core-brace', 'locomotion', 'warm-up'],
  },
  {
    to: 'quiet flats',
    fits: one => one.impact === 0 && one.noise <= 1 && one.spaceM2 <= 4,
    patterns: ['squat', 'lunge', 'hinge', 'horizontal-push', 'horizontal-pull', 'core-brace', 'locomotion', 'warm-up'],
  },
]

const tooFew = (kit: string, pattern: Pattern, possible: Exercise[]) => {
  const choices = possible.filter(one => one.pattern === pattern).length
  const exception = fewer.some(one => one.pattern === pattern && one.kits.includes(kit))
  if (exception) return choices >= 2 ? [`${pattern} with ${kit} needs no exception any more`] : []
  return choices < 2 ? [`${pattern} with ${kit}: ${choices} instead of 2`] : []
}

const broken = (kit: string, possible: Exercise[]) =>
  promises.flatMap(({ to, fits, patterns }) =>
    patterns
      .filter(pattern => !possible.some(one => one.pattern === pattern && fits(one)))
      .map(pattern => `${pattern} with ${kit} leaves nothing to ${to}`),
  )

const mainMuscles = (exercises: Exercise[]) =>
  new Set(exercises.flatMap(one => Object.keys(one.muscles).filter(muscle => one.muscles[muscle] === 1)))
