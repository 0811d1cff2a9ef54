import { useState } from 'react'
import { useLocation } from 'wouter'
import { keepAsked } from '../../data/asked.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { overview, queryClient } from '../../data/queries.ts'
import { useCommandId } from '../../data/use-command-id.ts'
import { Button } from '../../parts/button.tsx'
import { later } from '../../parts/later.tsx'
import { RefusedWords } from '../../parts/refused-words.tsx'
import { useSession } from '../../session.ts'
import { Choices } from './choices.tsx'
import * as css from './create.css.ts'
import { bodyOf, open, type Wish } from './wish.ts'

const age = () => import('../age/age.ts')
const Asked = later(() => age().then(m => m.Asked))
const UsedUp = later(() => import('./used-up.tsx').then(m => m.UsedUp))

type Credits = AnswerOf<'GET /dashboard/overview'>['credits']

/** The one click; a small button while another workout is running (`second`). */
export const Create = ({ credits, second }: { credits: Credits; second: boolean }) => {
  const { user } = useSession()
  const unasked = user !== null && !user.age
  const [wish, setWish] = useState<Wish>(open)
  const [, navigate] = useLocation()
  const commandId = useCommandId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  /** Sent again under the same id while nobody knows whether it arrived: the server makes one workout of it. */
  const create = async () => {
    setBusy(true)
    setFailure(null)
    try {
      if (unasked) await (await age()).confirmAge()
      const body = bodyOf(wish)
      const { workout_id } = await ask('POST /llm/start-workout-creation', { body, commandId: commandId.take(body) })
      commandId.settle(null)
      keepAsked(workout_id, body)
      queryClient.invalidateQueries({ queryKey: overview.queryKey })
      navigate(`/training/${workout_id}`)
    } catch (error) {
      commandId.settle(error)
      setFailure(error)
      setBusy(false)
    }
  }
  const change = (next: Wish) => {
    commandId.renew()
    setWish(next)
  }
  if (!credits.subscribed && credits.free_left === 0) return <UsedUp second={second} />
  const name = second ? 'Neues Workout erstellen' : 'Workout erstellen'
  if (user?.age === 'waiting') return <Asked button={name} />
  return (
    <section className={css.create} aria-label="Neues Workout">
      <CreateButton credits={credits} second={second} busy={busy} onCreate={create} />
      {failure ? <RefusedWords error={failure} onAgain={create} /> : null}
      {unasked || user?.terms_change ? <Asked button={name} /> : null}
      <Choices wish={wish} onChange={change} busy={busy} failure={failure} onCreate={create} />
    </section>
  )
}

export type Slab = { credits: Credits; second: boolean; busy?: boolean; onCreate: () => void }

export const CreateButton = ({ credits, second, busy = false, onCreate }: Slab) =>
  second ? (
    <Button look="plain" icon="plus" block busy={busy} onClick={onCreate}>
      Neues Workout erstellen
    </Button>
  ) : (
    <button type="button" className={css.slab} disabled={busy} onClick={onCreate}>
      <svg className={css.slabCurve} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.slabLine} d="M-2 92C14 92 18 48 32 48S48 74 60 74S80 60 88 24" />
      </svg>
      <span className={css.slabDot} />
      <span className={css.slabName}>Workout erstellen</span>
      <span className={css.slabMore}>{busy ? 'Einen Moment …' : creditWords(credits)}</span>
    </button>
  )

const creditWords = ({ free_left, subscribed, allowance_left }: Credits) => {
  if (subscribed)
    return allowance_left === null
      ? 'Ein Klick genügt'
      : `Noch ${allowance_left} Workout${allowance_left === 1 ? '' : 's'} in diesen 30 Tagen`
  return `Noch ${free_left} freie${free_left === 1 ? 's Workout' : ' Workouts'}`
}
