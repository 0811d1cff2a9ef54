import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Sheet } from '../../content/exercises/sheet.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Spinner } from '../parts/spinner.tsx'
import { heading } from '../type.css.ts'
import { BodyMap } from './body-map.tsx'
import { Figure } from './figure.tsx'
import { sheet } from './files.ts'
import * as css from './sheet.css.ts'

type Props = {
  exercise: string
  name: string
  side?: 'left' | 'right'
  /** How it goes, for as long as nothing better is there. */
  words?: string
  onClose: () => void
  children?: ReactNode
}

/** All about one exercise; its easier and harder sisters open in the same place. */
export const ExerciseSheet = ({ exercise, name, side, words, onClose, children }: Props) => {
  const [path, setPath] = useState([{ id: exercise, name }])
  const shown = path.at(-1) ?? { id: exercise, name }
  const isOther = path.length > 1
  return (
    <Dialog open title={shown.name} onClose={onClose}>
      {isOther ? (
        <Button look="quiet" icon="left" onClick={() => setPath(path.slice(0, -1))}>
          Zurück zu {path.at(-2)?.name}
        </Button>
      ) : null}
      <OneExercise
        key={shown.id}
        {...shown}
        side={side}
        words={isOther ? undefined : words}
        open={other => setPath([...path, other])}
      />
      {isOther ? null : children}
    </Dialog>
  )
}

type Named = { id: string; name: string }
type One = Named & {
  side: 'left' | 'right' | undefined
  words: string | undefined
  open: (other: Named) => void
}

const OneExercise = ({ id, name, side, words, open }: One) => {
  const { data, isError, refetch } = useQuery(sheet(id))
  return (
    <div className={css.sheet}>
      <Figure exercise={id} name={name} {...(side ? { side } : {})} />
      {data ? <Words sheet={data} open={open} /> : null}
      {isError ? (
        <>
          <p>{words}</p>
          <Button look="quiet" onClick={() => void refetch()}>
            Der Rest fehlt gerade. Noch einmal laden
          </Button>
        </>
      ) : null}
      {data || isError ? null : <Spinner />}
    </div>
  )
}

const Words = ({ sheet, open }: { sheet: Sheet; open: One['open'] }) => {
  const named = (list: Sheet['easier']): readonly Named[] => list.map(one => ({ id: one.id, name: one.name.de }))
  return (
    <>
      <Part title="So geht es">
        <ol className={css.steps}>
          {sheet.cues.de.map(cue => (
            <li key={cue}>{cue}</li>
          ))}
        </ol>
        {sheet.oneSided ? <p className={css.soft}>Erst eine Seite, dann die andere.</p> : null}
      </Part>
      <Part title="Häufige Fehler">
        <ul className={css.points}>
          {sheet.mistakes.map(({ de }) => (
            <li key={de}>{de}</li>
          ))}
        </ul>
      </Part>
      <Part title="Muskeln">
        <Muscles sheet={sheet} />
      </Part>
      <Others title="Leichter" others={named(sheet.easier)} open={open} />
      <Others title="Schwerer" others={named(sheet.harder)} open={open} />
    </>
  )
}

const Muscles = ({ sheet: { muscles } }: { sheet: Sheet }) => {
  const names = (wanted: (share: number) => boolean) =>
    muscles
      .filter(({ share }) => wanted(share))
      .map(({ name }) => name.de)
      .join(', ')
  const [direct, helping] = [names(share => share >= 1), names(share => share < 1)]
  return (
    <div className={css.muscles}>
      <BodyMap
        muscles={Object.fromEntries(muscles.map(({ id, share }) => [id, share]))}
        label={`Körper von vorn und hinten. Es arbeiten vor allem: ${direct}`}
      />
      <p>Vor allem: {direct}</p>
      {helping ? <p className={css.soft}>Helfen mit: {helping}</p> : null}
    </div>
  )
}

const Others = ({ title, others, open }: { title: string; others: readonly Named[]; open: One['open'] }) =>
  others.length > 0 ? (
    <Part title={title}>
      <div className={css.others}>
        {others.map(other => (
          <Button key={other.id} look="plain" onClick={() => open(other)}>
            {other.name}
          </Button>
        ))}
      </div>
    </Part>
  ) : null

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.part}>
    <h3 className={heading.part}>{title}</h3>
    {children}
  </section>
)
