import type { Asked } from '../judge/case.ts'
import { type Brief, loadsOf } from '../prescribe/brief.ts'

/** What the judge must know of the request: what was said, as it was read, and what there is. */
export const askedOf = (brief: Brief): Asked => {
  const { wish, readiness, comeback } = brief
  return {
    goal: brief.goal,
    minutes: brief.minutes,
    level: brief.level,
    muscles: wish.focus,
    lifts: wish.wanted,
    practised: new Set(brief.learning.flatMap(({ any }) => any)),
    usable: new Set(brief.usable.map(({ id }) => id)),
    stock: brief.stock,
    loadsOf: exercise => loadsOf(brief, exercise),
    cautious: brief.limits.cautious,
    eased: readiness.load < 1 || readiness.sets < 1 || comeback < 1 || (brief.wave?.sets ?? 1) < 0.9,
    easyWished:
      wish.closingMinutes !== null || wish.stiff.length > 0 || wish.energy === 'tired' || wish.style === 'interval',
    eventInDays: brief.eventInDays,
    overridden: wish.override,
    roundsWished: wish.style !== null && wish.style !== 'superset',
    raceInDays: brief.race?.daysOut ?? null,
    matches: brief.matches.filter(({ as }) => as === 'contest'),
  }
}
