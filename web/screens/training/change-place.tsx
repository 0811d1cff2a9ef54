import { useQuery } from '@tanstack/react-query'
import type { ProfileId, WorkoutId } from '../../../domain/ids.ts'
import { ask } from '../../data/client.ts'
import { placeOf } from '../../data/more-queries.ts'
import { places, queryClient, workout as workoutQuery } from '../../data/queries.ts'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { Failed } from '../../parts/failed.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useOnline } from '../../parts/online.ts'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { unseen } from '../../type.css.ts'
import * as css from './adapt.css.ts'
import { Revising, useRevision } from './revising.tsx'

type Props = { open: boolean; workout: Workout; training: Training; onClose: () => void }

/** What is left of a workout is planned anew for what another place has. */
export const ChangePlace = ({ open, workout, training, onClose }: Props) => {
  const revision = useRevision(workout.id, onClose)
  const params = { id: workout.id }
  const move = (to: Place) =>
    revision.ask(async () => {
      await ask('POST /api/workouts/:id/revision', { params, body: { kind: 'place', profile_id: to.id } })
      return () => `Ab hier gilt „${to.name}“. ${newestHint(workout.id)}`
    })
  return (
    <Revising open={open} title="Ort wechseln" revision={revision} training={training}>
      <Choice workout={workout.id} onMove={move} />
    </Revising>
  )
}

const newestHint = (id: WorkoutId) =>
  queryClient.getQueryData(workoutQuery(id).queryKey)?.workout.hints.at(-1)?.de ?? ''

type Place = { id: ProfileId; name: string }

const Choice = ({ workout, onMove }: { workout: WorkoutId; onMove: (to: Place) => void }) => {
  const known = useQuery(places)
  const now = useQuery(placeOf(workout))
  const online = useOnline()
  const failed = [known, now].filter(({ error, data }) => error && !data)
  if (!online && !(known.data && now.data)) return null
  if (failed[0]) return <Failed error={failed[0].error} onRetry={() => failed.map(({ refetch }) => refetch())} />
  if (!known.data || !now.data) return <p role="status">Deine Orte werden geladen …</p>
  const here = now.data.profile_id
  const others = known.data.some(({ id }) => id !== here)
  return (
    <>
      {others ? <p>Was noch kommt, plant der Coach passend zum neuen Ort.</p> : null}
      {known.data.length === 0 ? null : (
        <ul className={css.places}>
          {known.data.map(place => (
            <li key={place.id}>
              {place.id === here ? (
                <p className={css.here} aria-current="true">
                  <Icon name="pin" />
                  {place.name}
                  <span className={unseen}>, dein Ort in diesem Training</span>
                </p>
              ) : (
                <Button look="plain" block onClick={() => onMove(place)}>
                  {place.name}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others ? null : <AddPlace none={known.data.length === 0} />}
    </>
  )
}

const AddPlace = ({ none }: { none: boolean }) => (
  <>
    <p>
      {none
        ? 'Du hast noch keinen Ort angelegt. Leg einen an, dann kannst du auch mitten im Training dorthin wechseln.'
        : 'Das ist bisher dein einziger Ort. Leg einen zweiten an, dann kannst du mitten im Training wechseln.'}
    </p>
    <ButtonLink to="/settings/places" look="plain" icon="plus" block>
      Ort anlegen
    </ButtonLink>
  </>
)
