import type { Exercise } from '../basis/catalogue.ts'
import { rememberedFor } from '../basis/remembered.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { changeTo, setsSeconds, wholeSeconds } from '../basis/time-model.ts'
import { setsFor } from '../dose/doses.ts'
import type { DraftBlock, DraftExercise, DraftSet } from '../dose/draft.ts'
import { rampSets } from '../dose/ramps.ts'
import type { Brief } from '../prescribe/brief.ts'
import { isHeavy } from '../prescribe/goals.ts'
import { isTight } from '../prescribe/week/tight.ts'
import { blockName, blockText } from '../reasons/block-words.ts'
import { distinct, whyReasons } from '../reasons/why.ts'
import { pairsOf } from './pairs.ts'
import { type Pick, setsOf } from './pick.ts'
import { needsGrip } from './slots/holding.ts'
import type { Part } from './slots/slot.ts'

/** What some picks take: seconds, and working sets, counted as straight sets. */
export const takenBy = (brief: Brief, picks: readonly Pick[]): { readonly seconds: number; readonly sets: number } => {
  const { straight, superset } = ruleSet.volume.setCost.value
  const groups = groupsOf(brief, picks)
  const heavy = heavyIn(groups)
  let [seconds, sets] = [0, 0]
  for (const group of groups) {
    seconds += secondsOfGroup(brief, group, heavy)
    sets += setsOf(group) * (group.length > 1 ? superset : straight)
  }
  return { seconds, sets }
}

const heavyIn = (groups: readonly (readonly Pick[])[]) => groups.flat().find(({ exercise }) => isHeavy(exercise))

/** As long as its block takes, without making one. */
const secondsOfGroup = (brief: Brief, group: readonly Pick[], heavy: Pick | undefined): number =>
  wholeSeconds(
    kindOf(group),
    group.map((pick, at) => ({
      seconds: secondsOfPick(brief, pick, { first: pick === heavy, leads: at === 0 && group.length > 1 }),
      change: changeTo(pick.exercise),
    })),
    group.some(({ exercise }) => !isBreathless(exercise)) ? brief.pace : 1,
  )

/** Told again and again while a session is composed: of each dose the numbers of sets, rests and ramps that there were. */
const secondsOfPick = (brief: Brief, pick: Pick, place: Place): number => {
  const known = secondsOfDose(brief, pick.dose)
  const key = `${pick.sets} ${pick.restSec} ${place.leads} ${place.first || (pick.slot.part === 'main' && 'main')}`
  const found = known.get(key)
  if (found !== undefined) return found
  const seconds = setsSeconds(setsOfPick(brief, pick, place), pick.exercise)
  known.set(key, seconds)
  return seconds
}

const secondsOfDose = rememberedFor((_brief: Brief, _dose: Pick['dose']) => new Map<string, number>())

/** What is done straight and what in pairs, in the order of the session. */
export const groupsOf = (brief: Brief, unordered: readonly Pick[]): readonly (readonly Pick[])[] => {
  const picks = inOrder(unordered)
  const { style } = brief.wish
  if (style === 'straight') return picks.map(pick => [pick])
  // A quarter of an hour holds more than one lift only where one is the rest of the other.
  const isShort = brief.minutes <= (brief.goal === 'strength' ? 15 : 30)
  if (style === 'superset' || isShort) return pairsOf(brief, picks, 'all')
  return pairsOf(brief, picks, brief.goal === 'strength' && !isTight(brief) ? 'small' : 'after-first')
}

/** What is learned and fast before heavy, heavy before small, breathless last; what was wished for before the rest. A skill on the bar waits for the pull from the floor. */
const inOrder = (picks: readonly Pick[]): readonly Pick[] => {
  const pulls = picks.some(({ exercise }) => needsGrip(exercise))
  const rankOf = ({ slot, after, exercise }: Pick) =>
    (slot.part === 'skill' && exercise.gripHeavy && pulls ? ranks.main + 0.5 : ranks[slot.part]) + (after ? 3 : 0)
  return pressesApart([...picks].sort((one, other) => rankOf(one) - rankOf(other)))
}

/** No three presses of one kind in a row: the next of something else comes before the third. */
const pressesApart = (picks: readonly Pick[]): readonly Pick[] => {
  if (picks.filter(({ exercise }) => exercise.pattern.endsWith('-push')).length < 3) return picks
  const third = picks.findIndex((_, at) => at >= 2 && picks.slice(at - 2, at + 1).every(isLike(picks[at])))
  if (third === -1) return picks
  const next = picks.findIndex((pick, at) => at > third && !isLike(picks[third])(pick))
  const other = picks[next]
  if (other === undefined) return picks
  const rest = picks.filter(pick => pick !== other)
  return pressesApart([...rest.slice(0, third), other, ...rest.slice(third)])
}

const isLike =
  (press: Pick | undefined) =>
  ({ exercise }: Pick): boolean =>
    exercise.role === 'compound' && exercise.pattern.endsWith('-push') && exercise.pattern === press?.exercise.pattern

const ranks: Readonly<Record<Part, number>> = {
  skill: 0,
  power: 0,
  main: 1,
  accessory: 1,
  isolation: 2,
  core: 2,
  conditioning: 3,
}

export const blocksOf = (brief: Brief, picks: readonly Pick[]): DraftBlock[] => {
  const groups = groupsOf(brief, picks)
  const heavy = heavyIn(groups)
  return groups.map(group => {
    const kind = kindOf(group)
    const sets = Math.max(...group.map(pick => pick.sets))
    const exercises = group.map((pick, index) =>
      exerciseOf(brief, pick, { first: pick === heavy, leads: index === 0 && group.length > 1 }),
    )
    return {
      kind,
      name: blockName(
        kind,
        group.map(({ exercise }) => exercise),
      ),
      description: blockText(kind, sets, group[group.length - 1]?.restSec ?? 0),
      focus: group[0]?.exercise.pattern ?? null,
      rounds: kind === 'superset' ? sets : 1,
      roundDurationSec: null,
      exercises,
    }
  })
}

const kindOf = (group: readonly Pick[]) => (group.length > 1 ? 'superset' : 'straight')

/** `first`: the first heavy lift of the session; `leads`: the first of a pair. */
type Place = { readonly first: boolean; readonly leads: boolean }

const exerciseOf = (brief: Brief, pick: Pick, place: Place): DraftExercise => {
  const { exercise, dose } = pick
  const breathless = isBreathless(exercise)
  return {
    exercise,
    targetRir: breathless ? null : dose.rir,
    reasons: distinct([...(breathless ? [] : dose.reasons), ...whyReasons(brief, exercise)]),
    sets: setsOfPick(brief, pick, place),
  }
}

const isBreathless = ({ role }: Exercise) => role === 'conditioning'

const setsOfPick = (
  brief: Brief,
  { dose, sets, restSec, slot }: Pick,
  { first, leads }: Place,
): readonly DraftSet[] => {
  const rest = leads ? Math.min(ruleSet.dose.pairRest.value[1], 15) : restSec
  const ramps = first || slot.part === 'main' ? rampSets(brief, dose, first) : []
  return [...ramps, ...setsFor(dose, sets, rest)]
}
