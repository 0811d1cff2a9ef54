import type { Log } from '../../commands/ports/log.ts'
import type { Category } from '../../domain/facts.ts'
import type { WorkoutId } from '../../domain/ids.ts'
import type { Part } from '../../domain/kernel/log.ts'
import { isPoison } from '../../domain/kernel/poison.ts'
import type { Stream } from '../../domain/kernel/stream.ts'

export const workoutsAPage = 50

/** So many of them behind `before`, and where the next page begins. */
export const pageAfter = (all: readonly WorkoutId[], before: WorkoutId | undefined, size: number) => {
  const start = before === undefined ? 0 : all.indexOf(before) + 1
  const page = all.slice(start, start + size)
  return { page, next: start + size < all.length ? (page.at(-1) ?? null) : null }
}

/** A stream's events; null where one of them cannot be read. */
export const readable =
  (log: Pick<Log, 'load'>) =>
  <C extends Category>(stream: Stream<C>, part?: Part) =>
    log.load(stream, part).catch(error => {
      if (isPoison(error)) return null
      throw error
    })
