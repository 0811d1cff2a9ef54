import type { Brief } from '../brief.ts'
import { directMuscles, type Exercise } from '../catalogue.ts'
import { composed, type Fits } from './fill.ts'
import { trunk } from './frequency.ts'
import { type Kind, targetMuscles } from './kinds.ts'
import { type Pick, setsOf } from './pick.ts'

/**
 * Where the muscles that were wished for have had enough and time is left, their neighbours come after them with what the
 * week still needs: at most as many sets again, so that the wish keeps its half, and nothing that is heavy on the spine.
 * A tired trunk carries no lifts: who wished for it has it last. "Nur Oberkörper" stays alone.
 */
export const withOthers = (brief: Brief, wished: readonly Pick[], fits: Fits): readonly Pick[] => {
  const { focus, focusOnly, wanted } = brief.wish
  if (focusOnly || wished.length === 0) return wished
  const isWished = (exercise: Exercise) =>
    directMuscles(exercise).some(muscle => focus.includes(muscle)) || wanted.some(ids => ids.includes(exercise.id))
  const isOther = (exercise: Exercise) => !isWished(exercise)
  const allowed = (exercise: Exercise) => isOther(exercise) && exercise.axialLoad < heavyOnSpine
  const half = (picks: readonly Pick[]) =>
    setsOf(picks.filter(({ exercise }) => isOther(exercise))) <=
    setsOf(picks.filter(({ exercise }) => isWished(exercise)))
  const isLight = lightBeside(wished)
  const rest = { ...brief, wish: { ...brief.wish, focus: [], wanted: [] } }
  const isTrunk = focus.every(muscle => trunk.includes(muscle))
  const behind = (picks: readonly Pick[]) =>
    isTrunk ? picks : picks.map(one => (isOther(one.exercise) ? { ...one, after: true } : one))
  return behind(
    composed(rest, neighboursOf(brief), picks => half(picks) && isLight(picks) && fits(behind(picks)), {
      picks: wished,
      allowed,
    }),
  )
}

/** On a long day for a half of the body that has had enough: small muscles of the other half, which the next day hardly misses. */
export const withSmall = (brief: Brief, own: readonly Pick[], fits: Fits): readonly Pick[] => {
  const allowed = ({ role }: Exercise) => role === 'isolation' || role === 'core'
  const isLight = lightBeside(own)
  return composed(brief, 'full', picks => isLight(picks) && fits(picks), { picks: own, allowed })
}

/** Whether what comes beside some picks is little of each, and these have grown no further. */
const lightBeside = (own: readonly Pick[]) => {
  const most = new Map(own.map(({ exercise, sets }) => [exercise, Math.max(sets, mostBeside)]))
  return (picks: readonly Pick[]) => picks.every(({ exercise, sets }) => sets <= (most.get(exercise) ?? mostBeside))
}

const heavyOnSpine = 2

/** Sets of one exercise beside what is there. */
const mostBeside = 3

/** What trains along with the wish: pushing or pulling by itself, else its half of the body; the trunk, and a wish for both halves, have the whole body for neighbours. */
const neighboursOf = (brief: Brief): Kind => {
  const inHalf = (kind: Kind) => {
    const own = targetMuscles(brief, kind)
    return brief.wish.focus.some(muscle => own.has(muscle) && !trunk.includes(muscle))
  }
  const [upper, lower] = [inHalf('upper'), inHalf('lower')]
  if (upper === lower) return 'full'
  const isAllOf = (kind: Kind) => brief.wish.focus.every(muscle => targetMuscles(brief, kind).has(muscle))
  return lower ? 'lower' : isAllOf('push') ? 'push' : isAllOf('pull') ? 'pull' : 'upper'
}
