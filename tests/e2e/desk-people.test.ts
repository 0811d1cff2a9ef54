import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { openProofs } from '../../app/proofs.ts'
import { mondayOf } from '../../domain/coach/week.ts'
import { asSetId, asUserId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { asOwner } from '../support/as-owner.ts'
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
import { plannedLongAgo, plannerOfLongAgo } from '../support/planned-long-ago.ts'

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
    expect(await origin.getByRole('row').last().getByRole('cell').last().innerText()).toBe(moved.toLocaleString('en'))
    await isAccessible(page)
    await origin.getByRole('link').last().click()
    await page
      .getByRole('article', { name: 'Event' })
      .getByText(`revision ${stored.at(-1)?.version}`)
      .waitFor()
  })

  test('where does any value in a read model come from', async () => {
    const stream = `workout-${workout}`
    const [{ last }] = await sql(`select max(version)::int as last from log.events where stream = $1`, [stream])
    await page.goto(`/internal/desk/streams/${stream}?at=${last}`)
    await page.getByRole('button', { name: 'Rows', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Rows', exact: true }).click()
    await page.getByRole('button', { name: 'Unseal to see it' }).click()
    await giveReason(page, 'Unseal')
    const list = page.getByRole('list', { name: 'Fields of workout_list' })
    await list.getByRole('link', { name: 'logged', exact: true }).click()
    const origin = page.getByRole('region', { name: 'Origin' })
    await origin.waitFor()
    const facts = await sql(`select type from log.events where stream = $1 and type = 'SetLogged' order by version`, [
      stream,
    ])
    expect(await origin.getByRole('link').allInnerTexts()).toEqual(facts.map(({ type }) => type))
    expect(await origin.getByRole('heading').innerText()).toContain(`is ${facts.length}, from ${facts.length} events`)
    await isAccessible(page)
    await page.getByLabel('Fields with').fill('kg')
    await page.getByLabel('Fields with').press('Enter')
    await expect.poll(() => list.getByRole('link').allInnerTexts()).toContain('kg')
    expect((await list.getByRole('link').allInnerTexts()).every(path => path.includes('kg'))).toBe(true)
  })

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
      expect(await rows.first().innerText()).toContain(part)
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
    for (const part of [then, `Planned by ${today} today.`, 'blocks.']) expect(await others.innerText()).toContain(part)
    await isAccessible(page)
    await others.getByRole('link').click()
    await page.getByRole('article', { name: 'Event' }).getByText('revision 1').waitFor()
  }, 90_000)

  test('what it takes to ask a person’s whole past again is seen, and given up by a click', async () => {
    await page.goto(`/internal/desk/people/${anna.id}/what-if`)
    await giveReason(page).catch(() => {})
    const ask = page.getByRole('button', { name: 'Ask all of it again' })
    await ask.press('Enter')
    await page.getByRole('progressbar', { name: 'What if' }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
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
    await page.getByRole('link', { name: 'What if it were otherwise' }).click()
    await page.getByRole('region', { name: 'Unseal' }).getByLabel('Reason').fill('Ticket 4711: was wäre gewesen')
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: 'What SetCorrected shall have said' })
    const said = await field.inputValue()
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
    expect(await state.innerText()).toMatch(new RegExp(`sets\\.${set}\\.weightKg[\\s\\S]*22\\.5[\\s\\S]*47\\.5`))
    expect(await follows.getByRole('region', { name: 'Rows' }).innerText()).toContain('workout_detail')
    const screens = follows.getByRole('figure')
    await screens.first().waitFor()
    const told = await screens.allTextContents()
    expect([told[0]?.includes('47,5'), told[1]?.includes('47,5')]).toEqual([false, true])
    await isAccessible(page)
    await page.getByRole('button', { name: 'See what would follow' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Cancelled.').waitFor()
    expect(await events()).toBe(before)
  }, 90_000)

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
    const { name } = (await site.ask(`GET /workouts/${workout}`, { token: anna.access_token })).json
    const row = list.locator('label').filter({ has: page.locator(`input[value="${workout}"]`) })
    const local = await page.evaluate(at => new Date(at).toLocaleString('sv-SE').slice(0, 10), asked[trained]?.at)
    const told = (await row.innerText()).replaceAll('\u00a0', ' ')
    for (const part of [local, name, 'Studio']) expect(told).toContain(part)
    const sets = wizard.getByLabel('Set', { exact: true })
    const done = await sql(
      `select distinct data->>'set' as set from log.events where stream = $1 and type = 'SetLogged' order by 1`,
      [`workout-${workout}`],
    )
    await expect
      .poll(() => sets.locator('option').evaluateAll(all => all.map(each => each.getAttribute('value')).sort()))
      .toEqual(done.map(each => each.set))
    expect(await sets.locator(`option[value="${set}"]`).innerText()).toContain('8 reps, at 22.5 kg')
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
  })

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

  test('is the log as it was on Monday', async () => {
    const monday = `${mondayOf(new Date().toISOString())}T06:00:00.000Z`
    const signedThen = await openProofs(site.product, site.config, () => monday)
    const signed = await signedThen.attest()
    await site.person('since-monday@example.org')
    await page.getByRole('link', { name: 'Proof' }).click()
    const row = page
      .getByRole('region', { name: 'Signed checkpoints' })
      .getByRole('row')
      .filter({ hasText: signed?.root })
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
    expect(await row.innerText()).toContain(String(then))
    await isAccessible(page)
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
    expect(await differences.innerText()).toMatch(/firstName\s+\+\s+erased/)
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
      expect(await finding.innerText()).toContain(part)
    const rows = page.getByRole('region', { name: 'Signed checkpoints' }).getByRole('row')
    await rows.last().getByText('is not what was signed').waitFor()
    await isAccessible(page)
  })

  test('nobody else gets in, and nothing of it complained', async () => {
    const visit = await site.visit('/internal/desk', { tokens: anna })
    await visit.page.getByRole('heading', { name: 'Diese Seite gibt es nicht.' }).waitFor()
    await visit.end()
    expect(complaints).toEqual([])
  })
})
