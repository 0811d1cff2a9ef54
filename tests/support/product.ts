import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { readConfig } from '../../adapters/config.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { openProduct } from '../../app/product.ts'
import type { StaffRole } from '../../domain/staff-role.ts'
import type { PublishedTerms } from '../../domain/terms.ts'
import { projections } from '../../projections/all.ts'
import { caughtUp } from '../../projections/catch-up.ts'
import { freshDatabase } from './fresh-database.ts'
import { givePlace } from './give-place.ts'

type Options = {
  /** Variables as in the environment. */
  readonly environment?: Readonly<Record<string, string>>
  readonly clock?: () => string
  readonly publishedTerms?: readonly PublishedTerms[]
  /** A database that is there already: a second process beside the first. */
  readonly databaseUrl?: string
  /** False: the API alone, without projections and reactions. */
  readonly working?: boolean
  /** True: passwords cost what they cost in earnest, not next to nothing. */
  readonly earnestHashing?: boolean
  /** A built web client. */
  readonly webFolder?: string
}

type Ask = { body?: object | string; token?: string; headers?: Record<string, string> }

/** The whole product in this process, on a database of its own. `troubles` holds what it would have logged. */
export const startProduct = async (options: Options = {}) => {
  const {
    environment = {},
    clock,
    publishedTerms,
    databaseUrl,
    working = true,
    webFolder = null,
    earnestHashing,
  } = options
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'formkurve-test-'))
  const config = await readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SECRET_KEY: '5e'.repeat(32),
    KEY_DIR: process.env.KEY_DIR,
    // What was signed of one log is not another's.
    AUDIT_DIR: join(process.env.KEY_DIR ?? dataDir, `audit of ${new URL(database.url).pathname.slice(1)}`),
    PUBLIC_URL: 'https://formkurve.test',
    ...environment,
  })
  const troubles: string[] = []
  const product = await openProduct(config, {
    say: () => {},
    report: (line, error) => troubles.push(`${line}: ${error}`),
    ...(clock ? { clock } : {}),
    ...(publishedTerms ? { publishedTerms } : {}),
    ...(earnestHashing ? {} : { hashing: { memory: 64, passes: 1, parallelism: 1 } }),
  })
  const stop = new AbortController()
  const work = working ? [product.project(stop.signal), product.react(stop.signal)] : []
  if (working) {
    await until(async () => (await reactionsAtWork(product)) === product.reactions.length, 10_000)
    await caughtUp(product, projections, () => {}, stop.signal)
  }
  const app = await product.api({ webFolder, checkAnswers: true, log: false })

  const ask = async (call: string, { body, token, headers = {} }: Ask = {}) => {
    const [method, url] = call.split(' ') as [InjectOptions['method'], string]
    const answer = await app.inject({
      ...(method ? { method } : {}),
      url,
      headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      json: isJson ? answer.json() : null,
    }
  }

  const mails = async (to: string) => (await product.outbox.list()).filter(mail => mail.to === to).reverse()

  /** The newest mail to an address whose subject holds `about`, as soon as there are `count` of them. */
  const mail = async (to: string, about = '', count = 1) => {
    const found = async () => (await mails(to)).filter(({ subject }) => subject.includes(about))
    await until(async () => (await found()).length >= count, 10_000)
    const newest = (await found()).at(-1)
    if (!newest) throw new Error(`no mail to ${to}`)
    return { ...newest, token: /token=([\w-]+)/.exec(newest.text)?.[1] ?? '' }
  }

  const enrol = (email: string, password = 'ein langer Satz', name = 'Anna Beispiel') =>
    ask('POST /auth/register', { body: { email, password, name } })

  const register = async (email: string, password?: string, name?: string) => {
    const answer = await enrol(email, password, name)
    if (answer.status !== 201) throw new Error(`register: ${answer.status} ${answer.text}`)
    return answer.json as { id: string; email: string }
  }

  const signIn = async (email: string, password = 'ein langer Satz') => {
    const answer = await ask('POST /auth/login', { body: { email, password } })
    if (answer.status !== 200) throw new Error(`sign in: ${answer.status} ${answer.text}`)
    return answer.json as { id: string; access_token: string; refresh_token: string }
  }

  /** Registered, verified by the mail, signed in; under another address where a first try of the test has taken this one. */
  const person = async (wanted: string, password?: string, name?: string) => {
    let email = wanted
    for (let nth = 2; ; nth++) {
      const { status, text } = await enrol(email, password, name)
      if (status === 201) break
      if (status !== 409) throw new Error(`register: ${status} ${text}`)
      email = wanted.replace('@', `+${nth}@`)
    }
    const { token } = await mail(email)
    await ask(`GET /auth/verify-email?token=${token}`)
    return { ...(await signIn(email, password)), email }
  }

  const employ = (id: string, role?: StaffRole) => givePlace(product.accounts, id, role)

  const close = async () => {
    await app.close()
    stop.abort()
    await Promise.all(work)
    await product.close()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    await database.drop()
  }

  return {
    product,
    app,
    config,
    databaseUrl: database.url,
    ask,
    mails,
    mail,
    register,
    signIn,
    person,
    employ,
    troubles,
    close,
  }
}

export type TestProduct = Awaited<ReturnType<typeof startProduct>>

/** A new reaction starts at the end of the log, so what a test does must come after its start. */
const reactionsAtWork = async ({ database }: Awaited<ReturnType<typeof openProduct>>) =>
  Number((await database.query('select count(*) from reactions.checkpoints')).rows[0].count)
