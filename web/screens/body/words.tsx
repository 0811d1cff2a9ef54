import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { capital } from '../../../domain/coach/basis/text.ts'
import type { FeedbackId } from '../../../domain/ids.ts'
import { ask } from '../../data/client.ts'
import { limitingWords } from '../../data/more-queries.ts'
import { wordsOf } from '../../data/problem.ts'
import { queryClient } from '../../data/queries.ts'
import { Button } from '../../parts/button.tsx'
import { dateWords } from '../../parts/dates.ts'
import { Notice } from '../../parts/notice.tsx'
import { row, rowAct, rowMore, rowName, rows } from '../../parts/panel.css.ts'
import { changedAt, type WrittenWord, writtenIn } from '../../parts/where-written.ts'
import { heading, soft } from '../../type.css.ts'
import * as css from './body.css.ts'

const effects = {
  stop: 'Damit plane ich kein Workout',
  limit: 'Darauf achte ich',
  ask: 'Ich schone es, bis klar ist, was es ist',
  unwanted: 'Plane ich nicht ein',
} as const satisfies Readonly<Record<WrittenWord['effect'], string>>

/** Limits that somebody wrote and did not tap: what was understood, by which words, and where they are changed. */
export const WrittenLimits = () => {
  const { data, error, refetch } = useQuery(limitingWords)
  if (error && !data)
    return (
      <Notice tone="bad">
        {wordsOf(error)}{' '}
        <Button look="quiet" onClick={() => refetch()}>
          Noch einmal
        </Button>
      </Notice>
    )
  if (!data || data.words.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="geschrieben">
      <h2 id="geschrieben" className={heading.part}>
        Was du geschrieben hast
      </h2>
      <p className={soft}>Der Coach hält sich auch an deine Worte. Du änderst sie da, wo sie stehen.</p>
      <ul className={rows}>
        {data.words.map(word => (
          <li key={[word.field, word.words.de, word.effect, word.workout_id].join(' ')} className={`${row} ${rowAct}`}>
            <span>
              <span className={rowName}>{capital(word.words.de)}</span>
              <span className={rowMore}>
                {word.effect === 'stop' ? <strong>{effects.stop}</strong> : effects[word.effect]}
                {word.holds_until === null ? '' : `, bis ${dateWords(word.holds_until, 'short')}`}
              </span>
              <span className={rowMore}>
                {writtenIn[word.field]}: „{word.said}“
              </span>
            </span>
            <Change word={word} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Change = ({ word }: { word: WrittenWord }) => {
  const { feedback_id: feedbackId, words } = word
  const takingBack = useMutation({
    networkMode: 'always',
    mutationFn: (feedbackId: FeedbackId) =>
      ask('PUT /api/feedback/questionnaire/:feedbackId/feedback/comment', {
        params: { feedbackId },
        body: { comment: '' },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: limitingWords.queryKey }),
  })
  if (feedbackId === null)
    return (
      <Link to={changedAt(word)} aria-label={`${words.de} ändern`}>
        Ändern
      </Link>
    )
  return (
    <span>
      <Button
        look="plain"
        busy={takingBack.isPending}
        aria-label={`${words.de} zurücknehmen`}
        onClick={() => takingBack.mutate(feedbackId)}
      >
        Zurücknehmen
      </Button>
      {takingBack.error ? <Notice tone="bad">{wordsOf(takingBack.error)}</Notice> : null}
    </span>
  )
}
