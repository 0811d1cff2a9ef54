import type { Entry } from '../../domain/coach/read/language.ts'
import { says } from './entry.ts'

const kit = (ids: string, ...words: readonly string[]): Entry => says({ is: 'kit', ids }, ...words)
/** A machine that one does: "Rad, 45 Minuten". */
const done = (ids: string, exercise: string, ...words: readonly string[]): Entry =>
  says({ is: 'kit', ids, exercise }, ...words)
const exercise = (ids: string, ...words: readonly string[]): Entry => says({ is: 'exercise', ids }, ...words)

/** Things one trains with, by the ids of the catalogue. */
export const kits: readonly Entry[] = [
  kit(
    'dumbbells',
    'kurzhantel|kurzhanteln|kh|khs|dumbbell|dumbbells|dumbells|dumbell|db|dbs|hantel|hanteln|hand weights|handgewichte|hantelpaar|kurzhanteltraining',
  ),
  kit('kettlebell', 'kettlebell|kettlebells|kettle bell|kettle bells|kb|kbs|kugelhantel|kugelhanteln|kettleball'),
  kit('barbell', 'langhantel|langhanteln|lh|barbell|barbells|hantelstange|olympic bar|olympiastange|langhantelstange'),
  kit(
    'weight-plates',
    'hantelscheibe|hantelscheiben|scheibe|scheiben|plates|weight plates|bumper plates|gewichtsscheiben',
  ),
  kit('rack', 'rack|power rack|squat rack|kniebeugenständer|half rack|ablage|powerrack|kniebeugeständer|cage'),
  kit('bench', 'the bench|der bank|die bank|hantelbank|flachbank|bank|flat bench|weight bench|trainingsbank'),
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
  kit('ez-bar', 'sz stange|sz hantel|ez bar|curlstange'),
  kit('landmine', 'landmine'),
  kit('sled', 'gewichtsschlitten'),
  kit('suspension-trainer', 'schlingentrainer|trx|suspension trainer|slings|schlingen|sling trainer'),
  kit('rings', 'ringe|ringen|turnringe|rings|gymnastic rings|gymnastics rings'),
  kit('jump-rope', 'springseil|jump rope|skipping rope|seil|sprungseil|speed rope'),
  kit('battle-ropes', 'battle ropes|battle rope|taue'),
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
    'freie gewichte|freien gewichten|freie gewicht|free weights|freihanteln|freihantel|freihanteltraining|freihantelbereich|free weight',
  ),
  says(
    { is: 'kit-kind', kind: 'none' },
    'nur körper|nur mit dem körper|ohne irgendwas|ohne irgendwelche geräte|nackter boden|nur boden|nothing at all|just my body|just bodyweight|keinerlei equipment|hab nix da|hab nichts da|nix da|eigengewicht|eigengewichtsübungen|körpergewicht|bodyweight|body weight|mit dem eigenen körper|eigenes körpergewicht|eigenem körpergewicht|eigenen körpergewicht|gar nichts dabei|nichts dabei|nix dabei|gerätefrei|no kit|without equipment|no equipment|without weights|no weights|zero equipment|equipment free|got nothing with me|nothing with me|nothing but my body|bodyweight only|keine geräte|ohne geräte|ohne gerät|ohni grät|ohne equipment|kein equipment|keinerlei geräte|ohne hilfsmittel|ohne alles|ohne zeug|keine hilfsmittel|ohne gewichte|ohne gewicht|keine gewichte|calisthenics only|no gear|zero kit|own body weight|nur mein körper',
  ),
  says({ is: 'kit-kind', kind: 'any' }, 'geräte|gerät|equipment|hilfsmittel|gewichte|gewicht|weights|gear|grät'),
]

/** Exercises by everyday names; the catalogue's own names are understood without being listed here. */
export const moves: readonly Entry[] = [
  exercise(
    'back-squat|front-squat|goblet-squat|bodyweight-squat|dumbbell-squat|smith-machine-squat|barbell-box-squat|goblet-box-squat|band-squat|sandbag-squat|sumo-squat|hack-squat|pistol-squat|half-squat|suspension-squat|squat-jump',
    'alle kniebeugen',
  ),
  exercise(
    'back-squat|front-squat|goblet-squat|bodyweight-squat|dumbbell-squat|smith-machine-squat|barbell-box-squat',
    'kniebeuge|kniebeugen|kniabeign|kniebeugn|squat|squats|squatten|squatting|beuge|beugen|kniebeug|sqauts|sqats|hocke|knie beugen',
  ),
  exercise('back-squat', 'back squat|back squats|barbell squat|barbell squats|langhantelkniebeuge'),
  exercise(
    'front-squat',
    'front rack|front rack stuff|front rack work|front squat|front squats|frontkniebeuge|frontkniebeugen',
  ),
  exercise('goblet-squat|goblet-box-squat', 'goblet squat|goblet squats|goblet kniebeuge|goblets'),
  exercise('bodyweight-squat', 'air squat|air squats|bodyweight squats|luftkniebeugen'),
  exercise('pistol-squat|single-leg-box-squat', 'einbeinige kniebeugen'),
  exercise('leg-press', 'beinpressen an der maschine'),
  exercise('hack-squat', 'hackenschmidt|hack squat|hack squats|hacksquat'),
  exercise('wall-sit', 'wandsitzen|wall sit|wall sits|wandsitz'),
  exercise(
    'reverse-lunge|walking-lunge|lateral-lunge|dumbbell-reverse-lunge|dumbbell-walking-lunge|barbell-reverse-lunge|split-squat|sandbag-lunge',
    'ausfallschritt|ausfallschritte|ausfallschritten|lunge|lunges|ausfallschrite',
  ),
  exercise('walking-lunge|dumbbell-walking-lunge', 'walking lunge|walking lunges|ausfallschritte im gehen|lunge walk'),
  exercise(
    'bulgarian-split-squat|dumbbell-bulgarian-split-squat',
    'bulgarian split squat|bulgarian split squats|bulgarians|bulgarian|bulgarische kniebeugen|bulgarian squats|bss|bulgarische',
  ),
  exercise('split-squat|goblet-split-squat|supported-split-squat', 'split squat|split squats'),
  exercise('step-up|low-step-up|dumbbell-step-up', 'step up|step ups|stepups|aufsteiger'),
  exercise(
    'deadlift|trap-bar-deadlift|sumo-deadlift|kettlebell-deadlift',
    'kreuzheben|deadlift|deadlifts|dead lift|dead lifts|kreutzheben|kreuzhebn|deads|heben|deadlifting|kreuzhebe|dl',
  ),
  exercise('sumo-deadlift', 'sumo deadlift|sumo deadlifts|sumokreuzheben|sumo kreuzheben'),
  exercise('trap-bar-deadlift', 'trap bar deadlift|trap bar deadlifts|hex bar deadlift'),
  exercise(
    'barbell-romanian-deadlift|dumbbell-romanian-deadlift',
    'rumänisches kreuzheben|romanian deadlift|romanian deadlifts|rdl|rdls|rumänische kreuzheben|rumänisch kreuzheben',
  ),
  exercise(
    'dumbbell-romanian-deadlift',
    'rumänisches kreuzheben mit kurzhanteln|dumbbell rdl|dumbbell rdls|dumbbell romanian deadlift|dumbbell romanian deadlifts',
  ),
  exercise(
    'barbell-hip-thrust|hip-thrust|dumbbell-hip-thrust',
    'hip thrust|hip thrusts|hipthrust|hipthrusts|hüftheben|hüft thrust|glute bridge thrust|hip thruster',
  ),
  exercise(
    'glute-bridge|single-leg-glute-bridge|dumbbell-glute-bridge|band-glute-bridge',
    'glute bridge|glute bridges|beckenheben|brücke|bridges',
  ),
  exercise(
    'back-extension',
    'hyperextensions|hyperextension|back extension|back extensions|rückenstrecker an der bank|rückenstrecken|hypers',
  ),
  exercise('kettlebell-swing', 'swing|swings|kettlebell swing|kettlebell swings|kb swings|kb swing'),
  exercise(
    'push-up|knee-push-up|incline-push-up|close-grip-push-up|feet-elevated-push-up|wall-push-up',
    'liegestütz|liegestütze|liegestützen|push up|push ups|pushup|pushups|liegestüz|press ups|press up',
  ),
  exercise(
    'knee-fist-push-up|push-up|knee-push-up',
    'liegestütze auf fäusten|liegestütz auf fäusten|fist push ups|knuckle push ups|push ups on fists',
  ),
  exercise(
    'bench-press|dumbbell-bench-press',
    'bankdrücken|bench press|bench|benchpress|bench pressing|benching|bankdrück|flachbankdrücken|bankdruckn|bankdrückn',
  ),
  exercise(
    'dumbbell-bench-press',
    'dumbbell bench|dumbbell bench press|bankdrücken mit kurzhanteln|kurzhantelbankdrücken|dumbell bench|db bench|db bench press|kurzhantel bankdrücken',
  ),
  exercise(
    'incline-bench-press|incline-dumbbell-press',
    'schrägbankdrücken|incline bench press|incline press|incline bench pressing|schräg bankdrücken|schrägbankdrückn|incline',
  ),
  exercise(
    'incline-dumbbell-press',
    'schrägbankdrücken mit kurzhanteln|incline dumbbell press|incline db press|incline dumbbell bench|kurzhantel schrägbankdrücken',
  ),
  exercise('close-grip-bench-press', 'enges bankdrücken|close grip bench|close grip bench press'),
  exercise('chest-press', 'brustpresse|chest press'),
  exercise(
    'dumbbell-fly|cable-fly|pec-deck-fly',
    'fliegende|flys|flyes|fly|flies|butterfly|butterflys|chest flies|cable flys|pec deck',
  ),
  exercise('dip|assisted-dip|bench-dip', 'dip|dips|barrenstütz'),
  exercise(
    'overhead-press|dumbbell-shoulder-press|seated-dumbbell-press|machine-shoulder-press',
    'schulterdrücken|überkopfdrücken|overhead press|shoulder press|military press|ohp|shoulder presses|schulterdrückn|strict press|frontdrücken|overhead pressing|schulter drücken',
  ),
  exercise('machine-shoulder-press', 'schulterpresse'),
  exercise('push-press|dumbbell-push-press', 'push press|schwungdrücken'),
  exercise('landmine-press|half-kneeling-landmine-press', 'landmine press'),
  exercise(
    'seated-cable-row|barbell-row|one-arm-dumbbell-row|bent-over-dumbbell-row|chest-supported-row',
    'rows|row|barbell rows|ruderzug|rudern vorgebeugt|langhantelrudern|bent over rows|pendlay rows|kurzhantelrudern',
  ),
  exercise(
    'seated-cable-row|single-arm-cable-row',
    'rudern am kabel|rudern am kabelzug|cable row|cable rows|kabelrudern|seated row|seated rows|rudern sitzend|rudern an der maschine|rudern maschine|machine row|rudern gern an der maschine',
  ),
  exercise(
    'one-arm-dumbbell-row|kettlebell-row',
    'einarmiges rudern|one arm row|one arm rows|dumbbell row|dumbbell rows|single arm row',
  ),
  exercise('barbell-row', 'barbell row|bent over row|langhantel rudern|pendlay row'),
  exercise('inverted-row|bent-knee-inverted-row', 'inverted row|inverted rows|umgekehrtes rudern|australian pull ups'),
  exercise('face-pull', 'face pull|face pulls|facepull|facepulls'),
  exercise(
    'pull-up|chin-up|band-assisted-pull-up|machine-assisted-pull-up|negative-pull-up',
    'klimmzug|klimmzüge|klimmzügen|pull up|pull ups|pullup|pullups|klimzüge|klimzug|klimmzüg|klimmis',
  ),
  exercise('chin-up', 'chin up|chin ups|chinup|chinups|untergriff klimmzüge'),
  exercise('weighted-pull-up', 'klimmzüge mit zusatzgewicht|weighted pull ups|weighted pull up|gewichtete klimmzüge'),
  exercise(
    'lat-pulldown',
    'latziehen|latzug|lat pulldown|lat pulldowns|pulldown|pulldowns|lat pull down|lat puldown|latzüge',
  ),
  exercise('dead-hang', 'dead hang|dead hangs|aushängen|hängen an der stange'),
  exercise(
    'dumbbell-curl|barbell-curl|hammer-curl|cable-curl|preacher-curl|single-arm-curl',
    'curl|curls|curlen|bizepscurl|bizepscurls|biceps curl|biceps curls|bicep curls|hammer curls|hammercurls|scott curls',
  ),
  exercise(
    'triceps-pushdown|band-pushdown',
    'trizepsdrücken|triceps pushdown|triceps pushdowns|pushdown|pushdowns|tricep pushdowns',
  ),
  exercise('skull-crusher', 'skull crusher|skull crushers|skullcrusher|skullcrushers|stirndrücken'),
  exercise(
    'overhead-triceps-extension|dumbbell-lying-triceps-extension',
    'trizepsstrecken|triceps extension|triceps extensions',
  ),
  exercise(
    'dumbbell-lateral-raise|cable-lateral-raise|band-lateral-raise',
    'seitheben|lateral raise|lateral raises|side raises|seithebn|laterals|side laterals',
  ),
  exercise('front-raise', 'frontheben|front raises|front raise'),
  exercise(
    'dumbbell-rear-delt-fly|reverse-pec-deck',
    'reverse fly|reverse flys|reverse flyes|vorgebeugtes seitheben|rear delt fly|rear delt flyes|reverse butterfly|butterfly reverse',
  ),
  exercise('dumbbell-shrug', 'shrugs|shrug|schulterheben'),
  exercise('leg-extension', 'leg extension|leg extensions|beinstrecken|beinstreckung'),
  exercise('leg-curl', 'leg curl|leg curls|beinbeugen|beincurls|beincurl'),
  exercise('nordic-curl', 'nordics|nordic curls|nordic hamstring'),
  exercise(
    'calf-raise|step-calf-raise|dumbbell-calf-raise|machine-calf-raise|seated-calf-raise',
    'wadenheben|calf raise|calf raises|wadenhebn',
  ),
  exercise('abductor-machine', 'abduktorenmaschine'),
  exercise('adductor-machine', 'adduktorenmaschine'),
  exercise('plank|knee-plank', 'plank|planks|unterarmstütz|planke|planken|front plank'),
  exercise('side-plank|knee-side-plank', 'side plank|side planks|seitstütz|seitplank'),
  exercise('dead-bug', 'dead bug|dead bugs|deadbug|deadbugs'),
  exercise('bird-dog', 'bird dog|bird dogs|vierfüßler'),
  exercise('hollow-hold', 'hollow hold|hollow holds|hollow body'),
  exercise('pallof-press|band-pallof-press', 'pallof|pallof press'),
  exercise('ab-wheel-rollout', 'ab wheel rollouts|rollouts|rollout'),
  exercise('crunch|weighted-crunch|reverse-crunch|bicycle-crunch|cable-crunch', 'crunch|crunches|bauchpressen'),
  exercise('sit-up', 'sit up|sit ups|situp|situps'),
  exercise('russian-twist|weighted-russian-twist', 'russian twist|russian twists'),
  exercise(
    'hanging-leg-raise|hanging-knee-raise|lying-leg-raise',
    'beinheben|leg raise|leg raises|hanging leg raises|knee raises|hanging knee raises|toes to bar',
  ),
  exercise(
    'farmers-carry',
    'farmers walk|farmers walks|farmers carry|farmers carries|farmer walk|farmer s walk|farmer carry|carries|farmer walks|bauernlauf',
  ),
  exercise('suitcase-carry', 'suitcase carry|suitcase carries|koffertragen'),
  exercise('burpee|step-back-burpee', 'burpee|burpees|burpes|burpies|bürpees'),
  exercise('burpee-broad-jump', 'burpee broad jump|burpee broad jumps|bbj'),
  exercise('mountain-climber|slow-mountain-climber', 'mountain climber|mountain climbers|bergsteiger'),
  exercise('jumping-jack|step-jack', 'hampelmann|hampelmänner|jumping jack|jumping jacks'),
  exercise('high-knees', 'high knees|kniehebelauf|knieheben lauf'),
  exercise('jump-rope', 'seilspringen|seilhüpfen|skipping|rope skipping|rope jumping|double unders training'),
  exercise('box-jump', 'box jump|box jumps|kastensprünge|kastensprung|boxjumps'),
  exercise('bear-crawl', 'bear crawl|bear crawls|bärengang'),
  exercise('wall-ball', 'wall ball|wall balls|wallball|wallballs|wandwürfe'),
  exercise('dumbbell-thruster', 'thruster|thrusters'),
  exercise('power-clean|hang-power-clean|single-arm-clean', 'power clean|power cleans|cleans|umsetzen|clean'),
  exercise('turkish-get-up', 'turkish get ups|tgu|tgus|get ups'),
  exercise(
    'sled-push',
    'sled push|sled pushes|schlitten schieben|push the sled|push a sled|pushing the sled|schlitten drücken|den schlitten schieben',
  ),
  exercise('sled-pull', 'sled pull|sled pulls|schlitten ziehen'),
  exercise('sled-push|sled-pull', 'schlitten|sled|sleds'),
  exercise('sandbag-lunge', 'sandbag lunges|sandbag lunge|sandsack lunges'),
  exercise('battle-rope-waves', 'battle rope waves'),
  exercise('row-erg|row-intervals', 'rudern|rowing|erg rowing|ruderintervalle|einrudern|row erg|rowerg|rowing please'),
  exercise('row-erg|row-intervals', 'ruderergometer fahren'),
  exercise('easy-row|row-erg', 'locker rudern|easy row'),
  exercise(
    'stationary-bike|bike-intervals',
    'rolle|rollentrainer|zwift|radfahren|radeln|biking|cycling|fahrradfahren|spinning|spin session|bike ride|easy bike|radln|velo|velofahren|spin|strampeln|cycle|rollentraining',
  ),
  exercise(
    'easy-run|tempo-run',
    'laufen|lauf|joggen|jog|jogging|run|running|dauerlauf|laufeinheit|easy run|rennen gehen|runde laufen|joggn|laufn|laufrunde|light run|longrun|long run|laufen gehen|jogg',
  ),
  exercise('tempo-run', 'tempolauf|tempo run|tempodauerlauf|threshold run|schwellenlauf'),
  exercise(
    'run-intervals|sprint',
    'sprint|sprints|sprinten|hill sprints|bergsprints|laufintervalle|intervallläufe|intervalle laufen|intervallauf|run intervals|running intervals|track intervals|bahnintervalle|fartlek|fahrtspiel',
  ),
  exercise(
    'stair-climb',
    'treppenlaufen|treppenläufe|treppenlauf|treppensteigen|stair climbing|stair runs|stairs running|stadium stairs',
  ),
  exercise(
    'incline-walk',
    'laufband mit steigung|incline walk|incline walking|incline treadmill|steigungsgehen|treadmill walk|12 3 30',
  ),
  exercise(
    'brisk-walk',
    'spaziergang|spazieren|spazierengehen|walk|walking|walken|gehen zügig|brisk walk|ein walk|power walk|spazieren gehen|gassi',
  ),
  exercise('elliptical', 'crosstrainer training'),
  exercise(
    'shadow-boxing',
    'boxen|boxing|schattenboxen|shadow boxing|shadowboxing|box workout|boxsack|punching bag|hit something|was schlagen|etwas schlagen|punch something|auf den sack hauen|heavy bag|schlagen lass mich|sandsack schlagen|boxn|boxtraining',
  ),
]
