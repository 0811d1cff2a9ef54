import type { Entry } from '../../../domain/coach/read/language.ts'
import { says } from '../entry.ts'

const exercise = (ids: string, ...words: readonly string[]): Entry => says({ is: 'exercise', ids }, ...words)

/** Pulling, arms, trunk, jumps and what one travels by. */
export const others: readonly Entry[] = [
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
  exercise(
    'skull-crusher|dumbbell-lying-triceps-extension',
    'skull crusher|skull crushers|skullcrusher|skullcrushers|stirndrücken',
  ),
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
  exercise('dead-bug', 'käfer|toter käfer|dead bug|dead bugs|deadbug|deadbugs'),
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
  exercise('wall-ball', 'wall ball|wall balls|wallball|wallballs|wandwürfe|wandball|wandbälle'),
  exercise('dumbbell-thruster', 'thruster|thrusters'),
  exercise('power-clean|hang-power-clean|single-arm-clean', 'power clean|power cleans|cleans|umsetzen|clean'),
  exercise('turkish-get-up', 'turkish getup|turkish getups|getup|getups|turkish get ups|tgu|tgus|get ups'),
  exercise(
    'sled-push',
    'sled push|sled pushes|schlitten schieben|push the sled|push a sled|pushing the sled|schlitten drücken|den schlitten schieben',
  ),
  exercise('sled-pull', 'sled pull|sled pulls|schlitten ziehen'),
  exercise('sled-push|sled-pull', 'schlitten|sled|sleds'),
  exercise('sandbag-lunge', 'sandbag lunges|sandbag lunge|sandsack lunges'),
  exercise('battle-rope-waves', 'battle rope waves'),
  exercise('row-erg|row-intervals', 'rudern|rowing|erg rowing|ruderintervalle|einrudern|row erg|rowerg|rowing please'),
  exercise('row-erg|row-intervals', 'ruderergometer fahren|rudern auf dem ergometer|rudern am ergometer'),
  exercise('easy-row|row-erg', 'locker rudern|easy row'),
  exercise(
    'stationary-bike|bike-intervals',
    'rolle|ride|rides|rollentrainer|zwift|radfahren|radeln|biking|cycling|fahrradfahren|spinning|spin session|bike ride|easy bike|radln|velo|velofahren|spin|strampeln|cycle|rollentraining',
  ),
  exercise(
    'easy-run|tempo-run',
    'laufen|lauf|joggen|recovery run|recovery jog|erholungslauf|regenerationslauf|shakeout run|jog|jogging|run|running|dauerlauf|laufeinheit|easy run|rennen gehen|runde laufen|joggn|laufn|laufrunde|light run|longrun|long run|laufen gehen|jogg',
  ),
  exercise('tempo-run', 'tempolauf|tempo run|tempodauerlauf|threshold run|schwellenlauf'),
  exercise(
    'run-intervals|sprint',
    'sprinting|sprinte|sprintet|sprint work|bergaufsprints|sprint|sprints|sprinten|hill sprints|bergsprints|laufintervalle|intervallläufe|intervalle laufen|intervallauf|run intervals|running intervals|track intervals|bahnintervalle|fartlek|fahrtspiel',
  ),
  exercise(
    'stair-climb',
    'treppen laufen|treppen rauf und runter|treppen hoch und runter|treppenlaufen|treppenläufe|treppenlauf|treppensteigen|stair climbing|stair runs|stairs running|stadium stairs',
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
