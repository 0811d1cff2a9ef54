import type { Exercise } from '../../basis/catalogue.ts'
import type { Standard } from '../../basis/hyrox.ts'
import type { Text } from '../../basis/plan.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { standardsOf } from '../../prescribe/ahead/course.ts'
import { isRun } from '../../prescribe/ahead/runs.ts'
import type { Brief } from '../../prescribe/brief.ts'

/** The exercise that a station is, when the place has it. */
export const stationOf = (brief: Brief, station: Standard['station']): Exercise | null =>
  brief.usable
    .filter(({ hyroxStation }) => hyroxStation === station)
    .sort((one, other) => one.skill - other.skill)[0] ?? null

/** Names of the stations that the place or a restriction rules out. */
export const missingStations = (brief: Brief): readonly Text[] =>
  standardsOf(brief)
    .filter(({ station }) => stationOf(brief, station) === null)
    .flatMap(
      ({ station }) => brief.catalogue.exercises.find(({ hyroxStation }) => hyroxStation === station)?.name ?? [],
    )

/** What comes closest to a station that the place does not have: by what a trainer would take, else most muscles in common. */
export const substituteFor = (
  brief: Brief,
  station: Standard['station'],
  taken: readonly Exercise[],
): Exercise | null => {
  const open = brief.usable.filter(one => !one.unilateral && one.hyroxStation === undefined && !taken.includes(one))
  const usual = brief.catalogue.training.staples.stations[station] ?? []
  return usual.map(id => open.find(one => one.id === id)).find(one => one !== undefined) ?? likest(brief, station, open)
}

const likest = ({ catalogue }: Brief, station: Standard['station'], open: readonly Exercise[]): Exercise | null => {
  const original = catalogue.exercises.find(({ hyroxStation }) => hyroxStation === station)
  if (!original) return null
  const alike = (exercise: Exercise) =>
    Object.entries(original.muscles).reduce(
      (sum, [muscle, share]) => sum + Math.min(share, exercise.muscles[muscle] ?? 0),
      0,
    ) +
    (exercise.pattern === original.pattern ? 0.6 : 0) +
    (exercise.role === 'conditioning' ? 0.6 : 0)
  const best = open
    .filter(one => isWork(one) && !isRun(one) && one.loadType !== 'none' && one.axialLoad <= 1 && one.skill <= 3)
    .reduce<Exercise | null>((found, one) => (found && alike(found) >= alike(one) ? found : one), null)
  return best && alike(best) >= 1 ? best : null
}

/** Seconds that a whole station takes, by level. */
export const stationSeconds = (brief: Brief, { station }: Standard): number =>
  ruleSet.hyrox.stationSeconds.value[station] * (ruleSet.hyrox.stationFactor.value[brief.level - 1] ?? 1)

const isWork = ({ role }: Exercise) => role === 'conditioning' || role === 'compound' || role === 'power'
