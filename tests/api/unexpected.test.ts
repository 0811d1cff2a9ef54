import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { answerWithPages, takeForms } from '../../api/plain-forms.ts'
import { answerProblems, problem } from '../../api/problems.ts'
import { outage } from '../../domain/kernel/outage.ts'

test('what a caller did wrong fills no log of ours, whether by a call or by a form', async () => {
  const log = new PassThrough()
  const app = fastify({ logger: { level: 'warn', stream: log } })
  const security = { note: () => {} }
  const sendFilled = async (_: unknown, reply: FastifyReply, path: string) => reply.status(429).send(path)
  answerProblems(app, security)
  app.register(async scope => {
    takeForms(scope)
    answerWithPages(scope, {
      security,
      pages: { paths: [], isThere: () => true, send: sendFilled, sendFilled },
      pageOf: path => path,
      kept: () => ({}),
    })
    scope.post('/form', () => {
      throw problem(429, 'Zu oft')
    })
  })
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    const asked = { method: 'POST', url: '/form', headers: { 'content-type': type } } as const
    expect((await app.inject({ ...asked, payload: type.endsWith('json') ? '{}' : 'a=b' })).statusCode).toBe(429)
  }
  await app.close()
  log.end()
  expect(await text(log)).toBe('')
})

test('what nobody expected is told in general words, and logged in full under the id of its request', async () => {
  const log = new PassThrough()
  const app = fastify({ logger: { level: 'warn', stream: log }, genReqId: () => 'request-4711' })
  answerProblems(app, { note: () => {} })
  app.get('/', () => {
    throw new TypeError('relation "vault.passwords" of anna@example.org')
  })
  const answer = await app.inject({ url: '/' })
  await app.close()
  log.end()
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'Error',
    status: 500,
    detail: 'Etwas ist schiefgegangen. Wir wurden benachrichtigt.',
    message: 'Etwas ist schiefgegangen. Wir wurden benachrichtigt.',
  })
  const [line] = (await text(log)).trim().split('\n')
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 50,
    reqId: 'request-4711',
    msg: 'request failed',
    err: { type: 'TypeError', stack: expect.stringContaining('unexpected.test.ts') },
  })
})

test('what is known to happen, like a database that does not answer, is logged without a stack', async () => {
  const log = new PassThrough()
  const app = fastify({ logger: { level: 'warn', stream: log }, genReqId: () => 'request-4711' })
  answerProblems(app, { note: () => {} })
  app.get('/', () => {
    throw outage('the database', new Error('connect ECONNREFUSED 10.0.0.7 of anna@example.org'))
  })
  const answer = await app.inject({ url: '/' })
  await app.close()
  log.end()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  const said = await text(log)
  expect(JSON.parse(said.trim())).toMatchObject({ level: 40, reqId: 'request-4711', outage: 'the database' })
  expect(said).not.toMatch(/stack|\.test\.ts|anna@/)
})
