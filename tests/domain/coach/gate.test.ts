import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { briefFor } from '../../../domain/coach/briefing.ts'
import { askedOf } from '../../../domain/coach/gate/asked.ts'
import { judge, rules } from '../../../domain/coach/gate.ts'
import { qualityOf } from '../../../domain/coach/judge/judge.ts'
import type { Plan, PlannedBlock, PlannedExercise, PlannedSet } from '../../../domain/coach/plan.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import type { DoneSet, PastWorkout, PlanRequest } from '../../../domain/coach/request.ts'
import { ruleSet } from '../../../domain/coach/rule-set.ts'
import { asBlockId, asPlannedExerciseId, asSetId, setIdIn } from '../../../domain/ids.ts'
import { gym, request } from './requests.ts'
import { trained } from './simulate.ts'

// Every rule: a plan that passes it, and the same plan with one thing changed that is found.

const planFor = (asked: PlanRequest): Plan => {
  const made = makePlan(asked, catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  return made.plan
}

const found = (plan: Plan, asked: PlanRequest) => {
  const { violations, remarks } = judge(plan, asked, catalogue)
  return new Set([...violations, ...remarks].map(({ rule }) => rule))
}

const ordinary = request({ minutes: 60 })
const plan = planFor(ordinary)

const breaks = (rule: number, changed: Plan, asked = ordinary, good = plan) => {
  expect(found(good, asked)).not.toContain(rule)
  expect(found(changed, asked)).toContain(rule)
}

const mapBlocks = (from: Plan, change: (block: PlannedBlock) => PlannedBlock): Plan => ({
  ...from,
  blocks: from.blocks.map(change),
})

const mapExercises = (from: Plan, change: (exercise: PlannedExercise, block: PlannedBlock) => PlannedExercise): Plan =>
  mapBlocks(from, block => ({ ...block, exercises: block.exercises.map(one => change(one, block)) }))

const isWork = ({ kind }: PlannedBlock) => kind !== 'warmup' && kind !== 'cooldown'

const mapWork = (from: Plan, change: (set: PlannedSet, exercise: PlannedExercise) => PlannedSet): Plan =>
  mapExercises(from, (exercise, block) =>
    isWork(block) ? { ...exercise, sets: exercise.sets.map(set => change(set, exercise)) } : exercise,
  )

const firstWork = (from: Plan): PlannedBlock => from.blocks.filter(isWork)[0] as PlannedBlock

/** The first working exercise becomes another one. */
const instead = (from: Plan, exercise: string, sets?: readonly Omit<PlannedSet, 'id'>[]): Plan =>
  mapExercises(from, (one, block) =>
    block.id === firstWork(from).id && one === block.exercises[0]
      ? { ...one, exercise, sets: sets?.map((set, at) => ({ ...set, id: setIdIn(one.id, at + 1) })) ?? one.sets }
      : one,
  )

const done = (exercise: string, hoursAgo: number, set: Partial<DoneSet>, times = 1): PastWorkout => {
  const at = new Date(Date.parse(ordinary.at) - hoursAgo * 3_600_000).toISOString()
  const sets = Array.from(
    { length: times },
    (_, index): DoneSet => ({
      event: `done-${exercise}-${hoursAgo}-${index}`,
      exercise,
      at,
      planned: { reps: 8, targetRir: 2 },
      reps: 8,
      durationSec: null,
      weightKg: null,
      distanceM: null,
      rir: 2,
      ...set,
    }),
  )
  const empty = {
    name: { de: 'x', en: 'x' },
    description: { de: 'x', en: 'x' },
    estimatedMinutes: 1,
    blocks: [],
    notUnderstood: [],
    hints: [],
  }
  return { workout: `past-${exercise}-${hoursAgo}`, at, status: 'completed', plan: empty, sets }
}

describe('the gate', () => {
  test('knows 33 rules and says which of them are hard', () => {
    expect(rules.map(({ number }) => number)).toEqual(Array.from({ length: 33 }, (_, at) => at + 1))
    expect(rules.filter(({ severity }) => severity === 'soft').map(({ number }) => number)).toEqual([
      6, 9, 15, 17, 19, 20, 22, 23, 32,
    ])
  })

  test('names its rule set and finds nothing of its own in a plan by the rules', () => {
    const { ruleSet: named, violations, remarks } = judge(plan, ordinary, catalogue)
    expect(named).toBe(ruleSet.version)
    expect([...violations, ...remarks.filter(({ rule }) => rule <= 33)]).toEqual([])
  })

  test("gives every plan the judge's score and faults", () => {
    const brief = briefFor(ordinary, catalogue)
    const onlyCurls = mapExercises(plan, (one, block) => (isWork(block) ? { ...one, exercise: 'dumbbell-curl' } : one))
    for (const one of [plan, onlyCurls]) {
      const { score, remarks } = judge(one, ordinary, catalogue)
      const quality = qualityOf(one, ordinary, askedOf(brief), brief.byId)
      expect(score).toBe(quality.score)
      expect(remarks.filter(({ rule }) => rule > 33).map(({ rule }) => rule)).toEqual(
        quality.faults.map(({ rule }) => rule),
      )
    }
    expect(judge(onlyCurls, ordinary, catalogue).score).toBeLessThan(judge(plan, ordinary, catalogue).score)
  })
})

describe('the gate finds', () => {
  test('1: an exercise that nobody knows, ids twice, units that do not fit', () => {
    breaks(1, instead(plan, 'moon-jump'))
    breaks(
      1,
      mapExercises(plan, exercise => ({ ...exercise, id: asPlannedExerciseId('b1e1') })),
    )
    breaks(
      1,
      mapWork(plan, set => ({ ...set, reps: -1 })),
    )
    breaks(
      1,
      mapWork(plan, set => ({ ...set, weightKg: Number.NaN })),
    )
  })

  test('2: equipment that the place does not have', () => breaks(2, instead(plan, 'hack-squat')))

  test('3: what a restriction forbids', () => {
    const asked = request({ minutes: 60, athlete: { restrictions: 'Knieschmerzen' } })
    breaks(3, instead(planFor(asked), 'back-squat'), asked, planFor(asked))
  })

  test('4: a session much longer than asked for', () =>
    breaks(4, plan, request({ minutes: 30 }), planFor(request({ minutes: 30 }))))

  test('5: a missing warm-up, and a heavy lift without ramp sets', () => {
    breaks(5, { ...plan, blocks: plan.blocks.slice(1) })
    const asked = request({ minutes: 60, history: [done('back-squat', 100, { weightKg: 80 }, 3)] })
    const squats = instead(plan, 'back-squat', [{ reps: 8, weightKg: 80, restSec: 120 }])
    const ramped = instead(plan, 'back-squat', [
      { reps: 5, weightKg: 40, ramp: true, restSec: 45 },
      { reps: 8, weightKg: 80, restSec: 120 },
    ])
    expect(found(squats, asked)).toContain(5)
    expect(found(ramped, asked)).not.toContain(5)
  })

  test('6: no cool-down after a long session', () => breaks(6, { ...plan, blocks: plan.blocks.slice(0, -1) }))

  test('7: a muscle that was trained hard yesterday', () => {
    const asked = request({ minutes: 60, history: [done('bench-press', 20, { weightKg: 60, rir: 1 }, 5)] })
    const bench = instead(
      plan,
      'bench-press',
      [1, 2, 3].map(() => ({ reps: 8, weightKg: 60, restSec: 120 })),
    )
    expect(found(bench, asked)).toContain(7)
    expect(found(planFor(asked), asked)).not.toContain(7)
    expect(found(bench, { ...asked, wish: 'Brust trotzdem' })).not.toContain(7)
  })

  test('8: more sets in a week than the level can use', () => {
    const asked = request({ minutes: 60, history: [done('bench-press', 90, { weightKg: 60, rir: 3 }, 17)] })
    const bench = instead(
      plan,
      'bench-press',
      [1, 2, 3, 4].map(() => ({ reps: 8, weightKg: 60, restSec: 120 })),
    )
    expect(found(bench, asked)).toContain(8)
    expect(found(planFor(asked), asked)).not.toContain(8)
  })

  test('9: a week that leaves big muscles out', () => {
    const history = [30, 60, 90].map(hours => done('barbell-curl', hours, { weightKg: 20, rir: 3 }, 2))
    const asked = request({ minutes: 60, history })
    const arms = { ...plan, blocks: plan.blocks.filter(({ kind }) => kind === 'warmup' || kind === 'cooldown') }
    expect(found(arms, asked)).toContain(9)
    expect(
      found(planFor({ ...asked, history: history.slice(0, 1) }), { ...asked, history: history.slice(0, 1) }),
    ).not.toContain(9)
  })

  test('10: more sets than a muscle or an hour can use', () => {
    breaks(
      10,
      mapExercises(plan, exercise =>
        exercise.targetRir === null
          ? exercise
          : {
              ...exercise,
              sets: [
                ...exercise.sets,
                ...exercise.sets.map(set => ({ ...set, id: asSetId(`${set.id}x`) })),
                ...exercise.sets.map(set => ({ ...set, id: asSetId(`${set.id}y`) })),
              ],
            },
      ),
    )
  })

  test('11: repetitions outside the goal', () => {
    breaks(
      11,
      mapWork(plan, set => ({ ...set, reps: 2 })),
    )
    breaks(
      11,
      mapWork(plan, set => ({ ...set, reps: 45 })),
    )
  })

  test('12: rests outside the goal', () =>
    breaks(
      12,
      mapWork(plan, set => ({ ...set, restSec: 400 })),
    ))

  test('13: loads that are invented, not there, or too heavy', () => {
    breaks(13, instead(plan, 'bench-press', [{ reps: 8, weightKg: 60, restSec: 120 }]))
    const asked = request({ minutes: 60, history: [done('bench-press', 100, { weightKg: 60 }, 3)] })
    const bench = (weightKg: number, reps = 8) =>
      found(instead(plan, 'bench-press', [{ reps, weightKg, restSec: 120 }]), asked)
    expect(bench(60)).not.toContain(13)
    expect(bench(60, 9)).not.toContain(13)
    expect(bench(60, 11)).toContain(13)
    expect(bench(61.3)).toContain(13)
    expect(bench(80)).toContain(13)
  })

  test('14: a jump in load that is no step, or one after a miss', () => {
    const met = request({ minutes: 60, history: [done('bench-press', 100, { weightKg: 60, reps: 8, rir: 2 }, 3)] })
    const missed = request({ minutes: 60, history: [done('bench-press', 100, { weightKg: 60, reps: 5, rir: 0 }, 3)] })
    const bench = (weightKg: number, from: PlanRequest) =>
      found(instead(plan, 'bench-press', [{ reps: 6, weightKg, restSec: 120 }]), from)
    expect(bench(62.5, met)).not.toContain(14)
    expect(bench(62.5, missed)).toContain(14)
    expect(bench(67.5, met)).toContain(14)
  })

  test('15: main lifts that change every time', () => {
    const lifts = ['back-squat', 'bench-press', 'barbell-row', 'barbell-romanian-deadlift']
    const history = [60, 130, 200].map(hours => ({
      ...done('back-squat', hours, {}),
      sets: lifts.flatMap(lift => done(lift, hours, { weightKg: 50, rir: 3 }, 2).sets),
    }))
    const asked = request({ minutes: 60, history })
    const others = ['front-squat', 'close-grip-bench-press', 'bent-over-dumbbell-row', 'kettlebell-deadlift']
    const changed: Plan = { ...plan, blocks: plan.blocks.map(block => block) }
    let at = 0
    const swapped = mapBlocks(changed, block =>
      isWork(block) && at < others.length
        ? {
            ...block,
            kind: 'straight',
            exercises: block.exercises.slice(0, 1).map(one => ({ ...one, exercise: others[at++] ?? one.exercise })),
          }
        : block,
    )
    expect(found(swapped, asked)).toContain(15)
    expect(found(planFor(asked), asked)).not.toContain(15)
  })

  test('17: pushing without pulling', () => {
    const push = mapExercises(plan, (exercise, block) =>
      isWork(block)
        ? { ...exercise, exercise: 'push-up', sets: exercise.sets.map(({ weightKg: _, side: __, ...set }) => set) }
        : exercise,
    )
    breaks(17, push)
  })

  test('18: a left side that does more than the right', () => {
    const sides = [
      { reps: 10, side: 'left', restSec: 10 },
      { reps: 6, side: 'right', restSec: 60 },
    ] as const
    breaks(18, instead(plan, 'split-squat', sides))
  })

  test('19: the trunk tired before a heavy lift', () => {
    const asked = request({ minutes: 60, athlete: { goal: 'strength' } })
    const strong = planFor(asked)
    const core: PlannedBlock = {
      ...firstWork(strong),
      id: asBlockId('b99'),
      kind: 'straight',
      exercises: [
        {
          ...(firstWork(strong).exercises[0] as PlannedExercise),
          id: asPlannedExerciseId('b99e1'),
          exercise: 'plank',
          sets: [{ id: asSetId('b99e1s1'), durationSec: 30, restSec: 60 }],
        },
      ],
    }
    const [warm, ...rest] = strong.blocks
    breaks(19, { ...strong, blocks: [warm as PlannedBlock, core, ...rest] }, asked, strong)
  })

  test('20: two heavy loads on the spine in a row', () => {
    const [first, second, ...rest] = plan.blocks.filter(isWork)
    const lift = (block: PlannedBlock, exercise: string): PlannedBlock => ({
      ...block,
      kind: 'straight',
      exercises: block.exercises.slice(0, 1).map(one => ({ ...one, exercise })),
    })
    const heavy = [lift(first as PlannedBlock, 'back-squat'), lift(second as PlannedBlock, 'deadlift'), ...rest]
    breaks(20, { ...plan, blocks: [plan.blocks[0] as PlannedBlock, ...heavy] })
  })

  test('21: skill above the level, jumps and failure for beginners', () => {
    breaks(21, instead(plan, 'power-clean'))
    const asked = request({ minutes: 60, athlete: { fitnessLevel: 2, experienceLevel: 3 } })
    breaks(21, instead(planFor(asked), 'squat-jump'), asked, planFor(asked))
    breaks(
      21,
      mapExercises(planFor(asked), exercise => ({ ...exercise, targetRir: 0 })),
      asked,
      planFor(asked),
    )
  })

  test('22: the same movement with the same equipment again and again', () => {
    const curls = mapExercises(plan, (exercise, block) =>
      isWork(block) ? { ...exercise, exercise: 'dumbbell-bench-press' } : exercise,
    )
    breaks(22, curls)
  })

  test('23: a whole-body session without the whole body', () => {
    const legless = mapExercises(plan, (exercise, block) =>
      isWork(block) ? { ...exercise, exercise: 'bench-press' } : exercise,
    )
    breaks(23, legless)
  })

  test('24: a minute without air, rounds that do not add up', () => {
    const asked = request({ minutes: 30, wish: 'EMOM', athlete: { goal: 'health' } })
    const emom = planFor(asked)
    expect(emom.blocks.map(({ kind }) => kind)).toContain('emom')
    breaks(
      24,
      mapWork(emom, set => (set.reps === undefined ? set : { ...set, reps: 30 })),
      asked,
      emom,
    )
    const pairs = request({ minutes: 45, wish: 'Supersätze' })
    breaks(
      24,
      mapBlocks(planFor(pairs), block => (block.kind === 'superset' ? { ...block, rounds: 9 } : block)),
      pairs,
      planFor(pairs),
    )
  })

  test('25: heavy singles and no hint at 70', () => {
    const asked = request({ minutes: 60, athlete: { age: 70 } })
    const careful = planFor(asked)
    expect(careful.hints.length).toBeGreaterThan(0)
    breaks(25, { ...careful, hints: [] }, asked, careful)
    breaks(
      25,
      mapWork(careful, set => ({ ...set, reps: 3 })),
      asked,
      careful,
    )
    breaks(
      25,
      mapExercises(careful, exercise => ({ ...exercise, targetRir: 1 })),
      asked,
      careful,
    )
  })

  test('26: jumps in a quiet flat', () => {
    const asked = request({ minutes: 45, wish: 'leise bitte' })
    breaks(26, instead(planFor(asked), 'squat-jump'), asked, planFor(asked))
  })

  test('27: a simulation with another load than the division, and a scaled one that does not say so', () => {
    const equipment = [...gym, 'running-route', 'ski-erg', 'sled', 'sandbag', 'wall-ball', 'farmers-handles']
    const asked = request({
      minutes: 120,
      wish: 'Simulation',
      athlete: { goal: 'hyrox', gender: 'female', ...{ fitnessLevel: 5, experienceLevel: 5 } },
      place: { equipment },
    })
    const race = planFor(asked)
    expect(race.blocks.map(({ focus }) => focus)).toContain('hyrox-simulation')
    breaks(
      27,
      mapWork(race, set => (set.weightKg === 102 ? { ...set, weightKg: 152 } : set)),
      asked,
      race,
    )
    const short = { ...asked, minutes: 60 }
    const scaled = planFor(short)
    const silent = mapBlocks(scaled, block => ({
      ...block,
      description: { de: 'Alles wie im Rennen.', en: 'All as in the race.' },
    }))
    breaks(27, silent, short, scaled)
  })

  test('28: a week that runs far more than the last, and a simulation just before the race', () => {
    const equipment = [...gym, 'running-route', 'ski-erg', 'sled', 'sandbag', 'wall-ball', 'farmers-handles']
    const history = [done('easy-run', 300, { distanceM: 5000, durationSec: 1800, reps: null })]
    const asked = request({
      minutes: 60,
      history,
      athlete: { goal: 'hyrox', goalDetails: 'Open am 06.06.2026' },
      place: { equipment },
    })
    const calm = planFor(asked)
    const far = instead(calm, 'easy-run', [{ distanceM: 15_000, durationSec: 5400, restSec: 0 }])
    breaks(28, far, asked, calm)
    breaks(
      28,
      mapBlocks(calm, block => (isWork(block) ? { ...block, focus: 'hyrox-simulation-scaled' } : block)),
      asked,
      calm,
    )
  })

  test('29: reasons that are missing, point nowhere or count differently', () => {
    breaks(
      29,
      mapExercises(plan, exercise => ({ ...exercise, reasons: [] })),
    )
    breaks(
      29,
      mapExercises(plan, exercise => ({
        ...exercise,
        reasons: exercise.reasons.map(reason => ({ ...reason, events: ['elsewhere'] })),
      })),
    )
    breaks(
      29,
      mapExercises(plan, exercise => ({
        ...exercise,
        reasons: exercise.reasons.map(reason => ({ ...reason, text: { de: 'Heute 99 kg.', en: '99 kg today.' } })),
      })),
    )
    breaks(
      29,
      mapExercises(plan, exercise => ({
        ...exercise,
        reasons: exercise.reasons.map(reason => ({ ...reason, facts: { ...reason.facts, reps: 77 } })),
      })),
    )
  })

  test('30: a language that is missing, holes in the text, formal address', () => {
    breaks(30, { ...plan, name: { de: 'Kraft', en: '' } })
    breaks(30, { ...plan, description: { de: 'Heute: undefined', en: 'Today: undefined' } })
    breaks(30, { ...plan, hints: [{ de: 'Bitte achten Sie auf Ihre Haltung.', en: 'Mind your posture.' }] })
  })

  test('33: an easier week that is as hard as any', () => {
    const equal = request({ minutes: 60, athlete: { trainingFrequency: 4 } })
    const body = { weightKg: 80, level: 3, strength: 1 } as const
    const history: PastWorkout[] = []
    for (const back of [12, 9, 7, 5, 3]) {
      const at = new Date(Date.parse(equal.at) - back * 86_400_000).toISOString()
      history.unshift(
        trained(
          planFor({ ...equal, at, history }),
          { ...body },
          { at, workout: `w${back}`, mood: 1, form: 1, skips: 0 },
          catalogue,
        ),
      )
    }
    const tired = { ...equal, history }
    const easy = planFor(tired)
    expect(
      easy.blocks.flatMap(({ exercises }) => exercises.flatMap(({ reasons }) => reasons.map(({ code }) => code))),
    ).toContain('deload')
    const heavier = mapWork(easy, set =>
      typeof set.weightKg === 'number' ? { ...set, weightKg: set.weightKg * 2 } : set,
    )
    breaks(33, heavier, tired, easy)
  })
})
