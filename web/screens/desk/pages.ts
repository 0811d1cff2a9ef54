import { infiniteQueryOptions } from '@tanstack/react-query'

type Paged = { readonly next: string | null }
type Read<Page extends Paged> = (query: { readonly before?: string }, signal: AbortSignal) => Promise<Page>

/** A list in pages, the newest first: each says where the one before it begins. */
export const inPages = <Page extends Paged>(of: readonly unknown[], read: Read<Page>) =>
  infiniteQueryOptions({
    queryKey: ['desk', ...of],
    queryFn: ({ signal, pageParam }) => read(pageParam ? { before: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** Read once: to look again is a fact in somebody's records. */
export const onceInPages = <Page extends Paged>(of: readonly unknown[], read: Read<Page>) => ({
  ...inPages(of, read),
  staleTime: Number.POSITIVE_INFINITY,
})
