import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Act } from '../data/outbox.ts'
import { entriesOf, isWaiting } from '../data/outbox.ts'
import { workout as workoutQuery } from '../data/queries.ts'
import { act, forget } from '../data/sender.ts'
import { outboxState } from '../state.ts'
import { applied } from './applied.ts'
import { setOf, type Tap, tapped, tapWords } from './undo.ts'

/** Wanted at the earliest after a tap. */
const takingBack = () => import('./undo-acts.ts')

type Told = {
  readonly at: number
  readonly words: string
  readonly back: () => Promise<unknown>
  /** It was asked for, and the answer is not there yet. */
  readonly isGoingBack?: boolean
}

/** A workout as the athlete left it, and the door to change it; both work without a connection. */
export const useTraining = (id: string) => {
  const [following, follow] = useState(true)
  const { data, error, refetch } = useQuery({ ...workoutQuery(id), enabled: following })
  const all = outboxState.use()
  const entries = useMemo(() => entriesOf(all, id), [all, id])
  const waiting = entries.filter(isWaiting)
  const workout = useMemo(() => data && applied(data.workout, entries), [data, entries])
  const [tap, setTap] = useState<Tap | null>(null)
  const [told, tell] = useState<Told | null>(null)
  const words = tap && tapWords(tap)
  const last = tap && words ? { at: tap.at, words, isGoingBack: false } : null
  const isTold = told !== null && told.at > (last?.at ?? 0)
  useEffect(() => {
    if (tap) takingBack().catch(() => {})
  }, [tap])
  useEffect(() => {
    forget(data?.seen ?? [])
  }, [data])
  return {
    workout,
    error,
    refetch,
    /** Whether it is read anew when something changes: not while it is being deleted. */
    follow,
    unsaved: waiting.length,
    /** When the oldest of them was done (ISO). */
    unsavedSince: waiting[0]?.at,
    act: (done: Act) => {
      const at = Date.now()
      if (workout) setTap(last => tapped(last, workout, done, at))
      act(id, done)
    },
    /** The last thing done here that can be taken back. */
    lastTap: isTold ? { at: told.at, words: told.words, isGoingBack: told.isGoingBack === true } : last,
    /** Something was done beside the acts, and can be taken back in its own way. */
    tell: (words: string, back: () => Promise<unknown>) => tell({ at: Date.now(), words, back }),
    /** Takes it back; answers the set that it was about. */
    undo: () => {
      if (isTold) {
        const { back } = told
        const going = { ...told, words: 'Wird zurückgenommen …', isGoingBack: true }
        const settle = (next: Told | null) => tell(now => (now === going ? next : now))
        tell(going)
        back().then(
          () => settle(null),
          () => settle({ at: Date.now(), words: 'Das ging noch nicht.', back }),
        )
        return null
      }
      if (!tap || !workout) return null
      takingBack().then(({ undoOf }) => {
        for (const done of undoOf(tap, workout)) act(id, done)
      })
      setTap(null)
      return setOf(tap)
    },
  }
}

export type Training = ReturnType<typeof useTraining>
