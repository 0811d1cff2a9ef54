import type { Role, Roles } from '../language.ts'
import { fold } from './fold.ts'

/** Looks up the roles of a word or phrase; most come again. */
export const rolesOf = (roles: Roles): ((folded: string) => ReadonlySet<Role>) => {
  const whole = new Map<string, Set<Role>>()
  const partly: { readonly role: Role; readonly fits: (folded: string) => boolean }[] = []
  for (const role of Object.keys(roles) as readonly Role[])
    for (const phrase of roles[role].split('|')) {
      const letters = fold(phrase.replaceAll('*', ''))
      if (phrase.includes('*')) partly.push({ role, fits: fitting(letters, phrase) })
      else whole.set(letters, (whole.get(letters) ?? new Set()).add(role))
    }
  const seen = new Map<string, ReadonlySet<Role>>()
  return folded => {
    const before = seen.get(folded)
    if (before) return before
    const found = new Set(whole.get(folded))
    for (const { role, fits } of partly) if (fits(folded)) found.add(role)
    const kept = found.size === 0 ? none : found
    if (seen.size < mostSeen) seen.set(folded, kept)
    return kept
  }
}

const fitting = (letters: string, phrase: string) => {
  if (phrase.startsWith('*') && phrase.endsWith('*')) return (folded: string) => folded.includes(letters)
  return phrase.startsWith('*')
    ? (folded: string) => folded.endsWith(letters)
    : (folded: string) => folded.startsWith(letters)
}

const none: ReadonlySet<Role> = new Set()
const mostSeen = 20_000
