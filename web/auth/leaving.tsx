import { useSession } from '../session.ts'
import { Closing } from './closing.tsx'
import { Receipt } from './receipt.tsx'

/** What is left to do with an account that is being closed, for its person; for everybody else, what became of one. */
export const Leaving = () => {
  const { user } = useSession()
  return user?.closing ? <Closing user={user} /> : <Receipt />
}
