import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepTokens, startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite
let tokens: Awaited<ReturnType<VisitedSite['person']>>
let workout: string

beforeAll(async () => {
  site = await startVisitedSite()
  tokens = await site.person('stueckwerk@example.org')
  workout = (await site.ask('POST /llm/create-workout', { token: tokens.access_token, body: { duration_minutes: 20 } }))
    .json.id
}, 120_000)
afterAll(() => site?.close())

const isScript = /\/assets\/.*\.js$/

test.each(['/training/:id?satz=', '/settings'])(
  '%s: whichever script does not come, there is the screen or a way to try again',
  async screen => {
    const path = screen.replace(':id', workout)
    const { page, context } = await site.visitor({ viewport: { width: 360, height: 780 } })
    await context.addInitScript(keepTokens, tokens)
    const scripts = new Set<string>()
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (isScript.test(pathname)) scripts.add(pathname)
    })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(800)
    expect(scripts.size).toBeGreaterThan(8)
    const isStuck = async (script: string) => {
      const without = await context.newPage()
      await without.route(`**${script}`, route => route.abort())
      await without.goto(path)
      const isThere = await without
        .getByRole('heading', { level: 1 })
        .first()
        .waitFor({ timeout: 15_000 })
        .then(
          () => true,
          () => false,
        )
      await without.close()
      return !isThere
    }
    const left = [...scripts]
    const stuck: string[] = []
    const inTurn = async () => {
      for (let script = left.pop(); script; script = left.pop()) if (await isStuck(script)) stuck.push(script)
    }
    await Promise.all([inTurn(), inTurn(), inTurn(), inTurn()])
    expect(stuck).toEqual([])
    await context.close()
  },
  120_000,
)
