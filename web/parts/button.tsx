import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import * as css from './button.css.ts'
import { Icon, type IconName } from './icon.tsx'

type Look = {
  look?: keyof typeof css.button | undefined
  icon?: IconName | undefined
  block?: boolean | undefined
  tall?: boolean | undefined
}

const classesOf = ({ look = 'primary', block, tall }: Look) =>
  [css.button[look], block && css.block, tall && css.tall].filter(Boolean).join(' ')

type Act = Look & ComponentProps<'button'> & { busy?: boolean | undefined }

/** `busy`: what it does is under way, which shows where it takes longer. */
export const Button = ({ look, icon, block, tall, busy = false, disabled, children, ...rest }: Act) => (
  <button
    type="button"
    className={classesOf({ look, block, tall })}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    {...rest}
  >
    {icon ? <Icon name={icon} /> : null}
    {children}
  </button>
)

type To = Look & Omit<ComponentProps<'a'>, 'href' | 'className'> & { to: string; replace?: boolean }

export const ButtonLink = ({ look, icon, block, tall, children, ...rest }: To) => (
  <Link className={classesOf({ look, block, tall })} {...rest}>
    {icon ? <Icon name={icon} /> : null}
    {children}
  </Link>
)

/** A round button that shows only an icon; its name is said, not seen. */
export const IconButton = ({ icon, label, ...rest }: { icon: IconName; label: string } & ComponentProps<'button'>) => (
  <button type="button" className={css.button.round} aria-label={label} title={label} {...rest}>
    <Icon name={icon} />
  </button>
)
