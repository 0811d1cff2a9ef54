import { type Brief, loadsOf } from '../brief.ts'
import type { Asked } from '../judge/case.ts'
import { fold } from '../wishes/words.ts'

/** What the judge must know of the request: what was said, as it was read, and what there is. */
export const askedOf = (brief: Brief): Asked => {
  const { request, wish, readiness, comeback } = brief
  return {
    goal: brief.goal,
    minutes: brief.minutes,
    level: brief.level,
    muscles: wish.focus,
    lifts: wish.wanted,
    usable: new Set(brief.usable.map(({ id }) => id)),
    stock: brief.stock,
    loadsOf: exercise => loadsOf(brief, exercise),
    cautious: brief.limits.cautious,
    eased: readiness.load < 1 || readiness.sets < 1 || comeback < 1,
    easyWished: wish.closingMinutes !== null || wish.energy === 'tired',
    overridden: wish.override,
    roundsWished: wish.style !== null && wish.style !== 'superset',
    raceInDays: brief.race?.daysOut ?? null,
    matches: matchesIn(request.athlete.otherActivities, brief.now),
  }
}

const weekdays = [
  'sonntag|sunday',
  'montag|monday',
  'dienstag|tuesday',
  'mittwoch|wednesday',
  'donnerstag|thursday',
  'freitag|friday',
  'samstag|sonnabend|saturday',
]
const forLegs =
  /fussball|football|soccer|handball|basketball|volleyball|hockey|tennis|squash|badminton|lauf|run|rad|cycl|bike|wander|hik|ski|match|spiel|turnier/
const forShoulders = /schwimm|swim|kletter|climb|bould|ruder|rowing|kanu|wasserball/

/** "Fußball Samstag, Schwimmen mittwochs": other sport with its days, and what it needs fresh. */
const matchesIn = (activities: string | null, now: number): Asked['matches'] =>
  fold((activities ?? '').slice(0, 2000))
    .split(/[,;.\n]|\bund\b|\band\b/)
    .flatMap(clause => {
      const needs = forLegs.test(clause) ? 'legs' : forShoulders.test(clause) ? 'shoulders' : null
      if (!needs) return []
      return weekdays.flatMap((names, weekday) =>
        new RegExp(`\\b(${names})s?`).test(clause)
          ? [{ inDays: (weekday - new Date(now).getUTCDay() + 7) % 7, needs } as const]
          : [],
      )
    })
