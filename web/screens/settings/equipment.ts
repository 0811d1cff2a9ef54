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
