import type { Accounts } from '../../commands/accounts.ts'
import { derivedId } from '../../commands/derived-id.ts'
import type { ProfileCommands } from '../../commands/profiles.ts'
import { subCommand } from '../../commands/sub-command.ts'
import * as contract from '../../contract/profiles.ts'
import { defined, entriesOf, keysOf } from '../../domain/fields.ts'
import type { ProfileId, UserId } from '../../domain/ids.ts'
import { isRefused, refuse } from '../../domain/kernel/decider.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import type { Places, PlanFields, ProfileFields, State, Told } from '../../domain/training-profiles.ts'
import { accounts as accountModel, accountOf } from '../../projections/accounts.ts'
import type { Db } from '../../projections/all.ts'
import { trainingProfiles as profileModel, profilesOf } from '../../projections/training-profiles.ts'
import { etag } from '../etag.ts'
import { clientOf } from '../health.ts'
import { route, type Serving } from '../route.ts'

type Parts = {
  readonly accounts: Accounts
  readonly profiles: ProfileCommands
  readonly db: Db
  /** The stream itself, for answers that must show the change just made. */
  readonly profilesNow: (user: UserId) => Promise<State>
}

export const profileRoutes = (serving: Serving, parts: Parts) => {
  placeRoutes(serving, parts)
  planRoutes(serving, parts)
  personRoutes(serving, parts)
}

const reads = [profileModel.name]

const placeRoutes = (serving: Serving, { profiles, db, profilesNow }: Parts) => {
  route(
    serving,
    contract.allProfiles,
    async ({ who }) => {
      const told = await profilesOf(db, who.id)
      return entriesOf(told.profiles).map(([id, profile]) => profileAnswer(told, id, profile))
    },
    reads,
  )

  route(
    serving,
    contract.myProfile,
    async ({ who, reply }) => {
      const told = await profilesOf(db, who.id)
      reply.header('etag', etag(told.event_count))
      return mine(told)
    },
    reads,
  )

  route(serving, contract.createProfile, async ({ body, who, context, request, settle }) => {
    const id = derivedId<'profile'>(who.id, `profile/${context.commandId}`)
    const fields = { name: body.name, ...fieldsOf(body) }
    settle(await profiles.create(context, id, fields, body.is_primary ?? false, clientOf(request)))
    return profileOf(await profilesNow(who.id), id)
  })

  route(serving, contract.changeMyProfile, async ({ body, who, context, request, reply, settle, refused }) => {
    const { primary } = await profilesNow(who.id)
    if (!primary) throw refused('no-such-profile')
    const { name, is_primary, equipment, equipment_llm_context, equipment_details, ...plan } = body
    const place = fieldsOf({ name, equipment, equipment_llm_context, equipment_details })
    const ofPlace = (asked: CommandContext) =>
      profiles.change(asked, primary, place, is_primary ?? false, clientOf(request))
    const ofPlan = (asked: CommandContext) => profiles.changePlan(asked, planFieldsOf(plan), clientOf(request))
    const changed = isEmpty(place) ? inOrder(context, ofPlan, ofPlace) : inOrder(context, ofPlace, ofPlan)
    reply.header('etag', etag(settle(await changed).count))
    return mine(await profilesNow(who.id))
  })

  route(serving, contract.changeProfile, async ({ params, body, who, context, request, reply, settle }) => {
    const change = profiles.change(context, params.id, fieldsOf(body), body.is_primary ?? false, clientOf(request))
    reply.header('etag', etag(settle(await change).count))
    return profileOf(await profilesNow(who.id), params.id)
  })

  route(serving, contract.deleteProfile, async ({ params, context, settle }) => {
    settle(await profiles.remove(context, params.id))
    return { message: 'Training profile deleted' }
  })
}

const planRoutes = (serving: Serving, { profiles, db, profilesNow }: Parts) => {
  route(
    serving,
    contract.myTrainingPlan,
    async ({ who, reply }) => {
      const told = await profilesOf(db, who.id)
      reply.header('etag', etag(told.event_count))
      return planOf(told)
    },
    reads,
  )

  route(serving, contract.changeTrainingPlan, async ({ body, who, context, request, reply, settle }) => {
    const { equipment, ...plan } = body
    const { primary } = await profilesNow(who.id)
    const first = derivedId<'profile'>(who.id, `profile/${context.commandId}`)
    const ofPlan = (asked: CommandContext) => profiles.changePlan(asked, planFieldsOf(plan), clientOf(request))
    const ofPlace = (equipment: readonly string[]) => async (asked: CommandContext) =>
      primary
        ? profiles.change(asked, primary, { equipment }, false, clientOf(request))
        : profiles.create(asked, first, { name: firstProfile, equipment }, true, clientOf(request))
    const place = equipment ? ofPlace(equipment) : null
    const isPlanFirst = place === null || !isEmpty(planFieldsOf(plan))
    const changed = isPlanFirst ? inOrder(context, ofPlan, place) : inOrder(context, place, ofPlan)
    reply.header('etag', etag(settle(await changed).count))
    return planOf(await profilesNow(who.id))
  })
}

const personRoutes = (serving: Serving, { accounts, db }: Parts) => {
  route(
    serving,
    contract.getUserProfile,
    async ({ who, refused }) => {
      const account = await accountOf(db, who.id)
      if (!account) throw refused('no-such-user')
      const { email, onboarding_completed, training_profile_onboarding_completed } = account
      return { email, onboarding_completed, training_profile_onboarding_completed }
    },
    [accountModel.name],
  )

  route(serving, contract.changeUserProfile, async ({ body, who, context, settle, refused }) => {
    const { onboarding_completed, training_profile_onboarding_completed } = body
    settle(
      await accounts.changeOnboarding(
        context,
        defined({
          onboardingCompleted: onboarding_completed,
          trainingProfileOnboardingCompleted: training_profile_onboarding_completed,
        }),
      ),
    )
    const { state } = await accounts.load(who.id)
    if (state.status !== 'open') throw refused('no-such-user')
    return {
      email: state.email,
      onboarding_completed: state.onboardingCompleted,
      training_profile_onboarding_completed: state.trainingProfileOnboardingCompleted,
    }
  })
}

const firstProfile = 'Mein Training'

type Change<Answer> = (asked: CommandContext) => Promise<Answer>

/** Two changes of one stream. The first is held to what was seen; the last says what there is now. */
const inOrder = async <First extends object, Second extends object>(
  context: CommandContext,
  first: Change<First>,
  second: Change<Second> | null,
): Promise<First | Second> => {
  const done = await first(context)
  return isRefused(done) || second === null ? done : second(subCommand(context, 'step 1'))
}

const isEmpty = (fields: object) => Object.keys(fields).length === 0

type Place = {
  name?: string | undefined
  equipment?: string[] | undefined
  equipment_llm_context?: string | null | undefined
  equipment_details?: string | null | undefined
}

const fieldsOf = ({ name, equipment, equipment_llm_context, equipment_details }: Place): ProfileFields =>
  defined({ name, equipment, equipmentContext: equipment_llm_context, equipmentDetails: equipment_details })

const profileOf = (state: Places, id: ProfileId) => {
  const profile = state.profiles[id]
  if (!profile) return refuse('no-such-profile')
  return profileAnswer(state, id, profile)
}

const profileAnswer = (state: Places, id: ProfileId, profile: ProfileFields) => ({
  id,
  name: profile.name ?? '',
  is_primary: state.primary === id,
  equipment: [...(profile.equipment ?? [])],
  equipment_llm_context: profile.equipmentContext ?? null,
  equipment_details: profile.equipmentDetails ?? null,
})

const mine = (state: Told) => {
  if (!state.primary) return refuse('no-such-profile')
  const { equipment: _, ...plan } = planOf(state)
  const profile = profileOf(state, state.primary)
  return isRefused(profile) ? profile : { ...profile, ...plan }
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
const names = keysOf(planNames)

const planFieldsOf = (body: { [Name in PlanName]?: unknown }): PlanFields =>
  defined(Object.fromEntries(names.map(name => [planNames[name], body[name]])))

const planOf = ({ plan, profiles, primary }: Told) => {
  const fields = Object.fromEntries(names.map(name => [name, plan[planNames[name]] ?? null]))
  const equipment = [...((primary && profiles[primary]?.equipment) || [])]
  return { ...fields, equipment } as unknown as Record<PlanName, never> & { equipment: string[] }
}
