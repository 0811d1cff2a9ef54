import { useSyncExternalStore } from 'react'
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

// By hand, for it is all that the first screen needs of a store: a library for it comes with the desk.
const cell = <Value>(first: Value): Cell<Value> => {
  let held = first
  const watchers = new Set<() => void>()
  const watch = (tell: () => void) => {
    watchers.add(tell)
    return () => watchers.delete(tell)
  }
  const get = () => held
  return {
    get,
    set: value => {
      held = value
      for (const tell of watchers) tell()
    },
    use: () => useSyncExternalStore(watch, get),
  }
}

export const sessionState = cell<Session>({ user: null, loading: true })
export const themeState = cell<Theme>('system')
export const outboxState = cell<readonly Entry[]>([])
/** The device would not keep what was done: it is only in this window until it is sent. */
export const unkeptState = cell(false)
/** Takes the newer version that is waiting; null when there is none. */
export const updateState = cell<(() => void) | null>(null)
