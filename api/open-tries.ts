const mostWaiting = 64

/** Tries that are counted but not settled yet, by key. Others may wait for their outcome before they are turned away. */
export const openTries = () => {
  const open = new Map<string, { tries: number; waiting: (() => void)[] }>()

  const begin = (key: string) => {
    const entry = open.get(key) ?? { tries: 0, waiting: [] }
    entry.tries++
    open.set(key, entry)
  }

  const settled = (key: string) => {
    const entry = open.get(key)
    if (!entry) return
    entry.tries--
    const woken = entry.waiting
    entry.waiting = []
    if (entry.tries === 0) open.delete(key)
    for (const wake of woken) wake()
  }

  /** True after the next outcome; false at once when nothing is open, or too many wait already. */
  const nextOutcome = async (key: string) => {
    const entry = open.get(key)
    if (!entry || entry.waiting.length >= mostWaiting) return false
    await new Promise<void>(resolve => entry.waiting.push(resolve))
    return true
  }

  return { begin, settled, nextOutcome, isOpen: (key: string) => open.has(key) }
}
