import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '../../data/calls.ts'
import { workoutNamed } from '../../named.ts'
import { inspect } from './ask.ts'

// The log never changes: what was read once is right for ever. Nothing of it is kept on the device.

export type Look = { readonly stream: string; readonly reason: string; readonly unsealed: boolean }
export type DeskEvent = AnswerOf<'GET /desk/streams/:stream'>['events'][number]

export const pageSize = 200

/** From here on as many events as a page has: where they are large, in several answers, each of which says where the next begins. */
export const pageOf = (look: Look, from: number) =>
  queryOptions({
    queryKey: ['desk', 'stream', look.stream, look.reason, look.unsealed, from],
    queryFn: async ({ signal }) => {
      const end = from + pageSize
      let page = await eventsFrom(look, from, end, signal)
      while (page.next !== null && page.next < end) {
        const { events } = page
        const more = await eventsFrom(look, page.next, end, signal)
        page = { ...more, events: [...events, ...more.events] }
      }
      return page
    },
  })

const eventsFrom = ({ stream, reason, unsealed }: Look, from: number, end: number, signal: AbortSignal) =>
  inspect('GET /desk/streams/:stream', reason, {
    params: { stream },
    query: { from, limit: end - from, unsealed: unsealed ? 'true' : 'false' },
    signal,
  })

/** `against`: an earlier revision to compare with, instead of the one before. */
export const momentIn = ({ stream, reason, unsealed }: Look, revision: number, against?: number) =>
  queryOptions({
    queryKey: ['desk', 'moment', stream, reason, unsealed, revision, against],
    queryFn: ({ signal }) =>
      inspect('GET /desk/streams/:stream/states/:revision', reason, {
        params: { stream, revision },
        query: { unsealed: unsealed ? 'true' : 'false', against },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** In German as the athlete read it, or in the desk's own language. */
export const screenIn = ({ stream, reason }: Look, revision: number, language: 'de' | 'en' = 'de') =>
  queryOptions({
    queryKey: ['desk', 'screen', stream, reason, revision, language],
    queryFn: ({ signal }) =>
      inspect('GET /desk/workouts/:id/screens/:revision', reason, {
        params: { id: workoutNamed(stream.slice('workout-'.length)), revision },
        query: { language },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The overview of whom the event is about. */
export const overviewIn = ({ stream, reason }: Look, revision: number) =>
  queryOptions({
    queryKey: ['desk', 'overview', stream, reason, revision],
    queryFn: ({ signal }) =>
      inspect('GET /desk/streams/:stream/overviews/:revision', reason, { params: { stream, revision }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
