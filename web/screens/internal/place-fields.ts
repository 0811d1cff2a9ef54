import type { QuestionOf } from '../../data/calls.ts'
import type { TrainingProfile } from './queries.ts'

export type PlaceForm = { name: string; equipment: string; context: string; details: string }

export const placeForm = (profile: TrainingProfile | undefined): PlaceForm => ({
  name: profile?.name ?? '',
  equipment: profile?.equipment.join(', ') ?? '',
  context: profile?.equipment_llm_context ?? '',
  details: profile?.equipment_details ?? '',
})

type PlaceBody = QuestionOf<'PUT /training-profiles/:id'>['body']

/** An empty value becomes undefined: the field stays as it was. */
export const placeBody = ({ name, equipment, context, details }: PlaceForm, profile: TrainingProfile): PlaceBody => ({
  name: filled(name),
  equipment: listOf(equipment),
  equipment_llm_context: filled(context),
  equipment_details: filled(details),
  is_primary: profile.is_primary,
})

const filled = (typed: string) => (typed.trim() === '' ? undefined : typed.trim())

const listOf = (typed: string) => {
  const ids = typed
    .split(',')
    .map(id => id.trim())
    .filter(id => id !== '')
  return ids.length > 0 ? ids : undefined
}
