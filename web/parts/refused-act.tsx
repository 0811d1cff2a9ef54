import { useQuery } from '@tanstack/react-query'
import type { SetId } from '../../domain/ids.ts'
import type { Act, Entry } from '../data/outbox.ts'
import { workout as workoutQuery } from '../data/queries.ts'
import { act, forget } from '../data/sender.ts'
import { doneOf } from '../training/done.ts'
import { stepsOf } from '../training/steps.ts'
import type { Done } from '../training/types.ts'
import { versionOf } from '../training/version.ts'
import { measured, setName, titleWords } from '../training/words.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import * as css from './saving-notice.css.ts'

/** One act the server would not take, and what can be done about it. */
export const RefusedAct = ({ entry }: { entry: Entry }) =>
  entry.refused?.code !== 'changed-meanwhile' ? (
    <Refused entry={entry} />
  ) : noteOf(entry) ? (
    <NoteConflict entry={entry} />
  ) : (
    <Conflict entry={entry} />
  )

const reasons: Readonly<Record<string, string>> = {
  'set-already-done': 'Der Satz ist schon gemacht.',
  'only-set': 'Es ist der einzige Satz der Übung. Lass lieber die Übung aus.',
  'exercise-unfit': 'Die Übung passt hier und heute nicht: Gerät, Einschränkungen oder Können sprechen dagegen.',
  'plan-full': 'Mehr passt in dieses Workout nicht hinein.',
  'workout-already-finished': 'Das Training war da schon beendet.',
  'no-such-workout': 'Das Workout gibt es nicht mehr.',
  'no-such-set': 'Der Plan wurde inzwischen geändert, diesen Satz gibt es nicht mehr.',
  'no-such-exercise': 'Der Plan wurde inzwischen geändert, diese Übung gibt es nicht mehr.',
  'no-such-block': 'Der Plan wurde inzwischen geändert, diesen Block gibt es nicht mehr.',
}

/** '9 Wdh. · 40 kg', broken at the dot alone. */
const told = (done: Done) => titleWords(measured(done))

const Refused = ({ entry }: { entry: Entry }) => {
  const { code = null, words = '' } = entry.refused ?? {}
  const done = setOf(entry)?.done
  const comment = commentOf(entry)
  return (
    <Notice tone="bad">
      <p>
        {done ? `Dein Satz mit ${told(done)}` : comment ? `„${comment}“` : 'Ein Eintrag'} wurde nicht angenommen:{' '}
        {(code && reasons[code]) || words}
      </p>
      <Button look="quiet" onClick={() => forget([entry])}>
        Verstanden
      </Button>
    </Notice>
  )
}

const commentOf = ({ act }: Entry) =>
  act.name === 'PUT /api/feedback/questionnaire/:feedbackId/feedback/comment' ? act.body.comment : null

/** Two windows said something of one set: both are shown, one is chosen. */
const Conflict = ({ entry }: { entry: Entry }) => {
  const { data } = useQuery(workoutQuery(entry.workout))
  const mine = setOf(entry)
  const step = data && stepsOf(data.workout).find(({ set }) => set.id === mine?.set)
  if (!mine || !step?.set.logged) return <Refused entry={entry} />
  const theirs = doneOf(step.set.logged)
  const takeMine = () => {
    forget([entry])
    act(entry.workout, { ...mine.act, ifMatch: versionOf(theirs) })
  }
  return (
    <Notice tone="bad">
      <p>
        {step.exercise.name}, {setName(step.set, step)}: Inzwischen steht dort {told(theirs)}. Du hast hier{' '}
        {told(mine.done)} eingetragen. Was gilt?
      </p>
      <div className={css.choices}>
        <Button look="plain" onClick={takeMine}>
          {told(mine.done)} (hier)
        </Button>
        <Button look="plain" onClick={() => forget([entry])}>
          {told(theirs)} (dort)
        </Button>
      </div>
    </Notice>
  )
}

/** Two windows wrote to one thing: both notes are shown, one is chosen. */
const NoteConflict = ({ entry }: { entry: Entry }) => {
  const { data } = useQuery(workoutQuery(entry.workout))
  const mine = noteOf(entry)
  const exercises = data?.workout.blocks.flatMap(({ exercises }) => exercises) ?? []
  const noted = [...exercises, ...exercises.flatMap(({ sets }) => sets)].find(({ id }) => id === mine?.to)
  const exercise = exercises.find(one => one === noted || one.sets.some(set => set === noted))
  if (!mine || !noted || !exercise) return <Refused entry={entry} />
  const theirs = noted.note ?? ''
  const takeMine = () => {
    forget([entry])
    act(entry.workout, mine.instead(theirs))
  }
  return (
    <Notice tone="bad">
      <p>
        {exercise.name}: Inzwischen steht dort {noteWords(theirs)}. Du hast hier {noteWords(mine.note)} geschrieben. Was
        gilt?
      </p>
      <div className={css.choices}>
        <Button look="plain" onClick={takeMine}>
          {noteWords(mine.note)}
        </Button>
        <Button look="plain" onClick={() => forget([entry])}>
          {noteWords(theirs)}
        </Button>
      </div>
    </Notice>
  )
}

const noteWords = (note: string) => (note ? `„${note}“` : 'keine Notiz')

/** What was written, and to what; `instead` writes it over what stands there. */
const noteOf = ({ act }: Entry): { to: string; note: string; instead: (was: string) => Act } | null => {
  switch (act.name) {
    case 'PUT /api/workouts/:id/sets/:set/note':
      return {
        to: act.params.set,
        note: act.body.note,
        instead: was => ({ ...act, body: { note: act.body.note, was } }),
      }
    case 'PUT /api/workouts/:id/exercises/:exercise/note':
      return {
        to: act.params.exercise,
        note: act.body.note,
        instead: was => ({ ...act, body: { note: act.body.note, was } }),
      }
    default:
      return null
  }
}

type Logging = Extract<Act, { name: 'PUT /api/workouts/:id/sets/:set' }>

const setOf = ({ act }: Entry): { set: SetId; done: Done; act: Logging } | null =>
  act.name === 'PUT /api/workouts/:id/sets/:set' ? { set: act.params.set, done: act.body, act } : null
