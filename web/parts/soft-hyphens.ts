import { words } from 'virtual:long-words'

const soft = '\u00ad'
const long = /\p{L}{11,}/gu
/** The last two have a name of their own, which must hold what is seen. */
const asItIs = 'script, style, textarea, pre, code, button[aria-label], a[aria-label]'

const known = new Map(words.split(' ').map(word => [word.replaceAll('-', ''), word]))

/** 'Nutzungsbedingungen' with a soft hyphen at each joint; a word that is not known stays as it is. */
const softened = (text: string) =>
  text.replaceAll(long, word => {
    const parts = known.get(word.toLowerCase())?.split('-') ?? [word]
    const begins = parts.map((_, index) => parts.slice(0, index).join('').length)
    return begins.map((begin, index) => word.slice(begin, begins[index + 1])).join(soft)
  })

/** Puts soft hyphens into all German text below here, and into what comes. */
export const keepSoft = (root: HTMLElement) => {
  soften(root)
  const watch = new MutationObserver(changes => {
    for (const { target, addedNodes, type } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) soften(node)
    // What was just put in.
    watch.takeRecords()
  })
  watch.observe(root, { childList: true, characterData: true, subtree: true })
}

const soften = (node: Node) => {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  for (let text: Node | null = texts.currentNode; text; text = texts.nextNode()) {
    if (!(text instanceof Text) || text.data.length < 11 || !isGerman(text)) continue
    const better = softened(text.data)
    if (better !== text.data) text.data = better
  }
}

const isGerman = ({ parentElement: around }: Text) =>
  around !== null && !around.closest(asItIs) && around.closest('[lang]')?.getAttribute('lang') === 'de'
