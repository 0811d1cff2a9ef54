import { atom, createStore, type PrimitiveAtom, Provider, useAtomValue } from 'jotai'
import { createElement, type ReactNode } from 'react'
import type { AnswerOf } from './data/calls.ts'
import type { Entry } from './data/outbox.ts'

export type SessionUser = AnswerOf<'GET /auth/me'>
export type Session = { readonly user: SessionUser | null; readonly loading: boolean }
export type Theme = 'system' | 'light' | 'dark'

const store = createStore()

/** A small piece of client state: readable anywhere, watched by components. */
export type Cell<Value> = {
  readonly get: () => Value
  readonly set: (next: Value) => void
  readonly use: () => Value
}

const cell = <Value>(first: Value): Cell<Value> => {
  const held: PrimitiveAtom<Value> = atom(first) as PrimitiveAtom<Value>
  return {
    get: () => store.get(held),
    set: next => store.set(held, () => next),
    use: () => useAtomValue(held),
  }
}

export const sessionState = cell<Session>({ user: null, loading: true })
export const themeState = cell<Theme>('system')
export const outboxState = cell<readonly Entry[]>([])
/** The device would not keep what was done: it is only in this window until it is sent. */
export const unkeptState = cell(false)
/** Takes the newer version that is waiting; null when there is none. */
export const updateState = cell<(() => void) | null>(null)

export const State = ({ children }: { children: ReactNode }) => createElement(Provider, { store }, children)
