import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { cpus, loadavg, release, type as system, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../adapters/postgres/pool.ts'

/** What the figures were read on. */
export const machine = async (database: Database): Promise<string> => {
  const { rows } = await database.query(
    `select version() as version, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits`,
  )
  const { version, fsync, commits } = rows[0]
  return [
    `- ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${system()} ${release()}`,
    `- Node ${process.versions.node}, ${String(version).split(' on ')[0]}, fsync=${fsync}, synchronous_commit=${commits}`,
    `- ${Math.round(syncsASecond())} fdatasync a second; load average when it began: ${loadavg()
      .map(load => load.toFixed(1))
      .join(', ')}`,
  ].join('\n')
}

const syncsASecond = () => {
  const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'formkurve-sync-'))
  const file = openSync(join(folder, 'file'), 'w')
  const page = Buffer.alloc(8192)
  const began = performance.now()
  const times = 200
  for (let n = 0; n < times; n++) {
    writeSync(file, page)
    fdatasyncSync(file)
  }
  const seconds = (performance.now() - began) / 1000
  closeSync(file)
  rmSync(folder, { recursive: true })
  return times / seconds
}
