import { catalogue } from '../../content/exercises/catalogue.ts'
import { exercisesById, isStrength } from '../../domain/coach/basis/catalogue.ts'
import type { PlannedExercise, PlannedSet } from '../../domain/coach/basis/plan.ts'
import type { AthleteRecord, SessionRecord, WeekRecord } from './record.ts'

const byId = exercisesById(catalogue)
const major = catalogue.muscles.filter(muscle => muscle.major)

/** Some weeks of an athlete as a trainer reads them, and the sets that each muscle got in every week. */
export const printedSeason = ({ athlete, rules, sessions, weeks }: AthleteRecord, chosen: readonly number[]): string =>
  [
    `== ${athlete} (rules ${rules})`,
    ...weeks
      .filter(({ week }) => chosen.includes(week))
      .flatMap(week => [weekLine(week), ...sessions.filter(one => one.week === week.week).flatMap(sessionLines)]),
    'Hard sets a week',
    ...major.map(({ id }) => `  ${id.padEnd(11)} ${weeks.map(({ hardSets }) => column(hardSets[id] ?? 0)).join('')}`),
    `  ${'deload'.padEnd(11)} ${weeks.map(({ deload }) => (deload ? '    *' : '    ·')).join('')}`,
    `  ${'score'.padEnd(11)} ${weeks.map(({ week }) => column(lowestScore(sessions, week))).join('')}`,
    '',
  ].join('\n')

const weekLine = ({ week, deload, tonnageKg, runKm }: WeekRecord) =>
  `-- week ${week}${deload ? ', deload' : ''}: ${tonnageKg} kg lifted${runKm > 0 ? `, ${runKm} km run` : ''}`

const sessionLines = (session: SessionRecord): readonly string[] => {
  const { at, place, outcome, title, minutes, score, planned = [], hints = [], findings = [] } = session
  const day = new Date(at).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })
  if (!minutes) return [`${day} ${outcome}${session.why ? `: ${session.why}` : ''}`]
  return [
    `${day} ${title}${place ? ` · ${place}` : ''} · ${minutes.estimated} of ${minutes.asked} min · ${workingSets(planned)} sets · gate ${score}`,
    ...hints.map(hint => `     ! ${hint}`),
    ...planned.flatMap(({ kind, exercises, minutes, rounds }) => [
      ...(kind === 'straight' ? [] : [`   ${kind}${rounds > 1 ? ` × ${rounds}` : ''}, ${minutes} min`]),
      ...exercises.map(exercise => `     ${exerciseLine(exercise)}`),
    ]),
    ...findings.map(({ rule, where, expected, found }) => `     ? rule ${rule} ${where}: ${expected}; ${found}`),
  ]
}

const exerciseLine = ({ exercise, targetRir, sets }: PlannedExercise) => {
  const ramps = sets.filter(({ ramp }) => ramp)
  const work = sets.filter(({ ramp, side }) => !ramp && side !== 'right')
  const rest = work[work.length - 1]?.restSec ?? 0
  const parts = [
    exercise.padEnd(30),
    grouped(work),
    targetRir === null ? '' : `RIR ${targetRir}`,
    rest > 0 ? `rest ${rest}` : '',
    ramps.length > 0 ? `(after ${ramps.map(measure).join(', ')})` : '',
  ]
  return parts.filter(part => part !== '').join('  ')
}

/** Sets that are alike as one: "3 × 8 @ 60". */
const grouped = (sets: readonly PlannedSet[]) => {
  const runs: { text: string; count: number }[] = []
  for (const set of sets) {
    const text = measure(set)
    const last = runs[runs.length - 1]
    if (last?.text === text) last.count += 1
    else runs.push({ text, count: 1 })
  }
  return runs.map(({ text, count }) => `${count} × ${text}`).join(' + ')
}

const measure = ({ reps, durationSec, distanceM, weightKg, side }: PlannedSet) =>
  [
    reps ?? (distanceM !== undefined ? `${distanceM} m` : `${durationSec ?? 0} s`),
    side ? ' a side' : '',
    weightKg === undefined ? '' : ` @ ${weightKg ?? '?'}`,
  ].join('')

const workingSets = (blocks: NonNullable<SessionRecord['planned']>) =>
  blocks
    .flatMap(({ exercises }) => exercises)
    .filter(({ exercise }) => isWork(exercise))
    .reduce((sum, { sets }) => sum + sets.reduce((all, { ramp, side }) => all + (ramp ? 0 : side ? 0.5 : 1), 0), 0)

const isWork = (id: string) => {
  const exercise = byId.get(id)
  return exercise !== undefined && isStrength(exercise)
}

const lowestScore = (sessions: readonly SessionRecord[], week: number) =>
  Math.min(...sessions.filter(one => one.week === week).map(({ score }) => score ?? 100))

const column = (value: number) => String(Math.round(value * 10) / 10).padStart(5)
