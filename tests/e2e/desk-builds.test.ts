import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workoutList } from '../../projections/workout-list.ts'
import {
  type DeskAtHand,
  findPerson,
  giveReason,
  isAccessible,
  outOfView,
  startDesk,
  whereTextIsLarge,
} from '../support/at-desk.ts'

// Read models as they stood once, and text inside fields, by clicks alone; each answer is held against the log or the rows.

let { site, anna, page, complaints, workout, sql } = {} as DeskAtHand

beforeAll(async () => {
  ;({ site, anna, page, complaints, workout, sql } = await startDesk())
}, 120_000)
afterAll(() => site?.close())

/** To be looked at, where somebody wants to. */
const shot = async (name: string) => {
  const folder = process.env.DESK_SHOTS
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const before = page.viewportSize()
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [768, 1440, 1920]) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${folder}/${name}-${width}-${scheme}.png` })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

/** Ms. What folds for the desk gets only what nobody else wants of the processor: tests beside it take that. */
const patience = 90_000

describe('read models as they stood once', () => {
  const table = () => page.getByRole('region', { name: 'Builds', exact: true })

  test(
    'are built up to a place, recorded, and up to a time, occurred: each says which',
    async () => {
      await page.getByRole('navigation', { name: 'Audit desk' }).getByRole('link', { name: 'Builds' }).click()
      const [{ position }] = await sql(
        `select gp::text as position from log.events where stream = $1 and type = 'WorkoutGenerated'`,
        [`workout-${workout}`],
      )
      await page.getByLabel('or this position').fill(position)
      await page.getByLabel('Read models').selectOption('workout_list')
      await page.getByRole('button', { name: 'Build', exact: true }).click()
      await giveReason(page, 'Do it')
      await table().getByText('built').first().waitFor({ timeout: patience })
      const row = table().getByRole('row', { name: new RegExp(`position ${position}`) })
      await expect.poll(() => row.innerText()).toContain('recorded')
      const now = new Date()
      await page.getByLabel('or this position').fill('')
      await page
        .getByLabel('Up to this time')
        .fill(new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 19))
      await page.getByLabel('What counts as then').selectOption('occurred')
      await page.getByRole('button', { name: 'Build', exact: true }).click()
      await expect.poll(() => table().getByText('built').count(), { timeout: patience }).toBe(2)
      await expect.poll(() => table().innerText()).toContain('occurred')
      await shot('builds')
      await isAccessible(page)

      // Paused before anything of it was folded, so that it is still under way.
      await page.getByLabel('Up to this time').fill('')
      await page.getByLabel('or this position').fill('1')
      await page.getByLabel('What counts as then').selectOption('recorded')
      await page.getByLabel('Read models').selectOption('')
      await page.getByRole('button', { name: 'Build', exact: true }).click()
      const third = table().getByRole('row', { name: /position 1\b/ })
      await third.getByRole('button', { name: /^Pause the build of position 1/ }).click()
      await third.getByText(/^Paused …/).waitFor()
      await third.getByLabel(/^How much of its time the build of position 1/).selectOption('50')
      await shot('build-paused')
      await isAccessible(page)
      const steered = () =>
        sql(`select type from log.events where stream = 'operation-builds' order by version desc limit 3`)
      await expect
        .poll(async () => (await steered()).map(({ type }) => type))
        .toEqual(['ModelWorkThrottled', 'ModelWorkPaused', 'BuildBegun'])
      await third.getByRole('button', { name: /^Go on with the build of position 1/ }).click()
      await third.getByText('built').waitFor({ timeout: patience })
      await third.getByRole('button', { name: /^Drop the build of position 1/ }).click()
      await expect.poll(() => table().getByText('built').count()).toBe(2)
    },
    3 * patience,
  )

  test(
    'what differs is what the rows say, and Anna reads that somebody looked',
    async () => {
      await page.goto('/internal/desk/builds')
      const compare = page.getByRole('region', { name: 'Compare' })
      await compare.getByLabel('Read model').selectOption('workout_list')
      await compare.getByRole('button', { name: 'Compare' }).click()
      await page.getByRole('heading', { level: 2, name: 'Why do you look?' }).waitFor()
      await expect.poll(() => page.locator('main').innerText()).toContain('What follows may be about anybody')
      await giveReason(page)
      const found = page.getByRole('region', { name: 'Rows that differ' })
      await found.waitFor()
      const { one, other } = Object.fromEntries(new URL(page.url()).searchParams)
      const [{ before, after }] = await sql(
        `select a.status as before, b.status as after from ${one}.${workoutList.name} a
       join ${other}.${workoutList.name} b using (id) where id = $1`,
        [workout],
      )
      expect(before).not.toBe(after)
      const told = await found.innerText()
      for (const part of ['first', 'status', before, after]) expect(told).toContain(part)
      expect(await found.getByText('first').count()).toBe(1)
      await isAccessible(page)
      await shot('compared')
      const looks = await sql(
        `select data->>'what' as what from log.events where stream = $1 and type = 'RecordInspected'`,
        [`inspection-${anna.id}`],
      )
      expect(looks).toEqual([{ what: 'builds' }])
      await page.reload()
      await found.waitFor()
    },
    3 * patience,
  )

  test('one is dropped', async () => {
    await page.getByRole('link', { name: 'Builds of the past' }).click()
    await table()
      .getByRole('button', { name: /^Drop the build of position/ })
      .click()
    await expect.poll(() => table().getByText('built').count()).toBe(1)
    await page
      .getByRole('region', { name: 'What was set going' })
      .getByText(/^Build as_of_\d{2,}_.* dropped/)
      .waitFor()
  })
})

describe('text inside fields', () => {
  test('is found with a reason, and what is sealed never', async () => {
    await page.getByRole('navigation', { name: 'Audit desk' }).getByRole('link', { name: 'Find' }).click()
    const [{ planner }] = await sql(
      `select data->>'plannerVersion' as planner from log.events where type = 'WorkoutGenerated'`,
    )
    await page.getByLabel('Text in open fields').fill(planner)
    await page.getByRole('button', { name: 'Filter' }).click()
    await giveReason(page)
    const rows = page.getByRole('region', { name: 'Events found' }).locator('tbody tr')
    await expect.poll(() => rows.count()).toBe(1)
    await expect.poll(() => rows.first().innerText()).toContain(`plannerVersion: ${planner}`)
    expect(new URL(page.url()).searchParams.get('text')).toBe(planner)
    await isAccessible(page)
    await shot('text')
    await page.getByLabel('Text in open fields').fill('Rücken')
    await page.getByRole('button', { name: 'Filter' }).click()
    await giveReason(page)
    await page.getByText('No such event').waitFor()
  })
})

test('which reactions did a registration cause, and who caused whom', async () => {
  await findPerson(page, 'anna@example.org')
  await page.getByRole('link', { name: 'user', exact: true }).click()
  await page.getByRole('article', { name: 'Event' }).waitFor()
  await page.keyboard.press('Home')
  await page.getByRole('article', { name: 'Event' }).getByText('UserRegistered').first().waitFor()
  await page.getByRole('link', { name: 'Cause and effect' }).click()
  const table = page.getByRole('region', { name: 'Causes' })
  await table.waitFor()
  const stored = await sql(
    `select id, type, stream, version, meta->>'causationId' as cause, meta->>'commandId' as command from log.events
     where meta->>'correlationId' =
       (select meta->>'correlationId' from log.events where stream = $1 and version = 0) order by gp`,
    [`user-${anna.id}`],
  )
  expect(stored.map(({ stream }) => stream.replace(/-.*/, ''))).toEqual(expect.arrayContaining(['email', 'user']))
  // Each event stands under its command, and that right behind the event that caused it or at the edge.
  const rows = await table.locator('tbody tr').evaluateAll(all =>
    all.map(row => ({
      at: Number.parseInt(row.querySelector<HTMLElement>('[style*="padding"]')?.style.paddingInlineStart || '0', 10),
      href: row.querySelector('a')?.getAttribute('href') ?? null,
    })),
  )
  const placeOf = (row: { stream: string; version: number }) =>
    rows.findIndex(({ href }) => href === `/internal/desk/streams/${row.stream}?at=${row.version}`)
  for (const event of stored) {
    const nth = placeOf(event)
    expect([event.type, nth]).toEqual([event.type, expect.toSatisfy(place => place > 0)])
    const depth = rows[nth]?.at ?? 0
    const command = rows.findLastIndex(({ at, href }, place) => place < nth && href === null && at < depth)
    const above = rows.findLastIndex(({ at, href }, place) => place < command && href !== null && at < depth - 18)
    const cause = stored.find(({ id }) => id === event.cause)
    expect([event.type, rows[above]?.href ?? null]).toEqual([
      event.type,
      cause ? `/internal/desk/streams/${cause.stream}?at=${cause.version}` : null,
    ])
  }
  expect(rows.filter(({ href }) => href !== null)).toHaveLength(stored.length)
  await isAccessible(page)
})

test('tables that are wider than their place show it, and are scrolled by keys', async () => {
  const [{ id }] = await sql(`select id from log.events where type = 'WorkoutRequested' limit 1`)
  await page.goto(`/internal/desk/stories/${id}`)
  await giveReason(page)
  const region = page.getByRole('region', { name: 'Causes', exact: true })
  await region.waitFor()
  await whereTextIsLarge(page, async () => {
    await region.focus()
    expect(await region.evaluate(one => one.scrollWidth > one.clientWidth)).toBe(true)
    expect(await region.evaluate(one => getComputedStyle(one).backgroundImage.split('linear-gradient').length)).toBe(5)
    if (process.env.DESK_SHOTS) await page.screenshot({ path: `${process.env.DESK_SHOTS}/wide-200.png` })
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate(one => one.scrollLeft)).toBeGreaterThan(0)
  })
})

test('where text is large, what is done to a read model stands in view, and each row is still one', async () => {
  await page.goto('/internal/desk/models')
  const verify = page.getByRole('button', { name: 'Verify workout_list' })
  await verify.waitFor()
  await whereTextIsLarge(page, async () => {
    expect(await outOfView(page)).toEqual([])
    const row = page.getByRole('row', { name: /^workout_list/ })
    expect(await row.getByRole('cell').count()).toBe(9)
    expect(
      await row
        .getByRole('cell')
        .nth(1)
        .evaluate(one => getComputedStyle(one, '::before').content),
    ).toContain('Position')
    await isAccessible(page)
  })
})

test('nothing of it complained', () => expect(complaints).toEqual([]))
