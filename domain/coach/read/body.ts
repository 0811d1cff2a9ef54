import type { Joint } from '../basis/vocabulary.ts'

/** A stretch of the body as people name it when they want to train it. */
export type Region = keyof typeof musclesOf

const shoulders = ['front-delts', 'side-delts', 'rear-delts']
const back = ['lats', 'upper-back', 'traps', 'lower-back']
const arms = ['biceps', 'triceps', 'forearms']
const core = ['abs', 'obliques', 'lower-back']
const thighs = ['quads', 'hamstrings', 'adductors']
const push = ['chest', 'front-delts', 'side-delts', 'triceps']
const pull = ['lats', 'upper-back', 'rear-delts', 'traps', 'biceps', 'forearms']
const legs = [...thighs, 'glutes', 'abductors', 'calves', 'hip-flexors']

/** Muscles of a region, in ids of the catalogue. */
export const musclesOf = {
  'whole-body': [...push, ...pull, ...core, ...legs],
  'upper-body': [...push, ...pull],
  'lower-body': legs,
  push,
  pull,
  back,
  shoulders,
  arms,
  core,
  thighs,
  hips: ['glutes', 'abductors', 'adductors', 'hip-flexors'],
  'posterior-chain': ['lower-back', 'glutes', 'hamstrings', 'calves'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** A part of the body as people name it when it complains. */
export type BodyPart = keyof typeof jointsOf

/** Joints that bear less when the part complains; an empty list limits by `musclesNear` alone. */
export const jointsOf = {
  head: [],
  jaw: [],
  neck: [],
  shoulder: ['shoulder'],
  'upper-arm': ['shoulder', 'elbow'],
  elbow: ['elbow'],
  forearm: ['elbow', 'wrist'],
  wrist: ['wrist'],
  hand: ['wrist'],
  chest: ['shoulder'],
  ribs: ['shoulder'],
  back: ['lowerBack'],
  'upper-back': ['lowerBack'],
  'lower-back': ['lowerBack'],
  abdomen: ['lowerBack'],
  pelvis: ['lowerBack', 'hip'],
  groin: ['hip'],
  hip: ['hip'],
  buttock: ['hip'],
  'front-thigh': ['hip', 'knee'],
  'back-thigh': ['hip', 'knee'],
  'inner-thigh': ['hip'],
  knee: ['knee'],
  shin: ['ankle'],
  calf: ['ankle'],
  achilles: ['ankle'],
  ankle: ['ankle'],
  foot: ['ankle'],
  toe: ['ankle'],
} as const satisfies Readonly<Record<string, readonly Joint[]>>

/** Muscles that are not loaded heavily while the part complains. */
export const musclesNear: Readonly<Partial<Record<BodyPart, readonly string[]>>> = {
  neck: ['traps'],
  chest: ['chest'],
  ribs: ['chest', 'obliques'],
  'upper-back': ['upper-back', 'traps'],
  'lower-back': ['lower-back'],
  abdomen: ['abs', 'obliques'],
  groin: ['adductors', 'hip-flexors'],
  buttock: ['glutes'],
  'upper-arm': ['biceps', 'triceps'],
  forearm: ['forearms'],
  'front-thigh': ['quads'],
  'back-thigh': ['hamstrings'],
  'inner-thigh': ['adductors'],
  calf: ['calves'],
  achilles: ['calves'],
}

export type Side = 'left' | 'right' | 'both'
