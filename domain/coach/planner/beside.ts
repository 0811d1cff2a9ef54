import type { Brief } from '../brief.ts'
import { directMuscles, type Exercise } from '../catalogue.ts'
import { composed, type Fits } from './fill.ts'
import type { Pick } from './pick.ts'

/**
 * Where the muscles that were wished for have had enough and time is left, what the week still needs comes after them: at
 * most as many sets again, so that the wish keeps its half. "Nur Oberkörper" stays alone.
 */
export const withOthers = (brief: Brief, wished: readonly Pick[], fits: Fits): readonly Pick[] => {
  const { focus, focusOnly } = brief.wish
  if (focusOnly || wished.length === 0) return wished
  const isWished = (exercise: Exercise) => directMuscles(exercise).some(muscle => focus.includes(muscle))
  const allowed = (exercise: Exercise) => !isWished(exercise)
  const half = (picks: readonly Pick[]) =>
    setsOf(picks.filter(({ exercise }) => allowed(exercise))) <=
    setsOf(picks.filter(({ exercise }) => isWished(exercise)))
  const rest = { ...brief, wish: { ...brief.wish, focus: [], wanted: [] } }
  const behind = (picks: readonly Pick[]) => picks.map(one => (allowed(one.exercise) ? { ...one, after: true } : one))
  return behind(composed(rest, 'full', picks => half(picks) && fits(behind(picks)), { picks: wished, allowed }))
}

const setsOf = (picks: readonly Pick[]) => picks.reduce((sum, { sets }) => sum + sets, 0)
