import { z } from 'zod'
import { call } from './call.ts'

// Whether the log is what was recorded and signed.

const audit = z.object({
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  read: z.number().int().describe('events read so far'),
  proven: z.number().int().nullable().describe('of them in the tree; what came in the last second may not be yet'),
  findings: z.array(
    z.object({
      is: z.enum([
        'changed',
        'moved',
        'added',
        'missing',
        'unreadable',
        'damaged',
        'unlike its checkpoint',
        'forged checkpoint',
        'of another log',
      ]),
      place: z.number().int().nullable().describe('of the event, counted from 1 as events were recorded'),
      last: z.number().int().nullable().describe('of several in a row that cannot be read, the place of the last'),
      stream: z.string().nullable(),
      revision: z.number().int().nullable(),
      id: z.string().nullable(),
      signedAt: z.string().nullable().describe('of the checkpoint that the log is unlike, or that is not its own'),
      why: z.string().nullable().describe('what the database says of what it cannot read'),
    }),
  ),
  error: z.string().nullable(),
})

export const getProof = call({
  method: 'GET',
  path: '/desk/proof',
  summary: 'The signed checkpoints of the log, and the last audit that this process made',
  access: 'inspectors',
  status: 200,
  answer: z.object({
    proven: z.number().int().describe('events in the tree of hashes'),
    checkpoints: z
      .array(z.object({ size: z.number().int(), root: z.string(), at: z.string() }))
      .describe('newest first, a hundred at most: the last 48, and of before the last of each day'),
    total: z.number().int(),
    audit: audit.nullable(),
  }),
  refuses: ['staff-only'],
})

export const beginAudit = call({
  method: 'POST',
  path: '/desk/proof/audits',
  summary: 'Read the whole log again, and compare it with its tree and with everything that was signed',
  description: 'Changes nothing. One at a time; while one is at work, it is answered.',
  access: 'inspectors',
  status: 202,
  answer: audit,
  refuses: ['staff-only'],
})

export const cancelAudit = call({
  method: 'DELETE',
  path: '/desk/proof/audits',
  summary: 'Cancel the audit that this process is at; whoever asked for it',
  access: 'inspectors',
  status: 200,
  answer: z.object({ audit: audit.nullable().describe('the last, whatever became of it') }),
  refuses: ['staff-only'],
})
