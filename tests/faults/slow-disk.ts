import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const writers = 4
const piece = Buffer.alloc(4 * 1024 * 1024, 1)

/** Keeps the disk under a folder busy for `ms`, from a process of its own. Answers how long its slowest write took, in ms. */
export const saturate = async (folder: string, ms: number): Promise<number> => {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, folder, String(ms)])
  return Number(stdout)
}

const write = async (file: string, until: number) => {
  const handle = await open(file, 'w')
  let slowest = 0
  try {
    while (performance.now() < until) {
      const began = performance.now()
      await handle.write(piece, 0, piece.length, 0)
      await handle.datasync()
      slowest = Math.max(slowest, performance.now() - began)
    }
  } finally {
    await handle.close()
    await rm(file)
  }
  return slowest
}

if (import.meta.main) {
  const [folder = '', ms] = process.argv.slice(2)
  const until = performance.now() + Number(ms)
  const files = Array.from({ length: writers }, (_, n) => join(folder, `busy-${n}`))
  console.log(Math.round(Math.max(...(await Promise.all(files.map(file => write(file, until)))))))
}
