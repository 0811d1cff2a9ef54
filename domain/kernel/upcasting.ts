/** An event as it was written, whenever that was. */
export type Written = { readonly type: string; readonly [field: string]: unknown }

/** Brings one given-up shape of an event to the one that followed it. Never invents what the old fact did not hold. */
export type Step = (event: Written) => Written

/**
 * For each event of a stream, the steps from its first shape to today's, in order; none where it never changed. The
 * version written today is one more than there are steps. An event that is no longer written stays listed for ever, and
 * so do its fields under `personal`, by the names they were sealed under.
 */
export type Shapes<Event extends { readonly type: string }> = Readonly<Record<Event['type'], readonly Step[]>>

export type History = Readonly<Record<string, readonly Step[]>>

export const versionOf = (history: History, type: string): number => (history[type]?.length ?? 0) + 1

/** Whatever was ever written, as it would be written today. Throws for what no version of this code can have written. */
export const upcasting =
  (history: History) =>
  (event: Written, version: number): Written => {
    const steps = Object.hasOwn(history, event.type) ? history[event.type] : undefined
    if (!steps) throw new Error(`nobody knows an event ${event.type}`)
    const newest = steps.length + 1
    if (version === newest) return event
    if (!Number.isInteger(version) || version < 1 || version > newest)
      throw new Error(`${event.type} was written in version ${version}, and ${newest} is the newest known`)
    return steps.slice(version - 1).reduce((shape, step) => step(shape), event)
  }
