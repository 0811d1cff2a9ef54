import { later } from '../parts/later.tsx'
import * as css from './figure.css.ts'

// Figures and sheets come in a script of their own, when one is on the screen.
export const Figure = later(() => import('./figure.tsx').then(m => m.Figure), <div className={css.place} />)
export const ExerciseSheet = later(() => import('./sheet.tsx').then(m => m.ExerciseSheet))
