import type { Page } from 'playwright'
import { type Screen, tap } from './acts.ts'
import { desk } from './desk.ts'
import { home } from './home.ts'
import type { People } from './people.ts'
import { training } from './training.ts'

const website: readonly Screen[] = [
  { name: 'landing', path: '/', act: page => page.waitForTimeout(3600) },
  {
    name: 'landing-qr',
    path: '/',
    act: async page => page.locator('[data-qr-open],button:has-text("QR")').first().click(),
  },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/progressive-overload' },
  { name: 'article-missing', path: '/blog/gibt-es-nicht' },
  { name: 'contact', path: '/kontakt' },
  { name: 'privacy', path: '/datenschutz' },
  { name: 'terms', path: '/agb' },
  { name: 'imprint', path: '/impressum' },
  { name: 'cancel-form', path: '/kuendigen' },
  { name: 'withdraw-form', path: '/widerrufen' },
  { name: 'missing', path: '/gibt-es-nicht' },
]

const enter = (email: string) => async (page: Page) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('ein langer Satz')
  await page.keyboard.press('Enter')
  await page.getByLabel('Code from your app').waitFor()
}

const doors = ({ lost, links }: People): readonly Screen[] => [
  { name: 'login', path: '/auth/login' },
  {
    name: 'login-wrong',
    path: '/auth/login',
    act: async page => {
      await page.getByLabel('Email').fill('nora@example.org')
      await page.getByLabel('Password', { exact: true }).fill('falsch')
      await page.keyboard.press('Enter')
    },
  },
  { name: 'register', path: '/auth/register' },
  { name: 'register-faults', path: '/auth/register', act: tap('Konto erstellen') },
  { name: 'registered', path: '/auth/registration-success' },
  { name: 'forgot', path: '/auth/forgot-password' },
  { name: 'update-password', path: '/auth/update-password' },
  { name: 'verify', path: '/auth/verify-email' },
  { name: 'login-factor', path: '/auth/login', act: enter(lost.email) },
  {
    name: 'login-factor-lost',
    path: '/auth/login',
    act: async page => {
      await enter(lost.email)(page)
      await page.getByRole('button', { name: /lost/i }).click()
    },
  },
  { name: 'lost-factor', path: links.factor },
  { name: 'lost-factor-over', path: '/auth/lost-factor#token=alt' },
  { name: 'parent', path: links.parent },
  { name: 'parent-no', path: links.parent, act: tap(/^Nein/) },
  { name: 'parent-bare', path: '/auth/parent' },
  { name: 'receipt-closing', path: links.closing },
  { name: 'receipt-erased', path: links.erased },
  { name: 'receipt-bare', path: '/auth/receipt' },
]

export const screensOf = (people: People): readonly Screen[] => [
  ...website,
  ...doors(people),
  ...home(people),
  ...training(people),
  ...desk(people),
]
