import type { Wrong } from './reading.ts'
import type { Items, Rate, Score } from './score.ts'

/** The figures as lines for a report; `wrong` lists every utterance that was read otherwise. */
export const printed = (name: string, score: Score): string =>
  [
    `${name}: ${score.utterances} utterances`,
    `  red recall ${share(score.red)}   ${listed(score.redBy)}`,
    `  amber recall ${share(score.amber)}   ${listed(score.amberBy)}`,
    `  false alarms ${share(score.falseAlarms)}, false stops ${share(score.falseStops)}`,
    ...Object.entries(score.items).map(([language, items]) => `  items ${language}: ${counted(items)}`),
    ...Object.entries(score.kinds).map(([kind, items]) => `    ${kind}: ${counted(items)}`),
  ].join('\n')

export const wrong = (score: Score): string => score.wrong.map(lineOf).join('\n')

const lineOf = ({ utterance, missed, extra, safety }: Wrong) =>
  [
    `${utterance.language} ${utterance.field}: ${utterance.text.slice(0, 160)}`,
    ...(safety ? [`    ${safety}`] : []),
    ...missed.map(label => `    missed ${label}`),
    ...extra.map(({ source, ...meaning }) => `    extra ${JSON.stringify(meaning)} at ${source.start}-${source.end}`),
  ].join('\n')

const counted = ({ expected, found, given, right }: Items) =>
  `precision ${share({ of: given, hit: right })}, recall ${share({ of: expected, hit: found })}`

const share = ({ of, hit }: Rate) => (of === 0 ? 'none' : `${(hit / of).toFixed(3)} (${hit} of ${of})`)

const listed = (rates: Readonly<Record<string, Rate>>) =>
  Object.entries(rates)
    .map(([name, { of, hit }]) => `${name} ${hit}/${of}`)
    .join(', ')
