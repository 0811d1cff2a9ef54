import { drop, keep, kept } from './data/tab.ts'

// Where somebody wanted to go before signing in.

const key = 'formkurve.origin'

export const rememberPlace = (path: string) => {
  if (path !== '/') keep(key, path)
}

export const forgetPlace = () => drop(key)

export const rememberedPlace = () => kept(key) ?? '/dashboard'

export const here = () => location.pathname + location.search
