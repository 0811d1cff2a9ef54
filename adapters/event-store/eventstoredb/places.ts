import { asId, type Position } from '../../../domain/kernel/stream.ts'

/** Where a record stands in the server's log. Both parts count: records of one transaction may share the commit. */
export type Place = { readonly commit: bigint; readonly prepare: bigint }

export const positionOf = ({ commit, prepare }: Place) => {
  const text = String(commit)
  return asId<'position'>(`${text}/${commit === prepare ? text : prepare}`)
}

export const placeOf = (position: Position): Place => {
  const [, commit, prepare] = /^(\d+)\/(\d+)$/.exec(position) ?? []
  if (!commit || !prepare) throw new Error(`"${position}" is not a position of this event store`)
  return { commit: BigInt(commit), prepare: BigInt(prepare) }
}

export const isAfter = (one: Place, other: Place | null) =>
  other === null || one.commit > other.commit || (one.commit === other.commit && one.prepare > other.prepare)

export const comparePositions = (one: Position | null, other: Position | null) => {
  if (one === other) return 0
  if (one === null) return -1
  return isAfter(placeOf(one), other && placeOf(other)) ? 1 : -1
}

const largest = 2n ** 63n - 1n

/** Where no log ends before. */
export const farthest: Place = { commit: largest, prepare: largest }

/** Servers have been seen to send the largest number there is for a place they were not sure of. */
export const isPlausible = ({ commit, prepare }: Place) => commit > 0n && commit >= prepare && commit < largest

/** In bytes of the server's log. */
export const distanceBetween = (from: Position | null, to: Position | null) =>
  Number((to ? placeOf(to).commit : 0n) - (from ? placeOf(from).commit : 0n))
