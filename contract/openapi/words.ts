import { brand } from '../../content/brand.ts'

export const title = `${brand.name} API`

/** What holds for every call, once. Paragraphs are parted by empty lines. */
export const introduction = `Everything the website, the phone app and the internal tools do goes through these calls.

Sign in with POST /auth/login and send the access token as a bearer token. It lives for a quarter of an hour; POST /auth/refresh gives the next one.

Bodies are JSON in UTF-8. A field that a call does not know is refused by its name, so that no typing error passes for consent.

Numbers are JSON numbers in the unit that the field names: kilograms, metres, kilometres an hour, seconds, minutes. Dates are ISO 8601 in UTC with milliseconds, like 2026-03-01T18:20:00.000Z. Ids are UUIDs, those of feedback whole numbers below 2^53.

Every change takes an Idempotency-Key: the same key at the same address has the same outcome, however often it is sent; with another body it is refused with 422. A change answers with x-position, the place in the log where it stands. Send it as x-read-after with a read, and the answer holds the change; if that takes longer than two seconds, the answer carries x-stale. What was done in training before it could be told, such as offline, takes x-done-at, the moment of doing; it counts as long as it is not in the future. Changes made through the same server are waited for unasked.

What may have changed between looking and acting carries an ETag. Send it back as If-Match, and the change is made only on what you saw; otherwise it is refused with 412. Without If-Match the change is made in any case.

Lists come in pages, newest first. A Link header with rel="next" leads to the next page; none is there on the last.

What tells of health needs a consent. A client that sends it declares that it has asked for that; one that sends x-consent: ask with its calls declares nothing: it is refused with 403, health-consent-needed, until the person has said yes by PUT /api/consents/health.

Somebody signed in may make some hundred changes a minute; beyond, they are refused with 429 and told by Retry-After when to go on.

Where more is asked than can be answered soon, calls are sent away at once with 503, too-busy, and told by Retry-After when to come again. Nothing has happened then, and the same Idempotency-Key may be sent again.

Errors are problem documents (RFC 9457). detail and message say the same words; code names the reason and never changes its meaning. Another person's things do not exist for you: 404.

Language: texts follow Accept-Language, German unless English is preferred.`
