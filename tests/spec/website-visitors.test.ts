import { analytics } from './website/analytics.ts'
import { consent } from './website/consent.ts'
import { contact } from './website/contact.ts'
import { onOneSite } from './website/on-one-site.ts'

onOneSite(contact, consent, analytics)
