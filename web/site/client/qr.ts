import { find } from './dom.ts'

/** The code in large, over the page. */
export const startQr = () => {
  const dialog = find<HTMLDialogElement>('[data-qr]')
  const open = find('[data-qr-open]')
  if (!dialog || !open) return
  open.setAttribute('role', 'button')
  open.setAttribute('aria-haspopup', 'dialog')
  open.addEventListener('click', event => {
    event.preventDefault()
    dialog.showModal()
  })
  open.addEventListener('keydown', event => {
    if (event.key !== ' ') return
    event.preventDefault()
    dialog.showModal()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  startSharing(dialog)
}

const startSharing = (dialog: HTMLDialogElement) => {
  const share = dialog.querySelector<HTMLButtonElement>('[data-qr-share]')
  const status = dialog.querySelector('[data-qr-status]')
  const url = dialog.querySelector<HTMLAnchorElement>('a[target=_blank]')?.href
  if (!share || !status || !url) return
  const { title = '', text = '', copied = '', copyFailed = '' } = share.dataset
  share.addEventListener('click', async () => {
    if (await isShared({ title, text, url })) return
    status.textContent = (await isCopied(url)) ? copied : copyFailed
  })
}

/** Leaving the browser's own dialog counts: nobody wants a link copied then. */
const isShared = (data: ShareData) =>
  navigator.share?.(data).then(
    () => true,
    ({ name }: DOMException) => name === 'AbortError',
  )

/** A page that came without encryption has no clipboard. */
const isCopied = (text: string) =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
