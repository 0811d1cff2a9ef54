import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as profiles from '../../contract/profiles.ts'
import * as workouts from '../../contract/workouts.ts'
import { holds, refuses } from '../support/holds.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let token: string

beforeAll(async () => {
  it = await startProduct()
  token = (await it.person('internal@example.org')).access_token
})
afterAll(() => it.close())

const ask = (call: string, body?: object) => it.ask(call, { token, ...(body ? { body } : {}) })
const create = async (body: object = { duration_minutes: 20 }) =>
  holds(workouts.createWorkout, await ask('POST /llm/create-workout', body))

describe('§7 internal-tool calls', () => {
  test('GET /dashboard/overview', async () => {
    const overview = holds(workouts.dashboardOverview, await ask('GET /dashboard/overview'))
    expect(overview).toMatchObject({ user: { email: 'internal@example.org' }, nextWorkouts: [], trainingHistory: [] })
  })

  test('GET /training-profiles/mine fails while there is none; GET /training-profiles/all is empty', async () => {
    refuses(await ask('GET /training-profiles/mine'), 404, 'Training profile not found')
    expect(holds(profiles.allProfiles, await ask('GET /training-profiles/all'))).toEqual([])
  })

  test('POST /training-profiles/ takes name and is_primary; the first one is primary', async () => {
    const url = 'POST /training-profiles/'
    const first = holds(profiles.createProfile, await ask(url, { name: 'Zuhause', is_primary: false }))
    expect(first).toMatchObject({ name: 'Zuhause', is_primary: true, equipment: [] })
    const second = holds(profiles.createProfile, await ask(url, { name: 'Studio' }))
    expect(second.is_primary).toBe(false)
  })

  test('GET /training-profiles/all', async () => {
    const all = holds(profiles.allProfiles, await ask('GET /training-profiles/all'))
    expect(all.map(({ name, is_primary }) => [name, is_primary]).sort()).toEqual([
      ['Studio', false],
      ['Zuhause', true],
    ])
  })

  test('PUT /training-profiles/{id} takes name, equipment, equipment_llm_context, equipment_details, is_primary', async () => {
    const all = holds(profiles.allProfiles, await ask('GET /training-profiles/all'))
    const { id } = all.find(({ name }) => name === 'Studio') ?? { id: '' }
    const body = {
      name: 'Großes Studio',
      equipment: ['barbell', 'bench'],
      equipment_llm_context: 'viel Platz',
      equipment_details: 'Langhantel bis 200 kg',
      is_primary: true,
    }
    expect(holds(profiles.changeProfile, await ask(`PUT /training-profiles/${id}`, body))).toEqual({ id, ...body })
    expect(holds(profiles.myProfile, await ask('GET /training-profiles/mine'))).toMatchObject({ id, ...body })
  })

  test('equipment is a list; a single value is wrapped into a list', async () => {
    const changed = holds(
      profiles.changeMyProfile,
      await ask('PUT /training-profiles/mine', { equipment: 'dumbbells', fitness_level: 3 }),
    )
    expect(changed).toMatchObject({ equipment: ['dumbbells'], fitness_level: 3 })
    const plan = holds(profiles.changeTrainingPlan, await ask('PUT /training-plan/mine', { equipment: 'kettlebells' }))
    expect(plan.equipment).toEqual(['kettlebells'])
    expect(holds(profiles.myTrainingPlan, await ask('GET /training-plan/mine')).equipment).toEqual(['kettlebells'])
  })

  test('PUT /training-plan/mine takes the plan fields', async () => {
    const fields = {
      gender: 'other',
      age: 41,
      height: 181.5,
      weight: 80.25,
      workout_goal_id: 'strength',
      workout_goal_llm_context: 'Wettkampf im Herbst',
      goal_details: '100 kg Kniebeuge',
      training_frequency: 3,
      session_duration: 60,
      other_regular_activities: 'Fahrrad',
      restrictions: 'linkes Knie',
      mobility_restrictions: 'Schulter',
      comments: 'gern draußen',
      fitness_level: 4,
      fitness_level_description: 'fit',
      experience_level: 5,
      experience_level_description: 'zehn Jahre',
    }
    expect(holds(profiles.changeTrainingPlan, await ask('PUT /training-plan/mine', fields))).toMatchObject(fields)
    expect(holds(profiles.myTrainingPlan, await ask('GET /training-plan/mine'))).toMatchObject(fields)
  })

  test('§5 levels are 1 to 5, gender is male, female or other, the counting fields are whole numbers', async () => {
    const near = [
      { fitness_level: 0 },
      { fitness_level: 6 },
      { experience_level: 2.5 },
      { gender: 'divers' },
      { age: 30.5 },
      { training_frequency: 2.5 },
      { session_duration: 44.4 },
      { age: '30' },
    ]
    for (const body of near) {
      const told = refuses(await ask('PUT /training-plan/mine', body), 400)
      expect(told.errors?.[0]?.field).toBe(Object.keys(body)[0])
    }
  })

  test('GET and PATCH /users/profile: email, onboarding_completed, training_profile_onboarding_completed', async () => {
    const before = holds(profiles.getUserProfile, await ask('GET /users/profile'))
    expect(before).toEqual({
      email: 'internal@example.org',
      onboarding_completed: false,
      training_profile_onboarding_completed: false,
    })
    const body = { onboarding_completed: true, training_profile_onboarding_completed: true }
    expect(holds(profiles.changeUserProfile, await ask('PATCH /users/profile', body))).toEqual({ ...before, ...body })
    expect(holds(profiles.getUserProfile, await ask('GET /users/profile'))).toEqual({ ...before, ...body })
    const told = refuses(await ask('PATCH /users/profile', { email: 'other@example.org' }), 400)
    expect(told.errors).toEqual([{ field: 'email', message: 'is not a field of this call' }])
  })

  test('POST /llm/start-workout-creation takes prompt, duration_minutes, profile_id; answers workout_id', async () => {
    const { id } = holds(profiles.myProfile, await ask('GET /training-profiles/mine'))
    const body = { prompt: 'Rücken', duration_minutes: 30, profile_id: id }
    const { workout_id } = holds(workouts.startWorkoutCreation, await ask('POST /llm/start-workout-creation', body))
    expect(holds(workouts.getWorkout, await ask(`GET /workouts/${workout_id}`)).id).toBe(workout_id)
    const stranger = { ...body, profile_id: randomUUID() }
    refuses(await ask('POST /llm/start-workout-creation', stranger), 404, 'Training profile not found')
    for (const duration_minutes of [9, 181, 30.5]) {
      refuses(await ask('POST /llm/start-workout-creation', { duration_minutes }), 400)
    }
  })

  test('POST /llm/create-workout takes a prompt or nothing, answers a workout', async () => {
    const made = await create({ prompt: 'Mobilität' })
    expect(made).toMatchObject({ status: 'PLANNED', blocks: expect.arrayContaining([]) })
    expect(made.blocks.length).toBeGreaterThan(0)
    const { duration_minutes } = holds(workouts.createWorkout, await ask('POST /llm/create-workout'))
    expect(duration_minutes).toBe(60)
  })

  test('GET /workouts/{id} answers blocks with exercises and sets', async () => {
    const { id } = await create()
    const answer = await ask(`GET /workouts/${id}`)
    const { blocks, ...detail } = holds(workouts.getWorkout, answer)
    expect(detail).toMatchObject({ id, name: expect.any(String), description: expect.any(String) })
    expect(Object.keys(blocks[0] ?? {})).toEqual(
      expect.arrayContaining([
        'id',
        'name',
        'description',
        'status',
        'notes',
        'block_pattern',
        'block_focus',
        'number_of_rounds',
        'round_duration_sec',
        'duration_min',
        'exercises',
      ]),
    )
    expect(Object.keys(blocks[0]?.exercises[0]?.sets[0] ?? {})).toEqual(
      expect.arrayContaining(['id', 'reps', 'duration', 'weight', 'distance', 'speed', 'rest_time']),
    )
    refuses(await ask(`GET /workouts/${randomUUID()}`), 404, 'Workout ID not found')
  })

  test('GET /workouts takes an optional status and returns a list', async () => {
    const { id } = await create()
    holds(workouts.setWorkoutStatus, await ask(`PUT /api/workouts/${id}/status`, { status: 'completed' }))
    const all = holds(workouts.listWorkouts, await ask('GET /workouts'))
    expect(all[0]).toMatchObject({ id, status: 'COMPLETED', name: expect.any(String) })
    for (const status of ['PLANNED', 'COMPLETED', 'INCOMPLETE', 'ABORTED', 'GENERATING', 'FAILED']) {
      const some = holds(workouts.listWorkouts, await ask(`GET /workouts?status=${status}`))
      expect(some).toEqual(all.filter(entry => entry.status === status))
    }
    refuses(await ask('GET /workouts?status=DONE'), 400)
  })

  test('DELETE /workouts/{id}', async () => {
    const { id } = await create()
    holds(workouts.deleteWorkout, await ask(`DELETE /workouts/${id}`))
    refuses(await ask(`GET /workouts/${id}`), 404, 'Workout ID not found')
    const list = holds(workouts.listWorkouts, await ask('GET /workouts'))
    expect(list.some(entry => entry.id === id)).toBe(false)
    holds(workouts.deleteWorkout, await ask(`DELETE /workouts/${id}`))
  })

  test('DELETE /training-profiles/{id}', async () => {
    const { id } = holds(profiles.createProfile, await ask('POST /training-profiles/', { name: 'Park' }))
    holds(profiles.deleteProfile, await ask(`DELETE /training-profiles/${id}`))
    const all = holds(profiles.allProfiles, await ask('GET /training-profiles/all'))
    expect(all.some(profile => profile.id === id)).toBe(false)
    refuses(await ask(`DELETE /training-profiles/${randomUUID()}`), 404, 'Training profile not found')
  })
})
