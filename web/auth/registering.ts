import { ask } from '../data/client.ts'
import { Problem } from '../data/problem.ts'
import { during, setUser } from '../session.ts'

export type Registration = { email: string; password: string; name: string; terms: string; parent?: string | null }

/** The page says that whoever opens an account confirms to be eighteen, or names who must say yes for them. */
export const register = ({ email, password, name, terms, parent = null }: Registration, commandId: string) =>
  during(async () => {
    const [first_name = '', ...rest] = name.trim().split(/\s+/)
    try {
      await ask('POST /auth/register', {
        commandId,
        body: {
          ...{ email, password, first_name, last_name: rest.join(' '), terms },
          ...(parent === null ? { of_age: true } : { age: '16-17' as const, parent_email: parent }),
        },
      })
    } catch (error) {
      setUser(null)
      throw new Error(saidOf(error) || 'Registration failed.', { cause: error })
    }
  })

const saidOf = (error: unknown) => {
  if (error instanceof Problem) return error.said ?? error.detail ?? error.message
  return error instanceof Error ? error.message : ''
}
