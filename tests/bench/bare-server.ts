import fastify from 'fastify'
import pg from 'pg'

// The least that a server with a database can be.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = fastify()
app.get('/readyz', async () => (await pool.query('select 1 as ready')).rows[0])
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
