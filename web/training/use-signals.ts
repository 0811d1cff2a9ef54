import { useEffect, useRef } from 'react'
import { countDown, type Spoken, signalEnd } from './signal.ts'

/** The last three seconds and the end of a clock, each told once; `left` in seconds, null while none runs. */
export const useSignals = (left: number | null, words: Spoken, onEnd: () => void = () => {}) => {
  const told = useRef<number | null>(null)
  const whole = left === null ? null : Math.max(0, Math.ceil(left))
  useEffect(() => {
    if (told.current === whole) return
    told.current = whole
    if (whole === null || whole > 3) return
    if (whole > 0) return countDown()
    signalEnd(words)
    onEnd()
  }, [whole, words, onEnd])
}
