import { createServer, type Socket } from 'node:net'

export type Received = { from: string; to: string[]; raw: string }

/** What a conversation does at a step instead of going on: an SMTP reply, or hanging up. */
export type Trouble = (step: 'connect' | 'MAIL' | 'RCPT' | 'DATA' | 'end') => string | 'hang up' | null

/** A mail server that speaks just enough SMTP (RFC 5321), and can be told to be in trouble. */
export const smtpServer = async () => {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  let trouble: Trouble = () => null
  let conversations = 0

  const server = createServer(socket => {
    conversations++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    converse(socket, received, step => trouble(step))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    conversations: () => conversations,
    beInTrouble: (how: Trouble) => {
      trouble = how
    },
    close: () =>
      new Promise<void>(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

const converse = (socket: Socket, received: Received[], trouble: Trouble) => {
  let mail: Received = { from: '', to: [], raw: '' }
  let inData = false
  let buffered = ''

  const say = (line: string) => socket.write(`${line}\r\n`)
  const answer = (step: Parameters<Trouble>[0], usual: string, then: () => void = () => {}) => {
    const instead = trouble(step)
    if (instead === 'hang up') return socket.destroy()
    say(instead ?? usual)
    if (!instead) then()
  }
  const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

  const hear = (line: string) => {
    const verb = line.split(/[ :]/)[0]?.toUpperCase()
    if (verb === 'EHLO') return say('250-test.example\r\n250-8BITMIME\r\n250 SMTPUTF8')
    if (verb === 'MAIL') return answer('MAIL', '250 ok', () => (mail = { from: addressIn(line), to: [], raw: '' }))
    if (verb === 'RCPT') return answer('RCPT', '250 ok', () => mail.to.push(addressIn(line)))
    if (verb === 'DATA') return answer('DATA', '354 go on', () => (inData = true))
    if (verb === 'QUIT') return socket.end('221 bye\r\n')
    return say('250 ok')
  }

  const take = () => {
    const end = buffered.indexOf('\r\n.\r\n')
    if (end < 0) return false
    mail.raw = buffered.slice(0, end).replaceAll('\r\n..', '\r\n.')
    buffered = buffered.slice(end + 5)
    inData = false
    answer('end', '250 queued', () => received.push(mail))
    return true
  }

  answer('connect', '220 test.example')
  socket.on('data', chunk => {
    buffered += chunk.toString('utf8')
    for (;;) {
      if (inData) {
        if (!take()) return
        continue
      }
      const end = buffered.indexOf('\r\n')
      if (end < 0) return
      const line = buffered.slice(0, end)
      buffered = buffered.slice(end + 2)
      hear(line)
    }
  })
}

/** The parts of a multipart/alternative mail, decoded. */
export const readMail = ({ raw }: Received) => {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? ''
  const parts = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .map(part => {
      const [partHead = '', ...body] = part.split('\r\n\r\n')
      return { type: /Content-Type: ([\w/]+)/i.exec(partHead)?.[1], text: decoded(partHead, body.join('\r\n\r\n')) }
    })
  const header = (name: string) =>
    new RegExp(`^${name}:(?:\\r\\n)?[ \\t](.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n[ \t]/g, ' ')
  return {
    header,
    text: parts.find(({ type }) => type === 'text/plain')?.text ?? '',
    html: parts.find(({ type }) => type === 'text/html')?.text ?? '',
  }
}

const decoded = (head: string, body: string) => {
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
