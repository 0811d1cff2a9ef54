/** In the page: words that go on in another line where nothing says so, neither a hyphen nor a joint. */
export const brokenWords = (): string[] => {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const linesOf = (text: Node, from: number, to: number) => {
    range.setStart(text, from)
    range.setEnd(text, to)
    return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
  }
  /** Where a letter stands; the hyphen that was put before it stands in the line above. */
  const lineOf = (text: Node, at: number) => linesOf(text, at, at + 1).at(-1)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement
    if (!around?.checkVisibility() || around.closest('pre, code, script, style, textarea, select, [aria-hidden=true]'))
      continue
    const { left, right, width } = around.getBoundingClientRect()
    if (width < 2 || right < 0 || left > innerWidth) continue
    // A joint ends what is matched, so that none of these has one.
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{4,}/gu)) {
      const end = index + word.length - 1
      if (new Set(linesOf(text, index, end + 1)).size > 1 && lineOf(text, index) !== lineOf(text, end))
        broken.push(word)
    }
  }
  return [...new Set(broken)]
}
