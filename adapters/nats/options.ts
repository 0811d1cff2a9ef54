/** How this process stays connected: it asks for ever, hears nothing of its own, and notices a server that fell silent. */
export const natsOptions = (url: string, name: string) => ({
  servers: url.split(','),
  name,
  noEcho: true,
  maxReconnectAttempts: -1,
  reconnectTimeWait: 500,
  reconnectJitter: 250,
  ignoreAuthErrorAbort: true,
  pingInterval: 10_000,
  maxPingOut: 2,
})
