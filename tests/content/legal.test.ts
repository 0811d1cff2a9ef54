import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brand } from '../../content/brand.ts'
import { left } from '../../content/closing.ts'
import { checkLegal, checkVersions } from '../../content/legal/check.ts'
import { fillTokens, tokens, unknownTokens } from '../../content/legal/tokens.ts'
import { legalPages, termsOn, termsStanding, termsVersions } from '../../content/legal/versions.ts'
import { unnamed } from '../../content/operator.ts'
import { kept } from '../../content/privacy-record.ts'
import { faq, features, productPictures, testimonials } from '../../content/site/landing.ts'
import { eventNames } from '../../contract/site.ts'
import { ageDecisions } from '../../domain/age.ts'
import { day } from '../../domain/days.ts'
import { mailboxOfOne } from '../../domain/email-address.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { freeWorkouts } from '../../domain/membership.ts'

const folder = new URL('../../content/legal/', import.meta.url)
const files = readdirSync(folder).filter(name => name.endsWith('.md'))
const read = (name: string) => fillTokens(readFileSync(new URL(name, folder), 'utf8'))

test.each(files)('%s has no problem', name => {
  expect(checkLegal(name, readFileSync(new URL(name, folder), 'utf8'))).toEqual([])
})

test('every text is named once, and every name has a text', () => {
  const named = [...termsVersions, ...Object.values(legalPages)].map(({ file }) => file)
  expect(named.toSorted()).toEqual(files.toSorted())
})

test('the versions of the terms are those of the specification, and what was announced since', () => {
  expect(checkVersions(termsVersions)).toEqual([])
  const told = (day: string) =>
    termsOn(day).map(one => [one.version, one.date, one.isCurrentVersion, termsStanding(one, termsOn(day))])
  const standing = (day: string) => told(day).map(([version, , , standing]) => `${version} ${standing}`)
  expect(told('2026-11-29')).toEqual([
    ['1.3', '2026-12-14', false, 'upcoming'],
    ['1.2', '2026-12-08', false, 'upcoming'],
    ['1.1', '2025-08-16', true, 'current'],
    ['1.0', '2025-06-29', false, 'archived'],
  ])
  expect(standing('2026-12-08')).toEqual(['1.3 upcoming', '1.2 current', '1.1 archived', '1.0 archived'])
  expect(standing('2026-12-14')).toEqual(['1.3 current', '1.2 archived', '1.1 archived', '1.0 archived'])
})

const asTold: Readonly<Record<(typeof termsVersions)[number]['version'], string>> = {
  '1.0': 'snE5jckCXVDtZ0iWEu_lcAB1NkvwUm4BviE-QggV8-E',
  '1.1': '1pvmlQdWmORlK4GHnL-rYoFPF1cC7Yk-hmtfcMsNPPE',
  '1.2': 'Mcywhhporo1cwozLhiA1nlHBzVgCQD5BjskgQFp8ESs',
  '1.3': 'F-zkeIa8navAQcprPEAD5eGybi9jAfVShwrqo-NIfog',
}

test.each(termsVersions)('terms $version are the words that people were told, to the letter', ({ version, file }) => {
  const digest = createHash('sha256')
    .update(readFileSync(new URL(file, folder)))
    .digest('base64url')
  expect(digest).toBe(asTold[version])
})

/** Whoever changes a text says from when it is: both stand here. */
const asOf: Readonly<Record<keyof typeof legalPages, readonly [date: string, digest: string]>> = {
  datenschutz: ['2026-11-30', 'WJpaZJv6AMJ02g4Vl3weknJQkRiCtyFnp9G-4lbecxA'],
  impressum: ['2025-08-16', 'xf4d6WaHQ6Fx8FVLJ3ucSA-zP1HisLhoVm9fwxzafds'],
}

test.each(Object.entries(legalPages))(
  '%s is of the day that it names, in the box above it alone',
  (name, { file, date }) => {
    const text = readFileSync(new URL(file, folder))
    expect([date, createHash('sha256').update(text).digest('base64url')]).toEqual(asOf[name as keyof typeof legalPages])
    expect(text.toString()).not.toMatch(/^Stand:/m)
  },
)

test.each(termsVersions)('terms $version say their version and date', ({ version, date, file }) => {
  const day = new Date(`${date}T12:00:00Z`).toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'UTC' })
  expect(read(file)).toContain(`Version ${version}, Stand: ${day}`)
})

const both = [
  'iOS 14.0',
  '100 MB',
  'mindestens 18 Jahre',
  'bis 24 Stunden vor dem Ende',
  'JSON oder CSV',
  'innerhalb von 30 Tagen',
  'mindestens 14 Tage vorher',
  'deutsches Recht',
  'Gerichtsstand ist München',
  'Vertragssprache ist Deutsch',
  'binnen 14 Tagen',
  'erlischt',
  'in den zwölf Monaten vor dem Schaden',
  'Vorsatz und grober Fahrlässigkeit',
  'des Lebens, des Körpers oder der Gesundheit',
  'Produkthaftungsgesetz',
  'Kardinalpflicht',
  'Muster für den Widerruf',
  'ersetzt keinen ärztlichen Rat',
]

const facts: [string, string[]][] = [
  ['agb-1.0.md', [...both, '12,99 EUR', '99,99 EUR', 'sieben Tage lang kostenlos']],
  [
    'agb-1.1.md',
    [
      ...both,
      'Zehn Workouts sind kostenlos',
      'bis zu 100 mit KI',
      '30 aufeinanderfolgenden Tagen',
      'Preise, die dir in der App',
    ],
  ],
  ['agb-1.2.md', [...both, 'Zehn Workouts sind kostenlos', 'bis zu 100 mit KI', '30 aufeinanderfolgenden Tagen']],
  ['agb-1.3.md', [...both, 'Zehn Workouts sind kostenlos', 'bis zu 100 mit KI', '30 aufeinanderfolgenden Tagen']],
  [
    'datenschutz.md',
    [
      'ab 16 Jahren',
      'Eltern',
      'Mindestalter von 18 Jahren',
      'Art. 6 Abs. 1 Buchst. b',
      'Art. 9 Abs. 2 Buchst. a',
      'ausdrückliche Einwilligung',
      'vernichten wir deinen Schlüssel',
      'bis zu 30 Tage in Sicherungskopien',
      '**Aktivitätsprotokolle:** 90 Tage',
      '**Server-Protokolle:** 30 Tage',
      '**Analysedaten:** 14 Monate',
      'jeden Montag',
      'BayLDA',
      'Art. 77',
      'ersetzt keinen ärztlichen Rat',
    ],
  ],
  [
    'impressum.md',
    [unnamed.name, unnamed.street, unnamed.city, unnamed.email, unnamed.vatId, 'ersetzt keinen ärztlichen Rat'],
  ],
]

test.each(facts)('%s tells the facts of the specification', (file, told) => {
  const text = read(file)
  expect(told.filter(fact => !text.includes(fact))).toEqual([])
})

test('who may come, and from when on, is told alike wherever it is told, as the product does it', () => {
  const telling = [read(termsVersions[0].file), read('datenschutz.md'), faq.items.map(({ answer }) => answer).join(' ')]
  for (const text of telling) {
    expect(text).toMatch(/18 Jahre/)
    expect(text).toMatch(/16 oder 17/)
    expect(text).toMatch(/zustimm|zugestimmt/)
  }
  const at = '2026-11-02T08:00:00.000Z'
  const asked = ageDecisions.AskParent({ type: 'AskParent', parent: 'mutter@example.org', at }, { standing: 'unasked' })
  const [{ until } = { until: at }] = isRefused(asked) ? [] : asked
  const days = (Date.parse(until) - Date.parse(at)) / 86_400_000
  expect(read(termsVersions[0].file)).toContain(`ohne Zustimmung löschen wir dein Konto nach ${days} Tagen`)
  expect(read('datenschutz.md')).toContain(`antwortet sie ${days} Tage lang nicht`)
})

test('that free workouts belong to a mailbox is in the terms, on the privacy page and told at closing, as it is counted', () => {
  expect(freeWorkouts).toBe(10)
  expect(mailboxOfOne('kim.berg+sport@gmail.com')).toBe(mailboxOfOne('kimberg@gmail.com'))
  expect(mailboxOfOne('kim+sport@example.org')).toBe(mailboxOfOne('kim@example.org'))
  const terms = read('agb-1.3.md')
  for (const said of [
    'Sie gehören zu deinem E-Mail-Postfach, nicht zu einem Konto',
    'hinter einem Pluszeichen oder bei Gmail mit anders gesetzten Punkten',
    'teilen sich ihre Konten die zehn',
    'innerhalb eines Jahres neu, geht es dort weiter, wo du aufgehört hast',
  ])
    expect(terms).toContain(said)
  expect(kept.spentAddressDays).toBe(365)
  expect(read('datenschutz.md')).toContain(
    '**Prüfwert deines E-Mail-Postfachs mit der Zahl verbrauchter kostenloser Workouts:** ein Jahr',
  )
  expect(left.join()).toContain('ein Jahr lang ein Prüfwert des E-Mail-Postfachs')
})

test('a change of the terms was announced fourteen days before it holds', () => {
  const written = { '1.2': '2026-11-24', '1.3': '2026-11-28' }
  for (const { version, date } of termsVersions)
    if (version in written)
      expect(Date.parse(date) - Date.parse(written[version as keyof typeof written])).toBeGreaterThanOrEqual(14 * day)
})

const measured: Readonly<Record<(typeof eventNames)[number], string>> = {
  page_view: 'Seitenaufrufe',
  time_on_page: 'Verweildauer',
  scroll_depth: 'wie weit du blätterst',
  hash_navigation: 'Sprünge innerhalb der Seite',
  outbound_click: 'Klicks auf Links nach außen',
  app_store_click: 'zum App Store',
  contact_sent: 'dass ein Kontaktformular abgeschickt wurde',
}

test.each(eventNames)('the privacy page says that %s is counted', name => {
  const [analysis = ''] = /\*\*Analyse, nur wenn du zustimmst:\*\*.*/.exec(read('datenschutz.md')) ?? []
  expect(analysis).toContain(measured[name])
})

test('terms since 1.1 name no price, terms 1.0 no free workouts', () => {
  for (const file of ['agb-1.2.md', 'agb-1.3.md']) expect(read(file)).not.toMatch(/\d+,\d\d EUR/)
  expect(read('agb-1.1.md')).not.toMatch(/\d+,\d\d EUR/)
  expect(read('agb-1.0.md')).not.toMatch(/Zehn Workouts/)
})

test.each(files)('%s speaks to you', name => {
  expect(read(name)).not.toMatch(/\b(?:Ihnen|Ihre[mnrs]?)\b|(?<![.!?:*]\s|^|\n)\bSie\b/)
})

describe('tokens', () => {
  test('are filled from one place, and only the known ones', () => {
    expect(fillTokens('{{product.name}}, {{ operator.name }}, {{constructor}}')).toBe(
      `${brand.name}, ${unnamed.name}, {{constructor}}`,
    )
    expect(unknownTokens('{{product.name}} {{constructor}} {{}}')).toEqual(['constructor', ''])
  })

  test('take other values, as they are', () => {
    expect(fillTokens('{{operator.name}}', { ...tokens, 'operator.name': '$& {{x}}' })).toBe('$& {{x}}')
  })
})

describe('the check finds', () => {
  test.each([
    ['an empty text', '', 'is empty'],
    ['a text without a title', 'Text', 'does not start with its title'],
    ['an unknown token', '# T\n\n{{operator.shoes}}', 'has the unknown token operator.shoes'],
    ['a script', '# T\n\n<script>', 'has a script tag'],
    ['a javascript link', '# T\n\n[x](javascript:x)', 'has a javascript: link'],
  ])('%s', (_, text, problem) => {
    expect(checkLegal('a.md', text)).toContain(`a.md: ${problem}`)
  })

  const version = { version: '1', date: '2025-01-01', file: 'a.md' }

  test.each([
    [
      'a version that is not listed before older ones',
      [version, { ...version, version: '2', date: '2025-02-01' }],
      'terms 2 are newer than what is listed before',
    ],
    ['a version without a date', [{ ...version, date: 'bald' }], 'terms 1 have no date'],
    ['a version twice', [version, { ...version }], 'terms 1 exist twice'],
  ])('%s', (_, versions, problem) => {
    expect(checkVersions(versions)).toContain(problem)
  })
})

describe('the landing page', () => {
  test('has five features, four questions and six marked examples', () => {
    expect(features.items.map(({ picture }) => picture)).toEqual(productPictures)
    expect(features.items).toHaveLength(5)
    expect(faq.items).toHaveLength(4)
    expect(testimonials.items).toHaveLength(6)
    expect(testimonials.notice).toBe('Beispielstimmen, bis echte da sind')
    for (const { who, stars } of testimonials.items) {
      expect(who).toMatch(/^Beispiel: /)
      expect(stars).toBe(5)
    }
  })
})
