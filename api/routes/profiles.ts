import type { Accounts } from '../../commands/accounts.ts'
import { derivedId } from '../../commands/handle.ts'
import type { ProfileCommands } from '../../commands/profiles.ts'
import * as contract from '../../contract/profiles.ts'
import type { PlanFields, ProfileFields, State } from '../../domain/training-profiles.ts'
import { accounts as accountModel, accountOf } from '../../projections/accounts.ts'
import type { Db } from '../../projections/all.ts'
import { trainingProfiles as profileModel, profilesOf } from '../../projections/training-profiles.ts'
import { problem, refused } from '../problems.ts'
import { type Serving, serve, settle } from '../serve.ts'

type Parts = {
  readonly accounts: Accounts
  readonly profiles: ProfileCommands
  readonly db: Db
  /** The stream itself, for answers that must show the change just made. */
  readonly profilesNow: (user: string) => Promise<State>
}

export const profileRoutes = (serving: Serving, { accounts, profiles, db, profilesNow }: Parts) => {
  const reads = [profileModel.name]
  const stateOf = async (user: string) => (await profilesOf(db, user)).state

  serve(
    serving,
    contract.allProfiles,
    async ({ who }) => {
      const state = await stateOf(who.id)
      return Object.keys(state.profiles).map(id => profileOf(state, id))
    },
    reads,
  )

  serve(serving, contract.myProfile, async ({ who }) => mine(await stateOf(who.id)), reads)

  serve(serving, contract.createProfile, async ({ body, who, order, reply }) => {
    const id = derivedId(who.id, `profile/${order.commandId}`)
    const fields = { name: body.name, ...fieldsOf(body) }
    settle(reply, await profiles.create(order, id, fields, body.is_primary ?? false))
    return profileOf(await profilesNow(who.id), id)
  })

  serve(serving, contract.changeMyProfile, async ({ body, who, order, reply }) => {
    const { primary } = await profilesNow(who.id)
    if (!primary) throw refused('no-such-profile')
    const { name, is_primary, equipment, equipment_llm_context, equipment_details, ...plan } = body
    const place = { name, is_primary, equipment, equipment_llm_context, equipment_details }
    settle(reply, await profiles.change(order, primary, fieldsOf(place), place.is_primary ?? false))
    settle(
      reply,
      await profiles.changePlan({ ...order, commandId: derivedId(order.commandId, 'plan') }, planFieldsOf(plan)),
    )
    return mine(await profilesNow(who.id))
  })

  serve(serving, contract.changeProfile, async ({ params, body, who, order, reply }) => {
    settle(reply, await profiles.change(order, params.id, fieldsOf(body), body.is_primary ?? false))
    return profileOf(await profilesNow(who.id), params.id)
  })

  serve(serving, contract.deleteProfile, async ({ params, order, reply }) => {
    settle(reply, await profiles.remove(order, params.id))
    return { message: 'Training profile deleted' }
  })

  serve(serving, contract.myTrainingPlan, async ({ who }) => planOf(await stateOf(who.id)), reads)

  serve(serving, contract.changeTrainingPlan, async ({ body, who, order, reply }) => {
    const { equipment, ...plan } = body
    settle(reply, await profiles.changePlan(order, planFieldsOf(plan)))
    if (equipment) {
      const { primary } = await profilesNow(who.id)
      const place = { ...order, commandId: derivedId(order.commandId, 'equipment') }
      const first = () =>
        profiles.create(place, derivedId(who.id, 'first profile'), { name: firstProfile, equipment }, true)
      settle(reply, await (primary ? profiles.change(place, primary, { equipment }, false) : first()))
    }
    return planOf(await profilesNow(who.id))
  })

  serve(
    serving,
    contract.getUserProfile,
    async ({ who }) => {
      const account = await accountOf(db, who.id)
      if (!account) throw problem(404, 'User not found')
      const { email, onboarding_completed, training_profile_onboarding_completed } = account
      return { email, onboarding_completed, training_profile_onboarding_completed }
    },
    [accountModel.name],
  )

  serve(serving, contract.changeUserProfile, async ({ body, who, order, reply }) => {
    const { onboarding_completed, training_profile_onboarding_completed } = body
    settle(
      reply,
      await accounts.changeOnboarding(
        order,
        defined({
          onboardingCompleted: onboarding_completed,
          trainingProfileOnboardingCompleted: training_profile_onboarding_completed,
        }),
      ),
    )
    const { state } = await accounts.load(who.id)
    if (state.status !== 'open') throw problem(404, 'User not found')
    return {
      email: state.email,
      onboarding_completed: state.onboardingCompleted,
      training_profile_onboarding_completed: state.trainingProfileOnboardingCompleted,
    }
  })
}

const firstProfile = 'Mein Training'

type Place = {
  name?: string | undefined
  equipment?: string[] | undefined
  equipment_llm_context?: string | null | undefined
  equipment_details?: string | null | undefined
}

const fieldsOf = ({ name, equipment, equipment_llm_context, equipment_details }: Place): ProfileFields =>
  defined({ name, equipment, equipmentContext: equipment_llm_context, equipmentDetails: equipment_details })

const profileOf = (state: State, id: string) => {
  const profile = state.profiles[id]
  if (!profile) throw refused('no-such-profile')
  return {
    id,
    name: profile.name ?? '',
    is_primary: state.primary === id,
    equipment: [...(profile.equipment ?? [])],
    equipment_llm_context: profile.equipmentContext ?? null,
    equipment_details: profile.equipmentDetails ?? null,
  }
}

const mine = (state: State) => {
  if (!state.primary) throw refused('no-such-profile')
  const { equipment: _, ...plan } = planOf(state)
  return { ...profileOf(state, state.primary), ...plan }
}

/** Names on the wire, and in the facts. */
const planNames = {
  gender: 'gender',
  age: 'age',
  height: 'heightCm',
  weight: 'weightKg',
  workout_goal_id: 'goal',
  workout_goal_llm_context: 'goalContext',
  goal_details: 'goalDetails',
  training_frequency: 'trainingFrequency',
  session_duration: 'sessionMinutes',
  other_regular_activities: 'otherActivities',
  restrictions: 'restrictions',
  mobility_restrictions: 'mobilityRestrictions',
  comments: 'comments',
  fitness_level: 'fitnessLevel',
  fitness_level_description: 'fitnessLevelDescription',
  experience_level: 'experienceLevel',
  experience_level_description: 'experienceLevelDescription',
} as const satisfies Record<string, keyof PlanFields>

type PlanName = keyof typeof planNames
const names = Object.keys(planNames) as PlanName[]

const planFieldsOf = (body: { [Name in PlanName]?: unknown }): PlanFields =>
  defined(Object.fromEntries(names.map(name => [planNames[name], body[name]])))

const planOf = ({ plan, profiles, primary }: State) => {
  const fields = Object.fromEntries(names.map(name => [name, plan[planNames[name]] ?? null]))
  const equipment = [...((primary && profiles[primary]?.equipment) || [])]
  return { ...fields, equipment } as unknown as Record<PlanName, never> & { equipment: string[] }
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

const defined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>
