// Where somebody wanted to go before signing in. Kept for this tab only, and not at all where nothing may be kept.

const key = 'formkurve.origin'

export const rememberPlace = (path: string) => {
  try {
    if (path !== '/') sessionStorage.setItem(key, path)
  } catch {
    // Then it is the overview.
  }
}

export const forgetPlace = () => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There is none.
  }
}

export const rememberedPlace = () => {
  try {
    return sessionStorage.getItem(key) ?? '/dashboard'
  } catch {
    return '/dashboard'
  }
}

export const here = () => location.pathname + location.search
