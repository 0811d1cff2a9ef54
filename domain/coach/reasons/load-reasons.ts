import type { EventId, Loose } from '../../ids.ts'
import type { Exercise } from '../basis/catalogue.ts'
import type { Reason } from '../basis/plan.ts'
import { text } from '../basis/text.ts'
import { type Brief, loadsOf } from '../prescribe/brief.ts'
import type { Next } from '../prescribe/lifts/ask.ts'
import { failedIn, loadedSets } from '../prescribe/lifts/finding.ts'
import { hurtSince } from '../prescribe/lifts/hurt.ts'
import type { Lift } from '../prescribe/lifts/lift.ts'
import { isAtHeaviest } from '../prescribe/lifts/limits.ts'
import { asItCame } from '../prescribe/lifts/shown.ts'
import { eased, easedReps } from './eased-reasons.ts'
import { estimated } from './estimate-reasons.ts'
import { placeEvents, reason } from './reasons.ts'
import { eventsOf, setBySet, unloaded, wasTooHard } from './rep-reasons.ts'

/** Says where a load or a number of repetitions comes from; zero repetitions mean that time counts. */
export const loadReason = (brief: Brief, exercise: Exercise, stands: Lift, asked: Next, rir: number): Reason => {
  const { lift, next } = fromHeaviest(exercise, asItCame(stands), asked)
  const said = perHand(exercise, sentence(brief, exercise, lift, next, rir))
  if (said.code === 'goal') return said
  const from = next.move === 'estimate' ? {} : { ...given('weightKg', lift.lastKg), ...given('reps', lift.lastReps) }
  const to = { ...given('weightKg', next.weightKg), ...given('reps', next.reps || null), rir }
  if (Object.keys(from).length === 0) return { ...said, to }
  return { ...said, events: [...new Set([...said.events, ...eventsOf(lift)])], from, to }
}

/**
 * A lift may stand at lighter sets than the day began with, where those were too heavy: what is no more than the heaviest is no
 * step up to whoever remembers them, and what is lighter than the first no staying. Of help, less is more.
 */
const fromHeaviest = ({ loadType }: Exercise, lift: Lift, next: Next): { readonly lift: Lift; readonly next: Next } => {
  const sets = loadedSets(lift)
  const { weightKg, move } = next
  const from = move === 'up' ? sets.toSorted((one, other) => other.weightKg - one.weightKg)[0] : sets[0]
  if (loadType === 'assisted' || weightKg === null || from === undefined || !goesOn.has(move)) return { lift, next }
  if (weightKg > from.weightKg || (weightKg === from.weightKg && move !== 'up')) return { lift, next }
  const { lead: _, ...alike } = next
  return {
    lift: { ...lift, lastKg: from.weightKg, lastReps: from.reps },
    next: { ...alike, move: weightKg < from.weightKg ? 'down' : 'retry' },
  }
}

/** Steps that go on from where the last day's sets have led. */
const goesOn: ReadonlySet<Next['move']> = new Set(['up', 'hold', 'retry'])

/** Where each hand holds its own, the last load of a sentence says so. */
const perHand = ({ loadType }: Exercise, said: Reason): Reason =>
  loadType === 'per-hand'
    ? {
        ...said,
        text: text(
          said.text.de.replace(lastLoad, '$1 kg je Hand'),
          said.text.en.replace(lastLoad, '$1 kg in each hand'),
        ),
      }
    : said

const lastLoad = /(\d) kg(?!.*\d kg)/

export const given = (name: 'weightKg' | 'reps', value: number | null) => (value === null ? {} : { [name]: value })

const sentence = (brief: Brief, exercise: Exercise, lift: Lift, next: Next, rir: number): Reason => {
  const { weightKg } = next
  if (next.move === 'estimate' && weightKg !== null) return estimated(brief, exercise, weightKg)
  if (next.move === 'finding' && weightKg !== null) return feltFor(lift, { ...next, weightKg })
  if (next.move === 'found' && weightKg !== null) return found(lift, { ...next, weightKg }, rir)
  if (weightKg === null || lift.lastKg === null) return unloaded(brief, exercise, lift, next, rir)
  if (next.lead !== undefined) return setBySet(lift, { ...next, lead: next.lead })
  const isLast = isAtHeaviest(exercise, weightKg, loadsOf(brief, exercise))
  if (isLast && next.move === 'hold' && next.reps > 0 && next.reps === lift.lastReps)
    return atHeaviest(brief, lift, { ...next, weightKg })
  return loaded(brief, exercise, { ...next, weightKg }, { ...lift, lastKg: lift.lastKg })
}

/** Neither more load nor more repetitions: slower is harder. */
const atHeaviest = (brief: Brief, lift: Lift, { weightKg, reps }: Loaded): Reason =>
  reason('load-heaviest', { weightKg, reps }, [...placeEvents(brief), ...eventsOf(lift)], say =>
    text(
      `Mehr als ${say('weightKg').de} kg gibt es hier nicht. Nimm dir deshalb drei Sekunden Zeit nach unten und halt dort kurz: So bleibt es schwer.`,
      `There is no more than ${say('weightKg').en} kg here. So take three seconds on the way down and hold there briefly: that keeps it hard.`,
    ),
  )

const loaded = (brief: Brief, exercise: Exercise, next: Loaded, lift: Lift & { readonly lastKg: number }): Reason => {
  const events = eventsOf(lift)
  const reps = next.reps > 0 ? { reps: next.reps } : {}
  const facts = { lastWeightKg: lift.lastKg, weightKg: next.weightKg, ...reps }
  switch (next.move) {
    case 'up':
      return reason('load-up', { ...facts, lastReps: lift.lastReps ?? 0 }, events, say =>
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
    case 'retry':
      return reason('load-retry', facts, events, say =>
        text(
          `Zuletzt fehlten dir Wiederholungen: noch einmal ${say('weightKg').de} kg.`,
          `You were short of some reps last time: ${say('weightKg').en} kg once more.`,
        ),
      )
    case 'kit':
      return reason('load-kit', facts, [...placeEvents(brief), ...events], say =>
        text(
          `Hier gibt es höchstens ${say('weightKg').de} kg statt ${say('lastWeightKg').de} kg, dafür mehr Wiederholungen.`,
          `There is ${say('weightKg').en} kg at most here instead of ${say('lastWeightKg').en} kg, so you do more reps.`,
        ),
      )
    case 'eased': {
      const { lastReps } = lift
      const hurt = hurtSince(brief, exercise, lift)
      if (brief.deload || next.weightKg < lift.lastKg) return eased(brief, facts, events, hurt)
      // Where nothing lighter lies there, fewer repetitions are easier.
      return next.reps > 0 && lastReps !== null && next.reps < lastReps
        ? easedReps(brief, { lastReps, reps: next.reps, weightKg: next.weightKg }, events, hurt)
        : held(next, lift, events)
    }
    case 'first':
    case 'estimate':
    case 'finding':
    case 'found':
    case 'hold':
      return held(next, lift, events)
  }
}

const held = (next: Loaded, lift: Lift, events: readonly Loose<EventId>[]): Reason => {
  const { weightKg, reps } = next
  const { lastReps, result } = lift
  if (reps === 0)
    return reason('load-hold', { weightKg }, events, say =>
      text(`Du bleibst bei ${say('weightKg').de} kg.`, `You stay at ${say('weightKg').en} kg.`),
    )
  if (lastReps !== null && reps > lastReps)
    return reason('load-reps-up', { weightKg, reps, lastReps }, events, say =>
      text(
        `${say('weightKg').de} kg gingen zuletzt ${say('lastReps').de}-mal, heute nimmst du dir ${say('reps').de} Wiederholungen vor.`,
        `You did ${say('lastReps').en} reps with ${say('weightKg').en} kg last time, today you aim for ${say('reps').en}.`,
      ),
    )
  if (result === 'edge' && lastReps !== null && reps < lastReps)
    return reason('load-reps-down', { weightKg, reps, lastReps }, events, say =>
      text(
        `${say('lastReps').de} Wiederholungen mit ${say('weightKg').de} kg ließen dir zuletzt zu wenig Reserve: heute ${say('reps').de}.`,
        `${say('lastReps').en} reps with ${say('weightKg').en} kg left you too little in reserve last time: ${say('reps').en} today.`,
      ),
    )
  if (!wasTooHard(lift))
    return reason('load-again', { weightKg, reps }, events, say =>
      text(
        `Noch einmal ${say('weightKg').de} kg und ${say('reps').de} Wiederholungen, damit der nächste Schritt sitzt.`,
        `${say('weightKg').en} kg and ${say('reps').en} reps once more, to be sure of the next step.`,
      ),
    )
  return reason('load-hold', { weightKg, reps }, events, say =>
    text(
      `Du bleibst bei ${say('weightKg').de} kg und ${say('reps').de} Wiederholungen, bis die Reserve wieder stimmt.`,
      `You stay at ${say('weightKg').en} kg and ${say('reps').en} reps until you have enough in reserve again.`,
    ),
  )
}

type Loaded = Next & { readonly weightKg: number }

const feltFor = (lift: Lift, { weightKg, reps }: Loaded): Reason =>
  reason('load-finding', { weightKg, reps }, eventsOf(lift), say =>
    text(
      `Einstieg, tastend: Zuletzt ging alles, heute ${say('weightKg').de} kg und ${say('reps').de} Wiederholungen. Sag nach dem Satz, wie viele noch gegangen wären: Dann passt das Gewicht schneller.`,
      `Feeling your way: all went well last time, today ${say('weightKg').en} kg and ${say('reps').en} reps. Say after the set how many more you had in you: the load fits sooner then.`,
    ),
  )

const found = (lift: Lift, { weightKg }: Loaded, rir: number): Reason => {
  const failed = failedIn(lift)
  const [heaviest] = [...(failed.length > 0 ? failed : loadedSets(lift))].sort(
    (one, other) => other.weightKg - one.weightKg,
  )
  const facts = { weightKg, rir, failedKg: heaviest?.weightKg ?? weightKg, failedReps: heaviest?.reps ?? 0 }
  return reason('load-found', facts, eventsOf(lift), say =>
    text(
      `Mit ${say('failedKg').de} kg war zuletzt nach ${say('failedReps').de} Wiederholungen Schluss. ${say('weightKg').de} kg lassen dir ${say('rir').de} Wdh. Reserve.`,
      `With ${say('failedKg').en} kg it was over after ${say('failedReps').en} reps last time. ${say('weightKg').en} kg leave you ${say('rir').en} in reserve.`,
    ),
  )
}
