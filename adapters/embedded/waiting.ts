import { setTimeout as sleep } from 'node:timers/promises'

export const until = async (holds: () => boolean | Promise<boolean>, forMs = Number.POSITIVE_INFINITY) => {
  const end = performance.now() + forMs
  while (!(await holds())) {
    if (performance.now() > end) return false
    await sleep(25)
  }
  return true
}

export const saySlow = async <T>(say: (line: string) => void, line: string, work: () => Promise<T>) => {
  const timer = setTimeout(() => say(line), 1000)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}
