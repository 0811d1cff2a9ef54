import { scriptAddress } from '../site/client/script-address.ts'
import { updateState } from '../state.ts'
import { takeOver } from './update.ts'

/**
 * The client is there without a connection from its second visit on. A newer version is told and waits until it is
 * wanted: nothing changes in the middle of a training.
 */
export const registerWorker = async () => {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(scriptAddress('worker', '/sw.js'))
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
