import { parseArgs } from 'node:util'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { type OperationCommands, operationCommands } from '../../commands/operations.ts'
import { operator } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import type { Doing } from '../../domain/operation.ts'
import { clearAway, leaseOf } from '../../projections/abandon.ts'
import { asOfLease, asOfPrefix } from '../../projections/as-of.ts'
import { misuse } from '../usage.ts'
import { byHand, reasonIn } from '../with-accounts.ts'
import { find, type Workshop, withWorkshop } from './workshop.ts'

type Said = { readonly by: string; readonly reason: string; readonly at: string }
type Fact = Parameters<OperationCommands['askModels']>[1]
/** Of a work: by whom and why is added. */
type Asked =
  | { readonly type: 'ModelWorkPaused' | 'ModelWorkResumed' | 'ModelWorkCancelled' }
  | { readonly type: 'ModelWorkThrottled'; readonly percent: number }

/** Something begun at the desk on a model, or a build. */
export type Begun = {
  readonly on: string
  readonly what: 'rebuild' | 'verify' | 'build'
  readonly doing: Doing
  /** False where it is over, or cannot be asked of such a work. */
  readonly ask: (fact: Asked) => Promise<boolean>
  readonly lease: string
  readonly clearAway: () => Promise<unknown>
}

export const reasonHelp = `  --reason <why>  kept in the log
  --json          what was done, as JSON`

const options = { reason: { type: 'string' }, json: { type: 'boolean' } } as const

export const namedIn = (words: readonly string[]) => parseArgs({ args: [...words], allowPositionals: true, options })

type Answered = { readonly said: string; readonly told: object } | { readonly failed: string }

/** What the command line names, with what else it says, goes to `work`; exit code 1 where that fails. */
export const onBegun = async (
  { values, positionals }: ReturnType<typeof namedIn>,
  work: (begun: Begun, workshop: Workshop) => Promise<Answered>,
): Promise<number> => {
  const [name, ...more] = positionals
  if (!name || more.length > 0) throw misuse('which read model or build? Name one')
  const on = name.startsWith(asOfPrefix) ? name : find(name).name
  const said = { by: byHand(), reason: reasonIn(values.reason), at: new Date().toISOString() }
  return withWorkshop(async workshop => {
    const begun = await begunOn(on, workshop, said)
    const answer = begun ? await work(begun, workshop) : nothing(on)
    if ('failed' in answer) {
      console.error(answer.failed)
      return 1
    }
    console.log(values.json ? JSON.stringify(answer.told, null, 2) : answer.said)
    return 0
  })
}

export const nothing = (on: string) => ({ failed: `nothing is under way on ${on}` })

const begunOn = async (on: string, { log, drafts }: Workshop, said: Said): Promise<Begun | null> => {
  const operating = operationCommands({ log, clock: () => said.at })
  const actor = { kind: 'staff', id: said.by, reason: said.reason } as const
  const asking =
    (work: Doing['id'], ask: (context: CommandContext, fact: Fact) => Promise<object>): Begun['ask'] =>
    async asked =>
      !isRefused(await ask({ commandId: freshId<'command'>(), actor, subject: operator }, { ...asked, work, ...said }))
  if (on.startsWith(asOfPrefix)) {
    const doing = (await operating.builds())[on]
    if (!doing) return null
    const ask = asking(doing.id, operating.askBuilds)
    return { on, what: 'build', doing, ask, lease: asOfLease, clearAway: () => drafts.drop(on) }
  }
  const work = (await operating.works())[on]
  if (!work) return null
  const [model, ask] = [find(on), asking(work.id, operating.askModels)]
  const { what } = work
  return {
    on,
    what,
    doing: work,
    ask,
    lease: leaseOf(model, what),
    clearAway: () => clearAway(model, what, { drafts }),
  }
}
