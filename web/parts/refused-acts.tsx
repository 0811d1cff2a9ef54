import { refusedOf } from '../data/outbox.ts'
import { outboxState, sessionState } from '../state.ts'
import { later } from './later.tsx'

const RefusedAct = later(() => import('./refused-act.tsx').then(m => m.RefusedAct))
const UnaskedAct = later(() => import('./unasked-act.tsx').then(m => m.UnaskedAct))

/** What the server would not take, one after the other. */
export const RefusedActs = () => {
  const user = sessionState.use().user?.id ?? ''
  const [first] = refusedOf(outboxState.use(), user)
  if (!first) return null
  const Act = first.refused?.code === 'health-consent-needed' ? UnaskedAct : RefusedAct
  return <Act key={first.id} entry={first} />
}
