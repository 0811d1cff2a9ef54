import { createPublicKey, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maskedLog } from '../../adapters/event-store/masked.ts'
import { auditLog } from '../../adapters/proof/audit.ts'
import { openProofs } from '../../app/proofs.ts'
import { readAhead } from '../../projections/read-ahead.ts'
import { writeExport } from '../../tools/export/export.ts'
import { openFolder } from '../../tools/export/folder.ts'
import { keyedPseudonyms } from '../../tools/export/pseudonyms.ts'
import { rangeThreads } from '../../tools/export/range-threads.ts'
import { row } from './append.ts'
import { inTurns } from './measure.ts'
import type { Row } from './row.ts'
import { seed } from './seed.ts'
import { rounds, type Stand } from './stand.ts'

const wanted = Number(process.env.BENCH_EVENTS ?? 60_000)

/** What goes through the whole log, beside reading it as it rests. */
export const benchWholeLog = async (stand: Stand): Promise<readonly Row[]> => {
  await seed(stand, wanted, 'whole log')
  await stand.owner.query('vacuum analyze log.events')
  const { rows } = await stand.owner.query('select count(*)::int as n from log.events')
  const events = Number(rows[0].n)
  const rate = (work: () => Promise<unknown>) => async () => {
    const began = performance.now()
    await work()
    return { rate: (events / (performance.now() - began)) * 1000 }
  }
  const read = rate(async () => {
    let count = 0
    for await (const page of stand.store.read(null, {})) count += page.events.length
    if (count !== events) throw new Error(`${count} of ${events} events were read`)
  })
  const proofs = await openProofs(stand, stand.config, () => new Date().toISOString())
  await proofs.attest()
  const origin = await proofs.tiles.origin()
  const checkpoints = await proofs.checkpoints.read()
  const key = createPublicKey(proofs.key)
  const audit = rate(async () => {
    const { findings } = await auditLog({
      pages: readAhead(stand.store.auditPages()),
      tiles: proofs.tiles,
      origin,
      checkpoints,
      key,
    })
    if (findings.length > 0) throw new Error('the log is not what was recorded')
  })
  const title = `${events.toLocaleString('en')} events`
  const audited = await inTurns(Math.min(rounds, 3), read, audit)
  const exported = await inTurns(Math.min(rounds, 3), read, rate(exporting(stand)))
  const limit = 'reading the log as it rests'
  const rss = process.resourceUsage().maxRSS / 1024
  console.error(`at most ${Math.round(rss)} MB of memory, all of the bench`)
  return [
    row(`Audit of ${title}`, limit, audited, 'rate', 'events/s', { atLeast: 0.5 }),
    row(`Export of ${title} as Parquet, pseudonymous`, limit, exported, 'rate', 'events/s', { atLeast: 0.5 }),
  ]
}

const exporting =
  ({ store, log, config, role }: Stand) =>
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'formkurve-bench-export-'))
    try {
      const wanted = { format: 'parquet', level: 'pseudonymous', tables: ['events'] } as const
      const { state } = await openFolder(folder, wanted, log.head)
      const key = randomBytes(32)
      const model = () => Promise.reject(new Error('no read model is asked for'))
      await writeExport(state, {
        folder,
        sources: { masked: maskedLog(store), open: log, model, ...(store.nth ? { nth: store.nth } : {}) },
        pseudonyms: keyedPseudonyms(key),
        helpers: rangeThreads({ config, role, folder, level: 'pseudonymous', format: 'parquet', key }),
        onRows: () => {},
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
