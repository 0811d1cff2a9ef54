import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Config } from '../adapters/config.ts'
import { freshId } from '../adapters/crypto/fresh-id.ts'
import type { AskedWhatIf, WhatIfJob, WhatIfs } from '../api/desk/what-ifs.ts'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import { refuse } from '../domain/kernel/decider.ts'
import type { Asks, Tells } from './what-if-process.ts'

const file = new URL('what-if-process.ts', import.meta.url)
const compiled = new URL('compiled.js', import.meta.url).href

/** Of all staff together. */
const mostAtOnce = 2
const longestMs = 5 * 60_000
const keptMs = 10 * 60_000

/** For a heap that holds the past of one person twice, with room to spare. */
const mostHeapMb = 512
const lookMs = 5000

type Begun = {
  readonly who: UserId
  readonly asked: AskedWhatIf
  readonly people: readonly UserId[]
  readonly child: ChildProcess
  job: WhatIfJob
}

type Parts = {
  readonly config: Config
  readonly clock: () => string
  /** Whether any of these was erased; null: nothing is told of one that may be. */
  readonly isGone: (workout: WorkoutId | null, people: readonly UserId[], since: string) => Promise<boolean>
  readonly heapMb?: number
}

/** What-ifs asked for at the desk, each in a process of its own. */
export const whatIfs = ({ config, clock, isGone, heapMb = mostHeapMb }: Parts) => {
  const all = new Map<string, Begun>()
  const running = () => [...all.values()].filter(({ job }) => job.state === 'running')

  const end = (begun: Begun, news: Partial<WhatIfJob>) => {
    if (begun.job.state !== 'running') return
    begun.job = { ...begun.job, endedAt: clock(), ...news }
    begun.child.kill()
    setTimeout(() => all.delete(begun.job.id), keptMs).unref()
  }

  const hear = (begun: Begun, told: Tells) => {
    if ('read' in told || 'asked' in told) begun.job = { ...begun.job, ...told }
    else if ('failed' in told) end(begun, { state: 'failed', says: told.failed })
    else end(begun, { state: 'done', ...told })
  }

  /** Whoever is erased takes along what is held about them, in each process that holds it. */
  const forgetGone = async (some: readonly Begun[]) => {
    for (const begun of some)
      if (await isGone(workoutIn(begun.asked), begun.people, begun.job.startedAt)) {
        end(begun, { state: 'cancelled' })
        all.delete(begun.job.id)
      }
  }
  const looking = setInterval(() => void forgetGone([...all.values()]).catch(() => {}), lookMs).unref()

  const begin: WhatIfs['begin'] = (who, asked, people) => {
    if (running().length >= mostAtOnce || running().some(each => each.who === who)) return refuse('what-if-running')
    const child = fork(file, {
      execArgv: [`--max-old-space-size=${heapMb}`, '--import', compiled],
      serialization: 'advanced',
    })
    const job: WhatIfJob = { id: freshId(), ...unbegun, supposed: supposedIn(asked), startedAt: clock() }
    const begun: Begun = { who, asked, people, child, job }
    all.set(job.id, begun)
    child.on('message', (told: Tells) => hear(begun, told))
    child.on('error', ({ message }) => end(begun, { state: 'failed', says: message }))
    child.on('exit', (code, signal) => {
      const isTooLarge = signal === 'SIGABRT' || code === 134
      const says = isTooLarge ? `it took more than ${heapMb} MB of memory` : `its process ended with ${code ?? signal}`
      end(begun, { state: 'failed', says })
    })
    setTimeout(() => end(begun, { state: 'failed', says: 'it took longer than five minutes' }), longestMs).unref()
    child.send({ config, asked } satisfies Asks)
    return job
  }

  const of = async (who: UserId, id: string) => {
    const begun = all.get(id)
    if (begun?.who !== who) return null
    await forgetGone([begun])
    return all.has(id) ? begun : null
  }

  const jobs: WhatIfs = {
    begin,
    of: async (who, id) => (await of(who, id))?.job ?? refuse('no-such-what-if'),
    cancel: async (who, id) => {
      const begun = await of(who, id)
      if (!begun) return refuse('no-such-what-if')
      end(begun, { state: 'cancelled' })
      return begun.job
    },
  }
  const close = async () => {
    clearInterval(looking)
    const left = running()
    const gone = left.map(({ child }) => once(child, 'exit'))
    for (const begun of left) end(begun, { state: 'cancelled' })
    await Promise.all(gone)
  }
  return { ...jobs, close }
}

const unbegun = {
  state: 'running',
  read: 0,
  asked: null,
  endedAt: null,
  says: null,
  answer: null,
  today: null,
} as const

const supposedIn = (asked: AskedWhatIf) => {
  if (!('supposed' in asked)) return null
  const { type: _, ...data } = asked.supposed.event
  return data
}

const workoutIn = (asked: AskedWhatIf) => ('supposed' in asked ? asked.supposed.workout : null)
