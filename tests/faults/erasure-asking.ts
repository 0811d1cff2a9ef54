import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { fieldsOf, nameOf } from './erasure-calls.ts'

/** Asks a server as she does, and remembers which calls took what. */
export const asking = (url: () => string, agent: string) => {
  const taken = new Map<string, Map<string, Set<string>>>()

  const remember = (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const name = nameOf(method, path)
    if (!name) return
    const fields = taken.get(name) ?? new Map<string, Set<string>>()
    taken.set(name, fields)
    const reason = headers['x-reason']
    for (const [field, value] of [
      ...fieldsOf(body ?? {}),
      ...(reason ? [['x-reason', decodeURIComponent(reason)] as const] : []),
    ])
      fields.set(field, (fields.get(field) ?? new Set()).add(value))
  }

  const ask = async (call: string, body?: object, token?: string, more: Record<string, string> = {}) => {
    const [method = '', path = ''] = call.split(' ')
    const headers = {
      'user-agent': agent,
      accept: 'application/json',
      'idempotency-key': randomUUID(),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...more,
    }
    const answer = await fetch(`${url()}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    const text = await answer.text()
    if (!answer.ok) throw new Refused(`${call}: ${answer.status} ${text}`, text)
    remember(method, path.split('?')[0] ?? '', body, headers)
    return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
  }

  /** The token of the newest mail to an address that holds this and came after that of another token. */
  const mailTo = async (address: string, holding = 'token=', after = 'no token'): Promise<string> => {
    for (const end = Date.now() + 20_000; Date.now() < end; await setTimeout(100)) {
      const mails = (await ask('GET /dev/mailbox')) as { to: string; text: string }[]
      const found = mails.find(({ to, text }) => to === address && text.includes(holding))
      if (found && !found.text.includes(after)) return /token=([\w-]+)/.exec(found.text)?.[1] ?? ''
    }
    throw new Error(`no mail to ${address}`)
  }

  return { ask, mailTo, taken }
}

export class Refused extends Error {
  readonly said: string
  constructor(message: string, said: string) {
    super(message)
    this.said = said
  }
}

export type Asking = ReturnType<typeof asking>
