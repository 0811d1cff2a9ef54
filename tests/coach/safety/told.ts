import type { Amber } from '../../../domain/coach/read/conditions.ts'
import type { Unsafe } from '../corpus/unsafe.ts'

/** What somebody has to be told before the first set (training rules, §4: "amber shapes the plan and says so"), in German. */
const byClass: Readonly<Record<Amber, RegExp>> = {
  heart: /brust.*(?:112|hör)|(?:112|hör).*brust/i,
  'blood-pressure': /luft an/i,
  diabetes: /zucker/i,
  epilepsy: /allein|jemand/i,
  osteoporosis: /rücken.*(?:gerade|rund)|(?:gerade|rund).*rücken/i,
  disc: /taub/i,
  'blood-thinner': /sturz|schlag|gestoßen/i,
  'beta-blocker': /puls/i,
  surgery: /ohne last|physio|ärztlich/i,
  birth: /beckenboden/i,
  tear: /ohne last|physio|ärztlich/i,
  pregnancy: /hebamme/i,
  joint: /schmerz/i,
  today: /heute/i,
  other: /ärztlich/i,
  unknown: /schreib/i,
}

/** And of these what is their own. */
const byCondition: Readonly<Record<string, RegExp>> = {
  asthma: /spray/i,
  glaucoma: /luft an/i,
  'pelvic-floor': /atme/i,
  diastasis: /atme/i,
  exhaustion: /morgen|pause/i,
  'long-covid': /morgen|pause/i,
}

/** What is not said to somebody; of several things that their words may mean, one is enough. */
export const untold = ({ ambers, items }: Extract<Unsafe, { level: 'amber' }>, words: string): readonly string[] => [
  ...ambers.filter(any => !any.some(one => byClass[one].test(words))).map(any => `no word on ${any.join(' or ')}`),
  ...items
    .flatMap(any => (any.length === 1 ? any : []))
    .flatMap(one => (one.kind === 'condition' ? [one.condition ?? ''] : []))
    .filter(condition => byCondition[condition]?.test(words) === false)
    .map(condition => `no word on ${condition}`),
]
