import { remark } from 'remark'
import remarkHtml from 'remark-html'
import { brand } from '../../content/brand.ts'
import { standIns } from './address.ts'
import { schema } from './markdown-schema.ts'

export type Heading = { readonly id: string; readonly text: string; readonly level: number }

export type Picture = { readonly src: string; readonly width: number; readonly height: number }

type Node = {
  type: string
  children?: Node[]
  depth?: number
  url?: string
  value?: string
  data?: { hName?: string; hProperties?: Record<string, unknown> }
}

/** Markdown as safe HTML, with the headings that a table of contents needs. */
export const renderMarkdown = (text: string, pictureAt: (source: string) => Picture) => {
  const headings: Heading[] = []
  const prepare = () => (tree: unknown) => {
    for (const node of walk(tree as Node)) {
      if (node.type === 'heading') {
        headings.push(named(node, headings))
        node.children = (node.children ?? []).flatMap(jointed)
      } else if (node.children) node.children = node.children.flatMap(brokenBehindAt)
      if (node.type === 'link') dressLink(node)
      if (node.type === 'image') frame(node, pictureAt(node.url ?? ''))
      if (node.type === 'paragraph' && node.children?.length === 1 && node.children[0]?.type === 'image')
        node.data = { hName: 'figure' }
    }
  }
  const html = String(remark().use(prepare).use(remarkHtml, { sanitize: schema }).processSync(text))
  return { html, headings }
}

function* walk(node: Node): Generator<Node> {
  yield node
  for (const child of node.children ?? []) yield* walk(child)
}

const named = (node: Node, before: readonly Heading[]): Heading => {
  const text = wordsOf(node)
  const wished = slugOf(text)
  const same = before.filter(({ id }) => id === wished || id.startsWith(`${wished}-`)).length
  const id = same === 0 ? wished : `${wished}-${same + 1}`
  node.data = { hProperties: { id } }
  return { id, text, level: node.depth ?? 2 }
}

/** First halves of words that are too long for a title on a phone with large text. */
const firstHalves = /(?<=\b(?:Datenschutz|Geschäfts|Nutzungs|Widerrufs|Gesundheits))(?=\p{Ll}{6})/u

/** Where a browser cannot hyphenate German, such a word breaks with a hyphen all the same (`css/prose.css.ts`). */
const jointed = (node: Node): Node[] =>
  node.type !== 'text'
    ? [node]
    : (node.value ?? '').split(firstHalves).flatMap((value, at) => {
        const joint: Node = {
          type: 'joint',
          children: [],
          data: { hName: 'span', hProperties: { className: ['joint'] } },
        }
        return [...(at > 0 ? [joint] : []), { type: 'text', value }]
      })

/** `web/parts/address.tsx` does so where there are components. */
const brokenBehindAt = (node: Node): Node[] =>
  node.type !== 'text'
    ? [node]
    : (node.value ?? '').split(/(?<=\w@)(?=\w)/).flatMap((value, at) => {
        const mayBreak: Node = { type: 'mayBreak', children: [], data: { hName: 'wbr' } }
        return [...(at > 0 ? [mayBreak] : []), { type: 'text', value }]
      })

const dressLink = (node: Node) => {
  const url = node.url ?? ''
  if (url === brand.appStoreUrl) {
    node.url = standIns.appStoreUrl
    node.data = { hProperties: { className: ['store'], target: '_blank', rel: ['noopener'] } }
  } else if (url.startsWith('https:')) node.data = { hProperties: { target: '_blank', rel: ['noopener'] } }
}

const frame = (node: Node, { src, width, height }: Picture) => {
  node.url = src
  node.data = { hProperties: { width, height, loading: 'lazy', decoding: 'async' } }
}

const wordsOf = (node: Node): string => node.value ?? (node.children ?? []).map(wordsOf).join('')

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, letter => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'abschnitt'
