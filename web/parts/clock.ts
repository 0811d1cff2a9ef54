import { useEffect, useState } from 'react'

/** 95 -> '1:35', 40 -> '0:40'. */
export const clock = (seconds: number) => {
  const whole = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** The time of day in ms, looked at again every so often while `running`. */
export const useNow = (running: boolean, every = 250) => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!running) return
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [running, every])
  return now
}
