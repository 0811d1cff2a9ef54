import { describe, expect } from 'vitest'
import { adaptations } from '../../commands/adaptations.ts'
import { consents } from '../../commands/consent.ts'
import { derivedId } from '../../commands/derived-id.ts'
import { health } from '../../commands/health.ts'
import type { Outcome } from '../../commands/ports/planning.ts'
import { revisions } from '../../commands/revisions.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { isRefusal, makePlan } from '../../domain/coach/planner.ts'
import type { Facts } from '../../domain/facts.ts'
import { asComplaintId, asPlannedExerciseId, asProfileId } from '../../domain/ids.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import { streamOf } from '../../domain/streams.ts'
import { bad, longer, shorter, plan as toy, verdict } from '../domain/workout-commands.ts'
import { anna, at, given } from '../support/language.ts'
import { telling } from '../support/stories.ts'
import { known, memoryOf } from './a-memory.ts'
import { allowing, consent, healthAllowed, registered, user, waiting } from './a-person.ts'
import * as Toy from './a-workout.ts'

const { id, noPlan, workout } = Toy
type Fact = Facts['workout']
const clock = () => at

/** What was asked for, and the plan that the built-in coach makes of it. */
const asking = derivedId<'event'>(derivedId<'command'>(anna, `given/${workout}/0`), '0')
const made = makePlan(
  { ...known, seed: Toy.wish.seed, at, minutes: 45, sources: { request: asking, plan: null, profile: null } },
  catalogue,
)
if (isRefusal(made)) throw new Error(made.refused)
const { plan } = made
const generated: Fact = { type: 'WorkoutGenerated', plan, planner: 'rules', verdict: made.verdict, at }
const main = plan.blocks.find(({ kind }) => kind !== 'warmup')?.exercises[0]
const set = main?.sets[0]?.id
if (!main || !set) throw new Error('a plan without work')
const none = asPlannedExerciseId('none')

const planned = given(workout, Toy.requested, generated)
const logged: Fact = { type: 'SetLogged', exercise: main.id, set, reps: 10, weightKg: 20, at }
const over = given(workout, Toy.requested, generated, Toy.started, Toy.completed)
const changed = (times: number) =>
  Array.from({ length: times }, (_, nth): Fact => {
    const revised = { ...plan, estimatedMinutes: nth % 2 ? plan.estimatedMinutes : plan.estimatedMinutes + 1 }
    return { type: 'WorkoutRevised', plan: revised, verdict: made.verdict, why: 'shorter 30', at }
  })
const often = given(workout, Toy.requested, generated, ...changed(60))
const tired = given(workout, { type: 'WorkoutRequested', athlete: anna, ...Toy.wish, mood: 1 }, generated)
/** Of exercises that no catalogue knows, and that stay, for something of them was done. */
const broken = Toy.training
const mixed = given(
  workout,
  Toy.requested,
  {
    type: 'WorkoutGenerated',
    planner: 'rules',
    verdict: made.verdict,
    at,
    plan: { ...plan, blocks: [...plan.blocks, ...toy.blocks] },
  },
  Toy.started,
  Toy.logged,
)
const keeps = { unless: 'the coach leaves what was done where it is' }

const knee = { part: 'knee', side: 'left', severity: 'pain' } as const
const hurting: Fact = { type: 'ExerciseFelt', exercise: main.id, catalogueId: main.exercise, kind: 'pain', at }
type Feel = ReturnType<typeof adaptations>['feel']
const hurts = (feel: Feel, context: CommandContext) => feel(context, id, main.id, 'pain', knee)
/** Nobody may declare for somebody who has withdrawn. */
const withdrawn = given(user, registered, healthAllowed, {
  type: 'ConsentWithdrawn',
  consent,
  purpose: 'health',
  at,
}).and(workout, Toy.requested, generated)

describe('adaptations', () =>
  telling(log => {
    const allowed = consents({ log, clock, textOf: () => '1', holdsSince: () => null, destroyKeys: async () => {} })
    const body = health({ log, clock, consents: allowed })
    return { commands: adaptations({ log, memory: memoryOf(log), catalogue, clock, health: body }), means: {} }
  })([], {
    swap: {
      by: (swap, context) => swap(context, id, main.id),
      done: {
        given: planned,
        facts: [expect.objectContaining({ type: 'ExerciseSwapped', exercise: main.id, why: 'swap' })],
      },
      refused: {
        ...noPlan,
        'no-such-exercise': { given: planned, by: (swap, context) => swap(context, id, none) },
        'nothing-fits': { given: planned, by: (swap, context) => swap(context, id, main.id, 'none') },
        'workout-already-finished': over,
        'too-many-changes': often,
        'plan-breaks-rules': mixed,
        'logged-sets-would-be-lost': keeps,
      },
    },
    revise: {
      by: (revise, context) => revise(context, id, { kind: 'shorter', minutes: 20 }),
      done: {
        given: given(workout, Toy.requested, generated, Toy.started, logged),
        facts: [expect.objectContaining({ type: 'WorkoutRevised', why: 'shorter 20' })],
      },
      refused: {
        ...noPlan,
        'no-such-profile': {
          given: planned,
          by: (revise, context) => revise(context, id, { kind: 'place', profile: asProfileId('none') }),
        },
        'not-wise': { given: tired, by: (revise, context) => revise(context, id, { kind: 'harder' }) },
        'workout-already-finished': over,
        'too-many-changes': often,
        'plan-breaks-rules': {
          given: broken,
          by: (revise, context) => revise(context, id, { kind: 'easier' }),
        },
        'logged-sets-would-be-lost': keeps,
      },
    },
    feel: {
      by: (feel, context) => feel(context, id, main.id, 'not-today'),
      done: {
        given: planned,
        facts: [
          { type: 'ExerciseFelt', exercise: main.id, catalogueId: main.exercise, kind: 'not-today', at },
          expect.objectContaining({ type: 'ExerciseSwapped', exercise: main.id, why: 'not-today' }),
        ],
      },
      refused: {
        ...noPlan,
        'no-such-exercise': { given: planned, by: (feel, context) => feel(context, id, none, 'pain') },
        'parent-needed': { given: waiting.and(workout, Toy.requested, generated), by: hurts, facts: [hurting] },
        'health-consent-needed': { given: withdrawn, by: hurts, facts: [hurting] },
        'too-many-complaints': {
          given: allowing.and(workout, Toy.requested, generated).and(
            streamOf('health', anna),
            ...Array.from({ length: 30 }, (_, nth) => ({
              type: 'ComplaintReported' as const,
              complaint: asComplaintId(`k${nth}`),
              ...knee,
              at,
            })),
          ),
          by: hurts,
          facts: [hurting],
        },
      },
    },
    alternatives: {
      by: (alternatives, context) => alternatives(context, id, main.id),
      done: {
        given: planned,
        by: async (alternatives, context) => Object.keys(await alternatives(context, id, main.id)),
        answers: ['best', 'all'],
      },
      refused: {
        ...noPlan,
        'no-such-exercise': { given: planned, by: (alternatives, context) => alternatives(context, id, none) },
        'workout-already-finished': over,
        'too-many-changes': often,
      },
    },
    additions: {
      by: (additions, context) => additions(context, id),
      done: {
        given: planned,
        by: async (additions, context) => Object(await additions(context, id)).length > 0,
        answers: true,
      },
      refused: noPlan,
    },
    addition: {
      by: (addition, context) => addition(context, id, main.exercise),
      done: { given: planned, answers: expect.objectContaining({ exercise: main.exercise }) },
      refused: {
        ...noPlan,
        'no-such-exercise': { given: planned, by: (addition, context) => addition(context, id, 'none') },
        'exercise-unfit': { given: planned, by: (addition, context) => addition(context, id, 'sled-push') },
      },
    },
  }))

describe('revisions', () =>
  telling(log => {
    const generating = (outcome: Outcome) =>
      revisions({ log, memory: memoryOf(log), clock, generate: async () => outcome })
    const made = { plan: shorter, verdict, planner: 'rules' } as const
    const means = {
      breaking: generating({ ...made, verdict: bad }),
      failing: generating({ refused: 'nothing-fits', hints: [] }),
    }
    return { commands: generating(made), means }
  })([], {
    revise: {
      by: (revise, context) => revise(context, id, { durationMinutes: 30 }),
      done: {
        given: Toy.planned,
        facts: [{ type: 'WorkoutRevised', plan: shorter, verdict, why: 'durationMinutes', at }],
      },
      refused: {
        ...noPlan,
        'workout-already-finished': Toy.over,
        'logged-sets-would-be-lost': Toy.training,
        'too-many-revisions': given(
          workout,
          Toy.requested,
          Toy.generated,
          ...Array.from(
            { length: 10 },
            (_, nth): Fact => ({ type: 'WorkoutRevised', plan: nth % 2 ? shorter : longer, verdict, why: 'x', at }),
          ),
        ),
        'plan-breaks-rules': {
          given: Toy.planned,
          by: (_, context, { breaking }) => breaking.revise(context, id, { durationMinutes: 30 }),
        },
        'not-possible': {
          given: Toy.planned,
          by: (_, context, { failing }) => failing.revise(context, id, { durationMinutes: 30 }),
        },
      },
    },
  }))
