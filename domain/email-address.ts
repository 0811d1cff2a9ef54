/** An address as it is kept and written to: before the @ as it was typed, the domain as the DNS spells it. */
export const asKept = (address: string) => {
  const text = address.trim().normalize('NFC')
  const at = text.lastIndexOf('@')
  return at < 0 ? text : `${text.slice(0, at)}@${domainOf(text.slice(at + 1).toLowerCase())}`
}

/** Two spellings of one address are one address. */
export const normaliseEmail = (address: string) => asKept(address).toLowerCase()

/**
 * Where mail to an address most likely ends up: what stands behind a plus, and dots, lead to the same mailbox with many
 * providers. For counting what somebody is sent, not for who somebody is.
 */
export const mailboxOf = (address: string) =>
  normaliseEmail(address).replace(/^[^@]*(?=@)/, before => (before.split('+')[0] || before).replaceAll('.', ''))

/** In Punycode (RFC 5891), without the dot of the root. What is no domain stays as it is. */
const domainOf = (domain: string) => {
  const isName = /^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)
  const hostname = isName ? URL.parse(`http://${domain}`)?.hostname : undefined
  return (hostname ?? domain).replace(/\.$/, '')
}
