import type { Entry } from '../../domain/coach/read/language.ts'
import { says } from './entry.ts'

/** What says of a band that one trains with it, and it is no ligament. */
export const trainingBand =
  'resistance band|resistance bands|widerstandsband|widerstandsbänder|theraband|thera band|fitnessband|gummiband|powerband|latexband|miniband|mini band|loop band|loop bands|booty band|booty bands|hip band|pull apart|pull aparts|band vom kabelzug|band vom seilzug|band am kabelzug|band vom turm|band vom sling|got another one|hab noch eins|neues band|new band|ersatzband|spare band'

const kit = (ids: string, ...words: readonly string[]): Entry => says({ is: 'kit', ids }, ...words)
/** A machine that one does: "Rad, 45 Minuten". */
const done = (ids: string, exercise: string, ...words: readonly string[]): Entry =>
  says({ is: 'kit', ids, exercise }, ...words)

/** Things one trains with, by the ids of the catalogue. */
export const kits: readonly Entry[] = [
  kit(
    'dumbbells',
    'kurzhantel|kurzhanteln|kh|khs|dumbbell|dumbbells|dumbells|dumbell|db|dbs|hantel|hanteln|hand weights|handgewichte|hantelpaar|kurzhanteltraining',
  ),
  kit(
    'kettlebell',
    'kettlebell|kettlebells|kettle bell|kettle bells|bell|bells|kb|kbs|kugelhantel|kugelhanteln|kettleball',
  ),
  kit('barbell', 'langhantel|langhanteln|lh|barbell|barbells|hantelstange|olympic bar|olympiastange|langhantelstange'),
  kit(
    'weight-plates',
    'hantelscheibe|hantelscheiben|scheibe|scheiben|plates|weight plates|bumper plates|gewichtsscheiben',
  ),
  kit('pool', 'schwimmbad|hallenbad|freibad|schwimmhalle|pool'),
  kit('rack', 'rack|power rack|squat rack|kniebeugenständer|half rack|ablage|powerrack|kniebeugeständer|cage'),
  kit(
    'bench',
    'a bench|my bench|one bench|ne bank|eine bank|einer bank|nur bank|the bench|der bank|die bank|hantelbank|klappbank|flachbank|bank|flat bench|weight bench|trainingsbank',
  ),
  kit('incline-bench', 'schrägbank|incline bench|verstellbare bank|adjustable bench'),
  kit(
    'pull-up-bar',
    'klimmzugstange|klimmzugstangen|pull up bar|pullup bar|chin up bar|türreck|reck|klimmzugbar|reckstange|turnstange',
  ),
  kit('dip-bars', 'dip barren|barren|dip bars|dip station|dipständer|parallettes|dipstation|parallel bars'),
  kit(
    'resistance-band',
    'band|bänder|bändern|bands|widerstandsband|widerstandsbänder|widerstandsbändern|resistance band|resistance bands|theraband|therabänder|thera band|fitnessband|fitnessbänder|gummiband|gummibänder|powerband|tube|tubes|latexband',
  ),
  kit('mini-band', 'miniband|minibands|mini band|mini bands|loop band|loop bands|loops|booty band|booty bands'),
  kit(
    'cable-machine',
    'kabelzug|kabelturm|kabel|kabelzüge|cable|cables|cable machine|cable tower|cable stack|seilzug|cable column',
  ),
  kit('lat-pulldown-machine', 'latzug maschine|latzugmaschine|latzugturm|latturm|lat machine|latmaschine'),
  kit('leg-press', 'beinpresse|beinpressen|leg press|legpress|leg press machine'),
  kit('leg-extension-machine', 'beinstrecker|beinstreckmaschine|leg extension machine'),
  kit('leg-curl-machine', 'beinbeuger|beinbeugemaschine|leg curl machine|beinbeugmaschine'),
  kit('smith-machine', 'multipresse|smith machine|smith|smithmaschine'),
  kit('chest-press-machine', 'brustpressmaschine|chest press machine'),
  kit('medicine-ball', 'medizinball|medizinbälle|medicine ball|med ball'),
  kit('slam-ball', 'slamball|slam ball'),
  kit('sandbag', 'sandsack|sandbag|sandbags'),
  kit('weight-vest', 'gewichtsweste|weight vest|weighted vest'),
  kit('trap-bar', 'trap bar|trapbar|hexbar|hex bar|hexagonstange'),
  kit('ez-bar', 'sz|sz stange|sz hantel|ez bar|curlstange'),
  kit('landmine', 'landmine'),
  kit('sled', 'gewichtsschlitten'),
  kit('suspension-trainer', 'slingtrainer|schlingentrainer|trx|suspension trainer|slings|schlingen|sling trainer'),
  kit('rings', 'ringe|ringen|turnringe|rings|gymnastic rings|gymnastics rings'),
  kit('jump-rope', 'springseil|jump rope|skipping rope|seil|sprungseil|speed rope'),
  kit('battle-ropes', 'battle ropes|battle rope|taue|tauen|seile|seilen|dicken seilen|heavy ropes'),
  kit('box', 'plyobox|plyo box|box|step|stepper brett|kasten|stepbrett'),
  kit('stability-ball', 'gymnastikball|stability ball|swiss ball|exercise ball|pezziball|sitzball'),
  kit('foam-roller', 'faszienrolle|blackroll|foam roller|faszienroller|foamroller'),
  kit('mat', 'matte|yogamatte|mat|yoga mat|trainingsmatte|gymnastikmatte|isomatte'),
  kit('ab-wheel', 'bauchroller|ab wheel|ab roller|ab rad'),
  kit('chair', 'stuhl|chair|sofa|hocker'),
  kit('row-machine', 'rudermaschine|row machine|seated row machine'),
  done(
    'rowing-machine',
    'row-erg|row-intervals',
    'rudergerät|ruderergometer|rowing machine|rower|concept2|concept 2|ruderergo|ruder',
  ),
  done('ski-erg', 'ski-erg|ski-erg-intervals', 'skierg|ski erg|skiergometer'),
  done(
    'stationary-bike',
    'stationary-bike|bike-intervals',
    'fahrradergometer|ergometer|heimtrainer|stationary bike|spinning bike|spinbike|spin bike|indoor bike|exercise bike|hometrainer|ergo|fahrrad|rad|bike|peloton|wattbike|rennrad rolle',
  ),
  done('assault-bike', 'bike-intervals|stationary-bike', 'assault bike|air bike|airbike|assaultbike|echo bike'),
  done('elliptical', 'elliptical', 'crosstrainer|cross trainer|ellipsentrainer|elliptical|elliptical trainer'),
  done('treadmill', 'incline-walk|easy-run', 'laufband|treadmill'),
  done('stair-climber', 'stair-climb', 'stairmaster|treppensteiger|stair climber|stepper|climbmill|stair master'),
  says(
    { is: 'kit-kind', kind: 'machine' },
    'maschine|maschinen|machine|machines|an geräten|gerätetraining|krafgeräte|kraftgeräten|kraftgeräte|geräten geführt|geführte geräte|geführten geräten|weight machines|geführt',
  ),
  says(
    { is: 'kit-kind', kind: 'free-weight' },
    'freie gewichte|freien gewichten|freie gewicht|free weights|freihanteln|freihantel|freihanteltraining|freihantelbereich|freihantelecke|hantelecke|hantelbereich|free weight|free weights area|free weight area',
  ),
  says(
    { is: 'kit-kind', kind: 'none' },
    'nur mit mir selbst|mit mir selbst|just me|only me|just myself|bare hands|bloße hände|körpereigen|eigenkörpergewicht|nur körper|nur mit dem körper|ohne irgendwas|ohne irgendwelche geräte|nackter boden|nur boden|nothing at all|just my body|just bodyweight|keinerlei equipment|hab nix da|hab nichts da|nix da|eigengewicht|eigengewichtsübungen|körpergewicht|bodyweight|body weight|mit dem eigenen körper|eigenes körpergewicht|eigenem körpergewicht|eigenen körpergewicht|gar nichts dabei|nichts dabei|nix dabei|gerätefrei|no kit|without equipment|no equipment|without weights|no weights|zero equipment|equipment free|got nothing with me|nothing with me|nothing but my body|bodyweight only|keine geräte|ohne geräte|ohne gerät|ohni grät|ohne equipment|kein equipment|keinerlei geräte|ohne hilfsmittel|ohne alles|ohne zeug|keine hilfsmittel|ohne gewichte|ohne gewicht|keine gewichte|calisthenics only|no gear|zero kit|own body weight|nur mein körper',
  ),
  says({ is: 'kit-kind', kind: 'any' }, 'geräte|gerät|equipment|hilfsmittel|gewichte|gewicht|weights|gear|grät'),
]
