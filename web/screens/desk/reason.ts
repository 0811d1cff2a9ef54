import { atom, createStore, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { drop, keep, kept } from '../../data/tab.ts'

// Why somebody looks, by whom they look at, or by what they do: nobody's reason is another's. A new tab asks anew.

const key = 'formkurve.desk.reason'

type Held = {
  readonly reasons: Readonly<Record<string, string>>
  /** Whose a stream is, of those that are not named by it: told by what was read of them. */
  readonly people: Readonly<Record<string, string>>
}

const none: Held = { reasons: {}, people: {} }

const texts = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(value ?? {}).filter((one): one is [string, string] => typeof one[1] === 'string'))

const read = (): Held => {
  try {
    const { reasons, people } = JSON.parse(kept(key) ?? '{}')
    return { reasons: texts(reasons), people: texts(people) }
  } catch {
    return none
  }
}

const store = createStore()
const held = atom(read())
/** What the page that is open is about. */
const open = atom<string | null>(null)

/** Why each stream was unsealed, until it is sealed again or the page is left. */
const unsealed = atom<Readonly<Record<string, string | null>>>({})

export const shortestReason = 5

const mostKept = 1000

const write = (next: Held) => {
  const bounded = { ...next, people: Object.fromEntries(Object.entries(next.people).slice(-mostKept)) }
  store.set(held, bounded)
  if (Object.keys(next.reasons).length === 0) drop(key)
  else keep(key, JSON.stringify(bounded))
}

const namedByPerson = /^(?:user|profiles|membership|programme|inspection|repair|health|searches)-([0-9a-f-]{36})$/

/** Whoever a stream is about, by its name or by what was read of it; anything else by itself. */
const subjectOf = (about: string, { people }: Held) => namedByPerson.exec(about)?.[1] ?? people[about] ?? about

export const giveReason = (about: string, reason: string) => {
  const before = store.get(held)
  write({ ...before, reasons: { ...before.reasons, [subjectOf(about, before)]: reason } })
}

/** Where none was given for them yet. */
export const alsoFor = (about: string, reason: string) => {
  const before = store.get(held)
  if (before.reasons[subjectOf(about, before)] === undefined) giveReason(about, reason)
}

/** It is asked anew, and with it what was unsealed. */
export const takeBack = (about: string) => {
  const before = store.get(held)
  const { [subjectOf(about, before)]: _, ...reasons } = before.reasons
  write({ ...before, reasons })
  store.set(unsealed, {})
}

export const forgetReasons = () => {
  write(none)
  store.set(unsealed, {})
}

/** Whose streams are. A reason that was given for one of them was given for that person. */
export const learn = (pairs: readonly { readonly stream: string; readonly person: string }[]) => {
  const before = store.get(held)
  const news = pairs.filter(({ stream, person }) => subjectOf(stream, before) !== person)
  if (news.length === 0) return
  const reasons = { ...before.reasons }
  for (const { stream, person } of news) {
    const { [stream]: reason } = reasons
    delete reasons[stream]
    if (reason !== undefined) reasons[person] ??= reason
  }
  write({ reasons, people: { ...before.people, ...Object.fromEntries(news.map(one => [one.stream, one.person])) } })
}

/** For a person or a stream, or for a kind of act; null where it was not told yet. */
export const useReason = (about: string) => {
  const now = useAtomValue(held, { store })
  return now.reasons[subjectOf(about, now)] ?? null
}

/** The page is about them: its head says why, and offers to say it otherwise. */
export const useOpen = (about: string) =>
  useEffect(() => {
    store.set(open, about)
    return () => store.set(open, null)
  }, [about])

export const useOpenReason = () => {
  const about = useAtomValue(open, { store })
  const reason = useReason(about ?? '')
  return about !== null && reason !== null ? { about, reason } : null
}

export const unseal = (stream: string, reason: string | null) =>
  store.set(unsealed, { ...store.get(unsealed), [stream]: reason })

export const useUnsealed = (stream: string) => useAtomValue(unsealed, { store })[stream] ?? null
