import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

let known: Promise<string> | undefined

/**
 * Stands for the code that folds events: changed code must not go on with what older code began. Read once by each process,
 * for files that are changed later are not what it runs.
 */
export const codeHash = (): Promise<string> => {
  known ??= hashed()
  return known
}

const hashed = async () => {
  const hash = createHash('sha256')
  for (const folder of ['domain', 'projections']) {
    const files = await readdir(join(root, folder), { recursive: true })
    for (const file of files.filter(name => name.endsWith('.ts')).sort())
      hash.update(`${folder}/${file}\n`).update(await readFile(join(root, folder, file)))
  }
  return hash.digest('hex')
}
