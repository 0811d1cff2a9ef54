import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import type { BlockKind, Text } from '../plan.ts'
import { list, number, text } from '../text.ts'
import type { Kind } from './kinds.ts'

export const blockName = (kind: BlockKind, exercises: readonly Exercise[]): Text => {
  const names = list(exercises.map(({ name }) => name))
  return kind === 'superset' ? text(`Supersatz: ${names.de}`, `Superset: ${names.en}`) : names
}

export const blockText = (kind: BlockKind, sets: number, restSec: number): Text => {
  const [rounds, rest] = [number(sets), number(restSec)]
  return kind === 'superset'
    ? text(
        `${rounds.de} Runden im Wechsel, danach jeweils ${rest.de} s Pause.`,
        `${rounds.en} rounds back and forth, then ${rest.en} s of rest each.`,
      )
    : text(`${rounds.de} Sätze, dazwischen ${rest.de} s Pause.`, `${rounds.en} sets with ${rest.en} s of rest.`)
}

export const planName = (brief: Brief, kind: Kind | null): Text => {
  const goal = brief.catalogue.goals.find(({ id }) => id === brief.goal)?.name ?? text('Training', 'Training')
  const part = kind === null || kind === 'focus' ? null : kindNames[kind]
  return part ? text(`${goal.de}: ${part.de}`, `${goal.en}: ${part.en}`) : goal
}

const kindNames: Readonly<Record<Exclude<Kind, 'focus'>, Text>> = {
  full: text('ganzer Körper', 'whole body'),
  upper: text('Oberkörper', 'upper body'),
  lower: text('Unterkörper', 'lower body'),
  push: text('Drücken', 'push'),
  pull: text('Ziehen', 'pull'),
  legs: text('Beine', 'legs'),
}
