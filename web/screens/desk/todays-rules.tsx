import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import type { UserId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { Wide } from '../../parts/wide.tsx'
import { At, Fact, Facts, Short, streamName } from './bits.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'
import { learn } from './reason.ts'

type Answer = NonNullable<AnswerOf<'GET /desk/what-ifs/:id'>['today']>
type Plan = Answer['plans']['changed'][number]

/** What would be decided otherwise today, and which plans would be others. */
export const TodaysRules = ({ answer, person }: { answer: Answer; person: UserId }) => {
  const { workouts, commands, changed, unshown, unreadable, plans } = answer
  // Whoever goes on to one of them said why already.
  useEffect(
    () => learn([...changed, ...plans.changed].map(({ stream }) => ({ stream, person }))),
    [changed, plans, person],
  )
  return (
    <section className={css.page} aria-label="Under today’s rules">
      <Facts>
        <Fact name="Workouts">{workouts}</Fact>
        <Fact name="Commands asked again">{commands}</Fact>
        <Fact name="Decided otherwise">{changed.length + unshown}</Fact>
        <Fact name="Plans asked again">{plans.asked}</Fact>
        <Fact name="Planned alike">{plans.alike}</Fact>
        <Fact name="Only worded or valued otherwise">{plans.reworded}</Fact>
        <Fact name="Planned otherwise">{plans.changed.length}</Fact>
      </Facts>
      {unreadable.map(stream => (
        <p key={stream} className={css.bad}>
          {stream} holds an event that nobody can read, and was left out.
        </p>
      ))}
      {plans.notAsked.length > 0 ? (
        <p className={css.soft}>
          {plans.notAsked.length === 1 ? 'One workout was' : `${plans.notAsked.length} workouts were`} deleted or
          forgotten since, and not planned again.
        </p>
      ) : null}
      <section className={css.part} aria-label="Facts">
        <h2 className={css.h2}>Facts</h2>
        {changed.length === 0 ? <p role="status">All of it would be decided alike.</p> : <Decided changed={changed} />}
        {unshown > 0 ? <p className={css.soft}>And {unshown} more.</p> : null}
      </section>
      <section className={css.part} aria-label="Plans">
        <h2 className={css.h2}>Plans</h2>
        {plans.changed.length === 0 ? (
          <p role="status">The same training would be planned.</p>
        ) : (
          <Planned changed={plans.changed} />
        )}
      </section>
    </section>
  )
}

type PlaceProps = { stream: string; revision: number; children: ReactNode }

const Place = ({ stream, revision, children }: PlaceProps) => (
  <>
    <Link to={`/internal/desk/streams/${stream}?at=${revision}`} className={css.strong}>
      {children}
    </Link>{' '}
    <Short id={streamName(stream).id} />
  </>
)

const Decided = ({ changed }: Pick<Answer, 'changed'>) => (
  <Wide label="Decided otherwise">
    <table className={css.table}>
      <Columns of={['Fact', { name: 'Rev.', right: true }, 'Today']} />
      <tbody>
        {changed.map(({ stream, revision, type, refused, instead }) => (
          <tr key={`${stream} ${revision}`}>
            <td>
              <Place stream={stream} revision={revision}>
                {type}
              </Place>
            </td>
            <td className={css.right}>{revision}</td>
            <td>
              {refused ? (
                <>
                  <span className={css.warnTag}>refused</span> {refused}
                </>
              ) : instead.length > 0 ? (
                `other facts: ${instead.join(', ')}`
              ) : (
                'nothing would change'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Wide>
)

const Planned = ({ changed }: { changed: readonly Plan[] }) => (
  <Wide label="Planned otherwise">
    <table className={css.table}>
      <Columns of={['Planned', 'By', 'Then', 'Today', 'First difference', 'Why']} />
      <tbody>
        {changed.map(plan => (
          <tr key={`${plan.stream} ${plan.revision}`}>
            <td>
              <Place stream={plan.stream} revision={plan.revision}>
                <At at={plan.at} toMinute />
              </Place>
            </td>
            <td className={css.mono}>{plan.version.was ?? 'not noted'}</td>
            <td>{answered(plan.answer.was, plan.score.was)}</td>
            <td>{answered(plan.answer.is, plan.score.is)}</td>
            <td>
              <FirstDifference plan={plan} />
            </td>
            <td>{because(plan)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Wide>
)

const answered = (answer: string, score: number | null) =>
  answer === 'plan' ? (
    <>plan{score === null ? '' : `, ${score} of 100`}</>
  ) : (
    <>
      <span className={css.warnTag}>refused</span> {answer}
    </>
  )

const FirstDifference = ({ plan: { first, differences, violations } }: { plan: Plan }) => (
  <>
    {first ? (
      <p>
        {first.exercise ? <strong>{first.exercise} </strong> : null}
        <span className={css.mono}>{first.path}</span>: {inWords(first.was)} → {inWords(first.is)}
        {differences > 1 ? ` and ${differences - 1} more` : ''}
      </p>
    ) : null}
    {violations.slice(0, mostViolations).map(({ rule, where, expected, found }) => (
      <p key={`${rule} ${where}`}>
        <span className={css.warnTag}>today’s gate</span> {where}: {found}, expected {expected}
      </p>
    ))}
    {violations.length > mostViolations ? <p>and {violations.length - mostViolations} more</p> : null}
  </>
)

const mostViolations = 3

const inWords = (value: string | number | boolean | null) => (value === null ? 'nothing' : String(value))

const because = ({ why, version }: Plan) => {
  switch (why) {
    case 'rules':
      return `Planned by ${version.is} today.`
    case 'model':
      return 'A language model composed it; the built-in planner is asked today.'
    case 'forgotten':
      return 'Something that was known then was forgotten since.'
    case 'unknown':
      return 'By the same planner: something was recorded while it was being made.'
  }
}
