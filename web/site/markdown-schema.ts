const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const storeClass: [string, string] = ['className', 'store']
const jointClass: [string, string] = ['className', 'joint']

/** All that a text of ours may become. Whatever is not named here is left out. */
export const schema = {
  tagNames: [
    ...headings,
    ...[
      'p',
      'a',
      'em',
      'strong',
      'ul',
      'ol',
      'li',
      'blockquote',
      'code',
      'pre',
      'hr',
      'br',
      'figure',
      'img',
      'span',
      'wbr',
    ],
  ],
  attributes: {
    ...Object.fromEntries(headings.map(name => [name, ['id']])),
    a: ['href', 'target', 'rel', storeClass],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    span: [jointClass],
  },
  protocols: { href: ['https', 'mailto'], src: ['https'] },
  clobber: [],
  strip: ['script', 'style'],
}
