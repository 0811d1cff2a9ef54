import type { Exercise } from '../basis/catalogue.ts'
import type { BlockKind, Text } from '../basis/plan.ts'
import { counted, duration, list, text } from '../basis/text.ts'

export const blockName = (kind: BlockKind, exercises: readonly Exercise[]): Text => {
  const names = list(exercises.map(({ name }) => name))
  return kind === 'superset' ? text(`Supersatz: ${names.de}`, `Superset: ${names.en}`) : names
}

/** "Intervalle: Laufen"; "Ruderintervalle" say so themselves. */
export const intervalsOf = ({ de, en }: Text): Text =>
  /intervall/i.test(de) ? text(de, en) : text(`Intervalle: ${de}`, `Intervals: ${en}`)

export const blockText = (kind: BlockKind, sets: number, restSec: number): Text => {
  const rest = duration(restSec)
  const rounds = counted(sets, 'Runde', 'Runden', 'round', 'rounds')
  if (kind === 'superset')
    return text(
      `${rounds.de} im Wechsel, danach jeweils ${rest.de} Pause.`,
      `${rounds.en} back and forth, then ${rest.en} of rest each.`,
    )
  const series = counted(sets, 'Satz', 'Sätze', 'set', 'sets')
  if (sets === 1) return text(`${series.de}.`, `${series.en}.`)
  return text(`${series.de}, dazwischen ${rest.de} Pause.`, `${series.en} with ${rest.en} of rest.`)
}
