import { parseArgs } from 'node:util'
import { readConfig } from '../../adapters/config.ts'
import { entryOf, sha256 } from '../../adapters/proof/leaves.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import { openProofs } from '../../app/proofs.ts'
import type { Signed } from '../../domain/proof/checkpoint.ts'
import { consistencyOf, inclusionOf } from '../../domain/proof/tree.ts'
import { progress } from '../progress.ts'
import { type Command, misuse } from '../usage.ts'

type Opened = Awaited<ReturnType<typeof openProofs>> & Pick<Awaited<ReturnType<typeof openInfrastructure>>, 'store'>

export const proveCommand: Command = {
  usage: 'prove <event id> | --since <events>',
  about: 'A proof that an event is in the log, or that the log has only grown.',
  details: `Prints JSON that tools/verify-proof.mjs checks with the public key and nothing else:

  prove <event id>        the event as it is stored, sealed, and what leads from it to the newest signed checkpoint
  prove --since <events>  what leads from the checkpoint over so many events to the newest one

Keep the output and the public key (AUDIT_DIR/audit-key.pub.pem) where you want to show it.`,
  run: async words => {
    const options = { since: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [id, ...more] = positionals
    if (more.length > 0 || (id === undefined) === (values.since === undefined))
      throw misuse('an event id, or --since <events>')
    if (values.since !== undefined && !/^\d{1,15}$/.test(values.since))
      throw misuse(`--since takes a number of events, not "${values.since}"`)
    const config = await readConfig(process.env)
    const infrastructure = await openInfrastructure(config, { say: progress().say, connections: 2 })
    try {
      const proofs = await openProofs(infrastructure, config, () => new Date().toISOString())
      await proofs.attest()
      const opened = { ...proofs, store: infrastructure.store }
      const proof = id === undefined ? await growth(opened, Number(values.since)) : await inclusion(opened, id)
      console.log(JSON.stringify(proof, null, 2))
      return 0
    } finally {
      await infrastructure.close()
    }
  },
}

const base64 = (hashes: readonly Uint8Array[]) => hashes.map(hash => Buffer.from(hash).toString('base64'))

const inclusion = async (opened: Opened, id: string) => {
  const checkpoint = await newest(opened)
  let index = 0
  for await (const { events } of opened.store.read(null, {})) {
    const at = events.findIndex(each => each.id === id)
    const found = events[at]
    if (found) {
      const place = index + at
      if (place >= checkpoint.size) break
      const subtree = await opened.tiles.subtree(checkpoint.size, place)
      const path = base64(inclusionOf(sha256, subtree, place, checkpoint.size))
      return { proves: 'inclusion', index: place, event: entryOf(found).toString(), path, checkpoint }
    }
    index += events.length
  }
  throw misuse(`there is no event ${id} in the first ${checkpoint.size}`)
}

const growth = async (opened: Opened, since: number) => {
  const checkpoint = await newest(opened)
  const known = await ours(opened)
  const older = known.find(({ size }) => size === since)
  if (!older)
    throw misuse(`there is no checkpoint over ${since} events. There are: ${known.map(({ size }) => size).join(', ')}`)
  const subtree = await opened.tiles.subtree(checkpoint.size, older.size)
  return {
    proves: 'consistency',
    path: base64(consistencyOf(sha256, subtree, older.size, checkpoint.size)),
    older,
    checkpoint,
  }
}

const ours = async ({ checkpoints, tiles }: Opened): Promise<readonly Signed[]> => {
  const origin = await tiles.origin()
  return (await checkpoints.read()).filter(each => each.origin === origin)
}

const newest = async (opened: Opened) => {
  const last = (await ours(opened)).at(-1)
  if (!last) throw misuse('nothing was recorded yet')
  return last
}
