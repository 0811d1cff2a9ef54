import type { Roles } from '../../domain/coach/read/language.ts'

/** A word by itself, or anywhere in a phrase. */
const anywhere = (words: string): string =>
  words
    .split('|')
    .flatMap(word => [word, `* ${word}`, `${word} *`, `* ${word} *`])
    .join('|')

/** A word by itself, or the last of a phrase. */
const lastOf = (words: string): string =>
  words
    .split('|')
    .flatMap(word => [word, `* ${word}`])
    .join('|')

/** Words that mean nothing alone and tell of whom, of what or in which spirit others are said. */
export const roles: Roles = {
  // Of whom something is said: "unser alter Opel hat …", "schwanger ist meine Kollegin".
  determiner: 'mein|meine|unser|unsere|der|die|das|my|our|the|da',
  possessive: 'mein|meine|my',
  has: 'hat|hatte|has|had',
  'is-or-has': 'ist|war|sind|hat|hatte|haben|hat sich|is|was|has',
  relative: 'der|die|das|dem|den|deren|dessen|mit|bei|von|who|whom|that|which',
  passing: 'heute|gestern|wieder|schon wieder|again|sich|nur|bloß|grad|gerade|hier|only|today|alter|alte|old',
  beside: 'neben|mit|bei|unter|über|vor|hinter|um|von|next to|beside|with|behind|near|around|to',
  // What tells of oneself all the same: "der Arzt hat …", "mein Herz hat …".
  'tells-of-oneself':
    'test|tests|thermometer|arzt|ärztin|hausärztin|doc|doktor|kardiolog*|orthopäd*|hausarzt|physio*|befund|problem*|thema|diagnose|diagnosis|ergebnis|result|results|mrt|mri|ct|röntgen*|scan|ekg|ultraschall|begleiter|grund|ursache|reason|doctor|issue|blutbild|check|körper|body|puls|herz|heart|kreislauf|blutdruck|magen|alltag|uhr|watch',
  // Whoever has a trade: nobody calls themselves so and says "hat".
  somebody:
    'trainer|trainerin|*trainer|*trainerin|coach|*fahrer|*fahrerin|fahrer|fahrerin|vertretung|aushilfe|*lehrer|*lehrerin|*spieler|*spielerin|*sänger|*sängerin|*leiter|*leiterin|*wart|*meister|*meisterin|*verkäufer|*verkäuferin|*schwimmer|*läufer|*zeuger|*bauer|bäuerin',
  kins: 'opas|omas|mamas|papas|muttis|vatis|mums|moms|dads|grandmas|grandpas',
  // How people are, and no things.
  'of-people': 'schwanger|hochschwanger|pregnant|erkältet|verletzt|injured|vergrippt|verschnupft',
  // What befalls machines and states as well as people, and what machines do.
  'breaks-down':
    'zusammengebrochen|zusammengeklappt|umgekippt|umgefallen|kollabiert|abgestürzt|collapsed|crashed|tot|dead|krank|sick',
  coughs: 'hustet|niest|kotzt|keucht|schnauft|humpelt|hinkt|fiebert|cough|coughs|wheezes|limps',
  // What a song, a team, a trail is called.
  pointing: 'the|a|this|that',
  'has-a-name': lastOf('workout|wod|finisher|circuit|drill|burger|pizza|drink|cocktail|sauce|horse|boat|machine'),
  'called-so': 'so|is the|is|ist',
  name: 'name|der name',
  // What is laughed off: dying of a workout.
  'kill-me': 'bring mich um',
  dying: anywhere('die|sterben|sterbn|sterb|tot'),
  workout: lastOf('workout|workouts|training|session|einheit|satz|set|sets'),
  // None at all, or what keeps people from training and is none of their body.
  'of-life':
    'none|nope|no|nothing|nichts|nix|noe|nein|kein|keine|keinr|keiner|na|n a|fit|alles|all|brille|glasses|contacts|kontaktlinsen|vegan*|vegetar*|laktose*|lactose*|diät|diet|time|kinder|kids|kind|baby|job|arbeit|work|schicht*|termin|termine|uhr|geld|budget|platz|space|nachbar*|neighbo*|familie|family|urlaub|uni|schule|school|egal|*zeit',
  // When one may train, and what else a day and a place are taken up by.
  'of-daytime':
    'vormittag*|nachmittag*|mittag*|abend|abends|morgens|nachts|früh|spät|mornings|evenings|afternoons|nights',
  'of-when-and-where':
    'frühdienst|spätdienst|nachtdienst|schicht|frühschicht|spätschicht|nachtschicht|rufbereitschaft|shift|shifts|handgepäck|gepäck|flug|flüge|reise|unterwegs|flight|luggage|*zimmer|*zimmerboden|flur|hallway|küche|kitchen|balkon|treppenhaus|boulderwand|kletterwand|*halle|renovier*|renovation|painted|umbau|lärm|krach|noise|überblick|verschiedene',
  // Said of what was looked at: nothing is wrong.
  sound:
    'zufrieden|happy|sauber|alles sauber|makellos|picobello|tauglich|sporttauglich|uneingeschränkt|entzückt|best ever|pleased|satisfied',
  // Who is spoken of where an illness goes round.
  'of-a-group': 'alle|allen|everyone|everybody|half|halbe|halbes|halber|tochter|sohn|daughter|son|kinder|kids|familie',
  'place-of-others':
    'kita|daycare|nursery|kindergarten|schule|school|klasse|class|büro|office|firma|arbeit|work|baustelle|lehrerzimmer|team|verein|orchester|chor|choir|orchestra|kurs|labor|station',
  'goes-round': 'um|rum|herum|round|around|voll|full',
  // A hangover that has four paws.
  'animal-too': 'kater',
  // Sick, or sick and tired.
  'ill-or-cross': 'krank|sick|ill',
  'none-at-all': 'null|zero',
  // What makes people sick who are well.
  vexes:
    'steuer|steuern|steuererklärung|finanzamt|chef|chefin|boss|job|bürokratie|bahn|stau|politik|verkehr|verspätung|meeting|meetings|deadline|deadlines|ex|schwiegermutter|news|nachrichten|rechnung|preise|taxes|traffic|politics|bureaucracy',
  // What lifts something all the same.
  'sore-or-not': 'trotz muskelkater*|muskelkater egal*',
  'all-the-same': 'trotzdem*|anyway*|regardless*',
  // "Mit dem Knie hab ich es schon immer".
  'with-a-part': 'mit|in|im|an|am',
  'as-ever':
    'schon|schon lang*|schon immer|lange|länger|immer|immer wieder|wieder|manchmal|gerade|grad|auch|öfter|oft|leider|bisschen|ein bisschen|bissl|ein wenig|etwas|noch|ewig|heute|aktuell|momentan|grade|jetzt|von früher',
  'in-place-of': 'für*|for*|statt*|instead*',
}
