import { refusedOf } from '../data/outbox.ts'
import { outboxState, sessionState } from '../state.ts'
import { later } from './later.tsx'

const RefusedAct = later(() => import('./refused-act.tsx').then(m => m.RefusedAct))

/** What the server would not take, one after the other. */
export const RefusedActs = () => {
  const user = sessionState.use().user?.id ?? ''
  const [first] = refusedOf(outboxState.use(), user)
  return first ? <RefusedAct key={first.id} entry={first} /> : null
}
