import { storage } from './storage.ts'

const key = 'cookie-consent'

export type Choice = 'accepted' | 'declined'

/** What the visitor has chosen, if anything. */
export const choice = (): Choice | null => {
  const kept = storage.get(key)
  return kept === 'accepted' || kept === 'declined' ? kept : null
}

export const keepChoice = (chosen: Choice) => storage.set(key, chosen)
export const forgetChoice = () => storage.remove(key)
