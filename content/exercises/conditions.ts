import type { Contraindication } from '../../domain/coach/basis/vocabulary.ts'
import type { Exercise } from './schema.ts'

export type Burden = Pick<
  Exercise,
  | 'pattern'
  | 'role'
  | 'jointLoad'
  | 'overhead'
  | 'axialLoad'
  | 'impact'
  | 'spine'
  | 'inverted'
  | 'gripHeavy'
  | 'hands'
  | 'lies'
  | 'stretches'
  | 'skill'
  | 'defaults'
>

type Ground = {
  readonly tags: readonly Contraindication[]
  readonly because: string
  readonly when: (burden: Burden) => boolean
  /** Grade: B consensus or guideline, C practice. */
  readonly source: string
}

const practice = 'practice C'
const bone = 'Giangregorio 2014, Too Fit To Fracture B'
const pressure = 'Pelliccia 2021, ESC sports cardiology B'
const birth = 'Mottola 2019, Canadian guideline on activity in pregnancy B'

/** Nothing that presses on the belly, goes head down, is thrown or caught, or ends in a fall. */
const carrying: readonly Ground[] = [
  { tags: ['pregnancy'], because: 'lies on the belly or hangs from it', when: lies('front'), source: birth },
  { tags: ['lying-on-back'], because: 'lies flat on the back', when: lies('back'), source: birth },
  { tags: ['pregnancy'], because: 'brings the head below the heart', when: burden => burden.inverted, source: birth },
  { tags: ['pregnancy', 'pelvic-floor'], because: 'strains the belly wall', when: curls, source: birth },
  {
    tags: ['pregnancy'],
    because: 'is jumped, thrown or swung, or may end in a fall',
    when: ({ pattern, skill, overhead, hands }) =>
      pattern === 'jump' || pattern === 'power' || skill >= 4 || (overhead && hands === 'heavy'),
    source: birth,
  },
  {
    tags: ['pregnancy'],
    because: 'stands on one leg under load',
    when: ({ pattern, skill }) => pattern === 'lunge' && skill >= 3,
    source: birth,
  },
]

/** Every other broken vertebra was never noticed: nobody of an age has to know of it first. */
const old: readonly Ground[] = [
  {
    tags: ['older'],
    because: 'bends or twists the spine for strength',
    when: ({ spine, role }) => spine !== 'neutral' && role === 'core',
    source: bone,
  },
  { tags: ['older'], because: 'brings the head below the heart', when: ({ inverted }) => inverted, source: practice },
]

const seizures: readonly Ground[] = [
  {
    tags: ['seizure'],
    because: 'holds a weight over who lies under it',
    when: ({ lies, hands, pattern }) =>
      (lies === 'back' && hands !== 'free') || (pattern === 'horizontal-push' && hands === 'bar'),
    source: practice,
  },
  {
    tags: ['seizure'],
    because: 'hangs by the arms or takes all the strength there is',
    when: ({ pattern, skill, hands }) => hands === 'heavy' && (pattern === 'vertical-pull' || skill >= 4),
    source: practice,
  },
]

/** Compression and traction of a nerve that is irritated. */
const nerves: readonly Ground[] = [
  { tags: ['leg-nerve'], because: 'loads the lower back', when: joint('lowerBack', 2), source: practice },
  { tags: ['leg-nerve', 'arm-nerve'], because: 'loads the spine along its axis', when: axial(2), source: practice },
  {
    tags: ['leg-nerve'],
    because: 'bends or twists the spine',
    when: ({ spine }) => spine !== 'neutral',
    source: practice,
  },
  { tags: ['leg-nerve'], because: 'draws the nerve long', when: stretches('leg-nerve'), source: practice },
  { tags: ['arm-nerve'], because: 'draws the nerve long', when: stretches('arm-nerve'), source: practice },
  { tags: ['arm-nerve'], because: 'leads the arms overhead', when: ({ overhead }) => overhead, source: practice },
  {
    tags: ['arm-nerve'],
    because: 'pulls at the arm',
    when: ({ hands, pattern }) => hands === 'heavy' || pattern === 'carry',
    source: practice,
  },
]

/** Which facts of an exercise forbid it to whom. An exercise may name further conditions, never fewer than these. */
const grounds: readonly Ground[] = [
  { tags: ['shoulder-pain'], because: 'loads the shoulder most', when: joint('shoulder', 3), source: practice },
  { tags: ['elbow-pain'], because: 'loads the elbow most', when: joint('elbow', 3), source: practice },
  {
    tags: ['elbow-pain'],
    because: 'strains the elbow by grip or by bending and stretching the arm alone',
    when: burden => burden.jointLoad.elbow >= 2 && (burden.gripHeavy || armPatterns.includes(burden.pattern)),
    source: practice,
  },
  { tags: ['wrist-pain'], because: 'loads the wrist', when: joint('wrist', 2), source: practice },
  { tags: ['lower-back-pain'], because: 'loads the lower back', when: joint('lowerBack', 2), source: practice },
  { tags: ['lower-back-pain'], because: 'loads the spine along its axis', when: axial(2), source: practice },
  { tags: ['hip-pain'], because: 'loads the hip most', when: joint('hip', 3), source: practice },
  { tags: ['knee-pain'], because: 'loads the knee most', when: joint('knee', 3), source: practice },
  { tags: ['knee-pain'], because: 'lands on the knee', when: impact(2), source: practice },
  { tags: ['ankle-pain'], because: 'loads the ankle most', when: joint('ankle', 3), source: practice },
  { tags: ['ankle-pain'], because: 'lands on the ankle', when: impact(2), source: practice },
  { tags: ['overhead-pain'], because: 'leads the arms overhead', when: burden => burden.overhead, source: practice },
  { tags: ['osteoporosis'], because: 'lands hard', when: impact(3), source: bone },
  {
    tags: ['osteoporosis'],
    because: 'bends or twists the spine to its end, fast or against load',
    when: burden => burden.spine !== 'neutral',
    source: bone,
  },
  {
    tags: ['hypertension'],
    because: 'is lifted with the breath held',
    when: axial(3),
    source: pressure,
  },
  {
    tags: ['hypertension'],
    because: 'brings the head below the heart',
    when: burden => burden.inverted,
    source: pressure,
  },
  {
    tags: ['hypertension'],
    because: 'is a hard hold without movement',
    when: ({ defaults, role, pattern, skill }) =>
      !defaults.reps && defaults.seconds !== undefined && held.includes(role) && pattern !== 'carry' && skill >= 2,
    source: pressure,
  },
  { tags: ['pregnancy', 'pelvic-floor'], because: 'presses down on the pelvic floor', when: axial(3), source: birth },
  { tags: ['pregnancy', 'pelvic-floor'], because: 'lands on the pelvic floor', when: impact(2), source: birth },
  {
    tags: ['neck-pain'],
    because: 'rests on the neck, or loads the spine below it',
    when: axial(2),
    source: practice,
  },
  {
    tags: ['neck-pain'],
    because: 'brings the head below the heart',
    when: ({ inverted }) => inverted,
    source: practice,
  },
  { tags: ['stiff-back'], because: 'loads the spine along its axis', when: axial(2), source: practice },
  { tags: ['stiff-back'], because: 'loads the lower back most', when: joint('lowerBack', 3), source: practice },
  {
    tags: ['stiff-back'],
    because: 'is pulled bent over, held by the back alone',
    when: ({ pattern, jointLoad }) => pattern === 'horizontal-pull' && jointLoad.lowerBack >= 2,
    source: practice,
  },
  { tags: ['stiff-back', 'lower-back-pain'], because: 'bends or twists the spine', when: bends, source: practice },
  ...carrying,
  ...seizures,
  ...nerves,
  ...old,
]

export const impliedBy = (burden: Burden): readonly Contraindication[] => [
  ...new Set(grounds.filter(({ when }) => when(burden)).flatMap(({ tags }) => tags)),
]

function joint(name: keyof Burden['jointLoad'], least: number) {
  return ({ jointLoad }: Burden) => jointLoad[name] >= least
}

function axial(least: number) {
  return ({ axialLoad }: Burden) => axialLoad >= least
}

function lies(on: 'back' | 'front') {
  return (burden: Burden) => burden.lies === on
}

function stretches(nerve: 'leg-nerve' | 'arm-nerve') {
  return (burden: Burden) => burden.stretches === nerve
}

function curls({ pattern, spine, role }: Burden) {
  return pattern === 'core-flexion' || (role === 'core' && spine !== 'neutral')
}

function bends({ spine, role }: Burden) {
  return spine !== 'neutral' && role !== 'mobility' && role !== 'warm-up'
}

function impact(least: number) {
  return (burden: Burden) => burden.impact >= least
}

const armPatterns: readonly Exercise['pattern'][] = ['arm-flexion', 'arm-extension']
const held: readonly Exercise['role'][] = ['core', 'compound', 'isolation']
