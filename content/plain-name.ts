import { withoutHidden } from './hidden-signs.ts'

const address = /:\/\/|@|\b(?:https?|ftp|file|mailto|tel|sms|data|javascript):/i
/** What mail programs turn into a link, however it is capitalised. An initial may stand before a name. */
const domain = /[\p{L}\p{N}]\.(?:\p{Ll}{2}|\p{Lu}{2})|[\p{L}\p{N}]{2}\.[\p{L}\p{N}]{2}|\d\.\d/u
/** Stops that mail programs and browsers read as dots; signs that write lines. */
const otherDots = /[。．｡․]/gu
const lines = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** As it may stand in a line of a mail, and begin no other. */
export const onOneLine = (text: string) => text.replace(lines, ' ')

/** Whether this can be somebody's name in a mail: no link, no line break, no hidden sign. `J.R. Ewing` can. */
export const isPlainName = (text: string) => {
  const read = text.normalize('NFKC').replace(otherDots, '.')
  return !address.test(read) && !domain.test(read) && onOneLine(text) === text && withoutHidden(text) === text
}
