import { z } from 'zod'
import { asProfileId } from '../domain/ids.ts'
import { call } from './call.ts'
import { profileId } from './ids.ts'
import { briefText, fits, label, saying } from './text.ts'

const wrapped = z
  .union([z.array(saying(80)).max(100), saying(2000)])
  .check(fits(4002))
  .transform(given => (Array.isArray(given) ? given : [given]))

const level = z.number().int().min(1).max(5)

/** Null clears a field, an absent one stays as it is. */
const planFields = z.strictObject({
  gender: z.enum(['male', 'female', 'other']).nullish(),
  age: z.number().int().min(1).max(120).nullish(),
  height: z.number().min(50).max(260).nullish().describe('cm'),
  weight: z.number().min(20).max(400).nullish().describe('kg'),
  workout_goal_id: saying(80).nullish().describe('a goal of /catalogue'),
  workout_goal_llm_context: briefText(2000).nullish(),
  goal_details: briefText(2000).nullish(),
  training_frequency: z.number().int().min(0).max(14).nullish().describe('days per week'),
  session_duration: z.number().int().min(5).max(300).nullish().describe('minutes'),
  other_regular_activities: briefText(2000).nullish(),
  restrictions: briefText(2000).nullish(),
  mobility_restrictions: briefText(2000).nullish(),
  comments: briefText(2000).nullish(),
  fitness_level: level.nullish(),
  fitness_level_description: briefText(500).nullish(),
  experience_level: level.nullish(),
  experience_level_description: briefText(500).nullish(),
})

const profileFields = {
  equipment: wrapped.optional().describe('equipment ids of /catalogue; a single text is wrapped'),
  equipment_llm_context: briefText(2000).nullish(),
  equipment_details: briefText(2000).nullish(),
}

const planAnswer = z.object({
  gender: z.enum(['male', 'female', 'other']).nullable(),
  age: z.number().nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable(),
  workout_goal_id: z.string().nullable(),
  workout_goal_llm_context: z.string().nullable(),
  goal_details: z.string().nullable(),
  training_frequency: z.number().nullable(),
  session_duration: z.number().nullable(),
  other_regular_activities: z.string().nullable(),
  restrictions: z.string().nullable(),
  mobility_restrictions: z.string().nullable(),
  comments: z.string().nullable(),
  fitness_level: z.number().nullable(),
  fitness_level_description: z.string().nullable(),
  experience_level: z.number().nullable(),
  experience_level_description: z.string().nullable(),
})

export const trainingProfile = z.object({
  id: z.string().transform(asProfileId),
  name: z.string(),
  is_primary: z.boolean(),
  equipment: z.array(z.string()),
  equipment_llm_context: z.string().nullable(),
  equipment_details: z.string().nullable(),
})

export const trainingPlan = planAnswer.extend({ equipment: z.array(z.string()) })

export const allProfiles = call({
  method: 'GET',
  path: '/training-profiles/all',
  summary: 'All training profiles (places with their equipment)',
  access: 'signed-in',
  status: 200,
  answer: z.array(trainingProfile),
})

export const myProfile = call({
  method: 'GET',
  path: '/training-profiles/mine',
  summary: 'The primary training profile with the personal fields',
  access: 'signed-in',
  status: 200,
  answer: trainingProfile.extend(planAnswer.shape),
  refuses: ['no-such-profile'],
  etag: true,
})

export const createProfile = call({
  method: 'POST',
  path: '/training-profiles/',
  summary: 'Create a training profile; the first one is primary',
  access: 'signed-in',
  body: z.strictObject({ name: label(120), is_primary: z.boolean().optional(), ...profileFields }),
  status: 201,
  answer: trainingProfile,
  refuses: ['too-many-profiles', 'health-consent-needed', 'parent-needed', 'no-such-profile'],
  examples: { body: { name: 'Studio', equipment: ['barbell', 'bench'] } },
})

const profileChange = z.strictObject({
  name: label(120).optional(),
  is_primary: z.boolean().optional(),
  ...profileFields,
})

export const changeMyProfile = call({
  method: 'PUT',
  path: '/training-profiles/mine',
  summary: 'Change the primary training profile',
  access: 'signed-in',
  body: profileChange.extend(planFields.shape),
  status: 200,
  answer: trainingProfile.extend(planAnswer.shape),
  refuses: ['no-such-profile', 'health-consent-needed', 'parent-needed'],
  etag: true,
  examples: { body: { equipment: ['dumbbells'], fitness_level: 3 } },
})

export const changeProfile = call({
  method: 'PUT',
  path: '/training-profiles/:id',
  summary: 'Change a training profile',
  access: 'signed-in',
  params: z.object({ id: profileId }),
  body: profileChange,
  status: 200,
  answer: trainingProfile,
  refuses: ['no-such-profile', 'health-consent-needed', 'parent-needed'],
  etag: true,
  examples: { body: { name: 'Zuhause', is_primary: true } },
})

export const deleteProfile = call({
  method: 'DELETE',
  path: '/training-profiles/:id',
  summary: 'Delete a training profile',
  access: 'signed-in',
  params: z.object({ id: profileId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refuses: ['no-such-profile'],
  examples: { answer: { message: 'Training profile deleted' } },
})

export const myTrainingPlan = call({
  method: 'GET',
  path: '/training-plan/mine',
  summary: 'The personal fields the coach plans by',
  access: 'signed-in',
  status: 200,
  answer: trainingPlan,
  etag: true,
})

export const changeTrainingPlan = call({
  method: 'PUT',
  path: '/training-plan/mine',
  summary: 'Change the personal fields',
  access: 'signed-in',
  body: planFields.extend({ equipment: wrapped.optional() }),
  status: 200,
  answer: trainingPlan,
  refuses: ['too-many-profiles', 'health-consent-needed', 'parent-needed', 'no-such-profile'],
  etag: true,
  examples: { body: { age: 34, height: 171, weight: 66.5, workout_goal_id: 'muscle', training_frequency: 3 } },
})

export const userProfile = z.object({
  email: z.string(),
  onboarding_completed: z.boolean(),
  training_profile_onboarding_completed: z.boolean(),
})

export const getUserProfile = call({
  method: 'GET',
  path: '/users/profile',
  summary: 'E-mail and onboarding state',
  access: 'signed-in',
  status: 200,
  answer: userProfile,
  refuses: ['no-such-user'],
})

export const changeUserProfile = call({
  method: 'PATCH',
  path: '/users/profile',
  summary: 'Change the onboarding state',
  access: 'signed-in',
  body: z.strictObject({
    onboarding_completed: z.boolean().optional(),
    training_profile_onboarding_completed: z.boolean().optional(),
  }),
  status: 200,
  answer: userProfile,
  refuses: ['no-such-user', 'account-closed'],
  examples: { body: { onboarding_completed: true } },
})
