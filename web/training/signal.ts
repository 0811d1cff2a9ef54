import { useEffect } from 'react'
import { keep, kept, signalsKey } from '../data/device.ts'

/** How this device says that a pause or a timed set is over. */
export const signals = ['sound', 'voice', 'voice-en', 'vibration', 'notification'] as const
export type Signal = (typeof signals)[number]

/** Whether this device has it: no iPhone's browser shakes. */
export const isThere = (signal: Signal) => {
  if (signal === 'sound') return 'AudioContext' in window
  if (signal === 'vibration') return 'vibrate' in navigator
  return signal === 'notification' ? 'Notification' in window : 'speechSynthesis' in window
}

/** In both languages that the voice speaks. */
export type Spoken = { readonly de: string; readonly en: string }

export const chosenSignals = (): readonly Signal[] => {
  const chosen = kept(signalsKey)
  return chosen === null ? ['sound', 'vibration'] : signals.filter(signal => chosen.split(' ').includes(signal))
}

/** Turned on or off. It speaks one language at a time. */
export const turned = (chosen: readonly Signal[], signal: Signal, on: boolean): readonly Signal[] =>
  signals.filter(each => (each === signal ? on : chosen.includes(each) && !(on && isVoice(signal) && isVoice(each))))

const isVoice = (signal: Signal) => signal === 'voice' || signal === 'voice-en'

export const speaksEnglish = () => chosenSignals().includes('voice-en')

export const chooseSignals = (chosen: readonly Signal[]) => keep(signalsKey, chosen.join(' '))

let audio: AudioContext | undefined
let spoke = false

/** Within a tap: a browser lets only those make a sound, or speak, that were asked to once. */
export const readySound = () => {
  if (!spoke && chosenSignals().some(isVoice)) say({ de: '', en: '' })
  if (!('AudioContext' in window) || !chosenSignals().includes('sound')) return
  audio ??= new AudioContext()
  // After a call or the lock screen some say 'interrupted' instead of 'suspended'.
  if (audio.state !== 'running') audio.resume().catch(() => {})
}

/** The last three seconds, one short tone each. */
export const countDown = () => {
  if (chosenSignals().includes('sound')) tone(660, 0.09)
}

let told = 0

/** It is over: said in the language that was chosen for it, shown in German. Ends that come at once are told once. */
export const signalEnd = (words: Spoken) => {
  if (performance.now() - told < 700) return
  told = performance.now()
  const chosen = chosenSignals()
  if (chosen.includes('sound')) tone(990, 0.5)
  if (chosen.includes('vibration') && 'vibrate' in navigator) navigator.vibrate([180, 80, 180])
  if (chosen.some(isVoice)) say(words)
  if (chosen.includes('notification') && document.hidden) notify(words.de)
}

/** A plain square wave cuts through music that a sine drowns in. */
const tone = (hertz: number, seconds: number) => {
  if (audio?.state !== 'running') return
  const wave = new OscillatorNode(audio, { type: 'square', frequency: hertz })
  const volume = new GainNode(audio, { gain: 0.18 })
  wave.connect(volume).connect(audio.destination)
  const end = audio.currentTime + seconds
  volume.gain.setValueAtTime(0.18, end - 0.04)
  volume.gain.linearRampToValueAtTime(0, end)
  wave.start()
  wave.stop(end)
}

export const say = ({ de, en }: Spoken) => {
  if (!('speechSynthesis' in window)) return
  spoke = true
  const spoken = new SpeechSynthesisUtterance(speaksEnglish() ? en : de)
  spoken.lang = speaksEnglish() ? 'en-US' : 'de-DE'
  speechSynthesis.cancel()
  speechSynthesis.speak(spoken)
}

const notify = async (words: string) => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker) await worker.showNotification(words, { tag: 'formkurve-timer' })
    else new Notification(words, { tag: 'formkurve-timer' })
  } catch {
    // Shown on the page all the same.
  }
}

/** Answers whether this device will show notifications. */
export const allowNotifications = async () => {
  if (!('Notification' in window)) return false
  return Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted'
}

/** The screen stays on while training. */
export const useAwake = () => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let over = false
    const letGo = () => lock?.release().catch(() => {})
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (over) letGo()
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', hold)
      letGo()
    }
  }, [])
}
