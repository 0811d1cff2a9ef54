import { drop, keep, kept } from './device.ts'

const names = {
  access: 'access_token',
  refresh: 'refresh_token',
  expires: 'access_token_expires',
  user: 'formkurve.user',
}

export type Tokens = { access_token: string; refresh_token?: string | undefined; expires_in: number }

export const accessToken = () => kept(names.access)
export const refreshToken = () => kept(names.refresh)

/** Half a minute early, so that no request arrives with a token that has just died. */
export const isExpiring = () => {
  const expires = Number(kept(names.expires))
  return expires > 0 && Date.now() > expires - 30_000
}

export const keepTokens = ({ access_token, refresh_token, expires_in }: Tokens) => {
  keep(names.access, access_token)
  keep(names.expires, String(Date.now() + expires_in * 1000))
  if (refresh_token) keep(names.refresh, refresh_token)
}

/** Who was signed in last on this device, as text, for a start without a connection. */
export const keptUser = () => kept(names.user)
export const keepUser = (user: string) => keep(names.user, user)

export const dropTokens = () => {
  for (const name of Object.values(names)) drop(name)
}
