import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { inHtml } from '../../content/in-html.ts'
import { takeForms } from '../plain-forms.ts'
import { problem } from '../problems.ts'

const acts = {
  pay: 'Bezahlen (den nächsten Zeitraum)',
  fail: 'Zahlung scheitert (mit sieben Tagen Nachfrist)',
  refund: 'Letzte Zahlung erstatten',
  revoke: 'Letzte Zahlung zurückbuchen',
  end: 'Das Abo beenden',
} as const
const asked = z.object({ act: z.enum(['pay', 'fail', 'refund', 'revoke', 'end']) })
type Act = keyof typeof acts

export type TestPayments = {
  /** What a page is about, in words; null where its address was not made here. */
  readonly about: (query: unknown) => Promise<readonly string[] | null>
  readonly play: (query: unknown, act: Act) => Promise<void>
}

type Parts = {
  readonly payments: TestPayments
  /** Whether whoever asks may play at all. */
  readonly isAllowed: (request: FastifyRequest) => boolean
}

const back = '/settings/membership'
const unpaid = `${back}?unbezahlt=1`

/** Only where no real provider is set up: what paying, failing and giving back would do, without money. */
export const testPaymentRoutes = (app: FastifyInstance, { payments, isAllowed }: Parts) =>
  app.register(async scope => {
    takeForms(scope, { bodyLimit: 1024 })
    const aboutOf = async (request: FastifyRequest) => {
      const about = isAllowed(request) ? await payments.about(request.query) : null
      if (!about) throw problem(404, 'There is nothing here')
      return about
    }

    scope.get('/dev/payments', async (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(page(await aboutOf(request))),
    )

    scope.post('/dev/payments', async (request, reply) => {
      await aboutOf(request)
      const { act } = asked.parse(request.body)
      await payments.play(request.query, act)
      return reply.redirect(act === 'fail' ? unpaid : back, 303)
    })
  })

/** The form goes back to the address it came from, which says what it is about. */
const page = (about: readonly string[]) => `<!doctype html>
<html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Testbezahlung</title>
<body><main><h1>Testbezahlung</h1>
<p><strong>Hier fließt kein Geld.</strong> Diese Seite spielt nach, was ein Zahlungsanbieter tut.</p>
${about.map(line => `<p>${inHtml(line)}</p>`).join('\n')}
<form method="post">
${Object.entries(acts)
  .map(([act, name]) => `<p><button name="act" value="${act}">${name}</button></p>`)
  .join('\n')}
</form>
<p><a href="${unpaid}">Zurück, ohne etwas zu tun</a></p></main></body></html>`
