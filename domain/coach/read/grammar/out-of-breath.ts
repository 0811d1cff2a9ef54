import type { Lexeme } from './lexemes.ts'
import { sentenceOf } from './nearby.ts'
import { is } from './senses.ts'

/**
 * "Puste weg nach den Thrustern", "so dass mir die Luft wegbleibt", "dem Bus nachrennen, ohne zu japsen": short of breath by
 * an effort that is named, wished for or to be got over; not at rest, not anew, not with anything else.
 */
export const isOutOfBreath = (all: readonly Lexeme[], at: number): boolean => {
  if (!winded.test(all[at]?.folded ?? '')) return false
  const sentence = sentenceOf(all, at)
  const words = ` ${sentence.map(({ folded }) => folded).join(' ')} `
  if (worse.test(words) || sentence.some(one => is(one, 'condition', 'drug', 'today', 'happened'))) return false
  const earlier = ` ${sentence
    .filter(({ start }) => start < (all[at]?.start ?? 0))
    .map(({ folded }) => folded)
    .join(' ')} `
  return wishedSo.test(earlier) || byEffort.test(words) || isByExercise(sentence)
}

const winded = /^(?:puste|luft weg|japs|schnauf|keuch|hechel|prust|puff)/

const wishedSo = / (?:bitte|gib|mach|will|mochte|lass|please|give|make) .*(?:dass|bis|that|until) /

const byEffort =
  / (?:nach|beim|bei|bergauf|after|during|on) (?:\S+ ){0,2}(?:sprint\S*|intervall?\S*|endspurt|finisher|bus|bahn|kinderwagen|hugel|berg|anstieg|satz|runde|workout|hill|sprints?|set|round|chasing) | (?:bus|bahn|zug) (?:\S+ )?(?:nachrennen|hinterher|erwischen) /

/** "Nach den Thrustern", "beim Bergsprint". */
const isByExercise = (sentence: readonly Lexeme[]): boolean =>
  sentence.some((one, on) =>
    is(one, 'exercise')
      ? sentence.slice(Math.max(0, on - 2), on).some(({ folded }) => /^(?:nach|beim|bei|after|during)$/.test(folded))
      : false,
  )

const worse =
  / (?:ruhe|liegen|lieg\S*|sitz\S*|sofa|bett|nachts?|plotzlich|seit|seitdem|neuerdings|schon|kaum|nur noch|treppe\S*|stock\S*|etage\S*|stufe\S*|pfeif\S*|brust\S*|schwindel\S*|schwindlig|blau\S*|kalt\S*|schweiss|arm|kiefer|rest|resting|suddenly|since|stairs|step|steps|chest|lying|couch|bed|dizzy|wheez\S*|spazier\S*|gehen|geh|gang|walk\S*|reden|sprechen|kochen|dusch\S*|anzieh\S*|neu|kenne|kenn|blue|lips|lippen|immer|ewig|lange|notarzt|spray|asthma) /
