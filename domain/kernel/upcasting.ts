import { newer } from './poison.ts'

/** An event as it was written, whenever that was. */
export type Written = { readonly type: string; readonly [field: string]: unknown }

/** Brings one given-up shape of an event to the one that followed it. Never invents what the old fact did not hold. */
export type Upcast = (event: Written) => Written

/** A new version only because it rests otherwise: older code must not take what it cannot open for a fact. */
export const restsOtherwise: Upcast = event => event

/**
 * For each event of a stream, the upcasts from its first shape to today's, in order; none where it never changed. The
 * version written today is one more than there are upcasts. An event that is no longer written stays listed for ever,
 * and so do its fields under `personal`, by the names they were sealed under.
 */
export type Shapes<Event extends { readonly type: string }> = Readonly<Record<Event['type'], readonly Upcast[]>>

export const versionOf = <Event extends { readonly type: string }>(shapes: Shapes<Event>, type: Event['type']) =>
  shapes[type].length + 1

/** Whatever was ever written, as it would be written today. Throws for what no version of this code can have written. */
export const upcasting = <Event extends { readonly type: string }>(shapes: Shapes<Event>) => {
  const upcasts = new Map<string, readonly Upcast[]>(Object.entries(shapes))
  /** The one place where what was written becomes a typed fact. */
  const isFact = (event: Written): event is Written & Event => upcasts.has(event.type)

  return (event: Written, version: number): Event => {
    const steps = upcasts.get(event.type)
    if (!steps) throw newer(`nobody knows an event ${event.type}`)
    const fault = `${event.type} was written in version ${version}, and ${steps.length + 1} is the newest known`
    if (!Number.isInteger(version) || version < 1) throw new Error(fault)
    if (version > steps.length + 1) throw newer(fault)
    const today = steps.slice(version - 1).reduce((shape, upcast) => upcast(shape), event)
    if (!isFact(today)) throw new Error(`nobody knows an event ${today.type}`)
    return today
  }
}
