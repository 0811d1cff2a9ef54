import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProofs } from '../../app/proofs.ts'
import { mondayOf } from '../../domain/coach/basis/week.ts'
import { type DeskAtHand, giveReason, reason, startDesk } from '../support/at-desk.ts'
import { enter, heldName, isSomewhere, tabTo } from '../support/keys.ts'

// Without a mouse nobody is lost at the desk: the ten questions that auditors ask are answered, each answer held against the
// log itself; what was opened closes by Escape, and the way goes on where it was left.

let { site, anna, page, complaints, workout, set, sql } = {} as DeskAtHand

beforeAll(async () => {
  ;({ site, anna, page, complaints, workout, set, sql } = await startDesk())
}, 120_000)
afterAll(() => site?.close())

const go = async (name: RegExp, key?: 'Shift+Tab') => {
  await enter(page, name, key)
  await isSomewhere(page)
}

const explain = async () => {
  await expect.poll(() => heldName(page)).toBe('Reason')
  await page.keyboard.type(reason)
  await page.keyboard.press('Enter')
  await isSomewhere(page)
}

/** To a place of the desk, from wherever one is. */
const turnTo = async (place: RegExp) => {
  if (await heldName(page)) await tabTo(page, /^Skip to content$/, 'Shift+Tab')
  await go(place)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const find = async (text: string) => {
  await turnTo(/^Find$/)
  await tabTo(page, /^E-mail address/)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  const found = page.getByRole('list', { name: 'Found' }).getByRole('link').first()
  const asked = page.getByRole('heading', { name: 'Why do you look?' })
  await found.or(asked).waitFor()
  if (await asked.isVisible()) await explain()
  await found.waitFor()
  await go(/^(person|workout|stream)\s/)
  await page.getByRole('heading', { level: 1, name: 'Person' }).waitFor()
}

const openStream = async (category: RegExp) => {
  await go(category)
  await page.getByRole('article', { name: 'Event' }).waitFor()
}

/** The list of a stream is one stop, and is gone through by ↑ and ↓. */
const toEvent = async (revision: number) => {
  const at = () => Number(new URL(page.url()).searchParams.get('at') ?? 0)
  if (!/^\d+\s/.test(await heldName(page))) await tabTo(page, /^\d+\s/)
  for (let steps = 0; steps < 60 && at() !== revision; steps++) {
    const next = at() + Math.sign(revision - at())
    await page.keyboard.press(at() < revision ? 'ArrowDown' : 'ArrowUp')
    await expect.poll(at).toBe(next)
  }
  await expect.poll(() => heldName(page)).toMatch(new RegExp(`^${revision}\\s`))
  await page.getByRole('article', { name: 'Event' }).getByText(`revision ${revision}`, { exact: true }).waitFor()
}

const article = () => page.getByRole('article', { name: 'Event' }).innerText()

const inStream = (stream: string, what: string) =>
  sql(
    `select id, version, type, gp::text as position, created, meta->'actor'->>'id' as actor from log.events
     where stream = $1 and ${what} order by version`,
    [stream],
  )

describe('ten questions by the keyboard alone', () => {
  test('who changed this set, and when', async () => {
    await page.getByRole('textbox', { name: /E-mail address/ }).waitFor()
    await find('anna@example.org')
    await openStream(/^workout$/)
    const [logged] = await inStream(`workout-${workout}`, `type = 'SetLogged' and data->>'set' = '${set}'`)
    await toEvent(logged.version)
    await page.getByRole('navigation', { name: 'Events of this set' }).waitFor()
    await go(/^SetCorrected$/)
    const [changed] = await inStream(`workout-${workout}`, `type = 'SetCorrected'`)
    for (const part of [changed.type, changed.id, changed.actor, changed.position])
      await expect.poll(article).toContain(part)
    const times = page.getByRole('article', { name: 'Event' }).locator('time')
    expect(await times.evaluateAll(all => all.map(each => each.getAttribute('datetime')))).toContain(
      new Date(changed.created).toISOString(),
    )
  })

  test('what did the athlete see before the complaint', async () => {
    const [logged] = await inStream(`workout-${workout}`, `type = 'SetLogged'`)
    await tabTo(page, /^Revision$/, 'Shift+Tab')
    await page.keyboard.press('Home')
    for (let steps = 0; steps < logged.version; steps++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe(String(logged.version))
    await go(/^Workout$/)
    await go(/^Unseal to see it$/)
    await explain()
    await expect.poll(() => heldName(page)).toBe('Seal again')
    const screen = page.getByRole('figure')
    const local = await page.evaluate(at => new Date(at).toLocaleString('sv-SE').slice(0, 19), logged.created)
    await screen.getByText(`Replica: as it was at ${local}`).waitFor()
    expect(await screen.locator('[data-begun="true"]').count()).toBe(1)
    const shown = String(await screen.textContent())
    expect([shown.includes('20'), shown.includes('22,5')]).toEqual([true, false])
  })

  test('why was this weight planned', async () => {
    await toEvent(1)
    await go(/^Why$/)
    const why = page.getByRole('region', { name: 'Why this plan' })
    await why.locator('summary').filter({ hasText: 'kg' }).first().waitFor()
    await go(/ [\d.]+ kg/)
    const causes = why.locator('details[open]').getByRole('link')
    await causes
      .first()
      .getByText(/^[A-Z]/)
      .waitFor()
    const ids = await causes.evaluateAll(all => all.map(each => String(each.getAttribute('title'))))
    const [cause] = await sql(`select type, stream, version from log.events where id = $1`, [ids[0]])
    await go(new RegExp(`^${cause.type} `))
    await page.getByRole('article', { name: 'Event' }).getByText(`revision ${cause.version}`, { exact: true }).waitFor()
    expect(page.url()).toContain(cause.stream)
    await page.goBack()
    await why.waitFor()
    await isSomewhere(page)
  })

  test('which reactions did a command cause', async () => {
    await toEvent(0)
    await go(/^Cause and effect$/)
    const table = page.getByRole('region', { name: 'Causes' })
    await table.waitFor()
    await isSomewhere(page)
    const stored = await sql(
      `select type from log.events where meta->>'correlationId' =
         (select meta->>'correlationId' from log.events where stream = $1 and version = 0)`,
      [`workout-${workout}`],
    )
    expect((await table.getByRole('link').allInnerTexts()).sort()).toEqual(stored.map(({ type }) => type).sort())
  })

  test('where does a number come from', async () => {
    await find('anna@example.org')
    await go(/^Where numbers come from$/)
    await page.getByRole('link', { name: /^Moved in the week from/ }).waitFor()
    await go(/^Moved in the week from/)
    const origin = page.getByRole('region', { name: 'Origin' })
    await origin.getByText('The person is shown the same.').waitFor()
    const stored = await inStream(`workout-${workout}`, `type in ('SetLogged', 'SetCorrected')`)
    expect(await origin.getByRole('link').allInnerTexts()).toEqual(stored.map(({ type }) => type))
    await go(/^SetLogged$/)
    await page.getByRole('article', { name: 'Event' }).waitFor()
  })

  test('what would change under today’s rules', async () => {
    await find('anna@example.org')
    await go(/^Under today’s rules$/)
    await go(/^Ask all of it again$/)
    await page.getByRole('region', { name: 'Plans' }).waitFor({ timeout: 60_000 })
    const [{ commands }] = await sql(
      `select count(distinct meta->>'commandId')::int as commands from log.events where stream = $1`,
      [`workout-${workout}`],
    )
    await expect
      .poll(() => page.locator('main').innerText())
      .toMatch(new RegExp(`Commands asked again\\s+${commands}\\b`))
    await isSomewhere(page)
  }, 90_000)

  test('who looked at this person', async () => {
    await find('anna@example.org')
    await go(/^Who looked, and why$/)
    await page.getByRole('heading', { level: 1, name: /^inspection/ }).waitFor()
    const looks = await inStream(`inspection-${anna.id}`, 'true')
    const at = Number(new URL(page.url()).searchParams.get('at'))
    for (const part of [looks[at].id, looks[at].actor]) await expect.poll(article).toContain(part)
    await toEvent(0)
    for (const part of [looks[0].id, looks[0].actor]) await expect.poll(article).toContain(part)
  })

  test('which workouts did a planner version refuse', async () => {
    const body = { prompt: 'Ich habe Brustschmerzen und will trotzdem trainieren', duration_minutes: 30 }
    await site.ask('POST /llm/start-workout-creation', { token: anna.access_token, body })
    const refusals = `select stream, data->>'plannerVersion' as planner from log.events where type = 'GenerationFailed'`
    await expect.poll(async () => (await sql(refusals)).length, { timeout: 8000 }).toBe(1)
    const [refused] = await sql(refusals)
    await turnTo(/^Find$/)
    await tabTo(page, /^Type$/)
    await page.keyboard.type('GenerationFailed')
    await tabTo(page, /^Planner$/)
    await page.keyboard.type(refused.planner)
    await page.keyboard.press('Enter')
    const rows = page.getByRole('region', { name: 'Events found' }).locator('tbody tr')
    await expect.poll(() => rows.count()).toBe(1)
    expect(await rows.getByTitle(refused.stream).count()).toBe(1)
    // Whoever narrows it down goes on in the same field.
    await expect.poll(() => heldName(page)).toBe('Planner')
  })

  test('a list that pages on goes on with the first that is new', async () => {
    const inShortPages = (url: URL) => url.pathname === '/desk/events'
    await page.route(inShortPages, route => {
      const url = new URL(route.request().url())
      url.searchParams.set('limit', '5')
      return route.continue({ url: String(url) })
    })
    await go(/^clear$/)
    await tabTo(page, /^Category$/)
    await page.keyboard.type('workout')
    await page.keyboard.press('Enter')
    const rows = page.getByRole('region', { name: 'Events found' }).locator('tbody tr')
    await expect.poll(() => rows.count()).toBe(5)
    await go(/^Go on$/)
    await expect.poll(() => rows.count()).toBe(10)
    const next = rows.nth(5).getByRole('link').first()
    await expect.poll(() => next.evaluate(one => one === document.activeElement)).toBe(true)
    await page.unroute(inShortPages)
  })

  test('is the log as it was on Monday', async () => {
    const monday = `${mondayOf(new Date(Date.now() - 86_400_000).toISOString())}T06:00:00.000Z`
    const signed = await (await openProofs(site.product, site.config, () => monday)).attest()
    await turnTo(/^Proof$/)
    await go(/^Audit the whole log$/)
    await page.getByText('The log is what was recorded.').waitFor()
    const row = page.getByRole('region', { name: 'Signed checkpoints' }).getByRole('row')
    await row
      .filter({ hasText: signed?.root ?? 'nothing was signed' })
      .getByText('is what was signed', { exact: true })
      .waitFor()
    await isSomewhere(page)
    expect(await heldName(page)).toBe('Audit the whole log')
  })

  test('what did erasing leave', async () => {
    const gone = await site.person('gone@example.org', 'ein langer Satz', 'Gunda Geheim')
    const { id } = (await site.ask('GET /auth/me', { token: gone.access_token })).json
    const body = { password: 'ein langer Satz', immediately: true }
    await site.ask('POST /auth/close-account', { token: gone.access_token, body })
    const erased = `select 1 from log.events where stream = $1 and type = 'PersonalDataErased'`
    await expect.poll(async () => (await sql(erased, [`user-${id}`])).length, { timeout: 8000 }).toBe(1)
    await find(id)
    await page.getByText('erased', { exact: true }).waitFor()
    await openStream(/^user$/)
    await go(/^Unseal …$/)
    await explain()
    await expect.poll(() => heldName(page)).toBe('Seal again')
    const stored = await inStream(`user-${id}`, 'true')
    const list = page.getByRole('navigation', { name: 'Events of the stream' })
    expect(await list.getByRole('listitem').allInnerTexts()).toEqual(
      stored.map(({ type }) => expect.stringContaining(type)),
    )
    expect(await page.locator('main').innerText()).not.toMatch(/gone@example|Gunda|Geheim/)
    expect(complaints).toEqual([])
  })
})

/** A reason holds for a person and a kind of act: where it was given before, nobody asks again. */
const explained = async () => {
  const isAsked = await page
    .getByLabel('Reason')
    .first()
    .waitFor({ timeout: 2000 })
    .then(() => true)
    .catch(() => false)
  if (isAsked) await giveReason(page)
}

const person = (rest = '') => `/internal/desk/people/${anna.id}${rest}`
const stream = (rest = '') => `/internal/desk/streams/workout-${workout}${rest}`

describe('what a button opens closes by Escape, and whoever closed it is back where they were', () => {
  const isHeld = (name: string | RegExp) =>
    expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent),
      )
      .toMatch(name)

  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().focus()
    await page.keyboard.press('Enter')
  }

  test('unsealing a stream', async () => {
    await page.goto(stream())
    await explained()
    await press('Unseal …')
    await page.getByRole('region', { name: 'Unseal' }).waitFor()
    await page.keyboard.type('Ticket')
    await page.keyboard.press('Escape')
    await page.getByRole('region', { name: 'Unseal' }).waitFor({ state: 'detached' })
    await isHeld('Unseal …')
    await page.keyboard.press('Enter')
    await page.keyboard.type(reason)
    await page.keyboard.press('Enter')
    await isHeld('Seal again')
  })

  test('the slider goes by its own keys, one event at a time', async () => {
    const at = () => new URL(page.url()).searchParams.get('at') ?? '0'
    const slider = page.getByRole('slider', { name: 'Revision' })
    await slider.focus()
    const last = String(await slider.getAttribute('max'))
    for (const [key, to] of [
      ['Home', '0'],
      ['ArrowRight', '1'],
      ['ArrowUp', '2'],
      ['ArrowLeft', '1'],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(at).toBe(to)
    }
    await isHeld('Revision')
  })

  test('a search to be named anew', async () => {
    await page.goto('/internal/desk?type=SetLogged')
    await press('Save this search …')
    await page.keyboard.press('Escape')
    await isHeld('Save this search …')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Sätze')
    await page.keyboard.press('Enter')
    await press('Rename Sätze')
    await page.keyboard.press('Escape')
    await isHeld('Rename Sätze')
  })

  test('why something is set going, and whether it is meant', async () => {
    await page.goto('/internal/desk/models')
    await press(/^Rebuild workout_list/)
    await page.keyboard.press('Escape')
    await isHeld(/^Rebuild workout_list/)
    await press(/^Verify accounts/)
    await page.getByRole('region', { name: 'Why' }).waitFor()
    await page.keyboard.press('Escape')
    await isHeld(/^Verify accounts/)
    await page.goto(person())
    await explained()
    await press('Sign out on all devices')
    await isHeld('Really sign out everywhere')
    await page.keyboard.press('Escape')
    await isHeld('Sign out on all devices')
    expect(complaints).toEqual([])
  })
})
