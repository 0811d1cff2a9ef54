import { type Context, type Said, said } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { before } from './nearby.ts'
import { is, sense } from './senses.ts'

/** "My hip feels jibbly": a part of the body, said to be something that no vocabulary knows, is asked about. */
export const strangeIn = (context: Context, isUsed: (at: number) => boolean): readonly Said[] =>
  context.all.flatMap((lexeme, at): readonly Said[] => {
    const part = sense(lexeme, 'part')?.part
    if (!part || isUsed(at) || context.scope.others[at]) return []
    const to = predicateOf(context, at)
    return to === null
      ? []
      : [said({ kind: 'ask', part }, { start: lexeme.start, end: context.all[to]?.end ?? lexeme.end }, 'guess')]
  })

/** Where the unknown word stands that is said of the part; null when there is none. */
const predicateOf = ({ all }: Context, at: number): number | null => {
  const here = all[at]
  let isLinked = /['’]s$/.test(here?.written ?? '') || isOnesOwn(all, at)
  for (let on = at + 1; on <= at + 7 && all[on]?.clause === here?.clause; on += 1) {
    const one = all[on]
    if (!one || ends(one) || isWish.test(one.folded)) return null
    if (links.test(one.folded)) isLinked = true
    else if (isUnknown(one)) return isLinked ? on : null
    else if (!isSmall(one)) return null
  }
  return null
}

/** "My shoulder clunks", "hat mir den Fuß überrollt": what is said of it needs no "is". */
const isOnesOwn = (all: Context['all'], at: number) =>
  before(all, at, 3).some(one => /^(mein|meine|meinen|meinem|meiner|mir|my)$/.test(one.folded)) &&
  !all.some(
    one =>
      one.clause === all[at]?.clause &&
      (is(one, 'exercise', 'goal', 'section', 'format', 'wants', 'skill') || orders.test(one.folded)),
  )

/** What somebody wants done to a part of their body. */
const orders =
  /^(give|gib|gebt|hit|blast|kill|destroy|smash|torch|work|let|lets|mach|build|grow|target|train|trainiere|fur|furs)$/

const links =
  /^(ist|is|s|are|re|sind|war|waren|was|were|fuhlt|fuhlen|feels?|feeling|felt|wird|bleibt|wirkt|looks?|seems?|gets?|got|been|keeps?|macht|machen|hat|haben)$/

/** What a part is to become or to do. */
const isWish = /^(soll|sollen|sollten|sollte|mussen|muss|should|must|need|needs|darf|durfen)$/

const ends = (lexeme: Lexeme) =>
  lexeme.folded === 'nach' || is(lexeme, 'well', 'healed', 'and', 'or', 'but', 'with', 'only', 'except', 'instead')

const isUnknown = ({ senses, number, written }: Lexeme) =>
  senses.length === 0 && number === null && /^\p{Ll}{4,}$/u.test(written)

/** Words that say how much, since when, for whom. */
const isSmall = (lexeme: Lexeme) =>
  lexeme.senses.length === 0 || is(lexeme, 'filler', 'self', 'less', 'more', 'since', 'when', 'number', 'side', 'wants')
