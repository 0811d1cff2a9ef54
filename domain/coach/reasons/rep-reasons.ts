import type { Exercise } from '../basis/catalogue.ts'
import { isWeighted } from '../basis/catalogue.ts'
import type { Reason, Text } from '../basis/plan.ts'
import { text } from '../basis/text.ts'
import { type Brief, isBodyAlone } from '../prescribe/brief.ts'
import type { Next } from '../prescribe/lifts/ask.ts'
import { type Likely, likelyReps } from '../prescribe/lifts/first-reps.ts'
import { hurtSince } from '../prescribe/lifts/hurt.ts'
import { isMoved, type Lift } from '../prescribe/lifts/lift.ts'
import { deloadReason, easedReps } from './eased-reasons.ts'
import { askedEvents, bodyEvents, goalReason, reason } from './reasons.ts'

/** Says where repetitions without a load come from. */
export const unloaded = (brief: Brief, exercise: Exercise, lift: Lift, next: Next, rir: number): Reason => {
  if (brief.deload) return deloadReason(brief)
  if (isWeighted(exercise) && lift.lastReps === null && !isBodyAlone(brief, exercise))
    return reason('find-load', { rir }, askedEvents(brief), say =>
      text(
        `Wähle ein Gewicht, das dir am Satzende noch ${say('rir').de} Wdh. Reserve lässt.`,
        `Choose a load that leaves ${say('rir').en} ${rir === 1 ? 'rep' : 'reps'} in reserve at the end of a set.`,
      ),
    )
  const likely = next.move === 'first' && next.reps > 0 ? likelyReps(brief, exercise) : null
  if (likely !== null) return estimatedReps(brief, likely, next.reps)
  if (lift.lastReps === null || next.reps === 0) return goalReason(brief)
  if (next.lead !== undefined) return setBySet(lift, { ...next, lead: next.lead })
  const facts = { lastReps: lift.lastReps, reps: next.reps }
  if (next.move === 'eased' && next.reps < lift.lastReps)
    return easedReps(brief, facts, eventsOf(lift), hurtSince(brief, exercise, lift))
  if (exercise.loadType === 'band' && next.move === 'up' && next.reps < lift.lastReps)
    return strongerBand(exercise, lift, facts)
  if (exercise.loadType === 'band' && lift.result !== 'met' && next.reps > lift.lastReps)
    return otherBand(exercise, lift, facts)
  if (isMoved(lift) && next.move !== 'eased') return fromMoved(lift, next, lift.lastReps)
  if (lift.result !== 'met' && next.reps < lift.lastReps)
    return reason('reps-down', facts, eventsOf(lift), say =>
      text(
        `${say('lastReps').de} Wiederholungen waren zuletzt fast zu viel. Mach heute ${say('reps').de}, dann bleibt dir etwas in Reserve${lighter(exercise).de}.`,
        `${say('lastReps').en} reps were almost too many last time. Do ${say('reps').en} today, and something stays in reserve${lighter(exercise).en}.`,
      ),
    )
  if (next.reps <= lift.lastReps && wasTooHard(lift))
    return reason('reps-hold', { ...facts, rir }, eventsOf(lift), say =>
      text(
        `Du bleibst bei ${say('reps').de} Wiederholungen, bis dir ${say('rir').de} in Reserve bleiben${lighter(exercise).de}.`,
        `You stay at ${say('reps').en} reps until ${say('rir').en} are left in reserve${lighter(exercise).en}.`,
      ),
    )
  if (next.reps <= lift.lastReps)
    return reason('reps-hold', facts, eventsOf(lift), say =>
      text(
        `Du bleibst bei ${say('reps').de} Wiederholungen, sauber und mit Reserve.`,
        `You stay at ${say('reps').en} reps, clean and with something in reserve.`,
      ),
    )
  return reason('reps-up', facts, eventsOf(lift), say =>
    text(
      `Zuletzt waren es ${say('lastReps').de} Wiederholungen, heute ${say('reps').de}.`,
      `Last time it was ${say('lastReps').en} reps, today ${say('reps').en}.`,
    ),
  )
}

/** Where first repetitions with the body alone come from: another form or a lift of the movement, or the person. */
const estimatedReps = (brief: Brief, { from, events }: Likely, reps: number): Reason =>
  from === null
    ? reason('reps-estimated', { reps }, bodyEvents(brief), say =>
        text(
          `Beginn mit ${times(say('reps'), reps).de}: vorsichtig geschätzt aus Körper, Alter und Erfahrung. Der erste Satz zeigt, ob es passt.`,
          `Begin with ${times(say('reps'), reps).en}: a careful estimate from your body, age and experience. The first set will tell.`,
        ),
      )
    : reason('reps-estimated', { reps, from: from.name.de, fromEn: from.name.en }, events, say =>
        text(
          `Beginn mit ${times(say('reps'), reps).de}: vorsichtig geschätzt aus „${say('from').de}“. Der erste Satz zeigt, ob es passt.`,
          `Begin with ${times(say('reps'), reps).en}: a careful estimate from "${say('fromEn').en}". The first set will tell.`,
        ),
      )

const times = (said: Text, reps: number): Text =>
  reps === 1 ? text('einer Wiederholung', 'one rep') : text(`${said.de} Wiederholungen`, `${said.en} reps`)

/** A repetition more comes in the first sets, and waits in the others. */
export const setBySet = (lift: Lift, { reps, lead }: Next & { readonly lead: number }): Reason =>
  reason('set-by-set', { reps, fewer: reps - 1, sets: lead }, eventsOf(lift), say =>
    lead === 1
      ? text(
          `Satz für Satz: heute ${say('reps').de} Wiederholungen im ersten, dann ${say('fewer').de}.`,
          `One set after the other: ${say('reps').en} reps in the first one today, then ${say('fewer').en}.`,
        )
      : text(
          `Satz für Satz: heute ${say('reps').de} Wiederholungen in den ersten ${say('sets').de}, dann ${say('fewer').de}.`,
          `One set after the other: ${say('reps').en} reps in the first ${say('sets').en} today, then ${say('fewer').en}.`,
        ),
  )

/** A day whose sets followed one another is told with the fewest and the most of them. */
const fromMoved = (lift: Lift, { reps }: Next, lastReps: number): Reason => {
  const mostReps = Math.max(...(lift.bouts[0]?.sets ?? []).map(set => set.reps ?? lastReps))
  return reason('reps-evened', { lastReps, mostReps, reps }, eventsOf(lift), say =>
    text(
      `Zuletzt waren es ${say('lastReps').de} bis ${say('mostReps').de} Wiederholungen, heute ${say('reps').de} in jedem Satz.`,
      `Last time it was ${say('lastReps').en} to ${say('mostReps').en} reps, today ${say('reps').en} in every set.`,
    ),
  )
}

type LastAndNext = { readonly lastReps: number; readonly reps: number }

/** A band that was too strong, or helped too little, gives way to another one. */
const otherBand = (exercise: Exercise, lift: Lift, facts: LastAndNext): Reason =>
  reason('other-band', facts, eventsOf(lift), say => {
    const { de, en } = bandsFor(exercise).easier
    const one = facts.lastReps === 1
    return text(
      `Zuletzt ${one ? 'kam' : 'kamen'} ${say('lastReps').de} ${one ? 'Wiederholung' : 'Wiederholungen'}. Nimm ein ${de} Band, mit dem ${say('reps').de} sauber gelingen.`,
      `Last time it was ${say('lastReps').en} ${one ? 'rep' : 'reps'}. Take a ${en} band with which ${say('reps').en} come clean.`,
    )
  })

/** As many as are good for anything: the next step is another band, and fewer repetitions. */
const strongerBand = (exercise: Exercise, lift: Lift, facts: LastAndNext): Reason =>
  reason('stronger-band', facts, eventsOf(lift), say => {
    const { de, en } = bandsFor(exercise).harder
    return text(
      `${say('lastReps').de} Wiederholungen sitzen. Nimm ein ${de} Band oder greif kürzer und fang wieder bei ${say('reps').de} an.`,
      `${say('lastReps').en} reps are there. Take a ${en} band or a shorter grip and begin again at ${say('reps').en}.`,
    )
  })

/** With a band there is another way. */
const lighter = (exercise: Exercise): Text => {
  if (exercise.loadType !== 'band') return text('', '')
  const { de, en } = bandsFor(exercise).easier
  return text(`, oder nimm ein ${de} Band`, `, or take a ${en} band`)
}

/** The lighter band is the easier one; of those that carry one's own weight the stronger. */
const bandsFor = ({ id }: Exercise): { readonly easier: Text; readonly harder: Text } => {
  const [light, strong] = [text('leichteres', 'lighter'), text('stärkeres', 'stronger')]
  return id.startsWith('band-assisted-') ? { easier: strong, harder: light } : { easier: light, harder: strong }
}

/** A set of the last day that was short of its repetitions or its reserve. */
export const wasTooHard = ({ bouts }: Lift): boolean =>
  (bouts[0]?.sets ?? []).some(
    ({ reps, plannedReps, feltRir, plannedRir }) =>
      (reps !== null && plannedReps !== null && reps < plannedReps) ||
      (feltRir !== null && plannedRir !== null && feltRir < plannedRir),
  )

export const eventsOf = ({ bouts }: Lift) => bouts[0]?.sets.map(({ event }) => event) ?? []
