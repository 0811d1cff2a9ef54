import { randomFrom } from '../../../domain/coach/basis/prng.ts'
import { levelOf, type PlanRequest } from '../../../domain/coach/basis/request.ts'
import { mondayOf, type WeekTargets } from '../../../domain/coach/basis/week.ts'
import { weeksFrom } from '../../../domain/coach/prescribe/week/programme-weeks.ts'

const activities = [
  null,
  null,
  null,
  'Montag und Mittwoch Fußballtraining, sonntags Spiel',
  'samstags Tennis',
  'dienstags Klettern',
  'Radfahren zur Arbeit',
  'Sunday long run, 18 km',
  'Schwimmen am Freitag',
  'Ich trage beruflich Möbel',
]

const comments = [
  null,
  null,
  'zu lang',
  'Mehr für die Arme bitte',
  'hat Spaß gemacht',
  'Die Kniebeugen waren zu schwer',
  'too many exercises',
  'Bitte keine Ausfallschritte mehr',
  'more legs please',
]

/** What must stop a plan, in words; nothing else that the crowd says may. */
export const alarms = [
  'Seit heute Stechen in der Brust beim Treppensteigen',
  'Ich habe 39 Fieber',
  'Taubheit im Arm und Schwäche in der Hand',
  'I fainted yesterday',
] as const

const soughtAlarm = 0.01

/** How a day of an athlete is asked for. */
export type Life = (who: string, base: PlanRequest) => (day: PlanRequest, session: number) => PlanRequest

/** Nothing beside the sessions. */
export const trainingAlone: Life = () => day => day

/** A month of an athlete's life beside the sessions: their programme, their other sports, and what they answered. */
export const wholeLife: Life = (who, base) => {
  const random = randomFrom(`beside the training of ${who}`)
  const one = <Value>(from: readonly Value[]): Value => from[Math.floor(random() * from.length)] as Value
  const otherActivities = one(activities)
  const weeks =
    random() < 0.7
      ? weeksFrom(
          {
            goal: base.athlete.goal,
            level: levelOf(base.athlete),
            sessions: base.athlete.trainingFrequency ?? 3,
            date: random() < 0.15 ? '2026-07-04' : null,
            minutes: base.minutes,
          },
          mondayOf(base.at),
        )
      : []
  const wants = random() < 0.3 ? one(['plan', 'jetzt'] as const) : null
  const struggles = random() < 0.3 ? one(['ja', 'nein'] as const) : null

  return (day, session) => {
    const { at, history } = day
    const start = mondayOf(at)
    const index = weeks.findIndex(week => week.start === start)
    const week = weeks[index]
    const programme: WeekTargets | null = week
      ? { ...week, after: weeks[index - 1]?.phase ?? null, events: [`programme-${who}`] }
      : null
    const [last] = history
    const said =
      last && random() < 0.5
        ? [
            {
              event: `said-${who}-${session}`,
              at: last.at,
              workout: last.workout,
              difficulty: one([null, 'too-easy', 'right', 'too-hard'] as const),
              comment: one(comments),
            },
          ]
        : []
    const answer = <Value extends string>(value: Value | null) =>
      value === null ? null : { value, event: `answer-${who}`, at: base.at }
    return {
      ...day,
      minutes: random() < 0.08 ? leastMinutes : day.minutes,
      wish: random() < soughtAlarm ? one(alarms) : day.wish,
      athlete: { ...day.athlete, otherActivities },
      programme,
      feedback: { struggles: answer(struggles), wants: answer(wants), hyrox: null, mobility: null, said },
    }
  }
}

/** The shortest session that can be asked for. */
const leastMinutes = 15
