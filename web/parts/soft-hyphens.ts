import { words } from 'virtual:long-words'

const soft = '\u00ad'
const long = /\p{L}{11,}/gu
/** The last two have a name of their own, which must hold what is seen. */
const asItIs = 'script, style, textarea, pre, code, button[aria-label], a[aria-label]'

const known = new Map(words.split(' ').map(word => [word.replaceAll('-', ''), word]))

/**
 * Puts soft hyphens into German words that go on in another line without one, below here and in what comes. All others
 * stay as they are, so that who copies, searches or hears a text gets the word.
 */
export const keepSoft = (root: HTMLElement) => {
  const watch = new MutationObserver(changes => {
    for (const { target, addedNodes, type } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) soften(node)
    // What was just put in.
    watch.takeRecords()
  })
  const all = () => {
    soften(root)
    watch.takeRecords()
  }
  watch.observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'hidden'],
  })
  // Another width, another size of text, another font: the page gets another height. Also tells of its first one.
  new ResizeObserver(() => requestAnimationFrame(all)).observe(root)
}

const soften = (node: Node) => {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  for (let text: Node | null = texts.currentNode; text; text = texts.nextNode())
    if (text instanceof Text && text.data.length >= 11 && isGerman(text)) softenText(text)
}

/** From the end, so that what is put in moves nothing that is still to be looked at. */
const softenText = (text: Text) => {
  for (const { 0: word, index } of [...text.data.matchAll(long)].toReversed()) {
    const parts = known.get(word.toLowerCase())?.split('-')
    if (parts && isBroken(text, index, index + word.length)) text.replaceData(index, word.length, joined(word, parts))
  }
}

/** 'Nutzungs·bedingungen', in the letters of the word itself. */
const joined = (word: string, parts: readonly string[]) => {
  const begins = parts.map((_, index) => parts.slice(0, index).join('').length)
  return begins.map((begin, index) => word.slice(begin, begins[index + 1])).join(soft)
}

const range = document.createRange()

/** Does it stand in more than one line? */
const isBroken = (text: Text, from: number, to: number) => {
  range.setStart(text, from)
  range.setEnd(text, to)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
}

const isGerman = ({ parentElement: around }: Text) =>
  around !== null && !around.closest(asItIs) && around.closest('[lang]')?.getAttribute('lang') === 'de'
