import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm, event } from './alarm.ts'

const heart =
  'herz|herzen|herzal|herzl|herzi|herzschlag|herzschläge|herzrhythmus|rhythmus|rhythm|heart|hearts|heartbeat|heartbeats|heart rhythm|puls|pulse|ticker'
const irregular =
  'stolp*|stumbl*|holper*|flatter*|flutter*|flimmer*|galopp*|gallop*|purzel*|somersault*|flips|flipping|flip flops|aussetz*|setzt aus|setzt manchmal aus|setzt öfter aus|setzt kurz aus|setzt gelegentlich aus|setzt ab und zu aus|aussetzer|setzt immer wieder aus|skip*|unregelmäßig*|irregular*|erratic*|unruhig*|durcheinander|überschlägt|überschlagen|zittert|zittern|quiver*|rast|rasen|rasend*|raste|racing|races|raced|jagt|jagen|schießt|hämmer*|pound*|pocht|pochen|klopft|klopfen|thump*|thud*|verrückt|spinnt|weird*|komisch*|seltsam*|strange*|funny|hüpf*|hupft|huppt|springt|springen|sprünge|jumps|jumping|stutter*|stotter*|dropping beats|drops beats|misses|missing beats|extra beats|extraschläge|all over the place|doppelschläge|aus dem takt|ausm takt|aus dem rhythmus|out of rhythm|out of sync|rumpel*|polter*|macht was|macht sachen|macht faxen|macht zicken|macht sprünge|bebt|tanzt|dances|pause macht|unequal|ungleich*|uneven*|krampft|verkrampft|warnt|warns|alarm|wie wild|rauf und runter|rauf runter|auf und ab|extra*|arrhythm*|calm down|wie er will|wie es will|wie blöd|schlag aus|schläge aus|double beat|doppelt|bumm*|trommel*|bolzt|wummert|wild|out of control|nicht zur ruhe|won t settle|beating fast|schlägt schnell|schlägt so schnell|beating hard|schlägt hart|kaspert|ruckelt|stockt|zuckt|twitch*|flops|bumps'
const effort =
  'vor freude|vor glück|get my|get the|want my|ich will|will mein*|will den|soll|make|get my|bring|treib*|hochjagen|hochtreiben|hochbringen|pump*|bis|until|sprint*|intervall*|geschmack|zone'
const chest =
  'retrosternal*|substernal*|brust|brustkorb|brustbein|brustraum|brusthälfte|brusthöhle|brustseite|brustmitte|herzgegend|herzbereich|thorax|chest|breastbone|sternum|bruscht|oberkörper links'
const pressing =
  'clamp|clamped|schraubzwinge|zwinge|eisenring|gürtel|wie ein band|jemand auf|someone sitting|somebody sitting|sitting on|sitzt auf|sitzen würde|drauf sitzt|zugezogen|panzer|druck|drückt|drückts|druckts|druckt|druckgefühl|engegefühl|beengt|schnür*|zuschnür*|zugeschnürt|zusammenschnür*|zammschnür*|beklemm*|beklemmung|beklemmend|ring um|schraubstock|elefant*|elephant|stein auf|gewicht auf|zieht sich zusammen|verkrampft sich|tightness across|tightness in|pressure|squeez*|crush*|constrict*|weight on|band around|vice|vise|discomfort|unwohl*|bleischwer|heavy|schwer|behind my ribs|squash*|gepresst|eingeschnürt|beengend|suffocat*'
const chestPain =
  'schmerz*|weh|stech*|sticht|stiche|stabbing|stabs|brenn*|burn*|pain*|hurts|hurting|ache*|aching|sharp|eng|enge|tight*'
const exertion =
  'treppensteigen|treppauf|stufen|walking|spazieren|belastung|belaste|anstrengung|anstreng*|exertion|effort|exert*|renne|laufe|run|running|sprint|treppe|treppen|stairs|schnell|schneller|bergauf|uphill|einatmen|atem|atmen|breath*|breathing|ruhe|rest|arm|kiefer|jaw|links|left|linke|linker|linken|schulterblatt|schweiß*|sweat*|übel|nausea*|seit|since|plötzlich|sudden*|wieder'
const muscular =
  'muskelkater|muskel|muskeln|brustmuskel*|pec|pecs|doms|sore|gezerrt|zerrung|pulled|strain*|pump|trainieren|training|day|tag|übung*|fokus'
const trivial =
  'kellertreppe|haustreppe|sentence|satz|sprechen|making the bed|bett machen|treppe|treppen|treppenstufen|treppensteigen|stufe|stufen|stairs|stair|steps|stiang|stiagn|sitzen|sitzn|sitzend|sitting|liegen|liege|lying|lie|laying|ruhe|rest|reden|red|sprechen|talking|talk|walking|gehen|aufstehen|aufsteh|steh|stehen|standing|stand|anziehen|zieh|duschen|dusche|shower|socks|shoes|schuhe|schuhebinden|dishes|flat|ebene|schritten|schritte|kleinste|kleinsten|kleinster|geringste|geringsten|doing nothing|no reason|ohne grund|ohne anlass|bett|bed|nachts|night|nights|aufwach*|wake|waking|woke|couch|sofa|zähneputzen|küche|kitchen|zimmer|room|briefkasten|mailbox|einkauf*|nichtstun|nix tun'
const breath =
  'lungs|atemwege|durchatmen|enough air|fresh air in|luft|lufti|atem|atmen|atmung|atme|puste|schnauf*|schnaufen|japs*|hechel*|keuch*|röchel*|breath*|breathe|breathless|out of breath|wheez*|panting|puff*|huff*|gasp*|winded|atemlos|kurzatmig*|lufthunger|luftmangel'
const breathless =
  'gulping for air|gulping|nach atem|schnauf*|japs*|hechel*|keuch*|röchel*|außer atem|außer puste|aus der puste|puste|out of breath|winded|puff*|huff*|panting|gasp*|breathless|atemlos|kurzatmig*|nach luft|wegen luft|luft wegen|luft weg|luft ist weg'
const lacking =
  'finish a sentence|without gulping|gulping|gulp|wegbleibt|bleibt weg|ausbleibt|won t fill|wont fill|don t fill|durch einen strohhalm|through a straw|wie durch einen strohhalm|probleme|problems|keine|koa|kei|ka|kaum|schlecht*|schwer*|nicht genug|ned gnua|zu wenig|wenig|knapp*|weg|mangel|hunger|fehlt|ring|ringe|schnapp*|labou*|labored|laboured|hard|trouble|struggl*|difficult*|can t|cant|cannot|couldn t|couldnt|unable|not enough|barely|hardly|short*|eng|pfeif*|rassel*|nicht durch|nicht richtig|nicht tief|ned gscheit|nimmer|schnür*|fight*|kämpf*|blockiert|stuck|geht kaum|tut weh|hurts to|nicht gut|heavy breathing|need to catch|inhaler does nothing|spray hilft nicht|nicht durchatmen'
const wished =
  'bis|until|till|damit|ziel|goal|besser|verbesser*|improve|weniger|less|nicht so schnell|schneller|langsamer|frische|frischen|frischer|fresh|draußen|outdoor|outdoors|open air|läufe|sprints|technik|technique|übung|übungen|yoga|drill|drills|meditation|holding|anhalten|treppenläufe|trainier*|training'

/** Heart, breath, vessels: alarms that need no fixed wording. */
export const heartAndBreath: readonly Sign[] = [
  alarm(
    'thrombosis',
    [
      'arm|unterarm|oberarm|forearm',
      'dick|dicker|dicken|geschwollen|angeschwollen|swollen|swelled',
      'seit|plötzlich|über nacht|since|sudden*|overnight',
    ],
    {
      within: 6,
      unless:
        'training|trainier*|pump|curl*|umgeknickt|gestürzt|sturz|fell|stich|gestochen|mücke|wespe|biene|sting|bite|prell*|muskelkater|sore|impf*|booster|lymph*|ellbogen|elbow|handgelenk|wrist',
    },
  ),
  alarm(
    'heart-warning',
    [
      'kardiolog*|cardiolog*|herzspezialist|myokarditis|myocarditis|herzmuskelentzündung',
      'kein sport|keinen sport|kein training|sportverbot|untersagt|verboten|noch nicht freigegeben|nicht freigegeben|noch keine freigabe|noch nicht erlaubt|not cleared|no exercise|no sport|no training|forbidden|erst nach dem belastungs ekg|not to train',
    ],
    { within: 10, lacking: true, unless: 'früher|damals|jahren|years ago|aufgehoben|lifted' },
  ),
  alarm(
    'breathlessness',
    [
      'breathe|breathing|atme|atmen|schnaufe|keuche',
      'like an old|like old|like a|wie ein|wie eine|wie mein',
      'walk|walking|gehen|gehe|spazieren|never before|never like this|noch nie|so noch nicht|kenne ich nicht von mir',
    ],
    { within: 14, unless: 'besser|better|sprint*|interval*|burpee*|training|trainier*|workout' },
  ),
  alarm('palpitations', [heart, irregular], { within: 7, unless: effort }),
  alarm(
    'palpitations',
    [
      'herz|herzerl|herzal|heart|ticker|pumpe',
      'macht|makes|keeps|doing|does|schlägt|beats|geht|goes|haut|tut|hat|spürt sich|fühlt sich|feels',
      '{unknown}|hopser|hopserl|hüpfer|sachen|zicken|mätzchen|things|flips',
      'seit|heute|heut|since|today|manchmal|sometimes|ständig|immer wieder|dauernd|plötzlich|suddenly|so|grad|gerade|keeps|lately|all day',
    ],
    { within: 9, unless: `${effort}|musik|song|freude|lust|liebe|love|für` },
  ),
  alarm('palpitations', ['ruhepuls|resting pulse|resting heart rate|resting hr', '{racing}'], {
    within: 6,
    unless: '{calm-rate}|max*|unter|below|von|from',
  }),
  alarm('heart-warning', [
    'ziehen ums herz|stechen ums herz|druck ums herz|schmerz ums herz|schmerzen ums herz|stiche ums herz|stich im herz|stiche im herz|pain around my heart|pressure around my heart',
  ]),
  alarm(
    'palpitations',
    [
      'puls|ruhepuls|pulse|heart rate|resting heart rate|herzfrequenz',
      'liegen|sitzen|ruhe|rest|lying|sitting|bett|bed|sofa|couch|nichts|plötzlich|suddenly|ohne anlass|ohne grund|nichtstun|doing nothing|aus dem nichts|out of nowhere',
      '{racing}',
    ],
    {
      within: 12,
      unlessHere: true,
      unless:
        'unter|under|below|bis|max|maximal|zone|halten|keep|pause|zwischen|between|laufen|run|rad|sekunden|seconds|überschreiten|nicht über',
    },
  ),
  alarm(
    'palpitations',
    [
      'vorhofflimmern|vorhofflattern|afib|a fib|rhythmusstörung*|rhythmusstörungen|herzrhythmusstörungen|herzrhythmusstörung|arrhythmia|tachykardie|tachycardia|atrial fibrillation',
      'neu|neue|neues|new|newly|gestern|heute|yesterday|today|this morning|meldet|says|festgestellt|diagnosed|seit tagen|drei tagen|entdeckt|found|last week|letzte woche|aufgetreten|plötzlich',
    ],
    { within: 10, unless: 'seit jahren|bekannt|known|years|jahren|eingestellt|stable|controlled' },
  ),
  alarm('palpitations', [
    'ectopic*|extrasystol*|herzjagen|herzflimmern|herzstottern|herzhüpfen|extra heartbeats|herzzittern|herzpoltern|*herzrasen|*herzstolper*',
  ]),
  alarm('heart-warning', [chest, pressing], {
    within: 8,
    unless: `${muscular}|bench|push|blood pressure|blutdruck|flach drücken|schräg drücken`,
  }),
  alarm('heart-warning', [chest, chestPain, exertion], { within: 10, unless: muscular }),
  // What stabs in the chest, wherever the session is spoken of beside it.
  alarm(
    'heart-warning',
    [
      'in der brust|in meiner brust|in da brust|auf der brust|hinterm brustbein|hinter dem brustbein|in der herzgegend|in my chest|in the chest|behind my breastbone|across my chest',
      'sticht|stichts|gestochen|stach|stich|stiche|stechen|stechend|zieht sich zusammen|drückt|druckt|drückts|brennts|stabbing|stabs|stabbed|sharp|squeez*|tightens',
    ],
    { within: 6, unless: 'muskelkater|brustmuskel*|pec|pecs|doms|gezerrt|zerrung|pump|dehnung|stretch' },
  ),
  alarm(
    'heart-warning',
    [
      chest,
      'schmerz*|weh|stech*|sticht|stiche|stabbing|stabs|pain*|hurts|ache*|aching|eng|enge|tight*|drück*|druck',
      'hochgeh*|hochlauf*|hochsteig*|treppe|treppen|treppenhaus|stufen|stock|stairs|bergauf|uphill|spazieren|schnell geh*|walk*|climb*',
    ],
    {
      within: 14,
      unless:
        'muskelkater|brustmuskel*|pec|pecs|doms|gezerrt|zerrung|pump|bankdrücken|bench|push day|treppenläufe|intervall*',
    },
  ),
  alarm(
    'heart-warning',
    [
      'herz|heart|herzgegend|herzbereich',
      'schmerz*|weh|stech*|sticht|stiche|stabbing|stabs|pain*|hurts|ache*|aching|krampft|zieht|ziehen|ziehend|strahlt|brennt|drückt|druck|squeez*',
    ],
    {
      within: 5,
      unless:
        'brich|brech*|broke|blutet|leid|eltern|mutter|oma|film|song|ex|liebe|liebeskummer|breakup|verlassen|freundin|freund|beziehung',
    },
  ),
  alarm(
    'heart-warning',
    [
      'verdacht auf|suspected|angst vor|fürchte|hatte|hatten',
      'herzinfarkt|infarkt|heart attack',
      'verdacht|suspected|klinik|notaufnahme|hospital|heimgeschickt|heim|gestern|heute|letzte woche|today|yesterday',
    ],
    { within: 12 },
  ),
  alarm(
    'heart-warning',
    [
      'kiefer|kieferschmerz*|jaw|linker arm|linken arm|linke arm|left arm',
      'schweiß*|schweissausbruch|schweissausbrüche|sweat*|übel|nause*|belastung|anstrengung|exertion',
    ],
    { within: 9 },
  ),
  // Numb with effort: of the left arm alone it is the heart's until somebody has looked.
  alarm(
    'heart-warning',
    [
      'taub|taube|taubes|taubheit|taubheitsgefühl|numb|numbness|kribbel*|tingl*|pelzig*|pins and needles',
      'linker arm|linken arm|linke arm|left arm',
      'run|running|jog|jogging|laufen|laufe|lauf|läuft|joggen|jogge|renne|rennen|treadmill|laufband|stairs|treppe|treppen|treppensteigen|bergauf|uphill|walking|walk|gehen|gehe|spazieren|effort|exercise|anstrengung|belastung',
    ],
    {
      within: 10,
      unless:
        'impf*|jab|geschlafen|slept|lying|liege|bandscheib*|nacken|neck|disc|ellbogen|elbow|curl*|tasche|bag|bizeps|biceps|want to run|want to jog|wanna run|will laufen|möchte laufen',
    },
  ),
  alarm('breathlessness', ['lippen|lippe|lips|lip', 'blau|blaue|bläulich|bläuliche|lila|violett|blue|bluish|purple'], {
    within: 6,
    unless:
      'kalt|kälte|cold|see|lake|wasser|water|sea|meer|eis*|ice|winter|schwimmen|schwimm*|swim*|baden|bad|dip|frier*|gefroren|freezing|heidelbeer*|blaubeer*|blueberr*|blueberries|slush*|lippenstift|lipstick|geschminkt|schminke|filzstift|kuli|tinte|ink|wein|wine|rotwein|lolli|popsicle|kostüm|fasching|karneval|schlumpf|smurf|herpes|gestoßen|geplatzt|tattoo|schlag|punch|boxen|boxing|keine|nicht|no|not|wenn|if|früher|als kind',
  }),
  alarm('breathlessness', [breath, lacking], { within: 5, unless: wished, lacking: true }),
  alarm('breathlessness', [breathless, trivial], {
    within: 10,
    unless:
      'nicht mehr aus der puste|nicht mehr außer atem|nicht mehr außer puste|nicht gleich aus der puste|nicht gleich außer atem|nicht mehr so schnell|ohne aus der puste|ohne außer atem|ohne außer puste|without getting winded|without getting out of breath|without being out of breath|not get winded|not be winded|stop getting winded|no longer out of breath|bis|until|till|damit|ziel|goal|besser|verbesser*|improve|weniger|less|nicht so schnell|läufe|treppenläufe|sprints|hiit|trainier*|mehr puste|mehr luft|mehr atem|puste haben|puste bekommen',
  }),
  alarm(
    'breathlessness',
    [
      'atem|atmung|atmen|luft|breathing|breath|lungs|lunge',
      'schwere|schwer|eng|tight|laboured|labored|rapid|flach|shallow|schnell|pfeif*|rasselt|weg|suffocat*|erstick*',
    ],
    { within: 5, unless: `bis|until|till|damit|kreuzheben|heben|deadlift*|zwischen` },
  ),
  alarm(
    'breathlessness',
    [
      'kaum|kaum noch|nicht mal|keine treppe|komme keine|komm keine|schaffe keine|schaff keine|can t even|can t finish|can t climb|can t walk|can t talk|barely',
      'ohne zu|without',
      'japs*|keuch*|schnauf*|hechel*|panting|gasping|puffing|wheezing|gulping|gulp*|pausing for breath|stopping for breath|pause|atempause',
    ],
    {
      within: 12,
      lacking: true,
      unless: 'pause machen|satzpause|training|durchgang|intervall*',
    },
  ),
  alarm('breathlessness', [
    'gulping for air|gulp for air|gasp for breath|fighting for air|fighting for breath|fight for breath|atemproblem*|atembeschwerden|breathing through a straw|breathing problems|trouble breathing|atmung eingeschränkt|luft wegbleibt|luft bleibt weg|erstick*|suffocat*|air hunger|lufthunger|*luftnot|*atemnot|luftmangel|no breath|hyperventil*|asthmaanfall|asthma attack|asthma anfall|schnappatmung|dyspn*',
  ]),
  alarm(
    'breathlessness',
    [
      'außer puste|außer atem|out of breath|winded|breathless|atemlos|kurzatmig*',
      'neu|new|seit|since|lately|neuerdings|plötzlich|suddenly|früher nie|never|no reason|ohne grund|letzter zeit',
    ],
    { within: 10, unless: wished },
  ),
  event(
    'thrombosis',
    [
      '*thromb*|*embolie|*gerinnsel*|blutpfropf*|*phlebitis|*venenentzündung|venenverschluss|gefäßverschluss|dvt|tvt|clot|clots|clotted|embol*|d dimer|d dimere',
    ],
    { unless: 'hatte 20|thrombozyt*|thrombophil*|clotting|platelet*|strümpfe fürs fliegen' },
  ),
  event('thrombosis', ['pe|lung clot|clots in my lungs', 'weeks|week|month|months|wochen|lung*'], {
    within: 5,
    unless: 'class|teacher|unterricht',
  }),
  alarm(
    'thrombosis',
    [
      'wade|waden|wadn|wadl|wadel|bein|unterschenkel|calf|leg|lower leg|kniekehle',
      'geschwollen*|gschwolln|gschwoin|gschwollen|ballooned|blew up|schwillt|schwellung|angeschwollen|dick|dickes|doppelt so dick|swollen|swelling|huge|twice the size|puffy|prall|bigger than the other',
      '*flug|*flieger|plane|warm|heiß|hoaß|hot|rot|gerötet|red|läuft rot|blau|bläulich|blue|spannt|hart|flug|flight|flew|landed|landing|langstrecke*|reise|autofahr*|auto|busfahrt|zugfahrt|drive|drove|travel*|einseitig*|ein bein|one leg|one side|one calf|nur links|nur rechts|nur in der|other|andere|rechte|krampf*|cramp*|kniekehle|throb*|flex my foot|schmerz*',
    ],
    { within: 16, unless: 'training|doms|muskelkater|zerrung|gezerrt|umgeknickt|tritt|kicked|prellung|knöchel|ankle' },
  ),
  alarm(
    'thrombosis',
    [
      'wade|wadn|wadl|unterschenkel|calf|lower leg|kniekehle',
      'heiß|hoass|hoaß|hot|burning|brennt|überwärmt|glüht',
      'lump|knoten|strang|beule|rot|gerötet|red|spannt|prall|hart|hard|tight|weh|schmerz*|sore|pain*|dick|gschwoin|geschwollen*|swollen|einseitig*',
    ],
    { within: 9, unless: 'doms|muskelkater|sauna|brennen soll|wärmflasche|training' },
  ),
  alarm(
    'thrombosis',
    ['wadenkrampf|wadenkrämpfe|wade|waden|calf cramp', 'heiß|hoaß|hot|überwärmt', 'hart|dick|rot|hard|swollen|red'],
    { within: 10, unless: 'doms|muskelkater|sauna|wärmflasche|training' },
  ),
  alarm(
    'thrombosis',
    [
      'bein|beine|wade|unterschenkel|leg|calf',
      'doppelt so dick|twice the size|dicker als das andere|bigger than the other|dicker als die andere|doppelt so groß',
    ],
    { within: 8 },
  ),
  alarm(
    'thrombosis',
    [
      'wade|wadenschmerz*|calf|bein|leg',
      'langstrecke*|langstreckenflug|flug|flight|long haul|busfahrt|landed|landing|autofahrt|drive',
      'schmerz*|wadenschmerz*|weh|pain*|sore|hurts|tender|hart|hard|spannt|tight|zieht|geschwollen|swollen',
    ],
    { within: 14 },
  ),
  alarm(
    'palpitations',
    [
      'herz|heart|puls|pulse',
      'sitze|sitzend|liege|liegend|sitting|lying|resting at|rumsitze|couch|sofa|bett|bed',
      'wild|schnell|fast|hoch|high|nur|just|aber|won t|nicht|130|140|150|160',
    ],
    { within: 12, unless: 'unter|below|laufen|rudern|rower|meditation|senken|messen' },
  ),
]
