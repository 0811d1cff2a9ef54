export type Html = { readonly html: string }

const isHtml = (value: unknown): value is Html => typeof value === 'object' && value !== null && 'html' in value

const inHtml = (value: unknown): string => {
  if (isHtml(value)) return value.html
  if (Array.isArray(value)) return value.map(inHtml).join('')
  return String(value ?? '').replace(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`)
}

/** A piece of a page. What is put in is text, unless it is itself a piece. */
export const html = (words: TemplateStringsArray, ...values: readonly unknown[]): Html => ({
  html: words.reduce((page, word, nth) => page + inHtml(values[nth - 1]) + word),
})
