import type { Turns } from '../../domain/coach/read/language.ts'

/** Ages of a child or a youth: "als ich zehn war", "when I was 12". */
const atTheAgeOf = [
  ...['drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn'].map(
    years => `als ich ${years} war`,
  ),
  ...['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'].map(
    years => `when i was ${years}`,
  ),
  ...['3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'].flatMap(years => [
    `als ich ${years} war`,
    `when i was ${years}`,
  ]),
].join('|')

/** Turns of phrase by what they say of a word of health beside them; of two that begin alike, the longer one first. */
export const turns: Turns = {
  // "Keine Spur von Fieber", "anything but dizzy": there is none.
  'none-of':
    'keine spur von|keine spur vom|kein anzeichen von|kein anzeichen für|keine anzeichen von|keine anzeichen für|no sign of|no signs of|no trace of|not a trace of|not a hint of|alles andere als|anything but|von wegen|weit entfernt von|far from',
  // "Von Fieber keine Spur", "Schwindel gleich null".
  'not-at-all':
    'keine spur|ist nichts übrig|nichts zu merken|nichts zu spüren|weit und breit nichts zu sehen|weit und breit nichts|gleich null|fehlanzeige|pustekuchen|ist ein fremdwort|sind ein fremdwort|is a foreign word|nowhere to be seen|nowhere in sight|nowhere to be found',
  // What is none of these: "von wegen Fieber weg", "Fieber keine Spur besser".
  better:
    'weg|vorbei|rum|besser|besserung|gesunken|runter|überstanden|gone|over|better|improve*|improving|less|weniger|schwächer',
  // "Fieber? Pustekuchen."
  scoffs: 'pustekuchen|denkste|i wo|ach woher|as if|fat chance',
  // "Es im Kreuz haben": trouble with a part, said without a word of it.
  'has-it':
    'hab es|habe es|habs|hab s|hobs|hob s|hob i s|hab ich es|habe ich es|hab ichs|habe ichs|hab ich s|habe ich s',
  // "Der Kater ist kastriert": what no hangover is or has.
  'of-a-cat':
    'kastriert*|pfote*|vier pfoten|miaut|miauen|schnurrt|katzenklo|futter|fell|umgeworfen|tierarzt|katze*|mit vier pfoten',
  'from-laughing': 'vom lachen|vor lachen|from laughing|with laughter|laughing too much',
  // What was named by who knows is no figure of speech.
  'by-a-doctor':
    'arzt|ärztin|ärzte|hausarzt|hausärztin|doktor|doctor|doc|krankenhaus|klinik|notaufnahme|notarzt|the er|a&e|hospital|paramedics|medics',
  'as-child': `${atTheAgeOf}|als kleines kind|als ich klein war|als ich ein kind war|als kind|als baby|als jugendliche*|als teenager|als teenie|in der kindheit|in meiner kindheit|in der jugend|kindheits*|as a kid|as a child|as a baby|as a teenager|as a teen|when i was little|when i was a kid|when i was small|childhood|verwachsen|rausgewachsen|herausgewachsen|outgrown|outgrew|grown out of|grew out of`,
  quiet:
    'nichts mehr|nichts|nix mehr|nix|noch nie wieder|nie wieder|nie mehr|nie|ruhe|beschwerdefrei|symptomfrei|anfallsfrei|nothing|never again|never|no problems|no issues|no symptoms|symptom free|nichts davon|nix davon|nothing of it|not once',
  'for-good': 'nichts davon|nix davon|nichts mehr|nix mehr|nie wieder|nie mehr|nie|never again|never|not once',
  since: 'seit|since',
  'still-there':
    'noch|still|immer|manchmal|sometimes|wieder|again|is back|it s back|its back|came back|kam zurück|zurückgekommen|spray|inhaler|jetzt|now|schon|already|bis heute|dachte|thought',
}
