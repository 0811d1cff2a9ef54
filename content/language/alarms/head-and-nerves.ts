import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm, event } from './alarm.ts'

const lightsOut =
  'lichter gingen|lichter ausgegangen|licht ausgegangen|licht ging|lichter aus|ging das licht|gingen die lichter|lights went|lights out'
const out =
  'um|oafach|eifach|so|öfter|oft|einfach|supermarkt|few secs|a few seconds|arbeit|work|gestern|heute|stehen|stand|stone|hard|ständig|wieder|ausgegangen|aus|out|letzter zeit|faint|felt'
const ofOneself =
  'mir|bei mir|for me|on me|boden|floor|aufgewacht|woke|came to|came round|come round|wieder zu mir|umgefallen|umgekippt|collapsed'
/** Where the power fails, or it is dark for all. */
const noPower =
  'stromausfall|strom|power cut|power outage|power went|power failure|glühbirne|birne|lampe*|stirnlampe|taschenlampe|head torch|headlamp|torch|bulb|kerze*|candle*|sicherung|fuse|bewegungsmelder|schalter|in the gym|at the gym|im studio ging|studio das licht|gym lights|hallenlicht|licht in der halle|im keller|in the basement|ins bett|to bed|schlafen gehen|feierabend|hausmeister|schließt|closing time|closes'
const germ = 'virus|virusinfekt|infekt*|infection|bug'
/** What catches a virus of its own. */
const devices =
  'handy|handys|smartphone|iphone|tablet|rechner|computer|laptop|notebook|pc|mac|server|router|netzwerk|windows|software|app|usb|festplatte|phone|virenscanner|scanner|reise*|lauf*|travel|hyrox*|fitness*|kletter*|ski*|crossfit*|trainings*|running bug|trip|ticket|schnäppchen'
const numb =
  'like after the dentist|like i d been to the dentist|wie nach dem zahnarzt|wie beim zahnarzt|schläft ständig ein|schläft dauernd ein|schläft immer ein|schläft mir ein|falls asleep|goes dead|went dead|kein gefühl mehr|keeps going numb|tingly|taub|taube|tauber|taubes|taubheit|taubheitsgefühl|numb|numbness|kribbel*|tingl*|pelzig*|ameisen*|pins and needles|eingeschlafen|schläft ein|schlafen ein|einschlafen|gefühllos*|kein gefühl|can t feel|cant feel|cannot feel|lost feeling|no feeling|gefühl verloren'
const half =
  'gesicht|gesichtshälfte|gesichts|face|facial|lippe|lip|zunge|tongue|hälfte|halb|halbe|halbseit*|ganze rechte|ganze linke|rechte seite|linke seite|ganze seite|half|one side|left side|right side|whole side|schritt|genital*|damm|groin and|between my legs|zwischen den beinen|between the legs|saddle|plötzlich*|sudden*|schlagartig*|auf einmal|heute früh aufgewacht'
const withoutFeeling =
  'taub|taube|taubes|gefühllos*|numb|numbness|kein gefühl|can t feel|cant feel|cannot feel|no feeling'
const saddle =
  'innenschenkel*|innenseite der oberschenkel|innenseiten der oberschenkel|oberschenkelinnenseite*|inner thigh|inner thighs|po|popo|hintern|gesäß|bum|backside|buttocks|bottom'
const sinceWhen =
  'seit|heute|gestern|plötzlich|auf einmal|rücken|kreuz|since|today|yesterday|suddenly|this morning|back|gone numb|went numb'
const whileTraining =
  'hip thrust*|beim|bei|muskelkater|doms|sore|sitzen|gesessen|sitting|sattel|sattels|saddle|*rad|radeln|bike|cycling|bus|zug|auto|drive|flight|flug'
const powerless =
  'clumsy|ungeschickt|unbeholfen|useless|schwer wie blei|wie gelähmt|tollpatschig|keine kraft|no strength|fallen sachen|sachen aus der hand|aus der hand|richtig greifen|nicht mehr richtig|schleift nach|words come out|kraft|kraftlos*|kraftverlust|schwach|schwäche|weak*|nachgeb*|gibt nach|geben nach|giving way|gives way|knick*|sackt|sacken|buckl*|drop*|fallen lassen|lasse sachen|lass sachen|nicht greifen|nix halten|nichts halten|nicht halten|grip|lift my foot|fuß nicht heben|nicht heben|ned hebn|schleift|schleif*|drag*|stolper*|klappt|lahm*|lähm*|gelähmt*|funktioniert nicht|gehorcht nicht|won t move|wont move|gehorcht|gehorchen|folgt nicht|fällt runter|fallen runter|fällt alles|fällt mir|won t lift|wont lift|nicht bewegen|nicht mehr bewegen|zehen stehen|zehenspitzen|fersen gehen|gleichgewicht|balance'
const head =
  'kopf|köpfe|köpfen|schädel|schädl|hinterkopf|schläfe|stirn|head|heads|skull|temple|face|gesicht|helm|helmet|headfirst|kopfüber|kopfstoß|kopfnuss'
const blow =
  'geknallt|schädel geknallt|clattered|gestürzt|*sturz|sturz|stürzte|gefallen|runtergefallen|aufgeschlagen|angeschlagen|angeschlogn|angschlogn|gestoßen|zusammengestoßen|zusammenstoß|zusammengeprallt|geprallt|gekracht|geknallt|gerammt|gehauen|angehauen|abbekommen|abgekriegt|bekommen|kriagt|gekriegt|getroffen|verpasst|aufgekommen|geprellt|gegen|hit|hits|elbowed|headbutt*|struck|kneed|gelaufen|clashed|banged|bumped|bump|bonked|knocked|knock|smacked|smashed|slammed|cracked|whacked|collision|collided|crash|crashed|fell|fall|slipped|kicked|kick|punch*|knee to|elbow to|ball to|ellbogen|tritt|blow|unfall|accident|went headfirst|ausgerutscht|landed'
const dazed =
  'benommen|benebelt|schwummrig|schwindlig|schwindelig|übel|brummt|dröhnt|dizzy|foggy|dazed|nauseous|confused|verwirrt|vergesslich|lichtempfindlich|lichtscheu|light sensitive|sensitive to light|neben der spur|daneben|matschig|feeling off|off|still|noch|beule|gestern|heute|yesterday|today|vorgestern|morning|früh|abend|last night|vorhin|gerade|seitdem|since|samstag|sonntag|freitag|montag|dienstag|mittwoch|donnerstag|saturday|sunday|friday|monday|tuesday|wednesday|thursday|wochenende|weekend|week|woche|ago|vor|nicht erinnern|remember|kopfweh|kopfschmerz*|headache|head hurts|headache since|duselig|dizzy since|hart|hard|kopfschmerzen|gestan|geschtern|gesprungen|gebrochen|platzwunde'

/** Consciousness, nerves, head, balance: alarms that need no fixed wording. */
export const headAndNerves: readonly Sign[] = [
  event(
    'fainting',
    [
      '*ohnmacht*|weggeklappt|abgeklappt|besinnung*|bewusstsein|consciousness|koma|*ohnmächtig*|*bewusstlos*|*synkop*|*syncop*|unconscious|out cold|filmriss|kreislaufkollaps|kollab*|collaps*|faint|faints|fainted|fainting|blacked|blackout*|zusammengebroch*|zusammenbruch|zammgebroch*|zammbroch*|zusammengesackt|zusammengeklappt|zammgeklappt|umgeflogen|umgefallen bin|weggetreten|zoned out and|weggekippt',
    ],
    { unless: 'körper|bewusstsein für|mind|vor glück|vor freude|vor lachen' },
  ),
  event(
    'fainting',
    [
      'schwarz|dunkel|black|dark|grau|grey',
      'augen|vision|sicht|geworden|wurde|wird|went|goes|everything',
      'aufstehen|mir|mia|augen|vision|hinlegen|hinsetzen|stand|stood|sit|heben|beine|kurz|plötzlich|mich',
    ],
    { within: 9, unless: 'sehe schwarz|hose|shirt' },
  ),
  event(
    'fainting',
    [
      'alles schwarz|alles dunkel|everything black|everything dark|all black|all dark|went dark|went black',
      'war kurz|kurz alles|plötzlich|sekunde*|moment|second*|briefly|suddenly|vor mir|um mich|around me|everything went|all went|it went',
    ],
    {
      within: 8,
      unless:
        'gekleidet|angezogen|klamotten|outfit|gestrichen|lackiert|humor|draußen|outside|strom*|power|licht|lights|wearing',
    },
  ),
  event(
    'fainting',
    [
      'boden|flur|fußboden|fliesen|floor|ground|teppich|bretter|tiles',
      'aufgewacht|ended up|funny turn|legs went|lag plötzlich|wach geworden|wiedergefunden|gefunden|found me|woke|lag|liegend|came to|found myself|gelegt|hit the|zu mir gekommen',
      'gestern|heute|plötzlich|weiß nicht|turn|out for|wusste|weg|sekunden|how|wie|today|yesterday|morning|sternchen|bathroom|bad|küche|passed|zoned|kniebeugen|training|filmriss|war|am',
    ],
    { within: 14, unless: 'matte|übungen|exercises' },
  ),
  event(
    'fainting',
    [
      'weg|away|gone|out|out for|umgeflogen|from under me',
      'sekunden|secs|few seconds|sekundenlang|zack|plötzlich|auf einmal|mitten|aufgefangen|caught me|sekunde|moment|minute|kurz|briefly|seconds|bit',
      'war|was|bin|gewesen|went|knocked',
      'beine|legs|dusche|bretter|umgefallen|umgekippt|aufgefangen|caught|küche|zack|mitten|gestern|heute|yesterday|down|cold|training|boden|meeting|büro|wieder da|hard',
    ],
    { within: 12, unless: 'urlaub|arbeit|phone|handy' },
  ),
  event(
    'fainting',
    [
      'kippe|kipp|kippte|umkippe|umkippen|gekippt|umgekippt|umgefallen|falle um|dropped like|keeled|went down|passed out|pass out|sack of spuds|sack of potatoes|sack kartoffeln|wie ein stein|dropped to the floor|umgfoin|umgfalln',
      'um|oafach|eifach|so|öfter|oft|einfach|supermarkt|few secs|a few seconds|arbeit|work|gestern|heute|stehen|stand|stone|hard|ständig|wieder|ausgegangen|aus|out|latschen|letzter zeit|faint|felt',
    ],
    {
      within: 7,
      unless: 'stange|hantel|becher|glas|rad|maschine|bottle|pistol*|einbeinig*|single leg',
    },
  ),
  event('fainting', [lightsOut, out], { within: 7, unless: noPower }),
  event('fainting', [lightsOut, ofOneself], { within: 12 }),
  event(
    'fainting',
    [
      'kreislauf',
      'zusammengebrochen|zammbrocha|zusammenbruch|weggebrochen|weg|weggesackt|kollaps|abgekackt|abgeschmiert|versagt',
    ],
    { within: 6 },
  ),
  alarm(
    'neurological',
    [
      'fuß|füße|fußspitze|zehen|hand|finger|foot|toes|fingers|großzehe|daumen|thumb',
      'nicht mehr|nimmer|nicht richtig|kaum noch|kaum|can t|cant|cannot|couldn t|couldnt|no longer|unable|won t|wont',
      'anheben|heben|hochziehen|hochheben|bewegen|spüren|spür|steuern|kontrollieren|strecken|halten|lift|move|feel|control|straighten|raise|grip|hold',
      'seit|plötzlich|gestern|heute|auf einmal|suddenly|since|yesterday|this morning|today|jetzt|neuerdings|overnight|richtig|mehr|my|mein*|anymore|left|right|links|rechts',
    ],
    {
      lacking: true,
      within: 11,
      unless:
        'muskelkater|doms|gips|verstaucht|umgeknickt|geprellt|gebrochen|sore|länger|stange|hantel|bar|schmerz*|weh|kreuzheben|deadlift*|kg|gewicht*',
    },
  ),
  alarm('neurological', [
    'words come out wrong|words come out funny|words are coming out wrong|can t find the right words|mixing up my words|worte durcheinander|rede wirres zeug|talking gibberish',
  ]),
  // What came today or yesterday, in a whole limb.
  alarm(
    'neurological',
    [
      'taub|taubes|numb|gefühllos|taubheitsgefühl|went numb|gone numb',
      'arm|bein|hand|gesicht|gesichtshälfte|leg|face',
      'seit heute|seit gestern|heute morgen|heute früh|heute|since yesterday|since this morning|this morning|today|aufgewacht|woke up',
    ],
    {
      within: 9,
      unless:
        'eingeschlafen|geschlafen|slept|drauf gelegen|nach dem sitzen|after sitting|*rad|radeln|*radtour|bike|cycling|ride|zahnarzt|dentist|betäub*|geimpft|impf*|satz|sätze|set|sets|pump|kurz|briefly|manchmal|sometimes|jahren|years',
    },
  ),
  // Both legs with the back: what no disc does alone.
  alarm(
    'neurological',
    [
      'rücken*|kreuz|hexenschuss|bandscheib*|ischias|lws|back|disc|disk|sciatica',
      'beide beine|beiden beinen|beine|meine beine|both legs|my legs|legs',
      'schwächer|werden schwach|werden beide schwach|immer schwächer|getting weak|getting weaker|weaker|becoming weak|gehen weg|geben nach|give way|giving way|go weak|went weak',
    ],
    { within: 14, unless: 'training|kniebeug*|squat*|satz|sätze|sets|muskelkater|doms|lauf|run' },
  ),
  alarm('neurological', [numb, half], { within: 8, unless: 'nach dem sitzen|after sitting' }),
  // What sits on a saddle: the nerves that hold bladder and bowel.
  alarm('neurological', [withoutFeeling, saddle, sinceWhen], { within: 11, lacking: true, unless: whileTraining }),
  alarm('neurological', ['spüre|spür|fühle|fühl', saddle, 'nicht|nichts|nimmer|kaum', sinceWhen], {
    within: 11,
    lacking: true,
    unless: whileTraining,
  }),
  alarm('neurological', [numb, powerless], { within: 9, lacking: true }),
  alarm(
    'neurological',
    [
      'schwäche|schwach|weakness|weak|kraftverlust|kraftlos*|lähm*|gelähmt|paralys*',
      'schleift|schleift nach|hängt nach|fällt runter|drags|dragging|seit gestern|seit heute|since yesterday|since this morning|halbseit*|plötzlich*|sudden*|schlagartig|auf einmal|heute nacht',
    ],
    { within: 7 },
  ),
  // One side that was always a little weaker than the other is what people train for.
  alarm(
    'neurological',
    [
      'schwäche|schwach|weakness|weak|kraftverlust|kraftlos*|lähm*|gelähmt|paralys*',
      'eine seite|one side|left side|right side|linke seite|rechte seite',
    ],
    {
      within: 7,
      unless: '{imbalance}|als die|als rechts|als links|than|ausgleich*|dysbalance*|imbalance*|aufholen|catch up',
    },
  ),
  alarm('neurological', [
    '*lähmung*|gelähmt*|paralys*|fußheber*|foot drop|nervenausfall*|ausfallersch*|hemiparese neu|zungenlähm*|reithose*|cauda*|*hirnblutung|brain bleed|tia|mini stroke|verwaschen*|lalle|lallen|lallend|slurr*|slurry|doppelbild*|double vision|seeing double|sehe doppelt|doppelt sehe|sehstör*|sehausfall|gesichtsfeld*|blurred vision|blurry vision|vision loss|loss of vision|thunderclap|donnerschlag*|vernichtungskopf*',
  ]),
  alarm(
    'neurological',
    [
      'auge|augen|eye|sicht|vision',
      'verschwommen*|blurr*|unscharf|doppelt|flimmert|nichts gesehen|blind|verloren|lost|weg|halbe|half|ausfall|ausgefallen|schleier|vorhang|curtain',
    ],
    { within: 7, unless: 'blindfold*|verbunden' },
  ),
  alarm(
    'neurological',
    [
      'sprechen|sprache|sprechn|worte|wörter|finding words|find words|my words|the words|speak|speech|talk',
      'nicht|schwer|fällt|verdreht|trouble|finde|finden|can t|cant|couldn t|couldnt|weg|durcheinander|verwaschen|stuck|wrong',
      'plötzlich|kurz|seit|heute|since|suddenly|this morning|jetzt wieder|today|minute|gestern|flimmern',
    ],
    { within: 10, unless: 'beim|während|puste|luft|atem|laufen' },
  ),
  alarm(
    'neurological',
    [
      'kopfschmerz*|kopfweh|headache|schädelweh|kopf',
      'plötzlich*|sudden*|schlagartig*|schlimmst*|schlimme|worst|heftigst*|noch nie|nie|never|explo*|donner*|thunder*|vernicht*|ever',
    ],
    { within: 7, unless: 'freikriegen|frei|nie wieder' },
  ),
  alarm(
    'neurological',
    [
      'blase|blasenkontrolle|wasser|darm|bladder|bowel*|stuhl|urin|pipi|pee|wasserlassen|wasserlösen',
      'kontrolle|control|probleme|problem*|nicht mehr spür*|can t pee|nicht halten|nicht mehr halten|can t hold|cant hold|weg|verloren|lost|inkontinen*|incontinen*',
      'rücken|back|bandscheib*|kreuz|ischias|bein|beine|leg|legs|taub|numb|disc|kreuzheben|deadlift*',
    ],
    { within: 16 },
  ),
  alarm(
    'neurological',
    [
      'gesicht|gesichtshälfte|gesichtshälften|wange|cheek|mund|mundwinkel|augenlid|lid|face|mouth|eyelid|smile',
      'hängt|hängen|hängend*|droop*|schief*|schräg|crooked|lopsided|sagging|verzogen|einseitig',
    ],
    { within: 6 },
  ),
  event('concussion', [head, blow, dazed], {
    within: 12,
    unless: 'wand|handstand|kopfstand|kopfball training|header drills|rekord',
  }),
  event(
    'concussion',
    [
      '*gehirnerschütter*|*gehirnerschitter*|hirnerschütterung|commotio|concuss*|tbi|mtbi|schädel hirn*|bell rung|ausgeknockt|knockout|knocked out|ko gegangen|k o gegangen|k o gehauen|head knock|head injury|kopfverletzung|schädelprellung',
    ],
    { unless: 'reps|two more|podcast|musik|runde ko|knocked out two|workout' },
  ),
  event(
    'concussion',
    [
      'gestürzt|sturz|unfall|accident|fell|crash*|collision|zusammenstoß',
      'nicht erinnern|erinnerungslücke|don t remember|dont remember|can t remember|foggy|benommen|verwirrt|confused|amnesi*|vergesslich',
    ],
    { within: 14 },
  ),
  // Muscle that falls apart after too much of it.
  alarm(
    'unwell',
    [
      'urin|urine|pee|peeing|pissing|pipi|pinkle|pinkeln|pinkel|pisse|pissen|piesel*|harn',
      'braun|dunkelbraun|brauner|dunkel|dunkler|dark|cola|colafarben|coke|tee|brown|blut|blood|blutig*|tea coloured|tea colored|cola coloured',
    ],
    {
      within: 6,
      unless:
        'getrunken|trinke|drank|drink*|gürtel|belt|kaffee|coffee|rote bete|beetroot|probe|test|kein blut|no blood',
    },
  ),
  alarm(
    'unwell',
    [
      'nasenbluten|nosebleed|nosebleeds|nose is bleeding|nase blutet',
      'hört nicht auf|nicht zu stoppen|won t stop|doesn t stop|keeps|dauernd|ständig|stark|heavy',
    ],
    { within: 6, lacking: true, unless: 'als kind|früher|as a kid' },
  ),
  alarm('unwell', ['husten|huste|hustete|gehustet|cough*|ausgehustet', 'blut|bluat|blutig*|blood|bloody'], {
    within: 5,
    unless: 'blutdruck|pressure|blutabnahme|blutwerte|bloody hell|gespendet|spende|gave|donated|sugar|zucker|test',
  }),
  alarm(
    'unwell',
    ['anaphyla*|allergischer schock|allergischen schock|allergischem schock|allergieschock|allergic shock'],
    {
      within: 8,
      unless:
        'als kind|kindheit|früher|damals|vor jahren|years ago|jahre her|neigung|immer dabei|always carry|neige|risiko|risk|prone|ausweis|pass|verhinder*|prevent*',
    },
  ),
  alarm(
    'unwell',
    [
      'kreislauf|kreislaufmäßig|kreislauftechnisch',
      'kreislaufmäßig|eimer|keller|verrückt|schlapp|im arsch|unten|spinnt|weg|down|am boden|instabil|wackelig|macht nicht mit|labil',
    ],
    { within: 6 },
  ),
  alarm(
    'unwell',
    [
      'chunder*|hurled|hurling|ralphed|ralphing|yakking|yakked|blowing chunks|been sick|being sick|was sick all|gereihert|ich reihere|gekübelt|kübel*|göbel*|gegöbelt|rückwärts gegessen|magen umgedreht|spucken müssen|dauernd am spucken|übergebe*|erbroch*|erbrech*|gekotzt|kotze|kotz*|gespieben|gspiebn|speib*|vomit*|threw up|throw up|throwing up|puk*|spew*|barf|barfed|barfing|diarr*|durchfall*|dünnschiss|magen darm*|norovirus|*kotzelend|kotzübel|speiübel|*übelkeit|nause*|queasy|seekrank|seasick|reisekrank|can t keep|cant keep food',
    ],
    {
      unless:
        'bis|until|vor anstrengung|grenze|kotzgrenze|zum kotzen|essen|nach dem essen|after meals|after i eat|hund|dog',
    },
  ),
  alarm(
    'unwell',
    [
      'kopf|head|world|welt|room|raum|zimmer|alles|ois|everything|boden|mir|mia',
      'dreht|drehn|draht|draaht|spin|spins|spinning|schwankt|schwanke|schaukelt|karussell|swimming|swaying|rotating',
    ],
    {
      within: 4,
      unless:
        'kaum drehen|nicht drehen|turn my head|turn my neck|film|daumen|platte|spinning bike|spin class|rad|spinning aus|spinning kurs|fällt spinning|kurs',
    },
  ),
  alarm(
    'unwell',
    [
      '*schwindlig|*schwindelig|schwindlich|*schwindel|dizz*|lightheaded|light headed|light head|woozy|wooz*|benommen|dusel*|duselig|taumel*|schummrig|schwummrig|schwummerig|vertig*',
    ],
    { unless: 'schwindelfrei|lagerungsschwindel|bppv|meniere|höhe|höhenangst' },
  ),
  alarm(
    'unwell',
    [
      'mir|mia|ma|wird mir',
      'schlecht|übel|hundsmiserabel|mies|schlächt',
      'is|ist|wird|war|total|ganz|richtig|voll|so|seit|heute|heut',
    ],
    {
      within: 5,
      unless:
        'geschlafen|gepennt|schlaf|gelaunt|nicht schlecht|wetter|bis mir|gewissen|drauf|laune|kommt|läuft|gegangen|tut mir',
    },
  ),
  alarm(
    'unwell',
    [
      'liege flach|lieg flach|flachgelegt hat|flachgelegen|got the runs|have the runs|the trots|the squits|the shits|dünnpfiff|flotten otto|flotter otto|proper poorly|poorly today|feeling poorly|bed bound|bedridden|knocked me flat|laid up sick|feel like death|feeling like death',
    ],
    {},
  ),
  alarm(
    'unwell',
    [
      'malad*|marod|elend|hundeelend|sauelend|kotzelend|dreckig|beschissen krank|rotten|poorly|rough|awful|like death|death warmed|dreadful',
      'bin|fühl*|feel*|gehts|geht s|mir|i m|im|really|total|richtig|bed|bett',
    ],
    { within: 5, unless: 'fit|trainiert|schlaf|geschlafen|müde' },
  ),
  alarm(
    'unwell',
    [
      'krank|kranke|kranker|kränker|krankgeschrieben|ill|sick|hitzschlag|sonnenstich|heat exhaustion|heatstroke|sunstroke',
      'bin|i m|im|am|i ll be|liege|bett|bed|fühl*|feel*|heute|today|got|hab|geschrieben|gemeldet|off|down|erwischt|eingefangen|flach|seit|since|as a dog',
    ],
    {
      within: 3,
      unless:
        'workout|pump|session|beats|pflege*|schwester|haus|hund|hamster|katze|kasse|of|herz*|motiviert|nicht|not|wieder gesund|chronisch',
    },
  ),
  alarm(
    'unwell',
    [
      'karussell|carousel|merry go round',
      'umdrehen|im kopf|in meinem kopf|im bett|aufstehen|aufsteh|in my head|turn over|turning over|in bed',
    ],
    { within: 9, unless: 'kinder|kids|kirmes|jahrmarkt|rummel|fair|funfair' },
  ),
  alarm(
    'unwell',
    [
      germ,
      'bin|i m|im|am|i ll be|liege|bett|bed|fühl*|feel*|heute|today|got|hab|geschrieben|gemeldet|off|down|flach|seit|since',
    ],
    { within: 3, unless: `${devices}|workout|session|hamster` },
  ),
  alarm(
    'unwell',
    [
      germ,
      'down with|come down with|came down with|went down with|going down with|laid low|eingefangen|aufgegabelt|erwischt|geholt|caught|picked up|flachgelegt|umgehauen',
    ],
    { within: 7, unless: devices },
  ),
  alarm(
    'neurological',
    [
      'arm|bein|hand|fuß|leg|foot|arms|legs|finger',
      'macht nicht was ich will|macht nicht mehr was|does what it wants|won t do what|gehorcht*|went dead|gone dead|wie tot|abgestorben|won t move|wont move|won t lift|wont lift|nicht mehr bewegen|keine kontrolle|no control|keep tripping|stolpere ständig',
    ],
    { within: 7, unless: 'dead hang*|dead bug*|deadlift*|muskelkater|doms' },
  ),
  alarm(
    'unwell',
    ['kloschüssel|schüssel|kloschüssl|toilet|toilette|bucket|eimer', 'hänge|hing|hang|over|über|neben|hugging|kopf'],
    { within: 5, unless: 'kettlebell' },
  ),
]
