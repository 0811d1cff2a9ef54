import type { Reason } from '../basis/plan.ts'
import { sourcesOf } from '../basis/request.ts'
import type { Case, Placed } from './case.ts'
import { workingSets } from './case.ts'
import { type Fault, fault } from './fault.ts'
import { type Bout, boutsOf, isBackFromBreak } from './past.ts'

/** 65. Each reason stands on events that there are, and says what they say. */
export const causes = (one: Case): readonly Fault[] => {
  const known = eventsIn(one)
  return one.placed.flatMap(placed =>
    placed.planned.reasons.flatMap(reason => {
      const strange = reason.events.filter(event => !known.has(event))
      const untrue = contradiction(one, placed, reason)
      return [
        ...(reason.events.length === 0 || strange.length > 0
          ? [fault(65, 'plain', placed.planned.id, `${reason.code} from stored events`, strange.join(', ') || 'none')]
          : []),
        ...(untrue ? [fault(65, 'grave', placed.planned.id, untrue, `${reason.code}: ${reason.text.en}`)] : []),
      ]
    }),
  )
}

const eventsIn = ({ request }: Case): ReadonlySet<string> => {
  const { feedback } = request
  return new Set([
    ...sourcesOf(request),
    ...request.history.flatMap(({ sets }) => sets.map(({ event }) => event)),
    ...request.feelings.map(({ event }) => event),
    ...(request.programme?.events ?? []),
    ...[feedback?.struggles, feedback?.wants, feedback?.hyrox, feedback?.mobility].flatMap(one => one?.event ?? []),
  ])
}

/** What the past does not bear out; null when a reason agrees with it. */
const contradiction = (one: Case, { planned, exercise }: Placed, { code, facts }: Reason): string | null => {
  const days = boutsOf(one.past, exercise.id)
  const [last] = days
  const set = workingSets(planned)[0]
  switch (code) {
    case 'load-up':
      return last && last.kg !== null && set?.weightKg && set.weightKg <= last.kg && !recent(days, set.weightKg)
        ? `a heavier load than the last ${last.kg} kg`
        : null
    case 'load-down':
      return last && !days.slice(0, 3).some(({ missed, met }) => missed || !met) ? 'a day that failed' : null
    case 'reps-up':
      return last?.reps !== null &&
        last !== undefined &&
        set?.reps !== undefined &&
        set.reps <= last.reps &&
        !last.eased
        ? `more than the last ${last.reps} repetitions`
        : null
    case 'comeback':
      return isBackFromBreak(one.past, one.now) ? null : 'a break before'
    case 'after-pain':
      return one.request.feelings.some(({ kind, exercise: id }) => kind === 'pain' && id === exercise.id)
        ? null
        : 'pain in this exercise before'
    case 'load-again':
    case 'load-hold':
      return typeof facts.weightKg === 'number' && last?.kg && !lifted(last, facts.weightKg) && !last.eased
        ? `the last ${last.kg} kg`
        : null
    default:
      return null
  }
}

/** A top set may have been heavier than the others. */
const lifted = ({ sets }: Bout, kg: number) => sets.some(({ weightKg }) => Math.abs((weightKg ?? 0) - kg) < 0.01)

/** Up from any full day counts: the last one may have been a light one. */
const recent = (days: readonly Bout[], kg: number) => days.slice(0, 3).some(bout => bout.eased || (bout.kg ?? kg) < kg)
