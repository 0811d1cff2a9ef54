import type { FastifyInstance } from 'fastify'

type More = {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
  readonly connections?: readonly string[]
}

/** Nothing from elsewhere, and nothing inline: but for what a page names. */
export const policy = ({ scripts = [], styles = [], connections = [] }: More = {}) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

export const headersEverywhere = {
  'content-security-policy': policy(),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** And what does not say how long it may be kept, is kept nowhere. */
export const secureHeaders = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersEverywhere)
    if (request.url.startsWith('/auth/')) reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  })
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
