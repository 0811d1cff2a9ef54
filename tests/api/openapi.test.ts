import { execFile } from 'node:child_process'
import { glob, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import SwaggerParser from '@apidevtools/swagger-parser'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../../contract/all.ts'
import { openapi } from '../../contract/openapi.ts'
import { performance } from '../../contract/workout-shapes.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

type Media = { schema: object; example?: unknown }
type Described = {
  operationId: string
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}

const root = join(import.meta.dirname, '../..')
const scratch = join(root, `dist/api-client-${process.pid}`)
let it: TestProduct
let text: string
const document = () => JSON.parse(text)
const operations = () =>
  Object.values(document().paths).flatMap(path => Object.values(path as Record<string, Described>))

beforeAll(async () => {
  it = await startProduct()
  text = (await it.ask('GET /openapi.json')).text
  await mkdir(scratch, { recursive: true })
})
afterAll(async () => {
  await it.close()
  await rm(scratch, { recursive: true, force: true })
})

describe('the contract', () => {
  test('holds every call that a file of contract/ describes', async () => {
    const known = new Set(calls.map(({ method, path }) => `${method} ${path}`))
    for await (const file of glob('contract/*.ts', { cwd: root })) {
      const module = (await import(pathToFileURL(join(root, file)).href)) as Record<
        string,
        { method?: string; path?: string }
      >
      for (const { method, path } of Object.values(module).filter(value => value?.method && value.path))
        expect(known, file).toContain(`${method} ${path}`)
    }
    expect(known.size).toBe(calls.length)
  })

  test('is served, every call of it', () => {
    const missing = calls.filter(({ method, path }) => !it.app.hasRoute({ method, url: path.replace(/\/$/, '') }))
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  test('has examples that its own schemas accept', () => {
    const examples = calls.flatMap(call => [
      ...(call.examples?.body === undefined ? [] : [{ name: call.name, schema: call.body, value: call.examples.body }]),
      ...(call.examples?.answer === undefined
        ? []
        : [{ name: call.name, schema: call.answer, value: call.examples.answer }]),
    ])
    expect(examples.length).toBeGreaterThan(20)
    for (const { name, schema, value } of examples) expect(schema?.safeParse(value).error, name).toBeUndefined()
  })
})

describe('/openapi.json', () => {
  test('is valid OpenAPI 3.1', async () => {
    const api = await SwaggerParser.validate(document())
    expect(Reflect.get(api, 'openapi')).toMatch(/^3\.1/)
  })

  test('is the contract, and says so again by its ETag', async () => {
    expect(document()).toEqual(JSON.parse(JSON.stringify(openapi('/'))))
    const { headers } = await it.ask('GET /openapi.json')
    const again = await it.ask('GET /openapi.json', { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('names shapes for itself: others write the same shapes out as before', () => {
    expect(document().components.schemas).toHaveProperty('Performance')
    expect(z.toJSONSchema(performance)).toMatchObject({ type: 'object', properties: { reps: {} } })
    expect(z.globalRegistry.get(performance)?.id).toBeUndefined()
  })

  test('names every operation once', () => {
    const names = operations().map(({ operationId }) => operationId)
    expect(names.length).toBe(calls.length)
    expect(new Set(names).size).toBe(names.length)
  })

  test('holds only schemas that compile, and examples that fit them', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats.default(ajv)
    ajv.addSchema({ $id: 'openapi', ...document() })
    const pointer = (schema: object) =>
      JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components'))
    const { components } = document() as { components: { examples: Record<string, { value: object }> } }
    for (const [name, { value }] of Object.entries(components.examples))
      expect(ajv.validate({ $ref: 'openapi#/components/schemas/Problem' }, value), name).toBe(true)
    const told = [...text.matchAll(/#\/components\/examples\/([a-z-]+)/g)].map(([, name]) => String(name))
    expect(told.length).toBeGreaterThan(100)
    expect(told.filter(name => !components.examples[name])).toEqual([])
    let examples = 0
    for (const { operationId, requestBody, responses } of operations()) {
      const media = [requestBody, ...Object.values(responses)].flatMap(part => Object.values(part?.content ?? {}))
      for (const { schema, example } of media) {
        const check = ajv.compile(pointer(schema))
        if (example === undefined) continue
        examples++
        expect(check(example), `${operationId}: ${JSON.stringify(check.errors)}`).toBe(true)
      }
    }
    expect(examples).toBeGreaterThan(20)
  })

  test('makes a client that compiles and works', async () => {
    const file = join(scratch, 'client.ts')
    await writeFile(join(scratch, 'openapi.json'), text)
    await writeFile(file, await generateSource(join(scratch, 'openapi.json')))
    const options = '--noEmit --strict --skipLibCheck --target esnext --module nodenext --lib esnext,dom'
    await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['--ignoreConfig', ...options.split(' '), file], {
      cwd: root,
    })

    await it.register('client@example.org')
    await it.ask(`GET /auth/verify-email?token=${(await it.mail('client@example.org')).token}`)
    const url = await it.app.listen({ port: 0, host: '127.0.0.1' })
    const client = await import(pathToFileURL(file).href)
    client.defaults.baseUrl = url
    const signedIn = await client.login({ email: 'client@example.org', password: 'ein langer Satz' })
    expect(signedIn.status).toBe(200)
    client.defaults.headers = { authorization: `Bearer ${signedIn.data.access_token}` }
    const made = await client.createAppWorkout({}, { durationMinutes: 20 })
    expect(made.status).toBe(201)
    const read = await client.getAppWorkout(made.data.workoutId)
    expect(read.status).toBe(200)
    expect(read.data.id).toBe(made.data.workoutId)
  }, 60_000)
})

describe('/docs', () => {
  test('tells of every call, with nothing from elsewhere and nothing inline', async () => {
    const { status, headers, text: page } = await it.ask('GET /docs')
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/html')
    for (const { name, path } of calls) {
      expect(page).toContain(`id="${name}"`)
      expect(page).toContain(path.replace(/:(\w+)/g, '{$1}'))
    }
    expect(page).not.toMatch(/<script|<style| style=|https?:\/\//)
    expect((await it.ask('GET /docs/style.css')).headers['content-type']).toContain('text/css')
  })

  test('explains the type of a problem', async () => {
    const { status, headers } = await it.ask('GET /problems/no-such-workout')
    expect([status, headers.location]).toEqual([302, '/docs#problem-no-such-workout'])
    expect((await it.ask('GET /docs')).text).toContain('id="problem-no-such-workout"')
  })
})
