import { type Theme, themeState } from './state.ts'

const key = 'formkurve.theme'

const isTheme = (text: string | null): text is Theme => text === 'light' || text === 'dark'

/** Before the first paint of the app, so that a chosen theme does not blink. */
export const startTheme = () => {
  const kept = localStorage.getItem(key)
  if (isTheme(kept)) show(kept)
}

export const chooseTheme = (theme: Theme) => {
  if (theme === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
  show(theme)
}

const show = (theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  themeState.set(theme)
}
