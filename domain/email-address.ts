/** An address as it is kept and written to: before the @ as it was typed, the domain as the DNS spells it. */
export const asKept = (address: string) => {
  const text = address.trim().normalize('NFC')
  const at = text.lastIndexOf('@')
  return at < 0 ? text : `${text.slice(0, at)}@${domainOf(text.slice(at + 1).toLowerCase())}`
}

/** Two spellings of one address are one address. */
export const normaliseEmail = (address: string) => asKept(address).toLowerCase()

/** In Punycode (RFC 5891), without the dot of the root. What is no domain stays as it is. */
const domainOf = (domain: string) => {
  const isName = /^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)
  const hostname = isName ? URL.parse(`http://${domain}`)?.hostname : undefined
  return (hostname ?? domain).replace(/\.$/, '')
}
