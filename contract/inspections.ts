import { z } from 'zod'
import { call } from './call.ts'

export const myInspections = call({
  method: 'GET',
  path: '/api/inspections',
  summary: 'Who looked at your data, at what, and why',
  access: 'signed-in',
  status: 200,
  answer: z.object({
    total: z.number().int(),
    inspections: z
      .array(
        z.object({
          id: z.string(),
          at: z.string(),
          by: z.string().describe('id of who looked'),
          role: z.enum(['staff', 'auditor']),
          what: z
            .string()
            .describe(
              'sessions, where they signed you out on all devices; else what they looked at: person, report, overview, numbers, story, what-if, builds, search, user, profiles, membership, workout, feedback, email or inspection',
            ),
          workout: z.string().nullable(),
          unsealed: z.boolean().describe('also what is sealed was shown'),
          reason: z.string(),
        }),
      )
      .describe('newest first, at most 200'),
  }),
})
