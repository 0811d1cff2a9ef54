import { stepUp } from '../../complaint.ts'
import type { BodyPart } from './body.ts'
import type { Said } from './cleared.ts'

/**
 * "Knie ist wieder gut" in a wish: what forms told of that part bears one step more. Words stand until they are changed
 * where they stand.
 */
export const steppedUp = (all: readonly Said[]): readonly Said[] => {
  const well = new Set(all.flatMap(said => partSaidWell(said) ?? []))
  return well.size === 0 ? all : all.flatMap(said => (isTold(said) && well.has(said.part) ? milder(said) : [said]))
}

const partSaidWell = (said: Said): BodyPart | null =>
  said.kind === 'recovered' && said.source?.field === 'wish' && said.source.certainty !== 'guess' ? said.part : null

type Told = Extract<Said, { readonly kind: 'complaint' }>

const isTold = (said: Said): said is Told => said.kind === 'complaint' && said.source === undefined

const milder = (said: Told): readonly Said[] => {
  const severity = said.severity === 'protect' ? null : stepUp(said.severity)
  return severity === null ? [] : [{ ...said, severity }]
}
