import type { Athlete } from '../files/athlete.ts'
import { season } from '../season.ts'
import type { Mark, Trained } from './mark.ts'
import { marksOf } from './marks.ts'

const mostMisses = 6

/** Trains athletes for so many weeks. */
export const trainPeople = async (
  athletes: readonly Athlete[],
  weeks: number,
  moved: (done: number) => void = () => {},
): Promise<readonly Trained[]> => {
  const all: Trained[] = []
  for (const athlete of athletes) {
    all.push({ athlete, record: await season(athlete, weeks) })
    moved(all.length)
  }
  return all
}

/** The marks as lines to read: what was asked, what was found, and where it was missed. */
const printed = (marks: readonly Mark[]): string =>
  marks
    .flatMap(({ name, asked, found, met, misses }) => [
      `${met ? 'ok    ' : 'MISSED'} ${name}: ${found} (${asked})`,
      ...misses.slice(0, mostMisses).map(miss => `         ${miss}`),
      ...(misses.length > mostMisses ? [`         and ${misses.length - mostMisses} more`] : []),
    ])
    .join('\n')

export const reportOn = (all: readonly Trained[]): { readonly text: string; readonly missed: number } => {
  const marks = marksOf(all)
  return { text: printed(marks), missed: marks.filter(({ met }) => !met).length }
}
