/** An address as it is kept and written to: before the @ as it was typed, the domain as the DNS spells it. */
export const asKept = (address: string) => {
  const text = address.trim().normalize('NFC')
  const [before, domain] = splitAtDomain(text)
  return domain === undefined ? text : `${before}@${domainOf(domain.toLowerCase())}`
}

/** Two spellings of one address are one address. */
export const normaliseEmail = (address: string) => asKept(address).toLowerCase()

/**
 * Where mail to an address most likely ends up: what stands behind a plus, and dots, lead to the same mailbox with many
 * providers. For counting what somebody is sent, not for who somebody is.
 */
export const mailboxOf = (address: string) =>
  normaliseEmail(address).replace(/^[^@]*(?=@)/, before => withoutPlus(before).replaceAll('.', ''))

/** Domains with one set of mailboxes between them, and the signs that make no other one there. */
const providers: readonly { readonly domains: readonly string[]; readonly ignored?: RegExp }[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
]

/**
 * The mailbox that all spellings of an address surely lead to: without what stands behind a plus (RFC 5233), and as the
 * large providers fold them. For what there is once a mailbox; dots of anybody else may be another person.
 */
export const mailboxOfOne = (address: string) => {
  const [before = '', domain = ''] = splitAtDomain(normaliseEmail(address))
  const provider = providers.find(({ domains }) => domains.includes(domain))
  const name = withoutPlus(before)
  return `${provider?.ignored ? name.replaceAll(provider.ignored, '') : name}@${provider?.domains[0] ?? domain}`
}

const withoutPlus = (before: string) => before.split('+')[0] || before

const splitAtDomain = (address: string) => {
  const at = address.lastIndexOf('@')
  return at < 0 ? [address] : [address.slice(0, at), address.slice(at + 1)]
}

/** In Punycode (RFC 5891), without the dot of the root. What is no domain stays as it is. */
const domainOf = (domain: string) => {
  const isName = /^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)
  const hostname = isName ? URL.parse(`http://${domain}`)?.hostname : undefined
  return (hostname ?? domain).replace(/\.$/, '')
}
