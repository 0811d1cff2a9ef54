import type { AnswerOf } from './data/calls.ts'
import { onSessionEnded } from './data/client.ts'
import { whoAmI } from './data/early.ts'
import { isFinal, statusOf } from './data/problem.ts'
import { accessToken, dropTokens, keepTokens, keepUser, keptUser } from './data/tokens.ts'
import { type SessionUser, sessionState } from './state.ts'

export const useSession = sessionState.use

/**
 * Who is signed in is asked once at the start; a 401 is an ordinary answer. Where somebody leaves or comes in another window
 * of this browser, this one begins anew, so that nothing that was read is left in memory.
 */
export const startSession = () => {
  onSessionEnded(endSession)
  addEventListener('storage', () => isOverElsewhere() && location.reload())
  return during(async () => {
    try {
      setUser(await whoIsHere())
    } catch (error) {
      setUser(null)
      if (statusOf(error) !== 401) console.error(error)
    }
  })
}

/**
 * Who was here last is shown at once; a server that says otherwise is heard. Without a true answer it is who was here
 * last: the first call that gets through shows whether that still holds.
 */
const whoIsHere = async (): Promise<SessionUser | null> => {
  if (accessToken() === null) return null
  const last = lastUser()
  if (last) setUser(last)
  try {
    return await whoAmI.take()
  } catch (error) {
    if (!last || statusOf(error) === 401 || isFinal(error)) throw error
    return last
  }
}

const lastUser = (): SessionUser | null => {
  try {
    return JSON.parse(keptUser() ?? 'null')
  } catch {
    return null
  }
}

/** Whether who is shown here has left by another window, or somebody else has come. */
const isOverElsewhere = () => {
  const { user } = sessionState.get()
  return user !== null && lastUser()?.id !== user.id
}

/** The server no longer knows this session: the guard leads to sign-in and keeps the place. What was read is forgotten. */
export const endSession = () => {
  dropTokens()
  setUser(null)
  if (typeof indexedDB !== 'undefined') import('./offline/kept.ts').then(({ forgetAnswers }) => forgetAnswers())
}

/** Whichever way somebody has shown who they are. */
export const enter = (signedIn: AnswerOf<'POST /auth/login'>) => {
  keepTokens(signedIn)
  setUser(signedIn.user)
}

export const setUser = (user: SessionUser | null) => {
  if (user) keepUser(JSON.stringify(user))
  sessionState.set({ ...sessionState.get(), user })
}

export const during = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
  sessionState.set({ ...sessionState.get(), loading: true })
  try {
    return await act()
  } finally {
    sessionState.set({ ...sessionState.get(), loading: false })
  }
}
