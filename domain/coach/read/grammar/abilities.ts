import type { Catalogue } from '../../basis/catalogue.ts'
import type { Dose } from '../training.ts'
import { type Context, type Said, said } from './context.ts'
import { before, behind } from './nearby.ts'
import type { Quantity } from './quantity.ts'
import { is, sense } from './senses.ts'

/**
 * "10 saubere Klimmzüge, schaff gerade 4", "deadlift 180, currently at 150x3", "can hang for 30 seconds": what somebody can do
 * now, of the exercise that was named before.
 */
export const abilitiesIn = (context: Context, catalogue: Catalogue): readonly Said[] => {
  const { all, field, quantities } = context
  if (field !== 'goal' && field !== 'comments') return []
  const known = new Set(catalogue.exercises.map(({ id }) => id))
  const hung = hangIn(context)
  if (hung.length > 0) return hung
  const told = quantities.flatMap((one, on): readonly Said[] => {
    const at = all[one.from]
    if (!at || !isNow(context, one) || hasMove(context, at.clause)) return []
    const move = all.findLast(
      (lexeme, place) =>
        place < one.from && lexeme.sentence >= at.sentence - 1 && (is(lexeme, 'exercise') || is(lexeme, 'skill')),
    )
    const ids = idsOf(move).filter(id => known.has(id))
    const done = doneIn(one, quantities[on + 1], context)
    return ids.length === 0 || done === null
      ? []
      : [said({ kind: 'ability', exercises: ids, done }, { start: at.start, end: all[one.to - 1]?.end ?? at.end })]
  })
  return told.slice(0, 1)
}

const idsOf = (lexeme: Context['all'][number] | undefined): readonly string[] =>
  (sense(lexeme, 'exercise')?.ids ?? sense(lexeme, 'skill')?.exercise ?? '').split('|').filter(id => id !== '')

const hasMove = ({ all }: Context, clause: number) =>
  all.some(one => one.clause === clause && is(one, 'exercise', 'skill'))

/** "Schaff gerade 4", "stehe bei 85", "at 82.5 for 3 now", and no "will 2". */
const isNow = ({ all }: Context, { from, to }: Quantity): boolean => {
  const near = [...before(all, from, 5), ...behind(all, to - 1, 5)]
  return (
    near.some(one => is(one, 'able') || now.test(one.folded)) &&
    !near.some(one => is(one, 'wants', 'at-least') || /^(ziel|goal|target|woche|week|mal|times)$/.test(one.folded))
  )
}

const now =
  /^(now|jetzt|gerade|grad|momentan|bisher|aktuell|derzeit|so far|right now|stehe|steh|stehe bei|steh bei|liege|currently|already|schon|only at|noch bei)$/

const doneIn = (one: Quantity, next: Quantity | undefined, { all }: Context): Dose | null => {
  if (one.seconds !== undefined) return { seconds: one.seconds }
  if (one.kg !== undefined) return { kg: one.kg, ...(one.reps ? { reps: one.reps } : {}) }
  if (one.sets !== undefined && one.reps !== undefined)
    return one.sets > 20 ? { kg: one.sets, reps: one.reps } : { sets: one.sets, reps: one.reps }
  const bare = one.bare
  if (bare === undefined) return one.reps ? { reps: one.reps } : null
  if (bare <= 30 && Number.isInteger(bare)) return { reps: [bare, bare] }
  const many = next?.bare
  const isFor =
    next !== undefined && next.from - one.to <= 1 && /^(for|fur|a|x)$/.test(all[next.from - 1]?.folded ?? '')
  const count = isFor && many !== undefined && many <= 20 ? many : 1
  return { kg: bare, reps: [count, count] }
}

/** "Can already hang for 30 sec", "kann mich 20 Sekunden halten". */
const hangIn = ({ all, quantities }: Context): readonly Said[] => {
  const at = all.findIndex(one => /^(hang|hange|hangen|hanging|dead hang)$/.test(one.folded))
  const held = quantities.find(one => one.seconds !== undefined && all[one.from]?.clause === all[at]?.clause)
  const here = all[at]
  const isAble = all.some(
    one => one.clause === here?.clause && (is(one, 'able') || /^(can|kann|i|ich)$/.test(one.folded)),
  )
  return here && held?.seconds !== undefined && isAble
    ? [
        said(
          { kind: 'ability', exercises: ['dead-hang'], done: { seconds: held.seconds } },
          { start: here.start, end: all[held.to - 1]?.end ?? here.end },
        ),
      ]
    : []
}
