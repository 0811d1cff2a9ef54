import { z } from 'zod'
import { loadTypes } from '../domain/coach/basis/vocabulary.ts'
import { asBlockId, asSetId } from '../domain/ids.ts'
import { call } from './call.ts'
import { misfits } from './coach.ts'
import { blockId, plannedExerciseId, setId, workoutId } from './ids.ts'
import { briefText, text } from './text.ts'
import { refusesOpen, refusesTraining, refusesUnplanned } from './workouts.ts'

// What an athlete changes of a plan by themselves, and writes to it

const id = z.object({ id: workoutId })
const set = z.object({ id: workoutId, set: setId })
const block = z.object({ id: workoutId, block: blockId })
const said = z.object({ message: z.string() })

const noted = {
  method: 'PUT',
  access: 'signed-in',
  body: z.strictObject({
    note: briefText(500).trim().describe('empty: it is taken away'),
    was: text(500).trim().optional().describe('as it was seen; another one meanwhile is not overwritten'),
  }),
  status: 200,
  answer: said,
  examples: { body: { note: 'Sitz auf Stufe 4' }, answer: { message: 'Noted' } },
} as const

export const noteSet = call({
  ...noted,
  path: '/api/workouts/:id/sets/:set/note',
  summary: 'Write something to a set; also afterwards',
  params: set,
  refuses: [...refusesOpen, 'no-such-set', 'notes-full', 'changed-meanwhile', 'health-consent-needed', 'parent-needed'],
})

export const noteExercise = call({
  ...noted,
  path: '/api/workouts/:id/exercises/:exercise/note',
  summary: 'Write something to an exercise; shown again when it is trained next',
  params: z.object({ id: workoutId, exercise: plannedExerciseId }),
  refuses: [
    ...refusesOpen,
    'no-such-exercise',
    'notes-full',
    'changed-meanwhile',
    'health-consent-needed',
    'parent-needed',
  ],
})

/** Sets and blocks are remembered under their ids: what every object has would always be there. */
const ownId = z
  .string()
  .regex(/^[\w-]{1,36}$/, 'must be letters, digits, - and _, at most 36')
  .refine(id => !(id in {}), 'must not be a name that every object has')
const behindWhat = 'the id of what it stands behind; null: in front of all'
const place = blockId.nullable().describe(behindWhat)

/** A set as it is planned. */
const dose = z
  .strictObject({
    reps: z.number().int().min(1).max(1000).optional(),
    duration: z.number().min(1).max(86_400).optional().describe('seconds'),
    weight: z.number().min(0).max(1000).nullable().optional().describe('kg; null: to be found by feel'),
    distance: z.number().min(1).max(500_000).optional().describe('m'),
    speed: z.number().min(0).max(100).optional().describe('km/h'),
    rest_time: z.number().min(0).max(3600).describe('seconds'),
    side: z.enum(['left', 'right']).optional(),
    ramp: z.boolean().optional(),
    added: z.boolean().optional().describe('by the athlete, not by the coach'),
  })
  .refine(
    ({ reps, duration, distance }) => (reps ?? duration ?? distance) !== undefined,
    'needs reps, duration or distance',
  )

const setOfExercise = z.object({ id: workoutId, exercise: plannedExerciseId, set: setId })

export const addSet = call({
  method: 'PUT',
  path: '/api/workouts/:id/exercises/:exercise/sets/:set',
  summary: 'One more set of an exercise; also afterwards, for what was done beyond the plan',
  description:
    'The client chooses the id. Without `planned` it is like the last one; of an exercise with two sides, the right one gets the id with an r behind.',
  access: 'signed-in',
  params: z.object({ id: workoutId, exercise: plannedExerciseId, set: ownId.transform(asSetId) }),
  body: z
    .strictObject({ after: setId.nullable().describe(behindWhat).optional(), planned: dose.optional() })
    .optional(),
  status: 200,
  answer: said,
  refuses: [...refusesOpen, 'no-such-exercise', 'id-taken', 'plan-full'],
  examples: { body: {}, answer: { message: 'Set added' } },
})

export const removeSet = call({
  method: 'DELETE',
  path: '/api/workouts/:id/exercises/:exercise/sets/:set',
  summary: 'Take a set that was not done out of the plan; left and right go together',
  access: 'signed-in',
  params: setOfExercise,
  status: 200,
  answer: said,
  refuses: [...refusesTraining, 'no-such-exercise', 'no-such-set', 'set-already-done', 'only-set'],
  examples: { answer: { message: 'Set removed' } },
})

/** An exercise that may be added, and one set of it; `sided`: left and right one after the other. */
const addition = z.object({
  exercise_id: z.string(),
  name: z.string(),
  load_type: z.enum(loadTypes),
  description: z.string(),
  type: z.enum(['repetitions', 'duration']),
  target_rir: z.number().nullable(),
  lifts: z.number(),
  sided: z.boolean(),
  dose,
})

export const listAdditions = call({
  method: 'GET',
  path: '/api/workouts/:id/additions',
  summary: 'What can be added to a workout: the whole catalogue, and of each exercise why it does not fit',
  description:
    'First what the coach would suggest, the best first, each with the reason as `suggestion`: muscles that the week still owes sets, then what is like the plan.',
  access: 'signed-in',
  costly: true,
  params: id,
  status: 200,
  answer: z.array(addition.extend({ misfit: z.enum(misfits).nullable(), suggestion: z.string().nullable() })),
  refuses: [...refusesUnplanned, 'too-busy'],
})

export const addExercise = call({
  method: 'PUT',
  path: '/api/workouts/:id/blocks/:block/exercise',
  summary:
    'One more exercise, as a block of its own with three sets; also afterwards, for what was done beyond the plan',
  description:
    'The client chooses the id of the block; its exercise is called the same with e1 behind, its sets s1 and so on.',
  access: 'signed-in',
  params: z.object({ id: workoutId, block: ownId.transform(asBlockId) }),
  body: z.strictObject({ exercise_id: text(80), after: place }),
  status: 200,
  answer: said,
  refuses: [...refusesOpen, 'no-such-exercise', 'no-such-block', 'exercise-unfit', 'id-taken', 'plan-full'],
  examples: { body: { exercise_id: 'push-up', after: null }, answer: { message: 'Exercise added' } },
})

export const removeExercise = call({
  method: 'DELETE',
  path: '/api/workouts/:id/blocks/:block/exercise',
  summary: 'Take an added exercise out again, as long as nothing of it was done',
  access: 'signed-in',
  params: block,
  status: 200,
  answer: said,
  refuses: [...refusesOpen, 'no-such-block', 'set-already-done'],
  examples: { answer: { message: 'Exercise removed' } },
})

export const moveBlock = call({
  method: 'PUT',
  path: '/api/workouts/:id/blocks/:block/place',
  summary: 'Do a block earlier or later',
  access: 'signed-in',
  params: block,
  body: z.strictObject({ after: place }),
  status: 200,
  answer: said,
  refuses: [...refusesTraining, 'no-such-block'],
  examples: { body: { after: 'b3' }, answer: { message: 'Block moved' } },
})
