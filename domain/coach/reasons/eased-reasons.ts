import type { EventId, Loose } from '../../ids.ts'
import type { Reason } from '../basis/plan.ts'
import { text } from '../basis/text.ts'
import type { Brief } from '../prescribe/brief.ts'
import type { Hurt } from '../prescribe/lifts/hurt.ts'
import { askedEvents, planEvents, reason } from './reasons.ts'

// Why today asks for less than last time: an easier week, a break, or a day that is none of the strongest.

export const deloadReason = (brief: Brief): Reason => {
  const events = brief.deload?.events.length ? brief.deload.events : planEvents(brief)
  return reason('deload', { cause: brief.deload?.cause ?? '' }, events, () =>
    text(
      'Entlastungswoche: weniger Sätze und weniger Gewicht, damit du danach stärker weitermachst.',
      'Easier week: fewer sets and less load, so that you come back stronger.',
    ),
  )
}

type Facts = Readonly<Record<string, number>>
type Words = Parameters<typeof reason>[3]

/** What decided, of what hurt, a break and how today is: the one that leaves least. */
const less = (
  brief: Brief,
  facts: Facts,
  events: readonly Loose<EventId>[],
  hurt: Hurt | null,
  words: { afterPain: Words; afterBreak: Words; today: Words },
) =>
  hurt !== null && hurt.share <= Math.min(brief.comeback, brief.readiness.load)
    ? reason('after-pain', facts, [hurt.event, ...events], words.afterPain)
    : brief.comeback < 1
      ? reason('comeback', facts, events, words.afterBreak)
      : reason('readiness', facts, [...askedEvents(brief), ...events], words.today)

/** A lower load. */
export const eased = (brief: Brief, facts: Facts, events: readonly Loose<EventId>[], hurt: Hurt | null): Reason =>
  brief.deload
    ? deloadReason(brief)
    : less(brief, facts, events, hurt, {
        afterPain: say =>
          text(
            `Das hat dir wehgetan. Deshalb steigst du mit ${say('weightKg').de} statt ${say('lastWeightKg').de} kg wieder ein.`,
            `This has hurt you, so you come back to it with ${say('weightKg').en} instead of ${say('lastWeightKg').en} kg.`,
          ),
        afterBreak: say =>
          text(
            `Nach deiner Pause nimmst du ${say('weightKg').de} statt ${say('lastWeightKg').de} kg.`,
            `After your break you take ${say('weightKg').en} instead of ${say('lastWeightKg').en} kg.`,
          ),
        today: say =>
          text(
            `Heute ist nicht dein stärkster Tag: ${say('weightKg').de} statt ${say('lastWeightKg').de} kg reichen.`,
            `Today is not your strongest day: ${say('weightKg').en} instead of ${say('lastWeightKg').en} kg will do.`,
          ),
      })

/** Fewer repetitions, where nothing is loaded. */
export const easedReps = (brief: Brief, facts: Facts, events: readonly Loose<EventId>[], hurt: Hurt | null): Reason =>
  less(brief, facts, events, hurt, {
    afterPain: say =>
      text(
        `Das hat dir wehgetan. Deshalb steigst du mit ${say('reps').de} statt ${say('lastReps').de} Wiederholungen wieder ein.`,
        `This has hurt you, so you come back to it with ${say('reps').en} instead of ${say('lastReps').en} reps.`,
      ),
    afterBreak: say =>
      text(
        `Nach deiner Pause reichen ${say('reps').de} statt ${say('lastReps').de} Wiederholungen.`,
        `After your break ${say('reps').en} instead of ${say('lastReps').en} reps will do.`,
      ),
    today: say =>
      text(
        `Heute reichen ${say('reps').de} statt ${say('lastReps').de} Wiederholungen.`,
        `${say('reps').en} instead of ${say('lastReps').en} reps will do today.`,
      ),
  })

/** A shorter hold, after pain. */
export const easedSeconds = (durationSec: number, { event }: Hurt): Reason =>
  reason('after-pain', { durationSec }, [event], say =>
    text(
      `Das hat dir wehgetan. Deshalb steigst du mit ${say('durationSec').de} s wieder ein.`,
      `This has hurt you, so you come back to it with ${say('durationSec').en} s.`,
    ),
  )
