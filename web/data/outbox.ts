import type { CallName, QuestionOf } from './calls.ts'

type TrainingCall = Extract<
  CallName,
  | 'PUT /api/workouts/:id/status'
  | 'PUT /api/workouts/:id/sets/:set'
  | 'PUT /api/workouts/:id/sets/:set/rest'
  | 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status'
  | 'PUT /api/workouts/:id/blocks/:block/complete'
>

/** One thing done in training, as the call that tells the server. */
export type Act = {
  [Name in TrainingCall]: { readonly name: Name } & Pick<QuestionOf<Name>, 'params' | 'body'>
}[TrainingCall]

/** An act the server may not know yet. Each lies under its own key, so that tabs never overwrite each other. */
export type Entry = {
  readonly id: string
  readonly order: number
  readonly user: string
  readonly workout: string
  readonly act: Act
  readonly at: string
  /** The server has it; kept until a fresh read shows it. */
  readonly acknowledged: boolean
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'formkurve.outbox.'

export const entries = (shelf: Shelf): Entry[] =>
  Array.from({ length: shelf.length }, (_, at) => shelf.key(at))
    .flatMap(key => (key?.startsWith(prefix) ? read(shelf, key) : []))
    .sort((one, other) => one.order - other.order)

/** Ordered by time, but never before what already lies there, even when the clock is set back. */
export const put = (shelf: Shelf, given: Omit<Entry, 'order' | 'acknowledged'>): Entry => {
  const last = entries(shelf).at(-1)?.order ?? 0
  const entry = { ...given, order: Math.max(Date.parse(given.at), last + 1), acknowledged: false }
  write(shelf, entry)
  return entry
}

export const acknowledge = (shelf: Shelf, entry: Entry) => write(shelf, { ...entry, acknowledged: true })

export const remove = (shelf: Shelf, entry: Pick<Entry, 'id' | 'order'>) => shelf.removeItem(keyOf(entry))

export const isWaiting = (entry: Entry) => !entry.acknowledged

/** The oldest one still to send; nothing overtakes it. */
export const nextOf = (all: readonly Entry[], user: string) =>
  all.find(entry => entry.user === user && isWaiting(entry))

export const of = (all: readonly Entry[], workout: string) => all.filter(entry => entry.workout === workout)

const write = (shelf: Shelf, entry: Entry) => shelf.setItem(keyOf(entry), JSON.stringify(entry))

const keyOf = ({ id, order }: Pick<Entry, 'id' | 'order'>) => `${prefix}${order}.${id}`

const read = (shelf: Shelf, key: string): Entry[] => {
  try {
    const entry: unknown = JSON.parse(shelf.getItem(key) ?? 'null')
    return entry !== null && typeof entry === 'object' && 'act' in entry ? [entry as Entry] : []
  } catch {
    return []
  }
}
