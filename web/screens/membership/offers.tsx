import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { brand } from '../../../content/brand.ts'
import { earlyStart, gives, plans, price } from '../../../content/membership.ts'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { useCommandId } from '../../data/use-command-id.ts'
import { button } from '../../parts/button.css.ts'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { dateWords } from '../../parts/dates.ts'
import { Notice } from '../../parts/notice.tsx'
import { heading, numeral, soft } from '../../type.css.ts'
import * as css from '../settings/settings.css.ts'
import * as own from './membership.css.ts'
import type { Standing } from './standing.ts'

/** What it gives and costs, and where it is taken. */
export const Offers = ({ standing }: { standing: Standing }) => (
  <>
    {standing.subscription?.over ? (
      <Notice>
        {overWords(standing.subscription.over)} Was du trainiert hast, bleibt: Verlauf, Pläne und der Export deiner
        Daten gehen weiter wie bisher.
      </Notice>
    ) : null}
    <section className={css.part} aria-labelledby="gives">
      <h2 id="gives" className={heading.part}>
        Das bekommst du
      </h2>
      <ul className={css.gives}>
        {gives.map(each => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </section>
    <section className={css.part} aria-labelledby="costs">
      <h2 id="costs" className={heading.part}>
        Das kostet es
      </h2>
      {standing.seller === null ? <InTheApp /> : <Order standing={standing} />}
      <p className={soft}>
        Was du bisher trainiert hast, bleibt dir in jedem Fall. Alles Weitere steht in den <a href="/agb">AGB</a> mit
        der Widerrufsbelehrung.
      </p>
    </section>
  </>
)

const overWords = ({ why, at }: { why: 'withdrawn' | 'refunded' | 'revoked' | 'ended'; at: string }) => {
  const day = dateWords(at, 'date')
  switch (why) {
    case 'withdrawn':
      return `Du hast den Vertrag am ${day} widerrufen, damit ist dein Abo zu Ende. Was du bezahlt hast, bekommst du zurück.`
    case 'refunded':
      return `Deine letzte Zahlung wurde am ${day} erstattet, damit ist dein Abo zu Ende.`
    case 'revoked':
      return `Deine letzte Zahlung wurde am ${day} zurückgebucht oder wird nicht mehr mit dir geteilt, damit ist dein Abo zu Ende.`
    case 'ended':
      return `Dein Abo ist seit dem ${day} zu Ende.`
  }
}

const InTheApp = () => (
  <>
    <p>
      Monatlich oder jährlich. Den Preis siehst du in der App, bevor du etwas bestätigst. Kündigen kannst du bis 24
      Stunden vor dem Ende des Zeitraums, und 14 Tage lang kannst du den Vertrag widerrufen.
    </p>
    <div>
      <a className={button.primary} href={brand.appStoreUrl} target="_blank" rel="noreferrer">
        In der App abonnieren
      </a>
    </div>
  </>
)

const Order = ({ standing: { offers } }: { standing: Standing }) => {
  const [plan, choose] = useState<'monthly' | 'yearly'>('monthly')
  const [early, setEarly] = useState(false)
  const commandId = useCommandId()
  const order = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const body = { plan, early_start: early }
      return ask('POST /api/membership/orders', { body, commandId: commandId.take(body) })
    },
    onSettled: (_, error) => commandId.settle(error),
    onSuccess: ({ pay_at }) => location.assign(pay_at),
  })
  const offer = offers.find(each => each.plan === plan)
  if (!offer) return null
  const { every, name } = plans[plan]
  const monthly = offer.months > 1 ? { ...offer, cents: Math.round(offer.cents / offer.months) } : null
  return (
    <>
      <div className={css.chips}>
        {offers.map(each => (
          <Chip key={each.plan} chosen={plan === each.plan} onClick={() => choose(each.plan)}>
            {plans[each.plan].name}
          </Chip>
        ))}
      </div>
      <p className={own.prices}>
        <span>
          <span className={numeral.middle}>{price(offer)}</span> <span className={soft}>{every}, inkl. MwSt.</span>
        </span>
        {monthly ? <span className={soft}>Das sind {price(monthly)} im Monat.</span> : null}
      </p>
      <p>
        Läuft {name} und verlängert sich zum selben Preis um {offer.months === 1 ? 'einen Monat' : 'ein Jahr'}, wenn du
        nicht kündigst. Das geht jederzeit bis 24 Stunden vor dem Ende, hier mit zwei Klicks.
        {offer.months > 1
          ? ' Hat es sich verlängert, kannst du jederzeit mit einer Frist von einem Monat kündigen und bekommst den Rest anteilig zurück.'
          : ''}
      </p>
      <label className={own.tick}>
        <input type="checkbox" className={own.box} checked={early} onChange={event => setEarly(event.target.checked)} />
        <span>
          {earlyStart.text} <span className={soft}>(freiwillig) {earlyStart.without}</span>
        </span>
      </label>
      {order.error ? <Notice tone="bad">{wordsOf(order.error)}</Notice> : null}
      <div>
        <Button disabled={order.isPending || order.isSuccess} onClick={() => order.mutate()}>
          Zahlungspflichtig bestellen
        </Button>
      </div>
    </>
  )
}
