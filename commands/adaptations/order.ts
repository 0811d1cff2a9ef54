import { derivedId, type Order } from '../handle.ts'

/** One of several steps that an order takes. What was seen is asked before the first. */
export const step = ({ seen: _, ...order }: Order, name: string): Order => ({
  ...order,
  commandId: derivedId(order.commandId, name),
})
