import { type Entry, refusedOf } from '../data/outbox.ts'
import { forget, sendAgain } from '../data/sender.ts'
import { outboxState } from '../state.ts'
import { later } from './later.tsx'

const HealthAsk = later(() => import('./health-ask.tsx').then(m => m.HealthAsk))

/** What tells of health and was sent before it could be asked whether it may be kept: a yes sends it again, a no lets it go. */
export const UnaskedAct = ({ entry }: { entry: Entry }) => {
  const alike = () =>
    refusedOf(outboxState.get(), entry.user).filter(({ refused }) => refused?.code === entry.refused?.code)
  const words = wordsOf(entry)
  return (
    <HealthAsk onYes={() => sendAgain(alike())} onNo={() => forget([entry])}>
      <p>{words ? `„${words}“` : 'Dass etwas weh tat'} ist noch nicht gespeichert. Sagst du nein, verwerfen wir es.</p>
    </HealthAsk>
  )
}

const wordsOf = ({ act }: Entry) => {
  switch (act.name) {
    case 'PUT /api/feedback/questionnaire/:feedbackId/feedback/comment':
      return act.body.comment
    case 'PUT /api/workouts/:id/sets/:set/note':
    case 'PUT /api/workouts/:id/exercises/:exercise/note':
      return act.body.note
    default:
      return null
  }
}
