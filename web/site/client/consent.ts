import { startAnalytics, stopAnalytics } from './analytics.ts'
import { type Choice, choice, chooseHere, forgetChoice } from './choice.ts'
import { find, findAll } from './dom.ts'

const delay = 3000
const slideIn = 100
const slideOut = 300
const margin = 12

/** Asks once, three seconds after the first visit; remembers; can always be asked again by the round button. */
export const startConsent = () => {
  if (choice() === 'accepted') startAnalytics()
  const banner = find('[data-consent]')
  const settings = find<HTMLButtonElement>('[data-consent-settings]')
  const analytics = find<HTMLInputElement>('#consent-analytics')
  if (!banner || !settings || !analytics) return

  let leaving: ReturnType<typeof setTimeout> | undefined

  const show = () => {
    clearTimeout(leaving)
    detail(false)
    settings.hidden = true
    banner.hidden = false
    setTimeout(() => {
      banner.toggleAttribute('data-in', true)
      makeRoom()
    }, slideIn)
  }

  /** So that the end of the page can be scrolled out from under it. */
  const makeRoom = () => {
    document.body.style.paddingBottom = banner.hidden ? '' : `${banner.offsetHeight + 2 * margin}px`
  }

  const hide = () => {
    banner.toggleAttribute('data-in', false)
    leaving = setTimeout(() => {
      banner.hidden = true
      settings.hidden = choice() === null
      makeRoom()
    }, slideOut)
  }

  const detail = (open: boolean) => {
    for (const part of findAll('[data-consent-short]')) part.hidden = open
    for (const part of findAll('[data-consent-detail]')) part.hidden = !open
    for (const reset of findAll('[data-consent-choice=reset]')) reset.hidden = choice() === null
    analytics.checked = choice() === 'accepted'
    if (open) analytics.focus()
    makeRoom()
  }

  const choose = (chosen: Choice) => {
    chooseHere(chosen)
    hide()
    if (chosen === 'accepted') startAnalytics()
    else stopAnalytics()
  }

  const acts: Readonly<Record<string, () => void>> = {
    accept: () => choose('accepted'),
    decline: () => choose('declined'),
    customise: () => detail(true),
    back: () => detail(false),
    save: () => choose(analytics.checked ? 'accepted' : 'declined'),
    reset: () => {
      forgetChoice()
      show()
      stopAnalytics()
    },
  }
  for (const button of findAll<HTMLButtonElement>('[data-consent-choice]'))
    button.addEventListener('click', () => acts[button.dataset.consentChoice ?? '']?.())
  settings.addEventListener('click', () => {
    show()
    detail(true)
  })

  if (choice() === null) setTimeout(show, delay)
  else settings.hidden = false
}
