import type { z } from 'zod'
import type { generated } from '../contract/app.ts'
import type { Plan, PlannedBlock, PlannedExercise, PlannedSet } from '../domain/coach/basis/plan.ts'
import type { Language } from './workout-answer.ts'

/** A plan told in three texts, a line an exercise. */
export const generatedAnswer = (
  workoutId: string,
  plan: Plan,
  createdAt: string,
  language: Language,
): z.input<typeof generated> => {
  const tell = (wanted: (block: PlannedBlock) => boolean) =>
    plan.blocks
      .filter(wanted)
      .map(block => blockText(block, language))
      .join('\n\n')
  return {
    workoutId,
    workout: {
      warmup: tell(({ kind }) => kind === 'warmup'),
      main: tell(({ kind }) => kind !== 'warmup' && kind !== 'cooldown'),
      cooldown: tell(({ kind }) => kind === 'cooldown'),
      createdAt,
    },
  }
}

const blockText = ({ name, rounds, exercises }: PlannedBlock, language: Language) => {
  const head = rounds > 1 ? `${name[language]} (${rounds} ${language === 'de' ? 'Runden' : 'rounds'})` : name[language]
  return [head, ...exercises.map(exercise => exerciseText(exercise, language))].join('\n')
}

const exerciseText = ({ name, sets }: PlannedExercise, language: Language) => {
  const work = sets.filter(({ ramp }) => !ramp)
  const told = [...new Set(work.map(doseText))]
  const dose = told.length === 1 ? `${work.length} × ${told[0]}` : work.map(doseText).join(', ')
  return `${name[language]}: ${dose}`
}

const doseText = ({ reps, durationSec, distanceM, weightKg }: PlannedSet) => {
  const amount = reps ?? (distanceM === undefined ? `${durationSec} s` : `${distanceM} m`)
  return weightKg ? `${amount}, ${weightKg} kg` : String(amount)
}
