import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerProblems } from '../../api/problems.ts'

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
