import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { SetId, WorkoutId } from '../../domain/ids.ts'
import type { Act } from '../data/outbox.ts'
import { entriesOf, isWaiting } from '../data/outbox.ts'
import { workout as workoutQuery } from '../data/queries.ts'
import { act, forget } from '../data/sender.ts'
import { outboxState } from '../state.ts'
import { applied } from './applied.ts'
import { setOf, type Tap, tapped, tapWords } from './undo.ts'

/** Comes beside the player, before there is anything to take back. */
const takingBack = () => import('./undo-acts.ts')

type Told = {
  readonly at: number
  readonly words: string
  readonly back: () => Promise<unknown>
  /** The set that it was about. */
  readonly set: SetId | null
  /** It was asked for, and is not done yet. */
  readonly isGoingBack?: boolean
}

/** A workout as the athlete left it, and the door to change it; both work without a connection. */
export const useTraining = (id: WorkoutId) => {
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
    takingBack().catch(() => {})
  }, [])
  useEffect(() => {
    forget(data?.seen ?? [])
  }, [data])
  const goBack = ({ back, set }: Pick<Told, 'back' | 'set'>, then: Then) => {
    const going = { at: Date.now(), words: 'Wird zurückgenommen …', back, set, isGoingBack: true }
    const settle = (next: Told | null) => tell(now => (now === going ? next : now))
    tell(going)
    back().then(
      () => {
        settle(null)
        then(set)
      },
      () => settle({ at: Date.now(), words: 'Das ging noch nicht.', back, set }),
    )
  }
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
    tell: (words: string, back: () => Promise<unknown>) => tell({ at: Date.now(), words, back, set: null }),
    /** Takes it back; `then` hears which set it was about, once it is done. */
    undo: (then: Then) => {
      if (isTold) return goBack(told, then)
      if (!tap || !workout) return
      const back = async () => {
        const { undoOf } = await takingBack()
        for (const done of undoOf(tap, workout)) act(id, done)
        setTap(now => (now === tap ? null : now))
      }
      goBack({ back, set: setOf(tap) }, then)
    },
  }
}

type Then = (set: SetId | null) => void

export type Training = ReturnType<typeof useTraining>
