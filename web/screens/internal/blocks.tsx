import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { heading, soft } from '../../type.css.ts'
import * as css from './detail.css.ts'
import * as internal from './internal.css.ts'
import type { Workout } from './queries.ts'
import { Sets } from './sets.tsx'
import { BlockBadge } from './status-badge.tsx'

type Block = Workout['blocks'][number]
type Exercise = Block['exercises'][number]

export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map(block => <OneBlock key={block.id} block={block} />)

const OneBlock = ({ block }: { block: Block }) => (
  <article className={internal.panel} aria-labelledby={`block-${block.id}`}>
    <header className={css.blockHead}>
      <h2 id={`block-${block.id}`} lang="de" className={heading.part}>
        {block.name}
      </h2>
      <BlockBadge status={block.status} />
      <p className={`${internal.mono} ${css.blockId}`}>ID: {block.id}</p>
    </header>
    {block.description ? (
      <p lang="de" className={soft}>
        {block.description}
      </p>
    ) : null}
    <Execution block={block} />
    {block.notes ? (
      <p>
        <strong>Notes:</strong> <span lang="de">{block.notes}</span>
      </p>
    ) : null}
    <ol className={css.exercises}>
      {block.exercises.map((exercise, at) => (
        <OneExercise key={exercise.id} exercise={exercise} number={at + 1} />
      ))}
    </ol>
  </article>
)

/** How a block is carried out; only what is known of it. */
const Execution = ({ block }: { block: Block }) => {
  const details = [
    ['Pattern', block.block_pattern],
    ['Focus', block.block_focus],
    ['Rounds', block.number_of_rounds],
    ['Round duration', block.round_duration_sec === null ? null : `${block.round_duration_sec} sec`],
    ['Duration', block.duration_min > 0 ? `${Math.round(block.duration_min * 10) / 10} min` : null],
  ] as const
  return (
    <dl className={css.details} aria-label="Execution details">
      {details.map(([name, value]) =>
        value === null || value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

const OneExercise = ({ exercise: { id, name, description, sets }, number }: { exercise: Exercise; number: number }) => {
  const [shown, setShown] = useState(false)
  return (
    <li className={css.exercise}>
      <div className={css.exerciseHead}>
        <h3 className={heading.small}>
          {number}. <span lang="de">{name}</span>
        </h3>
        {description ? (
          <Button look="quiet" aria-expanded={shown} aria-controls={`about-${id}`} onClick={() => setShown(!shown)}>
            {shown ? 'Hide description' : 'Show description'}
          </Button>
        ) : null}
      </div>
      <p id={`about-${id}`} lang="de" className={soft} hidden={!shown}>
        {description}
      </p>
      <Sets sets={sets} label={`Sets of ${name} (${id})`} />
    </li>
  )
}
