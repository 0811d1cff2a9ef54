import type { ReactElement } from 'react'
import type { Data } from './json-ld.ts'

/** Which items the header shows, and whether the consent banner may come. */
export type Place = 'landing' | 'blog' | 'contact' | 'legal' | 'other'

/** One prerendered page: where it is, what its head says, what it shows. */
export type Page = {
  readonly path: string
  readonly place: Place
  readonly title: string
  readonly description: string
  readonly image?: string
  readonly isArticle?: true
  /** Kept from search engines: states and archives that are no page of their own. */
  readonly hidden?: true
  /** Its address is for one person: nothing runs there that could tell it on. */
  readonly withoutScript?: true
  readonly changed?: string
  /** A day, in UTC: takes the place of the page at this path then. */
  readonly from?: string
  readonly data?: readonly Data[]
  readonly body: ReactElement
}
