import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm } from './alarm.ts'

const height =
  'brücke|brückengeländer|bridge|dach|dachkante|hochhaus|parkdeck|parkhaus|balkon|balcony|roof|rooftop|bahnsteig|gleis|gleise|gleisen|bahnübergang|klippe|cliff|abgrund|geländer|railing|grat|seventh floor|tenth floor|top floor|fleet|river bridge'
const lookingDown =
  'spent an hour|spent hours|stundenlang|runtergeschaut|runter geschaut|runterschau*|runtergesehen|hinuntergeschaut|hinunterschau*|runtergucken|runtergeguckt|nach unten geschaut|schaue runter|schau runter|guck runter|schaue hinunter|look down|looking down|looked down|staring down|stared down|länger stehen|lange gestanden|zu lange|stand too long|stood a long while|stood too long|lange auf der|lange auf dem|ewig auf|ein schritt|nur ein schritt|schritt zu weit|one step|one more step|rinspringen'
const sightseeing =
  'fotos|foto|photo|photos|picture|pictures|selfie|selfies|aussicht|sonnenuntergang|sunset|view|geraucht|gegrillt|gesonnt|telefoniert|regen|rain|wetter|weather|paraglid*|gleitschirm*|bouldern|kletterhalle|treppe hoch|hochgelaufen|stufen|stairs'
const endings =
  'für immer|forever|erleben|erlebe|überleben|am leben|by choice|eigene entscheidung|so entschieden|selbst entschieden|own decision|my decision|nicht mehr mit mir|ohne mich|without me'
const away =
  'urlaub|holiday|holidays|vacation|reise|reisen|umzug|umziehe|moving|semester|exchange|trip|dienstreise|elternzeit|sabbatical|montage|rehakur|abroad|ausland|flight|fliege|new job|job|verein|club|gym|studio|mannschaft|team|büro|office|training|trainiere|workout|spiel|party|match|lauf*|läuft'
const life = 'leben|lebens|weiterleben|weiterzuleben|leven|lebe|life|live|living|alive|dasein|existence'
const will =
  'lebenswille|lebenswillen|lebensmut|will to live|wille zum leben|wille mehr zum leben|willen zu leben|will to go on|wish to live|lust zu leben|lust am leben'
const gone =
  'kein|keinen|keiner|no|not|without|ohne|weg|verloren|gone|lost|zero|null|isn t|mehr|vanished|habe nicht|am ende|entfällt'

/** An end that is thought of, said without the word: where one stands, what is settled, who is better off. */
export const atAnEnd: readonly Sign[] = [
  alarm(
    'crisis',
    [
      height,
      lookingDown,
      'denk|thinking|peaceful|heim|home|tonight|jedes mal|every|allein|alone|lange|ewig|stand|stood|standing|stehe|steh|nachts|still|ruhig',
    ],
    {
      within: 16,
      unless: `${sightseeing}|training|workout|trainiere|straße|street|baustelle|gerüst*|kran|fenster putzen|sprints|intervalle|plank|halten`,
    },
  ),
  alarm(
    'crisis',
    [
      'springen|to jump|jumping|rinspringen',
      'denk dran|denke dran|denk daran|denke daran|denke ans|denk ans|überlege|überleg|überlegt|thinking of|thinking about|thought of|thought about',
      'zu|ich|i|about|of|allein|nachts',
    ],
    {
      within: 7,
      unless:
        'seil|sprungseil|seilspringen|rope|box|kasten|fallschirm*|bungee|parachute|wasser|pool|see|becken|brett|board|trampolin*|weit|hoch|gruppe|turnier|job|session|training|plan|workout|hinein|ship|in the pool|on the bike|on a bike|übung*|statt|anstatt|instead|burpee*|jump squat*|ab und zu',
    },
  ),
  alarm(
    'crisis',
    [
      'vor ne bahn|vor die bahn|vor eine bahn|vor den zug|vor einen zug|vor ein auto|vor nen zug|vorn zug|in front of a train|in front of the train|in front of a bus|under a train|unter den zug',
      'laufen|werfen|springen|schmeißen|legen|gehen|stellen|walk|jump|step|throw',
    ],
    {
      within: 5,
      unless: 'gelaufen und umgeknickt|fast|beinahe|almost|nearly',
    },
  ),
  alarm(
    'crisis',
    [
      'crash into me|run me over|überfährt|umfährt|hit me|runs me over|knock me down',
      'wish|hoffe|wünsch*|hope|would|wär|am liebsten',
      'somebody|someone|jemand|einer|mich|me|car|truck',
    ],
    {
      within: 8,
      unless: 'nicht|nobody|no one|niemand|keiner',
    },
  ),
  alarm(
    'crisis',
    [
      'bin ich weg|bin weg|ich weg|nicht mehr da|nicht mehr dabei|nicht mehr hier|nimmer da|be here|be around|be gone|i m gone|life over|vorhanden|sommer|frühling|weihnachten|nächstes jahr|next year|next month|by spring|by summer',
      endings,
    ],
    {
      within: 12,
      lacking: true,
      unless: `${away}|vom|von|from`,
    },
  ),
  alarm('crisis', ['ich|i|i m|i ll', 'für immer|forever|for good', 'weg|fort|gone'], {
    within: 6,
    unless: `${away}|vom|von|from|schmerz*|pain|fett|fat|kilo*|speck|bauch|problem*|rücken|back|zucker|sugar|rauchen|kohlenhydrate`,
  }),
  alarm(
    'crisis',
    [
      'plane nicht|plan ich nicht|nicht mehr vor|not planning|don t plan|plane ich nicht',
      'zu erleben|erleben|mehr mit mir|to be around|to see|to live',
    ],
    {
      within: 9,
      lacking: true,
      unless: `${away}|abenteuer`,
    },
  ),
  alarm(
    'crisis',
    [
      'won t be here|wont be here|won t be around|wont be around|not be around',
      'doesn t matter|last weeks|by choice|decision|anymore|any more|no matter|nothing matters|by then',
    ],
    {
      within: 18,
      lacking: true,
      unless: away,
    },
  ),
  alarm(
    'crisis',
    [
      'um mich|about me|after me',
      'keiner mehr|niemand mehr|nobody has|no one has|nobody needs|no one needs',
      'kümmern|sorgen|worry|care|look after',
    ],
    {
      within: 8,
      lacking: true,
      unless: away,
    },
  ),
  alarm(
    'crisis',
    [
      'mich nicht gäbe|mich nicht mehr gäbe|mich nicht gibt|mich nie gegeben|out of the picture|without me in it|world without me|welt ohne mich|ahn mi weer|wäre ohne mich',
      'besser|leichter|easier|better|easier off|ruhiger|alle|everyone|familie|family|gut|fine|beter',
    ],
    {
      within: 10,
      unless: `kochen|haushalt|projekt|${away}`,
    },
  ),
  alarm(
    'crisis',
    [
      'versicherung|insurance|insurance money|lebensversicherung',
      'with me|mit mir|than me|als ich|ohne mich',
      'easier|better|besser|leichter|mehr davon|mehr wert|worth more',
    ],
    {
      within: 16,
      unless: 'auto|car|kasko|krankenkasse|beitrag',
    },
  ),
  alarm(
    'crisis',
    [
      'ohne mich|without me',
      'welt|familie|alle|allen|kinder|world|family|everyone|kids',
      'weiter|drehen|dreht|glücklich*|zurecht|klar|schöner|besser|leichter|turn|better|easier|happier',
    ],
    { within: 9, lacking: true, unless: `${away}|zeit|minuten|stunde|abend|an hour|time` },
  ),
  alarm('crisis', [will, gone], {
    within: 7,
    lacking: true,
    unless:
      'burpees|montag*|monday*|meeting*|stau|traffic|kaffee|coffee|rauben|raubt|kosten|kostet|steals|sucks|takes away|leg day|beintag|cardio|übung|hausarbeit|steuer',
  }),
  alarm(
    'crisis',
    [
      'letzte einheit|letzte stunde|letztes training|letztes workout|last workout|last session',
      'abschied|abschiedsbriefe|letters are|versorgt|testament|verschenkt|geregelt|goodbye|alles geregelt|der schmerz ein ende|für immer',
    ],
    {
      within: 24,
      unless:
        'urlaub|holiday|hochzeit|wedding|prüfung|exam|ferien|feiertage|ostern|easter|umzug|moving|saison|season|verein|club|op|surgery|geburt|birth|trainer|coach|gym|studio',
    },
  ),
  alarm(
    'crisis',
    [
      'written the letters|briefe geschrieben|abschiedsbriefe|testament gemacht|testament ist gemacht|made my will|abschied geübt|gave away my|verschenke meine|verschenkt was|plan fürs ende|plan für das ende',
      'ende|end|bald|soon|hour left|where i go|keiner|fertig|alles|them',
    ],
    {
      within: 16,
      unless:
        'notar|anwalt|lawyer|work|arbeit|kollegen|umzug|moving|jacke|kleider|old clothes|bewerbung*|set|satz|workout|saison',
    },
  ),
  alarm(
    'crisis',
    [
      'wünsch*|wünschte|wish|hope|hoffe|möchte|möcht',
      'heimholt|holte mich|heim holt|holt mich bald|zu ihm|ihm nach|ihm nur noch nach|ihr nach|meet my creator|meet my maker|to my creator',
      'gott|herrgott|god|tot|gestorben|creator|maker|bald|nur noch',
    ],
    {
      within: 12,
    },
  ),
  alarm(
    'crisis',
    [
      'sterben|dying|to die',
      'leichter|easier|besser|friedlich|peaceful|ruhe',
      'wär|wäre|would|als|than|ernst|mein ich',
    ],
    {
      within: 9,
      unless:
        'hunger|film|serie|spiel|game|oma|opa|vater|mutter|hund|katze|angst vorm|fear of|for this|training|workout|burpee*|satz|set|übung*|kniebeuge*|squat*|lunge*|plank*|beintag|leg day|cardio',
    },
  ),
  alarm(
    'crisis',
    [
      life,
      'beenden|beende|beendn|over|zu ende|aus',
      'by choice|am liebsten|liabstn|selber|selbst|freiwillig|eigene hand|tat i|würd ich',
    ],
    {
      within: 12,
      unless: 'beziehung|diät|vertrag|abo|studium|session|satz|party|singleleben',
    },
  ),
]
