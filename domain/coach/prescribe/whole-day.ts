import { remembered, rememberedFor } from '../basis/remembered.ts'
import type { Brief } from './brief.ts'

// Of a day shorter ones are composed as well: what does not depend on its minutes is worked out once for all of them.

const wholes = new WeakMap<Brief, Brief>()

/** The day that this one is a shorter one of. */
export const wholeDay = (brief: Brief): Brief => wholes.get(brief) ?? brief

/** The same day in other minutes. */
export const inMinutes = (brief: Brief, minutes: number): Brief => {
  const other = { ...brief, minutes }
  wholes.set(other, wholeDay(brief))
  return other
}

/** A change of a day and of all its shorter ones alike. */
export const changedDay = (change: (brief: Brief) => Brief): ((brief: Brief) => Brief) => {
  const changed = remembered((brief: Brief): Brief => {
    const [other, whole] = [change(brief), wholeDay(brief)]
    if (whole !== brief && other !== brief) wholes.set(other, changed(whole))
    return other
  })
  return changed
}

/** What follows from a day, whatever its minutes, and what is asked about it. */
export const rememberedForDay = <About, Value>(
  make: (brief: Brief, about: About) => Value,
): ((brief: Brief, about: About) => Value) => {
  const known = rememberedFor(make)
  return (brief, about) => known(wholeDay(brief), about)
}
