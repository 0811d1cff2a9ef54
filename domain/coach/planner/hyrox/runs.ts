import type { Brief } from '../../brief.ts'
import type { Exercise } from '../../catalogue.ts'
import { isRun } from '../../runs.ts'
import { number, text } from '../../text.ts'
import { runSeconds } from '../cardio.ts'
import type { DraftBlock } from '../draft.ts'
import { runPart } from './parts.ts'

/** Metres and seconds of rest, by level. */
const protocols = [
  [400, 90],
  [400, 75],
  [600, 90],
  [800, 90],
  [1000, 90],
] as const

/** Repeated runs over a distance; null when running is not possible here. */
export const intervalsByDistance = (brief: Brief, seconds: number): DraftBlock[] | null => {
  const exercise = runner(brief)
  if (!exercise) return null
  const [usual, restSec] = protocols[brief.level - 1] ?? protocols[0]
  const shape = [usual, 400]
    .map(metres => ({ metres, ...roundsOf(brief, metres, restSec, seconds) }))
    .find(one => one.rounds >= 3)
  if (!shape) return null
  const { metres, each, rounds } = shape
  const [count, distance, rest] = [number(rounds), number(metres), number(restSec)]
  return [
    {
      kind: 'interval',
      name: text('Laufintervalle', 'Run intervals'),
      description: text(
        `${count.de}-mal ${distance.de} m zügig, dazwischen ${rest.de} s Gehpause.`,
        `${count.en} times ${distance.en} m brisk, ${rest.en} s of walking in between.`,
      ),
      focus: null,
      rounds,
      roundDurationSec: Math.round(each + restSec),
      exercises: [runPart(brief, exercise, metres, rounds, restSec)],
    },
  ]
}

const roundsOf = (brief: Brief, metres: number, restSec: number, seconds: number) => {
  const each = (metres / 1000) * brief.runPace
  return {
    each,
    rounds: Math.min(10, Math.floor((seconds * 0.85) / (each + restSec)), Math.floor(runSeconds(brief) / each)),
  }
}

/** The run to train with; null where running is not possible or the week has had enough. */
export const runner = (brief: Brief): Exercise | null => {
  if (runSeconds(brief) < 300) return null
  const runs = brief.usable.filter(one => isRun(one) && one.impact === 2)
  return runs.find(({ id }) => id === 'run-intervals') ?? runs[0] ?? null
}
