import type { Text } from '../basis/plan.ts'
import { capital, inSentence, list, text } from '../basis/text.ts'
import { careName } from '../compose/around/caring.ts'
import { easedName } from '../compose/around/relief.ts'
import type { Brief } from '../prescribe/brief.ts'
import type { Kind } from '../prescribe/week/frequency.ts'

/** What the day is about and its style: "Oberkörper", "Ganzkörper, Zirkel", "HYROX Intervalle", else the goal: "Ausdauer". */
export const planName = (
  brief: Brief,
  kind: Kind | null,
  { focus, lasting = false }: { readonly focus: string | null; readonly lasting?: boolean },
): Text => {
  const goal = brief.catalogue.goals.find(({ id }) => id === brief.goal)?.name ?? text('Training', 'Training')
  const style = brief.wish.style === null ? [] : [styleNames[brief.wish.style]]
  const hyrox = Object.entries(hyroxNames).flatMap(([name, words]) => (focus === name ? [words] : []))
  const loosens = easedName(brief)
  const parts = [
    ...(loosens ? [loosens] : []),
    ...(kind === null ? hyrox : [kind === 'focus' ? focusName(brief) : kindNames[kind]]),
    ...(lasting ? [text('Ausdauer', 'endurance')] : []),
    ...(hyrox.length > 0 ? [] : style),
    ...(loosens ? [] : careName(brief)),
  ]
  const de = parts.map(part => part.de).join(', ')
  const en = parts.map(part => part.en).join(', ')
  if (parts.length === 0) return goal
  return hyrox.length > 0 ? text(`${goal.de} ${de}`, `${goal.en} ${en}`) : text(capital(de), capital(en))
}

/** As it was asked for, where that can be said in a few words; else what the muscles have in common. */
const focusName = ({ wish, catalogue }: Brief): Text => {
  const [only, ...more] = unlike(wish.named)
  const named = unlike(wish.named).flatMap(({ of, id }) => {
    const muscle = of === 'muscle' ? catalogue.muscles.find(one => one.id === id)?.name : undefined
    const region = of === 'region' ? ((more.length === 0 ? aloneNames[id] : undefined) ?? regionNames[id]) : undefined
    return muscle ?? region ?? []
  })
  if (only && named.length === more.length + 1 && named.length <= 3) return list(named.map(inSentence))
  const muscles = catalogue.muscles.filter(({ id }) => wish.focus.includes(id))
  if (muscles.length > 4) return muscles.some(({ id }) => id === 'quads') ? kindNames.lower : kindNames.upper
  return list(muscles.map(({ name }) => inSentence(name)))
}

const unlike = (named: Brief['wish']['named']) =>
  named.filter((one, at) => named.findIndex(({ of, id }) => of === one.of && id === one.id) === at)

const kindNames = {
  full: text('Ganzkörper', 'whole body'),
  upper: text('Oberkörper', 'upper body'),
  lower: text('Unterkörper', 'lower body'),
  push: text('Drücken', 'push'),
  pull: text('Ziehen', 'pull'),
  legs: text('Beine', 'legs'),
} as const

/** Beside others; alone some are called as the days of a split are. */
const regionNames: Readonly<Record<string, Text>> = {
  'upper-body': kindNames.upper,
  'lower-body': text('Beine', 'legs'),
  push: kindNames.push,
  pull: kindNames.pull,
  back: text('Rücken', 'back'),
  shoulders: text('Schultern', 'shoulders'),
  arms: text('Arme', 'arms'),
  core: text('Bauch', 'core'),
  thighs: text('Oberschenkel', 'thighs'),
  hips: text('Hüfte', 'hips'),
  'posterior-chain': text('Körperrückseite', 'posterior chain'),
}

const aloneNames: Readonly<Record<string, Text>> = {
  'lower-body': kindNames.lower,
  core: text('Rumpf', 'core'),
}

const hyroxNames = {
  'hyrox-easy-run': text('Grundlagenausdauer', 'aerobic base'),
  'hyrox-run-intervals': text('Intervalle', 'intervals'),
  'hyrox-strength': text('Kraft', 'strength'),
  'hyrox-compromised': text('Laufen und Stationen', 'runs and stations'),
  'hyrox-simulation': text('Simulation', 'simulation'),
  'hyrox-simulation-scaled': text('skalierte Simulation', 'scaled simulation'),
} as const

const styleNames = {
  straight: text('einzelne Sätze', 'straight sets'),
  superset: text('Supersätze', 'supersets'),
  circuit: text('Zirkel', 'circuit'),
  emom: text('EMOM', 'EMOM'),
  amrap: text('AMRAP', 'AMRAP'),
  interval: text('Intervalle', 'intervals'),
} as const
