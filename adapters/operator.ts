import { readFile } from 'node:fs/promises'
import { type Operator, operatorFile } from '../content/operator.ts'

/** Who runs this, from a JSON file. Null where no file was named and none lies there. Throws one line per fault. */
export const readOperator = async (file: string, isNamed: boolean): Promise<Operator | null> => {
  const text = await readFile(file, 'utf8').catch(error => {
    if (!isNamed && error.code === 'ENOENT') return null
    throw new Error(`OPERATOR_FILE: ${file} cannot be read (${error.code ?? error})`)
  })
  if (text === null) return null
  const read = operatorFile.safeParse(parsed(text, file))
  if (read.success) return read.data
  throw new Error(
    read.error.issues.map(({ path, message }) => `OPERATOR_FILE: ${file}: ${path.join('.')} ${message}`).join('\n'),
  )
}

const parsed = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`OPERATOR_FILE: ${file} is no JSON`)
  }
}
