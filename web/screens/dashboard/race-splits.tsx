import { useId, useState } from 'react'
import { sum } from '../../../domain/numbers.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { hanging } from '../../parts/button.css.ts'
import { Button } from '../../parts/button.tsx'
import { clock } from '../../parts/clock.ts'
import { Wide } from '../../parts/wide.tsx'
import { heading, numeral, soft } from '../../type.css.ts'
import * as css from './dashboard.css.ts'
import * as own from './race-splits.css.ts'

type Race = NonNullable<AnswerOf<'GET /api/programme'>['race']>
type Splits = NonNullable<Race['splits']>

/** What a target asks of each part of a HYROX race, and how far it is from what was run. */
export const RaceSplits = ({ race }: { race: Race }) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { splits, division, season } = race
  return (
    <section className={css.part} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`} className={heading.small}>
        {splits?.from === 'runs' ? 'Wohin dein Tempo führt' : 'Deine Zielzeit'}: {division.de}
      </h3>
      {splits ? (
        <>
          <p className={own.head}>
            <span className={numeral.middle}>{clock(splits.seconds)}</span>
            <span className={soft}>{clock(splits.pace)} min/km im Schnitt</span>
          </p>
          <Honest race={race} />
          <div className={hanging}>
            <Button look="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
              {open ? 'Zwischenzeiten ausblenden' : 'Zwischenzeiten'}
            </Button>
          </div>
          <div id={id} hidden={!open}>
            {open ? <Parts splits={splits} race={race} /> : null}
          </div>
        </>
      ) : (
        <p className={own.words}>
          Schreib deine Zielzeit in dein Ziel, zum Beispiel „HYROX unter 75 Minuten“, oder lauf einmal mit dem Coach:
          Dann stehen hier deine Zwischenzeiten. Regeln der Saison {season}.
        </p>
      )}
    </section>
  )
}

/** What was run says whether a target is close; nothing is promised where nobody ran. */
const Honest = ({ race: { reach, splits } }: { race: Race }) => {
  if (!reach || reach.pace === null || reach.finish === null)
    return (
      <p className={own.words}>
        {splits?.from === 'runs'
          ? 'So schnell wärst du nach deinen letzten Läufen. Nenn in deinem Ziel eine Zeit, und ich rechne mit ihr.'
          : 'Ob das passt, kann ich noch nicht sagen: Von dir kenne ich keinen Lauf aus den letzten Wochen.'}
      </p>
    )
  const [pace, finish] = [clock(reach.pace), clock(reach.finish)]
  return <p className={own.words}>{honest[reach.is](pace, finish)}</p>
}

const honest: Readonly<Record<NonNullable<Race['reach']>['is'], (pace: string, finish: string) => string>> = {
  within: pace => `Das passt zu deinen letzten Läufen: Im Wettkampf traue ich dir etwa ${pace} min/km zu.`,
  stretch: (pace, finish) =>
    `Ambitioniert, aber nah: Nach deinen letzten Läufen sind etwa ${pace} min/km drin, das wären ${finish}.`,
  far: (pace, finish) =>
    `Das ist noch weit weg: Nach deinen letzten Läufen sind etwa ${pace} min/km drin, das wären ${finish}. Nimm dir erst diese Zeit vor.`,
  unknown: () => '',
}

const Parts = ({ splits, race }: { splits: Splits; race: Race }) => (
  <div className={own.parts}>
    <Wide label="Zwischenzeiten">
      <table className={own.table}>
        <thead>
          <tr>
            <th scope="col">Lauf</th>
            <th scope="col">1 km</th>
            <th scope="col">Station</th>
            <th scope="col">Zeit</th>
          </tr>
        </thead>
        <tbody>
          {splits.stations.map(({ id, name, seconds }, at) => (
            <tr key={id}>
              <td>{at + 1}</td>
              <td>{clock(splits.runs[at] ?? 0)}</td>
              <th scope="row">{name.de}</th>
              <td>{clock(seconds)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td>{clock(sum(splits.runs))}</td>
            <th scope="row">Stationen zusammen</th>
            <td>{clock(sum(splits.stations.map(({ seconds }) => seconds)))}</td>
          </tr>
          <tr>
            <td />
            <td />
            <th scope="row">Roxzone, alle Wege</th>
            <td>{clock(splits.roxzone)}</td>
          </tr>
          <tr>
            <td />
            <td />
            <th scope="row">Ziel</th>
            <td>{clock(splits.seconds)}</td>
          </tr>
        </tfoot>
      </table>
    </Wide>
    <p className={own.source}>
      {about[race.team]} Die Anteile kommen aus ausgezählten Rennen von Einzelstartern: etwa die Hälfte der Zeit Laufen,
      6,5 Prozent Wege. Wie sich die Stationen untereinander teilen, ist Erfahrung. Regeln der Saison {race.season}.
    </p>
  </div>
)

const about: Readonly<Record<Race['team'], string>> = {
  alone: '',
  pair: 'Gelaufen wird zusammen, das Tempo gibt vor, wer langsamer ist. Die Zeiten der Stationen gelten für beide zusammen und sind geschätzt: Für Doubles habe ich keine veröffentlichten Anteile gefunden.',
  relay:
    'Das sind die Zeiten des ganzen Teams, du läufst und arbeitest zwei Abschnitte davon. Für Staffeln sind sie geschätzt.',
}
