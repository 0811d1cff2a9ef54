import type { Page } from 'playwright'
import type { Person } from './stand.ts'

/** One screen in one state: who looks, where, and what they touch before it looks so. */
export type Screen = {
  readonly name: string
  readonly path: string
  readonly who?: Person
  readonly act?: (page: Page) => Promise<unknown>
  /** Looked at on screens of these widths, where not on all. */
  readonly at?: readonly number[]
}

export const tap = (name: string | RegExp) => async (page: Page) => {
  await page.waitForTimeout(500)
  await page.getByRole('button', { name }).first().click()
}
export const inTurn =
  (...acts: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page)
  }

export const cutOff = (page: Page) => page.context().setOffline(true)

/** What the server says when it cannot. */
export const failing = (calls: string) => async (page: Page) => {
  await page.route(calls, route =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 500, body: '' }),
  )
  await page.reload()
}
