import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { standardsFor } from '../../../domain/coach/basis/hyrox.ts'
import { exercisesOf, type Plan, setsOf } from '../../../domain/coach/basis/plan.ts'
import { goals, type PastWorkout, type PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { pacesOf } from '../../../domain/coach/prescribe/ahead/runs.ts'
import { median } from '../../../domain/numbers.ts'
import { runs, some } from '../../support/runs.ts'
import { crowd } from './crowd.ts'
import { trainingAlone } from './crowd-lives.ts'
import { personas } from './personas.ts'
import { gym, request } from './requests.ts'
import { type Body, trained } from './simulate.ts'
import { seasons, twelveWeeks } from './twelve-weeks.ts'
import { veterans } from './veterans.ts'

const patience = 120_000
const day = 86_400_000

const planFor = (asked: PlanRequest): Plan => {
  const made = makePlan(asked, catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  expect(made.verdict.violations).toEqual([])
  return made.plan
}

const kinds = (plan: Plan) => plan.blocks.map(({ kind }) => kind)
const work = (plan: Plan) =>
  plan.blocks.filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown').flatMap(({ exercises }) => exercises)
const codes = (plan: Plan) => new Set(exercisesOf(plan).flatMap(({ reasons }) => reasons.map(({ code }) => code)))

/** The same session again and again, trained without fault. */
const experienced = (asked: PlanRequest, gaps: readonly number[], form = 1): PlanRequest => {
  const body: Body = { weightKg: 80, level: asked.athlete.experienceLevel, strength: 1 }
  const history: PastWorkout[] = []
  for (const gap of gaps) {
    const at = new Date(Date.parse(asked.at) - gap * day).toISOString()
    const plan = planFor({ ...asked, at, mood: null, seed: `${asked.seed}-${gap}`, history: [...history].reverse() })
    history.push(trained(plan, body, { at, workout: `w${gap}`, mood: 4, form, skips: 0 }, catalogue))
  }
  return { ...asked, history: history.reverse() }
}

/** "jeweils 45 s Pause", "jeweils 1:45 min Pause". */
const secondsSaid = (words: string) => {
  const [, minutes = '0', seconds = ''] = /(?:(\d+):)?(\d+) (?:s|min) Pause/.exec(words) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

describe('a plan', () => {
  test('has no row on the floor beside a bar, and never the same exercise twice', () => {
    const park = { equipment: ['pull-up-bar', 'dip-bars', 'running-route'], name: 'Park' }
    const days = Array.from({ length: 12 }, (_, at) => ({ seed: `park ${at}`, minutes: 30 + (at % 4) * 15 }))
    for (const [at, one] of days.entries()) {
      const goal = at % 2 === 0 ? 'strength' : 'muscle'
      const plan = planFor(request({ ...one, place: park, athlete: { goal, trainingFrequency: 3 + (at % 2) } }))
      const ids = work(plan).flatMap(({ exercise, targetRir }) => (targetRir === null ? [] : [exercise]))
      expect(ids.filter(id => id === 'supine-elbow-row' || id === 'prone-w-pull')).toEqual([])
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('numbers blocks, exercises and sets', () => {
    const plan = planFor(request())
    expect(plan.blocks[0]?.id).toBe('b1')
    expect(plan.blocks[1]?.exercises[0]?.id).toBe('b2e1')
    expect(plan.blocks[1]?.exercises[0]?.sets[0]?.id).toBe('b2e1s1')
    expect(new Set(setsOf(plan).map(({ id }) => id)).size).toBe(setsOf(plan).length)
  })

  test('begins with a warm-up and ends with a cool-down', () => {
    expect(kinds(planFor(request()))[0]).toBe('warmup')
    expect(kinds(planFor(request())).at(-1)).toBe('cooldown')
  })

  test('offers a first load as a careful try, leaves it open where nobody can tell, and ramps up to the first heavy lift', () => {
    const asked = request({ athlete: { goal: 'strength' }, minutes: 60 })
    const plan = planFor(asked)
    expect(work(plan).find(({ sets }) => sets[0]?.ramp)).toBeDefined()
    expect([...codes(plan)]).toContain('load-estimated')
    const [tried] = exercisesOf(plan).flatMap(({ reasons }) => reasons.filter(({ code }) => code === 'load-estimated'))
    expect(tried?.text.de).toMatch(/^Probier [\d,]+ kg: vorsichtig geschätzt/)
    const silent = planFor(request({ athlete: { goal: 'strength', weightKg: null }, minutes: 60 }))
    expect([...codes(silent)]).toContain('find-load')
    expect(setsOf(silent).every(({ weightKg }) => weightKg === undefined || weightKg === null)).toBe(true)
  })

  test('lets the last logged load drive the next', () => {
    const asked = experienced(request({ minutes: 60, athlete: { goal: 'strength', trainingFrequency: 2 } }), [4])
    const plan = planFor(asked)
    const known = new Map(asked.history[0]?.sets.map(({ exercise, weightKg }) => [exercise, weightKg ?? 0]))
    const again = work(plan).filter(
      ({ exercise, sets }) => known.has(exercise) && sets.some(({ weightKg }) => typeof weightKg === 'number'),
    )
    expect(again.length).toBeGreaterThanOrEqual(2)
    for (const { exercise, sets } of again)
      expect(Math.max(...sets.map(({ weightKg }) => weightKg ?? 0))).toBeLessThanOrEqual(
        (known.get(exercise) ?? 0) * 1.25,
      )
    expect([...codes(plan)].some(code => code === 'load-up' || code === 'load-hold' || code === 'load-down')).toBe(true)
  })

  test('comes back lighter after three weeks away', () => {
    const plan = planFor(experienced(request({ minutes: 60 }), [35, 30, 26, 22]))
    expect([...codes(plan)]).toContain('comeback')
    expect(plan.hints.map(({ de }) => de).join(' ')).toMatch(/Pause/)
  })

  test('does not train the same muscles hard two days running', () => {
    const asked = experienced(request({ minutes: 60, athlete: { trainingFrequency: 5 } }), [1])
    const yesterday = new Set(asked.history[0]?.plan.blocks.map(({ focus }) => focus))
    const today = new Set(planFor(asked).blocks.map(({ focus }) => focus))
    expect(
      [...today].filter(
        focus => focus !== null && focus !== 'mobility' && focus !== 'core-brace' && yesterday.has(focus),
      ).length,
    ).toBeLessThan(2)
  })

  test('splits the body for those who train often, and takes it whole for those who do not', () => {
    expect(planFor(request({ athlete: { trainingFrequency: 3 } })).name.de).toMatch(/Ganzkörper/)
    expect(planFor(request({ athlete: { trainingFrequency: 4 } })).name.de).toMatch(/Oberkörper|Unterkörper/)
    expect(
      planFor(request({ athlete: { trainingFrequency: 6, fitnessLevel: 4, experienceLevel: 4 } })).name.de,
    ).toMatch(/Drücken|Ziehen|Beine/)
  })

  test.each([
    ['endurance', ['interval', 'straight', 'circuit']],
    ['weight-loss', ['circuit']],
    ['mobility', ['circuit']],
  ] as const)('for %s has the form of its goal', (goal, forms) => {
    expect(
      kinds(planFor(request({ athlete: { goal }, minutes: 40 }))).some(kind =>
        (forms as readonly string[]).includes(kind),
      ),
    ).toBe(true)
  })

  test('says of a superset the rest that follows its last exercise, and pairs no lift with one that tires it', () => {
    const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      for (const { kind, description, exercises } of planFor(request({ seed, minutes: 60 })).blocks) {
        if (kind !== 'superset') continue
        expect(secondsSaid(description.de)).toBe(exercises.at(-1)?.sets.at(-1)?.restSec)
        const [one, other] = exercises.map(({ exercise }) => byId.get(exercise))
        const tired = Object.entries(one?.muscles ?? {}).filter(
          ([muscle, share]) => share >= 0.5 && (other?.muscles[muscle] ?? 0) >= 1,
        )
        expect(one?.role === 'core' && other?.role === 'core' ? [] : tired).toEqual([])
      }
  })

  test('is told in both languages, in du-form, without holes', () => {
    for (const goal of goals) {
      const plan = planFor(request({ athlete: { goal }, minutes: 50 }))
      for (const { de, en } of [plan.name, plan.description, ...plan.hints]) {
        expect(de).not.toBe('')
        expect(en).not.toBe('')
      }
    }
  })
})

describe('HYROX', () => {
  const equipment = [...gym, 'running-route', 'ski-erg', 'sled', 'sandbag', 'wall-ball', 'farmers-handles']
  const racer = (changes: Partial<PlanRequest['athlete']> = {}, wish: string | null = null, minutes = 120) =>
    request({
      minutes,
      wish,
      athlete: { goal: 'hyrox', trainingFrequency: 4, fitnessLevel: 5, experienceLevel: 5, ...changes },
      place: { equipment },
    })

  test('simulates the race of the division: eight runs, eight stations, its loads', () => {
    const plan = planFor(racer({ gender: 'female', goalDetails: 'Pro' }, 'Simulation'))
    const race = plan.blocks.find(({ focus }) => focus === 'hyrox-simulation')
    expect(race?.exercises).toHaveLength(16)
    const loads = race?.exercises.flatMap(({ sets }) => sets.flatMap(({ weightKg }) => weightKg ?? []))
    expect(loads).toEqual(standardsFor(catalogue.training.hyrox, 'pro-women').flatMap(({ weightKg }) => weightKg ?? []))
  })

  test('scales a simulation that does not fit, and says so', () => {
    const plan = planFor(racer({}, 'Simulation', 60))
    const race = plan.blocks.find(({ focus }) => focus === 'hyrox-simulation-scaled')
    expect(race?.name.de).toMatch(/Skaliert/)
  })

  test('names what replaces a missing sled', () => {
    const plan = planFor({
      ...racer({}, 'Simulation', 60),
      place: { profile: null, name: null, equipment: equipment.filter(id => id !== 'sled'), details: null },
    })
    expect(plan.hints.map(({ de }) => de).join(' ')).toMatch(/Schlitten/)
  })

  test('does not simulate in the last days before the race', () => {
    const plan = planFor(racer({ goalDetails: 'Open am 07.06.2026' }, 'Simulation'))
    expect(plan.blocks.filter(({ focus }) => focus?.startsWith('hyrox-simulation'))).toEqual([])
  })

  test('says how far the race is', () => {
    const plan = planFor(racer({ goalDetails: 'Open am 24.08.2026' }, null, 60))
    expect(
      exercisesOf(plan)
        .flatMap(({ reasons }) => reasons.map(({ text }) => text.de))
        .join(' '),
    ).toMatch(/Noch 84 Tage/)
  })
})

describe('the people of the training rules', () => {
  test.each(personas(catalogue).map(persona => [persona.who, persona] as const))(
    '%s',
    (_, { request: asked, refused }) => {
      const made = makePlan(asked, catalogue)
      if (isRefusal(made)) return expect(made.refused).toBe(refused)
      expect(refused).toBeUndefined()
      expect(made.verdict.violations).toEqual([])
    },
  )
})

describe('two hundred random plans', () => {
  // Of fewer, the lowest twentieth is a single plan.
  const count = Math.max(60, runs(200))
  const tally = crowd(catalogue, count, 'short', undefined, trainingAlone)

  test('break no hard rule', () => {
    expect(tally.plans).toBe(count)
    expect([...tally.violations]).toEqual([])
    expect([...tally.refusals].map(([name]) => name)).not.toContain('nothing-possible')
  })

  test('are good, and the lowest twentieth of them is no poor one', () => {
    const sorted = [...tally.scores].sort((one, other) => one - other)
    expect(sorted[Math.floor(sorted.length * 0.5)]).toBeGreaterThanOrEqual(95)
    expect(sorted[Math.ceil(sorted.length * 0.05)]).toBeGreaterThanOrEqual(70)
  })

  // On a slow or a busy machine all take longer: what must not be is one that takes many times what the others take.
  test('take no more than 300 ms each, or twelve times the middle one', () => {
    const [middle = 0] = [...tally.milliseconds].sort((one, other) => one - other).slice(count / 2)
    const slow = tally.milliseconds.filter(milliseconds => milliseconds > Math.max(300, 12 * middle))
    expect(slow.length).toBeLessThanOrEqual(2)
  })
})

describe('plans for whole lives, with programmes, other sports, answers and red flags', () => {
  const tally = crowd(catalogue, 60, 'short')

  test('break no hard rule, and miss no main lift by the judge', () => {
    expect([...tally.violations]).toEqual([])
    expect(tally.grave.get('41') ?? 0).toBe(0)
  })

  test('are refused to nobody but who says what must stop one, and to them always', () => {
    expect([...tally.refusals]).not.toEqual([])
    expect(tally.unexplained).toEqual([])
    expect(tally.unheard).toEqual([])
  })
})

describe('two years of history', () => {
  const processorTime = (asked: PlanRequest) => {
    const before = process.cpuUsage()
    makePlan(asked, catalogue)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }

  test('take no longer to plan by than four months of it', { timeout: 120_000 }, () => {
    const asked = veterans(catalogue, 2)
    const ratios = asked.map(one => {
      const lately = processorTime({ ...one, history: one.history.slice(0, 60) })
      return processorTime(one) / lately
    })
    expect(Math.min(...asked.map(({ history }) => history.length))).toBeGreaterThan(250)
    expect(median(ratios)).toBeLessThanOrEqual(1.5)
  })
})

describe('weeks of training', () => {
  test.each(seasons.map(season => [season.who, season] as const))(
    'of a %s hold the rules',
    (_, season) => {
      const sessions = twelveWeeks(season, catalogue, runs(4))
      expect(sessions.length).toBeGreaterThan(6)
      for (const { verdict } of sessions) expect(verdict.violations).toEqual([])
    },
    patience,
  )
})

describe('a session is work', () => {
  const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
  const preparing = ({ kind }: { readonly kind: string }) => kind === 'warmup' || kind === 'cooldown'

  test('with a main lift early, and little that only prepares or stretches', () => {
    for (const goal of ['strength', 'muscle'] as const)
      for (const minutes of some([60, 45, 90]))
        for (const level of some([3, 1, 5] as const)) {
          const plan = planFor(
            request({
              minutes,
              seed: `${goal} ${minutes}`,
              athlete: { goal, fitnessLevel: level, experienceLevel: level },
            }),
          )
          const all = plan.blocks.flatMap(({ exercises }) => exercises)
          const around = plan.blocks.filter(preparing)
          const first = plan.blocks.filter(block => !preparing(block)).flatMap(({ exercises }) => exercises)
          const roles = first.slice(0, 2).map(({ exercise }) => byId.get(exercise)?.role)
          const where = `${goal}, level ${level}, ${minutes} min`
          expect(roles, where).toContain('compound')
          expect(around.flatMap(({ exercises }) => exercises).length, where).toBeLessThanOrEqual(all.length * 0.4)
          expect(
            around.reduce((sum, block) => sum + block.minutes, 0),
            where,
          ).toBeLessThanOrEqual(minutes * 0.25)
        }
  })

  test('that grows shorter towards a race and a meet, and easy after it', () => {
    const on = (date: string, goal: 'hyrox' | 'strength', goalDetails: string) =>
      planFor(request({ at: `${date}T17:00:00.000Z`, minutes: 60, athlete: { goal, goalDetails } })).estimatedMinutes
    const race = 'HYROX Open am 28.06.2026'
    expect(on('2026-05-10', 'hyrox', race)).toBeGreaterThan(54)
    expect(on('2026-06-23', 'hyrox', race)).toBeLessThan(35)
    expect(on('2026-06-28', 'hyrox', race)).toBeLessThan(25)
    expect(on('2026-06-30', 'hyrox', race)).toBeLessThan(35)
    expect(on('2026-06-24', 'strength', 'Kraftdreikampf-Wettkampf am 28.06.2026')).toBeLessThan(35)
  })

  test('runs intervals faster than tempo, and tempo faster than easy kilometres', () => {
    const { easy, tempo, interval, known } = pacesOf([], 3, catalogue.training.paces)
    expect({ easy, known }).toEqual({ easy: 360, known: false })
    expect([interval, tempo, easy]).toEqual([interval, tempo, easy].sort((one, other) => one - other))
    expect(interval).toBeLessThan(tempo)
  })

  test(
    'still make a session of work for who asks once more when all of the week is done',
    () => {
      const season = seasons.find(({ who }) => who === 'intermediate')
      if (!season) throw new Error('nobody trains four days')
      const sessions = twelveWeeks({ ...season, who: 'c', weekdays: [0, 1, 3, 4] }, catalogue, 3)
      expect(sessions.filter(({ week }) => week === 2)).toHaveLength(4)
      const history = sessions.map(({ done }) => done).reverse()
      const at = new Date(Date.parse(history[0]?.at ?? '') + 53 * 3_600_000).toISOString()
      const asked = request({
        at,
        minutes: season.minutes,
        athlete: { sessionMinutes: season.minutes, weightKg: season.weightKg, ...season.athlete },
        place: { equipment: season.equipment },
        history,
      })
      const sets = work(planFor(asked)).flatMap(({ sets }) => sets.filter(({ ramp, reps }) => !ramp && reps))
      expect(sets.length).toBeGreaterThanOrEqual(8)
    },
    patience,
  )
})
