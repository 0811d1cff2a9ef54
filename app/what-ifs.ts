import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Config } from '../adapters/config.ts'
import { freshId } from '../adapters/crypto/fresh-id.ts'
import type { Supposed } from '../api/desk/imagining.ts'
import type { WhatIfJob, WhatIfs } from '../api/desk/what-ifs.ts'
import type { UserId } from '../domain/ids.ts'
import { refuse } from '../domain/kernel/decider.ts'
import type { Asks, Tells } from './what-if-process.ts'

const file = new URL('what-if-process.ts', import.meta.url)
const compiled = new URL('compiled.js', import.meta.url).href

/** Of all staff together. */
const mostAtOnce = 2
const longestMs = 5 * 60_000
const keptMs = 10 * 60_000

type Begun = { readonly who: UserId; readonly child: ChildProcess; job: WhatIfJob }

/** What-ifs asked for at the desk, each in a process of its own. */
export const whatIfs = ({ config, clock }: { readonly config: Config; readonly clock: () => string }) => {
  const all = new Map<string, Begun>()
  const running = () => [...all.values()].filter(({ job }) => job.state === 'running')

  const end = (begun: Begun, news: Partial<WhatIfJob>) => {
    if (begun.job.state !== 'running') return
    begun.job = { ...begun.job, endedAt: clock(), ...news }
    begun.child.kill()
    setTimeout(() => all.delete(begun.job.id), keptMs).unref()
  }

  const hear = (begun: Begun, told: Tells) => {
    if ('read' in told) begun.job = { ...begun.job, read: told.read }
    else if ('failed' in told) end(begun, { state: 'failed', says: told.failed })
    else end(begun, { state: 'done', answer: told.answer })
  }

  const begin = (who: UserId, supposed: Supposed) => {
    if (running().length >= mostAtOnce || running().some(each => each.who === who)) return refuse('what-if-running')
    const child = fork(file, { execArgv: ['--import', compiled], serialization: 'advanced' })
    const job: WhatIfJob = { id: freshId(), ...unbegun, startedAt: clock() }
    const begun: Begun = { who, child, job }
    all.set(job.id, begun)
    child.on('message', (told: Tells) => hear(begun, told))
    child.on('error', ({ message }) => end(begun, { state: 'failed', says: message }))
    child.on('exit', code => end(begun, { state: 'failed', says: `its process ended with ${code}` }))
    setTimeout(() => end(begun, { state: 'failed', says: 'it took longer than five minutes' }), longestMs).unref()
    child.send({ config, supposed } satisfies Asks)
    return job
  }

  const of = (who: UserId, id: string) => {
    const begun = all.get(id)
    return begun?.who === who ? begun : null
  }

  const jobs: WhatIfs = {
    begin,
    of: (who, id) => of(who, id)?.job ?? refuse('no-such-what-if'),
    cancel: (who, id) => {
      const begun = of(who, id)
      if (!begun) return refuse('no-such-what-if')
      end(begun, { state: 'cancelled' })
      return begun.job
    },
  }
  const close = async () => {
    const left = running()
    const gone = left.map(({ child }) => once(child, 'exit'))
    for (const begun of left) end(begun, { state: 'cancelled' })
    await Promise.all(gone)
  }
  return { ...jobs, close }
}

const unbegun = { state: 'running', read: 0, endedAt: null, says: null, answer: null } as const
