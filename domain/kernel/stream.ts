declare const named: unique symbol
declare const within: unique symbol

/** Text that names one thing of one kind: an id of a user is no id of an order. */
export type Id<Kind extends string> = string & { readonly [named]: Kind }

/** Where text from outside becomes an id. */
export const asId = <Kind extends string>(text: string) => text as Id<Kind>

/** One event, and one command. Where an event led to a command, the event is its cause. */
export type EventId = Id<'event'>
export type CommandId = Id<'command'>

/** A place in the whole log. Opaque text: only the event store that made it can compare two of them. */
export type Position = Id<'position'>

/** The name of one stream, `category-id`. Its facts are its category's. */
export type Stream<Category extends string = string> = string & { readonly [within]: Category }

export const streamOf = <Category extends string>(category: Category, id: string) =>
  asStream<Category>(`${category}-${id}`)

/** A stream as a store tells of it: by its name. */
export const asStream = <Category extends string = string>(name: string) => name as Stream<Category>

export const categoryOf = <Category extends string>(stream: Stream<Category>) =>
  stream.slice(0, stream.indexOf('-')) as Category

/** What stands behind the category. */
export const idOf = <Name extends string = string>(stream: Stream) => stream.slice(stream.indexOf('-') + 1) as Name
