import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { type Athlete, athletesFile } from '../../../tools/coach/files/athlete.ts'
import { parsed } from '../../../tools/coach/files/read.ts'
import { requestFile } from '../../../tools/coach/files/request.ts'
import { planOnce } from '../../../tools/coach/plan.ts'
import { season } from '../../../tools/coach/season.ts'
import { coachTool } from '../../../tools/coach/tool.ts'

/** The examples that the page gives, by the word behind ```json. */
const examples = Object.fromEntries(
  [...(await readFile('docs/coach-bench.md', 'utf8')).matchAll(/```json (\w+)\n([\s\S]*?)```/g)].map(
    ([, name = '', text = '']) => [name, JSON.parse(text)],
  ),
)

const gym = ['barbell', 'weight-plates', 'rack', 'bench', 'dumbbells', 'cable-machine', 'lat-pulldown-machine']

const athlete = (changes: object = {}): Athlete => {
  const file = {
    athletes: [
      {
        id: 'Ada',
        profile: { goal: 'strength', gender: 'female', weightKg: 64, fitnessLevel: 3, experienceLevel: 3 },
        places: [{ name: 'Studio', equipment: gym }],
        trains: [{ day: 'monday' }, { day: 'thursday', minutes: 60 }],
        strength: { 'back-squat': { oneRepMaxKg: 90 }, 'bench-press': { oneRepMaxKg: 52.5 } },
        ...changes,
      },
    ],
  }
  const [one] = parsed('athletes.json', file, athletesFile).athletes
  if (!one) throw new Error('no athlete')
  return one
}

describe('the bench', () => {
  test('trains an athlete through the real commands and writes down what was planned and done', async () => {
    const strength = { 'back-squat': { oneRepMaxKg: 48 }, 'bench-press': { oneRepMaxKg: 42.5 } }
    const { sessions, weeks } = await season(athlete({ strength }), 3)
    expect(sessions.map(({ at }) => at.slice(0, 10))).toEqual([
      '2026-01-05',
      '2026-01-08',
      '2026-01-12',
      '2026-01-15',
      '2026-01-19',
      '2026-01-22',
    ])
    for (const { outcome, planned = [], done = [] } of sessions) {
      expect(outcome).toBe('completed')
      const sets = planned.flatMap(({ exercises }) => exercises.flatMap(exercise => exercise.sets))
      expect(done.map(({ set }) => set)).toEqual(sets.map(({ id }) => id))
    }
    expect(Math.max(...weeks.map(({ hardSets }) => hardSets.quads ?? 0))).toBeGreaterThan(3)
    expect(weeks.every(({ tonnageKg }) => tonnageKg > 1000)).toBe(true)
  })

  test('knows what a plan does not: the load that is found and the reserve that is felt follow from hidden strength', async () => {
    const { sessions } = await season(athlete(), 2)
    const squats = sessions.flatMap(({ done = [] }) =>
      done.filter(({ exercise, ramp }) => exercise === 'back-squat' && !ramp),
    )
    expect(squats.length).toBeGreaterThan(2)
    for (const { weightKg = 0, trueRir } of squats) {
      expect(weightKg).toBeGreaterThan(30)
      expect(weightKg).toBeLessThan(90)
      expect(trueRir).toBeGreaterThanOrEqual(0)
    }
    const weak = await season(athlete({ strength: { 'back-squat': { oneRepMaxKg: 45 } } }), 2)
    const lighter = weak.sessions.flatMap(({ done = [] }) => done.filter(({ exercise }) => exercise === 'back-squat'))
    expect(Math.max(...lighter.map(({ weightKg = 0 }) => weightKg))).toBeLessThan(45)
  })

  test('tires a leg by its own sets alone', async () => {
    const { sessions } = await season(athlete({ places: [{ name: 'Zuhause', equipment: ['dumbbells', 'bench'] }] }), 2)
    const legs = sessions
      .flatMap(({ done = [] }) => done)
      .filter(({ side, ramp, trueRir }) => side && !ramp && trueRir !== null)
    const pairs = legs.flatMap((one, at) => {
      const other = legs[at + 1]
      const isPair = one.side === 'left' && other?.side === 'right' && other.exercise === one.exercise
      return isPair && other.reps === one.reps && other.weightKg === one.weightKg ? [[one.trueRir, other.trueRir]] : []
    })
    expect(pairs.length).toBeGreaterThan(3)
    for (const [left, right] of pairs) expect(right).toBe(left)
  })

  test('lets life happen: missed, ill, paused, moved, in pain, not felt', async () => {
    const { sessions } = await season(
      athlete({
        places: [
          { name: 'Studio', equipment: gym },
          { name: 'Zuhause', equipment: ['dumbbells'] },
        ],
        follows: { as: 'no-rir', misses: 0.3 },
        illness: [2],
        pauses: [{ fromWeek: 3, weeks: 1 }],
        moves: [{ fromWeek: 4, place: 'Zuhause' }],
        pains: [{ week: 4 }],
        answers: [{ week: 1, difficulty: 'too-hard', comment: 'zu lang' }],
      }),
      6,
    )
    const outcomes = (week: number) => sessions.filter(session => session.week === week).map(({ outcome }) => outcome)
    expect([outcomes(2), outcomes(3)]).toEqual([
      ['ill', 'ill'],
      ['paused', 'paused'],
    ])
    expect(sessions.some(({ outcome }) => outcome === 'missed')).toBe(true)
    expect(sessions.flatMap(({ done = [] }) => done).some(({ rir }) => rir !== undefined)).toBe(false)
    const home = sessions.filter(({ week, outcome }) => week >= 4 && outcome === 'completed')
    expect(home.length).toBeGreaterThan(0)
    expect(home.flatMap(({ done = [] }) => done).some(({ exercise }) => exercise === 'back-squat')).toBe(false)
  })

  test('gives the same answer to the same file', async () => {
    const one = await season(athlete({ noise: 0.05, follows: { as: 'noisy', misses: 0.2, fails: 0.1 } }), 3)
    const other = await season(athlete({ noise: 0.05, follows: { as: 'noisy', misses: 0.2, fails: 0.1 } }), 3)
    expect(other).toEqual(one)
  })

  test('shows what each stage made of a request, the past included', async () => {
    const answer = await planOnce(parsed('request.json', examples.request, requestFile))
    expect(answer.stages.lifts).toMatchObject([{ exercise: 'back-squat', lastKg: 100, days: 1 }])
    expect(answer.stages.read).toMatchObject({ goal: 'strength', level: 3 })
    expect(answer.judge?.violations).toEqual([])
    expect(answer.explain?.length).toBeGreaterThan(3)
    const exercises = answer.plan?.blocks.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))
    expect(exercises).not.toContain('back-squat')
  })
})

describe('the files', () => {
  test('of the page are read, and what comes out is written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'coach-bench-'))
    const [file, out] = [join(folder, 'athletes.json'), join(folder, 'out.json')]
    await writeFile(file, JSON.stringify(examples.athletes))
    expect(await coachTool(['simulate', '--athletes', file, '--weeks', '2', '--out', out])).toBe(0)
    const written = JSON.parse(await readFile(out, 'utf8'))
    expect(written.athletes[0]).toMatchObject({ athlete: 'Ben, three days a week', weeks: [{ week: 1 }, { week: 2 }] })

    await writeFile(out, JSON.stringify({ athletes: Array.from({ length: 60 }, () => written.athletes[0]) }))
    const seen = `${process.execPath} main.ts coach read --file ${out} --weeks 1,2 | head -n 1`
    const { stdout, stderr } = await promisify(execFile)('/bin/bash', ['-o', 'pipefail', '-c', seen])
    expect([stdout.trim().length > 0, stderr]).toEqual([true, ''])
  })

  test.each([
    [{ frobnicate: 1 }, 'athletes[0].frobnicate: unknown field'],
    [
      { strength: { benchpress: { oneRepMaxKg: 100 } } },
      'athletes[0].strength.benchpress: there is no exercise "benchpress"',
    ],
    [{ strength: { 'back-squat': { maxKg: 100 } } }, 'athletes[0].strength.back-squat.maxKg: unknown field'],
    [
      { places: [{ name: 'Halle', equipment: ['baarbell'] }] },
      'athletes[0].places[0].equipment[0]: there is no equipment "baarbell"',
    ],
    [{ trains: [{ day: 'monday', place: 'Wald' }] }, 'athletes[0].trains[0].place: there is no place "Wald"'],
    [{ follows: { as: 'sometimes' } }, 'athletes[0].follows.as: '],
    [{ follows: { misses: 2 } }, 'athletes[0].follows.misses: '],
  ])('names what is wrong with %j', (changes, fault) => {
    expect(() => athlete(changes)).toThrow(fault)
  })

  test('say so when they are not there, no JSON, or not asked for', async () => {
    expect(await coachTool(['plan', '--request', '/nowhere.json'])).toBe(1)
    expect(await coachTool(['simulate', '--athletes', '/nowhere.json', '--weeks', 'many', '--out', 'x'])).toBe(2)
    expect(await coachTool([])).toBe(2)
  })
})
