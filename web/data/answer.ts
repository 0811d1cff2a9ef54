import { Unreachable } from './problem.ts'

/** After that an answer is given up (ms). */
export const patience = 20_000

/** Every answer of ours is JSON. What breaks off, or is a page of the network that one sits in, is none. */
export const readOf = async (response: Response) => {
  try {
    const raw = await response.text()
    return { raw, answer: JSON.parse(raw) }
  } catch (cause) {
    throw new Unreachable(cause)
  }
}
