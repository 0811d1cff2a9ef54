import { drop, keep, kept } from './data/device.ts'
import { type Theme, themeState } from './state.ts'

const key = 'formkurve.theme'

const isTheme = (text: string | null): text is Theme => text === 'light' || text === 'dark'

/** Before the first paint of the app, so that a chosen theme does not blink. */
export const startTheme = () => {
  const chosen = kept(key)
  if (isTheme(chosen)) show(chosen)
}

export const chooseTheme = (theme: Theme) => {
  if (theme === 'system') drop(key)
  else keep(key, theme)
  show(theme)
}

const show = (theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  themeState.set(theme)
}
