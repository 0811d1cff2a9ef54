import { catalogue } from '../../../../content/exercises/catalogue.ts'
import type { BlockKind, Plan, PlannedBlock, PlannedExercise, Reason } from '../../../../domain/coach/basis/plan.ts'
import type { DoneSet, PastWorkout, PlanRequest } from '../../../../domain/coach/basis/request.ts'
import { askedOf } from '../../../../domain/coach/gate/asked.ts'
import { type Quality, qualityOf } from '../../../../domain/coach/judge/judge.ts'
import { briefFor } from '../../../../domain/coach/prescribe/briefing.ts'
import { asSetId, blockIdAt, exerciseIdIn, type PlannedExerciseId, setIdIn } from '../../../../domain/ids.ts'
import { gym, request } from '../requests.ts'

// Plans as a trainer writes them down: "back-squat 4x5 @100 r2" is four sets of five with 100 kg, two in reserve.

const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
const monday = '2026-06-01T17:00:00.000Z'
const day = 86_400_000

const studio = [
  ...gym,
  'chest-press-machine',
  'shoulder-press-machine',
  'calf-raise-machine',
  'dip-bars',
  'resistance-band',
]

/** Days that lie so far back from the Monday on which the plan is asked for. */
export const back = (days: number) => new Date(Date.parse(monday) - days * day).toISOString()

const text = (words: string) => ({ de: words, en: words })
const because: Reason = { code: 'goal', facts: {}, events: ['event-plan'], text: text('Zahlt auf dein Ziel ein.') }

const notation =
  /^(\S+)(?: (\d+)x(\d+)(s|m)?)?(?: @([\d.]+|\?))?(?: r(\d+))?(?: rest(\d+))?(?: (deload|load-up|load-down))?$/

/** One line of a plan as an exercise, with a ramp of three where it is heavy and `ramped`. */
const exerciseOf = (line: string, at: PlannedExerciseId, ramped: boolean): PlannedExercise => {
  const [, id = '', sets = '1', amount = '30', unit, kg, rir, rest, code] = notation.exec(line) ?? []
  const exercise = byId.get(id)
  if (!exercise) throw new Error(`no exercise in "${line}"`)
  const weighted = exercise.loadType !== 'bodyweight' && exercise.loadType !== 'none' && exercise.loadType !== 'band'
  const load = kg === '?' ? { weightKg: null } : kg ? { weightKg: Number(kg) } : weighted ? { weightKg: null } : {}
  const work =
    unit === 's'
      ? { durationSec: Number(amount) }
      : unit === 'm'
        ? { distanceM: Number(amount) }
        : { reps: Number(amount) }
  const restSec = Number(
    rest ??
      (exercise.role === 'compound' ? 120 : exercise.role === 'isolation' ? 75 : exercise.role === 'core' ? 45 : 10),
  )
  const ramps =
    ramped && kg && kg !== '?'
      ? [0.4, 0.6, 0.8].map((share, step) => ({
          id: asSetId(`${at}-r${step}`),
          ramp: true,
          reps: 5 - step,
          weightKg: Math.round((Number(kg) * share) / 2.5) * 2.5,
          restSec: 60,
        }))
      : []
  return {
    id: at,
    exercise: id,
    name: exercise.name,
    type: unit ? 'duration' : 'repetitions',
    targetRir: rir === undefined ? null : Number(rir),
    reasons: [code ? { ...because, code } : because],
    sets: [
      ...ramps,
      ...Array.from({ length: Number(sets) }, (_, set) => ({ id: setIdIn(at, set), ...work, ...load, restSec })),
    ],
  }
}

type Block = { readonly kind: BlockKind; readonly lines: readonly string[]; readonly rounds?: number }

export const pair = (...lines: string[]): Block => ({ kind: 'superset', lines })
export const straight = (...lines: string[]): Block => ({ kind: 'straight', lines })
export const block = (kind: BlockKind, ...lines: string[]): Block => ({ kind, lines })

const usualWarmUp = ['easy-row 1x240s', 'leg-swings 1x45s']
const usualCoolDown = ['hip-flexor-stretch 1x45s', 'wall-chest-stretch 1x45s']

export const planOf = (
  blocks: readonly Block[],
  {
    warmUp = usualWarmUp,
    coolDown = usualCoolDown,
    minutes = 60,
  }: { warmUp?: readonly string[]; coolDown?: readonly string[]; minutes?: number } = {},
): Plan => ({
  name: text('Plan'),
  description: text('Plan'),
  estimatedMinutes: minutes,
  notUnderstood: [],
  hints: [],
  blocks: [block('warmup', ...warmUp), ...blocks, block('cooldown', ...coolDown)]
    .filter(({ lines }) => lines.length > 0)
    .map(
      ({ kind, lines, rounds = 1 }, at): PlannedBlock => ({
        id: blockIdAt(at),
        kind,
        name: text(kind),
        description: text(kind),
        focus: null,
        rounds,
        roundDurationSec: null,
        minutes: 10,
        exercises: lines.map((line, index) =>
          exerciseOf(line, exerciseIdIn(blockIdAt(at), index), at === 1 && index === 0),
        ),
      }),
    ),
})

/** How a day went: repetitions short of the plan, and reserve felt beyond it. */
type Went = { readonly short?: number; readonly spare?: number; readonly felt?: boolean }

/** A day of the past, done as planned unless said otherwise. */
export const done = (
  at: string,
  lines: readonly string[],
  { short = 0, spare = 0, felt = true }: Went = {},
): PastWorkout => {
  const plan = planOf([straight(...lines)], { warmUp: [], coolDown: [] })
  const sets = plan.blocks.flatMap(({ exercises }) =>
    exercises.flatMap(({ exercise, targetRir, sets }) =>
      sets.map(
        ({ id, reps, weightKg, durationSec, distanceM, ramp }): DoneSet => ({
          event: `${at} ${id} ${exercise}`,
          set: id,
          exercise,
          at,
          planned: {
            ...(reps === undefined ? {} : { reps }),
            ...(weightKg === undefined ? {} : { weightKg }),
            targetRir,
          },
          reps: reps === undefined ? null : ramp ? reps : Math.max(1, reps - short),
          durationSec: durationSec ?? null,
          weightKg: weightKg ?? null,
          distanceM: distanceM ?? null,
          rir: felt && targetRir !== null && !ramp ? Math.max(0, short > 0 ? 0 : targetRir + spare) : null,
        }),
      ),
    ),
  )
  return { workout: at, at, status: 'completed', mood: null, plan: { ...plan, estimatedMinutes: 60 }, sets }
}

type Changes = Parameters<typeof request>[0]

/** What the judge thinks of a plan for this athlete on that Monday. */
export const quality = (plan: Plan, changes: Changes = {}): Quality => {
  const asked: PlanRequest = request({
    at: monday,
    minutes: 60,
    ...changes,
    place: { equipment: studio, ...changes?.place },
    history: [...(changes?.history ?? [])].sort((one, other) => (one.at < other.at ? 1 : -1)),
  })
  return qualityOf(plan, asked, askedOf(briefFor(asked, catalogue)), byId)
}

/** One line a fault, for a failing test to be read. */
export const said = ({ score, faults }: Quality) =>
  [
    `${score} points`,
    ...faults.map(({ rule, degree, where, expected, found }) => `${degree} ${rule} ${where}: ${expected} — ${found}`),
  ].join('\n')
