import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm } from './alarm.ts'

const hoping =
  'hoffe|hoff|wünsch*|möchte|will|mag|würd|würde|am liebsten|wär|wäre|hope|hoping|wish|want|wanna|wouldn t mind|wouldnt mind|don t care if|egal ob|egal wenn'
const ending =
  'nicht aufwache|nicht mehr aufwache|wache morgen nicht|morgen nicht auf|nie wieder wach|nie mehr wach|nicht mehr wach|don t wake up|dont wake up|wouldn t wake up|didn t wake up|einfach aufhört|alles aufhört|es aufhört|dass es vorbei ist|it all to stop|it to end|everything to stop|nie wieder aufstehen|nicht mehr existieren|hit by a|truck hit|car hit|bus hit|überfahren|mich jemand überfährt|verschwinden für immer|weg von der welt'
const outlook =
  'ausweg|ausweg*|perspektive|zukunft|hoffnung|licht am ende|way out|way forward|future|hope|light at the end|tomorrow for me'
const seeing = 'seh|sehe|siehe|sehen|gibt|hab|habe|kein|keinen|keine|see|there s|there is|got|have|no'
const load = 'last|bürde|belastung|burden|im weg|zur last|überflüssig|dead weight|waste of space'
const everybody =
  'alle|allen|jeden|jedem|familie|alle anderen|euch|everyone|everybody|my family|them all|kinder|kids|freunde|friends'
const self = 'ich|bin|mich|i|im|i m|me|am|falle'
const meaning = 'sinn|zweck|bedeutung|point|meaning|matters|purpose'
const life = 'leben|lebens|dasein|alles|life|living|nothing|anything|any of it'
const none = 'kein|keinen|keine|hat keinen|ohne|no|nothing|isn t|there s no|doesn t|verloren|lost'
const means =
  'plan|mittel|means|seil|rope|tabletten|pills|pillen|messer|waffe|gun|zug|train|brücke|bridge|gleise|tracks|dach|roof'
const ready =
  'last lift|last workout|last session|letzte mal|letztes mal|letztes training|and the means|und die mittel|liegt bereit|liegen bereit|parat|an den zug gedacht|an die brücke gedacht|an die gleise gedacht|thought about the|thinking about the bridge|thinking of the bridge|to jump|zu springen|steh oft|stehe oft|stand gestern'

/** Life that is not wanted: who hopes for its end, sees no way, is a burden, has the means. */
export const despair: readonly Sign[] = [
  alarm('crisis', ['sinnlos*|pointless|meaningless', 'alles|mein leben|das leben|my life|life|everything|dasein'], {
    within: 5,
    unless:
      'training|workout|übung*|sätze|sets|cardio|arbeit|job|meeting*|büro|work|schule|school|uni|diät|diet|ohne sport|without',
  }),
  alarm(
    'crisis',
    [
      'keinen bock|kein bock|koan bock|keine lust|keine kraft|no desire|don t feel like|dont feel like|sick of|tired of',
      'zu leben|auf leben|aufs leben|auf das leben|auf dieses leben|zum leben|living|being alive|life itself|this life',
    ],
    {
      within: 6,
      lacking: true,
      unless:
        'büro|stadt|dorf|couch|diät|alone|abroad|in a|in the|with my|on a|gesund zu leben|vegan zu leben|allein zu leben',
    },
  ),
  alarm('crisis', [hoping, ending], {
    within: 12,
    lacking: true,
    unless: 'muskelkater|regen|rain|schmerz|schmerzen|pain|husten|coughing|muskel*|wecker|alarm',
  }),
  // Rather than a way to train: said of no life.
  alarm(
    'crisis',
    ['lieber|liaba|rather|sooner', 'sterben|sterbn|tot|tot sein|die than|be dead|rather die|sooner die'],
    {
      within: 4,
      unless:
        'aufgeben|give up|trying|training|trainieren|workout|sport|cardio|laufen|rudern|joggen|run|row|burpee*|squat*|kniebeuge*|plank*|lunge*|ausfallschritt*|liegestütz*|beintag|leg day|sätze|sets|reps|gym|studio|übung*|treppen|stairs|hiit|yoga',
    },
  ),
  alarm('crisis', [outlook, 'kein|keinen|keine|no|can t|cant|nicht|without|ohne', seeing], {
    within: 7,
    lacking: true,
    unless: 'plan|app|gym|studio|aufstieg|verein|job|karriere|trainer|coach|club|aufgeben|pull up*|klimmzug*|bank',
  }),
  alarm('crisis', [load, everybody, self], {
    within: 9,
    unless:
      'team|mannschaft|staffel|platz|kg|kilo|gewicht|hantel|bar|barbell|letzt*|week|night|time|set|rep|seilschaft',
  }),
  alarm('crisis', [meaning, life, none], {
    within: 5,
    lacking: true,
    unless:
      'ohne sport|ohne training|without sport|without training|without the gym|ohne laufen|without running|ohne kaffee|arbeit|cardio',
  }),
  alarm(
    'crisis',
    [
      'my head|kopf|stimme|stimmen|voice|voices|something|etwas',
      'tells me|telling me|sagt mir|sagen mir|befiehlt',
      'jump|springen|end|schluss|sterben|die|kill|schneiden|cut',
    ],
    {
      within: 9,
      unless: 'rope|box|squat*|plyo*|seil|cut the|cut carbs',
    },
  ),
  alarm('crisis', ['stimmen|voices', 'höre|hör|hören|hear|hearing'], {
    within: 5,
    unless:
      'musik|music|podcast|nachbarn|neighbours|chor|choir|singen|hörbuch|audiobook|radio|telefon|phone|gruppe|group|anfeuer*|encourag*|cheer*|kinder|kids|publikum|crowd|coach|trainer|well done',
  }),
  alarm(
    'crisis',
    [
      'plan|plane|planning|planned|überlege|überlegt|überleg|thinking|thought|figured out|weiß',
      'how|wie|wann|when|ways',
      'end things|end it|end it all|end my life|kill myself|do it tonight|schluss mache|schluss mach|es beende|mich umbringe|umbring*',
    ],
    { within: 7, unless: 'relationship|beziehung|job|vertrag|abo|membership|session|workout|training|season|saison' },
  ),
  alarm(
    'crisis',
    [
      'steer*|swerv*|crash*|lenk*|reinfahr*|rein fahr*|fahre|gegen|drive|driving',
      'into a tree|into the tree|into a wall|into traffic|oncoming|baum|brückenpfeiler|mauer|gegenverkehr|leitplanke|guardrail|off the road|off a bridge',
      'thought about|thinking about|thinking of|kept thinking|think about|imagin*|überleg*|gedacht|denke|gedanke*|vorgestellt|stelle mir vor',
    ],
    { within: 12, unless: 'almost hit|beinahe|fast|unfall|accident|insurance|versicherung' },
  ),
  alarm('crisis', [means, ready], {
    within: 9,
    unless:
      'bouldern|klettern|verpasst|missed|fahrplan|urlaub|holiday|trainingsplan|jump rope|seil zu springen|seil springen|box|bungee|schwimmbad|pool|plan b',
  }),
  alarm(
    'crisis',
    [
      'will nicht mehr|mag nicht mehr|i don t want to anymore|kann und will nicht mehr',
      'gar nicht mehr|einfach nicht mehr|überhaupt nicht mehr|any of it',
    ],
    {
      within: 8,
      lacking: true,
      unless: 'muskelkater|so viel|so schwer|ohne',
    },
  ),
]

/** Food as a debt that must be paid by exercise, and a body that must not weigh. */
export const reckoning: readonly Sign[] = [
  alarm(
    'eating-disorder',
    [
      'living on|live on|lebe von|lebe nur von|ernähr* mich von|ernähre mich von|surviving on',
      'coffee|kaffee|gum|kaugummi|water|wasser|air|luft|ice|tee|tea|cola|coke|brühe|broth|gurken|salat|zigaretten|cigarettes',
    ],
    {
      within: 6,
      unless: 'prüfung*|exam*|deadline|projekt|baby|nachtschicht|night shift|magen darm',
    },
  ),
  alarm(
    'eating-disorder',
    [
      'can t eat|cant eat|don t eat|dont eat|won t eat|not eat|nichts essen|nicht essen|esse nichts|esse nicht|ess nichts',
      'until i|till i|unless i|before i|bis ich|bevor ich|ehe ich|solange ich|wenn ich nicht',
      'run|ran|train*|burn*|verbrann*|lauf*|gelaufen|work out|worked out|workout|sport|schritte|steps|miles|km',
    ],
    {
      within: 14,
      lacking: true,
      unless: 'morgens|morning|blutabnahme|kotz*|puke|seitenstechen|stunden vor|hours before',
    },
  ),
  alarm(
    'eating-disorder',
    [
      'period|periode|regel|tage|zyklus|menstruation|cycle',
      'lost|weg|ausgeblieben|bleibt aus|gone|stopped|verloren|seit monaten',
      'diet*|diät|dieting|eat*|esse|essen|abnehm*|kalorien|calor*|gewicht|weight|cardio',
    ],
    {
      within: 12,
      unless: 'pille|pill|meno*|wechseljahre|stillen|breastfeed*|schwanger|pregnant',
    },
  ),
  alarm(
    'eating-disorder',
    [
      'terrified|afraid|scared|panic*|angst|panik|panische angst|fürchte',
      'gaining weight|gain weight|of gaining|zuzunehmen|zunehmen|zunahme|vor dem zunehmen|fett zu werden|dick zu werden|getting fat',
      'twice|zweimal|every day|jeden tag|täglich|daily|zweite einheit|more cardio|mehr cardio|never rest|keine pause|kein ruhetag|no rest',
    ],
    {
      within: 18,
      lacking: true,
    },
  ),
  alarm(
    'eating-disorder',
    [
      'compulsive*|zwanghaft|trainingszwang|sportzwang|bewegungszwang|zwang',
      'exercis*|train*|sport|lauf*|run*|beweg*',
      'can t stop|cant stop|nicht aufhören|therapist|therapeut*|psycholog*|jeden tag|every day|trotz*',
    ],
    {
      within: 14,
      lacking: true,
    },
  ),
]
