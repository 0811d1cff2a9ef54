import { directMuscles, type Exercise, fitsStock } from '../basis/catalogue.ts'
import type { Reason } from '../basis/plan.ts'
import { text } from '../basis/text.ts'
import type { Brief } from '../prescribe/brief.ts'
import { countedThisWeek } from '../prescribe/week/muscle-ledger.ts'
import { rememberedForDay } from '../prescribe/whole-day.ts'
import { allows } from '../read/limits.ts'
import {
  aimReason,
  askedEvents,
  goalReason,
  isAsked,
  limitEvents,
  musclesNamed,
  reason,
  sportReason,
  wishReason,
} from './reasons.ts'
import { skillReason } from './skill-reason.ts'

/** Why this exercise and no other: wished for, due, kept, kind to a sore joint, or good for the goal. */
export const whyReasons = rememberedForDay((brief: Brief, exercise: Exercise): readonly Reason[] => {
  const learned = skillReason(brief, exercise)
  if (learned) return [learned]
  if (isWished(brief, exercise)) return [wishReason(brief, exercise)]
  if (brief.wish.focus.length === 0 && directMuscles(exercise).some(muscle => brief.aims.includes(muscle)))
    return [aimReason(brief, exercise)]
  const sport = brief.wish.focus.length === 0 ? sportReason(brief, exercise) : null
  if (sport) return [sport]
  const due = dueReason(brief, exercise)
  const safe = safeReason(brief, exercise)
  const found = [due, safe].filter(one => one !== null)
  return found.length > 0 ? found.slice(0, 1) : [goalReason(brief)]
})

/** One sentence of a kind is enough. */
export const distinct = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ code }, at) => reasons.findIndex(other => other.code === code) === at)

const isWished = (brief: Brief, exercise: Exercise) =>
  isAsked(brief, exercise) || brief.wish.focus.some(muscle => (exercise.muscles[muscle] ?? 0) >= 1)

/** Counts the week's sets of the exercise's main muscle, where there is a history to count. */
const dueReason = (brief: Brief, exercise: Exercise): Reason | null => {
  const [muscle] = brief.catalogue.muscles.filter(({ id, major }) => major && (exercise.muscles[id] ?? 0) >= 1)
  const sets = Math.round((brief.week.get(muscle?.id ?? '') ?? 0) * 10) / 10
  const events = countedThisWeek(brief.work, brief.now).filter(
    ({ exercise: { muscles } }) => (muscles[muscle?.id ?? ''] ?? 0) > 0,
  )
  if (!muscle || events.length === 0 || sets === 0) return null
  return reason(
    'due',
    { muscle: muscle.id, setsThisWeek: sets },
    events.map(({ event }) => event),
    say =>
      text(
        `${muscle.name.de}: bisher ${say('setsThisWeek').de} ${sets === 1 ? 'Satz' : 'Sätze'} in den letzten Tagen, da ist noch Platz.`,
        `${muscle.name.en}: ${say('setsThisWeek').en} ${sets === 1 ? 'set' : 'sets'} over the last days, there is room for more.`,
      ),
  )
}

/** Said where a restriction rules out other exercises of the same movement. */
const safeReason = (brief: Brief, exercise: Exercise): Reason | null => {
  const spared = brief.catalogue.exercises.some(
    other => other.pattern === exercise.pattern && fitsStock(other, brief.stock) && !allows(brief.limits, other),
  )
  if (!spared) return null
  const muscles = musclesNamed(brief, exercise)
  const events = [...new Set([...limitEvents(brief), ...askedEvents(brief)])]
  return reason('restriction', {}, events, () =>
    text(
      `Schont, was dir Beschwerden macht, und fordert: ${muscles.de}.`,
      `Spares what troubles you and works: ${muscles.en}.`,
    ),
  )
}
