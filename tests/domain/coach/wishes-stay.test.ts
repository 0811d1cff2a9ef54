import { describe, expect, test } from 'vitest'
import { type Line, lifter, liftsIn, linesOf, planFor } from './lifter.ts'

const legs = new Set(['squat', 'lunge', 'hinge', 'knee-flexion', 'knee-extension', 'hip-isolation', 'calf', 'jump'])
const arms = new Set([
  'horizontal-push',
  'vertical-push',
  'horizontal-pull',
  'vertical-pull',
  'arm-flexion',
  'arm-extension',
  'shoulder-raise',
])

const trains =
  (muscles: readonly string[]) =>
  ({ exercise }: Line) =>
    muscles.some(muscle => (exercise.muscles[muscle] ?? 0) >= 1)
const setsOf = (lines: readonly Line[]) => lines.reduce((sum, { sets }) => sum + sets, 0)

const upper: readonly (readonly [string, readonly string[]])[] = [
  ['brust und trizeps, richtig pump', ['chest', 'triceps']],
  ['bizeps bizeps bizeps', ['biceps']],
  ['10 sätze brust', ['chest']],
  ['Schultern', ['front-delts', 'side-delts', 'rear-delts']],
  ['Arme', ['biceps', 'triceps', 'forearms']],
  ['chest day', ['chest']],
  ['triceps please', ['triceps']],
  ['Latissimus und Bizeps', ['lats', 'biceps']],
  ['superset chest and back old school', ['chest', 'lats', 'upper-back', 'traps', 'lower-back']],
  ['arms and abs', ['biceps', 'triceps', 'forearms', 'abs', 'obliques', 'lower-back']],
]
const lower: readonly (readonly [string, readonly string[]])[] = [
  ['mehr waden, die wachsen nicht', ['calves']],
  ['po und beinbeuger', ['glutes', 'hamstrings']],
  ['quads', ['quads']],
  ['something for my glutes', ['glutes']],
]

describe('a wish for muscles stays with them and their neighbours', () => {
  test.each(upper)('%s: half of the sets are for them, and no leg is trained', (wish, muscles) => {
    const plan = planFor(lifter(wish))
    const lifts = liftsIn(plan)
    expect(lifts.filter(({ exercise }) => legs.has(exercise.pattern)).map(({ exercise }) => exercise.id)).toEqual([])
    expect(setsOf(lifts.filter(trains(muscles)))).toBeGreaterThanOrEqual(setsOf(lifts) / 2)
    expect(plan.blocks.filter(({ kind }) => kind === 'interval')).toEqual([])
  })

  test.each(lower)('%s: half of the sets are for them, and no arm is trained', (wish, muscles) => {
    const lifts = liftsIn(planFor(lifter(wish)))
    expect(lifts.filter(({ exercise }) => arms.has(exercise.pattern)).map(({ exercise }) => exercise.id)).toEqual([])
    expect(setsOf(lifts.filter(trains(muscles)))).toBeGreaterThanOrEqual(setsOf(lifts) / 2)
  })

  test.each([
    ['chest day', 'chest'],
    ['bizeps bizeps bizeps', 'biceps'],
    ['mehr waden, die wachsen nicht', 'calves'],
    ['triceps please', 'triceps'],
  ])('%s: from three angles, more than seven sets', (wish, muscle) => {
    const own = liftsIn(planFor(lifter(wish))).filter(trains([muscle]))
    expect(new Set(own.map(({ exercise }) => exercise.id)).size).toBeGreaterThanOrEqual(3)
    expect(setsOf(own)).toBeGreaterThan(7)
  })

  test('heavy squats, then something for my glutes: in this order, on what is there for it', () => {
    const [first, second] = linesOf(planFor(lifter('heavy squats, then something for my glutes')))
    expect(first?.exercise.id).toBe('back-squat')
    expect(second?.exercise.id).toMatch(/hip-thrust/)
  })

  test('Bauch: a lift that the trunk carries comes first, and half of the sets are for the trunk', () => {
    const lifts = liftsIn(planFor(lifter('Bauch')))
    expect(lifts[0]?.exercise.role).toBe('compound')
    const heavy = lifts.findLastIndex(({ exercise }) => exercise.axialLoad > 1)
    expect(lifts.slice(0, Math.max(0, heavy)).map(({ exercise }) => exercise.role)).not.toContain('core')
    expect(setsOf(lifts.filter(trains(['abs', 'obliques', 'lower-back'])))).toBeGreaterThanOrEqual(setsOf(lifts) / 2)
  })

  test.each([
    'legs ohne knie belastung',
    'Beine ohne Kniebelastung',
    'legs, no load on my knees',
    'Beine, aber knieschonend',
    'Unterkörper ohne das Knie zu belasten',
  ])('%s: hips and calves, nothing that loads a knee', wish => {
    const lifts = liftsIn(planFor(lifter(wish)))
    expect(lifts.filter(({ exercise }) => exercise.jointLoad.knee > 1).map(({ exercise }) => exercise.id)).toEqual([])
    const bent = ['squat', 'lunge', 'knee-extension']
    expect(lifts.filter(({ exercise }) => bent.includes(exercise.pattern)).map(({ exercise }) => exercise.id)).toEqual(
      [],
    )
    expect(lifts[0]?.exercise.pattern).toBe('hinge')
  })

  test('po und oberschenkel rückseite: hips and hamstrings, no reason speaks of the front', () => {
    const lines = liftsIn(planFor(lifter('po und oberschenkel rückseite')))
    const said = lines.flatMap(({ planned }) => planned.reasons.filter(({ code }) => code === 'wish'))
    expect(said.map(({ text }) => text.de).join(' ')).not.toMatch(/vorder|Waden|unterer Rücken/)
    expect(setsOf(lines.filter(trains(['glutes', 'hamstrings'])))).toBeGreaterThanOrEqual(setsOf(lines) / 2)
  })
})
