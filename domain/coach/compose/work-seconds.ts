import { remembered } from '../basis/remembered.ts'
import type { Brief } from '../prescribe/brief.ts'
import { inMinutes } from '../prescribe/whole-day.ts'
import { coolDownSeconds } from './around/cool-down.ts'
import { warmUpSeconds } from './around/warm-up.ts'

/** Seconds between warm-up and cool-down. */
export const secondsOfWork = ({ wish, minutes }: Brief): number =>
  minutes * 60 - warmUpSeconds(minutes) - coolDownSeconds(minutes, wish.closingMinutes)

/** The same day a quarter of an hour shorter. */
export const quarterLess = remembered((brief: Brief): Brief => inMinutes(brief, brief.minutes - 15))

/** Seconds that a day's work has more than that of the day a quarter of an hour shorter. */
export const secondsMore = (brief: Brief): number => secondsOfWork(brief) - secondsOfWork(quarterLess(brief))
