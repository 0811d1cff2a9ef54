import { measuresOf } from '../../contract/measures.ts'
import { type Change, changesSince, isRecord } from '../../domain/records.ts'
import { clock } from '../parts/clock.ts'
import { dateWords } from '../parts/dates.ts'
import { formatNumber } from '../parts/number.ts'
import { countIn } from './steps.ts'
import type { Exercise } from './types.ts'
import type { Prepared } from './use-preparation.ts'

type Before = Pick<Prepared, 'last' | 'best'>

const workIn = ({ sets }: Pick<Exercise, 'sets'>) =>
  sets.flatMap(({ ramp, logged }) => (ramp || !logged ? [] : [measuresOf(logged)]))

const liftOf = ({ load_type }: Pick<Exercise, 'load_type'>) => ({ assisted: load_type === 'assisted' })

/** '2,5 kg mehr, 1 Wdh. weniger als am Mo., 12. Jan.', 'wie am …', the same day 'wie um 17:50 Uhr'; null where nothing
 * of it was done. */
export const sinceWords = (exercise: Exercise, { last }: Before, on: string): string | null => {
  const sets = workIn(exercise)
  if (sets.length === 0) return null
  if (!last) return 'zum ersten Mal'
  const isToday = dateWords(last.at, 'date') === dateWords(on, 'date')
  const day = isToday ? `um ${dateWords(last.at, 'time')}\u00a0Uhr` : `am ${dateWords(last.at, 'day')}`
  const then = { sets: last.sets.map(measuresOf), count: last.count }
  const changes = changesSince({ sets, count: countIn([exercise]).done }, then, liftOf(exercise))
  if (changes.length === 0) return `wie ${day}`
  const help = exercise.load_type === 'assisted'
  return `${changes.map(change => changeWords(change, help)).join(', ')} als ${day}`
}

const changeWords = ({ measure, by }: Change, help: boolean) => {
  const size = Math.abs(by)
  const amount =
    measure === 'durationSec' && size >= 90 ? `${clock(size)} min` : `${formatNumber(size)} ${units[measure]}`
  const more = by > 0 ? 'mehr' : 'weniger'
  if (measure === 'sets') return `${Math.abs(by)} ${Math.abs(by) === 1 ? 'Satz' : 'Sätze'} ${more}`
  return measure === 'weightKg' && help ? `${amount} ${more} Hilfe` : `${amount} ${more}`
}

const units = { weightKg: 'kg', reps: 'Wdh.', distanceM: 'm', durationSec: 's', sets: '' } as const

export const isBestEver = (exercise: Exercise, { best }: Before) =>
  isRecord(workIn(exercise), best && measuresOf(best), liftOf(exercise))
