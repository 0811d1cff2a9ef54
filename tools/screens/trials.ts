import { TOTP } from 'otpauth'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { operator } from '../../domain/ids.ts'
import type { Person, Stand } from './stand.ts'

/** Who lost a second factor, who waits for a parent, who has closed the account: each with the link that a mail brought. */
export const trialsOf = async (stand: Stand) => {
  const factored = await withFactors(stand, 'frida')
  const lost = await withFactors(stand, 'lars')
  const { json } = await stand.ask('POST /auth/login', { body: { email: lost.email, password: stand.password } })
  await stand.ask('POST /auth/login/lost-factor', { body: { ticket: json.step.ticket } })
  const factorLink = (await stand.mail(lost.email, 'ohne zweiten Faktor')).token

  const minor = await stand.person('kim')
  await minor.ask('PUT /api/age', { age: '16-17', parent_email: 'mutter@example.org' })
  const parentLink = (await stand.mail('mutter@example.org')).token

  const closing = await stand.person('lina')
  const closed = await closing.ask('POST /auth/close-account', { password: stand.password })
  const gone = await stand.person('otto')
  const erased = await gone.ask('POST /auth/close-account', { password: stand.password, immediately: true })
  const receipt = erased.json.receipt
  await until(async () => (await stand.ask(`GET /auth/closing-receipt?receipt=${receipt}`)).json.closed_at, 10_000)
  return {
    factored,
    lost,
    minor,
    closing,
    links: {
      factor: `/auth/lost-factor#token=${factorLink}`,
      parent: `/auth/parent#token=${parentLink}`,
      closing: `/auth/receipt#receipt=${closed.json.receipt}`,
      erased: `/auth/receipt#receipt=${receipt}`,
    },
  }
}

/** Somebody with an authenticator app, who signs in anew by one recovery code after the other. */
const withFactors = async (stand: Stand, name: string): Promise<Person> => {
  const person = await stand.person(name)
  const { access_token: token } = await person.tokens()
  const offered = (await stand.ask('POST /auth/factors/totp-secret', { token })).json
  const code = new TOTP({ secret: offered.secret }).generate({ timestamp: Date.parse(stand.now()) })
  const added = await stand.ask('POST /auth/factors/totp', { token, body: { ticket: offered.ticket, code } })
  const codes: string[] = added.json.recovery_codes
  const tokens = async () => {
    const { json } = await stand.ask('POST /auth/login', { body: { email: person.email, password: stand.password } })
    const proof = { ticket: json.step.ticket, recovery_code: codes.pop() }
    return (await stand.ask('POST /auth/login/second-factor', { body: proof })).json
  }
  return { ...person, tokens }
}

/** Somebody who is told, and somebody whom nobody reaches. */
export const addWebhooks = async ({ product }: Stand) => {
  for (const url of ['https://example.org/trainings', 'https://example.net/in'])
    await product.operating.askWebhook(
      { commandId: freshId(), actor: { kind: 'system', id: 'stand' }, subject: operator },
      {
        type: 'WebhookAdded',
        webhook: freshId<'webhook'>(),
        url,
        types: ['FactorAdded', 'WorkoutCompleted'],
        from: null,
        by: 'stand',
        reason: 'Auswertung im Haus',
        at: new Date().toISOString(),
      },
    )
}

/** A mail that nobody takes, left to people. */
export const parkMail = ({ product }: Stand, to: string) =>
  product.database.query(
    `insert into reactions.parked (reaction, event_id, stream, attempts, error)
     select 'when-account-changed-then-mail', id, stream, 84, 'Error: 451 try again later' from log.events
     where stream = $1 and type = 'UserRegistered'`,
    [`user-${to}`],
  )
