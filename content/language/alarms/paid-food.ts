import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm } from './alarm.ts'

const food =
  'essen|esse|ess|iss|gegessen|mahlzeit|mahlzeiten|brot|nudeln|reis|kuchen|pizza|keks|kekse|apfel|banane|mandarine|traube|trauben|pausenbrot|abendessen|mittagessen|abendbrot|znacht|bread|rice|pasta|oil|dinner|lunch|meal|meals|biscuit|biscuits|cookie|cake|burrito|banana|apple|bite|bites|food|plate|teller|stück|scheibe'
const toilet = 'bad|klo|bathroom|toilet|toilette|wc|badezimmer'
const undone =
  'rückgängig|wieder raus|rausgeholt|wieder rausholen|loswerden|wieder los|make it gone|get rid of|gets rid|verschwinde|verschwindet|auf die knie|würgen|würge|alles weg|merkt keiner|merkt s|keiner merkt|keiner merkts|spülung'
const owed =
  'verdienen|verdient|verdiene|earned|earn|abarbeiten|abarbeite|abgearbeitet|abgeturnt|abturnen|abtrainieren|wiedergutmachen|gutmachen|ausgleichen|ausgleicht|undo|burn off|burn it off|till it s gone|until it s gone|make up for|schuld|guilt'
const must =
  'muss|müssen|must|need|needs|have to|has to|sonst|or i|otherwise|erst|unendlich|jeder|jede|jedes|every|each|again|bevor'
const treat =
  'uns verdient|mir verdient|gönnen|hab ich mir|haben wir|we earned|earned it|geburtstag|birthday|protein*|eiweiß|makros|macros|muskelaufbau|bulk|massephase|weihnachten|christmas'
const exercise =
  'burpees|burpee|squats|hampelmänner|kniebeugen|liegestütze|jumping jacks|treppen|stairs|floors|minuten|stunden|hours|kilometer|km|lauf|laufe|renn|renne|run|cardio|einheiten|einheit|stepper|schritte|steps|laufband|treadmill|workout|training|trainieren'
const nothingBut = 'kaffee|coffee|wasser|water|tee|tea|kaugummi|gum|cola|coke|cola light|salat ohne dressing'
const counted = 'zähle|zähl|zähle jede|count|counting|wiege mich|weigh myself|wieg mich'
const dread = 'angst|panik|panic|scared|afraid|terrified|ekel|ekelgefühl|angscht|angst und bang'
const aside = 'lampenfieber|prüfung*|exam*|allergi*|allergy|glutenfrei|zöliakie|flug*|spinnen'

/** Food that is owed for, hidden, brought up or gone without, told by what is done about it. */
export const paidFood: readonly Sign[] = [
  alarm(
    'eating-disorder',
    [
      'wie viele|wie viel|wieviel|wieviele|how many',
      `${exercise}|reps`,
      `ist|sind|für|for|is|a`,
      food,
      'muss|must|sonst|nicht|earn|earned|before|bevor|burrito|banana|burrito|mandarine|banane|trauben',
    ],
    {
      within: 22,
      lacking: true,
      unless: `${treat}|kalorien pro|protein|minuten nach dem essen|stunden nach dem essen|after eating|danach|gibt es|gibt s|vorbereiten`,
    },
  ),
  alarm('eating-disorder', [food, owed, must], { within: 18, unless: treat }),
  alarm('eating-disorder', [food, 'schuld|guilt|guilty|schuldgefühle|schuldgefühl|schlechtes gewissen', exercise], {
    within: 16,
    unless: treat,
  }),
  alarm('eating-disorder', [food, toilet, undone], {
    within: 18,
    unless: 'küche|spülen|kind|hund|baby|durchfall|magen darm',
  }),
  alarm('eating-disorder', ['finger|fingern', 'hals|throat|rachen'], {
    within: 6,
    unless:
      'klettern|weh|schmerz*|gebrochen|kind|hund|abstrich|flasche|bottle|gitarre|guitar|geige|zahnarzt|halsschmerz*|frei',
  }),
  alarm(
    'eating-disorder',
    [
      'wieder rausgeholt|alles wieder raus|wieder hochgeholt|bringe es wieder hoch|erbrechen|auskotzen|vomit',
      `${food}|kein abendessen|abendessen`,
      'ziel|kein|ohne|danach|cardio|dünn*|size|nach|lauf*|kalorien|kcal',
    ],
    {
      within: 14,
      lacking: true,
      unless:
        'magen darm|vergiftung|schwanger*|virus|kater|grippe|chemo|migräne|verdorben|food poisoning|sick all night',
    },
  ),
  alarm(
    'eating-disorder',
    [
      'nur|only|nothing but|nothing|nichts|bloß|bar',
      nothingBut,
      'tage|tagen|days|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sunday|monday|tuesday|wednesday|thursday|friday|saturday|woche|week',
      `${exercise}|fettverbrennung|falling|fat|dünn*|abnehm*|kräftigungsprogramm|programm|hart|number|proud`,
    ],
    {
      within: 26,
      lacking: true,
      unless:
        'kein kaffee|no coffee|ramadan|magen darm|darmspiegelung|colonoscopy|krank|sick|grippe|erkältet|fieber|alkohol|alcohol|statt|instead|zum frühstück|trinke',
    },
  ),
  alarm(
    'eating-disorder',
    [
      'verstecke|versteck|hide|hiding|schmeiß|schmeiße|werfe|throw|push|schieb|heimlich|gib s em hund|gebe es dem hund',
      food,
      `heimlich|weg|away|napkin|serviette|spind|tasche|teller|round the plate|around the plate|hund`,
      `${exercise}|lose|abnehm*|dünn*`,
    ],
    {
      within: 26,
      unless:
        'kollegen|kollege|klauen|kinder|mitbewohner*|roommate*|flatmate*|müll*|schimmel*|abgelaufen|ostern|easter|werfe den ball',
    },
  ),
  alarm('eating-disorder', [dread, food, `${exercise}|lifting|abnehm*|dünn*`], {
    within: 24,
    lacking: true,
    unless: `${aside}|magen|reflux|sodbrennen|zu wenig|genug essen|enough`,
  }),
  alarm(
    'eating-disorder',
    [
      counted,
      `${food}|alles|everything|zahnpasta|gramm|grams|mal am tag|times a day|traube`,
      `sonst|nachts|zu viel|verbrennen|wenn es|if it s|über|renn|renne|laufband|ausgleicht`,
    ],
    {
      within: 26,
      unless: `${treat}|wiederholungen|reps|sätze|sets|punkte|schritte zähl*|hyrox`,
    },
  ),
  alarm(
    'eating-disorder',
    ['hungere|hungern|hunger mich|hungre', 'kilo|kg|kraft|runter|noch|abiball|happy|bis|klappt|figur|rippen'],
    {
      within: 9,
      unless: 'hunger auf|hunger nach|nach erfolg|nach mehr',
    },
  ),
  alarm(
    'eating-disorder',
    ['ana|pro ana|mia', 'laut|loud|im griff|voice|stimme|sagt|tells me|is back|wieder da|klinik|clinic|hunger*'],
    {
      within: 6,
      unless: 'kurs|trainerin|coach|kollegin|freundin|schwester|friend|sister|aus dem|aus der|teacher|partner*',
    },
  ),
  alarm(
    'eating-disorder',
    [
      'unter 200|unter 300|unter 400|unter 500|unter 600|under 200|under 300|under 400|under 500|under 600|below 500',
      'kcal|kalorien|calories|cals|esse|ess|essen|eat|eating',
    ],
    {
      within: 5,
      unless:
        'verbrenn*|verbrannt|burn*|pro portion|pro mahlzeit|snack|shake|riegel|per meal|per serving|frühstück|defizit|deficit|g protein',
    },
  ),
  alarm('eating-disorder', [
    'refeeding|refeeding me|zwangsernähr*|re feeding',
    'hospital|klinik|clinic|sneaking|heimlich|hate|bathroom|burns|burn|hasse',
  ]),
  alarm(
    'eating-disorder',
    [
      'burn exactly|exactly what i ate|genau das verbrennen|genau was ich gegessen|was ich gegessen habe',
      'or i|sonst|can t sleep|burn|verbrennen|muss|need',
    ],
    {
      within: 12,
      unless: 'tagebuch|tracken|app',
    },
  ),
]
