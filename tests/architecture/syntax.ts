export type Node = Readonly<Record<string, unknown>> & {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A tree of syntax, each node before what is in it. */
export const nodesIn = function* (value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  if (!isNode(value)) return
  yield value
  for (const field of Object.values(value)) if (typeof field === 'object') yield* nodesIn(field)
}
