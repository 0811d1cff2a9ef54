import { updateState } from '../state.ts'
import { takeOver } from './update.ts'

/**
 * The client is there without a connection from its second visit on. A newer version is told and waits until it is
 * wanted: nothing changes in the middle of a training.
 */
export const registerWorker = async () => {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(scriptAddress('/sw.js'))
    watch(registration)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {})
    })
  } catch {
    // Private windows and blocked site data: the client works with a connection.
  }
}

const watch = (registration: ServiceWorkerRegistration) => {
  const tell = () => {
    const { waiting } = registration
    if (waiting && navigator.serviceWorker.controller) updateState.set(() => takeNew(waiting))
  }
  tell()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell)
  })
}

const takeNew = (waiting: ServiceWorker) => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage(takeOver)
}

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

/** The page's policy wants to be told that this address is meant to be a script. */
const scriptAddress = (address: string) => {
  const types = (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes
  return types ? types.createPolicy('worker', { createScriptURL: url => url }).createScriptURL(address) : address
}
