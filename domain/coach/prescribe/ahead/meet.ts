import type { EventId, Loose } from '../../../ids.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Strength } from '../lifts/strength.ts'

/** Loads in kg of the lifts of a meet, by exercise. */
export type MeetLoads = ReadonlyMap<string, number>

/**
 * The first attempts and the best lifts that somebody wrote, without a word about kilograms: "Opener 180/110/220", "1RM
 * Kniebeuge 190, Bank 120, Heben 235". `words` are folded; `lifts`: squat, bench press, deadlift.
 */
export const meetLoadsIn = (words: string, lifts: readonly string[]): { openers: MeetLoads; best: MeetLoads } => {
  const at = words.search(opener)
  const [before, after] = at === -1 ? [words, ''] : [words.slice(0, at), words.slice(at)]
  return {
    openers: after === '' ? new Map() : loadsIn(after, lifts),
    best: best.test(before) ? loadsIn(before, lifts) : new Map(),
  }
}

const opener = /\b(opener|openers|erstversuche?n?|eroffnungsversuche?|erste versuche|first attempts?)\b/
const best = /\b(1 ?rm|one rep max|maximal\w*|max|bestleistung\w*|pbs?|prs?)\b/

const load = '(\\d{2,3}(?:[.,]5)?)'
const triple = new RegExp(`\\b${load} ?(?:kg)? ?[/|–-] ?${load} ?(?:kg)? ?[/|–-] ?${load}\\b`)
const names = ['kniebeugen?|beugen?|squats?', 'bankdrucken|bank|bench(?: press)?', 'kreuzheben|heben|deadlifts?']
const named = names.map(name => new RegExp(`\\b(?:${name})[^\\d,;]{0,6}${load}\\b`))

const loadsIn = (words: string, lifts: readonly string[]): MeetLoads => {
  const [, ...inOrder] = triple.exec(words) ?? []
  const found = inOrder.length > 0 ? inOrder : named.map(pattern => pattern.exec(words)?.[1])
  return new Map(
    found.flatMap((written, at) => {
      const [lift, kg] = [lifts[at], Number(written?.replace(',', '.'))]
      return lift !== undefined && kg >= least && kg <= most ? [[lift, kg] as const] : []
    }),
  )
}

const least = 20
const most = 500

/** What such words tell of strength, a little below it. An opener is what goes on any day. */
export const strengthsOf = (
  { openers, best }: ReturnType<typeof meetLoadsIn>,
  event: Loose<EventId>,
  openerOfMax: number,
): ReadonlyMap<string, Strength> => {
  const { keep } = ruleSet.load.told.value
  const strength = (kg: number): Strength => ({ kg: kg * keep, events: [event], sure: true })
  return new Map([
    ...[...openers].map(([id, kg]) => [id, strength(kg / openerOfMax)] as const),
    ...[...best].map(([id, kg]) => [id, strength(kg)] as const),
  ])
}
