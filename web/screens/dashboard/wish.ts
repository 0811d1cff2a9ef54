import type { QuestionOf } from '../../data/calls.ts'

/** What may be said about the next workout; all of it may be left open. */
export type Wish = {
  mood: number | null
  minutes: number | null
  place: string | null
  words: string
  today: readonly Today[]
}

/** How today is not like other days. */
export type Today = 'sick' | 'bad-sleep' | 'hangover'

export const open: Wish = { mood: null, minutes: null, place: null, words: '', today: [] }

export const todays: Readonly<Record<Today, string>> = {
  sick: 'Krank',
  'bad-sleep': 'Schlecht geschlafen',
  hangover: 'Verkatert',
}

export const moods = ['Erschöpft', 'Müde', 'Normal', 'Gut', 'Voller Energie'] as const

export const bodyOf = ({
  mood,
  minutes,
  place,
  words,
  today,
}: Wish): QuestionOf<'POST /llm/start-workout-creation'>['body'] => ({
  ...(words.trim() ? { prompt: words.trim() } : {}),
  ...(minutes === null ? {} : { duration_minutes: minutes }),
  ...(place === null ? {} : { profile_id: place }),
  ...(mood === null ? {} : { mood }),
  ...(today.length === 0 ? {} : { today: [...today] }),
})

/** The wish in one line, for when the choices are folded away. */
export const inShort = ({ mood, minutes, place, words, today }: Wish, placeName: (id: string) => string | undefined) =>
  [
    minutes === null ? null : `${minutes} Minuten`,
    place === null ? null : placeName(place),
    mood === null ? null : moods[mood - 1],
    ...today.map(one => todays[one]),
    words.trim() ? 'mit Wunsch' : null,
  ]
    .filter(Boolean)
    .join(' · ')
