// Where somebody wanted to go before signing in. Kept for this tab only; where nothing may be kept, for this page.

const key = 'formkurve.origin'
let held: string | null = null

export const rememberPlace = (path: string) => {
  if (path === '/') return
  held = path
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // Then this page remembers it.
  }
}

export const forgetPlace = () => {
  held = null
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
    return held ?? '/dashboard'
  }
}

export const here = () => location.pathname + location.search
