import { article, hub } from '../../../content/site/hub.ts'
import { findAll } from './dom.ts'

const patience = 400

/** When the next page of the Knowledge Hub takes its time, it is said that it is coming. */
export const startWaiting = () => {
  for (const link of findAll<HTMLAnchorElement>('a[href^="/blog"]'))
    link.addEventListener('click', event => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      setTimeout(() => say(link.pathname === '/blog' ? hub.loading : article.loading), patience)
    })
  addEventListener('pageshow', () => {
    for (const note of findAll('[data-waiting]')) note.remove()
  })
}

const say = (words: string) => {
  const note = document.createElement('p')
  note.setAttribute('role', 'status')
  note.dataset.waiting = ''
  note.textContent = words
  document.body.append(note)
}
