import {
  exercisesOf,
  type Plan,
  type PlannedBlock,
  type PlannedExercise,
  type Reason,
} from '../../domain/coach/basis/plan.ts'
import type { RecordedEvent } from '../../domain/facts.ts'

/*
 * What a reason of a plan can be held against. Nothing here is asked of the planner: a claim is read in the events that the
 * reason names, and in what was logged before the plan.
 */

export const day = 86_400_000

/** A working set as the log has it, with what it was asked for. */
export type LoggedSet = {
  readonly event: string
  readonly at: number
  readonly stream: string
  readonly exercise: string
  readonly reps: number | null
  readonly weightKg: number | null
  readonly rir: number | null
  readonly plannedReps: number | null
  readonly plannedRir: number | null
  readonly eased: boolean
  /** On the way back after a break. */
  readonly isBack: boolean
  readonly atKit: boolean
}

export type Claim = {
  readonly reason: Reason
  readonly exercise: PlannedExercise
  readonly block: PlannedBlock
  readonly plan: Plan
  /** The event that holds the plan: the coach's own, or a change that was asked for. */
  readonly event: RecordedEvent
  readonly at: number
  /** The events that the reason names. */
  readonly named: readonly RecordedEvent[]
  /** Working sets before the plan, oldest first. */
  readonly before: readonly LoggedSet[]
  /** What the athlete asked this workout with. */
  readonly asked: RecordedEvent | undefined
  readonly plansBefore: readonly { readonly at: number; readonly plan: Plan }[]
}

/** Every reason of a log with what it can be held against. */
export const claimsIn = (log: readonly RecordedEvent[]): readonly Claim[] => {
  const byId = new Map<string, RecordedEvent>(log.map(recorded => [recorded.id, recorded]))
  const planned = new Map<string, PlannedExercise>()
  const asked = new Map<string, RecordedEvent>()
  const sets: LoggedSet[] = []
  const plansBefore: { at: number; plan: Plan }[] = []
  const claims: Claim[] = []
  for (const recorded of log) {
    const { event, stream } = recorded
    if (event.type === 'WorkoutRequested') asked.set(stream, recorded)
    if (event.type === 'SetLogged') sets.push(...setOf(recorded, planned.get(`${stream} ${event.set}`)))
    if (!('plan' in event) || typeof event.plan !== 'object' || !('blocks' in event.plan)) continue
    const at = Date.parse(recorded.at)
    const before = [...sets]
    const plan = event.plan as Plan
    for (const block of plan.blocks)
      for (const exercise of block.exercises)
        for (const reason of exercise.reasons) {
          // A changed plan keeps what was said before; only what the change says is new.
          if (event.type !== 'WorkoutGenerated' && !changing.has(reason.code)) continue
          const named = reason.events.flatMap(id => byId.get(id) ?? [])
          const then = { at, before, asked: asked.get(stream), plansBefore: [...plansBefore] }
          claims.push({ reason, exercise, block, plan, event: recorded, named, ...then })
        }
    for (const exercise of exercisesOf(event.plan))
      for (const { id } of exercise.sets) planned.set(`${stream} ${id}`, exercise)
    plansBefore.push({ at, plan })
  }
  return claims
}

/** What only a change of a plan says. */
const changing = new Set(['swapped', 'made-easier', 'made-harder', 'load-converted'])

const setOf = (
  { id, at, stream, event }: RecordedEvent,
  planned: PlannedExercise | undefined,
): readonly LoggedSet[] => {
  const own = event.type === 'SetLogged' ? planned?.sets.find(set => set.id === event.set) : undefined
  if (event.type !== 'SetLogged' || !planned || !own || own.ramp) return []
  const codes = new Set(planned.reasons.map(({ code }) => code))
  const [reps, rir] = [numberOf(event.reps), numberOf(event.rir)]
  const isMet = (reps ?? 0) >= (own.reps ?? 0) && (rir ?? 9) >= (planned.targetRir ?? 0)
  return [
    {
      event: id,
      at: Date.parse(at),
      stream,
      exercise: planned.exercise,
      reps,
      weightKg: numberOf(event.weightKg),
      rir,
      plannedReps: own.reps ?? null,
      plannedRir: planned.targetRir,
      // After a break a lower load that was too much is where the lift stands.
      eased:
        codes.has('deload') || codes.has('readiness') || ((codes.has('comeback') || codes.has('after-pain')) && isMet),
      isBack: codes.has('comeback'),
      atKit: codes.has('load-kit'),
    },
  ]
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** The sets of this exercise that the reason names. */
export const namedSets = ({ named, before, exercise }: Claim) =>
  before.filter(set => set.exercise === exercise.exercise && named.some(({ id }) => id === set.event))

export const own = ({ before, exercise }: Claim) => before.filter(set => set.exercise === exercise.exercise)

/** Days for which sets tell of strength (training rules, §4). */
export const told = 42
/** What the coach still goes by for a lift: twelve weeks. */
export const lately = (claim: Claim, days = 84) => own(claim).filter(({ at }) => claim.at - at <= days * day)

export const types = ({ named }: Claim) => new Set(named.map(({ event }) => event.type))
export const text = ({ named }: Claim) => JSON.stringify(named.map(({ event }) => event))

export const all =
  (...checks: readonly ((claim: Claim) => string | null)[]) =>
  (claim: Claim) =>
    checks.map(check => check(claim)).find(found => found !== null) ?? null

export const be = (isTrue: (claim: Claim) => boolean, what: string) => (claim: Claim) => (isTrue(claim) ? null : what)

export const names = (...wanted: readonly string[]) =>
  be(claim => wanted.some(type => types(claim).has(type as never)), wanted.join(' or '))
