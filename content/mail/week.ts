import { day } from './dates.ts'
import { greeting } from './greeting.ts'
import { letter } from './letter.ts'

type To = {
  readonly email: string
  readonly firstName?: string
  readonly link: string
  readonly unsubscribe: string
}
type Week = {
  readonly from: string
  readonly until: string
  readonly workouts: number
  readonly sets: number
  readonly minutes: number
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What was trained in a week, for who agreed to be told of it. */
export const weekInReview = (
  { email, firstName = '', link, unsubscribe }: To,
  { from, until, workouts, sets, minutes }: Week,
) => {
  const trained = counted(workouts, 'Workout', 'Workouts')
  const done = [
    ...(sets > 0 ? [counted(sets, 'Satz', 'Sätze')] : []),
    ...(minutes > 0 ? [counted(minutes, 'Minute', 'Minuten')] : []),
  ].join(' und ')
  return {
    to: email,
    unsubscribe,
    subject: `Deine Woche: ${trained}`,
    ...letter({
      greeting: greeting(firstName),
      before: [
        `vom ${day(from)} bis ${day(until)} hast du ${trained} trainiert${done ? `, zusammen ${done}` : ''}.`,
        'Was sich dadurch verändert hat und was diese Woche ansteht, siehst du in deiner Übersicht:',
      ],
      action: { label: 'Zur Übersicht', link },
      after: [
        'Du bekommst diese E-Mail, weil du dem Wochenrückblick zugestimmt hast. Du kannst ihn jederzeit abbestellen, mit dem Link am Ende oder unter „Profil“, „Einwilligungen“.',
      ],
      unsubscribe: { label: 'Wochenrückblick abbestellen, ohne dich anzumelden', link: unsubscribe },
    }),
  }
}
