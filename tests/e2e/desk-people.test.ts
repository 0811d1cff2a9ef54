import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { workoutList } from '../../projections/workout-list.ts'
import {
  type DeskAtHand,
  findPerson,
  giveReason,
  isAccessible,
  reason,
  startDesk,
  whereTextIsLarge,
} from '../support/at-desk.ts'
import { brokenWords } from '../support/broken-words.ts'

// Questions that auditors ask, answered by clicks alone; each answer is held against the log itself.

let { site, anna, ben, page, complaints, workout, set, sql } = {} as DeskAtHand

beforeAll(async () => {
  ;({ site, anna, ben, page, complaints, workout, set, sql } = await startDesk())
}, 120_000)
afterAll(() => site?.close())

describe('what is held of a person, put right, looked at and erased, by clicks alone', () => {
  test('where does a number come from', async () => {
    await findPerson(page, 'anna@example.org')
    await page.getByRole('link', { name: 'Where numbers come from' }).click()
    await page.getByRole('link', { name: /^Moved in the week from/ }).click()
    const origin = page.getByRole('region', { name: 'Origin' })
    await origin.getByText('The person is shown the same.').waitFor()
    const stored = await sql(
      `select type, version, data->>'at' as at from log.events where stream = $1 and type in ('SetLogged', 'SetCorrected') order by version`,
      [`workout-${workout}`],
    )
    expect(await origin.getByRole('link').allInnerTexts()).toEqual(stored.map(({ type }) => type))
    const times = origin.locator('tbody time')
    expect(await times.evaluateAll(all => all.map(each => each.getAttribute('datetime')))).toEqual(
      stored.map(({ at }) => at),
    )
    const [{ kg }] = await sql(`select kg from read_models.${workoutList.name} where id = $1`, [workout])
    expect(kg).not.toMatch(/^\d+(\.\d+)?$/)
    const past = await site.product.log.load(streamOf('workout', asWorkoutId(workout)))
    const sets = new Map(
      past.flatMap(({ event: fact }) =>
        fact.type === 'SetLogged' || fact.type === 'SetCorrected' ? [[fact.set, fact] as const] : [],
      ),
    )
    // Each hand holds its own.
    const moved = [...sets.values()].reduce((sum, { reps, weightKg }) => sum + 2 * Number(reps) * Number(weightKg), 0)
    await expect
      .poll(() => origin.getByRole('row').last().getByRole('cell').nth(3).innerText())
      .toBe(moved.toLocaleString('en'))
    await isAccessible(page)
    await origin.getByRole('link').last().click()
    await page
      .getByRole('article', { name: 'Event' })
      .getByText(`revision ${stored.at(-1)?.version}`)
      .waitFor()
  })

  test('where do the counters of an overview, and a best set, come from', async () => {
    await findPerson(page, 'anna@example.org')
    await page.getByRole('link', { name: 'Where numbers come from' }).click()
    await page.getByRole('link', { name: /^Free workouts left: 9$/ }).click()
    const origin = page.getByRole('region', { name: 'Origin' })
    await origin.getByText('Beginning with 10, before the first of them.').waitFor()
    await origin.getByText('The person is shown the same.').waitFor()
    const credits = await sql(
      `select type from log.events where stream = $1 and type like 'WorkoutCredit%' order by version`,
      [`membership-${anna.id}`],
    )
    expect(await origin.getByRole('link').allInnerTexts()).toEqual(credits.map(({ type }) => type))
    await page.reload()
    await origin.getByText('The person is shown the same.').waitFor()
    await isAccessible(page)
    const edges = await page.getByText('Free workouts left', { exact: true }).evaluate(name => {
      const number = document.createRange()
      number.selectNodeContents(name.nextElementSibling?.querySelector('a') ?? name)
      return [name.getBoundingClientRect().left, number.getBoundingClientRect().left]
    })
    expect(edges[1]).toBeCloseTo(edges[0] ?? Number.NaN, 0)
    await whereTextIsLarge(page, async () => {
      for (const sum of await origin.locator('tbody td:nth-child(4)').all()) {
        const { x = 0, width = Number.NaN } = (await sum.boundingBox()) ?? {}
        expect(x + width).toBeLessThanOrEqual(768)
      }
    })

    await page.goto(`/internal/desk/streams/workout-${workout}?at=1&side=why`)
    await page.getByRole('button', { name: 'Unseal to see it' }).click()
    await giveReason(page, 'Unseal')
    const { blocks } = (await site.ask(`GET /workouts/${workout}`, { token: anna.access_token })).json
    const trained = blocks
      .flatMap(({ exercises }: { exercises: { name: string; sets: { id: string }[] }[] }) => exercises)
      .find(({ sets }: { sets: { id: string }[] }) => sets.some(({ id }) => id === set))
    const english = catalogue.exercises.find(({ name }) => name.de === trained.name)?.name.en ?? ''
    const details = page.locator('details').filter({ has: page.getByText(english, { exact: true }) })
    await details.locator('summary').press('Enter')
    await details.getByRole('button', { name: 'Where its best set comes from' }).press('Enter')
    const best = page.getByRole('region', { name: 'Best set' })
    await best.getByText('The best of a year is 8 reps, 22.5 kg').waitFor()
    expect(await best.getByRole('link').allInnerTexts()).toEqual(['SetLogged', 'SetCorrected'])
    await isAccessible(page)
  })

  test('which workouts did a planner version refuse', async () => {
    const body = { prompt: 'Ich habe Brustschmerzen und will trotzdem trainieren', duration_minutes: 30 }
    const asked = await site.ask('POST /llm/start-workout-creation', { token: anna.access_token, body })
    const refusals = `select stream, data->>'plannerVersion' as planner from log.events
      where type = 'GenerationFailed' order by gp desc`
    await expect.poll(async () => (await sql(refusals)).length, { timeout: 8000 }).toBe(1)
    await page.getByRole('navigation', { name: 'Audit desk' }).getByRole('link', { name: 'Find' }).click()
    const [made] = await sql(
      `select data->>'plannerVersion' as planner from log.events where type = 'WorkoutGenerated'`,
    )
    await page.getByLabel('Type').fill('GenerationFailed')
    const versions = () =>
      page
        .getByLabel('Planner')
        .evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value))
    await expect.poll(versions).toEqual([made.planner])
    await page.getByLabel('Planner').fill(made.planner)
    await page.getByRole('button', { name: 'Filter' }).click()
    const rows = page.getByRole('region', { name: 'Events found' }).getByRole('row')
    await expect.poll(() => rows.count()).toBe(2)
    const [refused] = await sql(refusals)
    expect(refused).toEqual({ stream: `workout-${asked.json.workout_id}`, planner: made.planner })
    expect(await rows.nth(1).getByTitle(refused.stream).count()).toBe(1)
    await page.getByLabel('Planner').fill('2020-01.1')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByText('No such event').waitFor()
    await isAccessible(page)
  })

  test('what is to be put right is chosen from the person’s workouts, by keys alone', async () => {
    await page.goto(`/internal/desk/people/${anna.id}/repairs`)
    await page.getByRole('heading', { name: 'Why do you put something right?' }).waitFor()
    await giveReason(page)
    const looks = `select data->>'unsealed' as unsealed from log.events where type = 'RecordInspected' and data->>'what' = 'repair'`
    const wizard = page.getByRole('region', { name: 'New repair' })
    await wizard.getByRole('button', { name: 'Choose a workout' }).waitFor()
    expect(await sql(looks)).toEqual([{ unsealed: 'false' }])
    await wizard.getByLabel('What is wrong').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const list = wizard.getByRole('radiogroup', { name: 'Workout' })
    const rows = list.getByRole('radio')
    const asked = await sql(
      `select stream, data->>'at' as at from log.events where type = 'WorkoutRequested' and data->>'athlete' = $1 order by gp desc`,
      [anna.id],
    )
    await expect.poll(() => rows.count()).toBe(asked.length)
    await expect.poll(() => rows.first().evaluate(one => one === document.activeElement)).toBe(true)
    await isAccessible(page)
    await whereTextIsLarge(page, async () => {
      expect(await page.evaluate(brokenWords)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
    const trained = asked.findIndex(({ stream }) => stream === `workout-${workout}`)
    await page.keyboard.press('Space')
    for (let nth = 0; nth < trained; nth++) await page.keyboard.press('ArrowDown')
    const called = async (language: string) => {
      const headers = { 'accept-language': language }
      return (await site.ask(`GET /workouts/${workout}`, { token: anna.access_token, headers })).json.name
    }
    const row = list.locator('label').filter({ has: page.locator(`input[value="${workout}"]`) })
    const local = await page.evaluate(at => new Date(at).toLocaleString('sv-SE').slice(0, 10), asked[trained]?.at)
    const told = (await row.innerText()).replaceAll('\u00a0', ' ')
    // In English as its sets are, and as the person calls it.
    for (const part of [local, await called('en'), await called('de'), 'Studio']) expect(told).toContain(part)
    expect(await called('en')).not.toBe(await called('de'))
    const sets = wizard.getByLabel('Set', { exact: true })
    const done = await sql(
      `select distinct data->>'set' as set from log.events where stream = $1 and type = 'SetLogged' order by 1`,
      [`workout-${workout}`],
    )
    await expect
      .poll(() => sets.locator('option').evaluateAll(all => all.map(each => each.getAttribute('value')).sort()))
      .toEqual(done.map(each => each.set))
    await expect.poll(() => sets.locator(`option[value="${set}"]`).innerText()).toContain('8 reps, at 22.5 kg')
    await page.getByRole('button', { name: 'Preview' }).press('Enter')
    await page.getByRole('list', { name: 'Facts that would be added' }).getByText('SetReopened').waitFor()
    await isAccessible(page)
    await wizard.getByLabel('What is wrong').selectOption('correct-times')
    const [{ at: began }] = await sql(
      `select data->>'at' as at from log.events where stream = $1 and type = 'WorkoutStarted'`,
      [`workout-${workout}`],
    )
    const shown = await page.evaluate(at => new Date(at).toLocaleString('sv-SE').slice(0, 16), began)
    expect(await wizard.getByLabel('Began').inputValue()).toContain(shown.replace(' ', 'T'))
    expect(await wizard.getByLabel('Minutes of pause').inputValue()).toBe('0')
  })

  test('a set of somebody else is put right: previewed, proposed, confirmed by another, told to the athlete', async () => {
    const [{ version }] = await sql(
      `select version from log.events where stream = $1 and type = 'SetLogged' and data->>'set' = $2 order by gp`,
      [`workout-${workout}`, set],
    )
    await page.goto(`/internal/desk/streams/workout-${workout}?at=${version}`)
    await page.getByRole('link', { name: 'Put something right' }).click()
    const wizard = page.getByRole('region', { name: 'New repair' })
    await wizard.getByTitle(workout).waitFor()
    await wizard.getByText(set, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('list', { name: 'Facts that would be added' }).getByText('SetReopened').waitFor()
    await page.getByRole('list', { name: 'Differences' }).getByText(`sets.${set}`, { exact: true }).waitFor()
    const changed = page.getByRole('region', { name: 'What it would change' })
    await changed.getByText('Replica: after the repair').first().waitFor()
    const overviews = changed.getByRole('region', { name: 'Dashboard and programme' })
    await overviews
      .getByRole('list', { name: 'Differences' })
      .getByText(/^overview\.weeks\.\d+\.sets$/)
      .waitFor()
    expect(await overviews.getByRole('figure').count()).toBe(4)
    await isAccessible(page)
    await page.getByRole('button', { name: 'Propose it' }).click()
    await page.getByText('waits for another of you').waitFor()

    const other = await site.visit(`/internal/desk/people/${anna.id}/repairs`, { tokens: ben })
    await other.page.getByLabel('Reason').fill('Ticket 4711: bestätigt')
    await other.page.getByRole('button', { name: 'Go on' }).click()
    await other.page.getByRole('button', { name: 'What it would change' }).click()
    const seen = other.page.getByRole('region', { name: 'What it would change' })
    await seen.getByText('SetReopened').waitFor()
    await seen.getByText('Replica: after the repair').first().waitFor()
    expect(await seen.locator('button:not([inert] *)').count()).toBe(0)
    await other.page.getByRole('button', { name: 'Confirm' }).click()
    await other.page.getByText('done', { exact: true }).waitFor()
    await isAccessible(other.page)
    await other.end()
    const [last] = await sql('select type, data from log.events where stream = $1 order by version desc limit 1', [
      `workout-${workout}`,
    ])
    expect(last).toMatchObject({ type: 'SetReopened', data: { set } })
    await page.getByRole('button', { name: 'Propose to undo' }).waitFor()
  }, 60_000)

  test('who looked at this person, as the desk shows it', async () => {
    await findPerson(page, 'anna@example.org')
    await page.getByRole('link', { name: 'Who looked, and why' }).click()
    await page.getByRole('heading', { level: 1, name: /^inspection/ }).waitFor()
    const event = page.getByRole('article', { name: 'Event' })
    await event.getByText(/^revision/).waitFor()
    const [look] = await sql(
      `select id, meta->'actor'->>'id' as by from log.events where stream = $1 and version = $2`,
      [`inspection-${anna.id}`, new URL(page.url()).searchParams.get('at')],
    )
    const told = await event.innerText()
    for (const part of [look.id, look.by]) expect(told).toContain(part)
    // Whoever asks who that is, is a click away from what the log holds of them.
    expect(await event.getByRole('link', { name: look.by }).first().getAttribute('href')).toBe(
      `/internal/desk/people/${look.by}`,
    )
  })

  test('an auditor is offered nothing that they are refused', async () => {
    const auditor = await site.person('pruefung@example.org')
    await site.employ(auditor.id, 'auditor')
    const visit = await site.visit(`/internal/desk/people/${anna.id}`, { tokens: auditor })
    await visit.page.getByLabel('Reason').fill(reason)
    await visit.page.getByRole('button', { name: 'Go on' }).click()
    const acts = visit.page.getByRole('button', {
      name: /Sign out|Preview|Propose|Confirm|Drop|Try|Pause|Replay|Verify|Rebuild/,
    })
    const offersNothing = async (heading: string) => {
      await visit.page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(await acts.count()).toBe(0)
    }
    await visit.page.getByRole('link', { name: 'workout', exact: true }).first().waitFor()
    await offersNothing('Person')
    await visit.page.getByRole('link', { name: 'What was put right' }).click()
    await giveReason(visit.page)
    await visit.page
      .getByText('Ticket 4711: bestätigt')
      .or(visit.page.getByText('done', { exact: true }))
      .first()
      .waitFor()
    await offersNothing('What was put right')
    for (const [place, heading] of [
      ['Parked', 'Parked and set aside'],
      ['Read models', 'Read models'],
      ['Webhooks', 'Webhooks'],
    ] as const) {
      await visit.page.getByRole('link', { name: place }).click()
      await offersNothing(heading)
    }
    await visit.page.getByRole('link', { name: 'Proof' }).click()
    await visit.page.getByRole('button', { name: 'Audit the whole log' }).click()
    await visit.page.getByText('The log is what was recorded.').waitFor()
    await isAccessible(visit.page)
    await visit.end()
  })

  test('what did erasing leave', async () => {
    const gone = await site.person('gone@example.org', 'ein langer Satz', 'Gunda Geheim')
    const { id } = (await site.ask('GET /auth/me', { token: gone.access_token })).json
    await site.ask('POST /auth/close-account', {
      token: gone.access_token,
      body: { password: 'ein langer Satz', immediately: true },
    })
    await expect
      .poll(
        async () =>
          (await sql(`select 1 from log.events where stream = $1 and type = 'PersonalDataErased'`, [`user-${id}`]))
            .length,
        { timeout: 8000 },
      )
      .toBe(1)
    // In this tab it was said of Anna why: it is asked for anew.
    await page.goto('/internal/desk')
    await page.getByRole('textbox', { name: /E-mail address/ }).fill(id)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('heading', { name: 'Why do you look?' }).waitFor()
    expect(await sql(`select 1 from log.events where stream = $1`, [`inspection-${id}`])).toEqual([])
    await giveReason(page)
    await page.getByRole('list', { name: 'Found' }).getByRole('link').first().click()
    await page.getByText('erased', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'user', exact: true }).click()
    await page.getByRole('button', { name: 'Dashboard', exact: true }).click()
    await page.getByText('The screen shows what is sealed.').waitFor()
    await page.getByRole('button', { name: 'Unseal to see it' }).click()
    await page.getByRole('region', { name: 'Unseal' }).getByLabel('Reason').fill('Was ist noch da?')
    await page.getByRole('button', { name: 'Unseal', exact: true }).click()
    await page.getByText('Unsealed').waitFor()
    const stored = await sql('select type from log.events where stream = $1 order by version', [`user-${id}`])
    const list = page.getByRole('navigation', { name: 'Events of the stream' })
    const left = await list.getByRole('listitem').allInnerTexts()
    expect(left).toEqual(stored.map(({ type }) => expect.stringContaining(type)))
    expect(await page.locator('main').innerText()).not.toMatch(/gone@example|Gunda|Geheim/)
    await page.keyboard.press('Home')
    const differences = page.getByRole('list', { name: 'Differences' })
    await page.getByRole('button', { name: 'State', exact: true }).click()
    await differences.getByText('firstName').waitFor()
    await expect.poll(() => differences.innerText()).toMatch(/firstName\s+\+\s+erased/)
  })

  test('who looked at this person: every look, and why, in their own settings', async () => {
    const visit = await site.visit('/settings/inspections', { tokens: anna })
    await visit.page.getByRole('heading', { name: 'Wer hat meine Daten angesehen?' }).waitFor()
    const stored = await sql(`select 1 from log.events where stream = $1`, [`inspection-${anna.id}`])
    const rows = visit.page.locator('main ul').first().locator('li')
    await expect.poll(() => rows.count()).toBe(stored.length)
    expect(await rows.allInnerTexts()).toEqual(stored.map(() => expect.stringContaining('Ticket 4711')))
    await isAccessible(visit.page)
    await visit.page
      .getByRole('region', { name: 'Was unser Team berichtigt hat' })
      .getByText(/^Ein Satz, der nicht von dir war/)
      .waitFor()
    await visit.page.reload()
    await rows.first().waitFor()
    await visit.end()
  })

  test('nobody else gets in, and nothing of it complained', async () => {
    const visit = await site.visit('/internal/desk', { tokens: anna })
    await visit.page.getByRole('heading', { name: 'Diese Seite gibt es nicht.' }).waitFor()
    await visit.end()
    expect(complaints).toEqual([])
  })
})
