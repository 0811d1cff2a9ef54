import { kept } from '../../data/device.ts'
import { find, findAll, inFrame, passive } from './dom.ts'

const solidAfter = 20

/** Solid once the page has moved by more than 20 px. */
export const watchScrolling = () => {
  const header = find('[data-header]')
  const settle = inFrame(() => header?.toggleAttribute('data-solid', scrollY > solidAfter))
  addEventListener('scroll', settle, passive)
  settle()
}

/** The menu closes by Escape, by a choice, and when the window grows past it. */
export const startMenu = () => {
  const menu = find<HTMLDetailsElement>('[data-menu]')
  const label = menu?.querySelector<HTMLElement>('[data-open]')
  if (!menu || !label) return
  menu.addEventListener('toggle', () => {
    label.textContent = (menu.open ? label.dataset.close : label.dataset.open) ?? ''
    document.documentElement.style.overflow = menu.open ? 'hidden' : ''
    find('[data-header]')?.toggleAttribute('data-solid', menu.open || scrollY > solidAfter)
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.open = false
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  matchMedia('(min-width: 1024px)').addEventListener('change', () => {
    menu.open = false
  })
}

/** Who is signed in is offered the way to the training instead of the way in. */
export const knowAccount = () => {
  if (kept('access_token') === null) return
  for (const link of findAll<HTMLAnchorElement>('[data-account]')) {
    link.textContent = link.dataset.account ?? ''
    link.href = link.dataset.accountHref ?? '/dashboard'
  }
}
