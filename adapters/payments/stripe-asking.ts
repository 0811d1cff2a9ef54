import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { outage } from '../../domain/kernel/outage.ts'

/** Whatever Stripe cannot do now is an outage: what was asked stays asked, under the same key. */
export const asking = async <Answer>(ask: Promise<Answer>): Promise<Answer> => {
  try {
    return await ask
  } catch (error) {
    throw outage('stripe', error)
  }
}

const mostKeys = 20

const isOldFailure = (error: unknown) =>
  error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true'

/**
 * A key is answered for a day as it was at first, a failure too. Then it is asked under the next one, unless `found` says
 * that it was done all the same; who asks twice at once meets the same keys. Anything else that goes wrong is an outage.
 */
export const underKey = async <Answer>(
  key: string,
  ask: (options: { readonly idempotencyKey: string }) => Promise<Answer>,
  found: () => Promise<Answer | null> = async () => null,
): Promise<Answer> => {
  for (let nth = 1; ; nth++)
    try {
      return await ask({ idempotencyKey: nth === 1 ? key : `${key} ${nth}` })
    } catch (error) {
      if (nth === mostKeys || !isOldFailure(error)) throw outage('stripe', error)
      const done = await found()
      if (done !== null) return done
    }
}

const unless = (codes: readonly string[]) => (ask: Promise<unknown>) =>
  ask.catch(error => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError && codes.includes(error.code ?? ''))) throw error
  })

/** What is gone there needs no ending: it takes nothing more. */
export const unlessGone = unless(['resource_missing'])

export const unlessGivenBack = unless(['charge_already_refunded'])

/** Stripe takes a key for the very same words only, which another release may put otherwise. */
export const digestOf = (params: object) =>
  createHash('sha256').update(JSON.stringify(params)).digest('base64url').slice(0, 16)

export const secondsOf = (moment: string) => Math.ceil(Date.parse(moment) / 1000)

export const idOf = (one: string | { readonly id?: string | undefined }) =>
  typeof one === 'string' ? one : (one.id ?? '')
