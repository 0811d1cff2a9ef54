import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyType } from '../../domain/facts.ts'
import { type DeskAtHand, giveReason, startDesk } from '../support/at-desk.ts'
import { isAccessible } from '../support/site.ts'
import { answerWith } from '../support/visiting.ts'

// What staff do at the desk for themselves and for the product, by clicks alone.

let { site, anna, page, complaints, sql } = {} as DeskAtHand

beforeAll(async () => {
  ;({ site, anna, page, complaints, sql } = await startDesk())
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
      .getByText(/^Work on the read model cancelled/)
      .waitFor()
  }, 60_000)

  test('while no answer comes, what was read and what was typed stay', async () => {
    const path = `/internal/desk/people/${anna.id}/repairs`
    await page.goto(path)
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
    await page.getByRole('alert').waitFor()
    await page.waitForTimeout(4500)
    expect(asked.filter(url => url.endsWith('/repairs') && !url.includes('/internal/'))).toHaveLength(1)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
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

  test('nothing of it complained', () => expect(complaints).toEqual([]))
})
