import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import * as css from './desk.css.ts'
import * as find from './find.css.ts'
import { saidInEnglish } from './said.ts'
import { timeOf } from './times.ts'

const untilMinute = 'yyyy-mm-dd hh:mm'.length

/** In its title to the millisecond in any case. */
export const At = ({ at, toMinute = false }: { at: string; toMinute?: boolean }) => (
  <time dateTime={at} title={at} className={css.time}>
    {toMinute ? timeOf(at).slice(0, untilMinute) : timeOf(at)}
  </time>
)

/** When something happened, and in its title when it was recorded. */
export const Happened = ({ happened, at }: { happened: string; at: string }) => (
  <time dateTime={happened} title={`happened ${happened}, recorded ${at}`} className={css.time}>
    {timeOf(happened)}
  </time>
)

export const Wrong = ({ error, again }: { error: unknown; again?: () => void }) => (
  <div className={css.wrong} role="alert">
    <p>{saidInEnglish(error)}</p>
    {again ? (
      <button type="button" className={css.plain} onClick={again}>
        Try again
      </button>
    ) : null}
  </div>
)

export const Waiting = ({ what }: { what: string }) => (
  <p className={css.waiting} role="status">
    Reading {what} …
  </p>
)

/**
 * The first part of an id is seen. It is there as a whole: found by the page's search, and copied after one click. What is
 * words, as whoever acts at the command line, stays whole.
 */
export const Short = ({ id }: { id: string }) => (
  <span className={id.length > 13 && !id.includes(' ') ? css.short : css.mono} title={id}>
    {id}
  </span>
)

/** `workout-0b1c…` in its parts. */
export const streamName = (stream: string) => {
  const at = stream.indexOf('-')
  return { category: stream.slice(0, at), id: stream.slice(at + 1) }
}

/** Its category in full, its id shortened. */
export const StreamName = ({ stream }: { stream: string }) => {
  const { category, id } = streamName(stream)
  return (
    <span className={css.streamName} title={stream}>
      {category}
      <span className={css.behind}>
        <Short id={id} />
      </span>
    </span>
  )
}

/** The way back from what is told of a person. */
export const ToPerson = ({ id }: { id: string }) => (
  <p className={css.crumbs}>
    <Link to={`/internal/desk/people/${id}`}>Person {id.slice(0, 8)}</Link>
  </p>
)

export const Facts = ({ children }: { children: ReactNode }) => <dl className={css.facts}>{children}</dl>

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** How far the log has come, beside what follows it. */
/** `at`: when that was looked at. */
export const LogEnd = ({ head, at }: { head: string | null; at?: string }) => (
  <p className={css.soft}>
    The log ends at <span className={css.strong}>{head ?? 'its beginning'}</span>
    {at ? (
      <>
        , as of <At at={at} />
      </>
    ) : null}
    .
  </p>
)

type LabelledProps = ComponentProps<'input'> & {
  readonly label: string
  readonly known?: readonly string[] | undefined
}

/** A field of the desk's forms; `known`: what may be asked for, so that nobody has to know it. */
export const Labelled = ({ label, known, ...input }: LabelledProps) => {
  const id = useId()
  return (
    <div className={find.filter}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <input
        id={id}
        className={css.input}
        list={known ? `${id}-known` : undefined}
        spellCheck={false}
        autoComplete="off"
        {...input}
      />
      {known ? (
        <datalist id={`${id}-known`}>
          {known.map(each => (
            <option key={each} value={each} />
          ))}
        </datalist>
      ) : null}
    </div>
  )
}
