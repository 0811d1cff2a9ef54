type Fault = { message: string; field: 'password' | 'confirmPassword' }

/** The checks of a new password in the order they are shown. */
export const passwordFault = (password: string, confirmation: string): Fault | null => {
  if (password !== confirmation) return { message: 'Passwörter stimmen nicht überein', field: 'confirmPassword' }
  if (password.length < 8) return { message: 'Passwort muss mindestens 8 Zeichen lang sein', field: 'password' }
  return null
}
