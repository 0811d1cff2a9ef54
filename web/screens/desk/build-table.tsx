import { Link } from 'wouter'
import { sum } from '../../../domain/numbers.ts'
import { Wide } from '../../parts/wide.tsx'
import { At, Short } from './bits.tsx'
import { type Build, momentOf } from './build-names.tsx'
import { CardTable } from './columns.tsx'
import * as css from './desk.css.ts'
import * as own from './models.css.ts'
import { sizeOf } from './sizes.ts'
import { StaffOnly } from './staff-only.tsx'
import { Steer, type SteerWish } from './steer.tsx'

export type BuildWish = ({ do: 'cancel' } | { do: 'drop' } | SteerWish) & { build: string }

type OnOne = { one: Build; onWish: (wish: BuildWish) => void }

/** What was built or is being built, and what can be done about it. */
export const BuildTable = ({ builds, onWish }: { builds: readonly Build[] } & Pick<OnOne, 'onWish'>) => (
  <Wide label="Builds">
    <CardTable
      of={[
        'Up to',
        'Time',
        'Code',
        { name: 'Read models', right: true },
        { name: 'Rows', right: true },
        { name: 'Size', right: true },
        { name: 'Begun', roomy: true },
        { name: 'By', roomy: true },
        'State',
      ]}
    >
      {builds.map(one => (
        <Row key={one.build} one={one} onWish={onWish} />
      ))}
    </CardTable>
  </Wide>
)

const Row = ({ one, onWish }: OnOne) => {
  const { build, time, code, isCodeOfNow, models, startedAt, by, reason } = one
  return (
    <tr>
      <th scope="row" title={build}>
        {momentOf(one)}
      </th>
      <td>{time ?? '–'}</td>
      <td>
        <span className={css.mono}>{code ?? '–'}</span> {isCodeOfNow ? <span className={css.soft}>now</span> : null}
      </td>
      <td className={css.right} title={models.map(({ name }) => name).join(', ')}>
        {models.length}
      </td>
      <td className={css.right}>{sum(models.map(({ rows }) => rows))}</td>
      <td className={css.right}>{sizeOf(sum(models.map(({ bytes }) => bytes)))}</td>
      <td className={css.roomy}>{startedAt ? <At at={startedAt} toMinute /> : '–'}</td>
      <td className={css.roomy} title={reason ?? undefined}>
        {by ? <Short id={by} /> : 'command line'}
      </td>
      <td>
        <State one={one} onWish={onWish} />
      </td>
    </tr>
  )
}

const UnderWay = ({ one, onWish }: OnOne) => {
  const { build, state, part, events, percent } = one
  const isPaused = state === 'paused'
  return (
    <div className={own.working}>
      <span>
        {isPaused ? 'Paused' : 'Building'} … {events} events
      </span>
      <progress
        className={own.bar}
        aria-label={`build of ${momentOf(one)}`}
        max={1}
        {...(part === null && !isPaused ? {} : { value: part ?? 0 })}
      />
      <StaffOnly>
        <span className={css.row}>
          <Steer
            what={`build of ${momentOf(one)}`}
            isPaused={isPaused}
            percent={percent ?? 100}
            onWish={wish => onWish({ ...wish, build })}
          />
          <Cancel one={one} onWish={onWish} />
        </span>
      </StaffOnly>
    </div>
  )
}

const Cancel = ({ one, onWish }: OnOne) => (
  <button
    type="button"
    className={css.plain}
    aria-label={`Cancel the build of ${momentOf(one)}`}
    onClick={() => onWish({ do: 'cancel', build: one.build })}
  >
    Cancel
  </button>
)

const State = ({ one, onWish }: OnOne) => {
  const { build, state, says, models, by } = one
  const [model] = models
  if (state === 'running' || state === 'paused') return <UnderWay one={one} onWish={onWish} />
  const isLeftOpen = state === 'elsewhere' && by !== null
  return (
    <div className={css.row}>
      <span className={state === 'failed' ? css.bad : css.soft} role="status">
        {state === 'failed' ? says : stateWords[state]}
      </span>
      {state === 'done' && model ? (
        <Link
          to={`/internal/desk/builds/compare?${new URLSearchParams({ model: model.name.replace(/_v\d+$/, ''), one: build, other: 'live' })}`}
          className={css.link}
          aria-label={`Compare with live: ${momentOf(one)}`}
        >
          Compare with live
        </Link>
      ) : null}
      <StaffOnly>
        {isLeftOpen ? (
          <Cancel one={one} onWish={onWish} />
        ) : (
          <button
            type="button"
            className={css.plain}
            aria-label={`Drop the build of ${momentOf(one)}`}
            onClick={() => onWish({ do: 'drop', build })}
          >
            Drop
          </button>
        )}
      </StaffOnly>
    </div>
  )
}

const stateWords = {
  done: 'built',
  cancelled: 'cancelled',
  elsewhere: 'in another process, or cut off: begun again it goes on',
} as const
