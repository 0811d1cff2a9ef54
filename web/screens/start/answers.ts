import type { QuestionOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import type { idsByWish } from '../../data/use-command-id.ts'
import { sessionState } from '../../state.ts'
import { confirmAge } from '../age/confirm.ts'
import type { Screening } from '../body/screening.tsx'

/** What somebody new has told so far; null is a step that was skipped. */
export type Answers = {
  readonly goal: string | null
  readonly place: { readonly name: string; readonly equipment: readonly string[] } | null
  readonly days: number | null
  readonly minutes: number | null
  readonly restrictions: string
  readonly screening: Screening
  readonly ai: boolean
}

export const nothing: Answers = {
  goal: null,
  place: null,
  days: null,
  minutes: null,
  restrictions: '',
  screening: {},
  ai: false,
}

type About = NonNullable<QuestionOf<'PUT /training-plan/mine'>['body']>

const aboutOf = ({ goal, days, minutes, restrictions }: Answers): About => ({
  ...(goal === null ? {} : { workout_goal_id: goal }),
  ...(days === null ? {} : { training_frequency: days }),
  ...(minutes === null ? {} : { session_duration: minutes }),
  ...(restrictions.trim() === '' ? {} : { restrictions: restrictions.trim() }),
})

/** Keeps what was said, and asks for the first workout; answers its id. `idOf` makes a second try the same one. */
export const begin = async (answers: Answers, idOf: ReturnType<typeof idsByWish>): Promise<string> => {
  if (!sessionState.get().user?.age) await confirmAge()
  const about = aboutOf(answers)
  if (Object.keys(about).length > 0) await ask('PUT /training-plan/mine', { body: about })
  if (answers.place) {
    const { name, equipment } = answers.place
    const body = { name, equipment: [...equipment] }
    await ask('POST /training-profiles/', { body, commandId: idOf('place', body) })
  }
  if (Object.keys(answers.screening).length > 0) await ask('PUT /api/body/screening', { body: answers.screening })
  if (answers.ai) await ask('PUT /api/consents/:purpose', { params: { purpose: 'ai' }, body: { given: true } })
  await ask('PATCH /users/profile', { body: { onboarding_completed: true } })
  const minutes = answers.minutes ?? 30
  const body = { duration_minutes: minutes }
  return (await ask('POST /llm/start-workout-creation', { body, commandId: idOf('workout', body) })).workout_id
}
