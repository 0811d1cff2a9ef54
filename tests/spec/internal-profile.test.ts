import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAccessible } from '../support/site.ts'
import { answerWith, startVisitedSite, type VisitedSite } from '../support/visiting.ts'

type Tokens = Awaited<ReturnType<VisitedSite['person']>>

let site: VisitedSite
let anna: Tokens

beforeAll(async () => {
  site = await startVisitedSite()
  anna = await site.person('anna@example.org')
  await ask('POST /training-profiles/', { name: 'Zuhause', equipment: ['dumbbells', 'mat'] })
  await ask('POST /training-profiles/', { name: 'Studio', equipment: ['barbell'], equipment_details: 'zwei Racks' })
  await ask('PUT /training-plan/mine', { age: 34, height: 171.5, gender: 'female', comments: 'gern draußen' })
}, 120_000)
afterAll(() => site?.close())

const ask = (call: string, body?: object, { access_token }: Tokens = anna) =>
  site.ask(call, { token: access_token, ...(body ? { body } : {}) })
const open = async (tokens = anna, phone = false) => {
  const visit = await site.visit('/internal/profile', { tokens, phone })
  await visit.page.getByRole('heading', { name: 'User Profile Management' }).waitFor()
  return visit
}
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The changes that a page sends, as they come. */
const changesOf = (page: Page) => {
  const changes: { call: string; body: Record<string, unknown> }[] = []
  page.on('request', request => {
    if (['PUT', 'PATCH', 'POST'].includes(request.method()))
      changes.push({ call: `${request.method()} ${new URL(request.url()).pathname}`, body: request.postDataJSON() })
  })
  return changes
}

describe('§2 /internal/profile', () => {
  test("is titled 'User Profile Management', with 'Save Changes', 'Back to Workouts' and five sections", async () => {
    const { page, complaints, end } = await open()
    await button(page, 'Save Changes').waitFor()
    const back = page.getByRole('link', { name: 'Back to Workouts' })
    expect(await back.getAttribute('href')).toBe('/internal/workouts')
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'User Profile',
      'Training Profile',
      'Personal Information',
      'Training Preferences',
      'Goals & Restrictions',
    ])
    await isAccessible(page)
    expect(complaints).toEqual([])
    await end()
  })

  test('is usable on a phone', async () => {
    const { page, end } = await open(anna, true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const small = await page
      .locator('main button:visible, main input:visible, main select:visible')
      .evaluateAll(all => all.filter(one => one.getBoundingClientRect().height < 24).length)
    expect(small).toBe(0)
    await end()
  })

  test('§5 email is read-only; there are two onboarding checkboxes', async () => {
    const { page, end } = await open()
    const email = page.getByLabel('Email')
    expect(await email.inputValue()).toBe('anna@example.org')
    expect(await email.isEditable()).toBe(false)
    expect(await page.getByRole('checkbox').count()).toBe(2)
    await end()
  })

  test('shows what is known of the primary profile and of the plan', async () => {
    const { page, end } = await open()
    expect(await page.getByLabel('Select Profile').locator('option:checked').innerText()).toBe('Zuhause (Primary)')
    expect(await page.getByLabel('Profile Name').inputValue()).toBe('Zuhause')
    expect(await page.getByLabel('Equipment', { exact: true }).inputValue()).toBe('dumbbells, mat')
    expect(await page.getByLabel('Age').inputValue()).toBe('34')
    expect(await page.getByLabel('Height (cm)').inputValue()).toBe('171.5')
    expect(await page.getByLabel('Gender').inputValue()).toBe('female')
    expect(await page.getByLabel('Comments').inputValue()).toBe('gern draußen')
    expect(await page.getByLabel('Gender').getByRole('option').allInnerTexts()).toEqual([
      'Not said',
      'Male',
      'Female',
      'Other',
    ])
    await end()
  })
})

describe('§4 profile save sequence', () => {
  test('selecting a profile loads its fields', async () => {
    const { page, end } = await open()
    await page.getByLabel('Select Profile').selectOption({ label: 'Studio' })
    expect(await page.getByLabel('Profile Name').inputValue()).toBe('Studio')
    expect(await page.getByLabel('Equipment', { exact: true }).inputValue()).toBe('barbell')
    expect(await page.getByLabel('Equipment Details').inputValue()).toBe('zwei Racks')
    await end()
  })

  test('updates the user profile, then the selected training profile, then the plan; the message goes after 3 s', async () => {
    const { page, end } = await open()
    await page.clock.install()
    const changes = changesOf(page)
    await page.getByLabel('Select Profile').selectOption({ label: 'Studio' })
    await page.getByRole('checkbox', { name: 'Onboarding Completed', exact: true }).check()
    await page.getByLabel('Equipment', { exact: true }).fill('barbell, bench')
    await page.getByLabel('Weight (kg)').fill('66.5')
    await page.getByLabel('Training Frequency (days per week)').fill('3')
    await page.getByLabel('Comments').fill('')
    await button(page, 'Save Changes').click()
    const message = page.getByText('Profile updated successfully!', { exact: true })
    await message.waitFor()
    const { json: all } = await ask('GET /training-profiles/all')
    const studio = all.find(({ name }: { name: string }) => name === 'Studio')
    expect(changes.map(({ call }) => call)).toEqual([
      'PATCH /users/profile',
      `PUT /training-profiles/${studio.id}`,
      'PUT /training-plan/mine',
    ])
    expect(changes[0]?.body).toEqual({ onboarding_completed: true, training_profile_onboarding_completed: false })
    expect(changes[1]?.body).toEqual({
      name: 'Studio',
      equipment: ['barbell', 'bench'],
      equipment_details: 'zwei Racks',
      is_primary: false,
    })
    expect(changes[2]?.body).toEqual({ gender: 'female', age: 34, height: 171.5, weight: 66.5, training_frequency: 3 })
    expect((await ask('GET /training-plan/mine')).json).toMatchObject({ weight: 66.5, comments: 'gern draußen' })
    await page.clock.fastForward(1500)
    expect(await message.isVisible()).toBe(true)
    await page.clock.fastForward(1600)
    await message.waitFor({ state: 'hidden' })
    expect(await page.getByLabel('Comments').inputValue()).toBe('gern draußen')
    await end()
  })

  test('§5 whole numbers are parsed as integers, height and weight as decimals', async () => {
    const { page, end } = await open()
    const changes = changesOf(page)
    await page.getByLabel('Age').fill('35.9')
    await page.getByLabel('Session Duration (minutes)').fill('45.7')
    await page.getByLabel('Height (cm)').fill('170.25')
    await page.getByLabel('Fitness Level (1 to 5)').fill('4')
    await page.getByLabel('Experience Level (1 to 5)').fill('2')
    await button(page, 'Save Changes').click()
    await said(page, 'Profile updated successfully!')
    expect(changes[2]?.body).toMatchObject({
      age: 35,
      session_duration: 45,
      height: 170.25,
      fitness_level: 4,
      experience_level: 2,
    })
    await end()
  })

  test('words that tell of health are asked about where nobody has agreed, and a yes sends them', async () => {
    const asked = await site.person('gefragt@example.org')
    const { page, end } = await open(asked)
    await page.getByLabel('Comments').fill('Mein Knie zwickt')
    await button(page, 'Save Changes').click()
    await button(page, 'Ja, ich willige ein').waitFor()
    expect((await ask('GET /training-plan/mine', undefined, asked)).json?.comments ?? null).toBe(null)
    await isAccessible(page)
    await button(page, 'Ja, ich willige ein').click()
    await said(page, 'Profile updated successfully!')
    expect((await ask('GET /training-plan/mine', undefined, asked)).json).toMatchObject({
      comments: 'Mein Knie zwickt',
    })
    await end()
  })

  test('the plan is not updated when every plan field is empty; a first profile is created as primary', async () => {
    const newcomer = await site.person('neu@example.org')
    const { page, end } = await open(newcomer)
    const changes = changesOf(page)
    await button(page, 'Save Changes').click()
    await said(page, 'Profile updated successfully!')
    expect(changes.map(({ call }) => call)).toEqual(['PATCH /users/profile'])
    await button(page, 'Create Profile').click()
    await said(page, 'New profile created successfully!')
    expect(changes.at(-1)).toMatchObject({ call: 'POST /training-profiles/', body: { is_primary: true } })
    await page.getByLabel('Profile Name').fill('Mein Keller')
    await button(page, 'Save Changes').click()
    await said(page, 'Profile updated successfully!')
    const { json } = await ask('GET /training-profiles/all', undefined, newcomer)
    expect(json).toMatchObject([{ name: 'Mein Keller', is_primary: true }])
    await end()
  })
})

describe('§8 internal area, profile', () => {
  test("'Failed to load profiles. Check console for details.' is a full-page error if no user profile exists", async () => {
    const { page, end } = await site.visit('/internal', { tokens: anna })
    await answerWith(page, 'GET', '/users/profile', 500)
    await page.goto(`/internal/profile`)
    await said(page, 'Failed to load profiles. Check console for details.')
    expect(await button(page, 'Save Changes').count()).toBe(0)
    await end()
  })

  test('and beside the form when only the training profiles fail; a failing plan is tolerated', async () => {
    const { page, end } = await site.visit('/internal', { tokens: anna })
    await answerWith(page, 'GET', '/training-profiles/all', 500)
    await answerWith(page, 'GET', '/training-profiles/mine', 500)
    await answerWith(page, 'GET', '/training-plan/mine', 500)
    await page.goto(`/internal/profile`)
    await said(page, 'Failed to load profiles. Check console for details.')
    await button(page, 'Save Changes').waitFor()
    expect(await page.getByLabel('Age').inputValue()).toBe('')
    await end()
  })

  test("'Failed to create new profile. Check console for details.'", async () => {
    const { page, end } = await open(await site.person('noch-neuer@example.org'))
    await answerWith(page, 'POST', /^\/training-profiles\/?$/, 500)
    await button(page, 'Create Profile').click()
    await said(page, 'Failed to create new profile. Check console for details.')
    await end()
  })

  test("'Failed to save changes. Check console for details.', and nothing after the failed step is sent", async () => {
    const { page, complaints, end } = await open()
    const changes = changesOf(page)
    await page.getByLabel('Age').fill('400')
    await page.getByLabel('Profile Name').fill('x'.repeat(120))
    await answerWith(page, 'PUT', /^\/training-profiles\//, 400, { message: 'no' })
    await button(page, 'Save Changes').click()
    await said(page, 'Failed to save changes. Check console for details.')
    expect(changes.map(({ call }) => call.split('/')[1])).toEqual(['users', 'training-profiles'])
    expect(complaints.length).toBeGreaterThan(0)
    await end()
  })
})
