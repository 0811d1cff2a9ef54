import type { EventId, Loose } from '../../ids.ts'
import { type Exercise, isDoneWith } from '../basis/catalogue.ts'
import type { Reason, Text } from '../basis/plan.ts'
import { eventsTelling, goalFields } from '../basis/request.ts'
import { inSentence, list, number, text } from '../basis/text.ts'
import { rests } from '../prescribe/asked-strength.ts'
import type { Brief } from '../prescribe/brief.ts'
import { saidLately } from '../read/reader.ts'
import { isNamed } from '../read/wishes.ts'

/** Makes a sentence with numbers only from its facts. */
export const reason = (
  code: string,
  facts: Readonly<Record<string, string | number>>,
  events: readonly Loose<EventId>[],
  words: (say: (fact: string) => Text) => Text,
): Reason => ({
  code,
  facts,
  events,
  text: words(fact => {
    const value = facts[fact]
    return typeof value === 'number' ? number(value) : text(value ?? '', value ?? '')
  }),
})

/** Events behind the athlete's own facts: what was asked for, and the training plan where there is one. */
export const askedEvents = ({ request }: Brief): readonly Loose<EventId>[] => [request.sources.request]
/** What the athlete trains for, in a choice and in words. */
export const planEvents = (brief: Brief): readonly Loose<EventId>[] => eventsTelling(brief.request, goalFields)
/** What a first load is estimated from. */
export const bodyEvents = (brief: Brief): readonly Loose<EventId>[] =>
  eventsTelling(brief.request, ['weightKg', 'gender', 'age', 'fitnessLevel', 'experienceLevel'])
/** Which sports they do besides. */
const sportEvents = (brief: Brief): readonly Loose<EventId>[] =>
  eventsTelling(brief.request, ['otherActivities', 'comments', ...goalFields])
/** What they should be spared. */
export const limitEvents = (brief: Brief): readonly Loose<EventId>[] =>
  eventsTelling(brief.request, ['restrictions', 'mobilityRestrictions', 'comments', 'age', ...goalFields])
/** A day to come, and what will be asked for on it. */
export const raceEvents = (brief: Brief): readonly Loose<EventId>[] =>
  eventsTelling(brief.request, ['comments', ...goalFields])

export const placeEvents = ({ request }: Brief): readonly Loose<EventId>[] => [
  request.sources.profile ?? request.sources.request,
]

export const goalReason = (brief: Brief): Reason => {
  const name = brief.catalogue.goals.find(({ id }) => id === brief.goal)?.name ?? text('Gesundheit', 'Health')
  const events = brief.wish.goal ? askedEvents(brief) : planEvents(brief)
  return reason('goal', { goal: brief.goal }, events, () =>
    text(`Zahlt auf dein Ziel ein: ${name.de}.`, `Serves your goal: ${name.en.toLowerCase()}.`),
  )
}

/** What the goal names in the athlete's own words, or what they asked for after a workout. */
export const aimReason = (brief: Brief, exercise: Exercise): Reason => {
  const named = brief.catalogue.muscles.filter(({ id }) => brief.aims.includes(id) && (exercise.muscles[id] ?? 0) >= 1)
  const words = list(named.slice(0, 2).map(({ name }) => inSentence(name)))
  const said = (brief.request.feedback?.said ?? []).filter(saidLately(brief.request.at))
  const commented = said.flatMap(({ event, comment, commentedBy = event }) => (comment ? [commentedBy] : []))
  if (named.every(({ id }) => brief.moreOf.includes(id)) && commented.length > 0)
    return reason('asked-after', {}, commented, () =>
      text(
        `Davon wolltest du nach dem Training mehr: ${words.de}.`,
        `You asked for more of it after training: ${words.en}.`,
      ),
    )
  return reason('goal', { goal: brief.goal }, planEvents(brief), () =>
    text(`Steht in deinem Ziel: ${words.de}.`, `Your goal names it: ${words.en}.`),
  )
}

/** What serves a sport of the athlete's; null for what does not. Big lifts serve all of them and are there for themselves. */
export const sportReason = (brief: Brief, exercise: Exercise): Reason | null => {
  const sport = brief.sports.find(one => {
    const { exercises = [], keeps = [] } = brief.catalogue.training.sports.of[one] ?? {}
    return exercises.includes(exercise.id) || keeps.includes(exercise.id)
  })
  const name = sport && brief.catalogue.training.sports.of[sport]?.name
  if (!sport || !name) return null
  const events = [...new Set([...sportEvents(brief), ...askedEvents(brief)])]
  return reason('sport', { sport }, events, () =>
    text(`Hilft dir bei deinem Sport: ${name.de}.`, `Helps with your sport: ${name.en}.`),
  )
}

/** What the athlete answered about the last workouts, where it changes this one. */
export const answerReasons = ({ answers, deload }: Brief): readonly Reason[] => {
  if (answers.felt === null || deload) return []
  return answers.felt === 'hard'
    ? [
        reason('felt-too-hard', {}, answers.events, () =>
          text(
            'Zuletzt war es dir zu hart: heute bleibt mehr Reserve.',
            'You said it was too hard: today you keep more in reserve.',
          ),
        ),
      ]
    : [
        reason('felt-too-easy', {}, answers.events, () =>
          text(
            'Zuletzt war es dir zu leicht: heute gehst du näher ans Limit.',
            'You said it was too easy: today you go closer to your limit.',
          ),
        ),
      ]
}

export const musclesNamed = (brief: Brief, exercise: Exercise): Text => {
  const direct = brief.catalogue.muscles.filter(({ id }) => (exercise.muscles[id] ?? 0) >= 1)
  return list(direct.slice(0, 2).map(({ name }) => inSentence(name)))
}

/** Things that were asked for and that an exercise is done with here. */
const kitsNamed = ({ wish, stock, catalogue }: Brief, exercise: Exercise) => {
  const isOnIt = (id: string) => (exercise.role === 'mobility' ? id === 'mat' : rests.has(id))
  return catalogue.equipment.filter(
    ({ id }) => wish.withKit.includes(id) && !isOnIt(id) && isDoneWith(exercise, id, stock),
  )
}

/** Whether an exercise, or what it is done with, was asked for. */
export const isAsked = (brief: Brief, exercise: Exercise): boolean =>
  isNamed(brief.wish, exercise) || kitsNamed(brief, exercise).length > 0

export const wishReason = (brief: Brief, exercise: Exercise): Reason =>
  reason('wish', {}, askedEvents(brief), () => wishWords(brief, exercise))

const wishWords = (brief: Brief, exercise: Exercise): Text => {
  const { wish, catalogue } = brief
  const isByName = isNamed(wish, exercise)
  if (isByName && wish.variety === 'last')
    return text('Wie letztes Mal, so wie du es wolltest.', 'As last time, as you wished.')
  const [kit] = isByName ? [] : kitsNamed(brief, exercise)
  if (kit)
    return text(
      `Damit wolltest du trainieren: ${kit.name.de}.`,
      `You wanted to train with this: ${lower(kit.name.en)}.`,
    )
  const muscles = catalogue.muscles.filter(({ id }) => wish.focus.includes(id) && (exercise.muscles[id] ?? 0) >= 1)
  if (isByName || muscles.length === 0)
    return text('Diese Übung hast du dir gewünscht.', 'You asked for this exercise.')
  const words = list(muscles.slice(0, 2).map(({ name }) => inSentence(name)))
  return text(`Auf deinen Wunsch dabei: ${words.de}.`, `Included as you wished: ${words.en}.`)
}

export const warmUpReason = (brief: Brief, next: Exercise | undefined): Reason =>
  reason('warm-up', next ? { next: next.name.de, nextEn: next.name.en } : {}, askedEvents(brief), () =>
    next
      ? text(`Bereitet dich vor auf: ${next.name.de}.`, `Prepares you for: ${lower(next.name.en)}.`)
      : text('Bringt Kreislauf und Gelenke in Schwung.', 'Gets your blood and your joints moving.'),
  )

export const coolDownReason = (brief: Brief, exercise: Exercise): Reason => {
  if (kitsNamed(brief, exercise).length > 0) return wishReason(brief, exercise)
  const muscles = musclesNamed(brief, exercise)
  return reason('cool-down', {}, askedEvents(brief), () =>
    text(`Lässt dich ruhig ausklingen: ${muscles.de}.`, `Brings you down quietly: ${muscles.en}.`),
  )
}

/** What was asked for says so; whatever else it is good for. */
const unlessAsked = (brief: Brief, exercise: Exercise, usual: Reason): Reason =>
  isAsked(brief, exercise) ? wishReason(brief, exercise) : usual

/** An easier week is one for who runs as well, and says so: by that its end is known. */
const easierReason = (brief: Brief, cause: string, found: readonly Loose<EventId>[]): Reason =>
  reason('deload', { cause }, found.length > 0 ? found : planEvents(brief), () =>
    text(
      'Entlastungswoche: kürzer und ruhiger, damit du danach stärker weitermachst.',
      'Easier week: shorter and calmer, so that you come back stronger.',
    ),
  )

export const aerobicReason = (brief: Brief, exercise: Exercise): Reason =>
  brief.deload
    ? easierReason(brief, brief.deload.cause, brief.deload.events)
    : unlessAsked(brief, exercise, baseReason(brief))

const baseReason = (brief: Brief): Reason =>
  reason('aerobic-base', { goal: brief.goal }, planEvents(brief), () =>
    text(
      'Baut deine Grundlagenausdauer auf, ohne dich müde zu machen.',
      'Builds your aerobic base without wearing you out.',
    ),
  )

export const intervalReason = (brief: Brief, exercise: Exercise): Reason =>
  unlessAsked(brief, exercise, hardReason(brief))

const hardReason = (brief: Brief): Reason =>
  reason('intervals', { goal: brief.goal }, planEvents(brief), () =>
    text(
      'Kurze harte Abschnitte heben deine Ausdauer schneller als immer gleiches Tempo.',
      'Short hard stretches lift your endurance faster than one steady pace.',
    ),
  )

export const mobilityReason = (brief: Brief, exercise: Exercise): Reason => {
  const muscles = musclesNamed(brief, exercise)
  return reason('mobility', {}, planEvents(brief), () =>
    text(`Macht dich beweglicher: ${muscles.de}.`, `Keeps you mobile: ${muscles.en}.`),
  )
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
