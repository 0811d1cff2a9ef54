import type { ReactNode } from 'react'
import * as css from './badge.css.ts'

export const Badge = ({ tone = 'plain', children }: { tone?: keyof typeof css.badge; children: ReactNode }) => (
  <span className={css.badge[tone]}>{children}</span>
)
