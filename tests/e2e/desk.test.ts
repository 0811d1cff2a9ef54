import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { everyType } from '../../domain/facts.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { accounts } from '../../projections/accounts.ts'
import {
  type DeskAtHand,
  findPerson,
  giveReason,
  isAccessible,
  outOfView,
  reason,
  startDesk,
  whereTextIsLarge,
} from '../support/at-desk.ts'
import { brokenWords } from '../support/broken-words.ts'

// Questions that auditors ask, answered by clicks alone; each answer is held against the log itself.

let { site, anna, page, complaints, workout, set, sql } = {} as DeskAtHand

beforeAll(async () => {
  ;({ site, anna, page, complaints, workout, set, sql } = await startDesk())
}, 120_000)
afterAll(() => site?.close())

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** As the fact holds it, opened. */
const planOf = async (id: string) => {
  const past = await site.product.log.load(streamOf('workout', asWorkoutId(id)))
  const made = past.map(({ event }) => event).find(event => event.type === 'WorkoutGenerated')
  if (!made) throw new Error('no plan was made')
  return made.plan
}

describe('what happened, and what goes on, by clicks alone', () => {
  test('shows nothing of a person before it was said why', async () => {
    await page.getByRole('textbox', { name: /E-mail address/ }).fill('anna@example.org')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('heading', { name: 'Why do you look?' }).waitFor()
    expect(page.url()).not.toContain('anna')
    expect(await page.getByRole('list', { name: 'Found' }).count()).toBe(0)
    expect(await sql(`select 1 from log.events where type = 'RecordInspected'`)).toEqual([])
    await isAccessible(page)
    await giveReason(page)
    await page.getByRole('list', { name: 'Found' }).getByRole('link').first().click()
    await page.getByRole('link', { name: 'workout', exact: true }).waitFor()
    const [{ happened }] = await sql(
      `select data->>'at' as happened from log.events where stream = $1 and version = 0`,
      [`workout-${workout}`],
    )
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'workout', exact: true }) })
    expect(await row.locator('time').first().getAttribute('datetime')).toBe(happened)
    await isAccessible(page)
    await whereTextIsLarge(page, async () => expect(await outOfView(page)).toEqual([]))
  })

  test('who changed this set, and when', async () => {
    await page.getByRole('link', { name: 'workout', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^workout/ }).waitFor()
    const events = page.getByRole('navigation', { name: 'Events of the stream' })
    await events
      .getByRole('button', { name: /SetLogged/ })
      .filter({ hasText: `set ${set}:` })
      .click()
    await page.getByRole('navigation', { name: 'Events of this set' }).getByRole('link').last().click()
    const [changed] = await sql(
      `select id, version, type, meta->'actor'->>'id' as actor, gp::text as position, created from log.events
       where stream = $1 and type in ('SetLogged', 'SetCorrected') and data->>'set' = $2 order by version desc limit 1`,
      [`workout-${workout}`, set],
    )
    const event = page.getByRole('article', { name: 'Event' })
    await event.getByText(`revision ${changed.version}`).waitFor()
    for (const part of [changed.type, changed.id, changed.actor, changed.position])
      await expect.poll(() => event.innerText()).toContain(part)
    const [{ last }] = await sql('select max(version)::int as last from log.events where stream = $1', [
      `workout-${workout}`,
    ])
    expect(changed).toMatchObject({ type: 'SetCorrected', version: expect.toSatisfy(version => version < last) })
    const times = () => event.locator('time').evaluateAll(all => all.map(each => each.getAttribute('datetime')))
    await expect.poll(times).toContain(new Date(changed.created).toISOString())
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe(String(changed.version))
    // A time of day may read alike: 10:23:22.557.
    expect(await event.innerText()).not.toMatch(/(?<![:\d])22\.5(?!\d)/)
    await isAccessible(page)
  })

  test.each([
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ])('a story can be read in a window of $width pixels with text at 200%', async window => {
    const look = async () => {
      await page.waitForTimeout(500)
      const list = page.getByRole('button', { name: /WorkoutStarted/ })
      const lines = await list
        .first()
        .evaluate(one => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).fontSize))
      expect(lines).toBeLessThan(6)
      expect(await page.evaluate(brokenWords)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await whereTextIsLarge(page, look, window)
  })

  test('what stood there before: unsealed with a reason, through the stream by keys', async () => {
    await page.getByRole('button', { name: 'Unseal …' }).click()
    await page.getByRole('region', { name: 'Unseal' }).getByLabel('Reason').fill('Ticket 4711: alter Wert')
    await page.getByRole('button', { name: 'Unseal', exact: true }).click()
    const differences = page.getByRole('list', { name: 'Differences' })
    await differences.getByText('22.5', { exact: true }).first().waitFor()
    await expect
      .poll(() => differences.innerText())
      .toMatch(new RegExp(`sets\\.${set}\\.weightKg[\\s\\S]*−[\\s\\S]*20[\\s\\S]*\\+[\\s\\S]*22\\.5`))
    // In the list and above the event, a set is called as the plan calls it.
    const exercise = (await planOf(workout)).blocks
      .flatMap(({ exercises }) => exercises)
      .find(({ sets }) => sets.some(({ id }) => id === set))
    const nth = (exercise?.sets.findIndex(({ id }) => id === set) ?? 0) + 1
    const says = `Corrected ${exercise?.name.en}, set ${nth} of ${exercise?.sets.length} to 8 reps, at 22.5 kg`
    await page
      .getByRole('button', { name: /SetCorrected/ })
      .filter({ hasText: says })
      .waitFor()
    await page.getByRole('heading').filter({ hasText: says }).waitFor()
    await page.getByLabel('Compared with revision').fill('1')
    await page.getByRole('heading', { name: 'What changed since revision 1' }).waitFor()
    await differences.getByText('in_progress').waitFor()
    await page.getByLabel('Compared with revision').fill('')
    await page.getByRole('heading', { name: 'What it changed' }).click()
    await page.keyboard.press('ArrowLeft')
    const event = page.getByRole('article', { name: 'Event' })
    await event.getByText('at 20 kg').first().waitFor()
    await expect.poll(() => event.innerText()).toMatch(/\w, set\s\d\sof\s\d/)
    await page.keyboard.press('Home')
    await page.getByRole('heading', { name: 'Asked for a workout: “Rücken, 30 Minuten”' }).waitFor()
    const looks = await sql(`select 1 from log.events where type = 'RecordInspected' and (data->>'unsealed')::bool`)
    expect(looks).toHaveLength(1)
  })

  test('what did the athlete see then', async () => {
    const [{ version }] = await sql(
      `select version from log.events where stream = $1 and type = 'SetLogged' order by version limit 1`,
      [`workout-${workout}`],
    )
    await page.getByRole('slider', { name: 'Revision' }).fill(String(version))
    await page.getByRole('button', { name: 'Workout', exact: true }).click()
    const screen = page.getByRole('figure')
    const [{ recorded, started, logged }] = await sql(
      `select max(created) as recorded, count(*) filter (where type = 'WorkoutStarted')::int as started,
         count(distinct data->>'set') filter (where type = 'SetLogged')::int as logged
       from log.events where stream = $1 and version <= $2`,
      [`workout-${workout}`, version],
    )
    const local = await page.evaluate(at => new Date(at).toLocaleString('sv-SE').slice(0, 19), recorded)
    await screen.getByText(`Replica: as it was at ${local}`).waitFor()
    expect([started, logged]).toEqual([1, 1])
    await screen.getByText('Begonnen').waitFor()
    // The plan as it was made, and of it exactly what had been logged by then.
    const plan = await planOf(workout)
    const titles = plan.blocks.flatMap(({ exercises }) => exercises.map(({ name }) => name.de))
    const shown = String(await screen.textContent())
      .replaceAll('\u00a0', ' ')
      .replaceAll('\u00ad', '')
    for (const title of titles) expect(shown).toContain(title)
    const of = plan.blocks.flatMap(({ exercises }) => exercises).find(one => one.sets.some(({ id }) => id === set))
    const begun = screen.locator('details').filter({ has: page.locator('[data-begun="true"]') })
    expect(await begun.count()).toBe(logged)
    const lines = await begun
      .locator('ol li')
      .evaluateAll(all => all.map(each => String(each.textContent).replaceAll('\u00a0', ' ')))
    const told = (one: { reps?: number; weightKg?: number | null }) =>
      `${one.reps} Wdh. · ${String(one.weightKg).replace('.', ',')} kg`
    expect(lines).toEqual(
      of?.sets.map(each => expect.stringContaining(told(each.id === set ? { reps: 10, weightKg: 20 } : each))),
    )
    expect(shown).not.toContain('22,5')
    await isAccessible(page)

    await page.getByRole('button', { name: 'Dashboard', exact: true }).click()
    await screen.getByText('Weiter trainieren').waitFor()
    await screen.getByText('Zwölf Wochen').waitFor()
    await page.getByRole('button', { name: 'Programme', exact: true }).click()
    expect(await sql(`select 1 from log.events where type = 'ProgrammeStarted'`)).toHaveLength(1)
    await screen.getByText('Diese Woche:').waitFor()
    await page.getByRole('button', { name: 'Dashboard', exact: true }).click()
    await page.getByLabel('Compared with revision').fill('0')
    await expect.poll(() => screen.count()).toBe(2)
    await screen.first().getByText('Workout erstellen').waitFor()
    expect(await screen.first().textContent()).not.toContain('Weiter trainieren')
    await page.getByRole('list', { name: 'Differences' }).getByText('nextWorkouts.0.status').waitFor()
    expect(new URL(page.url()).searchParams.get('against')).toBe('0')
    await isAccessible(page)
    await page.getByLabel('Compared with revision').fill('')
    await page.getByRole('button', { name: 'Workout', exact: true }).click()
  })

  test('why was this weight planned: the decisions, and the events that led to them', async () => {
    // By the day and the weight, as somebody asks it.
    const weighed = (await planOf(workout)).blocks
      .flatMap(({ exercises }) => exercises)
      .find(({ sets, reasons }) => reasons.length > 0 && sets.some(({ weightKg }) => weightKg))
    const kg = weighed?.sets.flatMap(({ weightKg }) => weightKg ?? [])[0]
    const [{ at: asked }] = await sql(
      `select data->>'at' as at from log.events where stream = $1 and type = 'WorkoutRequested'`,
      [`workout-${workout}`],
    )
    const day = await page.evaluate(at => new Date(at).toLocaleString('sv-SE').slice(0, 10), asked)
    await findPerson(page, 'anna@example.org')
    await page.getByRole('row').filter({ hasText: day }).getByRole('link', { name: 'workout', exact: true }).click()
    await page.getByRole('button', { name: /WorkoutGenerated/ }).click()
    await page.getByRole('button', { name: 'Why', exact: true }).click()
    const why = page.getByRole('region', { name: 'Why this plan' })
    await why
      .locator('summary')
      .filter({ hasText: new RegExp(`\\b${kg} kg`) })
      .first()
      .click()
    const causes = why.locator('details[open]').getByRole('link')
    const cause = causes.first()
    await cause.getByText(/^[A-Z]/).waitFor()
    // The first exercise with a weight: what the fact says of it, decision by decision, event by event.
    const planned = (await planOf(workout)).blocks
      .flatMap(({ exercises }) => exercises)
      .find(({ sets, reasons }) => reasons.length > 0 && sets.some(({ weightKg }) => weightKg))
    const loads = [...new Set(planned?.sets.flatMap(({ weightKg }) => weightKg ?? []))].map(kg => `${kg} kg`)
    await expect
      .poll(() => why.locator('details[open] summary').innerText())
      .toBe(`${planned?.name.en} ${loads.join(', ')}`)
    const decisions = await why.locator('details[open] li').allInnerTexts()
    expect(decisions).toEqual(
      planned?.reasons.map(({ code, text }) => expect.stringMatching(`^${literally(text.en)}\\s+${code}, from `)),
    )
    const ids = planned?.reasons.flatMap(({ events }) => events) ?? []
    expect(await causes.evaluateAll(all => all.map(each => each.getAttribute('title')))).toEqual(ids)
    const stored = new Map(
      (
        await sql(
          `select id, stream, version, type, data->>'at' as happened, meta->>'subject' as subject
           from log.events where id = any($1) and gp < (select gp from log.events where stream = $2 and type = 'WorkoutGenerated')`,
          [ids, `workout-${workout}`],
        )
      ).map(row => [row.id, row]),
    )
    const told = stored.get(ids[0])
    const texts = ids.map(id => stored.get(id)).map(each => [each.type, each.happened, each.subject])
    const locals = await page.evaluate(
      all => all.map(at => new Date(at).toLocaleString('sv-SE').slice(0, 16)),
      texts.map(([, at]) => at),
    )
    expect(await causes.allInnerTexts()).toEqual(texts.map(([type], nth) => `${type} ${locals[nth]}`))
    expect(new Set(texts.map(([, , subject]) => subject))).toEqual(new Set([anna.id]))
    await isAccessible(page)
    // Straight to the event, and back again.
    await cause.click()
    await page.getByRole('article', { name: 'Event' }).getByText(`revision ${told.version}`, { exact: true }).waitFor()
    expect(page.url()).toContain(told.stream)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // What was unsealed for a reason is so until it is sealed again.
    await page.goBack()
    await page.getByText('Unsealed', { exact: true }).waitFor()
    await why.locator('summary').filter({ hasText: 'kg' }).first().waitFor()
  })

  test('which reactions did a command cause', async () => {
    await page.keyboard.press('Home')
    await page.getByRole('link', { name: 'Cause and effect' }).click()
    const table = page.getByRole('region', { name: 'Causes' })
    await table.waitFor()
    const stored = await sql(
      `select type from log.events where meta->>'correlationId' =
         (select meta->>'correlationId' from log.events where stream = $1 and version = 0) order by gp`,
      [`workout-${workout}`],
    )
    const links = await table.getByRole('link').allInnerTexts()
    expect(links.sort()).toEqual(stored.map(({ type }) => type).sort())
    expect(await table.getByText('Command').count()).toBeGreaterThan(1)
    await isAccessible(page)
    await page.getByRole('link', { name: 'WorkoutRequested, revision 0' }).click()
    await page.getByRole('article', { name: 'Event' }).getByText('revision 0').waitFor()
  })

  test('finds events of a kind, in the address and out of it', async () => {
    await page.getByRole('navigation', { name: 'Audit desk' }).getByRole('link', { name: 'Find' }).click()
    const known = await page
      .getByLabel('Type')
      .evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value))
    expect(known).toEqual(everyType.map(({ type }) => type).sort())
    await page.getByLabel('Type').fill('SetLogged')
    await page.getByRole('button', { name: 'Filter' }).click()
    const stored = await sql(`select gp::text as position from log.events where type = 'SetLogged' order by gp desc`)
    const rows = page.getByRole('region', { name: 'Events found' }).locator('tbody tr')
    await expect.poll(() => rows.count()).toBe(stored.length)
    expect(await rows.locator('td:first-child').allInnerTexts()).toEqual(stored.map(({ position }) => position))
    expect(new URL(page.url()).searchParams.get('type')).toBe('SetLogged')
    await isAccessible(page)
  })

  test('a long list keeps its head in view, says whose clock it goes by, and gives its ids whole', async () => {
    await page.getByRole('link', { name: 'clear' }).click()
    const table = page.getByRole('region', { name: 'Events found' })
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(20)
    const last = table.getByRole('row').last()
    await last.scrollIntoViewIfNeeded()
    const isSeen = (place: { y: number } | null) => place !== null && place.y >= 0
    expect(isSeen(await table.getByRole('columnheader', { name: 'Type' }).boundingBox())).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const [stored] = await sql('select stream from log.events where gp = $1', [
      await last.getByRole('cell').first().innerText(),
    ])
    await last.getByTitle(stored.stream).locator('span').last().click()
    expect(stored.stream).toMatch(new RegExp(`-${await page.evaluate(() => getSelection()?.toString())}$`))
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
    await expect.poll(() => page.getByRole('banner').innerText()).toContain(zone)
  })

  test('what is not done, whom it hurts, and once more', async () => {
    const [event] = await sql(`select id, stream from log.events where stream = $1 and version = 0`, [
      `user-${anna.id}`,
    ])
    await sql(
      `insert into reactions.parked (reaction, event_id, stream, attempts, error)
       values ('when-account-changed-then-mail', $1, $2, 84, 'Error: 451 try again later')`,
      [event.id, event.stream],
    )
    await page.getByRole('link', { name: 'Parked' }).click()
    const effects = page.getByRole('region', { name: 'Effects', exact: true })
    await effects.getByText('451 try again later').waitFor()
    expect(await effects.getByRole('link').first().getAttribute('href')).toBe(
      `/internal/desk/streams/${event.stream}?at=0`,
    )
    await isAccessible(page)
    await whereTextIsLarge(page, async () => {
      await effects.getByText('451 try again later').waitFor()
      expect(await outOfView(page)).toEqual([])
    })
    await effects.getByRole('button', { name: /^Try again: when-account-changed-then-mail/ }).click()
    // What was said of a person is no reason for this.
    expect(await sql('select 1 from reactions.parked')).toHaveLength(1)
    await giveReason(page, 'Do it')
    await effects.getByText('None: every mail is sent, every plan made.').waitFor()
    expect(await sql('select 1 from reactions.parked')).toEqual([])
  })

  test('are the read models as the log says', async () => {
    await page.getByRole('link', { name: 'Read models' }).click()
    await page.getByRole('button', { name: `Verify ${accounts.name}` }).click()
    await giveReason(page, 'Do it')
    await isAccessible(page)
    const row = page.getByRole('row', { name: /^accounts/ })
    // What compares gets only what nobody else wants of the processor.
    await row.getByText('3 rows, all as the log says.').waitFor({ timeout: 90_000 })
    await expect.poll(() => row.innerText()).toContain('level')
  }, 120_000)

  test('who set something going at the product, and why; whom it tells, and no more for now', async () => {
    const desk = page.getByRole('navigation', { name: 'Audit desk' })
    const going = page.getByRole('region', { name: 'What was set going' })
    await desk.getByRole('link', { name: 'Parked' }).click()
    const stored = await sql(
      `select type, meta->'actor'->>'id' as by from log.events where stream = 'operation-effects'`,
    )
    await going.getByText(`“${reason}”`).waitFor()
    expect(await going.getByRole('link').allInnerTexts()).toEqual(stored.map(({ type }) => type))
    await expect.poll(() => going.innerText()).toContain(stored[0]?.by)

    const webhook = freshId<'webhook'>()
    const by = { by: 'test', reason: 'Auswertung im Haus', at: new Date().toISOString() }
    await site.product.operating.askWebhook(
      { commandId: freshId<'command'>(), actor: { kind: 'system', id: 'test' }, subject: asUserId('operator') },
      { type: 'WebhookAdded', webhook, url: 'https://example.org/in', types: ['FactorAdded'], from: null, ...by },
    )
    await desk.getByRole('link', { name: 'Webhooks' }).click()
    await page.getByRole('button', { name: 'Pause https://example.org/in' }).click()
    await giveReason(page, 'Do it')
    await page.getByRole('button', { name: 'Go on with https://example.org/in' }).waitFor()
    await page.getByRole('button', { name: 'Replay to https://example.org/in' }).click()
    await isAccessible(page)
    await whereTextIsLarge(page, async () => expect(await outOfView(page)).toEqual([]))
    await page.getByLabel('After position').fill('3')
    await page.getByRole('button', { name: 'Tell it again' }).click()
    await going.getByText('Webhook begun anew from 3').waitFor()
    const told = await sql(`select type from log.events where stream = 'operation-webhooks' order by version desc`)
    expect(await going.getByRole('link').allInnerTexts()).toEqual(told.map(({ type }) => type))
  })

  test('an address that asks for what the stream does not have is put right, and says so', async () => {
    const stream = `/internal/desk/streams/workout-${workout}`
    const [{ last }] = await sql('select max(version)::int as last from log.events where stream = $1', [
      `workout-${workout}`,
    ])
    await page.goto(`${stream}?at=9999`)
    const events = page.getByRole('navigation', { name: 'Events of the stream' })
    await expect.poll(() => events.getByRole('listitem').count(), { timeout: 8000 }).toBe(last + 1)
    expect(new URL(page.url()).searchParams.get('at')).toBe(String(last))
    await page.goto(`${stream}?at=1&against=3`)
    await page.getByText('is not before 1: name an earlier one').waitFor()
    await page.getByRole('heading', { name: 'What it changed' }).waitFor()
    await isAccessible(page)
  })

  test('nothing of it complained', () => expect(complaints).toEqual([]))
})
