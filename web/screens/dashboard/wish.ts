import type { QuestionOf } from '../../data/calls.ts'

/** What may be said about the next workout; all of it may be left open. */
export type Wish = { mood: number | null; minutes: number | null; place: string | null; words: string }

export const open: Wish = { mood: null, minutes: null, place: null, words: '' }

export const moods = ['Erschöpft', 'Müde', 'Normal', 'Gut', 'Voller Energie'] as const

export const bodyOf = ({
  mood,
  minutes,
  place,
  words,
}: Wish): QuestionOf<'POST /llm/start-workout-creation'>['body'] => ({
  ...(words.trim() ? { prompt: words.trim() } : {}),
  ...(minutes === null ? {} : { duration_minutes: minutes }),
  ...(place === null ? {} : { profile_id: place }),
  ...(mood === null ? {} : { mood }),
})

/** The wish in one line, for when the choices are folded away. */
export const inShort = ({ mood, minutes, place, words }: Wish, placeName: (id: string) => string | undefined) =>
  [
    minutes === null ? null : `${minutes} Minuten`,
    place === null ? null : placeName(place),
    mood === null ? null : moods[mood - 1],
    words.trim() ? 'mit Wunsch' : null,
  ]
    .filter(Boolean)
    .join(' · ')
