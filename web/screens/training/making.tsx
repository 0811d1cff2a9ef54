import { Link } from 'wouter'
import type { WorkoutId } from '../../../domain/ids.ts'
import { askedWith } from '../../data/asked.ts'
import { useAskedAgain } from '../../data/asked-again.ts'
import { wordsOf } from '../../data/problem.ts'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { Full } from '../../parts/full.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Notice } from '../../parts/notice.tsx'
import { failureWords } from '../../training/failure-words.ts'
import type { Workout } from '../../training/types.ts'
import { useStages } from '../../training/use-stages.ts'
import { heading, soft } from '../../type.css.ts'
import * as css from './making.css.ts'
import { StoppedBy } from './stopped-by.tsx'

const steps = [
  { stage: 'asked', words: 'Dein Wunsch ist angekommen' },
  { stage: 'history', words: 'Ort, Ausrüstung und letzte Trainings werden gelesen' },
  { stage: 'planning', words: 'Übungen, Gewichte und Pausen werden ausgesucht' },
  { stage: 'repairing', words: 'Was noch nicht passt, wird verbessert' },
  { stage: 'checking', words: 'Der Plan wird gegen die Trainingsregeln geprüft' },
] as const

const curve = 'M6 138C46 138 52 92 92 92S128 118 164 118S202 62 240 62S276 78 300 78C324 78 330 44 340 26'

/** The stages as they are heard; mending is shown only where it happens. */
export const Making = ({ id }: { id: WorkoutId }) => {
  const heard = useStages(id)
  const shown = steps.filter(({ stage }) => stage !== 'repairing' || heard.includes(stage))
  const last = heard.at(-1)
  const now =
    last === 'done'
      ? shown.length
      : Math.max(
          0,
          shown.findIndex(({ stage }) => stage === last),
        )
  return (
    <main className={css.page} id="inhalt" tabIndex={-1}>
      <svg viewBox="0 0 360 150" className={css.picture} aria-hidden="true" focusable="false">
        <path className={css.track} d={curve} />
        <path className={css.curve} d={curve} pathLength={1} />
        <circle className={css.goal} cx="345" cy="13" r="9" />
      </svg>
      <h1 className={heading.page}>Dein Workout entsteht.</h1>
      <ol className={css.stages} aria-live="polite">
        {shown.map(({ stage, words }, at) => (
          <li key={stage} className={css.stage} data-state={stateOf(at, now)}>
            <span className={css.sign}>{at < now ? <Icon name="check" /> : <span className={css.point} />}</span>
            {words}
          </li>
        ))}
      </ol>
      <div className={css.leave}>
        <p className={soft}>Du kannst ruhig gehen: Das Workout wartet in der Übersicht auf dich.</p>
        <ButtonLink to="/dashboard" look="plain" block>
          Zur Übersicht
        </ButtonLink>
      </div>
    </main>
  )
}

const stateOf = (at: number, now: number) => {
  if (at === now) return 'now'
  return at < now ? 'done' : 'later'
}

const notMade = 'Dieses Workout konnte nicht erstellt werden.'

export const NotMade = ({ workout }: { workout: Workout }) =>
  workout.refusal ? <Refused id={workout.id} texts={workout.refusal.text} /> : <Failed workout={workout} />

/** It is about somebody's health: to ask again without the words that it was about would lead around it. */
const Refused = ({ id, texts }: { id: WorkoutId; texts: NonNullable<Workout['refusal']>['text'] }) => (
  <Full title={notMade}>
    {texts.map(({ de }) => (
      <p key={de}>{de}</p>
    ))}
    <StoppedBy id={id} />
    <p className={soft}>
      Das Workout ist dir gutgeschrieben. Hat jemand vom Fach schon Ja gesagt, trag es unter{' '}
      <Link to="/settings/body">Dein Körper</Link> ein.
    </p>
    <ButtonLink to="/dashboard">Zur Übersicht</ButtonLink>
  </Full>
)

const Failed = ({ workout }: { workout: Workout }) => {
  const again = useAskedAgain()
  return (
    <Full title={notMade}>
      <p>{failureWords(workout.failure)}</p>
      <p className={soft}>Das Workout ist dir gutgeschrieben.</p>
      {again.error ? <Notice tone="bad">{wordsOf(again.error)}</Notice> : null}
      <Button
        busy={again.isPending}
        onClick={() => again.mutate(askedWith(workout.id) ?? { duration_minutes: workout.duration_minutes })}
      >
        Noch einmal versuchen
      </Button>
      <ButtonLink to="/dashboard" look="quiet">
        Zur Übersicht
      </ButtonLink>
    </Full>
  )
}
