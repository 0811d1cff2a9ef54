import type { Page } from 'playwright'
import { inTurn, type Screen, tap } from './acts.ts'
import type { People } from './people.ts'

/** The first replica beside what it was at the stream's beginning. */
const against = (page: Page) => page.getByLabel('Compared with revision').fill('0')

const rebuild = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Rebuild workout_list/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Really rebuild/ }).click()
  await page.getByLabel('Reason').fill('Ticket 4711: nach dem Umbau')
  await page.keyboard.press('Enter')
}

const built = async (page: Page) => {
  await page.getByLabel('Up to this time').fill('2026-03-01T18:00:00')
  await page.getByRole('button', { name: 'Build', exact: true }).click()
  await page.getByLabel('Reason').fill('Ticket 4711: was stand am Montag da')
  await page.keyboard.press('Enter')
}

const reasoned = async (page: Page) => {
  await page.getByLabel('Reason').fill('Ticket 4711: ein Satz fehlt')
  await page.getByRole('button', { name: 'Go on' }).click()
}

const unsealed = inTurn(reasoned, tap('Unseal …'), async page => {
  await page.getByRole('region', { name: 'Unseal' }).getByLabel('Reason').fill('Ticket 4711: was stand dort')
  await page.getByRole('button', { name: 'Unseal', exact: true }).click()
  await page.getByRole('list', { name: 'Differences' }).waitFor()
})

const supposed = async (page: Page) => {
  await page.getByLabel('Reason').fill('Ticket 4711: was wäre gewesen')
  await page.getByRole('button', { name: 'Unseal', exact: true }).click()
  const field = page.getByRole('textbox', { name: /shall have said/ })
  await field.fill((await field.inputValue()).replace(/"reps": \d+/, '"reps": 3'))
  await page.getByRole('button', { name: 'See what would follow' }).click()
  await page.getByRole('region', { name: 'What would follow' }).waitFor({ timeout: 60_000 })
}

type Shown = Omit<Screen, 'who'>

const ofPerson = (id: string): readonly Shown[] => {
  const path = `/internal/desk/people/${id}`
  return [
    { name: 'desk-reason', path },
    { name: 'desk-person', path, act: reasoned },
    { name: 'desk-numbers', path: `${path}/numbers`, act: reasoned },
    {
      name: 'desk-counter',
      path: `${path}/numbers?of=completed`,
      act: inTurn(reasoned, page => page.getByRole('region', { name: 'Origin' }).waitFor()),
    },
    { name: 'desk-repairs', path: `${path}/repairs`, act: reasoned },
    {
      name: 'desk-repair-chosen',
      path: `${path}/repairs`,
      act: inTurn(reasoned, tap('Choose a workout'), async page => {
        await page.getByRole('radio').nth(1).check()
        await page.getByLabel('Set', { exact: true }).waitFor()
      }),
    },
    {
      name: 'desk-what-if',
      path: `${path}/what-if`,
      act: inTurn(reasoned, tap('Ask all of it again'), page =>
        page.getByRole('region', { name: 'Plans' }).waitFor({ timeout: 120_000 }),
      ),
    },
  ]
}

const ofStream = (id: string): readonly Shown[] => {
  const path = `/internal/desk/streams/workout-${id}`
  return [
    { name: 'desk-suppose', path: `${path}/what-if?at=4`, act: supposed },
    { name: 'desk-stream', path, act: reasoned },
    { name: 'desk-unsealed', path, act: unsealed },
    {
      name: 'desk-rows',
      path: `${path}?at=20`,
      act: inTurn(unsealed, async page => {
        await page.getByRole('button', { name: 'Rows', exact: true }).click()
        await page.getByRole('link', { name: 'kg', exact: true }).first().click()
        await page.getByRole('region', { name: 'Origin' }).waitFor()
      }),
    },
    { name: 'desk-why', path: `${path}?at=1`, act: inTurn(unsealed, tap(/^Why$/)) },
    {
      name: 'desk-best-set',
      path: `${path}?at=1`,
      act: inTurn(unsealed, tap(/^Why$/), async page => {
        await page.getByRole('region', { name: 'Why this plan' }).locator('summary').nth(2).click()
        await page.getByRole('button', { name: 'Where its best set comes from' }).click()
        await page.getByRole('region', { name: 'Best set' }).waitFor()
      }),
    },
    { name: 'desk-replica', path, act: inTurn(unsealed, tap(/^Workout$/)) },
    { name: 'desk-replica-then', path: `${path}?at=4`, act: inTurn(unsealed, tap(/^Dashboard$/), against) },
    {
      name: 'desk-story',
      path,
      act: inTurn(reasoned, page => page.getByRole('link', { name: 'Cause and effect' }).click()),
    },
  ]
}

export const desk = ({ staff, newcomer, mara, made, busy }: People): readonly Screen[] => {
  const screens: readonly Shown[] = [
    { name: 'desk', path: '/internal/desk' },
    ...ofPerson(mara.id),
    ...ofStream(made.straight.id),
    { name: 'desk-find', path: '/internal/desk?type=SetLogged' },
    { name: 'desk-facts', path: '/internal/desk/facts' },
    { name: 'desk-fact', path: '/internal/desk/facts?like=SetLogged', act: tap(/^SetLogged$/) },
    { name: 'desk-models', path: '/internal/desk/models' },
    { name: 'desk-rebuild', path: '/internal/desk/models', act: rebuild },
    { name: 'desk-builds', path: '/internal/desk/builds', act: built },
    { name: 'desk-webhooks', path: '/internal/desk/webhooks' },
    { name: 'desk-undone', path: '/internal/desk/undone' },
    { name: 'desk-proof', path: '/internal/desk/proof' },
  ]
  return [
    ...screens.map(screen => ({ ...screen, who: staff, at: [768, 1440, 1920] })),
    { name: 'desk-shut', path: '/internal/desk', who: newcomer },
    { name: 'internal', path: '/internal', who: staff },
    { name: 'internal-profile', path: '/internal/profile', who: busy },
    { name: 'internal-workouts', path: '/internal/workouts', who: busy },
    { name: 'internal-detail', path: `/internal/workouts/${made.superset.id}`, who: busy },
    { name: 'internal-raw', path: `/internal/workouts/${made.superset.id}`, who: busy, act: tap('Show Raw JSON') },
  ]
}
