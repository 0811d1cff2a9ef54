import type { ForAudit } from './audit-tiles.ts'

const ahead = 4096

/** The first `size` leaves that the tree has, with a look ahead. One that cannot be read is null, and fits every event. */
export const expectedLeaves = ({ size, leaves: source }: ForAudit) => {
  let queue: (Buffer | null)[] = []
  let start = 0
  let passed = 0
  let isOver = false

  const fill = async (count: number) => {
    while (!isOver && queue.length - start < count) {
      const { done, value = [] } = await source.next()
      queue.push(...value)
      const tooMany = passed + queue.length - start - size
      if (tooMany > 0) queue.length -= tooMany
      isOver = done === true || tooMany >= 0
    }
  }

  const forget = () => {
    if (start <= ahead) return
    queue = queue.slice(start)
    start = 0
  }

  return {
    passed: () => passed,
    /** Takes it if it is this leaf, and at hand. */
    takeIf: (leaf: Buffer) => {
      const next = queue[start]
      if (next === undefined || (next !== null && !next.equals(leaf))) return false
      start++
      passed++
      forget()
      return true
    },
    first: async () => {
      if (queue.length === start) await fill(1)
      return queue[start]
    },
    /** How far ahead this leaf is; null when it is not among the next few thousand, or so many as are said. */
    find: async (leaf: Buffer, within = ahead) => {
      await fill(within)
      const at = queue.findIndex((each, place) => place >= start && each?.equals(leaf))
      return at < 0 ? null : at - start
    },
    take: async (count: number) => {
      await fill(count)
      const taken = queue.slice(start, start + count)
      start += taken.length
      passed += taken.length
      forget()
      return taken
    },
    rest: async () => {
      await fill(Number.POSITIVE_INFINITY)
      return queue.length - start
    },
  }
}

export type Expected = ReturnType<typeof expectedLeaves>
