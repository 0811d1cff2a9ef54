const names = { access: 'access_token', refresh: 'refresh_token', expires: 'access_token_expires' }

export type Tokens = { access_token: string; refresh_token?: string | undefined; expires_in: number }

export const accessToken = () => localStorage.getItem(names.access)
export const refreshToken = () => localStorage.getItem(names.refresh)

/** Half a minute early, so that no request arrives with a token that has just died. */
export const isExpiring = () => {
  const expires = Number(localStorage.getItem(names.expires))
  return expires > 0 && Date.now() > expires - 30_000
}

export const keepTokens = ({ access_token, refresh_token, expires_in }: Tokens) => {
  localStorage.setItem(names.access, access_token)
  localStorage.setItem(names.expires, String(Date.now() + expires_in * 1000))
  if (refresh_token) localStorage.setItem(names.refresh, refresh_token)
}

export const dropTokens = () => {
  for (const name of Object.values(names)) localStorage.removeItem(name)
}
