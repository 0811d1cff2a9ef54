import type { Page } from 'playwright'
import { cutOff, failing, inTurn, type Screen, tap } from './acts.ts'
import { firstOf, type People, setsOf, sideOf } from './people.ts'

const search = (words: string) => async (page: Page) => {
  await page.getByRole('dialog').getByRole('textbox').or(page.getByRole('searchbox')).first().fill(words)
}
/** As it is while the coach is at it. */
const unmade = async (page: Page) => {
  await page.route(/\/workouts\/[^/?]+$/, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), status: 'GENERATING' } })
  })
  await page.reload()
}
const logSet = async (page: Page) => {
  await tap(/Satz fertig|Ohne Uhr speichern/)(page)
  const sure = page.getByRole('button', { name: 'Ja, so speichern' })
  await page.waitForTimeout(300)
  if (await sure.isVisible()) await sure.click()
}

export const training = ({ busy, made, mara, expired, forgotten, refused }: People): readonly Screen[] => {
  const first = firstOf(made.superset, 'superset')
  const menu = (entry: string | RegExp) => inTurn(tap('Mehr'), tap(entry))
  const screens: readonly Omit<Screen, 'who'>[] = [
    { name: 'running', path: '/dashboard' },
    { name: 'plan', path: `/training/${made.superset.id}` },
    { name: 'plan-open', path: `/training/${made.superset.id}`, act: page => page.locator('summary').nth(2).click() },
    { name: 'plan-begun', path: `/training/${made.straight.id}` },
    { name: 'set-warmup', path: firstOf(made.straight, 'warmup') },
    { name: 'set-straight', path: firstOf(made.straight, 'straight') },
    { name: 'set-superset', path: first },
    { name: 'set-circuit', path: firstOf(made.circuit, 'circuit') },
    { name: 'set-emom', path: firstOf(made.emom, 'emom') },
    { name: 'emom-runs', path: firstOf(made.emom, 'emom'), act: tap(/EMOM-Uhr starten/) },
    { name: 'set-amrap', path: firstOf(made.amrap, 'amrap') },
    { name: 'set-tabata', path: firstOf(made.tabata, 'interval') },
    { name: 'tabata-runs', path: firstOf(made.tabata, 'interval'), act: tap('Start') },
    { name: 'set-intervals', path: firstOf(made.intervals, 'interval') },
    { name: 'set-cooldown', path: firstOf(made.straight, 'cooldown') },
    { name: 'menu', path: first, act: tap('Mehr') },
    { name: 'swap', path: first, act: menu('Tauschen') },
    { name: 'skip', path: first, act: menu('Auslassen') },
    { name: 'adapt', path: first, act: menu('Anpassen') },
    { name: 'add', path: first, act: menu('Übung dazu') },
    { name: 'place', path: first, act: menu('Ort wechseln') },
    { name: 'abort', path: first, act: menu('Training abbrechen') },
    { name: 'why', path: first, act: tap(/warum/i) },
    { name: 'rest', path: `/training/${made.straight.id}?satz=${setsOf(made.straight).at(5)?.id}`, act: logSet },
    { name: 'rest-settings', path: first, act: inTurn(logSet, tap('Signal und Pausen')) },
    { name: 'note', path: first, act: tap('Notiz') },
    { name: 'swap-found', path: first, act: inTurn(menu('Tauschen'), search('Rudern')) },
    { name: 'set-side', path: sideOf(made) },
    { name: 'set-offline', path: firstOf(made.circuit, 'circuit'), act: inTurn(cutOff, logSet) },
    { name: 'plan-fails', path: `/training/${made.circuit.id}`, act: failing('**/workouts/*') },
    { name: 'making', path: `/training/${made.circuit.id}`, act: unmade },
    { name: 'all-done', path: `/training/${made.straight.id}?satz=ende` },
    { name: 'refused', path: `/training/${refused.json.workout_id}` },
    { name: 'gone', path: '/training/00000000-0000-4000-8000-000000000000' },
  ]
  return [
    ...screens.map(screen => ({ ...screen, who: busy })),
    { name: 'expired', path: `/training/${forgotten.id}`, who: expired },
    { name: 'finished', path: '/dashboard', who: mara, act: openLast('') },
    {
      name: 'finished-open',
      path: '/dashboard',
      who: mara,
      act: inTurn(openLast(''), page => page.locator('summary').nth(1).click()),
    },
    { name: 'log', path: '/dashboard', who: mara, act: openLast('/history') },
  ]
}

/** The newest finished workout, from the overview. */
const openLast = (more: string) => async (page: Page) => {
  const link = page.locator('a[href^="/training/"]').last()
  await link.waitFor()
  await page.goto(`${await link.getAttribute('href')}${more}`)
  await page.locator('main h1').first().waitFor()
}
