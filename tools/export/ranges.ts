import type { Counting } from '../../adapters/event-store/stored.ts'
import type { Work } from '../../adapters/thread-pool.ts'
import type { Facts } from '../../domain/facts.ts'
import type { EventLog } from '../../domain/kernel/log.ts'
import { asId } from '../../domain/kernel/stream.ts'
import type { Part } from './parts.ts'

/** Events after one place up to another; `before`: how many lie before them. */
export type Range = { readonly after: string | null; readonly upTo: string; readonly before: number }

/** Writes the events of a range, and says as it goes how many more it wrote. */
export type RangeWriter = Work<Range, number, readonly Part[]>

/** More would be lost when it is cut off. */
const mostInRange = 50_000
/** Fewer are sooner written by one. */
const leastInAll = 200_000
/** So that those who write come to their end together. */
const usualRanges = 8

/** What is left, cut where the log says that so many events end; as one where it does not, or where that is little. */
export const rangesOf = (
  rest: Range,
  compare: EventLog<Facts>['compare'],
  nth: Counting['nth'],
  rangeEvents?: number,
): readonly Range[] => {
  const [after, end] = [rest.after === null ? null : asId<'position'>(rest.after), asId<'position'>(rest.upTo)]
  if (!nth || (after !== null && compare(nth(rest.before), after) !== 0)) return [rest]
  const left = countOf(events => compare(nth(rest.before + events), end) >= 0)
  const size = rangeEvents ?? sizeOf(left)
  const ranges: Range[] = []
  for (let { after, before } = rest; ; before += size) {
    if (before + size >= rest.before + left) return [...ranges, { after, upTo: end, before }]
    const cut = nth(before + size)
    ranges.push({ after, upTo: cut, before })
    after = cut
  }
}

const sizeOf = (events: number) =>
  events < leastInAll ? events : Math.min(mostInRange, Math.ceil(events / usualRanges))

/** The least number that is enough. */
const countOf = (isEnough: (count: number) => boolean) => {
  let high = 1
  while (!isEnough(high)) high *= 2
  let low = Math.floor(high / 2)
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}

/** What writes ranges beside the first writer, as soon as it is ready to. */
export type Helpers = {
  readonly workers: readonly RangeWriter[]
  readonly ready: readonly Promise<void>[]
  readonly drop: () => Promise<unknown>
}

/** Gives each writer the next range; what was written is taken in the order of the log. */
export const inRanges = async (
  ranges: readonly Range[],
  first: RangeWriter,
  { workers, ready, drop }: Helpers,
  onRows: (rows: number) => void,
  take: (parts: readonly Part[], reached: string) => Promise<void>,
) => {
  const written = new Map<Range, readonly Part[]>()
  const open = [...ranges]
  const left = [...ranges]
  let stopped: { readonly error: unknown } | undefined
  let taking = Promise.resolve()

  const takeNext = async () => {
    for (let [next] = left; next; [next] = left) {
      const parts = written.get(next)
      if (!parts) return
      left.shift()
      written.delete(next)
      await take(parts, next.upTo)
    }
  }
  const write = async (writer: RangeWriter) => {
    for (let range = open.shift(); range && !stopped; range = open.shift()) {
      const parts = await writer(range, onRows)
      const next = ranges[ranges.indexOf(range) + 1]
      const rows = parts.reduce((sum, part) => sum + part.rows, 0)
      if (next && rows !== next.before - range.before)
        throw new Error(
          `there are ${rows} events of ours up to ${range.upTo}, where ${next.before - range.before} were counted`,
        )
      written.set(range, parts)
      taking = taking.then(takeNext)
      await taking
    }
  }
  // Nobody still writes when this is over, well or not.
  const stop = (error: unknown) => {
    stopped ??= { error }
  }
  const alone = write(first).catch(stop)
  const others = workers.map(async (worker, nth) => {
    // Who could not start has written nothing: the others write its ranges.
    const started = ready[nth]?.then(
      () => true,
      () => false,
    )
    const isReady = await Promise.race([alone.then(() => false), started])
    if (isReady) await write(worker)
  })
  await Promise.all([alone, ...others.map(other => other.catch(stop))])
  await drop()
  if (stopped) throw stopped.error
}
