import * as device from '../../data/device.ts'

const key = 'cookie-consent'

export type Choice = 'accepted' | 'declined'

/** What the visitor has chosen, if anything. */
export const choice = (): Choice | null => {
  const kept = device.kept(key)
  return kept === 'accepted' || kept === 'declined' ? kept : null
}

export const keepChoice = (chosen: Choice) => device.keep(key, chosen)
export const forgetChoice = () => device.drop(key)
