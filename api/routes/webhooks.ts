import type { FastifyInstance } from 'fastify'
import type { Subscriptions } from '../../commands/subscriptions.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import type { Provider } from '../../domain/subscription.ts'
import { refused } from '../problems.ts'

const providers = [
  { path: '/webhooks/app-store', provider: 'app-store', signature: null },
  { path: '/webhooks/stripe', provider: 'stripe', signature: 'stripe-signature' },
] as const satisfies readonly { path: string; provider: Provider; signature: string | null }[]

/**
 * What providers tell us. Anybody may ask: the message itself is proven, or refused with nothing recorded. Signatures are
 * over bytes, so it is not parsed before. Told twice, it is done once; what is refused is told again by the provider.
 */
export const webhookRoutes = (app: FastifyInstance, { receive }: Pick<Subscriptions, 'receive'>) =>
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: 128 * 1024 }, (_, body, done) =>
      done(null, body),
    )
    for (const { path, provider, signature } of providers)
      scope.post(path, async (request, reply) => {
        const given = signature === null ? null : request.headers[signature]
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const taken = await receive(provider, { raw, signature: typeof given === 'string' ? given : null })
        if (isRefused(taken)) throw refused(taken.refused)
        return reply.send({ taken: taken.taken })
      })
  })
