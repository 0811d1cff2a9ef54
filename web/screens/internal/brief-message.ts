import { useEffect, useState } from 'react'

/** A message that goes by itself after a while. */
export const useBriefMessage = (lasts: number) => {
  const [message, setMessage] = useState<string | null>(null)
  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(() => setMessage(null), lasts)
    return () => clearTimeout(timer)
  }, [message, lasts])
  return [message, setMessage] as const
}
