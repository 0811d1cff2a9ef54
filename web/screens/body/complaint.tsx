import { useState } from 'react'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { Button } from '../../parts/button.tsx'
import { dateWords } from '../../parts/dates.ts'
import { Notice } from '../../parts/notice.tsx'
import { rowMore, rowName } from '../../parts/panel.css.ts'
import * as css from './body.css.ts'
import { type Body, useBodyChange } from './use-body.ts'

type Complaint = Body['complaints'][number]

const changes = [
  { change: 'good', name: 'Wieder gut' },
  { change: 'better', name: 'Besser' },
  { change: 'same', name: 'Unverändert' },
  { change: 'worse', name: 'Schlimmer' },
] as const

/** What is spared, until when, and how it is now. */
export const ComplaintRow = ({ complaint }: { complaint: Complaint }) => {
  const [asking, ask_] = useState(complaint.asks)
  const { id, name, effect, holds_until } = complaint
  return (
    <div className={css.row}>
      <div className={css.rowHead}>
        <span>
          <span className={rowName}>{name.de}</span>
          <span className={rowMore}>
            {upper(effect.de)}, bis {dateWords(holds_until, 'short')}
          </span>
        </span>
        {asking ? null : (
          <Button look="plain" onClick={() => ask_(true)} aria-label={`${name.de}: Wie ist es jetzt?`}>
            Wie ist es jetzt?
          </Button>
        )}
      </div>
      {asking ? <HowIsIt key={id} complaint={complaint} onDone={() => ask_(false)} /> : null}
    </div>
  )
}

/** "Knie wieder gut?" */
export const HowIsIt = ({ complaint: { id, name }, onDone }: { complaint: Complaint; onDone: () => void }) => {
  const change = useBodyChange(onDone)
  const params = { complaint: id }
  return (
    <fieldset disabled={change.isPending}>
      <legend className={css.legend}>{name.de} wieder gut?</legend>
      <div className={css.chips}>
        {changes.map(({ change: now, name: words }) => (
          <Button
            key={now}
            look="plain"
            onClick={() =>
              change.mutate(() => ask('PUT /api/body/complaints/:complaint', { params, body: { change: now } }))
            }
          >
            {words}
          </Button>
        ))}
        <Button
          look="quiet"
          onClick={() => change.mutate(() => ask('DELETE /api/body/complaints/:complaint', { params }))}
        >
          War ein Versehen
        </Button>
      </div>
      {change.error ? <Notice tone="bad">{wordsOf(change.error)}</Notice> : null}
    </fieldset>
  )
}

const upper = (words: string) => `${words.slice(0, 1).toLocaleUpperCase('de')}${words.slice(1)}`
