import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm } from './alarm.ts'

const eating =
  'essen|esse|iss|isst|gegessen|gfressn|gefressen|fressen|mahlzeit*|abendessen|mittagessen|frühstück|eat|eats|eating|eaten|ate|meal*|dinner|lunch|food|kalorie*|kcal|calorie*|cals|burger|pizza|kuchen|schokolade|torte|cake|chocolate|eis|ice cream|chips|apple|apfel|gurken|burger'
const atoning =
  'bestraf*|straf*|punish*|verdien*|deserve*|earn*|abtrainier*|wegtrainier*|ausgleich*|abarbeit*|büß*|burn off|burn it off|burn everything|burn all|work off|guilt*|schuld|schlechtes gewissen|gewissen|undo|make up for|finger|kotz*|erbrech*|übergebe*|übergeben|throw up|throwing up|vomit*|purg*|spuck*|spit|darf nur|darf erst|darf nichts|nicht erlaub*|only allowed|only if|only eat|erst wenn|nur wenn|wenn ich nicht trainiere|muss ich trainieren|muss trainieren|sonst drehe|have to work out|must exercise|skipping|skip meals|auslassen|lasse aus|if i don t train|unless i train|heimlich|angst vor|angst vorm|terrified|afraid|scared|hasse|hate|für jede|for every|verboten'
const starving =
  'nichts|nix|kaum noch|nur noch|nur wasser|only water|barely|hardly|nothing|haven t|havent|hungere|hunger mich|starv*|runterhunger*|faste|fasten|fasting|nur ein apfel|only eaten|only an|living on|lebe von|zähle jede|zu wenig|so wenig|immer weniger'
const thinner =
  'dünn|dünner|thin|thinner|skinny|schlank um|abnehmen|abnehm*|zunehm*|gaining|gain weight|weight|fett|fat|zu dick|kilo|kg|bmi|definieren|lose|runter|leaner|cardio|laufen|run|hiit|verbrenn*|burn|streak|photo'
const dying =
  'sterben|sterbn|sterb|tot|tod|tot sein|umbringen|leben nehmen|das leben nehmen|mein leben beenden|mein leben zu beenden|mein leben nehmen|mein leben nicht mehr|meinen tod|aus dem leben|leben beenden|nicht mehr leben|nicht mehr da sein|nicht mehr da bin|nicht mehr da wäre|nimmer da|nicht mehr aufwachen|nie wieder aufwachen|nie mehr aufwachen|to die|wanna die|dead|dying|kill myself|end my life|end it|ending it all|ending my life|ending everything|about ending it|be gone|not wake up|never wake up|not exist|disappear'
const wanting =
  'will|möchte|wui|mecht|mag|wünsch*|am liebsten|liebsten|besser|plane|überlege|denke|gedanken|bald|want|wanna|wish|hope|better|planning|thinking|thinking about|would be|wäre ich|wär ich|wäre besser|wär besser|geholfen|allen geholfen|wenn ich|if i were|if i was|hoffe'
const noSense =
  'keine kraft mehr|keinen grund|kein grund|no reason|a reason|reason to|keinen sinn|kein sinn|ohne sinn|sinnlos|wozu|warum noch|no point|pointless|not worth|isn t worth|isnt worth|worthless|wertlos|keine lust mehr auf|nicht mehr aushalten|nicht mehr aus|halte das|ertrage|can t go on|cant go on|can t do|cant do|done with|tired of|fed up with|satt|müde vom|überdrüssig'
const living = 'leben|lebn|life|living|alive|existieren|dasein|welt|world'

/** Life and food: alarms that need no fixed wording. */
export const mind: readonly Sign[] = [
  alarm('eating-disorder', [eating, atoning], {
    within: 11,
    unless: 'erst nach dem training|geburtstag|allergi*|vegan|spaghetti',
  }),
  alarm('eating-disorder', [eating, starving, thinner], {
    within: 16,
    unless:
      'heute morgen|noch nichts gegessen|nüchtern|before training|ramadan|intervall*|intermittent|16 8|18 6|18 uhr|19 uhr|20 uhr|nach 18|after six|after 6|blutabnahme',
  }),
  alarm(
    'eating-disorder',
    [
      'nichts gegessen|nix gegessen|kaum gegessen|kaum was gegessen|haven t eaten|havent eaten',
      'tagen|days|wochen|weeks',
    ],
    { within: 9, lacking: true },
  ),
  alarm(
    'eating-disorder',
    [
      'nur|only|just|nothing but|nichts als|ausschließlich|bloß',
      'kaffee|coffee|wasser|water|tee|tea|cola light|cola zero|diet coke|kaugummi|gum|brühe|broth|gurke|gurken|apfel|reiswaffel*|rice cake*|salatblatt|eiswürfel|ice cubes',
      'heute|today|den ganzen tag|all day|seit|since|days|tage|tagen|woche|week|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|gestern|yesterday',
      'abnehm*|abzunehmen|dünn*|thin|skinny|fett|fat|kilo|kg|weight|cardio|verbrenn*|burn|schlank*|lose',
    ],
    { within: 16, unless: 'ramadan|magenspiegelung|darmspiegelung|colonoscopy|magen darm|blutabnahme|erkältet|krank' },
  ),
  alarm(
    'eating-disorder',
    [
      'essen|esse|eat|gegessen|abendessen|mahlzeit|dinner|lunch|food|myself to eat',
      'darf|allow|allowed|erlaub*|verdien*|gönne mir|earn|deserve',
      'nur wenn|erst wenn|wenn|if|unless|nachdem|after|only when|erst nach|don t',
      'kcal|verbrannt|trainier*|gelaufen|burn*|workout|train|training|run|sport|schritte|steps',
    ],
    { lacking: true, within: 16, unless: 'allergi*|vegan|arzt|blutabnahme|muskelaufbau|erlaubt ist' },
  ),
  alarm(
    'eating-disorder',
    [
      'kann nicht aufhören|can t stop|cant stop|zwanghaft|compulsive*|addicted|süchtig|angst|panik|panisch|panic|panicky',
      'trainieren|trainiere|training|exercis*|sport|zunehm*|zuzunehmen|gaining weight|gain weight|fett zu werden|dick zu werden',
      'nach dem essen|after eating|after meals|esse|essen|eat|eating|kaum|nur|barely|hunger*|food|kalorien|calories',
    ],
    { lacking: true, within: 16, unless: 'chips|schokolade|lachen' },
  ),
  alarm(
    'eating-disorder',
    [
      'hungere|hungern|starving|starve',
      'tagen|tage|days|wochen|weeks|figur|*figur|body|strand|beach|bikini|dünn|thin|abnehm*',
    ],
    {
      within: 9,
      unless: 'am verhungern nach|starving after',
    },
  ),
  alarm('eating-disorder', [
    '*bulimi*|*magersucht*|*magersüchtig*|*anorexi*|*anorekt*|*essstör*|*essgestört*|*orthorexi*|*fressattacke*|*fressanf*|*essanf*|binge*|*abführ*|laxativ*|sportsucht|eating disorder*|ed relapse|sportsüchtig|exercise addiction|purg*|ich hungere|hungere mich|hungere weiter|hungere seit|hungere bis|starving myself|starve myself',
  ]),
  alarm(
    'eating-disorder',
    [
      '{underweight}|{low-bmi}',
      'unter|will|want|under|below|abnehm*|dick|fett|fat|weiter|runter|lose|leaner|weniger|thin|dünn|definier*|weight|cardio|noch|feel|hate|bauch',
    ],
    { within: 16 },
  ),
  alarm(
    'eating-disorder',
    [
      'faste|fasten|fasting|gefastet|nur wasser|water only',
      'dünn*|skinny|thin|schlank|abzunehmen|fat|fett',
      'tagen|tage|days|day|wochen|weeks|jetzt',
    ],
    { within: 14 },
  ),
  alarm(
    'eating-disorder',
    [
      '2000|1500|1000|800|3000|2500|alles|everything',
      'kalorien|calories|kcal|gefressen|gegessen|ate',
      'muss|need|must|have to',
      'verbrennen|burn|abtrainieren|wegtrainieren|loswerden',
    ],
    { within: 16 },
  ),
  alarm('crisis', [wanting, dying], {
    within: 7,
    unless:
      'hunger|langeweile|bench|workout killed|dead bug*|dead hang|deadlift*|muskelkater|vor lachen|übung|totes|burpees|hitze|dead tired|totmüde|todmüde|batterie|coffee|kaffee|tod meines|tod meiner|tod von|tod der|tod des|death of',
  }),
  alarm('crisis', [
    'want it all to be over|want it to be over|want everything to be over|want it all to end|want everything to stop|want it all to stop|wish it was all over|wish it would all end|want to disappear|make it all stop|dass alles vorbei ist|dass alles endlich vorbei ist|dass es vorbei ist|dass es endlich vorbei ist|wenn alles vorbei wäre|will dass es aufhört|will dass alles aufhört|einfach verschwinden für immer|nicht mehr weitermachen|kann nicht mehr weiterleben|keinen bock mehr auf leben|keine lust mehr zu leben|done with life|done with everything|tired of living|tired of being alive|sick of living|over life|what s the point of living|no point in living|life isn t worth|life is not worth|nothing left to live for|nichts mehr wofür|nichts hat mehr sinn|nichts hat mehr einen sinn|nichts macht mehr sinn|nichts ergibt mehr sinn|nothing makes sense any more|nothing makes sense anymore|nothing matters any more|nothing matters anymore|wofür noch leben|lebensmüd|unalive',
  ]),
  alarm(
    'crisis',
    [
      'don t want|dont want|do not want|doesn t want|no longer want|not want|wish i wasn t|wish i weren t|wish i were not|nicht mehr|nimmer',
      'be alive|alive anymore|to exist|exist anymore|be here anymore|live anymore|living anymore|am leben sein|am leben zu sein|existieren|auf der welt sein',
    ],
    { within: 7 },
  ),
  alarm('crisis', [noSense, living], { within: 6, unless: 'büro|arbeit|office|couch|übergewicht|sitzend*' }),
  alarm(
    'crisis',
    [
      'mir|mich|myself|me|ma|selbst',
      'antun|anzutun|wos o|was an|verletz*|schneid*|geschnitten|ritz*|geritzt|schlage mich|verbrenne mich|cut|cutting|hurt myself|hurting myself|harm*|burn myself|umbring*|umzubringen|kill|zigaretten an',
      'will|werde|ich|i|wieder|again|heute|gestern|last night|might|selbst|feel|wenn|when|versage|an mir|been|fail',
    ],
    {
      within: 7,
      unless:
        'killer workout|killer session|killer|finger|fingern|daumen|hand|thumb|fingerkuppe|zeigefinger|papier|messer|kochen|gemüse|bringt mich um|training|beim laufen|beim kochen|haare|cut out|cut weight|cut up|with legs|cutting phase|cut phase|bulk|calories|fat|muscle*|mich nicht verletzen|mich nicht zu verletzen|mich nicht wieder verletzen|mich nicht noch mal verletzen|ohne mich zu verletzen|damit ich mich nicht',
    },
  ),
  alarm(
    'crisis',
    [
      '*suizid*|*selbstmord*|*selbsmord*|suicid*|kms|lebensmüd*|todessehnsucht|todeswunsch|selbstverletz*|self harm*|selfharm*|overdos*|überdosis|nie geboren|never been born|never born|ohne mich besser|better off without me|abschiedsbrief|goodbye letter',
    ],
    { unless: 'boden zu legen|sprint*|court|suicides|podcast|prävention arbeite' },
  ),
  alarm(
    'crisis',
    [
      'auto|lkw|car|truck|bus|u bahn|subway|brücke|zug|gleis|dach|hochhaus|bridge|train|roof|tabletten|pills|pillen',
      'vor ein auto|vor den zug|mich vor|myself in front|in front of a|springen|werfen|stürzen|jump off|jump in front|gesammelt|on purpose|saved up|alle auf einmal|overdose*',
    ],
    { within: 8, unless: 'gelände|workout|intervall*|box' },
  ),
  alarm(
    'crisis',
    [
      'niemand|keiner|nobody|no one|everyone|welt|world|alle',
      'vermissen|miss me|besser ohne|better without|better off|merken wenn ich',
      'mich|me|ich|weg',
    ],
    { within: 9 },
  ),
  alarm(
    'crisis',
    [
      'letztes|last|abschied|goodbye|final',
      'workout|training|session|einheit|mal|after',
      'für immer|forever|bevor ich gehe|before i go|dann ist schluss|danach ist schluss|goodbye|abschied|saying goodbye',
    ],
    { within: 12, unless: 'urlaub|holiday|vacation|verletzung|gym closes' },
  ),
  alarm(
    'crisis',
    [
      '*umbring*|*umzubring*|für immer schlafen|ewig schlafen|sleep forever|nie mehr aufwach*|nicht mehr aufwach*|not waking up',
    ],
    { unless: 'bringt mich um|hitze|lachen|nicht umbringen lassen' },
  ),
  alarm(
    'crisis',
    [
      'mir selbst|myself|mir|selber',
      'weh|hurt|hurting|harm|harming|verletzen|verletz*|schaden',
      'tue|tu|tun|sometimes|manchmal|absichtlich|on purpose|again|wieder|distraction|ablenkung|zufüge|zufügen',
    ],
    {
      within: 7,
      unless: 'tut mir|nicht weh|training|beim|when i squat|when squatting|knie|rücken|schulter|back|knee|shoulder',
    },
  ),
  alarm(
    'eating-disorder',
    ['{few-calories}', 'tag|day|heute|today|cardio|laufen|run|hiit|abnehm*|lebe|eat|esse|only|nur'],
    { within: 14, unless: 'verbrennen|burn|verbrannt|burned|shake|snack|defizit|deficit|überschuss|surplus' },
  ),
]
