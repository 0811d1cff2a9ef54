import fastify from 'fastify'
import pg from 'pg'
import { readConfig } from '../../adapters/config.ts'
import { detailAnswer, exerciseBook } from '../../api/workout-answer.ts'
import { openProduct } from '../../app/product.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { accounts } from '../../projections/accounts.ts'
import { projections } from '../../projections/all.ts'
import { caughtUp } from '../../projections/catch-up.ts'

// A server in a process of its own: `node api-server.ts product|desk|bare`. Says its port. Ends with its parent's pipe.
const report = (line: string, error: unknown) => console.error(line, error)

const open = async () =>
  openProduct(await readConfig({ WRITES_PER_MINUTE: '100000', ...process.env }), { say: () => {}, report })
const serving = { webFolder: null, checkAnswers: false, log: false }

const product = async () => {
  const opened = await open()
  const never = new AbortController().signal
  void opened.project(never)
  void opened.react(never)
  const app = await opened.api(serving)
  await caughtUp(opened, projections, () => {}, never)
  return app
}

/** Only what asks the log itself: no read model is kept up. */
const desk = async () => (await open()).api(serving)

/** No session, no parsing of the contract, no read-your-writes: one statement a request. */
const bare = async () => {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
  const app = fastify()
  const book = exerciseBook(catalogue)
  const one = (name: string, table: string) => async (request: { params: unknown }) => {
    const { id } = request.params as { id: string }
    return (await pool.query({ name, text: `select * from read_models.${table} where id = $1`, values: [id] })).rows[0]
  }
  app.get('/me/:id', one('me', accounts.name))
  app.get('/workouts/:id', async request => {
    const { id } = request.params as { id: string }
    const kept = { name: 'workout', text: 'select row from public.bench_workouts where id = $1', values: [id] }
    return detailAnswer((await pool.query(kept)).rows[0].row, book, 'de')
  })
  const columns = 'gp::text, stream, version, type, id, data, meta, created'
  app.get('/events/:id', async request => {
    const { id } = request.params as { id: string }
    const text = `select ${columns} from log.events where gp < $1 order by events.gp desc limit 50`
    return (await pool.query({ name: 'events', text, values: [id] })).rows
  })
  app.get('/streams/:id', async request => {
    const { id } = request.params as { id: string }
    const text = `select ${columns} from log.events where stream = $1 and version >= 0 order by version limit 100`
    return (await pool.query({ name: 'stream', text, values: [id] })).rows
  })
  app.put('/sets', async request => {
    const { stream, id, data, meta } = request.body as Record<string, string>
    await pool.query({
      name: 'append',
      text: 'select * from log.append_one($1, -2, $2, $3, $4, $5)',
      values: [stream, id, 'SetLogged', data, meta],
    })
    return { message: 'Set logged' }
  })
  app.put('/sets-decided', async request => {
    const { stream, id, data, meta } = request.body as Record<string, string>
    const { rows } = await pool.query({
      name: 'load',
      text: 'select version, type, id, data, meta, created from log.events where stream = $1 order by version',
      values: [stream],
    })
    await pool.query({
      name: 'append-expecting',
      text: 'select * from log.append_one($1, $2, $3, $4, $5, $6)',
      values: [stream, rows.at(-1).version, id, 'SetLogged', data, meta],
    })
    return { message: 'Set logged' }
  })
  return app
}

const kinds = { product, desk, bare }
const app = await kinds[process.argv[2] as keyof typeof kinds]()
const address = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(new URL(address).port)
process.stdin.resume().on('end', () => process.exit(0))
