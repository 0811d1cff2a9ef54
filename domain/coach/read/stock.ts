import type { Catalogue, Equipment } from '../basis/catalogue.ts'
import { type Intent, itemsOf } from './intent.ts'
import type { Wish } from './wishes.ts'

/** What there is to train with: what the place lists or its words name, less what the wish leaves out, and a way to run where one is outdoors. */
export const stockOf = (
  here: readonly string[],
  wish: Wish,
  placeName: Intent,
  catalogue: Catalogue,
): ReadonlySet<string> => {
  const furniture = here.filter(id => id === 'chair' || id === 'mat' || id === 'stairs')
  const only =
    wish.onlyKit && wish.onlyKit.length > kindOfThings ? wish.onlyKit.filter(id => here.includes(id)) : wish.onlyKit
  const listed = only ? [...only, ...furniture] : [...here, ...wish.withKit]
  const kept = listed.filter(id => !wish.withoutKit.includes(id))
  const kindOf = (id: string) => catalogue.equipment.find(one => one.id === id)
  const isInside = here.some(id => boundInside.has(kindOf(id)?.kind ?? ''))
  const route = wish.outdoors || (isOpenAir(placeName) && !isInside) ? ['running-route'] : []
  if (!wish.outdoors) return new Set([...kept, ...route, 'wall'])
  const outdoors = new Set(catalogue.equipment.filter(one => isOutdoors(one, here)).map(({ id }) => id))
  return new Set([...kept.filter(id => outdoors.has(id)), ...route])
}

/** "Draußen", "Park": and not "Hotel am Park". */
const isOpenAir = (placeName: Intent) => {
  const named = itemsOf(placeName, 'place')
  return named.length > 0 && named.every(({ place, want }) => want === 'with' && openAir.has(place))
}

const openAir: ReadonlySet<string> = new Set(['outdoors', 'track'])
const boundInside: ReadonlySet<string> = new Set(['machine', 'cardio'])

/** "Nur Maschinen" names a kind: of it, what the place has. */
const kindOfThings = 6

/** What can be carried outside; the bars of a place that is outdoors itself stay. */
const isOutdoors = ({ portable, kind }: Equipment, listed: readonly string[]) =>
  portable || kind === 'place' || (kind === 'station' && listed.includes('running-route'))
