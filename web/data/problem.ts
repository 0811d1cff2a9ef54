import type { Problem as Told } from '../../contract/problem.ts'

/** The server said no; `message` is empty when it said nothing. Screens prefer `detail` or `said`, so both are kept. */
export class Problem extends Error {
  // Declared alone: fields of their own would be so many words more in the first script.
  declare readonly status: number
  declare readonly detail: string | undefined
  declare readonly said: string | undefined
  declare readonly code: string | undefined
  declare readonly email: string | undefined
  declare readonly errors: NonNullable<Told['errors']>
  declare readonly step: Told['step']
  /** 'de' speaks to athletes, 'en' to programmers; who does not say so may be anybody on the way. */
  declare readonly language: string | null
  /** Asked to come again so many ms later. */
  declare readonly again: number

  constructor(status: number, told: Partial<Told>, language: string | null = null, again = 0) {
    super(told.message ?? told.detail ?? '')
    this.status = status
    this.detail = told.detail
    this.said = told.message
    this.code = told.code
    this.email = told.email
    this.errors = told.errors ?? []
    this.step = told.step
    this.language = language
    this.again = again
  }
}

/** No answer came; the message is what browsers say, whichever browser it was. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('Failed to fetch', { cause })
  }
}

export const problemOf = async (response: Response): Promise<Problem> =>
  new Problem(
    response.status,
    await told(response),
    response.headers.get('content-language'),
    Number(response.headers.get('retry-after')) * 1000 || 0,
  )

const told = async (response: Response): Promise<Partial<Told>> => {
  try {
    const body: unknown = await response.json()
    return body !== null && typeof body === 'object' ? worded(body) : {}
  } catch {
    return {}
  }
}

const worded = (body: object): Partial<Told> =>
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) =>
      name === 'errors' ? Array.isArray(value) : name === 'step' || (typeof value === 'string' && value !== ''),
    ),
  )

export const statusOf = (error: unknown) => (error instanceof Problem ? error.status : undefined)
const isUnreachable = (error: unknown) => error instanceof Unreachable

/** It did not answer in time; another try at once would wait as long. */
export const isLate = (error: unknown) =>
  error instanceof Unreachable && error.cause instanceof DOMException && error.cause.name === 'TimeoutError'

/** May the same request succeed a little later? */
export const isPassing = (error: unknown) =>
  isUnreachable(error) || [408, 425, 502, 503, 504].includes(statusOf(error) ?? 0)

/** How long to wait before asking again: as long as was asked for, within reason, and not all devices at once. */
export const pauseBefore = (error: unknown, least: number) =>
  Math.max(least, error instanceof Problem ? Math.min(error.again, 30_000) : 0) * (1 + Math.random() / 2)

/** What is wrong with the question itself, whoever on the way says so. */
const ofTheQuestion = [400, 413, 415]

/**
 * Is this the product's own no, for good? A bare 403 or 409 comes from somebody on the way, such as a hotel's sign-in page:
 * what was done must not be lost to it.
 */
export const isFinal = (error: unknown): boolean => {
  const status = statusOf(error)
  if (status === undefined || isPassing(error) || status === 401 || status === 429 || status >= 500) return false
  return ofTheQuestion.includes(status) || (error instanceof Problem && error.code !== undefined)
}

const noConnection = 'Keine Verbindung. Bitte prüfe dein Netz und versuche es noch einmal.'

/** The words of the error, else those the screen has for it; for German screens, where no English is read. */
export const saidBy = (error: unknown, otherwise: string): string => {
  if (isUnreachable(error)) return noConnection
  if (error instanceof Problem && error.language === 'en') return otherwise
  return (error instanceof Error && error.message) || otherwise
}

const gone = 'Das gibt es nicht mehr. Lade die Seite bitte neu.'
const changed = 'Inzwischen hat sich hier etwas geändert. Lade die Seite bitte neu.'
const words: Readonly<Record<number, string>> = {
  400: 'Etwas davon passt so noch nicht. Prüfe bitte deine Angaben.',
  401: 'Du bist nicht mehr angemeldet. Melde dich bitte neu an.',
  403: 'Das ist mit deinem Konto nicht möglich.',
  404: gone,
  409: changed,
  410: gone,
  412: changed,
  413: 'Das ist zu viel auf einmal. Kürze es bitte.',
  429: 'Das war sehr oft hintereinander. Warte bitte kurz.',
}

/** What to tell athletes when a screen has no words of its own; what the server says to programmers stays there. */
export const wordsOf = (error: unknown): string => {
  if (isUnreachable(error)) return noConnection
  const isOurs = error instanceof Problem && error.message !== ''
  if (isOurs && error.language === 'de') return error.message
  return (isOurs && words[error.status]) || 'Das hat nicht geklappt. Bitte versuche es gleich noch einmal.'
}
