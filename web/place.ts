// Where somebody wanted to go before signing in. Kept for this tab only.

const key = 'formkurve.origin'

export const rememberPlace = (path: string) => {
  if (path !== '/') sessionStorage.setItem(key, path)
}

export const forgetPlace = () => sessionStorage.removeItem(key)

export const rememberedPlace = () => sessionStorage.getItem(key) ?? '/dashboard'

export const here = () => location.pathname + location.search
