import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { WorkoutId } from '../../../domain/ids.ts'
import { placeOf } from '../../../domain/set-place.ts'
import { Badge } from '../../parts/badge.tsx'
import { dateWords } from '../../parts/dates.ts'
import { Icon } from '../../parts/icon.tsx'
import * as panel from '../../parts/panel.css.ts'
import { tied } from '../../parts/tied.ts'
import { isWritten, noteLines } from '../../training/notes.ts'
import type { Passed } from '../../training/passed.ts'
import { isBestEver, sinceWords } from '../../training/since.ts'
import type { Block, Exercise, Logged, PlannedSet, Workout } from '../../training/types.ts'
import { usePreparation } from '../../training/use-preparation.ts'
import type { Training } from '../../training/use-training.ts'
import {
  blockTitle,
  doneWords,
  isAsPlanned,
  isPartly,
  leftOut,
  measured,
  plannedWords,
  setName,
} from '../../training/words.ts'
import { heading, soft, text, unseen } from '../../type.css.ts'
import { Look } from './look.tsx'
import * as css from './plan.css.ts'
import { Reasons } from './reasons.tsx'
import { Reshape } from './reshape.tsx'

type Props = {
  workout: Workout
  /** Without it this is only looked at. */
  training?: Training
  /** Where one comes back from: it is unfolded and in view. */
  from?: Passed['from']
}

export const Blocks = ({ workout, training, from }: Props) => (
  <div className={css.blocks}>
    {workout.blocks.map(block => (
      <section key={block.id} className={css.block} aria-label={block.name}>
        <div className={css.blockHead}>
          <h2 className={heading.part}>{blockTitle(block)}</h2>
          {workout.finished_at ? null : <span className={css.blockMinutes}>{Math.round(block.duration_min)} min</span>}
        </div>
        {blockWords(block) ? <p className={`${soft} ${text.small}`}>{tied(blockWords(block))}</p> : null}
        <ul>
          {block.exercises.map(exercise => (
            <li key={exercise.id} className={css.exercise}>
              <OneExercise
                workout={workout}
                training={training}
                block={block}
                exercise={exercise}
                alone={exercise.name === block.name}
                from={from?.exercise === exercise.id ? from : undefined}
              />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

const kinds: Record<Block['kind'], string> = {
  warmup: 'Aufwärmen',
  straight: 'Satz für Satz',
  superset: 'Supersatz',
  circuit: 'Zirkel',
  emom: 'Jede Minute',
  amrap: 'So viele Runden wie möglich',
  interval: 'Intervalle',
  cooldown: 'Abwärmen',
}

const plain = new Set<Block['kind']>(['warmup', 'straight', 'cooldown'])

/** Before and after what is trained: nobody is the best at it. */
export const around: ReadonlySet<Block['kind']> = new Set<Block['kind']>(['warmup', 'cooldown'])

/** What the name and the description say already is not said again. */
const blockWords = ({ kind, name, description, number_of_rounds }: Block) => {
  const rounds = number_of_rounds > 1 ? `${number_of_rounds} Runden` : ''
  return [
    plain.has(kind) || says(name, kinds[kind]) ? '' : kinds[kind],
    says(description, rounds) || says(description, `${number_of_rounds}-mal`) ? '' : rounds,
    description,
  ]
    .filter(Boolean)
    .join(' · ')
}

const says = (words: string, part: string) => words.toLowerCase().includes(part.toLowerCase())

type One = {
  workout: Workout
  training: Training | undefined
  block: Block
  exercise: Exercise
  /** It gives its block the name, and is not named twice. */
  alone: boolean
  from: Passed['from']
}

const OneExercise = ({ workout, training, block, exercise, alone, from }: One) => {
  const box = useRef<HTMLDetailsElement>(null)
  const begun = exercise.sets.some(({ logged }) => logged)
  const planned = plannedWords(exercise)
  const told = exercise.look === 'planned' || isAsPlanned(exercise) ? planned : doneWords(exercise)
  useEffect(() => {
    if (!from) return
    const set = box.current?.querySelector('[data-here=true]')
    ;(set ?? box.current)?.scrollIntoView({ block: 'center' })
  }, [from])
  return (
    <details ref={box} open={from !== undefined}>
      <summary className={css.exerciseHead}>
        <span className={css.exerciseSign}>
          <Sign look={isPartly(exercise) ? 'partly' : exercise.look} begun={begun} />
        </span>
        <span>
          <span className={panel.rowName} data-look={exercise.look}>
            {alone ? told : exercise.name}
          </span>
          {alone ? null : <span className={panel.rowMore}>{told}</span>}
          {exercise.look === 'planned' || told === planned || exercise.added ? null : (
            <span className={panel.rowMore}>geplant: {planned}</span>
          )}
          {isWritten(exercise) ? <span className={css.note}>Notiz: {noteLines(exercise).join(' · ')}</span> : null}
          {workout.finished_at && !around.has(block.kind) ? (
            <Since workout={workout.id} on={workout.finished_at} exercise={exercise} />
          ) : null}
        </span>
        <span className={css.turning}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={css.more}>
        <Look exercise={exercise} />
        <p>{tied(exercise.description)}</p>
        <Reasons workout={workout.id} exercise={exercise} />
        {training ? <Reshape workout={workout} training={training} block={block} exercise={exercise} /> : null}
        <ol className={css.sets}>
          {exercise.sets.map(set => (
            <li key={set.id} data-here={set.id === from?.set}>
              <OneSet
                workout={workout}
                exercise={exercise}
                set={set}
                label={setName(set, placeOf(set, exercise.sets))}
              />
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}

/** What the training changed: since last time, and whether it was never better. */
const Since = ({ workout, on, exercise }: { workout: WorkoutId; on: string; exercise: Exercise }) => {
  const before = usePreparation(workout, exercise.id)
  const words = before.known ? sinceWords(exercise, before, on) : null
  if (!words) return null
  return (
    <span className={css.since}>
      {isBestEver(exercise, before) ? <Badge tone="good">Bestwert</Badge> : null}
      <span>{words}</span>
    </span>
  )
}

const signs = {
  done: { icon: 'check', words: 'Erledigt:' },
  partly: { icon: 'partly', words: 'Teilweise erledigt:' },
  skipped: { icon: 'skip', words: 'Ausgelassen:' },
} as const

const Sign = ({ look, begun }: { look: Exercise['look'] | 'partly'; begun: boolean }) => {
  if (look === 'planned') return <span className={css.ring} data-begun={begun} />
  const { icon, words } = signs[look]
  return (
    <span className={look === 'done' ? css.done : css.skipped}>
      <Icon name={icon} />
      <span className={unseen}>{words}</span>
    </span>
  )
}

const Entering = ({ finished }: { finished: boolean }) =>
  finished ? (
    <>
      <Icon name="plus" />
      <span className={unseen}>nachtragen</span>
    </>
  ) : (
    <span />
  )

/** A correction after the end stays visible. */
const Edited = ({ edited: { at, was }, exercise }: { edited: NonNullable<Logged['edited']>; exercise: Exercise }) => (
  <span className={panel.rowMore}>
    {was ? `war ${measured(was, exercise)}, geändert` : 'nachgetragen'} am {dateWords(at, 'short')}
  </span>
)

type Row = { workout: Workout; exercise: Exercise; set: PlannedSet; label: string }

const OneSet = ({ workout, exercise, set, label }: Row) => {
  const inside = (
    <>
      <span className={soft}>
        {label}
        {set.added ? <span className={panel.rowMore}>von dir ergänzt</span> : null}
      </span>
      <span className={set.look === 'skipped' ? css.skipped : undefined}>
        {set.look === 'skipped'
          ? `${measured(set, exercise)}, ${leftOut(set.skipped)}`
          : measured(set.logged ?? set, exercise)}
        {set.logged?.edited ? <Edited edited={set.logged.edited} exercise={exercise} /> : null}
      </span>
      {set.logged ? <Icon name="pencil" /> : <Entering finished={workout.finished_at !== null} />}
    </>
  )
  if (workout.status === 'PLANNED') return <span className={css.set}>{inside}</span>
  return (
    <Link to={`/training/${workout.id}?satz=${encodeURIComponent(set.id)}`} className={css.set}>
      {inside}
    </Link>
  )
}
