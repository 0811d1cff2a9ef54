import { findAll } from './dom.ts'

/** A list that opens below its button closes by Escape and by a click beside it. */
export const startDropdowns = () => {
  for (const list of findAll<HTMLDetailsElement>('[data-dropdown]')) {
    addEventListener('click', ({ target }) => {
      if (target instanceof Node && !list.contains(target)) list.open = false
    })
    list.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return
      list.open = false
      list.querySelector('summary')?.focus()
    })
  }
}
