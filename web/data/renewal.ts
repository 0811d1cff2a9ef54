import { alone } from './alone.ts'
import { patience, readOf } from './answer.ts'
import { isFinal, problemOf, Unreachable } from './problem.ts'
import { accessToken, keepTokens, refreshToken, type Tokens } from './tokens.ts'

let running: Promise<boolean> | undefined

/** Trades the refresh token for a new pair, once for all requests and tabs. False: the session is over, says the product. */
export const renew = (used: string | null): Promise<boolean> => {
  running ??= alone('formkurve-renewal', () => trade(used)).finally(() => {
    running = undefined
  })
  return running
}

const trade = async (used: string | null) => {
  if (accessToken() !== used) return accessToken() !== null
  const refresh_token = refreshToken()
  if (!refresh_token) return false
  const response = await fetch('/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ refresh_token }),
    signal: AbortSignal.timeout(patience),
  }).catch(cause => {
    throw new Unreachable(cause)
  })
  if (response.ok) {
    const tokens: Tokens = (await readOf(response)).answer
    keepTokens(tokens)
    return true
  }
  const problem = await problemOf(response)
  if (response.status === 401 || isFinal(problem)) return false
  throw problem
}
