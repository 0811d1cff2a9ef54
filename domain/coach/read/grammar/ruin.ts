import { type Context, type Said, said } from './context.ts'
import { clauseOf } from './nearby.ts'
import { is } from './senses.ts'

/**
 * "Schick mich durch die Hölle", "set my quads on fire", "ich will danach kriechen", "wreck my legs": who asks for what a hard
 * session leaves behind asks for a hard one.
 */
export const ruinIn = ({ all, field, scope }: Context): Said | null => {
  if (field !== 'wish' && field !== 'goal') return null
  const at = all.findIndex(
    (one, on) =>
      !scope.others[on] &&
      !scope.denied[on] &&
      ((left.test(one.folded) && isAskedFor(all, on)) || (ruins.test(one.folded) && isOfOneself(all, on))),
  )
  const here = all[at]
  return here ? said({ kind: 'intensity', level: 'hard', rir: null, percent: null }, here) : null
}

const left =
  /(?:^| )(?:holle|hell|suffer|suffering|leiden|kriechen|krieche|kriech|crawl|crawling|puddle|pool of sweat|drenched in sweat|soaked in sweat|drenched|soaked|klatschnass|klitschnass|schweissgebadet|schweissausbruch|kotz\w*|puke|puking|atemlos|on fire|gluhen|brennen|platzen|qualmen|rauchen|dampfen|am boden liegen|boden|liegen|umfallen|hammer|fix und fertig)$/

/** Somebody wants it, or the coach is to bring it about. */
const isAskedFor = (all: Context['all'], at: number) =>
  clauseOf(all, at).some(one => asks.test(one.folded)) &&
  !clauseOf(all, at).some(one => is(one, 'not', 'complains', 'since') || asLying.test(one.folded))

const asks =
  /(?:^| )(?:will|mochte|want|i want|wanna|mach|gib|gib mir|lass|lasst|soll|sollen|bring|bringen|bringt|schick|make|give|give me|leave|put|set|let|let s|lets|danach|nach der einheit|garantiert|bis)(?: |$)/

/** "Übungen im Liegen", "auf dem Boden trainieren": where one trains. */
const asLying = /^(?:im|auf|auf dem|on the|ubungen|was|etwas|matte|floor|machen|trainieren)$/

const ruins =
  /^(?:wreck|destroy|demolish|obliterate|ruin|thrash|trash|batter|nuke|hammer|torch|smash|kaputt|zerstor\w*|zerlegt|zerlegen|vernichtet|zerfetz\w*|abgerissen|crush)$/

/** "Wreck my legs", "heute mach ich die Beine kaputt", "heute wird zerstört". */
const isOfOneself = (all: Context['all'], at: number) =>
  clauseOf(all, at).some(one => is(one, 'part', 'focus', 'self') || /^(?:wird|werden|me|mich)$/.test(one.folded)) &&
  clauseOf(all, at).some(
    one =>
      /^(?:mach|mache|machen|ma|mach ma|wird|werden|lass|let s|lets)$/.test(one.folded) ||
      (one.start === all[at]?.start && ruinsFirst.test(one.folded)),
  ) &&
  !clauseOf(all, at).some(one => is(one, 'not', 'complains', 'swollen', 'since', 'past', 'kit'))

const ruinsFirst = /^(?:wreck|destroy|demolish|obliterate|ruin|thrash|trash|batter|nuke|hammer|torch|smash|crush)$/
