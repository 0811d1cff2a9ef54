import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Spinner } from './spinner.tsx'

/**
 * A part that is fetched when it is shown first; `waiting` stands in its place until it has come. Not by Suspense: React
 * keeps whatever that has shown for 300 ms, however soon the part is there.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null) => {
  let come: ComponentType<Props> | undefined
  return (props: Props) => {
    const [Part, show] = useState(() => come)
    useEffect(() => {
      Promise.resolve(come ?? load()).then(
        part => {
          come = part
          show(() => part)
        },
        error =>
          show(() => {
            throw error
          }),
      )
    }, [])
    return Part ? <Part {...props} /> : waiting
  }
}

export const screen = <Props extends object>(load: () => Promise<ComponentType<Props>>) => later(load, <Spinner />)
