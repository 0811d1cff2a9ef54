import type { BodyPart, Side } from './body.ts'
import type { Event, Feeling, Place, Weekday } from './circumstances.ts'
import type { Condition, Drug, RedFlag, TodayState } from './conditions.ts'
import type { Format, Intensity, Verdict } from './shaping.ts'
import type { Sport } from './sports.ts'
import type { Skill, Target } from './training.ts'

/**
 * The words of a language and what they mean, as reviewed data. `words` are phrases of folded words (fold.ts) between
 * bars; a word that ends in * stands for any ending. The longest phrase wins.
 */
export type Language = {
  readonly entries: readonly Entry[]
  readonly signs: readonly Sign[]
  /** Parts of compounds that stand behind a part of the body or another noun: "Knie|schmerzen", "Rücken|training". */
  readonly heads: string
  /** Of these, what a part of the body has that hurts: heard with a slip in either half. */
  readonly painHeads: string
  /** Ordinary words that look like others, between blanks: read as they are written. */
  readonly everyday: string
  /** How a word of a dialect is written, "chopf=kopf", between blanks. */
  readonly dialects: readonly string[]
  /** What words speak of that mean nothing to the grammar, by the name of the kind; `*` stands for any letters before or behind. */
  readonly kinds: Readonly<Record<string, string>>
  readonly recovery: Recovery
  readonly roles: Roles
  readonly turns: Turns
  /** What was learned of words that are in no vocabulary. */
  readonly ear: Ear
  /** Endings of words that are in no vocabulary: "-itis", "-olol". */
  readonly endings: readonly { readonly ending: string; readonly sense: HealthSense }[]
}

/**
 * How people tell of an illness as gone by: what they call it (`grave`: what takes weeks), that it is gone, that they are
 * back, and what says that they are not quite yet. A word may end in *: any letters there.
 */
export type Recovery = Readonly<Record<'ill' | 'grave' | 'gone' | 'back' | 'notYet', string>>

/** Words and phrases by what they do for others beside them; a `*` stands for any letters before, behind or on both sides. */
export type Roles = Readonly<Record<Role, string>>

export const roleNames = [
  'determiner',
  'possessive',
  'has',
  'is-or-has',
  'relative',
  'passing',
  'beside',
  'tells-of-oneself',
  'somebody',
  'kins',
  'of-people',
  'breaks-down',
  'coughs',
  'pointing',
  'has-a-name',
  'called-so',
  'name',
  'kill-me',
  'dying',
  'workout',
  'of-life',
  'sore-or-not',
  'all-the-same',
  'in-place-of',
  'of-daytime',
  'of-when-and-where',
  'sound',
  'of-a-group',
  'place-of-others',
  'goes-round',
  'ill-or-cross',
  'none-at-all',
  'animal-too',
  'vexes',
  'with-a-part',
  'as-ever',
] as const

export type Role = (typeof roleNames)[number]

/** Turns of phrase by what they say of what stands beside them, in one clause or sentence. A word may end in *: any letters there. */
export type Turns = Readonly<Record<Turn, string>>

export const turnNames = [
  'none-of',
  'not-at-all',
  'better',
  'scoffs',
  'as-child',
  'quiet',
  'for-good',
  'since',
  'still-there',
  'by-a-doctor',
  'has-it',
  'of-a-cat',
  'from-laughing',
] as const

export type Turn = (typeof turnNames)[number]

/** A linear classifier over the features of words: a weight for each bucket (modulo how many there are), in units of `scale`. */
export type Head = { readonly bias: number; readonly scale: number; readonly weights: Int8Array }

/**
 * What was learned from labelled utterances (tests/coach/corpus): whether words call for any care, whether for a stop,
 * which flag they sound like, and how sure it must be of that.
 */
export type Ear = {
  readonly care: Head
  readonly stop: Head
  readonly flags: Readonly<Record<RedFlag, Head>>
  readonly sure: Sure
}

/** How likely it must be before the ear speaks (`care` to `besides`), or below what it doubts the grammar (`no…`). */
export type Sure = {
  /** That it asks. */
  readonly care: number
  /**
   * That there is care called for at all, and of a stop: `stopCared` where care is taken anyway, so that stopping costs a
   * session and no calm; `stopSettled` where all that is told is understood, behind, or nobody's.
   */
  readonly careOfStop: number
  readonly stop: number
  readonly stopCared: number
  readonly stopSettled: number
  /** So much surer of a sentence by itself. */
  readonly besides: number
  /** Of the whole and of the clause, before a limit goes; of the whole, before a guess or a stop does. */
  readonly nothing: number
  readonly nothingInClause: number
  readonly nothingGuessed: number
  readonly noStop: number
}

export type Entry = { readonly sense: Sense; readonly words: string }

/**
 * Words of all groups in one sentence, in any order or `ordered` as they are named, mean what one of them alone does not: "Wade" and "dick" and "Flug".
 * A sentence in which `unless` stands does not; with `unlessHere` only where it stands in a clause with one of them. A word may begin with * and end with *: any letters there. At least one
 * word of each group stands `within` so many words; with `lacking`, a "keine" before a word makes it no less a sign.
 */
export type Sign = {
  readonly sense: HealthSense
  readonly all: readonly string[]
  readonly unless?: string | undefined
  readonly unlessHere?: boolean | undefined
  readonly within?: number | undefined
  readonly lacking?: boolean | undefined
  readonly ordered?: boolean | undefined
}

/** What happens once, and weighs less as time goes by. */
export type Happening =
  | 'surgery'
  | 'birth'
  | 'tear'
  | 'dislocation'
  | 'fracture'
  | 'concussion'
  | 'heart-attack'
  | 'myocarditis'
  | 'stroke'
  | 'thrombosis'
  | 'infection'
  | 'fainting'

export type Severity = 'protect' | 'mild' | 'pain' | 'acute'

export type HealthSense =
  | { readonly is: 'flag'; readonly flag: RedFlag; readonly part?: BodyPart | undefined }
  | { readonly is: 'happened'; readonly what: Happening; readonly part?: BodyPart | undefined }
  | { readonly is: 'condition'; readonly condition: Condition; readonly part?: BodyPart | undefined }
  | { readonly is: 'drug'; readonly drug: Drug }
  | { readonly is: 'today'; readonly state: TodayState }
  /** A complaint in one word, the part in it: "Tennisarm". */
  | { readonly is: 'diagnosis'; readonly part: BodyPart; readonly severity: Severity }
  /** Sounds like health and says nothing definite; `named` where it is a diagnosis, a remedy or an aid by its name. */
  | { readonly is: 'unclear'; readonly named?: true }
  | { readonly is: 'cleared'; readonly by: 'doctor' | 'midwife' | 'physio' }

/** What a word or phrase can mean. */
export type Sense =
  | HealthSense
  /** A part of the body: as what complains, and as what one trains; null where people never mean one of them. */
  | { readonly is: 'part'; readonly part: BodyPart | null; readonly target: Target | null }
  | { readonly is: 'complains'; readonly severity: Severity }
  /** "Spinnt", "macht Sachen": something is the matter with the part before it. */
  | { readonly is: 'odd' }
  | { readonly is: 'side'; readonly side: Side }
  /** "Muskelkater", "sore": muscles that have worked. */
  | { readonly is: 'sore' }
  | { readonly is: 'focus'; readonly target: Target }
  /** Ids of the catalogue; `*` stands for any letters. `movement`: done, so an exercise and no thing. */
  | { readonly is: 'exercise'; readonly ids: string }
  | { readonly is: 'kit'; readonly ids: string; readonly exercise?: string | undefined }
  | { readonly is: 'kit-kind'; readonly kind: 'machine' | 'free-weight' | 'none' | 'any' }
  | { readonly is: 'skill'; readonly skill: Skill; readonly exercise?: string | undefined }
  | { readonly is: 'format'; readonly format: Format }
  | { readonly is: 'section'; readonly part: 'warm-up' | 'finisher' | 'cool-down' }
  | { readonly is: 'intensity'; readonly level: Intensity['level'] }
  | { readonly is: 'variety'; readonly like: 'last' | 'new' }
  | { readonly is: 'verdict'; readonly was: Verdict['was'] }
  | { readonly is: 'mood'; readonly mood: Feeling }
  | {
      readonly is: 'goal'
      readonly goal: 'strength' | 'muscle' | 'endurance' | 'weight-loss' | 'mobility' | 'hyrox' | 'health'
    }
  | { readonly is: 'sport'; readonly sport: Sport; readonly exercise?: string | undefined }
  | {
      readonly is: 'event'
      readonly event: Event['event']
      readonly sport?: Sport | undefined
      readonly meters?: number | undefined
    }
  | { readonly is: 'division'; readonly division: Event['division'][number] }
  | { readonly is: 'place'; readonly place: Place['place'] }
  | { readonly is: 'level'; readonly level: 'beginner' | 'returning' | 'intermediate' | 'advanced' }
  | { readonly is: 'bound'; readonly of: 'heart-rate' | 'zone' | 'pace' | 'power' }
  | { readonly is: 'span'; readonly minutes: number }
  | { readonly is: 'unit'; readonly unit: Unit }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'weekday'; readonly day: Weekday }
  | { readonly is: 'month'; readonly month: number }
  /** Days from today. */
  | { readonly is: 'when'; readonly days: number }
  | { readonly is: Small }

export type Unit =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'kilogram'
  | 'pound'
  | 'meter'
  | 'kilometer'
  | 'mile'
  | 'percent'
  | 'set'
  | 'repetition'
  | 'round'
  | 'bpm'
  | 'watt'
  | 'speed'
  | 'time'

/** Words that steer the others. */
export type Small =
  | 'not'
  | 'never'
  | 'unwanted'
  | 'only'
  | 'except'
  | 'instead'
  | 'less'
  | 'more'
  | 'with'
  | 'and'
  | 'or'
  | 'but'
  | 'at-most'
  | 'at-least'
  | 'ago'
  | 'since'
  | 'in'
  | 'old'
  | 'fresh'
  | 'healed'
  | 'well'
  | 'healthy'
  | 'past'
  | 'other-person'
  | 'self'
  | 'child'
  | 'born'
  | 'says'
  | 'pretend'
  | 'swollen'
  | 'harmless'
  | 'pause'
  | 'each'
  | 'override'
  | 'refusal'
  | 'refuses-suggestion'
  | 'withdraws'
  | 'wants'
  | 'able'
  | 'rir'
  | 'rpe'
  | 'age'
  | 'break'
  | 'taken'
  | 'going'
  | 'week-of'
  | 'stable'
  | 'planned'
  | 'title'
  | 'closing'
  | 'done'
  | 'filler'
  | 'laughs'
  | 'earnest'
  | 'titled'
  | 'is-called'
  | 'thing'
