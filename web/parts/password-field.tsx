import { type ComponentProps, type ReactNode, useState } from 'react'
import { IconButton } from './button.tsx'
import * as css from './field.css.ts'
import { Labelled } from './field.tsx'

type Words = { show: string; hide: string }

const german: Words = { show: 'Passwort anzeigen', hide: 'Passwort verbergen' }

type Props = { label: ReactNode; hint?: ReactNode; error?: string | undefined; words?: Words } & ComponentProps<'input'>

export const PasswordField = ({ label, hint, error, words = german, ...input }: Props) => {
  const [shown, setShown] = useState(false)
  return (
    <Labelled label={label} hint={hint} error={error}>
      {wiring => (
        <div className={css.withButton}>
          <input
            className={`${css.input} ${css.roomForButton}`}
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
          />
          <span className={css.inside}>
            <IconButton
              icon={shown ? 'unseen' : 'eye'}
              label={shown ? words.hide : words.show}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Labelled>
  )
}
