import { startConsent } from './consent.ts'
import { startContact } from './contact.ts'
import { startContents } from './contents.ts'
import { startDropdowns } from './dropdown.ts'
import { startHashLinks } from './hash-links.ts'
import { knowAccount, startMenu, watchScrolling } from './header.ts'
import { layOutLater } from './later.ts'
import { startQr } from './qr.ts'
import { startWaiting } from './waiting.ts'

const hyphenate = () => import('../../parts/hyphens.ts').then(m => m.startHyphens()).catch(() => {})

const starts = [
  watchScrolling,
  startMenu,
  knowAccount,
  startHashLinks,
  startContents,
  startContact,
  startDropdowns,
  startQr,
  startWaiting,
  startConsent,
  layOutLater,
  hyphenate,
]

// Each in a task of its own: together they would hold up the first frame, and one that fails stops no other.
const startAll = () => {
  for (const start of starts) setTimeout(start)
}

// The script waits for nothing, so it may be here before the page is.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAll)
else startAll()
