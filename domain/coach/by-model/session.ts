import { isStrength, type Range } from '../basis/catalogue.ts'
import type { Plan } from '../basis/plan.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { mayBeOff } from '../basis/time-model.ts'
import { coolDownBlock, coolDownSeconds } from '../compose/around/cool-down.ts'
import { warmUpBlock, warmUpSeconds } from '../compose/around/warm-up.ts'
import { focusOf, hyroxKindOf } from '../compose/hyrox/kind.ts'
import { assemble, type DraftBlock, type DraftExercise, secondsOf } from '../dose/draft.ts'
import { describe } from '../explain/describe.ts'
import { hintsFor } from '../explain/hints.ts'
import { planName } from '../explain/names.ts'
import type { Brief } from '../prescribe/brief.ts'
import { restRange } from '../prescribe/goals.ts'
import { kindOf } from '../prescribe/week/kinds.ts'
import type { Composed } from './composed.ts'
import { blocksFrom } from './draft.ts'
import { labelled } from './labels.ts'

/** A whole session around a main part that was composed: the warm-up and the cool-down fit what is trained. */
export const planFrom = (brief: Brief, composed: Composed): Plan => {
  const chosen = marked(brief, blocksFrom(brief, composed.blocks))
  const main = fitted(brief, chosen)
  const trained = main.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))
  const spare = mainSeconds(brief).aim - secondsOf(main, brief)
  const warmUp = warmUpBlock(brief, warmUpSeconds(brief.minutes), trained)
  const ending = { seconds: coolDownFor(brief, spare), prepared: warmUp.exercises.length }
  const blocks = [warmUp, ...main, coolDownBlock(brief, ending, trained, trained)]
  const head = {
    name: planName(brief, brief.goal === 'hyrox' ? null : kindOf(brief), { focus: main[0]?.focus ?? null }),
    description: describe(brief, main),
    hints: hintsFor(brief, main),
  }
  return { ...assemble({ ...head, blocks }, brief), notUnderstood: notUnderstood(brief, composed) }
}

/** A race's own day is a warm-up and a simulation a table of facts: nothing of them is chosen. */
export const isGiven = (brief: Brief): boolean =>
  brief.raceDay !== null || (brief.goal === 'hyrox' && hyroxKindOf(brief) === 'simulation')

/** On the way to a race the day carries its kind, so that the next one can tell what was done. */
const marked = (brief: Brief, blocks: readonly DraftBlock[]): readonly DraftBlock[] =>
  brief.goal === 'hyrox'
    ? blocks.map((block, at) => (at === 0 ? { ...block, focus: focusOf(hyroxKindOf(brief)) } : block))
    : blocks

/** Seconds between warm-up and cool-down, and how far off still counts. */
export const mainSeconds = (brief: Brief) => {
  const aim = brief.minutes * 60 - warmUpSeconds(brief.minutes) - coolDownSeconds(brief.minutes)
  const off = Math.floor(mayBeOff(brief.minutes) * 60 * 0.8)
  return { aim, least: aim - off, most: aim + off }
}

/** What is left over becomes a longer cool-down. */
const coolDownFor = ({ minutes }: Brief, spare: number) => {
  const usual = coolDownSeconds(minutes)
  const most = ruleSet.session.coolDown.value.minutes[1] * 60 - 10
  return usual === 0 ? 0 : Math.max(usual, Math.min(most, usual + spare))
}

/** Rests are moved towards the time asked for, as far as the goal allows; everything else stays as chosen. */
const fitted = (brief: Brief, blocks: readonly DraftBlock[]): readonly DraftBlock[] => {
  const { aim } = mainSeconds(brief)
  const steps = [0, 0.25, 0.5, 0.75, 1]
  const offBy = (draft: readonly DraftBlock[]) => Math.abs(secondsOf(draft, brief) - aim)
  const end = secondsOf(blocks, brief) > aim ? 0 : 1
  return steps
    .map(step => (step === 0 ? blocks : rested(brief, blocks, step, end)))
    .reduce((best, one) => (offBy(one) < offBy(best) ? one : best))
}

const rested = (brief: Brief, blocks: readonly DraftBlock[], step: number, end: 0 | 1) =>
  blocks.map(block =>
    block.kind === 'straight'
      ? labelled({
          ...block,
          exercises: block.exercises.map(one => restedTo(one, restRange(brief, one.exercise), step, end)),
        })
      : block,
  )

const restedTo = (one: DraftExercise, range: Range, step: number, end: 0 | 1): DraftExercise =>
  !isStrength(one.exercise)
    ? one
    : {
        ...one,
        sets: one.sets.map(set => {
          if (set.ramp || set.side === 'left') return set
          const moved = set.restSec + (range[end] - set.restSec) * step
          const further = end === 1 ? moved > set.restSec : moved < set.restSec
          return further ? { ...set, restSec: Math.round(moved / 5) * 5 } : set
        }),
      }

/** Words of the wish that were not followed here either. */
const notUnderstood = ({ wish }: Brief, { ignored }: Composed) =>
  wish.notUnderstood.filter(word => ignored.includes(word))
