import { startConsent } from './consent.ts'
import { startContact } from './contact.ts'
import { startContents } from './contents.ts'
import { startDropdowns } from './dropdown.ts'
import { startHashLinks } from './hash-links.ts'
import { knowAccount, startMenu, watchScrolling } from './header.ts'
import { startQr } from './qr.ts'
import { startWaiting } from './waiting.ts'

watchScrolling()
startMenu()
knowAccount()
startHashLinks()
startContents()
startContact()
startDropdowns()
startQr()
startWaiting()
startConsent()
