import type { Feeling } from '../../domain/coach/read/circumstances.ts'
import type { Entry } from '../../domain/coach/read/language.ts'
import type { Verdict } from '../../domain/coach/read/shaping.ts'
import { says } from './entry.ts'

const mood = (of: Feeling, ...words: readonly string[]): Entry => says({ is: 'mood', mood: of }, ...words)
const verdict = (was: Verdict['was'], ...words: readonly string[]): Entry => says({ is: 'verdict', was }, ...words)

/** Each word of one list before each of the other. */
const crossed = (firsts: string, seconds: string): string =>
  firsts
    .split('|')
    .flatMap(first => seconds.split('|').map(second => `${first} ${second}`))
    .join('|')

const myHead =
  'kopf|kopf ist|kopf is|der kopf ist|mein kopf ist|birne|birne ist|hirn|hirn ist|mein hirn ist|schädel ist|head is|my head is|brain is|my brain is|brain'

/** "Kopf ist leer", "my brain is fried": tired by what was thought, no ache. */
const emptyHead = [
  crossed(
    myHead,
    'leer|total leer|wie leergefegt|matsch|nur matsch|matschig|brei|durch|müde|platt|fertig|ausgelutscht|tot|aus|empty|fried|mush|mushy|toast|cooked|dead|drained|shot|scrambled|fog|foggy',
  ),
  'brain fog|brain dead|braindead|fried my brain|fried my head|melted my brain|killed my brain|brain melted|hirntot|matschbirne|geistig platt|geistig leer|geistig durch|mental platt|mental durch|mental leer|mentally drained|mentally exhausted|mentally done|mentally fried|mentally cooked',
].join('|')

/** "Kopf ist voll": too much to think of. */
const crowdedHead = [
  crossed(
    myHead,
    'voll|randvoll|zu voll|zu|zugemüllt|raucht|qualmt|rattert|dröhnt vor arbeit|full|too full|racing|spinning with work|everywhere|all over the place',
  ),
  'mir raucht der kopf|der kopf raucht|kopf durchlüften|kopf lüften|switch off|switch my brain off|switch off my brain|turn my brain off|shut my brain up|quiet my mind|busy head|viel um die ohren|zu viel um die ohren|land unter|land unter im job|deadline|deadlines|deadline stress|meetingmarathon',
].join('|')

const tooMuch =
  'zu|viel zu|bissl zu|bisschen zu|bissel zu|etwas zu|ein wenig zu|eher zu|ganz schön|deutlich zu|echt zu|allzu|fast zu|too|way too|far too|a bit too|bit too|a little too|kinda too|kind of too|much too|slightly too|almost too'

/** "Zu heftig", "a bit too easy": what a session had too much of. */
const too = {
  easy: crossed(
    tooMuch,
    'leicht|einfach|easy|lasch|locker|soft|simpel|simple|light|gemütlich|lau|harmlos|zahm|tame|gentle|chillig|chilled|entspannt|wenig gewicht|babyleicht',
  ),
  hard: crossed(
    tooMuch,
    'schwer|hart|heftig|krass|intensiv|anstrengend|hard|heavy|tough|intense|brutal|difficult|schwierig|fordernd|happig|viele übungen am stück|advanced|extrem|extreme|demanding|taxing',
  ),
  long: crossed(tooMuch, 'lang|lange|long|langatmig|zäh|ausgedehnt|lengthy|drawn out|zeitaufwendig|zeitintensiv'),
  short: crossed(tooMuch, 'kurz|knapp|short|brief|quick|schnell vorbei|schnell rum'),
}

/** How somebody feels without being ill, and how a session was. */
export const feelings: readonly Entry[] = [
  mood(
    'tired',
    emptyHead,
    'low battery|battery is low|akku leer|akku ist leer|akku alle|not my day|gar nicht mein tag|nicht mein tag|running on fumes|running on empty|bin im eimer|komplett im eimer|total im eimer|völlig im eimer|bin hinüber|völlig hinüber|komplett hinüber|fertig mit den nerven|nudelfertig|feddich|fix und feddisch|am stock|geh am stock|auf dem zahnfleisch|auf halbmast|am limit heute|long shift|nachtschicht hinter mir|spätschicht hinter mir|frühschicht hinter mir|lange schicht|doppelschicht|bone tired|dog tired|zonked|bushed|frazzled|burnt out today|out of gas|tank is empty|tank empty|empty tank|no gas in the tank|zero energy|keine körner|körner sind weg|ohne energie|saftlos|erledigt|total erledigt|fix und alle|fix und foxi|am ende heute|done in|dead on my feet|platt vom|beine platt|energie im keller|akku leer|akku ist leer|batterie leer|batteries are flat|running on fumes|no juice|half asleep|im halbschlaf|verpennt|träge|schlappi|durch heute|fertig von der arbeit|fühl mich schwer|fühle mich schwer|fühl mich so schwer|feel heavy|feeling heavy|träge|sluggish|müde|müd|tired|erschöpft|exhausted|knackered|schlapp|kaputt heute|platt|ausgelaugt|fertig heute|total fertig|bin fertig|worn out today|drained|shattered|wiped|wiped out|sleepy|matt|k o|groggy|energielos|keine energie|keine kraft heute|low energy|no energy|fatigued|müdigkeit|bin kaputt|gerädert|hundemüde|todmüde|schlaff|schläfrig|dead tired|beat|pooped|saft und kraftlos|running on empty|fix und fertig|müad|bin durch|ausgepowert|fertig mit der welt|zombie|kopf für nichts mehr',
  ),
  mood(
    'unmotivated',
    'not in the mood|heart not in it|heart isn t in it|heart is not in it|herz nicht dabei|nicht mit dem herzen dabei|head s not in it|motivation gesucht|motivation gleich null|null motivation|keine motivation|zero motivation|no motivation|motivation im keller|head s not in it|heads not in it|head isn t in it|head not in it|kills my motivation|killing my motivation|kein antrieb|couch ruft|sofa ruft|unmotiviert|keine lust|null bock|kein bock|keinen bock|unmotivated|lazy|faul|can t be bothered|cant be bothered|lustlos|no motivation|antriebslos|keine motivation|meh|schweinehund|lack motivation|not feeling it|nicht motiviert|koa lust|bock los|zero motivation',
  ),
  mood(
    'stressed',
    crowdedHead,
    'muss runterkommen vom|need to hit things|hit things|need to destress|destress|need to decompress|decompress|rough day at work|tough day at work|scheiß tag|scheißtag|beschissener tag|anstrengender tag|langer tag|long day|stress|gestresst|stressig|stressiger tag|stressed|stressful|abreagieren|kopf frei|kopf freikriegen|kopf frei kriegen|clear my head|angespannt|überfordert|overwhelmed|stressiger|hektisch|unter druck im job|busy day',
  ),
  mood(
    'sad',
    'traurig|sad|niedergeschlagen|down heute|feeling down|mies drauf|schlecht drauf|liebeskummer|heartbroken|blue today|deprimiert|betrübt|low mood|trauer',
  ),
  mood(
    'angry',
    'dampf ablassen|dampf loswerden|luft ablassen|druck ablassen|blow off steam|let off steam|blow off some steam|let off some steam|vent|was kaputt hauen|auf etwas einschlagen|angepisst|geladene stimmung|auf krawall|fuming|auf 180|auf hundertachtzig|koche vor wut|kochend|stinksauer|stinkig|raging|livid|seething|wütend|wut|angry|sauer|geladen|aggressiv|aggro|hals auf|pissed|pissed off|furious|zornig|grantig|mad at|wut im bauch|genervt|frustriert|frustrated|frust',
  ),
  mood(
    'motivated',
    'hab power|habe power|wieder power|hab wieder power|habe wieder power|voller power|viel power|hab energie|habe energie|wieder energie|hab wieder energie|habe wieder energie|full of beans|gut drauf|richtig gut drauf|platze vor energie|voller energie|richtig energie|sprühe vor energie|hummeln im hintern|hummeln im arsch|ants in my pants|bäume ausreißen|könnte bäume ausreißen|adrenalin|voller tatendrang|tatendrang|in laune|bester laune|hab bock|voll bock|mega bock|so bock|bin ready|bin bereit|ready to rumble|amped|stoked|raring to go|up for it|feeling it|motiviert|motivated|voll motiviert|hochmotiviert|bock auf|richtig bock|lust mich zu bewegen|total lust|heiß auf|pumped|hyped|on fire|bin on fire|fired up|ready to go|vorfreude|energiegeladen|full of energy|voller energie|voll energie|kribbelt in den fingern|kribbelt mir in den fingern|gut drauf|super drauf|bestens gelaunt|hyped up|psyched|lets go|let s go|top motiviert|strotze|in topform|energetic',
  ),
  mood(
    'rested',
    'wie neugeboren|pudelwohl|kerngesund heute|bestens erholt|top erholt|gut erholt|gut regeneriert|regeneriert|frisch wie|fresh as|fühl mich fit|fühle mich fit|fühl mich stark|fühle mich stark|bin fit|bin topfit|full of beans|recharged|feeling fit|feeling strong today|slept loads|slept really well|geschlafen wie ein stein|geschlafen wie ein baby|ausgeschlafen|ausgeruht|gut geschlafen|rested|well rested|slept ten hours|slept well|slept great|slept like a baby|richtig fit|topfit|feeling great|feel great|feeling good|feeling fresh|erholt|fresh|frisch und munter|super geschlafen|energie top|heute guter tag|guter tag|fit wie ein turnschuh|fühl mich super|fühle mich super|fühl mich top|feel amazing|feeling strong|pumperlgsund',
  ),
  verdict(
    'too-easy',
    too.easy,
    'bin unterfordert|fordert mich nicht|fordert nicht|hat mich nicht gefordert|darf ruhig mehr sein|dürfte mehr sein|kann mehr ab|geht mehr|da ginge mehr|reicht mir nicht|reißt mich nicht|doesn t challenge me|not challenging|isn t challenging|not hard enough|could handle more|can handle more|can take more|felt like a warm up|war ja nix|war nix|war ja nichts|ein klacks|klacks|ein kinderspiel|pipifax|pillepalle|zum warmwerden|way heavier|gone heavier|go heavier|gone harder|more in the tank|more left in the tank|noch körner|noch reserven|noch luft|nicht ausgelastet|lasch|zu lasch|viel zu lasch|unterfordernd|langweilig einfach|kinderspiel|spaziergang für mich|ein spaziergang|walk in the park|piece of cake|a breeze|was a breeze|barely broke a sweat|kein schweißtropfen|hätte mehr gekonnt|hätte mehr geschafft|hätte mehr gehen|da geht mehr|da geht noch was|mehr wär drin gewesen|too chill|not enough|zu wenig gefordert|locker geschafft|easy peasy|zu wenig gewicht|gewichte zu leicht|weights too light|zu leichte gewichte|zu leicht|zu einfach|viel zu leicht|viel zu einfach|too easy|way too easy|too light|ein witz|was a joke|unterfordert|ging locker|barely sweated|nicht gefordert|not challenging enough|could have done more|hätte noch|had more in me|langweilig leicht|war easy|kaum geschwitzt|too simple|pille palle|kindergarten|noch luft nach oben|nicht anstrengend',
  ),
  verdict(
    'too-hard',
    too.hard,
    'hat mich umgehauen|hat mich geschafft|war heftig|war brutal|war krass hart|packe ich nicht|pack ich nicht|schaff ich nicht|schaffe ich nicht|komm nicht hinterher|komme nicht hinterher|wiped me out|wrecked me|floored me|can t keep up|cant keep up|bin danach platt|bin danach erledigt|zu viel|viel zu viel|zu happig|hat mich zerstört|völlig platt danach|nicht zu schaffen|unschaffbar|hab abgebrochen|musste abbrechen|abgebrochen|had to stop early|had to bail|bailed|couldn t do|couldnt do|couldn t complete|didn t finish|didnt finish|overkill|way too much|too much|nicht zu ende gebracht|nicht durchgehalten|am ende meiner kräfte|gewichte zu schwer|zu schwere gewichte|weights too heavy|zu schwer|zu hart|viel zu schwer|too hard|too heavy|too tough|too difficult|überfordert|nicht geschafft|couldn t finish|couldnt finish|zu anstrengend|zu heftig|zu intensiv|too intense|zu schwierig|kaum geschafft|way too hard|destroyed me|zu krass',
  ),
  verdict(
    'too-long',
    too.long,
    'dauern ewig|dauert ewig|nimmt kein ende|ziehen sich|takes forever|take forever|goes on forever|go on forever|drags on|drags|zog sich|zieht sich|hat sich gezogen|nicht fertig geworden|bin nicht fertig geworden|zeit hat nicht gereicht|zeitlich nicht geschafft|überzogen|länger gedauert|dragged on|dragged|went over|overran|longer than planned|ran long|out of time|ran out of time|zu lang|viel zu lang|too long|way too long|hat ewig gedauert|länger als gedacht|länger als geplant|took forever|took longer|hat länger gedauert|felt rushed|too many exercises|zu viele übungen|dauert zu lange|zu lange gedauert|ran over',
  ),
  verdict(
    'too-short',
    too.short,
    'hätte ruhig mehr sein können|hätte mehr sein können|hätte länger sein können|könnte länger sein|könnten länger sein|darf länger sein|dürfen länger sein|dürfte länger sein|dürften länger sein|could be longer|should be longer|over before it started|schwupps|zack vorbei|zack fertig|flew by|over in no time|schon vorbei|ruckzuck vorbei|schnell vorbei|war schnell rum|viel zu schnell rum|hätte ruhig länger|done too fast|over too soon|zu kurz|viel zu kurz|too short|way too short|hätte länger|could have been longer|länger sein können|over too quickly|zu schnell vorbei',
  ),
  verdict(
    'good',
    'mag ich so|super session|super einheit|top session|top einheit|great session|great workout|hat richtig spaß gemacht|loved it|mega einheit|waren nice|war nice|was nice|were nice|sind super|sind klasse|waren gut|waren super|waren top|waren toll|waren klasse|war klasse|war der hammer|war spitze|waren spitze|war genau mein ding|mein ding|taugt mir|taugen mir|liebe ich|lieb ich|feier ich|feier das|feiere ich|genau so weiter|bitte genau so|weiter so bitte|keep it up|keep them coming|more of that|more of this|more like this|spot on for me|works for me|working well|working great|were great|were fun|were good|were awesome|was awesome|was good|was brilliant|big fan of|am a fan|bin fan|bin ein fan|macht laune|machen laune|macht spaß|machen spaß|macht mir spaß|machen mir spaß|hat mir gefallen|haben mir gefallen|gefällt mir gut|gefallen mir|gefällt mir|gefällt mir sehr|passt perfekt für mich|super gepasst|gut gepasst|perfekt gepasst|hat gut getan|tat gut|hat mir gut getan|did me good|cracking session|cracking workout|solid session|solid workout|brilliant|brilliant session|lovely session|perfekt|perfektes training|mega|mega geil|hammer|der hammer|top training|stark|starkes training|passt so|passt genau|passt perfekt|hat gepasst|gerne wieder|gern wieder|jederzeit wieder|so kann es weitergehen|hat bock gemacht|hat laune gemacht|hat richtig spaß gemacht|killer session|banger|10 10|ten out of ten|felt great|felt amazing|enjoyed that|enjoyed this|war gut|war super|war top|war toll|tolles training|tolle training|super training|great workout|great session|loved it|love it|was great|was perfect|perfekt war|genau richtig|just right|spot on|mörderisch gut|aber geil|war geil|richtig gut|nice one|hat spaß gemacht|fun workout|was fun|best workout|bestes workout|bestes training|gefallen|klasse training|spitze|enjoyed it|awesome session|mega training',
  ),
  verdict(
    'boring',
    'got bored|was bored|bored me|war öde|sterbenslangweilig|zum sterben langweilig|derselbe kram|der gleiche kram|immer der gleiche kram|immer derselbe mist|immer die gleiche leier|die gleiche leier|schon wieder dasselbe|schon wieder das gleiche|ständig dasselbe|ständig das gleiche|ewig das gleiche|ewig dasselbe|jede woche das gleiche|jede woche dasselbe|jedes mal dasselbe|langweilt mich|langweilen mich|langweilt|langweilen|ödet mich an|öden mich an|hängt mir zum hals raus|hängen mir zum hals raus|satt gesehen|totgelaufen|stale|samey|same thing every time|the same every time|same every week|same thing every week|always the same|got old|getting old|gets old|got boring|getting boring|gets boring|getting repetitive|tedious|bores me|bored me|bore me|sick of the same|tired of the same|immer das selbe|immer die selben|immer das gleiche zeug|immer das selbe zeug|jedes mal das gleiche|einfallslos|immer gleich|schnarch|gähn|zum einschlafen|snooze|snoozefest|repetitive|same old|uninspired|langweilig|boring|keinen spaß|kein spaß|no fun|öde|eintönig|immer die gleichen übungen|immer dasselbe|immer das gleiche|bored of|bored with|monoton|monotonous|dull|fad|stupide',
  ),
]
