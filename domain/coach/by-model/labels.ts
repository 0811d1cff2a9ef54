import type { Text } from '../basis/plan.ts'
import { duration, list, number, text } from '../basis/text.ts'
import type { DraftBlock, DraftExercise } from '../dose/draft.ts'
import { blockName, blockText, intervalsOf } from '../reasons/block-words.ts'

type Body = Omit<DraftBlock, 'name' | 'description'>

/** A block's name and what to do in it, in our own words and with its own numbers. */
export const labelled = (block: Body): DraftBlock => ({ ...block, ...labelsOf(block) })

const labelsOf = (block: Body): { name: Text; description: Text } => {
  const exercises = block.exercises.map(({ exercise }) => exercise)
  const rounds = number(block.rounds)
  const names = list(exercises.map(({ name }) => name))
  const rest = Math.max(0, ...block.exercises.flatMap(working).map(({ restSec }) => restSec))
  switch (block.kind) {
    case 'emom':
      return {
        name: text('EMOM', 'EMOM'),
        description: text(
          `Zu jeder vollen Minute die nächste Übung, ${rounds.de} Runden. Was von der Minute bleibt, ist Pause.`,
          `The next exercise on every minute, ${rounds.en} rounds. What is left of the minute is rest.`,
        ),
      }
    case 'amrap': {
      const cap = number(block.capMinutes ?? 0)
      return {
        name: text('AMRAP', 'AMRAP'),
        description: text(
          `So viele Runden wie möglich in ${cap.de} Minuten. Ziel: ${rounds.de} Runden. Zähl sie mit.`,
          `As many rounds as possible in ${cap.en} minutes. Aim for ${rounds.en} rounds and count them.`,
        ),
      }
    }
    case 'interval':
      return {
        name: intervalsOf(names),
        description: text(
          `${rounds.de}-mal zügig, dazwischen ${duration(rest).de} locker.`,
          `${rounds.en} times brisk, ${duration(rest).en} easy in between.`,
        ),
      }
    case 'circuit':
      return {
        name: text('Zirkel', 'Circuit'),
        description: text(
          `${rounds.de} Runden, Station für Station, dazwischen kurz durchatmen.`,
          `${rounds.en} rounds, station by station, a few breaths in between.`,
        ),
      }
    default:
      return { name: blockName(block.kind, exercises), description: inTurn(block, rest) }
  }
}

const inTurn = ({ kind, exercises }: Body, rest: number): Text => {
  const sets = Math.max(1, ...exercises.map(one => working(one).filter(({ side }) => side !== 'right').length))
  const steady = sets === 1 && exercises.every(({ exercise }) => exercise.role === 'conditioning')
  return steady
    ? text(
        'Ruhiges Tempo: Du kannst dabei noch in ganzen Sätzen sprechen.',
        'Easy pace: you can still talk in full sentences.',
      )
    : blockText(kind, sets, rest)
}

const working = ({ sets }: DraftExercise) => sets.filter(({ ramp }) => !ramp)
