import { ask } from './data/client.ts'
import * as device from './data/device.ts'
import * as tab from './data/tab.ts'
import { during, endSession, enter, setUser } from './session.ts'
import { outboxState, sessionState } from './state.ts'

// What changes who is signed in, asked for on the screens that offer it.

export const signIn = (email: string, password: string) =>
  during(async () => {
    try {
      enter(await ask('POST /auth/login', { body: { email, password } }))
    } catch (error) {
      setUser(null)
      throw error
    }
  })

/** Of the device, whoever holds it. */
const chosenHere = ['formkurve.theme', device.signalsKey]

const isTheirs = (key: string) => key.startsWith('formkurve.') && !chosenHere.includes(key)

const forgetHere = () => {
  for (const { allKept, drop } of [device, tab]) for (const key of allKept().filter(isTheirs)) drop(key)
}

/** Who leaves takes everything along: nothing personal stays on the device. */
export const signOut = () =>
  during(async () => {
    try {
      await ask('POST /auth/logout')
      const user = sessionState.get().user?.id
      endSession()
      outboxState.set([])
      forgetHere()
      if (user && typeof indexedDB !== 'undefined') await (await import('./offline/kept.ts')).forgetPerson(user)
    } catch (error) {
      console.error(error)
    }
  })

export const resendVerification = (email: string) =>
  logged(() => ask('POST /auth/resend-verification', { body: { email } }))

export const logged = <Answer>(act: () => Promise<Answer>) =>
  during(async () => {
    try {
      return await act()
    } catch (error) {
      console.error(error)
      throw error
    }
  })

/** What is known of who is signed in has changed. */
export const lookAgain = async () => setUser(await ask('GET /auth/me'))
