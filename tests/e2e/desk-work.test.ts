import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { everyType } from '../../domain/facts.ts'
import { asUserId } from '../../domain/ids.ts'
import { type DeskAtHand, giveReason, isAccessible, startDesk } from '../support/at-desk.ts'
import { addPasskey, grantRole } from '../support/give-place.ts'
import { answerWith } from '../support/visiting.ts'

// What staff do at the desk for themselves and for the product, by clicks alone.

let { site, anna, ben, eva, page, complaints, workout, sql } = {} as DeskAtHand

beforeAll(async () => {
  ;({ site, anna, ben, eva, page, complaints, workout, sql } = await startDesk())
}, 120_000)
afterAll(() => site?.close())

describe('work at the desk, by clicks alone', () => {
  test('a search is saved under a name, opened from anywhere, renamed and removed', async () => {
    const mine = page.getByRole('list', { name: 'Your searches' })
    await page.getByLabel('Type').fill('SetLogged')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('button', { name: 'Save this search …' }).click()
    await page.getByLabel('Name of the search').fill('Sätze von anna@example.org')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alert').getByText('must hold no e-mail address').waitFor()
    await page.getByLabel('Name of the search').fill('Geloggte Sätze')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await mine.getByRole('link', { name: /^Geloggte Sätze/ }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')])
    await isAccessible(page)

    await page.getByRole('navigation', { name: 'Audit desk' }).getByRole('link', { name: 'Find' }).click()
    await expect.poll(() => page.getByLabel('Type').inputValue()).toBe('')
    await mine.getByRole('link', { name: /^Geloggte Sätze/ }).click()
    const rows = page.getByRole('region', { name: 'Events found' }).locator('tbody tr')
    const stored = await sql(`select 1 from log.events where type = 'SetLogged'`)
    await expect.poll(() => rows.count()).toBe(stored.length)
    expect(await page.getByLabel('Type').inputValue()).toBe('SetLogged')

    await page.getByRole('button', { name: 'Rename Geloggte Sätze' }).click()
    await page.getByLabel('Name of the search').fill('Sätze')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove Sätze' }).click()
    await expect.poll(() => mine.getByRole('listitem').count()).toBe(0)
    expect(
      (await sql(`select type from log.events where stream like 'searches-%' order by gp`)).map(one => one.type),
    ).toEqual(['SearchSaved', 'SearchRenamed', 'SearchRemoved'])
  })

  test('who was given a place and has no second factor is led to add one, and works once it is there', async () => {
    const nora = await site.person('nora@example.org')
    await grantRole(site.product.accounts, nora.id)
    const { page, complaints, end } = await site.visit('/internal/desk/models', { tokens: nora })
    await page.getByRole('heading', { name: 'A second factor first' }).waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
    await isAccessible(page)
    await page.getByRole('link', { name: 'Add a second factor' }).click()
    await page.getByRole('heading', { name: 'Zweiter Faktor' }).waitFor()
    await addPasskey(site.product.accounts, nora.id)
    await page.goto('/internal/desk/models')
    await page.getByRole('heading', { name: 'Read models' }).waitFor()
    expect(complaints).toEqual([])
    await end()
  })

  test('a rebuild is cancelled, and the model is as it was', async () => {
    const live = () => sql(`select 'read_models.accounts_v4'::regclass::oid as oid`)
    const before = await live()
    await page.getByRole('link', { name: 'Read models' }).click()
    const row = page.getByRole('row', { name: /^accounts/ })
    const goOn = page.getByRole('button', { name: /^Go on with the rebuild of workout_list/ })
    // Paused at its first page at the latest, so that it is still under way; where it was done sooner, once more.
    for (let tries = 0; tries < 5 && !(await goOn.isVisible()); tries++) {
      await page.getByRole('button', { name: /^Rebuild workout_list/ }).click()
      await page.getByRole('button', { name: /^Really rebuild workout_list/ }).click()
      if (tries === 0) await giveReason(page, 'Do it')
      const pause = page.getByRole('button', { name: /^Pause the rebuild of workout_list/ })
      await pause.click({ timeout: 3000 }).catch(() => {})
      await goOn.waitFor({ timeout: 3000 }).catch(() => {})
    }
    await page.getByRole('button', { name: 'Rebuild accounts_v4' }).click()
    await page.getByRole('button', { name: 'Really rebuild accounts_v4' }).click()
    await page.getByRole('button', { name: 'Cancel the rebuild of accounts_v4' }).click()
    await row.getByText('The rebuild was cancelled. The model is as it was.').waitFor()
    await isAccessible(page)
    await goOn.click()
    await expect.poll(() => page.getByRole('progressbar').count(), { timeout: 20_000 }).toBe(0)
    expect(await live()).toEqual(before)
    await page
      .getByRole('region', { name: 'What was set going' })
      .getByText(/^Work on read models cancelled/)
      .waitFor()
  }, 60_000)

  test('while no answer comes, what was read and what was typed stay', async () => {
    const path = `/internal/desk/people/${anna.id}/repairs`
    await page.goto(path)
    await giveReason(page)
    const wrong = page.getByLabel('What is wrong')
    await wrong.selectOption('correct-times')
    await page.getByLabel('Minutes of pause').fill('7')
    const repairs = `/desk/people/${anna.id}/repairs`
    await answerWith(page, 'GET', repairs, 503)
    await page.getByText('This is as it was last read.').waitFor()
    expect(await page.getByLabel('Minutes of pause').inputValue()).toBe('7')
    await isAccessible(page)
    await page.unroute('**/*')
    await page.getByText('This is as it was last read.').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Minutes of pause').inputValue()).toBe('7')
    expect(complaints.splice(0).every(each => each.includes('503'))).toBe(true)

    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto('/internal/desk/people/00000000-0000-4000-8000-000000000000/repairs')
    // Of somebody else it is asked for anew.
    await giveReason(page)
    await page.getByRole('alert').waitFor()
    await page.waitForTimeout(4500)
    expect(asked.filter(url => url.endsWith('/repairs') && !url.includes('/internal/'))).toHaveLength(1)
    // What is asked for, and whether something of it was forgotten.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404'), expect.stringContaining('404')])
    await page.goto('/internal/desk')
  })

  test('what facts there are, in which shapes, who reads them, how many: on a page and as a file', async () => {
    await page.getByRole('link', { name: 'Facts', exact: true }).click()
    await page.getByLabel('Name of a fact, a field, or who reads it').fill('SetLogged')
    const row = page.getByRole('row', { name: /^SetLogged / })
    await row.getByRole('button', { name: 'SetLogged' }).click()
    const [{ count }] = await sql(`select count(*)::text as count from log.events where type = 'SetLogged'`)
    expect(await row.getByRole('link').textContent()).toBe(count)
    const shapes = page.getByRole('region', { name: 'SetLogged' })
    await shapes.getByText('weightKg number sealed').first().waitFor()
    await shapes.getByText('Shape 1').waitFor()
    await isAccessible(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as JSON' }).click(),
    ])
    const told = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(told.facts.map(({ type }: { type: string }) => type)).toEqual(everyType.map(({ type }) => type))
  })

  test('a place in the log that is none is refused, and what was typed is still there', async () => {
    const webhook = freshId<'webhook'>()
    const by = { by: 'test', reason: 'Auswertung im Haus', at: new Date().toISOString() }
    await site.product.operating.askWebhook(
      { commandId: freshId<'command'>(), actor: { kind: 'system', id: 'test' }, subject: asUserId('operator') },
      { type: 'WebhookAdded', webhook, url: 'https://example.org/in', types: ['FactorAdded'], from: null, ...by },
    )
    await page.getByRole('link', { name: 'Webhooks' }).click()
    await page.getByRole('button', { name: 'Replay to https://example.org/in' }).click()
    await page.getByLabel('After position').fill('99999')
    await page.keyboard.press('Enter')
    await giveReason(page, 'Do it')
    await page
      .getByRole('alert')
      .getByText(/must be a place in this log/)
      .waitFor()
    expect(await page.getByLabel('After position').inputValue()).toBe('99999')
    await page.getByLabel('After position').fill('2')
    await page.keyboard.press('Enter')
    await page.getByLabel('After position').waitFor({ state: 'detached' })
    await page
      .getByRole('region', { name: 'What was set going' })
      .getByText(/^Webhook begun anew from 2/)
      .waitFor()
    expect(complaints.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')])
  })

  test('whoever loses their place meanwhile sees nothing more of what they had opened', async () => {
    const visit = await site.visit(`/internal/desk/streams/workout-${workout}`, { tokens: ben })
    await giveReason(visit.page)
    await visit.page.getByRole('button', { name: 'Unseal …' }).click()
    await visit.page.getByRole('region', { name: 'Unseal' }).getByLabel('Reason').fill('Ticket 4711: alter Wert')
    await visit.page.getByRole('button', { name: 'Unseal', exact: true }).click()
    await visit.page.getByText('at 20 kg').first().waitFor()
    const { id } = (await site.ask('GET /auth/me', { token: ben.access_token })).json
    await site.product.accounts.askUser(
      { commandId: freshId<'command'>(), actor: { kind: 'system', id: 'test' }, subject: id },
      { type: 'RevokeStaffRole', by: 'test', reason: 'Ist gegangen', at: new Date().toISOString() },
    )
    await visit.page.getByRole('heading', { name: 'Diese Seite gibt es nicht.' }).waitFor()
    expect(await visit.page.locator('body').innerText()).not.toContain('20 kg')
    await visit.end()
  })

  test('whoever is erased meanwhile goes from the pages that were open', async () => {
    const opened = await Promise.all(
      [`streams/workout-${workout}?at=2`, `people/${anna.id}/numbers`].map(path =>
        site.visit(`/internal/desk/${path}`, { tokens: eva }),
      ),
    )
    const [stream, numbers] = opened.map(visit => visit.page)
    if (!stream || !numbers) throw new Error('nothing was opened')
    await giveReason(numbers)
    await giveReason(stream)
    await stream.getByRole('button', { name: 'Unseal …' }).click()
    await stream.getByRole('region', { name: 'Unseal' }).getByLabel('Reason').fill('Ticket 4711: alter Wert')
    await stream.getByRole('button', { name: 'Unseal', exact: true }).click()
    await stream.getByText('at 20 kg').first().waitFor()
    const moved = numbers.getByRole('link', { name: /^Moved/ })
    await numbers.getByText(/\d kg/).first().waitFor()
    const before = await sql(`select count(*)::int as looks from log.events where stream = $1`, [
      `inspection-${anna.id}`,
    ])
    await stream.waitForTimeout(5000)
    // To have it open is no further look.
    expect(
      await sql(`select count(*)::int as looks from log.events where stream = $1`, [`inspection-${anna.id}`]),
    ).toEqual(before)
    await site.ask('POST /auth/close-account', {
      token: anna.access_token,
      body: { password: 'ein langer Satz', immediately: true },
    })
    for (const page of [stream, numbers])
      await page.getByText('Something of this was erased meanwhile.').waitFor({ timeout: 15_000 })
    await expect.poll(() => stream.locator('main').innerText(), { timeout: 15_000 }).not.toMatch(/20 kg|22\.5/)
    await expect.poll(() => numbers.locator('main').innerText(), { timeout: 15_000 }).not.toMatch(/\d kg/)
    expect(await moved.count()).toBe(0)
    await isAccessible(stream)
    for (const visit of opened) await visit.end()
  }, 60_000)

  test('a search of long ago looks on by itself until something is found, or somebody stops it', async () => {
    const asked: string[] = []
    let pages = 3
    const emptyAt = (nth: number) => ({
      events: [],
      searchedTo: `2026-01-${String(28 - (nth % 28)).padStart(2, '0')}T08:00:00.000Z`,
      next: String(9000 - nth),
    })
    const isSearch = (url: URL) => url.pathname === '/desk/events'
    await page.route(isSearch, route => {
      asked.push(route.request().url())
      if (asked.length > pages) return route.continue()
      return route.fulfill({ json: emptyAt(asked.length) })
    })
    await page.goto('/internal/desk?type=SetCorrected')
    await page.getByRole('link', { name: 'SetCorrected' }).first().waitFor()
    expect(asked).toHaveLength(4)
    expect(new URL(asked.at(-1) ?? '').searchParams.get('before')).toBe('8997')

    asked.length = 0
    pages = Number.POSITIVE_INFINITY
    await page.goto('/internal/desk?type=WorkoutDeleted')
    await expect.poll(() => asked.length).toBeGreaterThan(5)
    await page.getByText('No such event up to here.').waitFor()
    await isAccessible(page)
    await page.getByRole('button', { name: 'Stop looking' }).click()
    await page.getByRole('button', { name: 'Go on' }).waitFor()
    const stopped = asked.length
    await page.waitForTimeout(500)
    expect(asked).toHaveLength(stopped)
    await page.getByText(/^Looked through back to 2026-01-/).waitFor()
    await page.unroute(isSearch)
  })

  test('nothing of it complained', () => expect(complaints).toEqual([]))
})
