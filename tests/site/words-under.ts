import type { Locator } from 'playwright'

/** Words of the page that lie under this element, as the page is scrolled now. */
export const wordsUnder = (cover: Locator): Promise<string[]> =>
  cover.evaluate(element => {
    const over = element.getBoundingClientRect()
    const words: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const holder = node.parentElement
      if (text === '' || !holder?.checkVisibility({ visibilityProperty: true }) || element.contains(node)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < over.right && right > over.left && top < over.bottom && bottom > over.top,
      )
      if (isUnder) words.push(text.slice(0, 60))
    }
    return words
  })
