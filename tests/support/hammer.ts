import { setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'

/** What is tried again and again. A sign-in goes on to the next account once one has answered `each` times. */
export type Hammering =
  | {
      readonly what: 'sign-in'
      readonly emails: readonly string[]
      readonly each: number
      readonly password: string
    }
  | { readonly what: 'reset'; readonly emails: readonly string[] }
  /** One session a connection: a refresh token that is right, or was never one. */
  | { readonly what: 'refresh'; readonly tokens: readonly string[] }
  /** One after the other, each connection by the token of one of these people. */
  | { readonly what: 'read'; readonly people: readonly { readonly token: string; readonly paths: readonly string[] }[] }

// A process of its own: so many connections ask, without a rest where they are answered and after a moment where they are
// turned away, until told to stop; says what became of them, by status. `from` is the address they come from, or `many`:
// each as if from a machine of its own. Somebody else's machine does not share our processor, so its work gives way to
// all other.
const [port = '', connections = '60', from = 'many', tried = ''] = process.argv.slice(2)

const answers: Record<string, number> = {}
let asked = 0

const ask = async (n: number, path: string, body?: object, token = '') => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : { authorization: `Bearer ${token}` }),
      'x-forwarded-for': from === 'many' ? `198.51.100.${n}` : from,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const said = await answer.json()
  answers[answer.status] = (answers[answer.status] ?? 0) + 1
  if (answer.status !== 200) await setTimeout(50)
  return { status: answer.status, said: said as Readonly<Record<string, unknown>> }
}

const connection = async (n: number, hammering: Hammering) => {
  let token = hammering.what === 'refresh' ? (hammering.tokens[n % hammering.tokens.length] ?? '') : ''
  for (;;) {
    if (hammering.what === 'refresh') {
      const { said } = await ask(n, '/auth/refresh', { refresh_token: token })
      if (typeof said.refresh_token === 'string') token = said.refresh_token
    } else if (hammering.what === 'read') {
      const { token: theirs = '', paths = [] } = hammering.people[n % hammering.people.length] ?? {}
      await ask(n, paths[asked++ % paths.length] ?? '', undefined, theirs)
    } else if (hammering.what === 'reset') {
      await ask(n, '/auth/reset-password', { email: hammering.emails[asked++ % hammering.emails.length] })
    } else {
      const { emails, each, password } = hammering
      const { status } = await ask(n, '/auth/login', {
        email: emails[Math.floor(asked / each) % emails.length],
        password,
      })
      if (status === 200 || status === 401) asked++
    }
  }
}

if (tried) {
  setPriority(19)
  process.once('SIGTERM', () => {
    console.log(JSON.stringify(answers))
    process.exit()
  })
  await Promise.all(Array.from({ length: Number(connections) }, (_, n) => connection(n, JSON.parse(tried))))
}
