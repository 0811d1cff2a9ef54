import type { Catalogue } from '../../../domain/coach/basis/catalogue.ts'
import { isRun, kmRun, pacesOf } from '../../../domain/coach/prescribe/ahead/runs.ts'
import { workDone } from '../../../domain/coach/prescribe/history.ts'
import { ledgerOf } from '../../../domain/coach/prescribe/week/muscle-ledger.ts'
import type { Session } from './twelve-weeks.ts'

const week = 7 * 86_400_000
const blocks = ' ▁▂▃▄▅▆▇█'

/** Sets per muscle and the load of the main lifts, week by week, drawn as text. */
export const drawnWeeks = (who: string, sessions: readonly Session[], catalogue: Catalogue): string => {
  const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
  const work = workDone(
    sessions.map(({ done }) => done),
    byId,
  )
  const start = Date.parse(sessions[0]?.at ?? '') - 1
  const weeks = Array.from({ length: (sessions[sessions.length - 1]?.week ?? 0) + 1 }, (_, at) => start + at * week)
  const perWeek = (value: (from: number, to: number) => number) => weeks.map(from => value(from, from + week))
  const muscles = catalogue.muscles
    .filter(({ major }) => major)
    .map(({ id }) =>
      row(
        id,
        perWeek((from, to) => ledgerOf(work, from, to).get(id) ?? 0),
        20,
      ),
    )
  const runs = work.some(({ exercise }) => isRun(exercise))
    ? [
        row(
          'km of running',
          perWeek((from, to) => kmRun(work, from, to, pacesOf(work, 3, catalogue.training.paces).easy)),
          30,
        ),
      ]
    : []
  return [
    `${who}: ${sessions.length} sessions, scores ${Math.min(...sessions.map(({ verdict }) => verdict.score))}-100`,
    '  sets per muscle',
    ...muscles,
    ...runs,
    '  load of the lifts done most (kg, heaviest set of the week)',
    ...lifts(work).map(id =>
      loads(
        id,
        perWeek((from, to) =>
          Math.max(
            0,
            ...work
              .filter(({ exercise, at }) => exercise.id === id && at > from && at <= to)
              .map(({ weightKg }) => weightKg ?? 0),
          ),
        ),
      ),
    ),
    `  easier weeks: ${easier(sessions).join(', ') || 'none'}`,
  ].join('\n')
}

const row = (name: string, values: readonly number[], most: number) =>
  `    ${name.padEnd(14)} ${values.map(value => blocks[Math.min(8, Math.round((value / most) * 8))]).join('')}  ${values.map(value => value.toFixed(0)).join(' ')}`

const loads = (name: string, values: readonly number[]) =>
  `    ${name.padEnd(28)} ${values.map(value => (value === 0 ? '·' : String(value))).join(' ')}`

const lifts = (work: ReturnType<typeof workDone>) => {
  const counts = new Map<string, number>()
  for (const { exercise, weightKg } of work)
    if (weightKg !== null && exercise.role === 'compound') counts.set(exercise.id, (counts.get(exercise.id) ?? 0) + 1)
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 6)
    .map(([id]) => id)
}

const easier = (sessions: readonly Session[]) => [
  ...new Set(
    sessions
      .filter(({ plan }) =>
        plan.blocks.some(({ exercises }) =>
          exercises.some(({ reasons }) => reasons.some(({ code }) => code === 'deload')),
        ),
      )
      .map(session => session.week + 1),
  ),
]
