import type { Chapter } from '../../tools/stories.ts'
import { story } from '../../tools/stories.ts'
import type { OpenLog } from './open-log.ts'

const joined = Date.parse('2026-01-05T17:00:00.000Z')

/** Invented athletes' lives, into the log: of each stream one event after the other, the streams side by side. */
export const writeStories = async ({ append }: OpenLog, athletes: number, workouts: number, from = 0) => {
  const chapters: Chapter[] = []
  for (let n = from; n < from + athletes; n++) chapters.push(...story(n, workouts, joined))
  await Promise.all(
    chapters.map(async ({ stream, subject, events }) => {
      let revision = -1
      for (let next = 0; next < events.length; next += 20) {
        const some = events.slice(next, next + 20)
        await append(stream, revision < 0 ? 'no-stream' : revision, subject, ...some)
        revision += some.length
      }
    }),
  )
  return chapters
}
