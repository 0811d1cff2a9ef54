import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Plan, PlannedBlock, PlannedExercise } from '../../../domain/coach/basis/plan.ts'
import type { PastWorkout } from '../../../domain/coach/basis/request.ts'
import { asBlockId, asPlannedExerciseId, asSetId } from '../../../domain/ids.ts'
import {
  breaks,
  done,
  firstWork,
  found,
  instead,
  isWork,
  mapBlocks,
  mapExercises,
  mapWork,
  plan,
  planFor,
} from './broken-plans.ts'
import { gym, request } from './requests.ts'
import { trained } from './simulate.ts'

// Every rule: a plan that passes it, and the same plan with one thing changed that is found.

describe('the gate finds', () => {
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
