export type Node = Readonly<Record<string, unknown>> & {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A tree of syntax, each node before what is in it. */
export const nodesIn = (value: unknown): Node[] => {
  const nodes: Node[] = []
  const visit = (one: unknown) => {
    if (Array.isArray(one)) return one.forEach(visit)
    if (!isNode(one)) return
    nodes.push(one)
    for (const field of Object.values(one)) if (typeof field === 'object' && field !== null) visit(field)
  }
  visit(value)
  return nodes
}
