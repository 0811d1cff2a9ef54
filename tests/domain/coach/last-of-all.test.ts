import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { judge } from '../../../domain/coach/gate/gate.ts'
import { liftsIn, linesOf, planFor } from './lifter.ts'
import { gym, request } from './requests.ts'

const sharesOf = (wish: string, seed: string, muscles: readonly string[]) => {
  const lifts = liftsIn(planFor(request({ seed, minutes: 45, wish, place: { equipment: gym } })))
  const all = lifts.reduce((sum, { sets }) => sum + sets, 0)
  const own = lifts.filter(({ exercise }) => {
    const direct = Object.keys(exercise.muscles).filter(muscle => exercise.muscles[muscle] === 1)
    return direct.length > 0 && direct.every(muscle => muscles.includes(muscle))
  })
  return {
    share: own.reduce((sum, { sets }) => sum + sets, 0) / all,
    patterns: new Set(lifts.map(one => one.exercise.pattern)),
  }
}

test.each([
  ['am Ende noch Bauch', ['abs', 'obliques', 'lower-back']],
  ['zum Schluss Bauch', ['abs', 'obliques', 'lower-back']],
  ['am Ende noch ein bisschen Bizeps', ['biceps']],
  ['zum Schluss Waden', ['calves']],
])('what comes last is there, and is no half of the session: %s', (wish, muscles) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { share, patterns } = sharesOf(wish, seed, muscles)
    expect(share, seed).toBeGreaterThan(0)
    expect(share, seed).toBeLessThanOrEqual(0.35)
    expect(patterns.size, seed).toBeGreaterThanOrEqual(4)
  }
})

test('beside a wish for another part that part keeps the session', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    expect(sharesOf('Brust und zum Schluss Bauch', seed, ['chest']).share, seed).toBeGreaterThanOrEqual(0.3)
    const { share } = sharesOf('Brust und zum Schluss Bauch', seed, ['abs', 'obliques', 'lower-back'])
    expect(share, seed).toBeGreaterThan(0)
    expect(share, seed).toBeLessThanOrEqual(0.4)
  }
})

const secondsOf = ({ sets }: { readonly sets: readonly { readonly durationSec?: number | null }[] }) =>
  sets.reduce((sum, { durationSec }) => sum + (durationSec ?? 0), 0)

test.each([
  ['Brust und am Ende 10 Minuten Rad', 10, ['stationary-bike']],
  ['Brust, danach 15 min Laufband', 15, ['easy-run', 'incline-walk']],
  ['Oberkörper + 10 min Rudern zum Schluss', 10, ['row-erg']],
  ['zum Schluss 15 min Laufband', 15, ['easy-run', 'incline-walk']],
  ['Cardio am Ende 15 min', 15, null],
  ['45 min Kraft, danach 15 min Rad', 15, ['stationary-bike']],
])('minutes for the heart come after the lifts, as many as were asked for: %s', (wish, minutes, ids) => {
  for (const seed of ['a', 'b', 'c']) {
    const asked = request({ seed, minutes: 60, wish, place: { equipment: gym } })
    const plan = planFor(asked)
    const lines = linesOf(plan)
    const heart = lines.findIndex(({ exercise }) => exercise.role === 'conditioning')
    expect(heart, `${seed}: lifts first`).toBeGreaterThanOrEqual(3)
    const last = lines.slice(heart)
    expect(
      last.every(({ exercise }) => exercise.role === 'conditioning'),
      seed,
    ).toBe(true)
    if (ids) for (const { exercise } of last) expect(ids).toContain(exercise.id)
    const seconds = last.reduce((sum, { planned }) => sum + secondsOf(planned), 0)
    expect(seconds, seed).toBeGreaterThanOrEqual((minutes - 2) * 60)
    expect(seconds, seed).toBeLessThanOrEqual((minutes + 1) * 60)
    expect(judge(plan, asked, catalogue).violations, seed).toEqual([])
  }
})

test.each(['Laufband', '30 min Rad', 'nur Cardio'])(
  'and with no lifts asked for beside it, it is the session: %s',
  wish => {
    const lines = linesOf(planFor(request({ seed: 'a', minutes: 30, wish, place: { equipment: gym } })))
    expect(lines.every(({ exercise }) => exercise.role === 'conditioning')).toBe(true)
  },
)
