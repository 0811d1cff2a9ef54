export const kinds: Readonly<Record<string, string>> = {
  'free-weight': 'Freie Gewichte',
  accessory: 'Kleingeräte',
  station: 'Stationen',
  machine: 'Maschinen',
  cardio: 'Ausdauergeräte',
  fixture: 'Raum und Möbel',
  place: 'Draußen',
}

const plain = (text: string) =>
  text.toLocaleLowerCase('de').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')

/** Every typed word must occur; umlauts may be left out. */
export const found = (name: string, search: string) =>
  plain(search)
    .split(/\s+/)
    .every(word => plain(name).includes(word))

type Known = { readonly id: string; readonly kind?: unknown }

const home = ['dumbbells', 'resistance-band', 'mat', 'chair', 'wall']
const inStudios = new Set<unknown>(['free-weight', 'accessory', 'station', 'machine', 'cardio', 'fixture'])

/** A first guess to start from; every chip can still be turned. */
export const presets = [
  { name: 'Ohne Geräte', pick: () => [] },
  {
    name: 'Zuhause',
    pick: (known: readonly Known[]) => known.filter(({ id }) => home.includes(id)).map(({ id }) => id),
  },
  {
    name: 'Voll ausgestattetes Studio',
    pick: (known: readonly Known[]) => known.filter(({ kind }) => inStudios.has(kind)).map(({ id }) => id),
  },
] as const satisfies readonly { name: string; pick: (known: readonly Known[]) => string[] }[]
