import type { FastifyRequest } from 'fastify'
import type { Limit, RateLimits } from '../commands/ports/addresses.ts'
import { clientAddress } from './client-address.ts'
import { inLine } from './in-line.ts'
import { openTries } from './open-tries.ts'
import { problem } from './problems.ts'

/** Where a shared address has used up its failures, tries go on at this pace: nobody there waits longer than a minute. */
const slowly: Limit = { most: 4, seconds: 60 }

/** So many tries on one account are made one after the other; whoever comes then is told to come back. */
const mostInLine = 20

type Language = 'de' | 'en'

type Try = {
  readonly request: FastifyRequest
  /** What is to be proven: passwords, refresh tokens and mailed links are counted apart. */
  readonly what: 'password' | 'refresh token' | 'link' | 'factor'
  readonly account?: string
  readonly device?: string | null
  /** What else is counted on the way: where one of these is known to be full, nothing more is looked at. */
  readonly counts?: readonly string[]
  readonly language?: Language
}

export const quarter = (most: number): Limit => ({ most, seconds: 900 })

type Failures = { readonly signInFailuresPerAccount: number; readonly signInFailuresPerAddress: number }

/** Takes places within limits, for what counts in any case and for tries whose outcome is not known yet. */
const places = (limits: RateLimits) => {
  const open = openTries()

  const take = async (key: string, limit: Limit, language: Language = 'de') => {
    const answer = await limits.take(key, limit)
    if ('waitSeconds' in answer) throw tooMany(answer.waitSeconds, language)
    return answer.taken
  }

  /** A full limit may be full of tries that will turn out right: then their outcome decides. */
  const takeTry = async (key: string, limit: Limit, language: Language) => {
    for (;;) {
      const wasOpen = open.isOpen(key)
      const answer = await limits.take(key, limit)
      if ('waitSeconds' in answer) {
        if ((await open.nextOutcome(key)) || (wasOpen && !open.isOpen(key))) continue
        throw tooMany(answer.waitSeconds, language)
      }
      open.begin(key)
      const settle = (act: Promise<void>) => act.finally(() => open.settled(key))
      return {
        failed: () => open.settled(key),
        giveBack: () => settle(limits.giveBack(key, answer.taken)),
        clear: () => settle(limits.clear(key)),
      }
    }
  }

  /** A flood costs nothing but this look. */
  const turnAwayKnown = (keys: readonly string[], language: Language) => {
    for (const key of keys) {
      const full = limits.knownFull(key)
      if (full && !open.isOpen(key)) throw tooMany(full.waitSeconds, language)
    }
  }

  return { take, takeTry, turnAwayKnown }
}

/** Counts what is asked, and tries to prove something secret before their outcome is known. */
export const tries = (limits: RateLimits, settings: Failures) => {
  const { take, takeTry, turnAwayKnown } = places(limits)
  const onAccount = inLine(mostInLine)

  /** Failures at one address slow its tries down; they do not shut it. */
  const takeShared = (from: string, language: Language) =>
    takeTry(from, quarter(settings.signInFailuresPerAddress), language).catch(() =>
      takeTry(`slowed ${from}`, slowly, language),
    )

  /**
   * Runs a try to prove something secret. It counts before it is judged, so that tries made at the same time count
   * too. One that succeeds clears the account; one that nobody could judge is taken back. A device that is known to the
   * account counts, and stands in line, for itself alone.
   */
  const attempt = async <Answer>(
    { request, what, account, device, counts = [], language = 'de' }: Try,
    outcomeOf: (answer: Answer) => 'succeeded' | 'failed' | 'unproven',
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    const from = `failures/${what}/address/${clientAddress(request)}`
    const known = device ? `failures/device/${device}` : null
    const of = known ?? (account === undefined ? null : `failures/account/${account}`)
    const keys = [...(known ? [] : [`slowed ${from}`]), ...(of ? [of] : []), ...counts]
    const judged = async () => {
      turnAwayKnown(keys, language)
      const theirs = of === null ? null : await takeTry(of, quarter(settings.signInFailuresPerAccount), language)
      const address = known
        ? null
        : await takeShared(from, language).catch(async error => {
            await theirs?.giveBack()
            throw error
          })
      let outcome: ReturnType<typeof outcomeOf> = 'unproven'
      try {
        const answer = await ask()
        outcome = outcomeOf(answer)
        return answer
      } finally {
        if (outcome === 'failed') {
          theirs?.failed()
          address?.failed()
        } else await Promise.all([address?.giveBack(), outcome === 'succeeded' ? theirs?.clear() : theirs?.giveBack()])
      }
    }
    turnAwayKnown(keys, language)
    if (of === null) return judged()
    const answer = await onAccount(of, async () => ({ judged: await judged() }))
    if (answer === null) throw tooMany(2, language)
    return answer.judged
  }

  return { attempt, take, turnAwayKnown }
}

export const tooMany = (seconds: number, language: Language) =>
  problem(429, words[language](seconds), {
    code: 'too-many-attempts',
    headers: { 'content-language': language, 'retry-after': String(seconds) },
  })

const words = {
  de: (seconds: number) =>
    seconds > 90
      ? `Zu viele Versuche. Bitte warte ${Math.ceil(seconds / 60)} Minuten.`
      : `Zu viele Versuche. Bitte warte ${seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`}.`,
  en: (seconds: number) =>
    seconds > 90
      ? `Too many attempts. Please wait ${Math.ceil(seconds / 60)} minutes.`
      : `Too many attempts. Please wait ${seconds} second${seconds === 1 ? '' : 's'}.`,
}
