import type { Exercise } from '../basis/catalogue.ts'
import { counted, number, text } from '../basis/text.ts'
import { type DraftBlock, secondsOf } from '../dose/draft.ts'
import type { Brief } from '../prescribe/brief.ts'
import { mostInMain } from '../prescribe/week/session-budget.ts'
import { aerobicReason } from '../reasons/reasons.ts'
import { stations } from './lasting/stations.ts'

/** Seconds that a clock runs which was asked for without its minutes, at most. */
const usualClock = 30 * 60

export const clockSeconds = ({ wish: { clockMinutes } }: Brief): number =>
  clockMinutes === null ? usualClock : clockMinutes * 60

/** Seconds of moving in a minute. */
const work = 40

/**
 * Minutes of the clock that no muscle has room for: it runs on, with what moves the whole body on the spot. The session's
 * number of exercises holds, but for one.
 */
export const restOfClock = (
  brief: Brief,
  seconds: number,
  blocks: readonly DraftBlock[],
  used: readonly Exercise[],
): DraftBlock[] => {
  const minutes = brief.deload === null ? Math.floor((seconds - secondsOf(blocks, brief)) / 60) : 0
  const pool = stations(brief).filter(one => !used.includes(one))
  const most = minutes <= 3 ? 1 : Math.max(1, Math.min(3, mostInMain(brief.minutes) - used.length, pool.length))
  const count = [3, 2, 1]
    .filter(some => some <= most)
    .reduce((best, some) => (minutes - (minutes % some) > minutes - (minutes % best) ? some : best), most)
  const rounds = Math.floor(minutes / count)
  if (minutes < 2 || pool.length === 0 || rounds === 0) return []
  const told = counted(rounds, 'Runde', 'Runden', 'round', 'rounds')
  const on = number(work)
  return [
    {
      kind: 'emom',
      name: text('EMOM in Bewegung', 'EMOM on the move'),
      description: text(
        `Die Uhr läuft weiter, ${told.de}: zu jeder vollen Minute ${on.de} s in ruhigem Tempo, dann Pause.`,
        `The clock runs on, ${told.en}: ${on.en} s at an easy pace on every minute, then rest.`,
      ),
      focus: 'steady',
      rounds,
      roundDurationSec: count * 60,
      exercises: pool.slice(0, count).map(exercise => ({
        exercise,
        targetRir: null,
        reasons: [aerobicReason(brief, exercise)],
        sets: Array.from({ length: rounds }, () => ({ durationSec: work, restSec: 60 - work })),
      })),
    },
  ]
}
