import { ask } from '../../data/client.ts'
import { type PlaceForm, placeBody } from './place-fields.ts'
import { type PlanForm, planBody } from './plan-fields.ts'
import type { TrainingProfile, UserProfile } from './queries.ts'

export type Changes = {
  user: Pick<UserProfile, 'onboarding_completed' | 'training_profile_onboarding_completed'>
  profile: TrainingProfile | undefined
  place: PlaceForm
  plan: PlanForm
}

/** One after the other: the user profile, the selected training profile, then the plan where anything is filled in. */
export const saveProfile = async ({ user, profile, place, plan }: Changes) => {
  const { onboarding_completed, training_profile_onboarding_completed } = user
  await ask('PATCH /users/profile', { body: { onboarding_completed, training_profile_onboarding_completed } })
  if (profile) await ask('PUT /training-profiles/:id', { params: { id: profile.id }, body: placeBody(place, profile) })
  const body = planBody(plan)
  if (body) await ask('PUT /training-plan/mine', { body })
}
