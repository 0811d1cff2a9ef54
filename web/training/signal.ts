import { useEffect } from 'react'

/** A short buzz at the end of a pause or a timed set, where the device can. */
export const buzz = () => {
  if ('vibrate' in navigator) navigator.vibrate([180, 80, 180])
}

/** The screen stays on while training. */
export const useAwake = () => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      lock?.release().catch(() => {})
    }
  }, [])
}
