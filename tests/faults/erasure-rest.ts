import { TOTP } from 'otpauth'
import { passkey } from '../support/passkey.ts'
import { type Asking, Refused } from './erasure-asking.ts'
import { known, measures, profile } from './erasure-words.ts'

type Exercise = { id: string; sets: { id: string }[] }
type Block = { id: string; exercises: Exercise[] }
type Workout = { id: string; blocks: Block[] }

/** A whole session: everything that can be done with a workout, and taken back. Answers its id. */
export const trainWithEverything = async ({ ask }: Asking, token: string) => {
  const own = (call: string, body?: object) => ask(call, body, token)
  const made: Workout = await own('POST /llm/create-workout', { prompt: known.longWish, duration_minutes: 60 })
  const at = `/api/workouts/${made.id}`
  await own(`POST ${at}/exercises/${made.blocks[2]?.exercises[0]?.id}/swap`, {}).catch(onlyRefusal('nothing-fits'))
  const workout: Workout = await own(`GET /workouts/${made.id}`)
  const [first, second, third, fourth, fifth] = workout.blocks
  if (!first || !second || !third || !fourth || !fifth) throw new Error('too few blocks')
  const of = (block: Block) => block.exercises[0] as Exercise
  const setOf = (block: Block) => of(block).sets[0]?.id
  const done = { reps: 9, rir: 2, ...measures.logged }

  await own(`PUT ${at}/status`, { status: 'in_progress' })
  await own(`PUT ${at}/sets/${setOf(first)}`, done)
  await own(`PUT ${at}/sets/${setOf(first)}/rest`, { seconds: 77 })
  await own(`DELETE ${at}/sets/${setOf(first)}`)
  await own(`PUT ${at}/sets/${setOf(first)}/skip`, { why: 'pain' })
  const toNote = `PUT ${at}/sets/${setOf(first)}/note`
  await own(toNote, { note: known.setNote })
  await own(toNote, { note: known.laterNote, was: known.setNote })
  const toExercise = `PUT ${at}/exercises/${of(first).id}/note`
  await own(toExercise, { note: known.exerciseNote })
  await own(toExercise, { note: known.laterExerciseNote, was: known.exerciseNote })
  await own(`PUT ${at}/exercises/${of(second).id}/sets/mine`, { planned: { reps: 5, ...measures.planned } })
  await own(`DELETE ${at}/exercises/${of(second).id}/sets/mine`)
  await own(`PUT ${at}/blocks/${second.id}/place`, { after: third.id })
  await own(`PUT ${at}/blocks/${second.id}/exercises/${of(second).id}/status`, {
    completed: true,
    sets: [{ id: setOf(second), reps: 8, rir: 1, ...measures.completed }],
  })
  await own(`PUT ${at}/blocks/${third.id}/exercises/${of(third).id}/skip`, { why: 'pain' })
  await own(`PUT ${at}/blocks/${fourth.id}/skip`, { why: 'too-hard' })
  const additions = await own(`GET ${at}/additions`)
  const fitting = additions.find(({ misfit }: { misfit: string | null }) => misfit === null)
  await own(`PUT ${at}/blocks/added/exercise`, { exercise_id: fitting.exercise_id, after: null })
  await own(`DELETE ${at}/blocks/added/exercise`)
  await own(`PUT ${at}/blocks/${fifth.id}/complete`)
  await own(`PUT ${at}/status`, { status: 'completed' })
  await own(`PUT ${at}/times`, {
    started_at: '2026-11-20T17:13:07.000Z',
    finished_at: '2026-11-20T18:19:11.000Z',
    paused_minutes: 7,
  })
  await own(`DELETE ${at}/end`)
  await own(`PUT ${at}/status`, { status: 'completed' })
  return workout.id
}

/** What is left: forms changed, workouts brought back, the showcase, the body, the profile. */
export const useTheRest = async ({ ask }: Asking, token: string) => {
  const own = (call: string, body?: object) => ask(call, body, token)
  await own('PUT /training-profiles/mine', {
    ...profile,
    equipment: ['dumbbells', known.equipment],
    height: Number(known.laterHeight),
    weight: Number(known.laterBodyWeight),
  })
  const plan = await own('GET /training-plan/mine')
  await own('PUT /training-plan/mine', { ...plan, equipment: ['dumbbells', known.equipment] })
  await own('PUT /training-plan/mine', { equipment: known.oneEquipment })
  await own('PUT /training-profiles/mine', { equipment: known.oneEquipment })
  const place = {
    name: known.otherPlace,
    equipment_llm_context: known.placeContext,
    equipment_details: known.placeDetails,
  }
  const { id } = await own('POST /training-profiles/', { ...place, equipment: [known.equipment] })
  await own(`PUT /training-profiles/${id}`, { ...place, equipment: [known.equipment] })
  await own(`PUT /training-profiles/${id}`, { equipment: known.oneEquipment })
  await own('POST /training-profiles/', { name: known.place, equipment: known.oneEquipment })
  await own('PATCH /users/profile', { onboarding_completed: true })
  await own('POST /api/training-plan')
  const { workoutId } = await own('POST /api/workouts', { prompt: known.formWish, durationMinutes: 20 })
  await own(`PUT /api/workouts/${workoutId}`, { prompt: known.changedWish, mood: 3 })
  await own(`DELETE /workouts/${workoutId}`)
  await own(`DELETE /api/deleted-workouts/${workoutId}`)

  const questionnaireId = 'q_v1.1'
  const answers = { plan_difficulty: 'ja' }
  const given = await own('POST /showcase/feedback/questionnaire', { questionnaireId, answers, workoutId })
  await own(`PUT /showcase/feedback/questionnaire/${given.id}`, { questionnaireId, answers: {} })
  await own(`PUT /feedback/questionnaire/${given.id}/feedback/type`, { type: known.showcaseType })
  await own(`PUT /feedback/questionnaire/${given.id}/feedback/comment`, { comment: known.showcaseComment })
  await own(`PUT /api/feedback/questionnaire/${given.id}`, { answers })
  await own('POST /showcase/training-plans', { feedbackId: given.id, prompt: known.showcaseWish, durationMinutes: 15 })

  const { unwanted } = await own('GET /api/body')
  await own(`DELETE /api/body/unwanted/${unwanted[0].exercise_id}`)
  const { complaints } = await own('POST /api/body/complaints', { part: 'shoulder', side: 'right' })
  await own(`DELETE /api/body/complaints/${complaints.at(-1).id}`)
  await own('DELETE /api/body/clearances/chest-pain')

  await own('DELETE /api/membership/cancellation')
  await own('POST /api/membership/payment')
  await own('POST /api/membership/withdrawal')
}

/** She writes as anybody may: to the operator, and to end what she pays for. */
export const writeToTheOperator = async ({ ask }: Asking, url: string) => {
  const { contactName: name, contactEmail: email, contactMessage: message } = known
  // By her account's address, for by no other is a letter known to be hers.
  await ask('POST /api/contact', { name, email: known.email, subject: 'Feedback', message, website: known.website })
  await ask('POST /api/contact', { name, email, subject: known.wrongSubject, message }).catch(onlyRefusal('invalid'))
  const form = new URLSearchParams({ name, email: known.email, kind: 'cause', reason: known.cause })
  const sent = await fetch(`${url}/kuendigen`, { method: 'POST', body: form })
  if (sent.status >= 500) throw new Error(await sent.text())
}

/** For a while she works at the desk, and keeps what she looks for. */
const workAtTheDesk = async (own: Own, id: string, desk: Desk) => {
  await desk('grant')
  const search = { q: id }
  const { searches } = await own('POST /desk/searches', { name: known.searchName, search })
  await own(`PUT /desk/searches/${searches[0].id}/name`, { name: known.searchLaterName })
  await own(`DELETE /desk/searches/${searches[0].id}`)
  await own('POST /desk/searches', { name: known.keptSearch, search })
  await desk('revoke')
}

/** A second account, by the app: every way to sign in, out and back, and to think again about closing it. */
export const haveASecondAccount = async (asking: Asking, url: string, made: string[], desk: Desk) => {
  const { ask, mailTo } = asking
  const { appEmail: email, appPassword: password } = known
  await ask('POST /api/auth/register', { email, password, name: known.appName })
  const first = await mailTo(email)
  await ask('POST /api/auth/resend-verification', { email })
  const second = await mailTo(email, 'token=', first)
  await ask('POST /auth/resend-verification', { email })
  await ask(`GET /auth/verify-email?token=${await mailTo(email, 'token=', second)}`)
  await ask('POST /api/auth/reset-password', { email })
  const newPassword = known.resetPassword
  await ask('POST /auth/update-password', { newPassword, token: await mailTo(email, 'update-password') })
  const signIn = () => ask('POST /auth/login', { email, password: newPassword })
  const ended = await signIn()
  await ask('POST /auth/logout', undefined, ended.access_token)
  await ask('POST /api/auth/logout', undefined, (await signIn()).access_token)
  const { id, refresh_token } = await signIn()
  const { access_token: token } = await ask('POST /auth/refresh', { refresh_token })
  const own = (call: string, body?: object) => ask(call, body, token)
  await signIn()
  await signIn()
  const sessions = await own('GET /auth/sessions')
  await own(`DELETE /auth/sessions/${sessions.find(({ current }: { current: boolean }) => !current).id}`)
  await own('DELETE /auth/sessions')
  await own('POST /auth/step-up/challenge')
  await own('POST /auth/step-up', { password: newPassword })
  await own('GET /api/export.csv')
  await own('GET /api/export.html')
  await own('POST /api/auth/update-password', { newPassword: known.appNewPassword })
  const withFactors = () => workAtTheDesk(own, String(id), desk)
  await haveFactors(asking, own, url, { email, password: known.appNewPassword, made, withFactors })
  return String(id)
}

type Desk = (what: 'grant' | 'revoke') => Promise<void>
type Own = (call: string, body?: object) => ReturnType<Asking['ask']>
type Secrets = { email: string; password: string; made: string[]; withFactors: () => Promise<void> }

const haveFactors = async (
  { ask, mailTo }: Asking,
  own: Own,
  url: string,
  { email, password, made, withFactors }: Secrets,
) => {
  const key = passkey(url)
  const offered = await own('POST /auth/factors/passkey-challenge')
  const added = await own('POST /auth/factors/passkeys', {
    ticket: offered.ticket,
    name: known.passkeyName,
    passkey: key.make(offered.challenge),
  })
  const totp = await own('POST /auth/factors/totp-secret')
  await own('POST /auth/factors/totp', { ticket: totp.ticket, code: new TOTP({ secret: totp.secret }).generate() })
  const { recovery_codes: codes } = await own('POST /auth/factors/recovery-codes')
  made.push(...key.kept, totp.secret, ...added.recovery_codes, ...codes)
  await withFactors()
  const asked = await ask('POST /auth/login/passkey-challenge')
  await ask('POST /auth/login/passkey', { ticket: asked.ticket, passkey: key.show(asked.challenge) })
  const withPassword = () => ask('POST /auth/login', { email, password }).catch(stepOf)

  await ask('POST /auth/login/lost-factor', { ticket: (await withPassword()).ticket })
  const link = await mailTo(email, 'zweiten Faktor')
  await ask('POST /auth/factor-reset/look', { token: link })
  await ask('POST /auth/factor-reset/stop', { token: link })
  const { ticket } = await withPassword()
  const { access_token: token } = await ask('POST /auth/login/second-factor', { ticket, recovery_code: codes[0] })
  await ask('DELETE /auth/factors/reset', undefined, token)
  const { factors } = await ask('GET /auth/factors', undefined, token)
  for (const { id } of factors) await ask(`DELETE /auth/factors/${id}`, undefined, token)
  await ask('POST /auth/close-account', { password }, token)
  const closing = await ask('POST /auth/login', { email, password })
  await ask('POST /auth/undo-closing', undefined, closing.access_token)
  await ask('POST /auth/close-account', { password, immediately: true }, closing.access_token)
}

/** Her child's account, which names her, and goes again. */
export const registerAChild = async ({ ask, mailTo }: Asking) => {
  const { childEmail: email, childPassword: password } = known
  const name = { first_name: known.childFirstName, last_name: known.childLastName }
  await ask('POST /auth/register', { email, password, ...name, age: '16-17', parent_email: known.childParent })
  await ask(`GET /auth/verify-email?token=${await mailTo(email)}`)
  await ask('POST /auth/parent/request', { token: await mailTo(known.childParent) })
  const { access_token: token, id } = await ask('POST /auth/login', { email, password })
  await ask('POST /auth/close-account', { password, immediately: true }, token)
  return String(id)
}

const onlyRefusal = (code: string) => (error: unknown) => {
  if (!(error instanceof Refused) || !error.said.includes(code)) throw error
}

export const stepOf = (error: unknown) => {
  if (!(error instanceof Refused)) throw error
  return JSON.parse(error.said).step
}
