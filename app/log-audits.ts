import { createPublicKey } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { auditLog, type Finding } from '../adapters/proof/audit.ts'
import type { AuditState, LogAudits } from '../api/routes/proof.ts'
import { dayOf } from '../domain/days.ts'
import type { Signed } from '../domain/proof/checkpoint.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { openProofs } from './proofs.ts'

type Parts = {
  readonly store: Infrastructure['store']
  readonly proofs: Pick<Awaited<ReturnType<typeof openProofs>>, 'tiles' | 'checkpoints' | 'key'>
  readonly clock: () => string
}

const mostShown = 100
/** So many hours as they are; of what was signed before, the last of each day. */
const allOfHours = 48

const worthShowing = (signed: readonly Signed[]) =>
  signed
    .filter(({ at }, nth) => nth >= signed.length - allOfHours || dayOf(at) !== dayOf(signed[nth + 1]?.at ?? ''))
    .slice(-mostShown)
    .reverse()

/** Audits begun at the desk, one at a time, beside everything else that the process does. */
export const logAudits = ({ store, proofs, clock }: Parts): LogAudits & { readonly close: () => Promise<void> } => {
  const { tiles, checkpoints } = proofs
  let last: AuditState | null = null
  let running: Promise<unknown> = Promise.resolve()
  let isClosed = false

  const signed = async () => {
    const origin = await tiles.origin()
    return (await checkpoints.read()).filter(each => each.origin === origin)
  }

  /** Between two pages others have their turn, and a process that ends does not wait for the rest. */
  const gently = async function* (begun: AuditState) {
    for await (const page of store.auditPages()) {
      if (isClosed) throw new Error('the server was stopped')
      if (!isAtIt(begun)) throw new Error('cancelled')
      yield page
      await setImmediate()
    }
  }

  /** By when it began: whatever else stands there then is another audit. */
  const isAtIt = ({ startedAt }: AuditState) => last?.state === 'running' && last.startedAt === startedAt

  const run = async (begun: AuditState) => {
    const note = (news: Partial<AuditState>) => {
      if (isAtIt(begun)) last = { ...(last ?? begun), ...news }
    }
    try {
      const { events, proven, findings } = await auditLog({
        pages: gently(begun),
        tiles,
        origin: await tiles.origin(),
        checkpoints: await checkpoints.read(),
        key: createPublicKey(proofs.key),
        onRead: more => note({ read: (last?.read ?? 0) + more }),
      })
      note({ state: 'done', endedAt: clock(), read: events, proven, findings: findings.map(told) })
    } catch (error) {
      note({ state: 'failed', endedAt: clock(), error: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    state: async () => {
      const all = await signed()
      return {
        proven: (await tiles.end()).size,
        checkpoints: worthShowing(all).map(({ size, root, at }) => ({ size, root, at })),
        total: all.length,
        audit: last,
      }
    },
    begin: () => {
      if (last?.state === 'running') return last
      const begun: AuditState = { ...unfinished, startedAt: clock() }
      last = begun
      running = Promise.all([running, run(begun)])
      return begun
    },
    cancel: () => {
      if (last?.state === 'running') last = { ...last, state: 'cancelled', endedAt: clock() }
      return last
    },
    close: async () => {
      isClosed = true
      await running
    },
  }
}

const unfinished: Omit<AuditState, 'startedAt'> = {
  state: 'running',
  endedAt: null,
  read: 0,
  proven: null,
  findings: [],
  error: null,
}

const told = (finding: Finding): AuditState['findings'][number] => ({
  is: finding.is,
  place: 'place' in finding ? finding.place : null,
  last: 'last' in finding ? finding.last : null,
  stream: 'stream' in finding ? finding.stream : null,
  revision: 'revision' in finding ? finding.revision : null,
  id: 'id' in finding ? finding.id : null,
  signedAt: 'size' in finding ? finding.at : null,
  why: 'why' in finding ? finding.why : null,
})
