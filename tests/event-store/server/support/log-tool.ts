import { spawn } from 'node:child_process'
import { once } from 'node:events'

type Environment = Readonly<Record<string, string>>

export const startTool = (words: readonly string[], environment: Environment = {}) =>
  spawn(process.execPath, ['main.ts', 'log', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })

/** `npm run log -- …` to its end. */
export const logTool = async (words: readonly string[], environment: Environment = {}) => {
  const child = startTool(words, environment)
  let [answer, said] = ['', '']
  child.stdout.on('data', chunk => {
    answer += chunk
  })
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  return { code, answer: answer.trim(), said }
}

export const well = async (words: readonly string[], environment: Environment = {}) => {
  const ran = await logTool(words, environment)
  if (ran.code !== 0) throw new Error(`${words.join(' ')}: ${ran.code} ${ran.said}`)
  return ran
}
