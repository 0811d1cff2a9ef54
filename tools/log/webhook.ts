import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import { readConfig } from '../../adapters/config.ts'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { hostOf, isPublic } from '../../adapters/webhooks/addresses.ts'
import { secretText } from '../../adapters/webhooks/send.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import { operationCommands } from '../../commands/operations.ts'
import { webhookId } from '../../contract/ids.ts'
import { everyType } from '../../domain/facts.ts'
import { operator, type WebhookId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { type Command as Ask, mostWebhooks } from '../../domain/operation.ts'
import { placeIn } from '../../projections/place-in-log.ts'
import { progress } from '../progress.ts'
import { table } from '../table.ts'
import { type Command, misuse } from '../usage.ts'
import { byHand, reasonIn } from '../with-accounts.ts'

const options = {
  types: { type: 'string' },
  from: { type: 'string' },
  reason: { type: 'string' },
  json: { type: 'boolean' },
} as const

type Values = {
  readonly types?: string | undefined
  readonly from?: string | undefined
  readonly reason?: string | undefined
  readonly json?: boolean | undefined
}
type Infrastructure = Awaited<ReturnType<typeof openInfrastructure>> & { readonly addresses: readonly string[] }

export const webhookCommand: Command = {
  usage: 'webhook list | add <url> | replay <id> | pause <id> | resume <id> | remove <id>',
  about: 'Tell others what happens, by signed POST requests.',
  details: `Each event is one POST in the form of CloudEvents 1.0 (JSON), without anything that is sealed: "time" is when it
happened, "recordedtime" when it was stored, "correlationid" and "causationid" what led to it. It is signed as Standard Webhooks
says: HMAC-SHA-256 under the secret that "add" shows, over "<webhook-id>.<webhook-timestamp>.<body>". At least
once: the same webhook-id may come again. Each stream comes in its order. What is not taken (no 2xx within ten seconds) is
tried eight times within two minutes, then parked with all that follows in its stream; the desk's "Parked" tries it
again. Only public addresses are reached, and those that WEBHOOK_ADDRESSES names;
no redirect is followed.

  --types a,b     only these facts; all when not given
  --from <place>  after this place in the log, "start" for its beginning; its end when not given ("replay": its beginning)
  --reason <why>  kept in the log, wanted by all but list
  --json          the list, or what was added, as JSON`,
  run: async words => {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [what = '', which, ...more] = positionals
    const act = acts[what]
    if (!act || more.length > 0 || (what === 'list') !== (which === undefined))
      throw misuse('list, add <url>, replay <id>, pause <id>, resume <id> or remove <id>?')
    if (what !== 'list') reasonIn(values.reason)
    const config = await readConfig(process.env)
    const infrastructure = await openInfrastructure(config, { say: progress().say, connections: 2 })
    try {
      return await act({ ...infrastructure, addresses: config.WEBHOOK_ADDRESSES }, values, which ?? '')
    } finally {
      await infrastructure.close()
    }
  },
}

const acts: Readonly<
  Record<string, (infrastructure: Infrastructure, values: Values, which: string) => Promise<number>>
> = {
  list: async ({ log }, { json }) => {
    const all = await commands(log).webhooks()
    if (json) console.log(JSON.stringify(all, null, 2))
    else
      console.log(
        table([
          ['WEBHOOK', 'URL', 'FACTS', 'FROM', 'SINCE', ''],
          ...all.map(({ id, url, types, from, at, isPaused }) => [
            id,
            url,
            types.join(', ') || 'all',
            from ?? 'start',
            at,
            isPaused ? 'paused' : '',
          ]),
        ]),
      )
    return 0
  },
  add: async (infrastructure, values, text) => {
    const url = urlIn(text, infrastructure.addresses)
    const types = typesIn(values.types)
    const from = await placeOf(infrastructure, values.from, 'end')
    const webhook = freshId<'webhook'>()
    await ask(infrastructure, { type: 'WebhookAdded', webhook, url, types, from, ...by(values) })
    const secret = secretText(infrastructure.key(`webhook ${webhook}`))
    console.log(values.json ? JSON.stringify({ webhook, url, types, from, secret }, null, 2) : `${webhook}\n${secret}`)
    return 0
  },
  replay: async (infrastructure, values, text) => {
    const webhook = webhookIn(text)
    const from = await placeOf(infrastructure, values.from, 'start')
    await ask(infrastructure, { type: 'WebhookReplayed', webhook, from, ...by(values) })
    console.log(`${webhook} begins anew from ${from ?? 'the beginning'}`)
    return 0
  },
  pause: async (infrastructure, values, text) => {
    const webhook = webhookIn(text)
    await ask(infrastructure, { type: 'WebhookPaused', webhook, ...by(values) })
    console.log(`${webhook} is told nothing until "resume"`)
    return 0
  },
  resume: async (infrastructure, values, text) => {
    const webhook = webhookIn(text)
    await ask(infrastructure, { type: 'WebhookResumed', webhook, ...by(values) })
    console.log(`${webhook} goes on from where it was`)
    return 0
  },
  remove: async (infrastructure, values, text) => {
    const webhook = webhookIn(text)
    await ask(infrastructure, { type: 'WebhookRemoved', webhook, ...by(values) })
    console.log(`${webhook} is gone`)
    return 0
  },
}

const commands = (log: Infrastructure['log']) => operationCommands({ log, clock: () => new Date().toISOString() })

const by = ({ reason }: Values) => ({ by: byHand(), reason: reasonIn(reason), at: new Date().toISOString() })

type Asked = Extract<Ask, { readonly webhook: WebhookId }>

const ask = async ({ log }: Infrastructure, command: Asked) => {
  const { by: id, reason } = command
  const context = { commandId: freshId<'command'>(), actor: { kind: 'staff', id, reason }, subject: operator } as const
  const done = await commands(log).askWebhook(context, command)
  if (!isRefused(done)) return
  if (done.refused === 'no-such-webhook') throw noSuch(command.webhook)
  if (done.refused === 'too-many-webhooks') throw misuse(`there are ${mostWebhooks} webhooks: remove one first`)
  throw new Error(`not done: ${done.refused}`)
}

const noSuch = (text: string) => misuse(`there is no webhook ${text}: "list" shows them`)

const webhookIn = (text: string): WebhookId => {
  const read = webhookId.safeParse(text)
  if (!read.success) throw noSuch(text)
  return read.data
}

const longest = 2000

const urlIn = (text: string, named: readonly string[]) => {
  const url = URL.canParse(text) && text.length <= longest ? new URL(text) : null
  if (url && named.includes(hostOf(url))) return url.href
  if (url?.protocol !== 'https:' || url.username || url.password || url.hash)
    throw misuse(`"${text}" is not an address: https://…, without user, password and #, ${longest} characters at most`)
  const host = hostOf(url)
  if ((isIP(host) && !isPublic(host)) || /(^|\.)(localhost|local|internal)\.?$/.test(host))
    throw misuse(`${host} is not a public address`)
  return url.href
}

const typesIn = (text: string | undefined) => {
  const types = text?.split(',').map(type => type.trim()) ?? []
  const unknown = types.find(type => !everyType.some(each => each.type === type))
  if (unknown !== undefined) throw misuse(`there is no fact "${unknown}": docs/export-schema.md lists them`)
  return types
}

const placeOf = async ({ log }: Infrastructure, text: string | undefined, usual: 'start' | 'end') => {
  const wanted = text ?? usual
  const head = await log.head()
  if (wanted === 'start') return null
  if (wanted === 'end') return head
  const place = placeIn(log, wanted)
  if (place === null || log.compare(place, head) > 0)
    throw misuse(`"${wanted}" is no place in this log, which ends at ${head ?? 'its beginning'}`)
  return place
}
