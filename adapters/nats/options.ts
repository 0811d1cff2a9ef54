/** Who we are, as the first address says it: the library reads neither that nor the scheme. */
const givenIn = (address: string) => {
  const { protocol, username, password } = new URL(address.includes('://') ? address : `nats://${address}`)
  const [user, pass] = [username, password].map(decoded)
  return {
    ...(user && pass ? { user, pass } : {}),
    ...(user && !pass ? { token: user } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  }
}

/** As it was meant: a percent sign may stand for itself. */
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** How this process stays connected: it asks for ever, hears nothing of its own, and notices a server that fell silent. */
export const natsOptions = (url: string, name: string) => ({
  servers: url.split(','),
  ...givenIn(url.split(',')[0] ?? ''),
  name,
  noEcho: true,
  maxReconnectAttempts: -1,
  reconnectTimeWait: 500,
  reconnectJitter: 250,
  ignoreAuthErrorAbort: true,
  pingInterval: 10_000,
  maxPingOut: 2,
})
