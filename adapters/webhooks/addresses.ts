import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const inside = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, prefix, 'ipv4')

const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')
const special6 = new BlockList()
// Documentation, and what leads to an IPv4 address in disguise: Teredo, 6to4.
for (const [net, prefix] of [
  ['2001:db8::', 32],
  ['2001::', 23],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(net, prefix, 'ipv6')

/** Whether an address is one of the public internet: not of this machine, this network, or one that only stands for another. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !inside.check(address, 'ipv4')
  return family === 6 && outside6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

/** Public addresses, and those of one's own network that an operator has named. */
export const reachable = (named: readonly string[]) => (address: string) => isPublic(address) || named.includes(address)

/** The name of a host as a URL has it, without the brackets of an IPv6 address. */
export const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

type Resolve = (
  host: string,
  options: LookupOptions & { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Resolves like the system, but fails where one of a name's addresses may not be reached. What was looked at here is what
 * is connected to, so that a name that changes its mind between two questions gains nothing.
 */
export const guardedLookup =
  (may: (address: string) => boolean, resolve: Resolve = lookup): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const wrong = found.find(({ address }) => !may(address))
      const [first] = found
      if (wrong || !first)
        return done(new Error(`${host} is at ${wrong?.address ?? 'no address'}, which is not public`), '')
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
