import type { Alone } from '../../kernel/alone.ts'
import { type Aside, type Checkpoint, type Folded, type ModelStore, unstorable } from '../../kernel/model-store.ts'
import type { AnyProjection } from '../../kernel/projection.ts'
import type { Position } from '../../kernel/stream.ts'
import { lanes } from '../lanes.ts'

/** What is kept of one model: its rows by their keys as JSON text, its checkpoint, and why it went no further. */
type Kept = {
  readonly rows: Map<string, string>
  readonly aside: Map<string, Aside>
  position: Position | null
  epoch: bigint
  error: string | null
}

/** Read models without a database: the same promises, in this process. */
export const memoryModels = () => {
  const models = new Map<string, Kept>()
  const inLane = lanes()

  const of = (name: string): Kept => {
    const kept: Kept = models.get(name) ?? { rows: new Map(), aside: new Map(), position: null, epoch: 0n, error: null }
    models.set(name, kept)
    return kept
  }
  const isFresh = (kept: Kept, { epoch, position }: Checkpoint) => kept.epoch === epoch && kept.position === position

  const put = ({ rows }: Kept, { keyedBy, ownedBy, seldom = [] }: AnyProjection, { change }: Folded) => {
    for (const [key, text] of rows) if (change.forget.includes(JSON.parse(text)[ownedBy])) rows.delete(key)
    for (const key of change.remove) rows.delete(key)
    for (const row of change.put) rows.set(String(Reflect.get(row, keyedBy)), JSON.stringify(row))
    for (const row of change.touch) {
      const key = String(Reflect.get(row, keyedBy))
      const old: Readonly<Record<string, unknown>> = JSON.parse(rows.get(key) ?? '{}')
      const stays = Object.fromEntries(seldom.map(column => [column, old[column]]))
      if (rows.has(key)) rows.set(key, JSON.stringify({ ...row, ...stays }))
    }
  }

  const alone: Alone = (name, signal, work) => inLane(name, async () => (signal.aborted ? undefined : work(signal)))

  const store: ModelStore = {
    open: async ({ name }) => {
      const kept = of(name)
      kept.epoch++
      if (kept.position === null) kept.aside.clear()
      return { position: kept.position, epoch: kept.epoch, aside: [...kept.aside.values()] }
    },
    rows: async ({ name }, keys) => {
      const { rows } = of(name)
      return new Map(keys.flatMap(key => (rows.has(key) ? [[key, JSON.parse(rows.get(key) ?? '')]] : [])))
    },
    save: async (projection, from, step) => {
      const kept = of(projection.name)
      if (!isFresh(kept, from)) return false
      for (const row of [...step.change.put, ...step.change.touch]) mustFit(projection, row)
      put(kept, projection, step)
      if (step.back) kept.aside.delete(step.back)
      kept.position = step.to
      kept.error = null
      return true
    },
    setAside: async ({ name }, { epoch }, aside) => {
      const kept = of(name)
      if (kept.epoch === epoch) kept.aside.set(aside.stream, aside)
      return kept.epoch === epoch
    },
    halt: async (name, epoch, _, error) => {
      const kept = of(name)
      if (kept.epoch === epoch) kept.error = error
    },
  }
  return {
    ...store,
    alone,
    /** What people are shown: rows in the order in which they were first written. */
    shown: (name: string): readonly object[] => [...of(name).rows.values()].map(text => JSON.parse(text)),
    standing: (name: string): Readonly<Pick<Kept, 'position' | 'error'>> & { readonly aside: readonly Aside[] } => {
      const { position, error, aside } = of(name)
      return { position, error, aside: [...aside.values()] }
    },
  }
}

/** As a table would refuse it. */
const mustFit = ({ name, columns }: AnyProjection, row: object) => {
  for (const [column, type] of Object.entries(columns)) {
    const value: unknown = Reflect.get(row, column) ?? null
    if (type === 'int' && value !== null && !Number.isInteger(value))
      throw unstorable(`${name}.${column} holds whole numbers, not ${value}`)
  }
}
