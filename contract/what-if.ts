import { z } from 'zod'
import { call } from './call.ts'
import { nextOfPerson, ofPersonInPages } from './of-person.ts'

export const whatIf = call({
  method: 'GET',
  path: '/desk/people/:id/what-if',
  summary: 'What would be decided otherwise under today’s rules, in all of a person’s workouts',
  description:
    'Each command of the past is asked again in the state that the facts before it made. Nothing is written, and nothing of what was done is told: only which facts would be refused or others.',
  ...ofPersonInPages,
  status: 200,
  answer: z.object({
    workouts: z.number().int().describe('a hundred a page at most'),
    commands: z.number().int(),
    unreadable: z.array(z.string()).describe('streams with an event that nobody can read'),
    changed: z.array(
      z.object({
        stream: z.string(),
        revision: z.number().int(),
        type: z.string(),
        refused: z.string().nullable().describe('why it would be refused; null where it would leave other facts'),
        instead: z.array(z.string()).describe('the facts it would leave; none where nothing would change'),
      }),
    ),
    next: nextOfPerson,
  }),
  refuses: ['staff-only', 'no-such-user'],
})
