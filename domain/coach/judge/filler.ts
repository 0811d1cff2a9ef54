import type { PlannedBlock } from '../basis/plan.ts'
import { type Case, type Placed, secondsOf, setCount } from './case.ts'
import { workShare } from './day.ts'
import { type Fault, fault, percent, round } from './fault.ts'
import { fillerShare, longStretch, preparingExercises, stretchRounds } from './measures.ts'

/**
 * 43. Preparation, stretching and easy cardio; for who lifts also rounds of moving on the spot that nobody asked for. For
 * health some minutes on end are work for the heart. Where a day is longer than its work, what is left of it may be easy
 * endurance, but no more preparation and stretching than ever.
 */
export const filler = (one: Case): readonly Fault[] => {
  const { asked, placed } = one
  if (asked.goal === 'mobility' || asked.easyWished) return []
  const lifts = asked.goal === 'strength' || asked.goal === 'muscle'
  const fills = ({ kind }: PlannedBlock) => kind === 'straight' || (lifts && kind === 'circuit' && !asked.roundsWished)
  const isEasy = ({ block, exercise, planned }: Placed) =>
    isAround(block) ||
    exercise.role === 'mobility' ||
    exercise.role === 'warm-up' ||
    (asked.goal !== 'endurance' &&
      asked.goal !== 'hyrox' &&
      asked.goal !== 'weight-loss' &&
      exercise.role === 'conditioning' &&
      planned.targetRir === null &&
      !(asked.goal === 'health' && secondsOf({ planned, exercise }) >= heartSeconds) &&
      fills(block))
  const minutesOf = (some: readonly Placed[]) => some.reduce((sum, one) => sum + secondsOf(one), 0) / 60
  const easy = placed.filter(isEasy)
  const left = (1 - fillerShare.plain) * (1 - workShare(one))
  const light = minutesOf(easy.filter(({ block, exercise }) => exercise.role !== 'conditioning' || isAround(block)))
  const minutes = minutesOf(easy)
  const share = Math.max(light / asked.minutes, minutes / asked.minutes - left)
  const preparing = placed.filter(({ block }) => isAround(block)).length
  const crowded =
    asked.minutes > preparingExercises.fromMinutes &&
    asked.goal !== 'endurance' &&
    preparing > placed.length * preparingExercises.share
  return [
    ...(share > fillerShare.plain
      ? [
          fault(
            43,
            share > fillerShare.grave ? 'grave' : 'plain',
            'session',
            `at most ${percent(fillerShare.plain + left)} of the time for preparation, stretching and easy cardio`,
            `${round(minutes)} of ${asked.minutes} minutes`,
          ),
        ]
      : []),
    ...(crowded
      ? [
          fault(
            43,
            'slight',
            'session',
            `at most ${percent(preparingExercises.share)} of the exercises for warming up and cooling down`,
            `${preparing} of ${placed.length}`,
          ),
        ]
      : []),
  ]
}

const isAround = ({ kind }: PlannedBlock) => kind === 'warmup' || kind === 'cooldown'

/** So long on end trains the heart: WHO 2020 counts every minute, in practice eight are the least that is planned. */
const heartSeconds = 480

/** 43. The same stretch over and over, and long stretches before lifting. */
export const stretching = ({ asked, placed, work }: Case): readonly Fault[] => {
  if (asked.goal === 'mobility' || asked.easyWished || work.length === 0) return []
  const stretches = placed.filter(({ exercise }) => exercise.role === 'mobility')
  const again = stretches.filter(({ planned }) => setCount(planned) > stretchRounds)
  const held = stretches.filter(
    ({ block, exercise, planned }) =>
      block.kind === 'warmup' && planned.type === 'duration' && secondsOf({ planned, exercise }) > longStretch,
  )
  return [
    ...again.map(({ planned }) =>
      fault(43, 'slight', planned.id, `a stretch at most ${stretchRounds} times`, planned.sets.length),
    ),
    ...held.map(({ planned }) =>
      fault(43, 'slight', planned.id, 'long stretches after lifting', `${planned.exercise} in the warm-up`),
    ),
  ]
}
