import type { ClosingEvent } from './closing.ts'
import { daysAfter, daysBefore } from './days.ts'
import { type Ask, type Decisions, refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'

/** A parent has so many days to answer, and is reminded once when so many of them are left. */
const parentDays = 14
const reminderDays = 7

export type AgeEvent =
  /** They said that they are eighteen or older. */
  | { type: 'AgeStated'; at: string }
  /** They said that they are sixteen or seventeen: a parent is asked by mail, and has until then to say yes. */
  | { type: 'ParentAsked'; parent: string; until: string; at: string }
  | { type: 'ParentReminded'; at: string }
  | { type: 'ParentConfirmed'; at: string }

export const personalOfAge: Personal<AgeEvent> = { ParentAsked: { parent: erased } }

/** What is known of somebody's age. Waiting: for a parent's answer. */
export type Age =
  | { readonly standing: 'unasked' | 'adult' | 'confirmed' }
  | {
      readonly standing: 'waiting'
      readonly parent: string
      readonly until: string
      readonly askedAt: string
      readonly reminded: boolean
    }

export const ageBefore: Age = { standing: 'unasked' }

export const evolveAge = (age: Age, event: AgeEvent): Age => {
  switch (event.type) {
    case 'AgeStated':
      return { standing: 'adult' }
    case 'ParentAsked':
      return { standing: 'waiting', parent: event.parent, until: event.until, askedAt: event.at, reminded: false }
    case 'ParentReminded':
      return age.standing === 'waiting' ? { ...age, reminded: true } : age
    case 'ParentConfirmed':
      return { standing: 'confirmed' }
  }
}

export type AgeCommand =
  | { type: 'StateAge'; at: string }
  | { type: 'AskParent'; parent: string; at: string }
  | { type: 'RemindParent'; at: string }
  | { type: 'ConfirmParent'; at: string }
  /** The parent does not want it. */
  | { type: 'RefuseParent'; at: string }
  /** They said that they are younger than sixteen. */
  | { type: 'SayTooYoung'; at: string }
  /** Nobody confirmed in time. */
  | { type: 'CloseUnconfirmed'; at: string }

/** Another address may be asked, as often as one likes, but the days are counted from the first. */
const askParent = ({ parent, at }: Ask<AgeCommand, 'AskParent'>, age: Age) => {
  if (age.standing === 'confirmed') return refuse('age-stated')
  if (age.standing === 'waiting' && age.askedAt === at && age.parent === parent) return []
  const until = age.standing === 'waiting' ? age.until : daysAfter(at, parentDays)
  return [{ type: 'ParentAsked', parent, until, at } as const]
}

const remindParent = ({ at }: Ask<AgeCommand, 'RemindParent'>, age: Age) =>
  age.standing === 'waiting' && !age.reminded && daysBefore(age.until, reminderDays) <= at
    ? [{ type: 'ParentReminded', at } as const]
    : []

const confirmParent = ({ at }: Ask<AgeCommand, 'ConfirmParent'>, age: Age) => {
  if (age.standing === 'confirmed') return []
  return age.standing === 'waiting' && at < age.until
    ? [{ type: 'ParentConfirmed', at } as const]
    : refuse('parent-not-asked')
}

const closed = (at: string) => [{ type: 'AccountClosed', why: 'age', at } as const]

/** Who must go, goes at once: there is no grace in which anything of them would be kept. */
export const ageDecisions = {
  StateAge: ({ at }, { standing }) => {
    if (standing === 'waiting') return refuse('parent-needed')
    return standing === 'adult' ? [] : [{ type: 'AgeStated', at }]
  },
  AskParent: askParent,
  RemindParent: remindParent,
  ConfirmParent: confirmParent,
  RefuseParent: ({ at }, { standing }) => (standing === 'waiting' ? closed(at) : refuse('parent-not-asked')),
  SayTooYoung: ({ at }, { standing }) =>
    standing === 'unasked' || standing === 'waiting' ? closed(at) : refuse('age-stated'),
  CloseUnconfirmed: ({ at }, age) => (age.standing === 'waiting' && age.until <= at ? closed(at) : []),
} satisfies Decisions<AgeCommand, AgeEvent | ClosingEvent, Age>
