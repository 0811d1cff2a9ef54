import { atom, createStore, useAtomValue } from 'jotai'
import type { AnswerOf } from './data/calls.ts'
import type { Entry } from './data/outbox.ts'

export type SessionUser = AnswerOf<'GET /auth/me'>
export type Session = { readonly user: SessionUser | null; readonly loading: boolean }
export type Theme = 'system' | 'light' | 'dark'

/** A small piece of client state: readable anywhere, watched by components. */
export type Cell<Value> = {
  readonly get: () => Value
  readonly set: (next: Value) => void
  readonly use: () => Value
}

const store = createStore()

const cell = <Value>(first: Value): Cell<Value> => {
  const held = atom<{ readonly value: Value }>({ value: first })
  return {
    get: () => store.get(held).value,
    set: value => store.set(held, { value }),
    use: () => useAtomValue(held, { store }).value,
  }
}

export const sessionState = cell<Session>({ user: null, loading: true })
export const themeState = cell<Theme>('system')
export const outboxState = cell<readonly Entry[]>([])
/** The device would not keep what was done: it is only in this window until it is sent. */
export const unkeptState = cell(false)
/** Takes the newer version that is waiting; null when there is none. */
export const updateState = cell<(() => void) | null>(null)
