import type { Brief } from '../brief.ts'
import { isHeavy } from '../goals.ts'
import { ruleSet } from '../rule-set.ts'
import { setsFor } from './doses.ts'
import type { DraftBlock, DraftExercise } from './draft.ts'
import { needsGrip } from './holding.ts'
import { blockName, blockText } from './names.ts'
import { pairsOf } from './pairs.ts'
import type { Pick } from './pick.ts'
import { rampSets } from './ramps.ts'
import type { Part } from './slot.ts'
import { isTight } from './tight.ts'
import { distinct, whyReasons } from './why.ts'

/** Working sets, counted as straight sets. */
export const costOf = (brief: Brief, picks: readonly Pick[]) => {
  const { straight, superset } = ruleSet.volume.setCost.value
  return groupsOf(brief, picks).reduce(
    (sum, group) => sum + group.reduce((sets, pick) => sets + pick.sets, 0) * (group.length > 1 ? superset : straight),
    0,
  )
}

/** What is done straight and what in pairs, in the order of the session. */
export const groupsOf = (brief: Brief, unordered: readonly Pick[]): readonly (readonly Pick[])[] => {
  const picks = inOrder(unordered)
  const { style } = brief.wish
  if (style === 'straight') return picks.map(pick => [pick])
  if (style === 'superset' || (brief.goal !== 'strength' && brief.minutes <= 30)) return pairsOf(brief, picks, 'all')
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

/** `bare`: without names and reasons, where only the time counts. */
export const blocksOf = (brief: Brief, picks: readonly Pick[], bare = false): DraftBlock[] => {
  const groups = groupsOf(brief, picks)
  const heavy = groups.flat().find(({ exercise }) => isHeavy(exercise))
  return groups.map(group => {
    const kind = group.length > 1 ? 'superset' : 'straight'
    const sets = Math.max(...group.map(pick => pick.sets))
    const exercises = group.map((pick, index) =>
      exerciseOf(brief, pick, { first: pick === heavy, leads: index === 0 && group.length > 1, bare }),
    )
    return {
      kind,
      name: bare
        ? nameless
        : blockName(
            kind,
            group.map(({ exercise }) => exercise),
          ),
      description: bare ? nameless : blockText(kind, sets, group[group.length - 1]?.restSec ?? 0),
      focus: group[0]?.exercise.pattern ?? null,
      rounds: kind === 'superset' ? sets : 1,
      roundDurationSec: null,
      exercises,
    }
  })
}

const nameless = { de: '', en: '' }

const exerciseOf = (
  brief: Brief,
  pick: Pick,
  { first, leads, bare }: { readonly first: boolean; readonly leads: boolean; readonly bare: boolean },
): DraftExercise => {
  const { exercise, dose, sets, restSec } = pick
  const rest = leads ? Math.min(ruleSet.dose.pairRest.value[1], 15) : restSec
  const ramps = first || pick.slot.part === 'main' ? rampSets(brief, dose, first) : []
  const breathless = exercise.role === 'conditioning'
  return {
    exercise,
    targetRir: breathless ? null : dose.rir,
    reasons: bare ? [] : distinct([...(breathless ? [] : dose.reasons), ...whyReasons(brief, exercise)]),
    sets: [...ramps, ...setsFor(dose, sets, rest)],
  }
}
