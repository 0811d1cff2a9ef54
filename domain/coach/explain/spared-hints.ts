import { directMuscles, isStrength } from '../basis/catalogue.ts'
import type { Text } from '../basis/plan.ts'
import { text } from '../basis/text.ts'
import { type DraftBlock, exercisesIn } from '../dose/draft.ts'
import { isSoon, legMuscles, type Match } from '../prescribe/ahead/matches.ts'
import type { Brief } from '../prescribe/brief.ts'

/** Said where other sport today or tomorrow, or a run, keeps muscles fresh. */
export const sparedHints = (brief: Brief, main: readonly DraftBlock[]): readonly Text[] => {
  const { matches, wish } = brief
  const soon = matches.filter(isSoon)
  if (soon.length === 0 || wish.override) return []
  if (soon.every(({ isRun }) => isRun)) return brief.goal === 'endurance' ? [] : [runHint(main)]
  return [soonHint(soon.find(({ as }) => as === 'contest') ?? soon[0])].flatMap(one => one ?? [])
}

const soonHint = (match: Match | undefined): Text | null => {
  if (match === undefined) return null
  const part = match.needs === 'legs' ? text('die Beine', 'your legs') : text('die Schultern', 'your shoulders')
  return match.as === 'contest'
    ? text(
        `Für deinen anderen Sport bleiben ${part.de} heute frisch: höchstens zwei Sätze je Muskel.`,
        `For your other sport ${part.en} stay fresh today: two sets a muscle at most.`,
      )
    : text(
        `Im Training für deinen Sport brauchst du ${part.de} bald wieder: heute höchstens fünf schwere Sätze je Muskel.`,
        `Practice for your sport needs ${part.en} again soon: five heavy sets a muscle at most today.`,
      )
}

/** Legs that lift a little are not called fresh. */
const runHint = (main: readonly DraftBlock[]): Text =>
  exercisesIn(main).some(one => isStrength(one) && directMuscles(one).some(muscle => legMuscles.has(muscle)))
    ? text(
        'Morgen läufst du meist lang oder schnell: Für die Beine sind es heute höchstens zwei Sätze je Muskel.',
        'Tomorrow you mostly run long or fast: two sets a muscle at most for your legs today.',
      )
    : text(
        'Morgen läufst du meist lang oder schnell: Deine Beine bleiben heute frisch.',
        'Tomorrow you mostly run long or fast: your legs stay fresh today.',
      )
