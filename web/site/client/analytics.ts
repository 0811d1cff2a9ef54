import { startMeasuring } from './measuring.ts'
import { scriptAddress } from './script-address.ts'

let loaded = false

/** Called when somebody has agreed: now, or on an earlier visit. */
export const startAnalytics = () => {
  startMeasuring()
  const source = document.documentElement.dataset.analytics
  if (!source || loaded) return
  loaded = true
  const script = document.createElement('script')
  script.async = true
  script.src = scriptAddress('analytics', source)
  document.head.append(script)
}

/** A foreign script cannot be unloaded: without it, the page begins anew. */
export const stopAnalytics = () => {
  if (loaded) location.reload()
}
