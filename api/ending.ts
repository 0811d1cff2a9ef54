import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A connection that waits for its answer gets so many milliseconds when the server ends. */
const patienceMs = 5000

/**
 * When the server closes, connections on which nothing is being answered end at once, whether something was asked on
 * them before, is half asked, or never was; the others end with their answer, or when patience does.
 */
export const endConnections = (app: FastifyInstance) => {
  const answering = new Map<Socket, number>()
  let closing = false

  const endIfIdle = (socket: Socket) => {
    if (closing && answering.get(socket) === 0) socket.destroy()
  }
  const change = (socket: Socket, by: number) => {
    const before = answering.get(socket)
    if (before === undefined) return
    answering.set(socket, before + by)
    endIfIdle(socket)
  }

  app.server.on('connection', socket => {
    answering.set(socket, 0)
    socket.once('close', () => answering.delete(socket))
    endIfIdle(socket)
  })
  app.server.on('request', ({ socket }, response) => {
    change(socket, 1)
    response.once('close', () => change(socket, -1))
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of answering.keys()) endIfIdle(socket)
    const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs)
    app.server.once('close', () => clearTimeout(cut))
  })
}
