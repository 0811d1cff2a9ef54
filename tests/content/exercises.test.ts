import { expect, test } from 'vitest'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { checkCatalogue } from '../../content/exercises/check.ts'
import type { Catalogue, Exercise } from '../../content/exercises/schema.ts'

test('the catalogue has no problem', () => {
  expect(checkCatalogue(catalogue)).toEqual([])
})

test('the catalogue is large enough to choose from', () => {
  expect(catalogue.exercises.length).toBeGreaterThanOrEqual(250)
})

const problemsWith = (id: string, change: (exercise: Exercise) => void) => {
  const changed: Catalogue = structuredClone(catalogue)
  const exercise = changed.exercises.find(one => one.id === id)
  if (!exercise) throw new Error(`no exercise ${id}`)
  change(exercise)
  return checkCatalogue(changed)
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
