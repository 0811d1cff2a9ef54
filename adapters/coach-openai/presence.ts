/** How long a server may take to say anything at all, in milliseconds. */
const presenceMs = 3000

/** Whether anything answers at a server's address; what it answers does not matter. Sends no key and no words. */
export const isThere = async (baseUrl: string, signal: AbortSignal): Promise<boolean> => {
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(presenceMs)])
    const answer = await fetch(`${baseUrl}/models`, { redirect: 'manual', signal: within })
    await answer.body?.cancel()
    return true
  } catch {
    signal.throwIfAborted()
    return false
  }
}
