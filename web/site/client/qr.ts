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
    if (navigator.share) return navigator.share({ title, text, url }).catch(() => {})
    status.textContent = await navigator.clipboard.writeText(url).then(
      () => copied,
      () => copyFailed,
    )
  })
}
