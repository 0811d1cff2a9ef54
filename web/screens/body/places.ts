import type { QuestionOf } from '../../data/calls.ts'

export type Report = QuestionOf<'POST /api/body/complaints'>['body']

/** A part of the body, and which of two. */
export type Place = { readonly part: Report['part']; readonly side: 'left' | 'right' | null }

/** What the picture has no point for. */
export const elsewhere: readonly { readonly part: Place['part']; readonly name: string }[] = [
  { part: 'groin', name: 'Leiste' },
  { part: 'buttock', name: 'Gesäß' },
  { part: 'front-thigh', name: 'Oberschenkel vorn' },
  { part: 'back-thigh', name: 'Oberschenkel hinten' },
  { part: 'calf', name: 'Wade' },
  { part: 'achilles', name: 'Achillessehne' },
  { part: 'foot', name: 'Fuß' },
  { part: 'hand', name: 'Hand' },
]

export const severities = [
  { severity: 'mild', name: 'Zwickt', more: 'Steif, verspannt oder empfindlich' },
  { severity: 'pain', name: 'Schmerzt', more: 'Tut bei Bewegung oder Last weh' },
  { severity: 'acute', name: 'Stark', more: 'Geschwollen, blockiert oder gerade erst passiert' },
] as const
