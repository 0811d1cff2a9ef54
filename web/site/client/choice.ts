import * as device from '../../data/device.ts'

const key = 'cookie-consent'

export type Choice = 'accepted' | 'declined'

/** What the visitor has chosen, if anything. */
export const choice = (): Choice | null => {
  const kept = device.kept(key)
  return kept === 'accepted' || kept === 'declined' ? kept : null
}

export const keepChoice = (chosen: Choice) => device.keep(key, chosen)

const untold = 'formkurve.consent-untold'

/** Chosen by who is signed in, it is theirs: the app tells their ledger when it is opened next. */
export const chooseHere = (chosen: Choice) => {
  keepChoice(chosen)
  if (device.kept('access_token')) device.keep(untold, chosen)
}

export const isUntold = () => device.kept(untold) !== null
export const haveTold = () => device.drop(untold)
export const forgetChoice = () => device.drop(key)
