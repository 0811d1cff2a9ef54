import { lazy, Suspense } from 'react'
import { refusedOf } from '../data/outbox.ts'
import { outboxState, sessionState } from '../state.ts'

const RefusedAct = lazy(() => import('./refused-act.tsx').then(m => ({ default: m.RefusedAct })))

/** What the server would not take, one after the other. */
export const RefusedActs = () => {
  const user = sessionState.use().user?.id ?? ''
  const [first] = refusedOf(outboxState.use(), user)
  return first ? (
    <Suspense>
      <RefusedAct key={first.id} entry={first} />
    </Suspense>
  ) : null
}
