type Told = {
  readonly id: string
  readonly event: string
  readonly data: { readonly workout: string; readonly stage: string }
}

/** Follows a stream of server-sent events as a browser would by fetch. */
export const watch = async (url: string, token: string, headers: Record<string, string> = {}) => {
  const stopping = new AbortController()
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', ...headers },
    signal: stopping.signal,
  })
  const told: Told[] = []
  let beats = 0
  let open = true
  const follow = async () => {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const fields = Object.fromEntries(part.split('\n').map(line => line.split(/: (.*)/s).slice(0, 2)))
        if (fields.event) told.push({ id: fields.id, event: fields.event, data: JSON.parse(fields.data) })
        else beats += 1
      }
    }
  }
  const ended = (response.ok ? follow() : response.text())
    .catch(() => {})
    .then(() => {
      open = false
    })
  return {
    status: response.status,
    headers: response.headers,
    told,
    ended,
    beats: () => beats,
    isOpen: () => open,
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}
