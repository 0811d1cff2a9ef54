import type { Exercise } from '../basis/catalogue.ts'
import type { Reason } from '../basis/plan.ts'
import { atMost, nextAbove } from '../basis/plates.ts'
import { counted, text } from '../basis/text.ts'
import type { Brief } from '../prescribe/brief.ts'
import type { Bout } from '../prescribe/history.ts'
import { asTold } from '../prescribe/lifts/as-told.ts'
import type { Ask, Next } from '../prescribe/lifts/ask.ts'
import { given } from '../reasons/load-reasons.ts'
import { raceEvents, reason } from '../reasons/reasons.ts'
import { eventsOf } from '../reasons/rep-reasons.ts'

/** On the last weeks before a meet its lifts begin with a share of the opener, lighter sets after it; null on any other day. */
export const openerDose = (brief: Brief, exercise: Exercise, ask: Ask) => {
  const { wave, catalogue, openers } = brief
  const { lifts, openerOfMax, backOff } = catalogue.training.waves
  if (wave?.ofOpener === undefined || !lifts.includes(exercise.id) || ask.oneRepMax === null || brief.deload)
    return null
  const opener = openers.get(exercise.id) ?? ask.oneRepMax * openerOfMax
  const [, reps] = wave.reps
  const kg = Math.max(opener * wave.ofOpener, wave.ofOpener < fresh ? 0 : risen(ask, reps, opener))
  const told = asTold({ ...ask, range: [reps, reps], rir: wave.rir }, { kg })
  if (told === null || told.next.weightKg === null) return null
  const lighter = atMost(ask.loads, told.next.weightKg * backOff)
  return {
    exercise,
    rir: told.rir,
    measure: { reps, weightKg: told.next.weightKg },
    ...(lighter === null ? {} : { backOff: { reps: reps + 1, weightKg: lighter } }),
    reasons: [openerReason(brief, exercise, ask, told)],
  }
}

/**
 * Towards the opener loads rise: an estimate that fell takes nothing back of what was lifted last for so few repetitions,
 * and what came twice is followed by a step.
 */
const risen = ({ lift: { bouts, lastKg, lastReps, result }, loads }: Ask, reps: number, opener: number) => {
  if (result !== 'met' || lastKg === null || lastReps === null || lastReps > reps) return 0
  const topOf = ({ sets }: Bout) => Math.max(...sets.map(({ weightKg }) => weightKg ?? 0))
  const hasStood = bouts.length > 1 && bouts.slice(0, 2).every(bout => topOf(bout) === lastKg)
  return hasStood ? Math.max(lastKg, Math.min(nextAbove(loads, lastKg) ?? 0, opener)) : lastKg
}

const openerReason = (
  brief: Brief,
  { id }: Exercise,
  { lift }: Ask,
  { next, rir }: { readonly next: Next; readonly rir: number },
): Reason => {
  const opener = brief.openers.get(id)
  const days = brief.eventInDays ?? 0
  const facts = { reps: next.reps, rir, days, ...given('weightKg', next.weightKg), ...(opener ? { opener } : {}) }
  const events = [...new Set([...raceEvents(brief), ...eventsOf(lift)])]
  const said = reason('opener', facts, events, say => {
    const left = counted(days, 'Tag', 'Tagen', 'day', 'days')
    const goal = opener
      ? text(`zu deinem Opener mit ${say('opener').de} kg`, `to your opener of ${say('opener').en} kg`)
      : text('zu deinem Wettkampf', 'to your meet')
    const load = text(`${say('weightKg').de} kg`, `${say('weightKg').en} kg`)
    return (brief.wave?.ofOpener ?? 1) < fresh
      ? text(
          `In ${left.de} zählt es: ${load.de} halten dich wach und machen nicht müde.`,
          `It counts in ${left.en}: ${load.en} keeps you sharp and does not tire you.`,
        )
      : text(
          `Noch ${left.de.replace(/Tagen$/, 'Tage')} bis ${goal.de}: heute ${load.de}, danach leichter.`,
          `${left.en} to go ${goal.en}: ${load.en} today, then lighter.`,
        )
  })
  const from = { ...given('weightKg', lift.lastKg), ...given('reps', lift.lastReps) }
  const to = { ...given('weightKg', next.weightKg), reps: next.reps, rir }
  return Object.keys(from).length === 0 ? { ...said, to } : { ...said, from, to }
}

/** Below this share of the opener a lift only keeps fresh. */
const fresh = 0.9
