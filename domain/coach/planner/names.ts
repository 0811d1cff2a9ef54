import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import type { BlockKind, Text } from '../plan.ts'
import { counted, list, number, text } from '../text.ts'
import type { Kind } from './kinds.ts'

export const blockName = (kind: BlockKind, exercises: readonly Exercise[]): Text => {
  const names = list(exercises.map(({ name }) => name))
  return kind === 'superset' ? text(`Supersatz: ${names.de}`, `Superset: ${names.en}`) : names
}

export const blockText = (kind: BlockKind, sets: number, restSec: number): Text => {
  const rest = number(restSec)
  const rounds = counted(sets, 'Runde', 'Runden', 'round', 'rounds')
  if (kind === 'superset')
    return text(
      `${rounds.de} im Wechsel, danach jeweils ${rest.de} s Pause.`,
      `${rounds.en} back and forth, then ${rest.en} s of rest each.`,
    )
  const series = counted(sets, 'Satz', 'Sätze', 'set', 'sets')
  if (sets === 1) return text(`${series.de}.`, `${series.en}.`)
  return text(`${series.de}, dazwischen ${rest.de} s Pause.`, `${series.en} with ${rest.en} s of rest.`)
}

/** Goal, part of the body and style: "Muskelaufbau: Oberkörper", "Abnehmen: Zirkel". */
export const planName = (brief: Brief, kind: Kind | null): Text => {
  const goal = brief.catalogue.goals.find(({ id }) => id === brief.goal)?.name ?? text('Training', 'Training')
  const style = brief.wish.style === null ? [] : [styleNames[brief.wish.style]]
  const parts = [...(kind === null ? [] : [kind === 'focus' ? focusName(brief) : kindNames[kind]]), ...style]
  const de = parts.map(part => part.de).join(', ')
  const en = parts.map(part => part.en).join(', ')
  return parts.length === 0 ? goal : text(`${goal.de}: ${de}`, `${goal.en}: ${en}`)
}

const focusName = ({ wish, catalogue }: Brief): Text => {
  const muscles = catalogue.muscles.filter(({ id }) => wish.focus.includes(id))
  if (muscles.length > 4) return muscles.some(({ id }) => id === 'quads') ? kindNames.lower : kindNames.upper
  return list(muscles.map(({ name }) => text(name.de, name.en.toLowerCase())))
}

const kindNames = {
  full: text('ganzer Körper', 'whole body'),
  upper: text('Oberkörper', 'upper body'),
  lower: text('Unterkörper', 'lower body'),
  push: text('Drücken', 'push'),
  pull: text('Ziehen', 'pull'),
  legs: text('Beine', 'legs'),
} as const

const styleNames = {
  straight: text('einzelne Sätze', 'straight sets'),
  superset: text('Supersätze', 'supersets'),
  circuit: text('Zirkel', 'circuit'),
  emom: text('EMOM', 'EMOM'),
  amrap: text('AMRAP', 'AMRAP'),
  interval: text('Intervalle', 'intervals'),
} as const
