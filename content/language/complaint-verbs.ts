/** Regular German verbs of a body part that complains, by their stems. */
const german =
  'piesack triez drangsalier nöl bumper schmerz zwick zwack piks piek pick kneif ziep poch puck zuck mucker muck maul mecker murr jammer streik rebellier zick spack nerv plag quäl knack knirsch krach knarz klick reib scheuer jaul heul pulsier kribbel krampf verkrampf schwächel bock lahm schnapp hak klemm wummer bitzel motz grummel knurr protestier schlacker eier quietsch'

const strong =
  'reingezogen|reingefahren|reingeschossen|eingeschossen|tut weh|taten weh|tat weh|tun weh|wehgetan|wehtun|zieht|ziehen|zog|zogen|gezogen|ziehend|ziehender|ziehendes|sticht|stechen|stach|stachen|gestochen|stechend|stechendes|stechender|brennt|brennen|brannte|brannten|gebrannt|brennend|brennendes|reißt|reißen|reißend|reißender|beißt|beißen|beißend|gebissen|sperrt|gesperrt hat|drückt|drückte|gedrückt hat|drückend|spannt|spannte|gespannt hat|zickt rum|rumgezickt|rumzickt|macht zicken|macht mucken|macht faxen|macht ärger|macht stress|macht schlapp|macht dicht|hat dicht gemacht|macht mir sorgen|macht sorgen|bereitet mir sorgen|bereitet sorgen|bereitet kummer|macht kummer|lässt mich nicht schlafen|beißt sich|schießt ein|eingeschossen|fährt ein|fahrt ein|foahts|ausstrahlt|strahlt aus|gibt keine ruhe|meldet sich wieder|macht sich bemerkbar|fühlt sich instabil an|wackelt|blockiert mich|sitzt fest|ist durch|ist platt|ist fertig|ist hinüber|ist gereizt'

const regular = (stem: string): readonly string[] => {
  const e = /[td]$|[^aeioul]m$|[^aeiour]n$/.test(stem) ? 'e' : ''
  const past = /ier$/.test(stem) ? '' : 'ge'
  const infinitive = /(?:el|er)$/.test(stem) && !/ier$/.test(stem) ? `${stem}n` : `${stem}en`
  return [
    `${stem}${e}t`,
    `${stem}${e}te`,
    `${stem}${e}ten`,
    infinitive,
    `${infinitive}d`,
    `${infinitive}de`,
    `${infinitive}des`,
    `${infinitive}der`,
    `${past}${stem}${e}t`,
  ]
}

/** Regular English verbs of the same meaning. */
const english =
  'ache hurt throb niggle nag grumble moan complain click crunch grind creak crack pop snap pinch catch cramp spasm seize sting stab twinge tweak bother bug burn pulse swell tingle flare stiffen tighten lock buckle'

const inflected = (verb: string): readonly string[] => {
  const stem = verb.replace(/e$/, '')
  const last = /^[^aeiou]*[aeiou][bgpmn]$/.test(verb) ? `${verb}${verb.at(-1)}` : stem
  return [
    verb,
    /(?:ch|sh|s|x)$/.test(verb) ? `${verb}es` : `${verb}s`,
    `${last}ing`,
    ...(/^(?:hurt|sting|swell)$/.test(verb) ? [] : [`${last}ed`]),
  ]
}

const idioms =
  'fickt mich|fickt|killt mich|nervt mich|ärgert mich|macht mich fertig|macht mich irre|bringt mich um|gibt den geist auf|gibt auf|will nicht mehr|will nicht so|streikt|is killing me|is messing with me|acting up on me|won t play ball|stung|swollen up|seized up|seizes up|locked up|giving me gyp|gives me gyp|giving me jip|giving me grief|gives me grief|gave me grief|giving me bother|giving me trouble|gives me trouble|giving me jip|giving me the business|giving me a hard time|gives me a hard time|playing silly buggers|playing me up|played up|acted up|acting funny|kicking off|not playing ball|in bits|in tatters|in pieces|in agony|on its last legs|knackered|buggered|shagged|shot to bits|shot to hell|is shot|are shot|is toast|are toast|is trashed|are trashed|is jacked up|jacked up|is jacked|tweaky|twingy|clicky|creaky|crunchy feeling|grouchy|touchy|angry at me|pissed at me|mad at me|yelling at me|screaming|screaming at me|barking|barking at me|spicy|spicey|smoked up|feels dead wrong|out of whack|gone again|went out|has gone|gone out|went again|is bust|bust|is banjaxed|banjaxed|is done for|is mangled|mangled|is janky|janky|sketchy|feels sketchy|is sus|borked|munted|manky|crocked|gimpy|schreit|schreit mich an|is busted|are busted|busted|wont bend|won t bend|won t straighten|wont straighten|won t extend|wont extend|got whacked|got hit|got kicked|isn t happy|isnt happy|is no good|are no good|is out again|is on fire|is rekt|wrecked|bum knee|raw|rubbed raw|hot and sore|bruised up'

/** Forms that mean something else in a gym, or are graver than a pain. */
const taken: ReadonlySet<string> = new Set(
  'pop snap lock locks catch burn crunch crunches crunching grind lock locked locking swell swells swelling tighten tightens tightening buckle buckles bug bugs pulse pulses pulsing stab tingle seize sting complain complains complaining'.split(
    ' ',
  ),
)

/** Ways in which a part of the body hurts, in all their forms. */
export const complaining: string = [
  ...new Set([
    ...german.split(' ').flatMap(regular),
    ...strong.split('|'),
    ...english
      .split(' ')
      .flatMap(inflected)
      .filter(form => !taken.has(form)),
    ...idioms.split('|'),
  ]),
].join('|')
