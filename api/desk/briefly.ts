const long = 1000
const most = 4

/**
 * Long streams are kept for a moment, four of them at most, so that who walks through one event by event waits for it
 * once. All others are read anew each time.
 */
export const briefly = <Name extends string, Event>(
  load: (stream: Name) => Promise<readonly Event[]>,
  keptMs = 10_000,
): ((stream: Name) => Promise<readonly Event[]>) => {
  const kept = new Map<Name, readonly Event[]>()
  return async stream => {
    const known = kept.get(stream)
    if (known) return known
    const events = await load(stream)
    if (events.length < long) return events
    const [oldest] = kept.keys()
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
    kept.set(stream, events)
    setTimeout(() => kept.delete(stream), keptMs).unref()
    return events
  }
}
