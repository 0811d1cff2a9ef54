import { useEffect, useState } from 'react'
import { keepAnswer, keptAnswer } from './kept.ts'

// Where somebody left off beside what was logged: clocks that run, exercises that wait. It lies with what was read, for
// what is put into localStorage reaches the disk seconds later, and a phone that kills its browser does not wait.

const names = ['rest', 'set', 'block', 'held', 'waiting'] as const
type Name = (typeof names)[number]

const here = new Map<Name, unknown>()
/** On their way to the disk, or it would not take them. */
const unkept = new Set<Name>()

const questionOf = (name: Name) => `left off ${name}`

export const leftOff = (name: Name): unknown => here.get(name) ?? null

/** Null: there is nothing to go back to. */
export const leaveOff = (name: Name, value: unknown) => {
  here.set(name, value)
  unkept.add(name)
  keepAnswer(questionOf(name), value).then(isKept => isKept && unkept.delete(name))
}

/** Whether it is known where this person left off. */
export const useLeftOff = () => {
  const [known, know] = useState(false)
  useEffect(() => {
    Promise.all(names.map(lookAt)).then(() => know(true))
  }, [])
  return known
}

const lookAt = async (name: Name) => {
  const kept = await keptAnswer(questionOf(name))
  if (!unkept.has(name)) here.set(name, kept ?? null)
}
