import { type ComponentType, lazy, Suspense } from 'react'

/** A part that is fetched when it is shown first. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Late: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return (props: Props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  )
}
