import type { z } from 'zod'
import type { RefusalName } from './refusals.ts'
import type { Access } from './rights.ts'

/**
 * One call of the API, described once: the server parses by it, the web asks by it, /openapi.json is written from it.
 * `path` holds `:name` for each key of `params`. `access` says who may ask.
 */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  /** What the summary cannot say. */
  readonly description?: string
  readonly access: Access
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly status: 200 | 201 | 202 | 204
  readonly answer: z.ZodType
  /** What the answer is written in, where it is not JSON. */
  readonly media?: string
  /** JSON that is sent as it is made, for nobody knows how much it will be. */
  readonly streamed?: true
  /** What may be refused, beside what every call may answer. */
  readonly refuses?: readonly RefusalName[]
  /** An answer read carries an ETag; a change may carry If-Match, and is made only on what was seen. */
  readonly etag?: true
  /**
   * It shows another person's data: whoever asks says why, by the header x-reason (`api/reason.ts`). Where-named: only where
   * what is asked for names a person, which its route judges.
   */
  readonly reason?: true | 'where-named'
  /** It takes ten milliseconds of the processor and more: few are answered at once, by turns, and too many are `too-busy`. */
  readonly costly?: true
  /** It may also be asked by who closes their account and has not gone yet. */
  readonly whileClosing?: true
  /**
   * Who asks must have proven who they are within ten minutes, or it is refused with `step-up-needed`. With-factor: only
   * who has a second factor, for the body holds the password.
   */
  readonly stepUp?: 'always' | 'with-factor'
  /** A list in pages: the answer may carry a Link header with rel="next". */
  readonly paged?: true
  readonly examples?: { readonly body?: unknown; readonly answer?: unknown }
}

export const call = <const C extends Call>(described: C): C => described

type Part<C extends Call, Name extends 'query' | 'body'> = C[Name] extends z.ZodType
  ? { readonly [K in Name]: z.input<C[Name]> }
  : { readonly [K in Name]?: undefined }

/** Ids are of their kind already where a client names them. */
type Params<C extends Call> = C['params'] extends z.ZodType
  ? { readonly params: z.output<C['params']> }
  : { readonly params?: undefined }

/** What a client hands in, and what it gets back. */
export type Question<C extends Call> = Params<C> & Part<C, 'query'> & Part<C, 'body'>
export type Answer<C extends Call> = z.output<C['answer']>
