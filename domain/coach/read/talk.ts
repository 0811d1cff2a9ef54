/** What is said to the coach as to a person. */
export type Talk = Refusal | Override | Withdrawn | NotUnderstood

/** "Heute kein Training", "ich mach das nicht". No plan is pushed: rest and a walk are offered; a next session keeps its targets. */
type Refusal = { readonly kind: 'refusal'; readonly of: 'training' | 'suggestion' }

/** "Trotzdem", "Muskelkater ist mir egal": lifts the recovery rule (48 hours) and nothing else, no health limit above all. */
type Override = { readonly kind: 'override' }

/** "Beine – ach nee, doch lieber Rücken": the words taken back. Nothing else stands on them; the chip shows them struck out. */
type Withdrawn = { readonly kind: 'withdrawn' }

/** Words that could change a plan and were not understood, health not in sight. Shown as "Nicht verstanden: …", changes nothing. */
type NotUnderstood = { readonly kind: 'not-understood' }
