import type { Pattern } from '../catalogue.ts'
import { type Entry, entries, type Meaning } from './lexicon.ts'

const kit = (...ids: string[]): Meaning => ({ is: 'kit', kit: ids })
const pattern = (of: Pattern): Meaning => ({ is: 'move', pattern: of })
const named = (id: string): Meaning => ({ is: 'move', id })

/** Equipment and exercises. */
export const thingWords: readonly Entry[] = [
  ...entries(kit('dumbbells'), 'kurzhantel*|dumbbell*|hantel|hanteln'),
  ...entries(kit('kettlebell'), 'kettlebell*|kettle bell*|kugelhantel*'),
  ...entries(kit('barbell', 'weight-plates'), 'langhantel*|barbell*|hantelstange'),
  ...entries(kit('rack'), 'rack|power rack|kniebeugenstaender|squat rack'),
  ...entries(kit('bench'), 'bank|hantelbank|flachbank|bench'),
  ...entries(kit('incline-bench'), 'schraegbank|incline bench'),
  ...entries(kit('pull-up-bar'), 'klimmzugstange|pull up bar|pullup bar|chin up bar|tuerreck'),
  ...entries(
    kit('resistance-band'),
    'band|baender|baendern|widerstandsband|resistance band*|theraband*|bands|fitnessband',
  ),
  ...entries(kit('mini-band'), 'miniband*|mini band*|loop band*'),
  ...entries(kit('cable-machine'), 'kabelzug|kabelturm|cable|cables|cable machine'),
  ...entries(kit('leg-press'), 'beinpresse|leg press'),
  ...entries(kit('smith-machine'), 'multipresse|smith machine'),
  ...entries(kit('medicine-ball'), 'medizinball|medicine ball'),
  ...entries(kit('sandbag'), 'sandsack|sandbag'),
  ...entries(kit('sled'), 'schlitten|sled'),
  ...entries(kit('wall-ball'), 'wallball*|wall ball*'),
  ...entries(kit('suspension-trainer'), 'schlingentrainer|trx|suspension trainer'),
  ...entries(kit('rings'), 'ringe|ringen|turnringe|rings'),
  ...entries(kit('jump-rope'), 'springseil|seilspringen|jump rope|skipping rope|rope skipping'),
  ...entries(kit('box'), 'box|plyobox|plyo box|step'),
  ...entries(kit('rowing-machine'), 'rudergeraet|ruderergometer|rowing machine|rower|concept2'),
  ...entries(kit('ski-erg'), 'skierg|ski erg'),
  ...entries(
    kit('stationary-bike'),
    'fahrradergometer|ergometer|heimtrainer|stationary bike|spinning|bike|biking|cycling|fahrrad|rad|radfahren|radeln',
  ),
  ...entries(kit('elliptical'), 'crosstrainer|cross trainer|ellipsentrainer|elliptical'),
  ...entries(kit('treadmill'), 'laufband|treadmill'),
  ...entries(kit('foam-roller'), 'faszienrolle|blackroll|foam roller'),
  ...entries(kit('stability-ball'), 'gymnastikball|stability ball|swiss ball'),
  ...entries(kit('chair'), 'stuhl|chair|sofa|couch'),
  ...entries(kit('stairs'), 'treppe|treppen|stairs'),
  ...entries(
    { is: 'any-kit' },
    'geraete|geraet|equipment|hilfsmittel|gewichte|gewicht|weights|kit|gear|zeug|maschinen',
  ),
  ...entries(
    { is: 'no-kit' },
    'koerpergewicht|eigengewicht|eigenen koerpergewicht|bodyweight|body weight|calisthenics|geraetefrei',
  ),
  ...entries(named('squat'), 'kniebeuge*|squat|squats|back squat*|front squat*'),
  ...entries(pattern('lunge'), 'ausfallschritt*|lunge|lunges'),
  ...entries(named('deadlift'), 'kreuzheben|deadlift*'),
  ...entries(named('hip-thrust'), 'hip thrust*|hueftheben'),
  ...entries(named('push-up'), 'liegestuetz*|push up|push ups|pushup|pushups'),
  ...entries(named('pull-up'), 'klimmzug|klimmzuege*|pull up|pull ups|pullup|pullups'),
  ...entries(named('chin-up'), 'chin up|chin ups|chinups'),
  ...entries(named('bench-press'), 'bankdruecken|bench press|benchpress'),
  ...entries(
    pattern('vertical-push'),
    'schulterdruecken|ueberkopfdruecken|overhead press|shoulder press|military press',
  ),
  ...entries(named('row'), 'rudern|rows|row|rowing'),
  ...entries(named('plank'), 'plank|planks|unterarmstuetz'),
  ...entries(named('burpee'), 'burpee|burpees'),
  ...entries(named('swing'), 'swing|swings'),
  ...entries(named('dip'), 'dip|dips'),
  ...entries(named('curl'), 'curl|curls'),
  ...entries(pattern('carry'), 'farmers walk|farmers carry|carries'),
  ...entries(named('mountain-climber'), 'mountain climber*|bergsteiger'),
  ...entries(named('crunch'), 'crunch|crunches|sit ups|situps'),
]

/** Small words that carry the sentence and no wish of their own. */
export const smallWords: readonly Entry[] = [
  ...entries(
    { is: 'not' },
    "kein|keine|keinen|keiner|keinem|nicht|ohne|no|not|without|nie|never|don't|dont|vermeide*|avoid*|weder|noch nicht|lieber nicht|skip|auslassen|nichts|nothing",
  ),
  ...entries({ is: 'only' }, 'nur|only|just|bloss|ausschliesslich|lediglich|solely'),
  ...entries({ is: 'except' }, 'ausser|bis auf|except|except for|but not|besides|apart from|other than'),
  ...entries({ is: 'with' }, 'mit|with|using|habe|hab|have|got|nutze'),
  ...entries({ is: 'and' }, 'und|and|oder|or|sowie|plus'),
  ...entries(
    { is: 'train' },
    'trainieren|training|train|workout*|ueben|machen|fokus*|focus*|schwerpunkt|einheit|session',
  ),
  ...entries(
    { is: 'filler' },
    'ich|du|wir|alles|frei|freie|verfuegbar|mein|meine|meinen|meinem|meiner|mir|mich|der|die|das|den|dem|des|ein|eine|einen|einem|einer|im|in|am|an|auf|fuer|zu|zum|zur|von|vom|bei|beim|bis|ca|etwa|ungefaehr|rund|heute|heut|jetzt|bitte|gerne|gern|moechte|will|wuerde|kann|koennte|soll|sollte|bin|ist|sind|war|hatte|hat|haben|etwas|bisschen|mal|so|sehr|ziemlich|total|noch|auch|schon|aber|weil|da|denn|dass|wenn|dann|es|was|gibt|geht|brauche|lust|viel|mehr|wenig|weniger|nach|vor|seit|um|aus|als|wie|ganz|richtig|gut|gute|gutes|schoen|schnell|kurz|kurze|kurzes|lang|langes|linke|linkes|linken|rechte|rechtes|rechten|links|rechts|tag|zeit|zuhause|daheim|hause|wohnung|fitnessstudio|studio|gym|schlafen|schlaeft|geben|ob|tut|wieder|lieber|bock|mach|macht|monat|monate|schmerzfrei|x|und|ueberhaupt|einfach|letzte woche|gestern|yesterday|normal|normale|normales|irgendwas|klappt|bereits|ok|okay|danke|hallo|hi',
    'i|im|me|everything|anything|available|my|we|you|the|a|of|to|for|on|at|up|about|around|today|now|please|want|would|like|need|can|could|should|some|something|bit|little|very|really|quite|too|also|because|since|then|it|is|are|was|be|been|am|feel|feeling|do|doing|give|make|let|day|time|good|nice|quick|short|long|left|right|home|there|that|this|much|more|less|have|has|had|from|as|so|my|hotel|get|last week|weeks ago|ago|again|if|sleeping|sleep|thanks|hello|hi|ok|okay',
  ),
]
