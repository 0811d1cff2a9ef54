import { day } from '../../../days.ts'
import type { Exercise } from '../../basis/catalogue.ts'
import { duration, number, text } from '../../basis/text.ts'
import type { DraftBlock } from '../../dose/draft.ts'
import { isRun } from '../../prescribe/ahead/runs.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { mayGoHard } from '../../prescribe/readiness.ts'
import { isNamed } from '../../read/wishes.ts'
import { intervalsOf } from '../../reasons/block-words.ts'
import { intervalReason } from '../../reasons/reasons.ts'
import { isCardio, isLongDay, rank, runSeconds, steadyBlocks } from './cardio.ts'
import { isAlmostThere, isHardBlock } from './fast-days.ts'
import { tabataBlocks } from './tabata.ts'

/** Hard and easy in turn, as it was told or else as the level is; steady work where nothing here allows it. */
export const intervalBlocks = (brief: Brief, seconds: number): DraftBlock[] => {
  const told = brief.wish.intervals
  if (told?.tabata) return tabataBlocks(brief, seconds, told)
  const effort = effortOf(brief)
  const named = told === null ? namedOne(brief) : null
  const exercise = named ?? hardOnes(brief, effort, seconds)[0]
  if (!exercise) return steadyBlocks(brief, seconds)
  const each = named ? workOf(named, effort) : secondsOf(brief, exercise, effort)
  const run = isRun(exercise) && brief.distance !== null ? runSeconds(brief) : Number.POSITIVE_INFINITY
  const most = Math.floor(Math.min((seconds - 60) / (each + effort.restSec), run / each))
  const usual = Math.min(10, Math.max(3, Math.floor(hardSeconds(brief) / each)))
  const rounds = Math.min(told?.rounds ?? (told?.workSeconds === undefined ? usual : mostRounds), most, mostRounds)
  if (rounds < Math.min(3, told?.rounds ?? 3)) return steadyBlocks(brief, seconds)
  const block = intervalBlock(brief, exercise, rounds, { ...effort, work: each })
  const left = seconds - 60 - rounds * (each + effort.restSec)
  return [block, ...(left >= 360 ? steadyBlocks(brief, left, [block]) : [])]
}

const mostRounds = 20

/** How long a day's efforts take together: for who trains endurance a minute more with every time, up to what a level bears. */
const hardSeconds = (brief: Brief): number => {
  if (brief.goal !== 'endurance') return Number.POSITIVE_INFINITY
  const { first, more, most } = hard
  return Math.min(most[brief.level >= 4 ? 'trained' : 'usual'], first + more * intervalDays(brief, hardDays))
}

const hard = { first: 600, more: 90, most: { usual: 1200, trained: 1440 } }

/** A way to go hard that was asked for by name: hill repeats last as long as the hill. */
const namedOne = ({ wish, usable }: Brief): Exercise | null =>
  usable.find(one => isCardio(one) && !isSteady(one) && isNamed(wish, one)) ?? null

const workOf = ({ defaults: { seconds: [least, most] = [30, 120] } }: Exercise, { work }: Effort) =>
  between(work, least, most)

/** Seconds of work, or metres where a distance was told, and seconds of rest. */
type Effort = { readonly work: number; readonly meters: number | null; readonly restSec: number }

const effortOf = (brief: Brief): Effort => {
  const { intervals } = brief.wish
  const [work, restSec] = protocols[Math.min(protocols.length, brief.level + turnOf(brief)) - 1] ?? protocols[0]
  const own = intervals?.workSeconds
  return {
    work: own === undefined ? work : between(own, 10, 600),
    meters: intervals?.meters === undefined ? null : between(intervals.meters, 50, 5000),
    restSec: between(intervals?.restSeconds ?? own ?? (intervals?.meters === undefined ? restSec : 75), 5, 600),
  }
}

/** Short, longer and long efforts in turn, for who trains endurance; who lifts ends a day with those of their level. */
const turnOf = (brief: Brief): number => (brief.goal === 'endurance' ? intervalDays(brief, turnDays) % turns : 0)

/** Days with intervals in the last so many days. */
const intervalDays = ({ request, now }: Brief, days: number): number => {
  const since = now - days * day
  return request.history.filter(
    ({ at, plan }) =>
      Date.parse(at) >= since && Date.parse(at) < now && plan.blocks.some(({ kind }) => kind === 'interval'),
  ).length
}

const turns = 3
const turnDays = 365
const hardDays = 42

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(value)))

/** What one effort takes; a distance by the pace of its way, roughly where that is no run. */
const secondsOf = ({ paces }: Brief, exercise: Exercise, { work, meters }: Effort) => {
  if (meters === null) return work
  if (isRun(exercise)) return Math.round((meters / 1000) * paces[meters < 800 ? 'short' : 'interval'])
  return Math.round(meters / (exercise.id.includes('bike') ? 8 : 3.6))
}

/** Intervals come after two easy days at most, never tired, never where care is asked for. */
export const wantsIntervals = (brief: Brief): boolean => {
  if (!mayGoHard(brief)) return false
  if (brief.wish.style === 'interval') return true
  if (brief.race?.phase === 'recovery' || isAlmostThere(brief)) return false
  if (isLongDay(brief) || isLongEnough(brief)) return false
  const named = brief.wish.wanted.flat().flatMap(id => brief.byId.get(id) ?? [])
  if (named.some(isSteady)) return false
  if (named.some(one => isCardio(one) && brief.usable.includes(one))) return true
  const recent = brief.request.history
    .filter(({ at }) => Date.parse(at) <= brief.now && brief.now - Date.parse(at) < 14 * day)
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  if (recent.length === 0) return brief.level >= 3
  const [last, before] = recent.map(({ plan }) => plan.blocks.some(isHardBlock))
  return !last && (before === false || recent.length === 1) && brief.level >= 2
}

/** A day so long is for what takes long, unless intervals were asked for. */
const isLongEnough = ({ goal, minutes }: Brief) => goal === 'endurance' && minutes >= longFrom

const longFrom = 90

/** Meant to be kept up for long. */
const isSteady = (exercise: Exercise | undefined) =>
  exercise?.role === 'conditioning' && (exercise.defaults.seconds?.[1] ?? 0) >= 600

const intervalBlock = (
  brief: Brief,
  exercise: Exercise,
  rounds: number,
  { work, meters, restSec }: Effort,
): DraftBlock => {
  const [count, easy] = [number(rounds), duration(restSec)]
  const hard = meters === null ? duration(work) : text(`${number(meters).de} m`, `${number(meters).en} m`)
  const effort = meters === null ? { durationSec: work } : { distanceM: meters, durationSec: work }
  return {
    kind: 'interval',
    name: intervalsOf(exercise.name),
    description: text(
      `${count.de}-mal ${hard.de} zügig, dazwischen ${easy.de} locker.`,
      `${count.en} times ${hard.en} brisk, ${easy.en} easy in between.`,
    ),
    focus: 'intervals',
    rounds,
    roundDurationSec: work + restSec,
    exercises: [
      {
        exercise,
        targetRir: null,
        reasons: [intervalReason(brief, exercise)],
        sets: Array.from({ length: rounds }, () => ({ ...effort, restSec })),
      },
    ],
  }
}

/** Seconds of work and of rest, by level. */
const protocols = [
  [60, 90],
  [60, 60],
  [120, 90],
  [180, 120],
  [240, 150],
] as const

const hardOnes = (brief: Brief, effort: Effort, seconds: number): readonly Exercise[] =>
  brief.usable
    .filter(one => isCardio(one) && isFor(one, effort))
    .filter(one => !isRun(one) || runSeconds(brief) > (brief.distance === null ? seconds * 0.5 : worthRunning))
    .sort((one, other) => rank(brief, other) + hardness(other) - rank(brief, one) - hardness(one))

/** Seconds of running that are left in the week and worth a runner's repeats, before any machine. */
const worthRunning = 600

const isFor = ({ metrics, defaults }: Exercise, { work, meters }: Effort) => {
  const [least, most] = (meters === null ? defaults.seconds : defaults.meters) ?? [0, 0]
  const amount = meters ?? work
  return (meters === null || metrics.includes('distance')) && least <= amount && most >= amount
}

const hardness = ({ id, skill }: Exercise) => (id.includes('interval') ? 2 : 0) + (skill >= 2 ? 0.5 : 0)
