import { type ComponentProps, lazy, Suspense } from 'react'
import * as css from './figure.css.ts'

// Pictures and words come after the screen that shows them.
const LateFigure = lazy(() => import('./figure.tsx').then(m => ({ default: m.Figure })))
const LateSheet = lazy(() => import('./sheet.tsx').then(m => ({ default: m.ExerciseSheet })))

export const Figure = (props: ComponentProps<typeof LateFigure>) => (
  <Suspense fallback={<div className={css.place} />}>
    <LateFigure {...props} />
  </Suspense>
)

export const ExerciseSheet = (props: ComponentProps<typeof LateSheet>) => (
  <Suspense>
    <LateSheet {...props} />
  </Suspense>
)
