import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { WorkoutId } from '../../../domain/ids.ts'
import { askedWith } from '../../data/asked.ts'
import { useAskedAgain } from '../../data/asked-again.ts'
import { limitingWords } from '../../data/more-queries.ts'
import { wordsOf } from '../../data/problem.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { row, rowAct, rowMore, rowName, rows } from '../../parts/panel.css.ts'
import { useUnderstood } from '../../parts/use-understood.ts'
import { changedAt, writtenIn } from '../../parts/where-written.ts'
import { heading } from '../../type.css.ts'
import * as css from './making.css.ts'

/** The words that a workout was refused for, and where they stand; whoever was not meant so says it with a tap. */
export const StoppedBy = ({ id }: { id: WorkoutId }) => {
  const { data } = useQuery(limitingWords)
  const stopping = data?.words.filter(({ effect }) => effect === 'stop') ?? []
  return (
    <>
      <WishGuessed id={id} />
      {stopping.length > 0 ? (
        <section className={css.stopped} aria-labelledby="gestoppt">
          <h2 id="gestoppt" className={heading.part}>
            Diese Worte haben mich aufgehalten
          </h2>
          <ul className={rows}>
            {stopping.map(word => (
              <li key={`${word.field} ${word.words.de} ${word.workout_id}`} className={`${row} ${rowAct}`}>
                <span>
                  <span className={rowName}>„{word.said}“</span>
                  <span className={rowMore}>
                    {writtenIn[word.field]}
                    {word.guessed ? ' · Ich bin nicht sicher, ob du das so meinst.' : ''}
                  </span>
                </span>
                <Link to={changedAt(word)} aria-label={`„${word.said}“ ${word.guessed ? 'klären' : 'ändern'}`}>
                  {word.guessed ? 'Klären' : 'Ändern'}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

/** Only of what was guessed: to ask again without what is certain would lead around it. */
const WishGuessed = ({ id }: { id: WorkoutId }) => {
  const asked = askedWith(id)
  const wish = asked?.prompt ?? ''
  const stops = useUnderstood(wish, 'wish')?.items.filter(({ effect }) => effect === 'stop') ?? []
  const again = useAskedAgain()
  const [stop] = stops
  const [no] = stop?.instead ?? []
  if (!asked || !stop || !no || !stops.every(({ guessed }) => guessed)) return null
  const prompt = wish.slice(0, stop.whole.start) + no.text + wish.slice(stop.whole.end)
  return (
    <fieldset className={css.asked}>
      <legend className={css.question}>{stop.words.de}</legend>
      {again.error ? <Notice tone="bad">{wordsOf(again.error)}</Notice> : null}
      <Button look="quiet" busy={again.isPending} onClick={() => again.mutate({ ...asked, prompt })}>
        Nein, erstell das Workout
      </Button>
    </fieldset>
  )
}
