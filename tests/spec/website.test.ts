import { afterAll, beforeAll } from 'vitest'
import { openSite, type Site } from '../site/open-site.ts'
import { analytics } from './website/analytics.ts'
import { blog } from './website/blog.ts'
import { consent } from './website/consent.ts'
import { contact } from './website/contact.ts'
import { header } from './website/header.ts'
import { landing } from './website/landing.ts'
import { legal } from './website/legal.ts'
import { reach } from './website/reach.ts'
import { reading } from './website/reading.ts'

// The public pages, a part a file, all on one server with one browser.

let opened: Site
const site = () => opened

beforeAll(async () => {
  opened = await openSite()
}, 120_000)
afterAll(() => opened?.close())

landing(site)
header(site)
blog(site)
legal(site)
contact(site)
consent(site)
analytics(site)
reading(site)
reach(site)
