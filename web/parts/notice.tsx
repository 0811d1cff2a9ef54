import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import * as css from './notice.css.ts'

type Tone = keyof typeof css.notice

const signs: Record<Tone, IconName> = { bad: 'warning', good: 'check', hint: 'info' }

/** Bad news is read out at once, the rest when there is time. */
export const Notice = ({ tone = 'hint', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) => (
  <div className={css.notice[tone]} role={tone === 'bad' ? 'alert' : 'status'}>
    <span className={css.sign[tone]}>
      <Icon name={icon ?? signs[tone]} />
    </span>
    <div className={css.words}>{children}</div>
  </div>
)
