import { type Exercise, usesAny } from '../../basis/catalogue.ts'
import { luck } from '../../basis/prng.ts'
import { number, text } from '../../basis/text.ts'
import type { DraftBlock } from '../../dose/draft.ts'
import { asksForMuscles } from '../../prescribe/asked-strength.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { mayGoHard } from '../../prescribe/readiness.ts'
import { mostInMain } from '../../prescribe/week/session-budget.ts'
import { groupsAsked } from '../../prescribe/wished-kit.ts'
import { isNamed } from '../../read/wishes.ts'
import { aerobicReason } from '../../reasons/reasons.ts'

/** Seconds at a station and on the way to the next one. */
type Effort = { readonly work: number; readonly between: number }

const short: Effort = { work: 40, between: 20 }

/** Who trains to last goes on for minutes, by level, where nothing else goes on. */
const minutesOn = [60, 90, 120, 150, 180] as const
const roundRests = { easy: 60, brisk: 30 } as const
const longestRoundRest = 100
const longestRounds = 9
const mostBlocks = 4

/** Without machine or route: stations on the spot, in rounds, as many as the time holds; the same again where there are no others. */
export const stationBlocks = (brief: Brief, seconds: number, without: readonly Exercise[] = []): DraftBlock[] => {
  const { all, effort } = stationsToday(brief)
  const roundRest = roundRests[isBrisk(brief) ? 'brisk' : 'easy']
  const pool = all.filter(exercise => !without.includes(exercise))
  const fewest = without.length === 0 ? 3 : seconds > longestAlone ? 2 : 1
  const most = Math.max(fewest, mostInMain(brief.minutes) - without.length)
  const used: Exercise[] = []
  const blocks: DraftBlock[] = []
  let left = seconds
  while (left >= 240 && blocks.length < mostBlocks) {
    const fresh = pool.slice(used.length, most)
    const open = fresh.length >= Math.min(2, most) ? fresh : used.length > 0 ? used : all
    const shape = bestShape(left - 60, open.length, roundRest, effort)
    if (!shape) break
    const chosen = open.slice(0, shape.stations)
    const rest = restAfter(left - 60, shape, roundRest)
    blocks.push(block(brief, chosen, shape.rounds, rest, effort))
    used.push(...chosen.filter(exercise => !used.includes(exercise)))
    left -= shape.seconds + shape.rounds * (rest - roundRest) + 60
  }
  return blocks
}

/** Seconds at one station, however many exercises the day has already. */
const longestAlone = 360

type Shape = { readonly stations: number; readonly rounds: number; readonly seconds: number }

/** The number of stations and rounds that fills the time best. */
const bestShape = (seconds: number, available: number, roundRest: number, { work, between }: Effort): Shape | null => {
  const shapes = [3, 4, 2, 5, 1]
    .filter(stations => stations <= available && (stations > 1 || available === 1))
    .flatMap(stations => {
      const round = stations * work + (stations - 1) * between + roundRest
      const rounds = Math.min(longestRounds, Math.floor(seconds / round))
      return rounds >= 1 ? [{ stations, rounds, seconds: rounds * round }] : []
    })
  const fullest = (some: readonly Shape[]) =>
    some.reduce<Shape | null>((best, one) => (best && best.seconds >= one.seconds ? best : one), null)
  const varied = fullest(shapes.filter(one => one.stations >= 3 && one.rounds >= 2))
  const any = fullest(shapes)
  return varied && any && varied.seconds >= any.seconds * worthVariety ? varied : any
}

/** Three stations and more are better than a few more seconds of one. */
const worthVariety = 0.75

/** What no further round fills becomes rest between rounds, as far as rounds allow. */
const restAfter = (seconds: number, shape: Shape, roundRest: number) =>
  Math.min(longestRoundRest, roundRest + Math.floor((seconds - shape.seconds) / shape.rounds / 5) * 5)

/**
 * Drills that were asked for by name or by what they are done with: who trains to last does them first, in rounds, for a good
 * third of the time.
 */
export const drillBlocks = (brief: Brief, seconds: number): readonly DraftBlock[] => {
  const lasts = brief.goal === 'endurance' || brief.goal === 'hyrox'
  if (!lasts || brief.wish.style !== null || asksForMuscles(brief)) return []
  const drills = askedDrills(brief).slice(0, 3)
  const roundRest = roundRests[mayGoHard(brief) ? 'brisk' : 'easy']
  const round = drills.length * short.work + (drills.length - 1) * short.between + roundRest
  const rounds = Math.min(longestRounds, Math.floor((seconds * drillShare) / round))
  return drills.length === 0 || rounds < 2 ? [] : [block(brief, drills, rounds, roundRest, short)]
}

const drillShare = 0.4

const askedDrills = (brief: Brief): readonly Exercise[] => {
  const drills = groupsAsked(brief).flatMap(ids => {
    const own = brief.usable.filter(one => ids.includes(one.id) && isDrill(one))
    return own.toSorted((one, other) => other.skill - one.skill).slice(0, 1)
  })
  return [...new Set(drills)]
}

const isDrill = ({ role, loadType, metrics, unilateral, hyroxStation, defaults }: Exercise) =>
  role === 'conditioning' &&
  loadType !== 'none' &&
  metrics.includes('duration') &&
  !unilateral &&
  hyroxStation === undefined &&
  (defaults.seconds?.[0] ?? short.work) <= short.work &&
  (defaults.seconds?.[1] ?? 0) < longestDrill

/** Seconds from which on something is meant to be kept up. */
const longestDrill = 300

const block = (
  brief: Brief,
  exercises: readonly Exercise[],
  rounds: number,
  restSec: number,
  { work, between }: Effort,
): DraftBlock => {
  const [on, off] = [number(work), number(between)]
  return {
    kind: 'circuit',
    ...(isBrisk(brief)
      ? {
          name: text('Intervallzirkel', 'Interval circuit'),
          description: text(
            `${on.de} s zügig, so viele saubere Wiederholungen, wie gehen, dann ${off.de} s Pause.`,
            `${on.en} s brisk, as many clean repetitions as you can, then ${off.en} s of rest.`,
          ),
        }
      : {
          name: text('Ausdauerzirkel', 'Conditioning circuit'),
          description: text(
            `${on.de} s in Bewegung, ${off.de} s Pause, ruhiges Tempo.`,
            `${on.en} s of movement, ${off.en} s of rest, easy pace.`,
          ),
        }),
    focus: 'steady',
    rounds,
    roundDurationSec: exercises.length * work + (exercises.length - 1) * between + restSec,
    exercises: exercises.map((exercise, at) => ({
      exercise,
      targetRir: null,
      reasons: [aerobicReason(brief, exercise)],
      sets: Array.from({ length: rounds }, () => ({
        durationSec: work,
        restSec: at === exercises.length - 1 ? restSec : between,
      })),
    })),
  }
}

/** Intervals were asked for, by somebody who is neither tired nor to take care. */
const isBrisk = (brief: Brief) => brief.wish.style === 'interval' && mayGoHard(brief)

/** Long efforts where enough of the stations here are calm enough for them. */
const stationsToday = (brief: Brief): { readonly all: readonly Exercise[]; readonly effort: Effort } => {
  const all = stations(brief)
  const work = minutesOn[brief.level - 1] ?? short.work
  const calm = all.filter(({ defaults }) => (defaults.seconds?.[1] ?? 0) >= work)
  const lasts = brief.goal === 'endurance' || brief.goal === 'hyrox'
  return lasts && !isBrisk(brief) && calm.length >= 3
    ? { all: calm, effort: { work, between: short.between } }
    : { all, effort: short }
}

/** What moves the whole body on the spot, for seconds at a time. */
export const stations = (brief: Brief): Exercise[] =>
  brief.usable
    .filter(
      ({ role, loadType, metrics, unilateral, hyroxStation, impact }) =>
        role === 'conditioning' &&
        loadType === 'bodyweight' &&
        metrics.includes('duration') &&
        !metrics.includes('reps') &&
        !unilateral &&
        hyroxStation === undefined &&
        impact <= (brief.level >= 3 && brief.readiness.level >= 3 ? 2 : 1),
    )
    .sort((one, other) => rank(brief, other) - rank(brief, one))

const rank = (brief: Brief, exercise: Exercise) => {
  const { wish, request } = brief
  return (
    (isBrisk(brief) ? exercise.impact : 0) +
    (isNamed(wish, exercise) ? 5 : 0) +
    (usesAny(exercise, wish.withKit) ? 3 : 0) +
    luck(request.seed, `station ${exercise.id}`)
  )
}
