import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

/** A set that was sent, and what it says that no other of this workout says. */
type Sent = { readonly mark: string; readonly answered: boolean }
type Workout = {
  readonly id: string
  readonly blocks: readonly { exercises: readonly { sets: readonly { id: string }[] }[] }[]
}

const soon = 30_000

/** Asks until the server, which may be dying and coming back, has given its answer. */
const insist = async (url: string, options: RequestInit) => {
  for (const end = Date.now() + soon; Date.now() < end; await setTimeout(50)) {
    const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(4000) }).catch(() => null)
    if (answer && answer.status < 500) return answer
  }
  throw new Error(`no answer from ${url}`)
}

/** An athlete who joined by the mail, signed in and has a workout; `train` logs all sets but the last and never gives up. */
export const athlete = async (url: string) => {
  const email = `${randomUUID()}@example.com`
  const password = 'ein langer Satz'
  const send = (method: string, path: string, body: object | undefined, headers: Record<string, string> = {}) =>
    insist(`${url}${path}`, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const told = async <Answer>(answer: Response) => {
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  const joining = { 'idempotency-key': randomUUID() }
  await told(await send('POST', '/auth/register', { email, password, name: 'Anna Beispiel' }, joining))
  await told(await send('GET', `/auth/verify-email?token=${await tokenFor(url, email)}`, undefined))
  /** A token opens for a quarter of an hour, and the long forms take longer. */
  const signIn = async () =>
    told<{ id: string; access_token: string }>(await send('POST', '/auth/login', { email, password }))
  const { id: user, access_token: first } = await signIn()
  let token = first
  const signedIn = () => ({ authorization: `Bearer ${token}` })
  const workout = await told<Workout>(
    await send(
      'POST',
      '/llm/create-workout',
      { duration_minutes: 30 },
      { ...signedIn(), 'idempotency-key': randomUUID() },
    ),
  )
  const sets = workout.blocks.flatMap(block => block.exercises).flatMap(exercise => exercise.sets.map(set => set.id))
  const sent: Sent[] = []
  let last = 0

  const logSet = async (number: number, stopped: () => boolean) => {
    const key = randomUUID()
    const path = `${url}/api/workouts/${workout.id}/sets/${sets[number % (sets.length - 1)]}`
    const [reps, weight] = [1 + Math.floor(number / 1000), (number % 1000) / 4]
    const body = JSON.stringify({ reps, weight })
    const mark = `${workout.id} ${reps} ${weight}`
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    for (let renewed = false; ; ) {
      const as = { ...headers, ...signedIn() }
      const answer = await fetch(path, { method: 'PUT', headers: as, body, signal: AbortSignal.timeout(4000) }).catch(
        () => null,
      )
      if (answer?.status === 401 && !renewed) {
        renewed = true
        token = (await signIn()).access_token
        continue
      }
      if (answer && answer.status < 500) {
        if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
        return sent.push({ mark, answered: true })
      }
      if (stopped()) return sent.push({ mark, answered: false })
      await setTimeout(25)
    }
  }

  return {
    user,
    token: first,
    renewed: async () => (await signIn()).access_token,
    workout: workout.id,
    sets,
    sent,
    train: async (stopped: () => boolean, pauseMs = 0) => {
      while (!stopped()) {
        await logSet(++last, stopped)
        if (pauseMs > 0) await setTimeout(pauseMs)
      }
    },
  }
}

const tokenFor = async (url: string, email: string) => {
  for (const end = Date.now() + soon; Date.now() < end; await setTimeout(100)) {
    const answer = await insist(`${url}/dev/mailbox`, { headers: { accept: 'application/json' } })
    const mails = (await answer.json()) as { to: string; text: string }[]
    const token = /token=([\w-]+)/.exec(mails.find(mail => mail.to === email)?.text ?? '')?.[1]
    if (token) return token
  }
  throw new Error(`no mail for ${email}`)
}
