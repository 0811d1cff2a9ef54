import type { Page, Request } from 'playwright'
import { startSite, type TestSite } from './site.ts'

type Tokens = { access_token: string; refresh_token: string }
type Visit = { tokens?: Tokens; phone?: boolean; locale?: string }

/** The product before a browser whose visitors may come signed in. */
export const startVisitedSite = async () => {
  const site = await startSite()

  /** A page of its own at this path, signed in when there are tokens. */
  const visit = async (path: string, { tokens, phone = false, locale = 'de-DE' }: Visit = {}) => {
    const viewport = phone ? { width: 360, height: 780 } : { width: 1280, height: 900 }
    const visitor = await site.visitor({ viewport, locale })
    if (tokens) await visitor.page.addInitScript(keepTokens, tokens)
    await visitor.page.goto(path)
    return { ...visitor, end: () => visitor.context.close() }
  }
  return { ...site, visit }
}

export type VisitedSite = TestSite & { visit: Awaited<ReturnType<typeof startVisitedSite>>['visit'] }

export const keepTokens = ({ access_token, refresh_token }: Tokens) => {
  if (localStorage.getItem('access_token')) return
  localStorage.setItem('access_token', access_token)
  localStorage.setItem('refresh_token', refresh_token)
  localStorage.setItem('access_token_expires', String(Date.now() + 800_000))
}

/** Calls of this method and path, page loads left alone. */
export const calling = (method: string, path: string | RegExp) => (request: Request) => {
  const { pathname } = new URL(request.url())
  const hit = typeof path === 'string' ? pathname === path : path.test(pathname)
  return hit && request.method() === method && request.resourceType() !== 'document'
}

/** From now on these calls are answered like this. */
export const answerWith = async (
  page: Page,
  method: string,
  path: string | RegExp,
  status: number,
  body: object = {},
) =>
  page.route('**/*', route =>
    calling(method, path)(route.request())
      ? route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
      : route.fallback(),
  )
