import type { IncomingMessage } from 'node:http'
import { all, compile } from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'

/** Who a request comes from, as far as counting goes: an IPv4 address, or the /64 that one IPv6 household has. */
export const clientAddress = ({ ip }: Pick<FastifyRequest, 'ip'>) => {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? ip
  return address.includes(':') ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** The same before there is a request: by the proxies that are trusted, as Fastify reads them. */
export const addressAtDoor = (trusted: string | false) => {
  const isTrusted = trusted ? compile(trusted.split(',').map(each => each.trim())) : null
  return (request: IncomingMessage) =>
    clientAddress({ ip: (isTrusted && all(request, isTrusted).at(-1)) || (request.socket.remoteAddress ?? '') })
}

const groupsOf = (address: string) => {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after]
}
