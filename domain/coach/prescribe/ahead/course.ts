import { type DivisionOf, type Standard, standardsFor, type Team } from '../../basis/hyrox.ts'
import type { Division } from '../../basis/vocabulary.ts'
import type { Brief } from '../brief.ts'

type Racer = Pick<Brief, 'race' | 'catalogue'>

/** Who says nothing of it prepares for the race that most start in. */
const divisionOf = ({ race }: Pick<Brief, 'race'>): Division => race?.division ?? 'open-men'

/** The stations that the athlete prepares for, with their loads. */
export const standardsOf = (racer: Racer): readonly Standard[] =>
  standardsFor(racer.catalogue.training.hyrox, divisionOf(racer))

export const divisionRow = (racer: Racer): DivisionOf => racer.catalogue.training.hyrox.divisions[divisionOf(racer)]

export const teamOf = (racer: Racer): Team => divisionRow(racer).team

/** Seconds to wait while the partner works, who is about as fast. */
export const partnersTurn = (seconds: number): number => Math.min(longestTurn, Math.max(shortestTurn, seconds))

const [shortestTurn, longestTurn] = [20, 120]
