import type { Dose } from '../training.ts'
import type { Context } from './context.ts'
import { isBehindSets } from './doses.ts'
import type { Move } from './moves.ts'
import { before } from './nearby.ts'
import type { Quantity } from './quantity.ts'
import { is, sense } from './senses.ts'

/** "10 Swings", "mit 80": numbers whose unit everybody knows. */
export const bareOf = ({ all, field }: Context, { at, ids }: Move, quantities: readonly Quantity[]): Dose => {
  const bare = quantities.filter(one => one.bare !== undefined && one.size === undefined)
  const each = bare.find(
    ({ from }) =>
      from > at &&
      (is(all[from - 1], 'each') || (is(all[from - 2], 'each') && sided.test(all[from - 1]?.folded ?? ''))),
  )
  const sized = quantities.find(
    ({ size, from }) =>
      size !== undefined &&
      from > at &&
      (is(all[from - 1], 'with') ||
        (is(all[from - 2], 'with') && /^(den|der|dem|einer|einem|ner|the|a)$/.test(all[from - 1]?.folded ?? ''))),
  )
  const load = bare.find(
    ({ from }) =>
      from > at &&
      (/^(mit|with|at|@|bei)$/.test(all[from - 1]?.folded ?? '') ||
        (/^(mit|with)$/.test(all[from - 2]?.folded ?? '') &&
          /^(the|den|der|dem|einer|ner)$/.test(all[from - 1]?.folded ?? '')) ||
        isBehindSets(quantities, from)),
  )
  const reps =
    bare.find(({ to }) => to <= at && at - to <= 2 && isBeside(all, to, at)) ??
    (isOnRounds(all, at) || field === 'goal' ? bare.find(({ from }) => from === at + 1) : undefined)
  if (reps?.bare !== undefined && (isBest(all, reps.from) || (field === 'goal' && isHeavy(ids, reps.bare))))
    return { kg: reps.bare }
  return {
    ...(reps?.bare !== undefined && reps.bare >= 2 && reps.bare <= 200
      ? { reps: [reps.bare, reps.bare] as const }
      : each?.bare !== undefined &&
          (sided.test(all[each.from - 1]?.folded ?? '') || quantities.some(one => one.sets !== undefined))
        ? { reps: [each.bare, each.bare] as const }
        : {}),
    ...(load?.bare !== undefined && load.bare >= 5 ? { kg: load.bare } : sized?.size ? { kg: sized.size } : {}),
  }
}

/** "EMOM 12 Minuten Swings 15 und Burpees 8": counted behind what is done. */
const isOnRounds = (all: Context['all'], at: number) =>
  all.some(
    one => one.sentence === all[at]?.sentence && /^(emom|amrap|circuit)$/.test(sense(one, 'format')?.format ?? ''),
  )

/** "120 Bank": a goal of so many repetitions nobody has. */
const isHeavy = (ids: readonly string[], bare: number) =>
  bare >= 40 &&
  ids.some(id => /^(?:bench-press|back-squat|deadlift|overhead-press|front-squat|power-clean|power-snatch)$/.test(id))

const sided = /^(?:arm|bein|seite|hand|leg|side)$/

/** "8 Klimmzüge", "150 im Heben". */
const isBeside = (all: Context['all'], to: number, at: number) =>
  at - to <= 1 || all.slice(to, at).every(({ folded }) => /^(im|in|beim|auf|der|the|on)$/.test(folded))

/** "Bench 90 for 5", "Max im Kreuzheben ist 160", "geht 70 kg 8 mal": what was lifted, and how often. */
export const bestOf = ({ all }: Context, { at }: Move, quantities: readonly Quantity[]): Dose => {
  const behind = quantities.filter(({ from, bare, size }) => from > at && bare !== undefined && size === undefined)
  const load = behind.find(({ bare = 0 }) => bare >= 40)
  const many = behind.find(
    one =>
      one !== load &&
      (one.bare ?? 99) <= 20 &&
      (/^(for|fur|a|x)$/.test(all[one.from - 1]?.folded ?? '') ||
        /^(mal|times|reps|wiederholungen|wdh)$/.test(all[one.to]?.folded ?? '')),
  )
  return {
    ...(load?.bare === undefined ? {} : { kg: load.bare }),
    ...(many?.bare === undefined ? {} : { reps: [many.bare, many.bare] as const }),
  }
}

/** "PR 150 Heben": a weight nobody counts repetitions by. */
const isBest = (all: Context['all'], at: number) =>
  (all[at]?.number ?? 0) >= 40 &&
  before(all, at, 4).some(({ folded }) =>
    /^(pr|pb|1rm|one rep max|bestleistung|rekord|rekord ist|bestwert|max ist|mein maximum)$/.test(folded),
  )
