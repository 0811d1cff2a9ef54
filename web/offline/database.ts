import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry } from '../data/outbox.ts'

/** An answer of the server as it was read: for whom, and when (ms). */
type Kept = { readonly user: string; readonly at: number; readonly data: unknown }

interface Stores extends DBSchema {
  outbox: { key: [number, string]; value: Entry }
  answers: { key: string; value: Kept }
}

let opening: Promise<IDBPDatabase<Stores>> | undefined

/** What this device keeps. Rejects where the browser lets nothing be kept; the next call tries again. */
export const database = (): Promise<IDBPDatabase<Stores>> => {
  opening ??= openDB<Stores>('formkurve', 1, {
    upgrade: created => {
      created.createObjectStore('outbox', { keyPath: ['order', 'id'] })
      created.createObjectStore('answers')
    },
    blocking: (_, __, event) => (event.target instanceof IDBDatabase ? event.target.close() : undefined),
    terminated: forget,
  }).catch(error => {
    forget()
    throw error
  })
  return opening
}

const forget = () => {
  opening = undefined
}
