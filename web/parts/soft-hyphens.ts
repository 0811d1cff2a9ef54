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
    soften(changes.flatMap(({ target, addedNodes, type }) => (type === 'childList' ? [...addedNodes] : [target])))
    // What was just put in.
    watch.takeRecords()
  })
  watch.observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'hidden'],
  })
  const all = () => {
    soften([root])
    watch.takeRecords()
  }
  // Another width, another size of text, another font: the page gets another height. Also tells of its first one.
  const sizes = new ResizeObserver(() => requestAnimationFrame(all))
  sizes.observe(root)
  // The player is as high as the screen, whatever the size of its text.
  sizes.observe(letter(root))
}

/** As wide as the text is large. */
const letter = (root: HTMLElement) => {
  const probe = document.createElement('i')
  probe.style.cssText = 'position:absolute;width:1rem;visibility:hidden'
  root.append(probe)
  return probe
}

/** Looks at all of them first and writes then: a page is laid out once for all its words. */
const soften = (nodes: readonly Node[]) => {
  for (const { text, word, index, parts } of nodes.flatMap(textsIn).flatMap(brokenIn).toReversed())
    text.replaceData(index, word.length, joined(word, parts))
}

const textsIn = (node: Node): Text[] => {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let text: Node | null = walker.currentNode; text; text = walker.nextNode())
    if (text instanceof Text && text.data.length >= 11 && isGerman(text)) found.push(text)
  return found
}

const brokenIn = (text: Text) =>
  [...text.data.matchAll(long)].flatMap(({ 0: word, index }) => {
    const parts = known.get(word.toLowerCase())?.split('-')
    return parts && isBroken(text, index, index + word.length) ? [{ text, word, index, parts }] : []
  })

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
