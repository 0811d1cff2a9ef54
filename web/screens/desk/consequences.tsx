import { useMemo } from 'react'
import { Link } from 'wouter'
import { type Difference, differences } from '../../../domain/differences.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { Wide } from '../../parts/wide.tsx'
import { Fact, Facts } from './bits.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'
import { Differences } from './differences.tsx'
import { OverviewReplica } from './overview-replica.tsx'
import { WorkoutReplica } from './replica.tsx'
import * as own from './suppose.css.ts'

type Answer = NonNullable<AnswerOf<'GET /desk/what-ifs/:id'>['answer']>

/** What would be otherwise: facts, states, rows, screens. */
export const Consequences = ({ answer, stream }: { answer: Answer; stream: string }) => {
  const { events, asked, otherwise, state, rows, screens } = answer
  return (
    <section className={css.page} aria-label="What would follow">
      <Facts>
        <Fact name="Events">
          {events.was} {events.is === events.was ? '' : `→ ${events.is}`}
        </Fact>
        <Fact name="Commands asked again">{asked}</Fact>
        <Fact name="Decided otherwise">{otherwise.length}</Fact>
      </Facts>
      <section className={css.part} aria-label="Facts">
        <h2 className={css.h2}>What follows</h2>
        {otherwise.length === 0 ? (
          <p role="status">All that follows would be decided alike.</p>
        ) : (
          <Otherwise otherwise={otherwise} stream={stream} />
        )}
      </section>
      <Changed title="State right after it" found={state.rightAfter} />
      <Changed title="State at the end" found={state.atTheEnd} />
      <section className={css.part} aria-label="Rows">
        <h2 className={css.h2}>Rows of read models</h2>
        {rows.length === 0 ? <p className={css.soft}>All alike.</p> : null}
        {rows.map(({ model, key, differences: found }) => (
          <section key={`${model} ${key}`} className={css.part} aria-label={`${model} ${key}`}>
            <h3 className={css.h3}>
              {model} <span className={css.monoSoft}>{key}</span>
            </h3>
            <Differences differences={found} />
          </section>
        ))}
      </section>
      <Screens screens={screens} />
    </section>
  )
}

const Changed = ({ title, found }: { title: string; found: readonly Difference[] }) => (
  <section className={css.part} aria-label={title}>
    <h2 className={css.h2}>{title}</h2>
    {found.length === 0 ? <p className={css.soft}>Alike.</p> : <Differences differences={found} />}
  </section>
)

const Otherwise = ({ otherwise, stream }: Pick<Answer, 'otherwise'> & { stream: string }) => (
  <Wide label="Decided otherwise">
    <table className={css.table}>
      <Columns of={[{ name: 'Rev.', right: true }, 'Facts it left', 'Then']} />
      <tbody>
        {otherwise.map(({ revision, was, refused, instead }) => (
          <tr key={revision}>
            <td className={css.right}>{revision}</td>
            <td>
              <Link to={`/internal/desk/streams/${stream}?at=${revision}`} className={css.strong}>
                {was.join(', ')}
              </Link>
            </td>
            <td>
              {refused ? (
                <>
                  <span className={css.warnTag}>refused</span> {refused}
                </>
              ) : (
                instead.join(', ') || 'nothing'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Wide>
)

const [asItIs, asItWouldBe] = ['Replica: as it is', 'Replica: as it would be']

const Screens = ({ screens: { workout, overview } }: Pick<Answer, 'screens'>) => {
  const ofWorkout = useMemo(() => differences(workout.was, workout.is), [workout])
  const ofOverview = useMemo(() => differences(overview.was, overview.is), [overview])
  return (
    <>
      <Changed title="The workout’s screen" found={ofWorkout} />
      <div className={own.beside}>
        <WorkoutReplica workout={workout.was} says={asItIs} />
        <WorkoutReplica workout={workout.is} says={asItWouldBe} />
      </div>
      <Changed title="Dashboard and programme" found={ofOverview} />
      <div className={own.beside}>
        <OverviewReplica then={overview.was} part="dashboard" says={asItIs} />
        <OverviewReplica then={overview.is} part="dashboard" says={asItWouldBe} />
      </div>
    </>
  )
}
