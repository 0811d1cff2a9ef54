import type { StoredEvent } from './stored.ts'

const mostShown = 160

/** Which of an event's fields hold a text, whatever its case, and what stands in them. */
export const openFieldsWith = (text: string, event: StoredEvent, open: readonly string[]) => {
  const wanted = text.toLowerCase()
  return open
    .filter(field => Object.hasOwn(event, field) && holds(event[field], wanted))
    .map(field => ({ field, text: shortened(asText(event[field])) }))
}

/** What is nested counts where a value holds the text, not where a name does. */
const holds = (value: unknown, wanted: string): boolean => {
  if (value === null || value === undefined) return false
  if (typeof value === 'object') return Object.values(value).some(each => holds(each, wanted))
  return String(value).toLowerCase().includes(wanted)
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const shortened = (text: string) => (text.length > mostShown ? [...text].slice(0, mostShown).join('') : text)
