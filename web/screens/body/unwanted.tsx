import { useRef, useState } from 'react'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { Button } from '../../parts/button.tsx'
import { dateWords } from '../../parts/dates.ts'
import { Notice } from '../../parts/notice.tsx'
import { row, rowMore, rowName, rows } from '../../parts/panel.css.ts'
import { heading } from '../../type.css.ts'
import * as css from './body.css.ts'
import { type Body as Told, useBodyChange } from './use-body.ts'

/** Exercises that were not wanted any more, or hurt, each to be planned again. */
export const Unwanted = ({ unwanted }: Pick<Told, 'unwanted'>) => {
  const [allowed, allow] = useState<string | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const change = useBodyChange(() => title.current?.focus())
  if (unwanted.length === 0 && allowed === null) return null
  return (
    <section className={css.part} aria-labelledby="ungewollt">
      <h2 id="ungewollt" ref={title} tabIndex={-1} className={heading.part}>
        Was nicht mehr kommt
      </h2>
      {allowed === null ? null : <p role="status">„{allowed}“ darf wieder kommen.</p>}
      {unwanted.length === 0 ? null : (
        <ul className={rows}>
          {unwanted.map(({ exercise_id, name, kind, since }) => (
            <li key={exercise_id} className={row}>
              <div className={`${css.row} ${css.rowHead}`}>
                <span>
                  <span className={rowName}>{name.de}</span>
                  <span className={rowMore}>
                    {kind === 'never' ? 'Nie wieder' : 'Tat weh, zwei Wochen Pause'}, seit {dateWords(since, 'short')}
                  </span>
                </span>
                <Button
                  look="plain"
                  busy={change.isPending}
                  aria-label={`${name.de} wieder einplanen`}
                  onClick={() =>
                    change.mutate(async () => {
                      const answer = await ask('DELETE /api/body/unwanted/:exercise', {
                        params: { exercise: exercise_id },
                      })
                      allow(name.de)
                      return answer
                    })
                  }
                >
                  Wieder einplanen
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {change.error ? <Notice tone="bad">{wordsOf(change.error)}</Notice> : null}
    </section>
  )
}
