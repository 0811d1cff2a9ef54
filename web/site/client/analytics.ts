import { startMeasuring } from './measuring.ts'

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string
  }
}

let loaded = false

/** Called when somebody has agreed: now, or on an earlier visit. */
export const startAnalytics = () => {
  startMeasuring()
  const source = document.documentElement.dataset.analytics
  if (!source || loaded) return
  loaded = true
  const script = document.createElement('script')
  script.async = true
  script.src = allowed(source)
  document.head.append(script)
}

/** The page's policy wants to be told that this address is meant to be a script. */
const allowed = (source: string) => {
  const types = (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes
  return types ? types.createPolicy('analytics', { createScriptURL: url => url }).createScriptURL(source) : source
}

/** A foreign script cannot be unloaded: without it, the page begins anew. */
export const stopAnalytics = () => {
  if (loaded) location.reload()
}
