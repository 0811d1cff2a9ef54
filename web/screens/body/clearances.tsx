import { useState } from 'react'
import { keysOf } from '../../../domain/fields.ts'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { Button } from '../../parts/button.tsx'
import { card } from '../../parts/card.css.ts'
import { Chip } from '../../parts/chip.tsx'
import { dateWords } from '../../parts/dates.ts'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { row, rowMore, rowName, rows } from '../../parts/panel.css.ts'
import { heading, soft } from '../../type.css.ts'
import * as css from './body.css.ts'
import { type Body, useBodyChange } from './use-body.ts'

type Clearance = Body['clearances'][number]

const about: Readonly<Record<Clearance['of'], string>> = {
  'chest-pain': 'Brustschmerz',
  fainting: 'Ohnmacht',
  pregnancy: 'Schwangerschaft',
  birth: 'Geburt',
  surgery: 'Operation',
  fracture: 'Bruch',
  tear: 'Riss oder ausgekugelt',
}
const who: Readonly<Record<Clearance['by'], string>> = {
  doctor: 'Ärztin oder Arzt',
  midwife: 'Hebamme',
  physio: 'Physio',
}

/** "Meine Ärztin sagt ja": the athlete's own dated word, to be taken back at any time. */
export const Clearances = ({ clearances }: { clearances: readonly Clearance[] }) => {
  const change = useBodyChange(() => open(false))
  const [isOpen, open] = useState(false)
  return (
    <section className={css.part} aria-labelledby="freigaben">
      <h2 id="freigaben" className={heading.part}>
        Freigaben
      </h2>
      <p className={soft}>
        Hat dir jemand vom Fach gesagt, dass du wieder trainieren darfst? Dann plane ich behutsam statt gar nicht.
      </p>
      {clearances.length > 0 ? (
        <ul className={rows}>
          {clearances.map(({ of, by, on }) => (
            <li key={of} className={row}>
              <div className={`${css.row} ${css.rowHead}`}>
                <span>
                  <span className={rowName}>{about[of]}</span>
                  <span className={rowMore}>
                    {who[by]}, am {dateWords(on, 'short')}
                  </span>
                </span>
                <Button
                  look="plain"
                  aria-label={`Freigabe ${about[of]} zurücknehmen`}
                  onClick={() => change.mutate(() => ask('DELETE /api/body/clearances/:of', { params: { of } }))}
                >
                  Zurücknehmen
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <NewClearance
          busy={change.isPending}
          onState={({ of, ...body }) =>
            change.mutate(() => ask('PUT /api/body/clearances/:of', { params: { of }, body }))
          }
        />
      ) : (
        <div>
          <Button look="plain" onClick={() => open(true)}>
            Freigabe eintragen
          </Button>
        </div>
      )}
      {change.error ? <Notice tone="bad">{wordsOf(change.error)}</Notice> : null}
    </section>
  )
}

const NewClearance = ({ busy, onState }: { busy: boolean; onState: (told: Clearance) => void }) => {
  const today = new Date().toISOString().slice(0, 10)
  const [told, tell] = useState<{ of: Clearance['of'] | null; by: Clearance['by']; on: string }>({
    of: null,
    by: 'doctor',
    on: today,
  })
  const { of, by, on } = told
  return (
    <div className={card}>
      <fieldset>
        <legend className={css.legend}>Wofür?</legend>
        <div className={css.chips}>
          {keysOf(about).map(one => (
            <Chip key={one} chosen={of === one} onClick={() => tell({ ...told, of: one })}>
              {about[one]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={css.legend}>Wer hat Ja gesagt?</legend>
        <div className={css.chips}>
          {keysOf(who).map(one => (
            <Chip key={one} chosen={by === one} onClick={() => tell({ ...told, by: one })}>
              {who[one]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className={css.date}>
        <Field
          label="Wann?"
          type="date"
          max={today}
          value={on}
          onChange={event => tell({ ...told, on: event.target.value })}
        />
      </div>
      <Button disabled={busy || of === null || on === ''} onClick={() => of && onState({ of, by, on })}>
        Eintragen
      </Button>
    </div>
  )
}
