import { z } from 'zod'
import { asSearchId } from '../domain/ids.ts'
import { call } from './call.ts'
import { findEvents } from './desk-events.ts'
import { searchId } from './ids.ts'
import { label } from './text.ts'

// Searches that somebody at the desk keeps for themselves. They change nothing of anybody else's, so they need no reason;
// for the same reason nothing of anybody's may stand in them but ids.

const id = z
  .string()
  .regex(/^(?:[a-z]{1,20}-)?[0-9a-fA-F][0-9a-fA-F-]{31,99}$/, 'must be an id, or the name of a stream')
  .optional()

const search = z
  .strictObject({
    ...findEvents.query.pick({ type: true, category: true, from: true, to: true }).shape,
    q: id.describe('id of a person, a workout, a stream or an event'),
    planner: z
      .string()
      .regex(/^\d[\w.-]{0,59}$/, 'must be the version of a planner such as 2026-11.4-3f9a1c2e')
      .optional(),
    actor: z
      .union([
        id.unwrap(),
        z
          .string()
          .regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be an id, or what acts by itself such as coach')
          .max(60),
      ])
      .optional(),
    command: id,
    correlation: id,
  })
  .refine(asked => Object.keys(asked).length > 0, 'must ask for something')

const name = label(60).refine(text => !text.includes('@'), 'must hold no e-mail address')

const answer = z.object({
  searches: z
    .array(z.object({ id: z.string().transform(asSearchId), name: z.string(), search }))
    .describe('in the order they were saved'),
})

const one = z.object({ search: searchId })

export const listSearches = call({
  method: 'GET',
  path: '/desk/searches',
  summary: 'The searches that you have saved',
  access: 'inspectors',
  status: 200,
  answer,
  refuses: ['staff-only'],
})

export const saveSearch = call({
  method: 'POST',
  path: '/desk/searches',
  summary: 'Save a search of the desk under a name, for yourself; fifty at most',
  description: 'It may hold ids, kinds of facts, planners and moments, as the desk’s address does; words are refused.',
  access: 'inspectors',
  body: z.strictObject({ name, search }),
  status: 200,
  answer,
  refuses: ['staff-only', 'search-name-taken', 'too-many-searches'],
  examples: {
    body: { name: 'No plan since March', search: { type: 'GenerationFailed', from: '2026-03-01T00:00:00Z' } },
  },
})

export const renameSearch = call({
  method: 'PUT',
  path: '/desk/searches/:search/name',
  summary: 'Give a saved search another name',
  access: 'inspectors',
  params: one,
  body: z.strictObject({ name }),
  status: 200,
  answer,
  refuses: ['staff-only', 'no-such-search', 'search-name-taken'],
  examples: { body: { name: 'No plan in spring' } },
})

export const removeSearch = call({
  method: 'DELETE',
  path: '/desk/searches/:search',
  summary: 'Remove a saved search',
  access: 'inspectors',
  params: one,
  status: 200,
  answer,
  refuses: ['staff-only', 'no-such-search'],
})
