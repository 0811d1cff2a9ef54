import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { actors, historyWords } from '../../../content/history-words.ts'
import type { WorkoutId } from '../../../domain/ids.ts'
import { history } from '../../data/more-queries.ts'
import type { Act } from '../../data/outbox.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { Failed } from '../../parts/failed.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { tied } from '../../parts/tied.ts'
import { useTitle } from '../../parts/title.ts'
import { takenBackBy } from '../../training/undo-past.ts'
import { useTraining } from '../../training/use-training.ts'
import { heading, soft } from '../../type.css.ts'
import { type Day, daysOf } from './days.ts'
import * as css from './history.css.ts'

const turningPoints = new Set(['WorkoutGenerated', 'WorkoutStarted', 'WorkoutCompleted', 'WorkoutAborted'])

export const History = ({ id }: { id: WorkoutId }) => {
  useTitle('Verlauf')
  const { data, error, refetch } = useQuery(history(id))
  const training = useTraining(id)
  const { workout } = training
  const undoable = useMemo(() => (data && workout ? takenBackBy(data.events, workout) : none), [data, workout])
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Spinner />
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={heading.page}>Verlauf</h1>
        <p className={soft}>{tied(data.name)}: alles, was mit diesem Workout geschehen ist, in der Reihenfolge.</p>
        <ButtonLink to={`/training/${id}`} look="plain" icon="left">
          Zum Workout
        </ButtonLink>
      </header>
      {data.left_out ? (
        <p className={soft}>
          {data.left_out === 1 ? 'Eine frühere Änderung steht' : `${data.left_out} frühere Änderungen stehen`} nur in
          der Kopie deiner Daten, unter „Konto und Sicherheit“.
        </p>
      ) : null}
      {daysOf(data.events).map(day => (
        <OneDay key={day.day} {...day} undoable={undoable} onUndo={acts => acts.forEach(training.act)} />
      ))}
    </div>
  )
}

type Undoing = { undoable: ReadonlyMap<string, readonly Act[]>; onUndo: (acts: readonly Act[]) => void }

const none: Undoing['undoable'] = new Map()

const OneDay = ({ day, minutes, undoable, onUndo }: Day & Undoing) => (
  <section className={css.day}>
    <h2 className={heading.part}>{day}</h2>
    <ol className={css.minutes}>
      {minutes.map(({ time, entries }) => (
        <li key={entries[0]?.id} className={css.minute}>
          <time className={css.time} dateTime={entries[0]?.at}>
            {time}
          </time>
          <ul className={css.entries}>
            {entries.map(({ id, type, facts, actor }, at) => (
              <li key={id} className={css.entry} data-strong={turningPoints.has(type)}>
                {tied(historyWords(type, facts))}
                <span className={css.below}>
                  {entries[at + 1]?.actor === actor ? null : <span className={css.who}>{actors[actor]}</span>}
                  <Undo acts={undoable.get(id)} what={historyWords(type, facts)} onUndo={onUndo} />
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </section>
)

type One = { acts: readonly Act[] | undefined; what: string; onUndo: Undoing['onUndo'] }

const Undo = ({ acts, what, onUndo }: One) =>
  acts ? (
    <button type="button" className={css.undo} aria-label={`Zurücknehmen: ${what}`} onClick={() => onUndo(acts)}>
      Zurücknehmen
    </button>
  ) : null
