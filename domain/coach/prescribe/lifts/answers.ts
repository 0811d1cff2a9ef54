import { day } from '../../../days.ts'
import type { EventId, Loose } from '../../../ids.ts'
import type { Feedback } from '../../basis/request.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Readings } from '../../read/reader.ts'

/** What an athlete's answers about their last workouts change today. */
export type Answers = {
  readonly felt: 'hard' | 'easy' | null
  /** Repetitions in reserve, more or fewer than usual. */
  readonly rir: number
  /** Share of the sets. */
  readonly sets: number
  readonly events: readonly Loose<EventId>[]
}

const { days, last, hard, easy } = ruleSet.load.answers.value

/**
 * "Too hard" leaves more in reserve and takes sets away when it comes again; "too easy" twice takes reserve away. Words
 * count where nothing was tapped.
 */
export const answersOf = (feedback: Feedback | undefined, verdicts: Readings['verdicts'], now: number): Answers => {
  const inWords = (event: Loose<EventId>) => {
    const was = verdicts.find(one => one.event === event && (one.was === 'too-hard' || one.was === 'too-easy'))?.was
    return was ?? null
  }
  const told = [...(feedback?.said ?? [])]
    .map(({ event, at, difficulty }) => ({ event, at, difficulty: difficulty ?? inWords(event) }))
    .filter(({ at, difficulty }) => difficulty !== null && Date.parse(at) <= now && now - Date.parse(at) < days * day)
    .sort(newestFirst)
    .slice(0, last)
  const [newest] = told
  const same = told.filter(({ difficulty }) => difficulty === newest?.difficulty)
  const events = same.map(({ event }) => event)
  if (newest?.difficulty === 'too-hard')
    return { felt: 'hard', rir: hard.rir, sets: same.length >= 2 ? hard.sets : 1, events }
  if (newest?.difficulty === 'too-easy' && same.length >= 2) return { felt: 'easy', rir: easy.rir, sets: 1, events }
  return { felt: null, rir: 0, sets: 1, events: [] }
}

const newestFirst = (one: { readonly at: string }, other: { readonly at: string }) =>
  Date.parse(other.at) - Date.parse(one.at)
