import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { openProofs } from '../../app/proofs.ts'
import { mondayOf } from '../../domain/coach/basis/week.ts'
import { asSetId, asUserId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { asOwner } from '../support/as-owner.ts'
import {
  type DeskAtHand,
  findPerson,
  giveReason,
  isAccessible,
  startDesk,
  whereTextIsLarge,
} from '../support/at-desk.ts'
import { brokenWords } from '../support/broken-words.ts'
import { plannedLongAgo, plannerOfLongAgo } from '../support/planned-long-ago.ts'

// Questions that auditors ask, answered by clicks alone; each answer is held against the log itself.

let { site, anna, ben, page, complaints, workout, set, sql } = {} as DeskAtHand

beforeAll(async () => {
  ;({ site, anna, ben, page, complaints, workout, set, sql } = await startDesk())
}, 120_000)
afterAll(() => site?.close())

describe('what came from what, what would be, and what was signed, by clicks alone', () => {
  test('where does any value in a read model come from', async () => {
    const stream = `workout-${workout}`
    const [{ last }] = await sql(`select max(version)::int as last from log.events where stream = $1`, [stream])
    await page.goto(`/internal/desk/streams/${stream}?at=${last}`)
    await giveReason(page)
    await page.getByRole('button', { name: 'Rows', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Rows', exact: true }).click()
    await page.getByRole('button', { name: 'Unseal to see it' }).click()
    await giveReason(page, 'Unseal')
    const list = page.getByRole('list', { name: 'Fields of workout_list' })
    await list.getByRole('link', { name: 'logged', exact: true }).click()
    const origin = page.getByRole('region', { name: 'Origin' })
    await origin.waitFor()
    const facts = await sql(
      `select type from log.events where stream = $1 and type in ('WorkoutRequested', 'SetLogged') order by version`,
      [stream],
    )
    expect(await origin.getByRole('link').allInnerTexts()).toEqual(facts.map(({ type }) => type))
    await expect
      .poll(() => origin.getByRole('heading').innerText())
      .toContain(`is ${facts.length - 1}, from ${facts.length} events`)
    await isAccessible(page)
    for (const width of [768, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(brokenWords), `names at ${width} px`).toEqual([])
    }
    await whereTextIsLarge(page, async () => expect(await page.evaluate(brokenWords)).toEqual([]))
    await page.getByLabel('Fields with').fill('kg')
    await page.getByLabel('Fields with').press('Enter')
    await expect.poll(() => list.getByRole('link').allInnerTexts()).toContain('kg')
    expect((await list.getByRole('link').allInnerTexts()).every(path => path.includes('kg'))).toBe(true)
  }, 60_000)

  test('what would change under today’s rules', async () => {
    const stream = streamOf('workout', asWorkoutId(workout))
    const past = await site.product.log.load(stream)
    const at = new Date().toISOString()
    const commandId = freshId<'command'>()
    await site.product.log.append(stream, past.length - 1, [
      {
        id: freshId<'event'>(),
        event: { type: 'RestTaken', set: asSetId('nowhere'), seconds: 60, at },
        metadata: {
          commandId,
          correlationId: commandId,
          causationId: commandId,
          actor: { kind: 'user', id: asUserId(anna.id) },
          subject: asUserId(anna.id),
          schema: 1,
        },
      },
    ])
    await findPerson(page, 'anna@example.org')
    const planned = await plannedLongAgo(site.product, anna.id, workout)
    await page.getByRole('link', { name: 'Under today’s rules' }).click()
    await page.getByRole('button', { name: 'Ask all of it again' }).click()
    const table = page.getByRole('region', { name: 'Decided otherwise' })
    await table.waitFor({ timeout: 60_000 })
    const [odd] = await sql(`select version from log.events where stream = $1 and data->>'set' = 'nowhere'`, [stream])
    const rows = table.locator('tbody tr')
    expect(await rows.count()).toBe(1)
    for (const part of ['RestTaken', String(odd.version), 'no-such-set'])
      await expect.poll(() => rows.first().innerText()).toContain(part)
    const [{ commands }] = await sql(
      `select count(distinct meta->>'commandId')::int as commands from log.events where stream in ($1, $2)`,
      [stream, planned],
    )
    const told = await page.locator('main').innerText()
    expect(told).toMatch(new RegExp(`Commands asked again\\s+${commands}\\b`))
    const [{ wishes }] = await sql(
      `select count(*)::int as wishes from log.events where type = 'WorkoutRequested' and stream in ($1, $2)`,
      [stream, planned],
    )
    expect(told).toMatch(new RegExp(`Plans asked again\\s+${wishes}\\b`))
    const others = page.getByRole('region', { name: 'Planned otherwise' }).locator('tbody tr')
    const versions = await sql(
      `select stream, data->>'plannerVersion' as version from log.events where type = 'WorkoutGenerated' and stream in ($1, $2)`,
      [stream, planned],
    )
    const [then, today] = [planned, stream].map(of => versions.find(one => one.stream === of)?.version)
    expect([then, await others.count()]).toEqual([plannerOfLongAgo, 1])
    for (const part of [then, `Planned by ${today} today.`, 'blocks.'])
      await expect.poll(() => others.innerText()).toContain(part)
    await isAccessible(page)
    await page.reload()
    await expect.poll(() => others.innerText()).toContain(`Planned by ${today} today.`)
    await others.getByRole('link').click()
    await page.getByRole('article', { name: 'Event' }).getByText('revision 1').waitFor()
  }, 90_000)

  test('what it takes to ask a person’s whole past again is seen, and given up by a click', async () => {
    await page.goto(`/internal/desk/people/${anna.id}/what-if`)
    await giveReason(page).catch(() => {})
    const ask = page.getByRole('button', { name: 'Ask all of it again' })
    await ask.press('Enter')
    const progress = page.getByRole('progressbar', { name: 'What if' })
    await progress.waitFor()
    await page.reload()
    await progress.waitFor()
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await page.getByText('Cancelled.').waitFor()
    await page.reload()
    await page.getByText('Cancelled.').waitFor()
    await ask.press('Enter')
    await page.getByRole('region', { name: 'Plans' }).waitFor({ timeout: 60_000 })
  }, 90_000)

  test('what would be, had one event said something else: states, rows and the athlete’s screens; nothing is written', async () => {
    const stream = `workout-${workout}`
    const [{ version }] = await sql(
      `select version from log.events where stream = $1 and type = 'SetCorrected' order by version desc limit 1`,
      [stream],
    )
    const events = async () =>
      (await sql(`select count(*)::int as events from log.events where type <> 'RecordInspected'`))[0].events
    const before = await events()
    await page.goto(`/internal/desk/streams/${stream}?at=${version}`)
    await page.getByRole('link', { name: 'What if …' }).click()
    await page.getByRole('region', { name: 'Unseal' }).getByLabel('Reason').fill('Ticket 4711: was wäre gewesen')
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: 'What SetCorrected shall have said' })
    const said = await field.inputValue()
    await page.getByText(/^Corrected .+, set\s\d\sof\s\d\sto\s8\sreps, at\s22\.5\skg$/).waitFor()
    await field.fill(said.replace('"weightKg": 22.5', '"weightKg": "schwer"'))
    await page.getByRole('button', { name: 'See what would follow' }).click()
    await page
      .getByRole('alert')
      .getByText(/weightKg/)
      .waitFor()
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')])
    await field.fill(said.replace('"weightKg": 22.5', '"weightKg": 47.5'))
    await field.press('Tab')
    await page.keyboard.press('Enter')
    const follows = page.getByRole('region', { name: 'What would follow' })
    await follows.waitFor({ timeout: 30_000 })
    const state = follows.getByRole('region', { name: 'State at the end' })
    await expect
      .poll(() => state.innerText())
      .toMatch(new RegExp(`sets\\.${set}\\.weightKg[\\s\\S]*22\\.5[\\s\\S]*47\\.5`))
    await expect.poll(() => follows.getByRole('region', { name: 'Rows' }).innerText()).toContain('workout_detail')
    await page.reload()
    await page.getByRole('region', { name: 'Unseal' }).getByLabel('Reason').fill('Ticket 4711: was wäre gewesen')
    await page.keyboard.press('Enter')
    const screens = follows.getByRole('figure')
    await screens.first().waitFor()
    const told = await screens.allTextContents()
    expect([told[0]?.includes('47,5'), told[1]?.includes('47,5')]).toEqual([false, true])
    expect(await field.inputValue()).toContain('"weightKg": 47.5')
    await isAccessible(page)
    await page.getByRole('button', { name: 'See what would follow' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Cancelled.').waitFor()
    expect(await events()).toBe(before)
  }, 90_000)

  test('is the log as it was on Monday', async () => {
    const monday = `${mondayOf(new Date(Date.now() - 86_400_000).toISOString())}T06:00:00.000Z`
    const signedThen = await openProofs(site.product, site.config, () => monday)
    const signed = await signedThen.attest()
    await site.person('since-monday@example.org')
    await page.getByRole('link', { name: 'Proof' }).click()
    const row = page
      .getByRole('region', { name: 'Signed checkpoints' })
      .getByRole('row')
      .filter({ hasText: signed?.root ?? 'nothing was signed' })
    await row.getByText('not compared').waitFor()
    expect(await row.locator('time').getAttribute('datetime')).toBe(monday)
    await page.getByRole('button', { name: 'Audit the whole log' }).click()
    await page.getByText('The log is what was recorded.').waitFor()
    await row.getByText('is what was signed', { exact: true }).waitFor()
    const [{ then, now }] = await sql(
      'select count(*) filter (where gp <= $1)::int as then, count(*)::int as now from log.events',
      [signed?.size],
    )
    expect([signed?.size, now > then]).toEqual([then, true])
    await expect.poll(() => row.innerText()).toContain(String(then))
    await isAccessible(page)
  })

  test('the log is not as it was on Monday: which event, by clicks', async () => {
    const [changed] = await sql(
      `select gp::int as place, id, stream, version from log.events where stream = $1 and type = 'EmailVerified'`,
      [`user-${(await site.ask('GET /auth/me', { token: ben.access_token })).json.id}`],
    )
    await asOwner(site.databaseUrl, `update log.events set data = '{"changed": true}' where gp = ${changed.place}`)
    await page.goto('/internal/desk/proof')
    await page.getByRole('button', { name: 'Audit the whole log' }).click()
    const finding = page.getByRole('list', { name: 'Findings' }).getByRole('listitem').filter({ hasText: changed.id })
    await finding.waitFor()
    for (const part of ['changed', `Event ${changed.place}`, `${changed.stream}, revision ${changed.version}`])
      await expect.poll(() => finding.innerText()).toContain(part)
    const rows = page.getByRole('region', { name: 'Signed checkpoints' }).getByRole('row')
    await rows.last().getByText('is not what was signed').waitFor()
    await isAccessible(page)
  })

  test('nothing of it complained', () => expect(complaints).toEqual([]))
})
