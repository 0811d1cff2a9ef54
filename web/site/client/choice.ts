const key = 'cookie-consent'

export type Choice = 'accepted' | 'declined'

/** What the visitor has chosen, if anything. */
export const choice = (): Choice | null => {
  const kept = localStorage.getItem(key)
  return kept === 'accepted' || kept === 'declined' ? kept : null
}

export const keepChoice = (chosen: Choice) => localStorage.setItem(key, chosen)
export const forgetChoice = () => localStorage.removeItem(key)
