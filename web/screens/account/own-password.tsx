import { PasswordField } from '../../parts/password-field.tsx'

type Props = { value: string; onChange: (value: string) => void; error?: string | undefined }

/** The password that somebody signs in with, asked again before something weighty. */
export const OwnPassword = ({ value, onChange, error }: Props) => (
  <PasswordField
    label="Dein Passwort"
    name="password"
    autoComplete="current-password"
    maxLength={256}
    value={value}
    onChange={event => onChange(event.target.value)}
    error={error}
  />
)
