import { withoutHidden } from './hidden-signs.ts'

/** What mail programs turn into a link, and signs that write lines. */
const link = /:\/\/|@|[\p{L}\p{N}]\.(\p{Ll}{2}|\p{Lu}{2})/u
/** Stops that mail programs and browsers read as dots. */
const otherDots = /[。．｡․]/gu
const lines = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** As it may stand in a line of a mail, and begin no other. */
export const onOneLine = (text: string) => text.replace(lines, ' ')

/** Whether this can be somebody's name in a mail: no link, no line break, no hidden sign. `J.R. Ewing` can. */
export const isPlainName = (text: string) =>
  !link.test(text.normalize('NFKC').replace(otherDots, '.')) && onOneLine(text) === text && withoutHidden(text) === text
