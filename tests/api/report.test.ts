import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { commandLine } from '../support/command-line.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let folder: string
let audit: string
let token: string
let id: string
let workout: string
let sets: string[]
const hostile = '</script><script>alert(1)</script><li id="e-00000000-0000-4000-8000-000000000000">'

type Made = { blocks: { kind: string; exercises: { sets: { id: string; ramp: boolean; side?: string | null }[] }[] }[] }

const ask = async (call: string, body?: object) => {
  const { status, json } = await it.ask(call, { token, ...(body ? { body } : {}) })
  expect([call, status, json]).toEqual([call, call.startsWith('POST') ? 201 : 200, json])
  return json
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formkurve-report-'))
  audit = join(folder, 'audit')
  it = await startProduct({ environment: { AUDIT_DIR: audit } })
  token = (await it.person('anna@example.org')).access_token
  await it.person('ben@example.org')
  id = (await ask('GET /auth/me')).id
  await ask('PUT /training-plan/mine', { weight: 72, comments: hostile })
  const made = await ask('POST /llm/create-workout', { duration_minutes: 30 })
  workout = made.id
  sets = (made.blocks as Made['blocks'])
    .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
    .flatMap(({ exercises }) => exercises.flatMap(exercise => exercise.sets))
    .filter(({ ramp }) => !ramp)
    .map(set => set.id)
  await ask(`PUT /api/workouts/${workout}/status`, { status: 'in_progress' })
  for (const set of sets.slice(0, 3)) await ask(`PUT /api/workouts/${workout}/sets/${set}`, { reps: 10, weight: 20 })
  await ask(`PUT /api/workouts/${workout}/sets/${sets[0]}`, { reps: 8, weight: 22.5 })
  await ask(`PUT /api/workouts/${workout}/sets/${sets[0]}/note`, { note: hostile })
}, 120_000)
afterAll(async () => {
  await it?.close()
  await rm(folder, { recursive: true, force: true })
})

/** In a process of its own that knows nothing but the file and the public key. */
const verified = async (text: string, name = 'report.html') => {
  const file = join(folder, name)
  await writeFile(file, text)
  const words = [join(import.meta.dirname, '../../tools/verify-proof.mjs'), file, join(audit, 'audit-key.pub.pem')]
  return new Promise<{ code: number; out: string; err: string }>(resolve => {
    const child = execFile(process.execPath, words, (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }))
  })
}

const idsTold = (html: string) => [...html.matchAll(/<li id="e-([^"]+)"/g)].map(([, one]) => one ?? '')

/** What the log says, without any code of ours. */
const recorded = async () => {
  const { rows } = await it.product.database.query(
    `select id from log.events where meta->>'subject' = $1 and stream not like 'email-%' order by gp`,
    [id],
  )
  return rows.map(row => String(row.id))
}

const taken = async () => {
  const answer = await it.ask('GET /api/export.html', { token })
  expect(answer.status).toBe(200)
  return answer.text
}

const changed = (text: string, at: number) => `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`

describe('the training report', () => {
  test('tells every event of the person once, and proves it', async () => {
    const html = await taken()
    expect(idsTold(html).sort()).toEqual((await recorded()).sort())
    expect(await verified(html)).toMatchObject({ code: 0, out: expect.stringContaining('readable part is signed') })
    expect(html).not.toContain('ben@example.org')
    expect(html).toContain('anna@example.org')
  })

  test('shows a corrected set as it stands, and what had stood there', async () => {
    const html = await taken()
    expect(html).toMatch(/korrigiert auf 8 Wiederholungen, 22,5 kg[^<]* \(war 10 Wiederholungen, 20 kg[^<]*\)/)
    expect(html).toMatch(/<td>8 Wiederholungen, 22,5 kg/)
  })

  test('what somebody wrote stays text', async () => {
    const html = await taken()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;script&gt;alert(1)')
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  test('one character changed in an event, in its way, in the words or at the end, and it does not hold', async () => {
    const html = await taken()
    const proof = html.indexOf('<script type="application/json"')
    const event = html.indexOf('"event":"', proof) + 40
    for (const at of [event, html.indexOf('"path":["', proof) + 12, html.indexOf('22,5 kg')])
      expect(await verified(changed(html, at))).toMatchObject({ code: 1 })
    expect(await verified(`${html}<p>mehr</p>`)).toMatchObject({ code: 1 })
    const cut = html.slice(0, Math.floor(html.length * 0.9))
    expect(await verified(cut)).toMatchObject({ code: 1 })
    const lines = html.split('\n')
    const without = lines.toSpliced(
      lines.findIndex(line => line.startsWith('{"event":')),
      1,
    )
    expect(await verified(without.join('\n'))).toMatchObject({ code: 1 })
  })

  test('asks again who it is, and has a measure', async () => {
    const { calls } = await import('../../contract/all.ts')
    for (const path of ['/api/export.html', '/desk/people/:id/report'])
      expect(calls.find(call => call.path === path)).toMatchObject({ stepUp: 'always' })
    expect((await it.ask('GET /api/export.html')).status).toBe(401)
  })

  test('what checks it lies at addresses of the product', async () => {
    const script = await it.ask('GET /verify-proof.mjs')
    expect([script.status, script.text.includes('RFC 9162')]).toEqual([200, true])
    expect((await it.ask('GET /audit-key.pub.pem')).text).toMatch(/^-----BEGIN PUBLIC KEY-----/)
    expect(await taken()).toContain('https://formkurve.test/verify-proof.mjs')
  })
})

describe('for a court', () => {
  const reason = 'Beschluss 12 O 34/26, Landgericht'

  test('staff take it with a reason, which the person reads', async () => {
    const staff = await it.person('eva@example.org')
    await it.employ((await it.ask('GET /auth/me', { token: staff.access_token })).json.id)
    const asked = (headers = {}, as = staff.access_token) =>
      it.ask(`GET /desk/people/${id}/report`, { token: as, headers })
    expect((await asked()).status).toBe(400)
    expect((await asked({}, token)).status).toBe(403)
    const answer = await asked({ 'x-reason': encodeURIComponent(reason) })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<h1>Trainingsbericht</h1>')
    expect(answer.text).toContain(`${reason}`)
    expect(idsTold(answer.text).sort()).toEqual((await recorded()).sort())
    const { inspections } = await ask('GET /api/inspections')
    expect(inspections[0]).toMatchObject({ what: 'report', unsealed: true, reason })
  })

  test('and so does the operator at the command line', async () => {
    const privacy = commandLine(it.databaseUrl, { AUDIT_DIR: audit })
    const { code, out, err } = await privacy(
      'main.ts',
      'privacy',
      'training-report',
      'anna@example.org',
      '--reason',
      reason,
    )
    expect([code, err]).toEqual([0, err])
    expect(idsTold(out).sort()).toEqual((await recorded()).sort())
    expect(await verified(out)).toMatchObject({ code: 0 })
    expect((await privacy('main.ts', 'privacy', 'training-report', 'anna@example.org')).code).toBe(2)
  })
})

test('of a workout that was erased, its sets say so, and are proven all the same', async () => {
  await it.product.keys.destroy(streamOf('workout', asWorkoutId(workout)))
  const html = await taken()
  expect(html.match(/<span class="what">[^<]*\[gelöscht\]<\/span>/g)?.length).toBeGreaterThan(4)
  expect(html).not.toContain('22,5 kg')
  expect(idsTold(html).sort()).toEqual((await recorded()).sort())
  expect(await verified(html)).toMatchObject({ code: 0 })
}, 30_000)
