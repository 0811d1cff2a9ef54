import { ruleSet } from './coach/basis/rule-set.ts'
import { type Week, weeksLater } from './coach/basis/week.ts'
import { type Basis, weeksFrom } from './coach/prescribe/week/programme-weeks.ts'
import type { EventId, Loose, UserId } from './ids.ts'
import type { Decider, Decisions } from './kernel/decider.ts'
import type { Personal } from './personal.ts'

// What happened

/**
 * `told-otherwise`: goal, date, level or days a week changed. `missed`: a week went by without training. `eased`: a week
 * became easier than planned. `next-block`: what was laid out is over.
 */
export type Why = 'told-otherwise' | 'missed' | 'eased' | 'next-block'

/** `because`: ids of the events that led to it. An adjustment lays out the weeks from its first one on anew. */
type Layout = { basis: Basis; weeks: readonly Week[]; because: readonly Loose<EventId>[]; at: string }

export type Event =
  | ({ type: 'ProgrammeStarted'; athlete: UserId } & Layout)
  | ({ type: 'ProgrammeAdjusted'; why: Why } & Layout)

const nothing: Basis = { goal: 'health', level: 1, sessions: 0, date: null }

export const personal: Personal<Event> = {
  ProgrammeStarted: { basis: nothing, weeks: [] },
  ProgrammeAdjusted: { basis: nothing, weeks: [] },
}

// What we remember

export type State = {
  readonly basis: Basis | null
  /** Past and coming, without gaps in what was laid out. */
  readonly weeks: readonly Week[]
  /** The first week of the last layout. */
  readonly laidOut: string | null
}

const initial: State = { basis: null, weeks: [], laidOut: null }

const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'ProgrammeStarted':
    case 'ProgrammeAdjusted': {
      const { basis, weeks } = event
      return { basis, weeks: laidAnew(state.weeks, weeks), laidOut: weeks[0]?.start ?? state.laidOut }
    }
  }
}

/** Why the weeks were laid out as they are. */
export const whyOf = (event: Event): Why | 'started' => {
  switch (event.type) {
    case 'ProgrammeStarted':
      return 'started'
    case 'ProgrammeAdjusted':
      return event.why
  }
}

/** Weeks of before, and from the first new one on those. */
export const laidAnew = (before: readonly Week[], weeks: readonly Week[]): readonly Week[] => {
  const [first] = weeks
  return first ? [...before.filter(({ start }) => start < first.start), ...weeks] : before
}

export const weekOf = ({ weeks }: Pick<State, 'weeks'>, monday: string): Week | null =>
  weeks.find(({ start }) => start === monday) ?? null

// What may be asked

/** What is known when a session is asked for in the week of `monday`. */
export type Command = {
  readonly type: 'KeepUp'
  readonly athlete: UserId
  readonly monday: string
  readonly basis: Basis
  /** Whole weeks without training before this one; 0 where nothing was trained yet. */
  readonly weeksAway: number
  /** The Monday of the week in which the last easier one began by how training went; null where none did. */
  readonly easedIn: string | null
  readonly because: readonly Loose<EventId>[]
  readonly at: string
}

const keepUp = (command: Command, state: State): Event[] => {
  const { athlete, monday, basis, because, at } = command
  if (!state.basis) return [{ type: 'ProgrammeStarted', athlete, basis, weeks: weeksFrom(basis, monday), because, at }]
  const why = whyAdjust(command, state)
  return why === null
    ? []
    : [{ type: 'ProgrammeAdjusted', why, basis, weeks: laidOut(why, command, state), because, at }]
}

const decide = { KeepUp: keepUp } satisfies Decisions<Command, Event, State>

export const decider: Decider<Command, Event, State, typeof decide> = { initial, evolve, decide }

const whyAdjust = ({ basis, monday, weeksAway, easedIn }: Command, state: State): Why | null => {
  const [now, before] = [weekOf(state, monday), weekOf(state, weeksLater(monday, -1))]
  if (state.basis && !same(basis, state.basis, monday)) return 'told-otherwise'
  if (now === null) return 'next-block'
  if (easedIn !== null && isSurprise(easedIn, state)) return 'eased'
  return before !== null && isHard(before) && weeksAway > 0 && state.laidOut !== monday ? 'missed' : null
}

/** The weeks as they stand know nothing of it: they were laid out before, and hold a hard week there. */
const isSurprise = (easedIn: string, state: State): boolean => {
  const week = weekOf(state, easedIn)
  return week !== null && isHard(week) && easedIn >= (state.laidOut ?? easedIn)
}

const laidOut = (why: Why, { basis, monday, weeksAway, easedIn }: Command, state: State): readonly Week[] => {
  const now = weekOf(state, monday)
  if (why === 'eased' && now && easedIn === monday)
    return [
      { ...now, phase: 'deload', sets: Math.round(now.sets * ruleSet.programme.share.value.deload) },
      ...weeksFrom(basis, weeksLater(monday, 1)),
    ]
  if (why === 'missed' && basis.date === null && weeksAway < longAway) return movedBack(monday, weeksAway, state)
  return weeksFrom(basis, monday)
}

/** After so many weeks a block begins anew. */
const longAway = 3

/** The missed weeks come now, and all others as many weeks later. */
const movedBack = (monday: string, by: number, { weeks }: State): readonly Week[] =>
  weeks
    .filter(({ start }) => start >= weeksLater(monday, -by))
    .map(week => ({ ...week, start: weeksLater(week.start, by) }))

const isHard = ({ phase }: Week) => phase === 'base' || phase === 'build' || phase === 'peak'

/** A date that has gone by and is not named any more changes nothing. */
const same = (one: Basis, other: Basis, monday: string) =>
  one.goal === other.goal &&
  one.level === other.level &&
  one.sessions === other.sessions &&
  (one.minutes === other.minutes || other.minutes === undefined) &&
  (one.date === other.date || (one.date === null && (other.date ?? '') < weeksLater(monday, 1)))
