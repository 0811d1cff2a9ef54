import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { weightUnit } from '../../../content/weight-unit.ts'
import type { SetId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { Figure } from '../../exercise/later.tsx'
import { Button } from '../../parts/button.tsx'
import { Failed } from '../../parts/failed.tsx'
import { formatNumber } from '../../parts/number.ts'
import { useOnline } from '../../parts/online.ts'
import * as panel from '../../parts/panel.css.ts'
import { misfits } from '../../training/misfits.ts'
import type { Step } from '../../training/steps.ts'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { heading } from '../../type.css.ts'
import * as css from './adapt.css.ts'
import { exchange } from './exchange.ts'
import { Revising, useRevision } from './revising.tsx'
import { Found, Search } from './search.tsx'
import * as own from './swap.css.ts'

type Alternatives = AnswerOf<'GET /api/workouts/:id/exercises/:exercise/alternatives'>
type Best = Alternatives['best'][number]

type Props = {
  workout: Workout
  step: Step
  training: Training
  go: (set: SetId | null) => void
  onClose: () => void
}

/** Another exercise in the place of this one, seen before it is taken. */
export const Swap = ({ workout, step, training, go, onClose }: Props) => {
  const revision = useRevision(workout.id, onClose)
  const online = useOnline()
  // What was tapped stays where it was until it is answered, for it is tapped again: though the swap may be done by then.
  const offered = useRef(step.exercise)
  if (!revision.isPending && !revision.error) offered.current = step.exercise
  const exercise = offered.current
  const params = { id: workout.id, exercise: exercise.id }
  const { data, error, refetch } = useQuery({
    queryKey: ['alternatives', params],
    queryFn: ({ signal }) => ask('GET /api/workouts/:id/exercises/:exercise/alternatives', { params, signal }),
    staleTime: 0,
  })
  const take = (wanted: string) =>
    revision.ask(async () => {
      const came = await exchange(workout.id, exercise.id, wanted)
      if (!came) return null
      go(came.set)
      training.tell(`„${came.name}“ statt „${exercise.name}“.`, async () => {
        const back = await exchange(workout.id, came.id, exercise.exercise_id)
        if (back) go(back.set)
      })
      return null
    })
  return (
    <Revising open title={`„${exercise.name}“ tauschen`} revision={revision} training={training}>
      {error && !data && online ? <Failed error={error} onRetry={refetch} /> : null}
      {data ? (
        <Choice {...data} onTake={take} />
      ) : error || !online ? null : (
        <p role="status">Der Coach sieht nach …</p>
      )}
    </Revising>
  )
}

const Choice = ({ best, all, onTake }: Alternatives & { onTake: (exercise: string) => void }) => {
  const [sought, seek] = useState('')
  const search = useRef<HTMLDivElement>(null)
  const seeking = sought !== ''
  useEffect(() => {
    if (seeking) search.current?.scrollIntoView({ block: 'start' })
  }, [seeking])
  return (
    <>
      {best.length === 0 ? <p>Etwas Gleichwertiges gibt es hier nicht.</p> : null}
      <ul className={best.length === 0 ? undefined : `${panel.rows} ${own.offers}`}>
        {best.map(one => (
          <li key={one.exercise_id} className={`${panel.row} ${own.row}`}>
            <Figure exercise={one.exercise_id} name={one.name} still />
            <span className={own.words}>
              <span className={panel.rowName}>{one.name}</span>
              <span className={panel.rowMore}>{[loadWords(one), ...one.reasons].filter(Boolean).join('\u00a0· ')}</span>
            </span>
            <Button look="plain" aria-label={`${one.name} nehmen`} onClick={() => onTake(one.exercise_id)}>
              Nehmen
            </Button>
          </li>
        ))}
      </ul>
      <div ref={search} className={seeking ? `${css.part} ${own.seeking}` : css.part}>
        <h3 className={heading.small}>Eine andere suchen</h3>
        <Search value={sought} onChange={seek} />
        <Found
          sought={sought}
          all={all}
          words={({ misfit }) => (misfit ? `Passt nicht: ${misfits[misfit]}.` : 'Passt.')}
          mayTake={({ misfit }) => misfit === null || misfit === 'not-today'}
          onTake={({ exercise_id }) => onTake(exercise_id)}
        />
      </div>
    </>
  )
}

const loadWords = ({ weight, load_type }: Best) =>
  weight === null ? '' : `${formatNumber(weight)} ${weightUnit(load_type)}`
