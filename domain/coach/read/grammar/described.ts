import type { Lexeme } from './lexemes.ts'
import { before, behind } from './nearby.ts'
import { is } from './senses.ts'

const state =
  'schwer|mude|platt|matt|leer|frisch|fit|ausgeruht|super|gut|top|locker|heavy|tired|fresh|great|good|fine|rested|dead|empty|trashed'

const isSo = new RegExp(
  `^(?:ist|sind|war|waren|is|are|was|were|feels?|felt|feeling|fuhlt|fuhlen)(?: (?:sich|noch|so|ganz|echt|richtig|sehr|heute|wieder|still|pretty|really|very|today|feeling)){0,3} (?:${state})(?: |$)`,
)

/** "Die Beine sind schwer", "my back feels great": how a part is, and no wish to train it. */
export const isDescribed = (all: readonly Lexeme[], at: number): boolean =>
  is(all[at], 'part') &&
  isSo.test(
    behind(all, at, 5)
      .map(({ folded }) => folded)
      .join(' '),
  )

const states: ReadonlySet<string> = new Set(state.split('|'))

/** The "schwer" of "die Beine sind schwer". */
export const describesPart = (all: readonly Lexeme[], at: number): boolean =>
  states.has(all[at]?.folded ?? '') && before(all, at, 5).some(one => isDescribed(all, all.indexOf(one)))
