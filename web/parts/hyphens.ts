/** A browser without a German dictionary gets soft hyphens; all others hyphenate by themselves. */
export const startHyphens = async () => {
  if (document.documentElement.lang !== 'de' || hyphenatesItself()) return
  const { keepSoft } = await import('./soft-hyphens.ts')
  keepSoft(document.body)
}

/** Does a word that is too long for its place stay within it? */
const hyphenatesItself = () => {
  const probe = document.createElement('span')
  probe.textContent = 'Nutzungsbedingungen'
  probe.style.cssText =
    'position:absolute;visibility:hidden;width:7em;hyphens:auto;overflow-wrap:normal;hyphenate-limit-chars:auto'
  document.body.append(probe)
  const fits = probe.scrollWidth <= probe.clientWidth
  probe.remove()
  return fits
}
