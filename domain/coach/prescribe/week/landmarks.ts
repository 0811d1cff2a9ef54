import type { Muscle } from '../../basis/catalogue.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Brief } from '../brief.ts'

/** Hard sets a week, fractional. */
export type Landmarks = { readonly least: number; readonly aim: number; readonly most: number }

/**
 * What a week should give a large muscle: at the athlete's level, and as the programme has laid out this week. An easier
 * week keeps the usual aim here: a deload takes its share of the sets of each exercise.
 */
export const landmarksOf = ({ level, wish, request }: Pick<Brief, 'level' | 'wish' | 'request'>): Landmarks => {
  const [, target = 8, most = 12] = ruleSet.volume.landmarks.value[level - 1] ?? []
  const { programme } = request
  const aim = programme && programme.phase !== 'deload' ? Math.min(most, programme.sets) : target
  const sessions = programme?.sessions ?? request.athlete.trainingFrequency ?? 3
  const least = Math.min(leastAWeek(level, sessions), aim)
  return { least, aim, most: wish.override ? ruleSet.volume.weeklyCeilingOverridden.value : most }
}

/** The least that each large muscle should get in a week of so many sessions. */
export const leastAWeek = (level: number, sessions: number): number => {
  const [usually = 6] = ruleSet.volume.landmarks.value[level - 1] ?? []
  return usually * Math.min(1, sessions / 3)
}

/** Share of a large muscle's sets that a muscle needs. */
export const needOf = ({ size }: Pick<Muscle, 'size'>): number =>
  size === 'large' ? 1 : ruleSet.volume.smallMuscleShare.value

/** Whether the goal names a muscle: it gets a large one's sets, however small it is. */
export const isAim = ({ aims }: Pick<Brief, 'aims'>, { id }: Pick<Muscle, 'id'>): boolean => aims.includes(id)

/** How far a muscle's week is from the middle between least and aim, from 0 (there) to 1 (nothing yet). */
export const owedTo = (brief: Brief, muscle: Muscle): number => {
  const { least, aim } = landmarksOf(brief)
  const wanted = ((least + aim) / 2) * needOf(muscle)
  return Math.max(0, 1 - (brief.week.get(muscle.id) ?? 0) / wanted)
}
