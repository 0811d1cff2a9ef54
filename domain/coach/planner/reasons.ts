import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import type { Reason, Text } from '../plan.ts'
import { list, number, text } from '../text.ts'

/** Makes a sentence with numbers only from its facts. */
export const reason = (
  code: string,
  facts: Readonly<Record<string, string | number>>,
  events: readonly string[],
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
export const askedEvents = ({ request }: Brief): readonly string[] => [request.sources.request]
export const planEvents = ({ request }: Brief): readonly string[] => [request.sources.plan ?? request.sources.request]
export const placeEvents = ({ request }: Brief): readonly string[] => [
  request.sources.profile ?? request.sources.request,
]

export const goalReason = (brief: Brief): Reason => {
  const name = brief.catalogue.goals.find(({ id }) => id === brief.goal)?.name ?? text('Gesundheit', 'Health')
  const events = brief.wish.goal ? askedEvents(brief) : planEvents(brief)
  return reason('goal', { goal: brief.goal }, events, () =>
    text(`Zahlt auf dein Ziel ein: ${name.de}.`, `Serves your goal: ${name.en.toLowerCase()}.`),
  )
}

export const musclesNamed = (brief: Brief, exercise: Exercise): Text => {
  const direct = brief.catalogue.muscles.filter(({ id }) => (exercise.muscles[id] ?? 0) >= 1)
  return list(direct.slice(0, 2).map(({ name }) => text(name.de, name.en.toLowerCase())))
}

export const wishReason = (brief: Brief): Reason =>
  reason('wish', {}, askedEvents(brief), () => text('Genau das hast du dir gewünscht.', 'This is what you asked for.'))

export const warmUpReason = (brief: Brief): Reason =>
  reason('warm-up', {}, askedEvents(brief), () =>
    text(
      'Bringt Kreislauf und Gelenke in Gang, bevor es ernst wird.',
      'Gets you warm and your joints moving before the work.',
    ),
  )

export const coolDownReason = (brief: Brief): Reason =>
  reason('cool-down', {}, askedEvents(brief), () =>
    text(
      'Lässt dich ruhig ausklingen und dehnt, was du gerade trainiert hast.',
      'Brings you down and stretches what you just trained.',
    ),
  )

export const cardioReason = (brief: Brief): Reason =>
  reason('aerobic-base', { goal: brief.goal }, planEvents(brief), () =>
    text(
      'Baut deine Grundlagenausdauer auf und schont die Muskeln.',
      'Builds your aerobic base and is easy on your muscles.',
    ),
  )

export const mobilityReason = (brief: Brief, exercise: Exercise): Reason => {
  const muscles = musclesNamed(brief, exercise)
  return reason('mobility', {}, planEvents(brief), () =>
    text(`Macht dich beweglicher: ${muscles.de}.`, `Keeps you mobile: ${muscles.en}.`),
  )
}
