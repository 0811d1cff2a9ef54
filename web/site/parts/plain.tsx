import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { frame, quietLink } from '../css/base.css.ts'
import * as css from '../css/plain.css.ts'

export const Plain = ({ back, children }: { back: string; children: ReactNode }) => (
  <div className={`${frame} ${css.page}`}>
    <div className={css.inner}>
      <a className={quietLink} href="/">
        <Icon name="left" />
        {back}
      </a>
      {children}
    </div>
  </div>
)
