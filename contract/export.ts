import { z } from 'zod'
import { call } from './call.ts'
import { userId } from './ids.ts'

export const exportFacts = call({
  method: 'GET',
  path: '/api/export',
  summary: 'All that is recorded of oneself, as JSON',
  description:
    'Every fact, opened, a stream after the other and each from its first event on; to be kept as a file. It grows with what was trained, so it is streamed.',
  access: 'signed-in',
  whileClosing: true,
  stepUp: 'always',
  costly: true,
  streamed: true,
  status: 200,
  answer: z.object({
    exported_at: z.string(),
    facts: z.array(
      z.object({
        at: z.string(),
        stream: z.string(),
        revision: z.number().int(),
        by: z.object({ kind: z.string(), id: z.string() }),
        fact: z.looseObject({ type: z.string() }),
      }),
    ),
  }),
  refuses: ['too-many-attempts', 'too-busy'],
})

const report = {
  method: 'GET',
  stepUp: 'always',
  costly: true,
  status: 200,
  media: 'text/html',
  answer: z.string(),
} as const

const aboutReport =
  'One HTML file that needs nothing else: an overview, every workout with its sets and corrections, every other fact, and at its end the proof that all of it is in the signed log. Streamed; `/verify-proof.mjs` checks it with `/audit-key.pub.pem`.'

export const exportReport = call({
  ...report,
  path: '/api/export.html',
  summary: 'All that is recorded of oneself, as a document to read, with its proof',
  description: aboutReport,
  access: 'signed-in',
  whileClosing: true,
  refuses: ['too-many-attempts', 'too-busy'],
})

export const reportOfPerson = call({
  ...report,
  path: '/desk/people/:id/report',
  summary: 'All that is recorded of a person, as a document to read, with its proof: for courts',
  description: `Holds what is sealed: it counts as a look that unsealed. ${aboutReport}`,
  access: 'staff',
  reason: true,
  params: z.object({ id: userId }),
  refuses: ['staff-only', 'no-such-user', 'too-many-attempts', 'too-busy'],
})

export const exportSets = call({
  method: 'GET',
  path: '/api/export.csv',
  summary: 'All sets that one has done, as a table (CSV)',
  access: 'signed-in',
  whileClosing: true,
  stepUp: 'always',
  costly: true,
  status: 200,
  media: 'text/csv',
  answer: z.string(),
  refuses: ['too-many-attempts', 'too-busy'],
})
