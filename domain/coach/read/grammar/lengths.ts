import type { Circumstance } from '../circumstances.ts'
import { type Context, type Said, said } from './context.ts'
import { clauseOf } from './nearby.ts'
import type { Quantity } from './quantities.ts'
import { is, sense } from './senses.ts'
import { closingAt, sectionMinutes } from './shaped.ts'

/** "Acht Stunden auf den Beinen": so many hours nobody trains. */
const isWholeDay = ({ all }: Context, { from, to, minutes }: Context['quantities'][number]): boolean =>
  (minutes?.[1] ?? minutes?.[0] ?? 0) > 240 && all.slice(from, to).some(one => sense(one, 'unit')?.unit === 'hour')

/** The number of minutes for the whole session, of all that were named. */
export const durationIn = (context: Context): readonly Said[] => {
  const { all, scope, field, quantities } = context
  if (field !== 'wish' && field !== 'note') return []
  const [alone] = all
  if (all.length === 1 && alone?.number != null && alone.number >= 15 && alone.number <= 180)
    return [said({ kind: 'duration', least: alone.number, most: alone.number }, alone)]
  const isOnlySection = !all.some(one => is(one, 'exercise', 'focus', 'format', 'part', 'kit'))
  const sections = all.flatMap((lexeme, at) =>
    is(lexeme, 'section') || closingAt(context, at) ? [sectionMinutes(context, at)] : [],
  )
  const timed = all.flatMap((lexeme, at) => (/^(emom|amrap)$/.test(sense(lexeme, 'format')?.format ?? '') ? [at] : []))
  const candidates = quantities.filter(
    one =>
      one.minutes !== undefined &&
      !isWholeDay(context, one) &&
      !scope.withdrawn[one.from] &&
      !(
        sections.includes(one) &&
        !(isOnlySection && (one.minutes[1] ?? 0) >= 15) &&
        quantities.filter(other => other.minutes !== undefined).length > 0 &&
        (one.minutes[1] ?? 0) <= 20
      ) &&
      !timed.some(at => Math.abs(at - one.from) <= 4 && all[at]?.clause === all[one.from]?.clause) &&
      !isAnotherTime(context, one),
  )
  const [first] = candidates.toSorted((one, other) => (other.minutes?.[1] ?? 0) - (one.minutes?.[1] ?? 0))
  if (first?.minutes) return [said(boundedBy(context, first, first.minutes), spanOf(context, first))]
  const instead = quantities.find(
    one =>
      one.bare !== undefined &&
      (is(all[one.from - 1], 'withdraws') || /^(quick|schnelle|nur)$/.test(all[one.from - 1]?.folded ?? '')) &&
      one.bare >= 10 &&
      one.bare <= 120,
  )
  return instead?.bare === undefined
    ? []
    : [said({ kind: 'duration', least: instead.bare, most: instead.bare }, spanOf(context, instead))]
}

/** "Vor 20 Minuten", "in 50 Minuten muss ich", "statt 45", "5 km in 27 Minuten". */
const isAnotherTime = ({ all, quantities }: Context, { from, minutes }: Quantity) =>
  (/^(vor|statt|after|nach|letzten|seit)$/.test(all[from - 1]?.folded ?? '') && !isLeaving(all, from)) ||
  (minutes?.[1] ?? 0) < 5 ||
  all
    .slice(Math.max(0, from - 6), from + 6)
    .some(
      one =>
        one.sentence === all[from]?.sentence &&
        (sense(one, 'today')?.state === 'bad-sleep' ||
          /schlaf|gepennt|sleep|slept|sitzen|gesessen|sitting|steh|stand|auf den beinen|flug|flight|gefahren|gearbeitet|schicht/.test(
            one.folded,
          )),
    ) ||
  quantities.some(
    one =>
      one.meters !== undefined &&
      one.meters >= 1000 &&
      from - one.to <= 1 &&
      from >= one.to &&
      all[one.from]?.clause === all[from]?.clause,
  )

/** "Spätestens nach 45 Minuten muss ich weg". */
const isLeaving = (all: Context['all'], from: number) =>
  clauseOf(all, from).some(one => /^(spatestens|weg|los|gehen|leave|go|fertig|done)$/.test(one.folded))

const boundedBy = (
  { all }: Context,
  { from, to }: Quantity,
  [least, most]: readonly [number, number],
): Circumstance => {
  const before = all.slice(Math.max(0, from - 3), from).filter(one => one.clause === all[from]?.clause)
  const after = all.slice(to, to + 2).filter(one => one.clause === all[from]?.clause)
  const isMost =
    before.some(one => is(one, 'at-most')) ||
    isLeaving(all, from) ||
    (before.some(one => is(one, 'at-least')) &&
      clauseOf(all, from).some(one => /^(nicht|not|hab ich nicht)$/.test(one.folded))) ||
    after.some(one => /^(max|maximal|tops|hochstens)$/.test(one.folded))
  const isLeast =
    before.some(one => is(one, 'at-least')) || after.some(one => /^(minimum|mindestens)$/.test(one.folded))
  if (isMost && !(least !== most)) return { kind: 'duration', least: null, most }
  return { kind: 'duration', least, most: isLeast ? null : most }
}

const spanOf = ({ all }: Context, { from, to }: Quantity) => ({
  start: all[from]?.start ?? 0,
  end: all[to - 1]?.end ?? 0,
})
