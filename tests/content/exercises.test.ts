import { expect, test } from 'vitest'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { checkCatalogue } from '../../content/exercises/check.ts'
import type { Exercise } from '../../content/exercises/schema.ts'

test('the catalogue has no problem', () => {
  expect(checkCatalogue(catalogue)).toEqual([])
})

// What trainers missed, and for whom it is nothing.
const wished = [
  'explosive-pull-up bar-muscle-up ring-muscle-up front-lever l-sit freestanding-handstand ring-dip',
  'tandem-stance single-leg-stand single-leg-reach mcgill-curl-up chin-tuck pelvic-floor-lift tibialis-raise',
  'spanish-squat good-morning pause-squat pendlay-row power-snatch belt-squat machine-hip-thrust',
  'machine-lateral-raise strides hill-repeats long-run swim kettlebell-snatch kettlebell-windmill kettlebell-halo',
].flatMap(ids => ids.split(' '))

const named = (id: string) => {
  const exercise = catalogue.exercises.find(one => one.id === id)
  if (!exercise) throw new Error(`no exercise ${id}`)
  return exercise
}

test.each(wished)('there is %s', id => {
  expect(named(id).id).toBe(id)
})

test.each([
  ['muscle-ups', 'bar-muscle-up', 'dead-hang'],
  ['front levers', 'front-lever', 'dead-hang'],
  ['L-sits', 'l-sit', 'tuck-l-sit'],
  ['handstands', 'freestanding-handstand', 'pike-shoulder-shift'],
  ['single-leg squats', 'pistol-squat', 'sit-to-stand'],
])('a ladder of single steps leads to %s', (_, top, bottom) => {
  const below = (id: string): string[] => [id, ...named(id).regressions.flatMap(below)]
  expect(below(top)).toContain(bottom)
})

test.each([
  ['osteoporosis', 'crunch cat-cow kettlebell-windmill torso-rotation rotational-throw ball-slam box-jump'],
  ['hypertension', 'wall-handstand-hold front-lever l-sit side-plank downward-dog back-squat'],
  ['shoulder-pain', 'ring-dip bar-muscle-up overhead-press kettlebell-snatch bench-dip'],
  ['elbow-pain', 'skull-crusher pull-up bar-muscle-up overhead-triceps-extension'],
  ['knee-pain', 'belt-squat pause-squat hill-repeats reverse-nordic burpee'],
] as const)('%s forbids %s', (condition, ids) => {
  for (const id of ids.split(' ')) expect(named(id).contraindications, id).toContain(condition)
})

test.each([
  [
    'osteoporosis',
    'goblet-squat dumbbell-romanian-deadlift dead-bug single-leg-stand mcgill-curl-up one-arm-dumbbell-row',
  ],
  ['hypertension', 'dumbbell-bench-press lat-pulldown dead-bug easy-run brisk-walk'],
  ['shoulder-pain', 'leg-press seated-cable-row cable-external-rotation belt-squat'],
  ['elbow-pain', 'chest-press leg-press band-row plank'],
  ['knee-pain', 'leg-press glute-bridge barbell-romanian-deadlift swim'],
] as const)('%s leaves %s', (condition, ids) => {
  for (const id of ids.split(' ')) expect(named(id).contraindications, id).not.toContain(condition)
})

test('no straight bar lies on a shoulder that hurts', () => {
  for (const id of ['back-squat', 'pause-squat', 'barbell-box-squat', 'good-morning', 'barbell-reverse-lunge'])
    expect(named(id).jointLoad.shoulder, id).toBeGreaterThan(1)
})

test.each([
  ['band-external-rotation', 'rotator-cuff'],
  ['side-lying-external-rotation', 'rotator-cuff'],
  ['cable-external-rotation', 'rotator-cuff'],
  ['bench-pullover', 'chest'],
  ['bench-pullover', 'lats'],
])('%s works the %s', (id, muscle) => {
  expect(named(id).muscles[muscle]).toBe(1)
})

test('the catalogue is large enough to choose from', () => {
  expect(catalogue.exercises.length).toBeGreaterThanOrEqual(250)
})

const problemsWith = (id: string, change: (exercise: Exercise) => void) => {
  const exercise = structuredClone(named(id))
  change(exercise)
  return checkCatalogue({ ...catalogue, exercises: catalogue.exercises.map(one => (one.id === id ? exercise : one)) })
}

const strainElbow = (one: Exercise) => {
  one.jointLoad.elbow = 2
  one.gripHeavy = true
}

const faults: [string, string, (exercise: Exercise) => void, RegExp][] = [
  ['an id that is not kebab-case', 'plank', one => (one.id = 'Plank_1'), /kebab-case/],
  ['an id used twice', 'plank', one => (one.id = 'crunch'), /exercise id twice: crunch/],
  ['a name used twice', 'plank', one => (one.name.de = 'Crunch'), /German name twice: Crunch/],
  ['a missing language', 'plank', one => (one.name.en = ' '), /plank: name.en is empty/],
  ['a missing translation', 'plank', one => one.cues.en.pop(), /plank: has not as many German as English cues/],
  ['an untranslated cue', 'plank', one => (one.cues.de = [...one.cues.en]), /plank: is not translated/],
  ['a cue that is too long', 'plank', one => (one.cues.de[0] = `${'lang '.repeat(40)}.`), /longer than 160/],
  ['a single cue', 'plank', one => (one.cues.de = one.cues.de.slice(0, 1)), /plank: cues.de/],
  ['a cue without an end', 'plank', one => (one.cues.de[0] = 'Halte den Rumpf'), /plank: is no sentence/],
  ['formal German', 'plank', one => (one.cues.de[0] = 'Halten Sie den Rumpf fest.'), /plank: is not in du-form/],
  ['a placeholder', 'plank', one => (one.cues.en[0] = 'TODO.'), /plank: is a placeholder/],
  ['an unknown muscle', 'plank', one => (one.muscles.sixpack = 1), /plank: unknown muscle sixpack/],
  ['no main muscle', 'plank', one => (one.muscles = { abs: 0.5 }), /plank: has no muscle with weight 1/],
  ['unknown equipment', 'plank', one => (one.requires = [['carpet']]), /plank: unknown equipment carpet/],
  ['a way that needs more than another', 'plank', one => one.requires.push(['box']), /plank: requires more/],
  ['an unknown regression', 'plank', one => one.regressions.push('nap'), /plank: unknown exercise nap/],
  ['an exercise that regresses to itself', 'plank', one => one.regressions.push('plank'), /plank: is its own/],
  ['a regression that needs more skill', 'plank', one => one.regressions.push('side-plank'), /needs more skill/],
  ['a progression that needs less skill', 'side-plank', one => one.progressions.push('plank'), /needs less skill/],
  ['a regression of another pattern', 'plank', one => one.regressions.push('crunch'), /changes the pattern/],
  ['a ladder told from one side only', 'plank', one => one.regressions.push('dead-bug'), /does not lead back/],
  ['a weight without a load', 'plank', one => one.metrics.push('weight'), /plank: metric weight/],
  ['reps without a default', 'plank', one => one.metrics.push('reps'), /plank: metric reps/],
  ['seconds without a default', 'plank', one => (one.defaults = { restSeconds: 30 }), /plank: metric duration/],
  ['reps without a tempo', 'crunch', one => delete one.defaults.secondsPerRep, /crunch: has reps but no tempo/],
  [
    'a range that runs backwards',
    'crunch',
    one => (one.defaults.reps = [12, 8]),
    /crunch: defaults.reps runs backwards/,
  ],
  ['a hurt knee untold', 'plank', one => (one.jointLoad.knee = 3), /plank: lacks the contraindication knee-pain/],
  ['overhead untold', 'plank', one => (one.overhead = true), /plank: lacks the contraindication overhead-pain/],
  ['a loaded spine untold', 'plank', one => (one.axialLoad = 2), /plank: lacks the contraindication lower-back-pain/],
  ['a loaded back untold', 'plank', one => (one.jointLoad.lowerBack = 2), /plank: lacks .* lower-back-pain/],
  ['a strained elbow untold', 'plank', one => strainElbow(one), /plank: lacks the contraindication elbow-pain/],
  ['a bent spine untold', 'plank', one => (one.spine = 'flexion'), /plank: lacks the contraindication osteoporosis/],
  ['a twisted spine untold', 'plank', one => (one.spine = 'rotation'), /lacks the contraindication osteoporosis/],
  [
    'a head below the heart untold',
    'dead-bug',
    one => (one.inverted = true),
    /dead-bug: lacks the contraindication hypertension/,
  ],
  ['a hard hold untold', 'knee-plank', one => (one.skill = 2), /knee-plank: lacks the contraindication hypertension/],
  ['a landing on the knee untold', 'plank', one => (one.impact = 2), /plank: lacks the contraindication knee-pain/],
  ['a ladder that runs in a circle', 'knee-plank', one => one.regressions.push('plank'), /lead back to itself/],
  ['impact untold', 'plank', one => (one.impact = 2), /plank: lacks the contraindication pelvic-floor/],
  ['impact on the ankle untold', 'plank', one => (one.impact = 2), /plank: lacks the contraindication ankle-pain/],
  ['hard impact for beginners', 'plank', one => (one.impact = 3), /plank: has impact 3 but skill below 3/],
]

test.each(faults)('the check finds %s', (_, id, change, problem) => {
  expect(problemsWith(id, change)).toEqual(expect.arrayContaining([expect.stringMatching(problem)]))
})

test('the check finds a pattern without choices', () => {
  const exercises = catalogue.exercises.filter(one => one.pattern !== 'calf')
  expect(checkCatalogue({ ...catalogue, exercises })).toContain('calf with body: 0 instead of 2')
})

test('the check finds an exception that is needed no more', () => {
  const [plank] = catalogue.exercises.filter(one => one.id === 'plank')
  if (!plank) throw new Error('no plank')
  const carried = ['one', 'two'].map(id => ({ ...plank, id, pattern: 'carry' as const }))
  const exercises = [...catalogue.exercises, ...carried]
  expect(checkCatalogue({ ...catalogue, exercises })).toContain('carry with body needs no exception any more')
})

test('the check finds a kit that leaves nothing to a sore knee', () => {
  const exercises = catalogue.exercises.filter(one => one.pattern !== 'squat' || one.jointLoad.knee === 3)
  expect(checkCatalogue({ ...catalogue, exercises })).toContain('squat with body leaves nothing to sore knees')
})

test('the check finds equipment and muscles that nothing uses', () => {
  const nothing = checkCatalogue({ ...catalogue, exercises: [] })
  expect(nothing).toContain('nothing uses barbell')
  expect(nothing).toContain('no exercise trains chest')
  expect(nothing).toContain('no mobility exercise for chest')
})
