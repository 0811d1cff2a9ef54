import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { PlanRequest } from '../../../domain/coach/basis/request.ts'
import { ruleSet } from '../../../domain/coach/basis/rule-set.ts'
import { askedOf } from '../../../domain/coach/gate/asked.ts'
import { judge, rules } from '../../../domain/coach/gate/gate.ts'
import { qualityOf } from '../../../domain/coach/judge/judge.ts'
import { briefFor } from '../../../domain/coach/prescribe/briefing.ts'
import { asPlannedExerciseId, asSetId } from '../../../domain/ids.ts'
import {
  breaks,
  done,
  found,
  instead,
  isWork,
  mapBlocks,
  mapExercises,
  mapWork,
  ordinary,
  plan,
  planFor,
} from './broken-plans.ts'
import { request } from './requests.ts'

// Every rule: a plan that passes it, and the same plan with one thing changed that is found.

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
    // Only what stands between runs lasts as long as a station, not a day for strength on the way to a race.
    const two = mapWork(plan, set => ({ ...set, reps: 2 }))
    const named = (focus: string) => mapBlocks(two, block => (isWork(block) ? { ...block, focus } : block))
    breaks(11, named('hyrox-strength'))
    breaks(11, named('hyrox-run-intervals'))
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
})
