import type { Dose } from '../training.ts'
import { type Context, type Said, said } from './context.ts'
import { clauseOf } from './nearby.ts'
import type { Quantity } from './quantity.ts'
import { is, sense } from './senses.ts'

/** "Nur 3 Übungen", "alles 3x10", "2 Sätze pro Übung", "heute 5x5": of how many and how much the whole session is. */
export const schemesIn = (context: Context, asked: readonly Said[]): readonly Said[] => {
  if (context.field !== 'wish' || context.quantities.length > mostNumbers) return []
  const named = asked.filter(({ meaning: { kind } }) => kind === 'exercise' || kind === 'ability' || kind === 'skill')
  return [...countIn(context), ...dosesIn(context, named)]
}

const countIn = (context: Context): readonly Said[] => {
  const { all } = context
  const counts = all.flatMap((_, at) => countAt(context, at) ?? [])
  const [first, last] = [counts[0], counts.at(-1)]
  if (!first || !last || counts.length > mostCounted) return []
  if (counts.some(({ at }) => clauseOf(all, at).some(one => is(one, 'verdict', 'past', 'ago')))) return []
  const counted = new Set(counts.map(({ at }) => all[at]?.clause))
  const isOfPart = counts.some(({ at }) => clauseOf(all, at).some(isPart))
  if (isOfPart && all.some(one => isPart(one) && !counted.has(one.clause))) return []
  const exercises = counts.reduce((sum, { count }) => sum + count, 0)
  const words = { start: all[first.at]?.start ?? 0, end: all[last.to]?.end ?? 0 }
  return exercises > mostCounted ? [] : [said({ kind: 'scheme', exercises, dose: {} }, words)]
}

/** "Vier Übungen", "5 verschiedene Übungen", "nur eine Übung"; "eine Übung für den Po" is one among others. */
const countAt = ({ all }: Context, at: number) => {
  const isSingle = /^(?:(?:nur|only|just) )?(?:eine|one)$/.test(all[at]?.folded ?? '')
  const count = all[at]?.number ?? (isSingle ? 1 : null)
  const to = [at + 1, at + 2].find(
    next => movesWord.test(all[next]?.folded ?? '') && all[next]?.clause === all[at]?.clause,
  )
  if (count === null || to === undefined || all.slice(at + 1, to).some(one => is(one, 'unit', 'each'))) return null
  const ahead = all.slice(Math.max(0, at - 2), at + 1)
  if (ahead.some(one => is(one, 'at-least') || /^(?:davon|noch|mehr|more|another)$/.test(one.folded))) return null
  const isBounded = ahead.some(one => is(one, 'only', 'at-most'))
  return count >= 1 && Number.isInteger(count) && (count > 1 || isBounded) ? { at, to, count } : null
}

const dosesIn = (context: Context, named: readonly Said[]): readonly Said[] => {
  const { all, quantities } = context
  const told = quantities.filter(one => isCounted(context, one))
  const isAlone = new Set(told.map(one => all[one.from]?.clause)).size <= 1
  const meant = told.filter(one => isOfAll(context, one) || (isAlone && named.length === 0 && isAsIs(context)))
  const [first] = meant
  if (!first) return many(context)
  const near = meant.filter(one => all[one.from]?.clause === all[first.from]?.clause)
  const sets = near.find(one => one.sets !== undefined)?.sets
  const bare = quantities.find(one => one.bare !== undefined && isCountedOut(context, near, one))
  const reps =
    near.find(one => one.reps !== undefined)?.reps ?? (bare?.bare ? ([bare.bare, bare.bare] as const) : undefined)
  if ((sets ?? 1) > mostSets || (reps?.[1] ?? 1) > mostReps) return []
  const dose: Dose = { ...(sets === undefined ? {} : { sets }), ...(reps === undefined ? {} : { reps }) }
  const spans = [...near, ...(bare && dose.reps ? [bare] : [])]
  const from = Math.min(...spans.map(one => one.from))
  const to = Math.max(...spans.map(one => one.to)) - 1
  return [said({ kind: 'scheme', exercises: null, dose }, { start: all[from]?.start ?? 0, end: all[to]?.end ?? 0 })]
}

/** "Hohe Wiederholungen", "high reps". */
const many = ({ all }: Context): readonly Said[] => {
  const at = all.findIndex(one => sense(one, 'unit')?.unit === 'repetition')
  const [before, words] = [all[at - 1], all[at]]
  if (!before || !words || !/^(?:hohe[nr]?|viele|high|more)$/.test(before.folded)) return []
  if (clauseOf(all, at).some(one => is(one, 'exercise', 'verdict', 'past', 'not'))) return []
  return [said({ kind: 'scheme', exercises: null, dose: { reps: manyReps } }, { start: before.start, end: words.end })]
}

/** Sets or repetitions by number, of no distance, time or load: "doubles", "100 kg 5x5" and "2 reps shy" are none. */
const isCounted = ({ all }: Context, one: Quantity): boolean =>
  (one.sets !== undefined || one.reps !== undefined) &&
  one.to - one.from >= 2 &&
  (one.meters ?? one.seconds ?? one.kg) === undefined &&
  !clauseOf(all, one.from).some(one => is(one, 'verdict', 'past', 'ago', 'since', 'not', 'intensity'))

/** "Alles 3x10", "3 Sätze pro Übung", "Bank 5x5, der Rest 3x12". */
const isOfAll = ({ all }: Context, { from }: Quantity): boolean => {
  const clause = clauseOf(all, from)
  if (clause.some(one => is(one, 'exercise', 'format', 'skill'))) return false
  return clause.some(one => everything.test(one.folded)) || (clause.some(one => is(one, 'each')) && hasMoves(clause))
}

/** "Heute 5x5", "Oberkörper, 4 Sätze à 8": of a wish that names no exercise, no form and nothing to train with. */
const isAsIs = ({ all, quantities }: Context): boolean =>
  !all.some(one => is(one, 'exercise', 'format', 'skill', 'kit', 'flag', 'happened')) &&
  quantities.every(({ kg }) => kg === undefined)

/** "4 sets of 8 each", "3 Sätze à 12": the number that stands behind the sets. */
const isCountedOut = ({ all }: Context, sets: readonly Quantity[], { from }: Quantity): boolean =>
  is(all[from - 1], 'each', 'with') && sets.some(({ to }) => from - to <= 1 && from >= to)

const isPart = (one: Context['all'][number]) => is(one, 'part', 'focus') && one.folded !== 'ganzkorper'

const hasMoves = (clause: readonly Context['all'][number][]) => clause.some(one => movesWord.test(one.folded))

const movesWord = /^(?:ubung|ubungen|grundubung|grundubungen|exercises?|moves?|lifts?|movements?)$/
const everything =
  /^(?:alles|alle|uberall|uberalles|jeweils|sonst|rest|der rest|ubrige[ns]?|everything|all|everywhere|the rest)$/

/** Of a session: no one lays out more exercises, sets of each or repetitions in a set. */
const [mostCounted, mostSets, mostReps] = [12, 10, 30]
const manyReps = [12, 20] as const

/** A wish with more numbers lists lifts, or is none. */
const mostNumbers = 20
