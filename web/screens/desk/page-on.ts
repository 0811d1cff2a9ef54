import { type RefObject, useRef } from 'react'
import { isByKey } from '../../parts/by-key.ts'

/** The next page of a list: whoever asks for it by keys is at the first row of it when it has come. */
export const usePageOn = <List extends HTMLElement>(
  rows: string,
  fetchNextPage: () => Promise<unknown>,
): readonly [RefObject<List | null>, () => void] => {
  const list = useRef<List>(null)
  const rowsNow = () => [...(list.current?.querySelectorAll(rows) ?? [])]
  const goOn = async () => {
    const { length } = rowsNow()
    await fetchNextPage()
    requestAnimationFrame(() => {
      if (isByKey()) rowsNow()[length]?.querySelector<HTMLElement>('a, button, input')?.focus()
    })
  }
  return [list, goOn]
}
