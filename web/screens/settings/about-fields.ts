import { keysOf } from '../../../domain/fields.ts'
import type { AnswerOf, QuestionOf } from '../../data/calls.ts'
import { parseNumber, typedNumber } from '../../parts/number.ts'

type Known = AnswerOf<'GET /training-plan/mine'>
export type About = NonNullable<QuestionOf<'PUT /training-plan/mine'>['body']>

export const numberFields = {
  age: { label: 'Alter', hint: 'Jahre', least: 1, most: 120, whole: true },
  height: { label: 'Größe', hint: 'cm', least: 50, most: 260, whole: false },
  weight: { label: 'Gewicht', hint: 'kg', least: 20, most: 400, whole: false },
  training_frequency: { label: 'Trainingstage pro Woche', hint: '0 bis 7', least: 0, most: 7, whole: true },
  session_duration: { label: 'Übliche Dauer', hint: 'Minuten', least: 5, most: 300, whole: true },
} as const

export const textFields = {
  goal_details: { label: 'Dein Ziel in eigenen Worten', read: 'goal' },
  other_regular_activities: { label: 'Was du sonst regelmäßig machst', read: 'activities' },
  restrictions: { label: 'Verletzungen und Einschränkungen', read: 'restrictions' },
  mobility_restrictions: { label: 'Wo du unbeweglich bist', read: 'limits' },
  comments: { label: 'Was der Coach noch wissen soll', read: 'comments' },
} as const

export type NumberField = keyof typeof numberFields
export type TextField = keyof typeof textFields

export const numberNames = keysOf(numberFields)
const textNames = keysOf(textFields)

/** What stands in the form: everything as typed. */
export type Form = Record<NumberField | TextField, string> & {
  gender: 'male' | 'female' | 'other' | ''
  workout_goal_id: string
  fitness_level: number | null
  experience_level: number | null
}

export const formOf = (known: Known): Form => ({
  ...(Object.fromEntries([
    ...numberNames.map(name => [name, known[name] === null ? '' : typedNumber(known[name])]),
    ...textNames.map(name => [name, known[name] ?? '']),
  ]) as Record<NumberField | TextField, string>),
  gender: known.gender ?? '',
  workout_goal_id: known.workout_goal_id ?? '',
  fitness_level: known.fitness_level,
  experience_level: known.experience_level,
})

/** The words for a number that cannot be, else undefined. */
export const faultOf = (name: NumberField, typed: string): string | undefined => {
  if (typed.trim() === '') return undefined
  const { least, most, whole } = numberFields[name]
  const value = parseNumber(typed)
  if (value === null) return 'Bitte eine Zahl eingeben'
  if (whole && !Number.isInteger(value)) return 'Bitte eine ganze Zahl eingeben'
  return value < least || value > most ? `Zwischen ${least} und ${most}` : undefined
}

/** An emptied field is cleared; null says so to the server. */
export const bodyOf = (form: Form): About => ({
  ...Object.fromEntries(numberNames.map(name => [name, parseNumber(form[name])])),
  ...Object.fromEntries(textNames.map(name => [name, form[name].trim() || null])),
  gender: form.gender === '' ? null : form.gender,
  workout_goal_id: form.workout_goal_id || null,
  fitness_level: form.fitness_level,
  experience_level: form.experience_level,
})
