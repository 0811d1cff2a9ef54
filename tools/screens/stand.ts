import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { freePort } from '../../adapters/embedded/free-port.ts'
import { embeddedPostgres } from '../../adapters/embedded/postgres.ts'
import { userId } from '../../contract/ids.ts'
import { day } from '../../domain/days.ts'
import { startProduct, type TestProduct } from '../../tests/support/product.ts'
import { buildWeb } from '../../web/build.ts'
import { demo } from '../demo/athlete.ts'
import { seedDemo } from '../demo/seed.ts'

type Body = { body?: object | string; headers?: Record<string, string> }
export type Person = {
  readonly email: string
  readonly id: string
  readonly ask: (
    call: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; json: ReturnType<typeof JSON.parse> }>
  readonly tokens: () => Promise<{ access_token: string; refresh_token: string }>
}

const password = 'ein langer Satz'

/** A clock that is put back to make a past, and then goes on from where it was left. */
const movedClock = () => {
  let moved = 0
  return {
    now: () => new Date(Date.now() + moved).toISOString(),
    set: (at: number) => {
      moved = at - Date.now()
    },
  }
}

/** The product on a database of its own that is thrown away, with the built client, before `weeks` of training. */
export const startStand = async ({ weeks, say }: { weeks: number; say: (line: string) => void }) => {
  const folder = await mkdtemp(join(tmpdir(), 'formkurve-stand-'))
  const database = await embeddedPostgres({ dataDir: folder, say, throwaway: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const clock = movedClock()
  const it = await startProduct({
    databaseUrl: database.url,
    webFolder: await buildWeb({ say }),
    environment: { PUBLIC_URL: url, PAYMENTS: 'test', KEY_DIR: `${folder}.keys` },
    clock: clock.now,
  })
  const today = Date.now()
  const ago = (days: number) => clock.set(today - days * day)
  await seedDemo(it.product, clock, say, weeks)
  ago(0)
  await it.app.listen({ port, host: '127.0.0.1' })

  const known = async (email: string, secret: string): Promise<Person> => {
    const id = (await it.ask('GET /auth/me', { token: (await it.signIn(email, secret)).access_token })).json.id
    return {
      email,
      id,
      tokens: () => it.signIn(email, secret),
      // Each call signs in anew: a moved clock outruns sessions.
      ask: async (call, body, headers) => {
        const { access_token: token } = await it.signIn(email, secret)
        return it.ask(call, { token, ...(body ? { body } : {}), ...(headers ? { headers } : {}) })
      },
    }
  }
  const person = async (name: string) => {
    const email = `${name}@example.org`
    await it.person(email, password, `${name[0]?.toUpperCase()}${name.slice(1)} Beispiel`)
    return known(email, password)
  }
  const context = ({ id }: Person) => ({
    commandId: freshId<'command'>(),
    actor: { kind: 'system' as const, id: 'stand' },
    subject: userId.parse(id),
  })
  /** At the page of the test provider, as a browser's form does. */
  const play = (payAt: string, act: string) => {
    const form: Body = { body: `act=${act}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    return it.ask(`POST ${payAt.replace(url, '')}`, form)
  }
  const close = async () => {
    await it.close()
    await database.stop()
    for (const each of [folder, `${folder}.keys`]) await rm(each, { recursive: true, force: true })
  }
  return {
    ...it,
    url,
    password,
    now: clock.now,
    ago,
    person,
    mara: await known(demo.email, demo.password),
    context,
    play,
    close,
  }
}

export type Stand = Omit<TestProduct, 'person'> & Awaited<ReturnType<typeof startStand>>
