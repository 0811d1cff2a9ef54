import { choice, forgetChoice, haveTold, isUntold, keepChoice } from '../site/client/choice.ts'
import type { AnswerOf } from './calls.ts'
import { ask } from './client.ts'
import { keep, kept, signalsKey } from './device.ts'
import { consents } from './more-queries.ts'
import { queryClient } from './queries.ts'

type Standings = AnswerOf<'GET /api/consents'>['purposes']

/** When somebody comes in, and of what they chose at the banner: this browser does what their ledger allows, and no more. */
export const startHeeding = async () => {
  const chosen = choice()
  if (chosen && isUntold()) {
    await ask('PUT /api/consents/:purpose', {
      params: { purpose: 'analytics' },
      body: { given: chosen === 'accepted' },
    })
    haveTold()
    await queryClient.invalidateQueries({ queryKey: consents.queryKey })
  }
  heed((await queryClient.ensureQueryData(consents)).purposes)
}

/** What was not agreed to is switched off here. What is off stays off until it is switched on here. */
export const heed = (purposes: Standings) => {
  const standing = (wanted: string) => purposes.find(({ purpose }) => purpose === wanted)
  const signals = kept(signalsKey)
  if (signals !== null && !standing('notifications')?.given) keep(signalsKey, signals.replace(/ ?notification/, ''))
  const analytics = standing('analytics')
  if (choice() !== 'accepted' || analytics?.given) return
  if (analytics?.since) keepChoice('declined')
  else forgetChoice()
}

/** Said in the app and not at the banner. */
export const measureHere = (given: boolean) => {
  haveTold()
  keepChoice(given ? 'accepted' : 'declined')
}
