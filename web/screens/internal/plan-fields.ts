import type { QuestionOf } from '../../data/calls.ts'
import type { TrainingPlan } from './queries.ts'
import { decimal, wholeNumber } from './read-number.ts'

type Kind = 'whole' | 'decimal' | 'text' | 'words'
type Name = Exclude<keyof TrainingPlan, 'equipment' | 'gender'>

export type PlanForm = Record<Name | 'gender', string>
type Field = { readonly name: Name; readonly label: string; readonly kind: Kind; readonly hint?: string }

export const personal: readonly Field[] = [
  { name: 'age', label: 'Age', kind: 'whole' },
  { name: 'height', label: 'Height (cm)', kind: 'decimal' },
  { name: 'weight', label: 'Weight (kg)', kind: 'decimal' },
]

export const preferences: readonly Field[] = [
  { name: 'training_frequency', label: 'Training Frequency (days per week)', kind: 'whole' },
  { name: 'session_duration', label: 'Session Duration (minutes)', kind: 'whole' },
  { name: 'fitness_level', label: 'Fitness Level (1 to 5)', kind: 'whole', hint: '1 beginner, 5 advanced' },
  { name: 'fitness_level_description', label: 'Fitness Level Description', kind: 'text' },
  { name: 'experience_level', label: 'Experience Level (1 to 5)', kind: 'whole', hint: 'Years of training' },
  { name: 'experience_level_description', label: 'Experience Level Description', kind: 'text' },
  { name: 'other_regular_activities', label: 'Other Regular Activities', kind: 'words' },
]

export const goals: readonly Field[] = [
  { name: 'workout_goal_id', label: 'Workout Goal ID', kind: 'text', hint: 'A goal of the catalogue' },
  { name: 'workout_goal_llm_context', label: 'Workout Goal LLM Context', kind: 'text' },
  { name: 'goal_details', label: 'Goal Details', kind: 'words' },
  { name: 'restrictions', label: 'Restrictions', kind: 'words' },
  { name: 'mobility_restrictions', label: 'Mobility Restrictions', kind: 'words' },
  { name: 'comments', label: 'Comments', kind: 'words' },
]

const fields = [...personal, ...preferences, ...goals]

export const planForm = (plan: TrainingPlan | null): PlanForm =>
  Object.fromEntries(
    [...fields.map(({ name }) => name), 'gender' as const].map(name => [name, String(plan?.[name] ?? '')]),
  ) as PlanForm

type PlanBody = QuestionOf<'PUT /training-plan/mine'>['body']

/** What was filled in. An empty value becomes undefined and so leaves the field as it was; null: nothing is filled in. */
export const planBody = (form: PlanForm): PlanBody | null => {
  const read = fields.map(({ name, kind }) => [name, readAs(kind, form[name])])
  const filled = [...read, ['gender', form.gender || undefined]].filter(([, value]) => value !== undefined)
  return filled.length > 0 ? (Object.fromEntries(filled) as PlanBody) : null
}

const readAs = (kind: Kind, typed: string) => {
  if (kind === 'whole') return wholeNumber(typed)
  if (kind === 'decimal') return decimal(typed)
  return typed.trim() === '' ? undefined : typed
}
