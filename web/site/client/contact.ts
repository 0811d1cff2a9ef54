import { find, findAll } from './dom.ts'
import { report } from './events.ts'

/** A person needs a moment to write. Faster than this, the server takes it for a robot. */
const leastMs = 3000
const patienceMs = 20_000
const cameAt = performance.now()

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const startContact = () => {
  const form = find<HTMLFormElement>('[data-contact]')
  if (!form) return
  form.noValidate = true
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (isFilled(form)) void send(form)
  })
  form.addEventListener('input', ({ target }) => {
    if (isControl(target) && target.getAttribute('aria-invalid') === 'true' && isFine(target)) complain(target, false)
  })
  find('[data-contact-again]')?.addEventListener('click', () => {
    form.reset()
    change(form, 'editing')
    control(form, 'name')?.focus()
  })
}

const send = async (form: HTMLFormElement) => {
  change(form, 'sending')
  try {
    await new Promise(done => setTimeout(done, Math.max(0, leastMs - (performance.now() - cameAt))))
    const foreign = form.dataset.contact
    const answer = await fetch(foreign || form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(messageIn(form, foreign ? [] : ['website', 'stamp'])),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) throw new Error(`the message was answered with ${answer.status}`)
    change(form, 'sent')
    report({ name: 'contact_sent', category: 'form' })
  } catch (error) {
    console.error(error)
    change(form, 'failed')
  }
}

const messageIn = (form: HTMLFormElement, more: readonly string[]) => {
  const data = new FormData(form)
  return Object.fromEntries(
    ['name', 'email', 'subject', 'message', ...more].map(name => [name, String(data.get(name) ?? '')]),
  )
}

const change = (form: HTMLFormElement, state: 'editing' | 'sending' | 'sent' | 'failed') => {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  const alert = form.querySelector<HTMLElement>('[data-contact-alert]')
  const sent = find('[data-contact-sent]')
  form.hidden = state === 'sent'
  for (const part of findAll('[data-contact-editing]')) part.hidden = state === 'sent'
  if (button) {
    button.disabled = state === 'sending'
    button.textContent = (state === 'sending' ? form.dataset.sending : form.dataset.send) ?? ''
  }
  if (alert) {
    alert.hidden = state !== 'failed'
    alert.textContent = state === 'failed' ? (form.dataset.failed ?? '') : ''
  }
  if (sent) {
    sent.hidden = state !== 'sent'
    if (state === 'sent') sent.querySelector('h2')?.focus()
  }
}

const controls = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('[required]')]
const control = (form: HTMLFormElement, name: string) => controls(form).find(each => each.name === name)
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLElement && 'validity' in target
const isFine = (one: Control) => one.validity.valid && one.value.trim() !== ''

/** Every gap is named; the first one gets the cursor. */
const isFilled = (form: HTMLFormElement) => {
  const all = controls(form)
  for (const one of all) complain(one, !isFine(one))
  const first = all.find(one => !isFine(one))
  first?.focus()
  return first === undefined
}

const complain = (one: Control, wrong: boolean) => {
  const words = document.getElementById(`${one.id}-error`)
  one.setAttribute('aria-invalid', String(wrong))
  if (!words) return
  words.hidden = !wrong
  words.textContent = wrong ? (words.dataset.error ?? '') : ''
}
