import type { Socket } from 'node:net'
import pg from 'pg'

type Bounds = {
  /** ms until a connection stands. */
  readonly connectMs: number
  /** ms until a free connection is found. */
  readonly waitMs: number
  /** ms in which a connection that owes an answer must bring something. */
  readonly silenceMs: number
}

type Lend = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void
type Waiter = { readonly since: number; readonly lend: Lend; late: boolean }
/**
 * What the driver knows of its connection and keeps to itself: after its own query_timeout it hands a connection on that
 * still owes an answer (brianc/node-postgres#3399), and offers no way to cut it.
 */
type Inside = { readonly readyForQuery: boolean; readonly connection: { readonly stream: Socket } }

const everyMs = 250

/**
 * A pool in which nobody waits longer than said. One look at all who wait, four times a second: the driver's own way, a
 * timer for each query, keeps rows alive long after they were read, and costs reads a quarter of their speed.
 */
export class BoundedPool extends pg.Pool {
  readonly #bounds: Bounds
  readonly #waiting = new Set<Waiter>()
  readonly #open = new Map<pg.PoolClient, { bytes: number; looks: number }>()
  #timer: NodeJS.Timeout | undefined

  constructor(config: pg.PoolConfig, bounds: Bounds) {
    super({ ...config, Client: connectingWithin(bounds.connectMs) })
    this.#bounds = bounds
    this.on('error', () => {})
    this.on('connect', client => {
      // It may break while it is lent out: whoever asks it is told by the query.
      client.on('error', () => {})
      this.#open.set(client, { bytes: 0, looks: 0 })
    })
    this.on('remove', client => {
      this.#open.delete(client)
      this.#restWhenIdle()
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(lend: Lend): void
  override connect(lend?: Lend): Promise<pg.PoolClient> | undefined {
    if (!lend)
      return new Promise((resolve, reject) =>
        this.connect((error, client) => (client ? resolve(client) : reject(error ?? new Error('no connection')))),
      )
    const waiter: Waiter = { since: performance.now(), lend, late: false }
    this.#waiting.add(waiter)
    this.#timer ??= setInterval(() => this.#look(), everyMs).unref()
    super.connect((error, client, done) => {
      this.#waiting.delete(waiter)
      if (waiter.late) done()
      else lend(error, client, done)
    })
    return undefined
  }

  #look() {
    const longAgo = performance.now() - this.#bounds.waitMs
    for (const waiter of this.#waiting) {
      if (waiter.since > longAgo) break
      this.#waiting.delete(waiter)
      waiter.late = true
      waiter.lend(late(`no free connection within ${this.#bounds.waitMs} ms`), undefined, () => {})
    }
    for (const [client, { bytes, looks }] of this.#open) {
      const { readyForQuery, connection } = client as unknown as Inside
      const { bytesRead } = connection.stream
      const isSilent = !readyForQuery && bytesRead === bytes
      this.#open.set(client, { bytes: bytesRead, looks: isSilent ? looks + 1 : 0 })
      if (isSilent && looks * everyMs >= this.#bounds.silenceMs)
        connection.stream.destroy(late(`no answer within ${this.#bounds.silenceMs} ms`))
    }
    this.#restWhenIdle()
  }

  #restWhenIdle() {
    if (this.#waiting.size + this.#open.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

/** An outage that says itself what it was. */
const late = (why: string) => Object.assign(new Error(why), { outage: 'the database' })

const connectingWithin = (ms: number) =>
  class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(typeof config === 'string' ? { connectionString: config } : config), connectionTimeoutMillis: ms })
    }
  }
