/** What events are found by, as it stands in the address. */
export const filters = [
  { name: 'type', label: 'Type', hint: 'e.g. SetLogged' },
  { name: 'category', label: 'Category', hint: 'e.g. workout' },
  { name: 'planner', label: 'Planner', hint: 'version' },
  { name: 'from', label: 'Recorded from', hint: '' },
  { name: 'to', label: 'Recorded to', hint: '' },
  { name: 'actor', label: 'Actor', hint: 'id, or coach' },
  { name: 'command', label: 'Command', hint: 'id' },
  { name: 'correlation', label: 'Correlation', hint: 'id' },
  { name: 'text', label: 'Text in open fields', hint: 'two letters or more' },
] as const

/** What the address asks for. */
export const askedIn = (search: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...search].filter(([name, value]) => value && (name === 'q' || filters.some(one => one.name === name))),
  )
