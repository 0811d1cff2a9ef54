import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import { isWeighted } from '../catalogue.ts'
import type { Reason } from '../plan.ts'
import type { Next, Past } from '../progression.ts'
import { text } from '../text.ts'
import { askedEvents, goalReason, planEvents, reason } from './reasons.ts'

/** Says where a load or a number of repetitions comes from; zero repetitions mean that time counts. */
export const loadReason = (brief: Brief, exercise: Exercise, past: Past, next: Next, rir: number): Reason => {
  const events = eventsOf(past)
  if (next.weightKg === null || past.lastKg === null) return unloaded(brief, exercise, past, next, rir)
  const facts = { lastWeightKg: past.lastKg, weightKg: next.weightKg, ...(next.reps > 0 ? { reps: next.reps } : {}) }
  switch (next.move) {
    case 'up':
      return reason('load-up', { ...facts, lastReps: past.lastReps ?? 0 }, events, say =>
        text(
          `Zuletzt ${say('lastReps').de} Wiederholungen mit ${say('lastWeightKg').de} kg: Zeit für ${say('weightKg').de} kg.`,
          `Last time ${say('lastReps').en} reps with ${say('lastWeightKg').en} kg: time for ${say('weightKg').en} kg.`,
        ),
      )
    case 'down':
      return reason('load-down', facts, events, say =>
        text(
          `${say('lastWeightKg').de} kg waren zuletzt zu viel. Mit ${say('weightKg').de} kg holst du dir saubere Sätze zurück.`,
          `${say('lastWeightKg').en} kg was too much lately. ${say('weightKg').en} kg gets you clean sets back.`,
        ),
      )
    case 'eased':
      return eased(brief, facts, events)
    default:
      return next.reps > 0
        ? reason('load-hold', facts, events, say =>
            text(
              `Du bleibst bei ${say('weightKg').de} kg und nimmst dir ${say('reps').de} Wiederholungen vor.`,
              `You stay at ${say('weightKg').en} kg and aim for ${say('reps').en} reps.`,
            ),
          )
        : reason('load-hold', { weightKg: next.weightKg }, events, say =>
            text(`Du bleibst bei ${say('weightKg').de} kg.`, `You stay at ${say('weightKg').en} kg.`),
          )
  }
}

export const deloadReason = (brief: Brief): Reason => {
  const events = brief.deload?.events.length ? brief.deload.events : planEvents(brief)
  return reason('deload', { cause: brief.deload?.cause ?? '' }, events, () =>
    text(
      'Entlastungswoche: weniger Sätze und weniger Gewicht, damit du danach stärker weitermachst.',
      'Easier week: fewer sets and less load, so that you come back stronger.',
    ),
  )
}

const eased = (brief: Brief, facts: Readonly<Record<string, number>>, events: readonly string[]): Reason => {
  if (brief.deload) return deloadReason(brief)
  if (brief.comeback < 1)
    return reason('comeback', facts, events, say =>
      text(
        `Nach deiner Pause startest du mit ${say('weightKg').de} statt ${say('lastWeightKg').de} kg.`,
        `After your break you start with ${say('weightKg').en} instead of ${say('lastWeightKg').en} kg.`,
      ),
    )
  return reason('readiness', facts, [...askedEvents(brief), ...events], say =>
    text(
      `Heute ist nicht dein stärkster Tag: ${say('weightKg').de} statt ${say('lastWeightKg').de} kg reichen.`,
      `Today is not your strongest day: ${say('weightKg').en} instead of ${say('lastWeightKg').en} kg will do.`,
    ),
  )
}

const unloaded = (brief: Brief, exercise: Exercise, past: Past, next: Next, rir: number): Reason => {
  if (brief.deload) return deloadReason(brief)
  if (isWeighted(exercise))
    return reason('find-load', { rir }, askedEvents(brief), say =>
      text(
        `Wähle ein Gewicht, das dir am Satzende noch ${say('rir').de} Wdh. Reserve lässt.`,
        `Choose a load that leaves ${say('rir').en} ${rir === 1 ? 'rep' : 'reps'} in reserve at the end of a set.`,
      ),
    )
  if (past.lastReps === null || next.reps === 0) return goalReason(brief)
  const facts = { lastReps: past.lastReps, reps: next.reps }
  if (next.reps <= past.lastReps)
    return reason('reps-hold', facts, eventsOf(past), say =>
      text(
        `Du bleibst bei ${say('reps').de} Wiederholungen, sauber und mit Reserve.`,
        `You stay at ${say('reps').en} reps, clean and with something in reserve.`,
      ),
    )
  return reason('reps-up', facts, eventsOf(past), say =>
    text(
      `Zuletzt waren es ${say('lastReps').de} Wiederholungen, heute ${say('reps').de}.`,
      `Last time it was ${say('lastReps').en} reps, today ${say('reps').en}.`,
    ),
  )
}

const eventsOf = ({ bouts }: Past) => bouts[0]?.sets.map(({ event }) => event) ?? []
