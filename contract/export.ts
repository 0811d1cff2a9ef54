import { z } from 'zod'
import { call } from './call.ts'

export const exportFacts = call({
  method: 'GET',
  path: '/api/export',
  summary: 'All that is recorded of oneself, as JSON',
  description:
    'Every fact, oldest first, opened; to be kept as a file. The one answer that grows with what was trained.',
  access: 'signed-in',
  whileClosing: true,
  stepUp: 'always',
  costly: true,
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
