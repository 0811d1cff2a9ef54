import { brand } from '../brand.ts'
import { earlyStart, plans, price, vatOf, vatPercent } from '../membership.ts'
import type { Operator } from '../operator.ts'
import { day, time } from './dates.ts'
import { greeting } from './greeting.ts'
import { letter } from './letter.ts'

type Money = { readonly cents: number; readonly currency: string }
type Period = {
  readonly plan: 'monthly' | 'yearly'
  readonly from: string
  readonly until: string
  /** Null: whoever was paid sends the receipt. */
  readonly amount: Money | null
  readonly payment: string
  readonly at: string
}

/** What happened to a subscription, as far as a mail tells of it. Moments in ISO 8601. */
type News =
  | ({ readonly what: 'started'; readonly waived: boolean; readonly withdrawUntil: string } & Period)
  | ({ readonly what: 'renewed' } & Period)
  | {
      readonly what: 'renews'
      readonly plan: Period['plan']
      readonly renewsAt: string
      readonly price: Money | null
    }
  | { readonly what: 'failed'; readonly graceUntil: string | null }
  | { readonly what: 'cancelled'; readonly receivedAt: string; readonly endsAt: string }
  | { readonly what: 'withdrawn'; readonly receivedAt: string }
  | { readonly what: 'refunded'; readonly amount: Money | null }
  | { readonly what: 'resumed' | 'revoked' | 'reinstated' | 'ended' }

type To = { readonly email: string; readonly firstName?: string; readonly link: string }

/** What a small invoice needs (§ 33 UStDV): who, when, for what, how much, and the tax in it. */
const receipt = ({ plan, from, until, amount, payment, at }: Period, operator: Operator) => {
  if (!amount) return ['Den Beleg über die Zahlung bekommst du von dort, wo du das Abo abgeschlossen hast.']
  const { cents, currency } = amount
  const vat = vatOf(cents)
  return [
    `Beleg ${payment} vom ${day(at)}`,
    `${operator.name}, ${operator.street}, ${operator.city}, USt-IdNr. ${operator.vatId}`,
    `Leistung: ${brand.name}-Abo ${plans[plan].name}, ${day(from)} bis ${day(until)}`,
    `${price({ cents: cents - vat, currency })} netto + ${price({ cents: vat, currency })} Umsatzsteuer (${vatPercent} %) = ${price(amount)}, bezahlt`,
  ]
}

const cancelling =
  'Kündigen kannst du jederzeit bis 24 Stunden vor dem Ende des Zeitraums, auf der Seite deines Abos. Hat es sich einmal verlängert, geht es jederzeit mit einer Frist von einem Monat; was du darüber hinaus bezahlt hast, bekommst du anteilig zurück.'
const stays = 'Was du trainiert hast, bleibt: Verlauf, Pläne und der Export deiner Daten gehen weiter wie bisher.'

const withdrawal = (waived: boolean, until: string, operator: Operator) =>
  waived
    ? [
        `Du hast zugestimmt: „${earlyStart.text}“ Wir haben dein Abo sofort freigeschaltet, damit ist dein Widerrufsrecht erloschen.`,
      ]
    : [
        `Du kannst den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen, also bis ${day(new Date(Date.parse(until) - 7_200_000).toISOString())}: auf der Seite deines Abos oder durch eine eindeutige Erklärung an ${operator.name}, ${operator.street}, ${operator.city}, E-Mail ${operator.email}. Wir erstatten dann alle Zahlungen spätestens binnen 14 Tagen auf dem Weg, auf dem du bezahlt hast.`,
      ]

type Words = { readonly subject: string; readonly before: readonly string[]; readonly after?: readonly string[] }

type Of<What extends News['what']> = Extract<News, { what: What }>

const started = (news: Of<'started'>, operator: Operator): Words => ({
  subject: `Dein ${brand.name}-Abo läuft`,
  before: [
    `dein Abo (${plans[news.plan].name}) läuft. Es gibt dir bis zu 100 Workouts in 30 Tagen und verlängert sich am ${day(news.until)} um denselben Zeitraum zum selben Preis, wenn du nicht kündigst.`,
    ...receipt(news, operator),
  ],
  after: [cancelling, ...withdrawal(news.waived, news.withdrawUntil, operator)],
})

const renews = (news: Of<'renews'>): Words => ({
  subject: `Dein ${brand.name}-Abo verlängert sich am ${day(news.renewsAt)}`,
  before: [
    `dein Abo (${plans[news.plan].name}) verlängert sich am ${day(news.renewsAt)} um denselben Zeitraum${news.price ? `, für ${price(news.price)}` : ''}. Wenn du das möchtest, brauchst du nichts zu tun.`,
    `Möchtest du es nicht? Dann kündige bis zum ${time(new Date(Date.parse(news.renewsAt) - 86_400_000).toISOString())}, dort, wo du das Abo abgeschlossen hast. Es läuft dann bis zum Ende weiter, und es wird nichts mehr abgebucht.`,
  ],
  after: [cancelling, stays],
})

const cancelled = (news: Of<'cancelled'>): Words => ({
  subject: `Wir haben deine Kündigung erhalten`,
  before: [
    `deine Kündigung ist am ${time(news.receivedAt)} bei uns eingegangen. Dein Abo endet am ${time(news.endsAt)}. Bis dahin kannst du alles weiter nutzen; danach wird nichts mehr abgebucht. Hast du über diesen Tag hinaus bezahlt, bekommst du den Rest anteilig zurück.`,
  ],
  after: [
    stays,
    'Du warst das nicht, oder du hast es dir anders überlegt? Auf der Seite deines Abos nimmst du die Kündigung zurück.',
  ],
})

const wordsOf = (news: News, operator: Operator): Words => {
  switch (news.what) {
    case 'started':
      return started(news, operator)
    case 'renewed':
      return {
        subject: `Dein ${brand.name}-Abo hat sich verlängert`,
        before: [
          `dein Abo (${plans[news.plan].name}) läuft weiter bis zum ${day(news.until)}.`,
          ...receipt(news, operator),
        ],
        after: [cancelling],
      }
    case 'renews':
      return renews(news)
    case 'failed':
      return {
        subject: `Die Zahlung für dein ${brand.name}-Abo hat nicht geklappt`,
        before: [
          news.graceUntil
            ? `die Zahlung für den nächsten Zeitraum hat nicht geklappt. Bis zum ${day(news.graceUntil)} geht alles weiter, und die Zahlung wird noch einmal versucht.`
            : 'die Zahlung für dein Abo hat nicht geklappt. Sie wird noch einmal versucht.',
          'Prüfe bitte, ob dein Zahlungsmittel noch gilt.',
        ],
        after: [stays],
      }
    case 'cancelled':
      return cancelled(news)
    case 'resumed':
      return {
        subject: `Dein ${brand.name}-Abo geht weiter`,
        before: ['die Kündigung ist zurückgenommen, dein Abo verlängert sich wieder von selbst.'],
        after: [cancelling],
      }
    case 'withdrawn':
      return {
        subject: `Wir haben deinen Widerruf erhalten`,
        before: [
          `dein Widerruf des Vertrags über das ${brand.name}-Abo ist am ${time(news.receivedAt)} bei uns eingegangen. Das Abo ist beendet.`,
          'Was du bezahlt hast, erstatten wir spätestens binnen 14 Tagen auf dem Weg, auf dem du bezahlt hast.',
        ],
        after: [stays],
      }
    case 'refunded':
      return {
        subject: `Deine Erstattung von ${brand.name}`,
        before: [
          `${news.amount ? `wir haben dir ${price(news.amount)} erstattet` : 'deine Zahlung wurde erstattet'}. Bis das Geld bei dir ist, kann es einige Tage dauern.`,
        ],
        after: [stays],
      }
    case 'revoked':
      return {
        subject: `Dein ${brand.name}-Abo wurde beendet`,
        before: [
          'die Zahlung für dein Abo wurde zurückgebucht oder wird nicht mehr mit dir geteilt. Damit ist es zu Ende.',
        ],
        after: [stays],
      }
    case 'reinstated':
      return {
        subject: `Deine Zahlung an ${brand.name} zählt wieder`,
        before: ['die Rückbuchung deiner Zahlung wurde aufgehoben. Was sie bezahlt hat, gilt wieder.'],
        after: [stays],
      }
    case 'ended':
      return {
        subject: `Dein ${brand.name}-Abo ist zu Ende`,
        before: [
          'dein Abo ist zu Ende, und es wird nichts mehr abgebucht. Wenn du wieder magst, geht es jederzeit weiter.',
        ],
        after: [stays],
      }
  }
}

export const membershipMail = ({ email, firstName, link }: To, news: News, operator: Operator) => {
  const { subject, before, after = [] } = wordsOf(news, operator)
  const action = { label: 'Zu deinem Abo', link }
  return { to: email, subject, ...letter({ greeting: greeting(firstName), before, action, after }) }
}
