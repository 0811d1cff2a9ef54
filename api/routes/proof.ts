import type { z } from 'zod'
import * as contract from '../../contract/proof.ts'
import { route, type Serving } from '../route.ts'

type ProofState = z.input<typeof contract.getProof.answer>
export type AuditState = z.input<typeof contract.beginAudit.answer>

/** What is signed of the log, and audits of all of it. */
export type LogAudits = {
  readonly state: () => Promise<ProofState>
  readonly begin: () => AuditState
  /** Answers the last one, whatever became of it. */
  readonly cancel: () => AuditState | null
}

export const proofRoutes = (serving: Serving, { audits }: { readonly audits: LogAudits }) => {
  route(serving, contract.getProof, () => audits.state())
  route(serving, contract.beginAudit, async () => audits.begin())
  route(serving, contract.cancelAudit, async () => ({ audit: audits.cancel() }))
}
