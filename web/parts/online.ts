import { useSyncExternalStore } from 'react'

const subscribe = (look: () => void) => {
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  return () => {
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
  }
}

export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
