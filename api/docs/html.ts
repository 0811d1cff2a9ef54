import { inHtml } from '../../content/in-html.ts'

export type Html = { readonly html: string }

const isHtml = (value: unknown): value is Html => typeof value === 'object' && value !== null && 'html' in value

const shown = (value: unknown): string => {
  if (isHtml(value)) return value.html
  if (Array.isArray(value)) return value.map(shown).join('')
  return inHtml(String(value ?? ''))
}

/** A piece of a page. What is put in is text, unless it is itself a piece. */
export const html = (words: TemplateStringsArray, ...values: readonly unknown[]): Html => ({
  html: words.reduce((page, word, nth) => page + shown(values[nth - 1]) + word),
})
