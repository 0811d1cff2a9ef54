import type { Weekday } from '../../domain/coach/read/circumstances.ts'
import type { Entry, Small, Unit } from '../../domain/coach/read/language.ts'
import { says } from './entry.ts'

const word = (is: Small, ...words: readonly string[]): Entry => says({ is }, ...words)
const unit = (of: Unit, words: string): Entry => says({ is: 'unit', unit: of }, words)
const when = (days: number, words: string): Entry => says({ is: 'when', days }, words)
const number = (value: number, words: string): Entry => says({ is: 'number', value }, words)
const day = (of: Weekday, words: string): Entry => says({ is: 'weekday', day: of }, words)

/** Words that steer others: negation, restriction, contrast, who is spoken of. */
export const small: readonly Entry[] = [
  word(
    'not',
    'can t be bothered with|cant be bothered with|didnt like|didnt like the|did not like|did not like the|dont like the|hat mir nicht gefallen|can t stomach|cant stomach|sick of|i m sick of|im sick of|i am sick of|fed up with|hab genug von|habe genug von|had enough of|mag kein|mag keine|mag keinen|mag nicht|ich mag keine|ich mag kein|don t like|dont like|do not like|don t want|dont want|do not want|don t do|i don t do|you can keep|you can keep the|you can keep your|behalt deine|behalt die|erspar mir|erspar mir die|erspare mir|kein fan von|no fan of|not a fan of|nicht mein fall|keinen nerv auf|keinen nerv für|keinen bock auf|can t stand|cant stand|can t be bothered with|over it with|done with|sick of doing|zero|keinerlei|free of|frei von|finger weg von|weg mit|verschon mich mit|bleib mir weg mit|spare me|spare me the|no more|never any|kein|keine|keinen|keiner|keinem|keines|koa|koan|koane|koin|koi|nicht|nich|net|ned|nit|nöd|ohne|ohni|no|not|without|nix|nichts|nothing|weder|noch nicht|vermeide|vermeiden|avoid|avoiding|dont|don t|doesnt|isnt|nope|verzichte auf|verzicht auf|verzichten auf|neither|nor|never|nie|niemals|cant do|can t do|cannot do|bloß nicht|lieber nicht|auf keinen fall|auf gar keinen fall|keinesfalls|nix mit|nichts mit|nichts für|nothing with|nothing for|please dont train|dont train|do not|do not train|kei|keen|keene|ka|kane|nüt|nüd|ned so|frei von|spar dir|spar mir|verschone mich mit|weg mit|stop with|hör auf mit|schluss mit|genug von|enough of|no more|kein bock auf|keine lust auf|koa lust auf|hab genug von|hate|hasse|ich hasse|allergisch gegen burpees|skip|skip the|skip die|drop the|leave out|cut the|auslassen|nie wieder|never again|nie mehr|keinerlei|nicht schon wieder|die nase voll von|die nase voll vom|nase voll von|nase voll vom|ich hab die nase voll vom|statt dessen keine|todesangst vor|angst vor|fear of|scared of|afraid of|keep me away from|anti',
  ),
  word(
    'unwanted',
    'find ich albern|finde ich albern|find ich doof|finde ich doof|find ich blöd|finde ich blöd|find ich nervig|finde ich nervig|find ich kacke|find ich scheiße|find ich furchtbar|finde ich furchtbar|finde ich schrecklich|find ich schrecklich|ist nix für mich|ist nichts für mich|sind nix für mich|sind nichts für mich|is not for me|isn t for me|isnt for me|aren t for me|arent for me|got enough|has had enough|have had enough|had enough|had plenty|got plenty|hatten genug|hatte genug|haben genug|hat genug|haben erstmal genug|hat erstmal genug|sind dick genug|ist dick genug|sind groß genug|ist groß genug|are big enough|is big enough|kannst du dir schenken|kannste dir schenken|dir schenken|sonstwohin stecken|sonst wohin stecken|nie wieder vorschlagen|bitte nie wieder|broken|is broken|out of order|außer betrieb|kann ich nicht mehr sehen|kannst du behalten|kannste behalten|darfst du behalten|kannst du knicken|kannste knicken|kannst du vergessen|kannst vergessen|kannste vergessen|schenk ich mir|schenken wir uns|schenke ich mir|erspar mir|can jog on|can do without|could do without|verschonen|verschont bleiben|sparen|kannste dir sparen|kannst du dir sparen|kannst dir sparen|können wir uns sparen|sparen wir uns|spar ich mir|spare ich mir|spar dir|lassen wir sein|kann wegbleiben|können wegbleiben|bleibt weg|bleiben weg|braucht s nicht|brauchts nicht|brauchen wir nicht|brauchen wir heute nicht|brauch ich heute nicht|muss ich nicht haben|muss heute nicht sein|muss heut nicht sein|müssen heute nicht sein|müssen heut nicht sein|kannst du weglassen|kannst weglassen|kannste weglassen|könnt ihr weglassen|könnten wir weglassen|fliegt raus|fliegen raus|rauslassen|lass raus|lass draußen|draußen lassen|außen vor|außen vor lassen|bleibt außen vor|bleiben außen vor|hab ich satt|habe ich satt|hängt mir zum hals raus|hängen mir zum hals raus|kann ich nicht mehr ab|kann mir gestohlen bleiben|können mir gestohlen bleiben|geht mir auf den keks|gehen mir auf den keks|geht mir auf den geist|gehen mir auf den geist|sind nicht meins|ist nicht meins|nicht mein fall|liegt mir nicht|liegen mir nicht|mag ich gar nicht|mag ich überhaupt nicht|kann ich nicht ab|ist gestrichen|sind gestrichen|gestrichen|ist tabu|sind tabu|tabu|ist raus|sind raus|get a pass|gets a pass|can wait|can stay home|sit this one out|sits this one out|sitting this one out|are banned|is banned|banned|not my thing|aren t my thing|isn t my thing|can do one|in the bin|off the menu|off the table|are out|is out|not for me|isn t for me|aren t for me|schlange|warteschlange|queue|a queue|schon wieder voll|jemand dran|jemand drauf|immer jemand|someone on it|hogged|is hogged|in use|being used|außer betrieb|in reparatur|in wartung|wird gewartet|hat zu|geschlossen|hat geschlossen|ist geschlossen|is closed|are closed|closed|is shut|shut today|auslassen|aussetzen lassen|weglassen bitte|lassen wir aus|lassen aus|lass mal|lass lieber|lass bitte aus|bleiben draußen|bleibt draußen|bleiben heute draußen|haben frei|hat frei|haben pause|hat pause|have the day off|get the day off|get a rest|dürfen ruhen|darf ruhen|ruhen|pause heute|schonen wir nicht|brauch ich nicht|brauche ich nicht|will ich nicht|will ich heute nicht|mag ich heute nicht|muss nicht sein|müssen nicht sein|kann weg|können weg|lass weg|lass bitte weg|lassen wir weg|lass ich weg|lasse ich weg|lass ich heute weg|weglassen|lass aus|lass ich aus|auslassen bitte|fällt aus|fallen aus|bitte auslassen|in ruhe|bitte in ruhe|in ruhe lassen|bitte in ruhe lassen|kann ich nicht mehr sehen|kann ich nicht leiden|kann ich nicht ausstehen|mag ich nicht|mag ich nicht mehr|hasse ich|nervt|nerven|nein|nein danke|verboten|geht nicht|gehen nicht|gehen gar nicht|geht gar nicht|fallen flach|fällt flach|nicht|nich|net|ned|not|no|lieber nicht|besetzt|belegt|is taken|are taken|taken|occupied|is broken|is busted|is out of order|out of order|ist kaputt|war kaputt|kaputt|defekt|ist weg|weg ist|ist nicht da|fehlt|fehlen|gibts nicht|gibt es nicht|streichen|raus|weg|aussparen|sucks|suck|hate it|hate them|out|off limits|is off|are off|is not available|unavailable|ist gesperrt|gesperrt',
  ),
  word(
    'only',
    'einzig und allein|nichts anderes als|nothing except|strictly|purely|can we just do|nur|only|just|ausschließlich|lediglich|solely|bloß|blots|blooß|nua|nuer|exclusively|nothing but|nichts als|allein|rein|reines|nur noch|nur mit|only with|just with|just a|just my|olny|einzig|allenfalls|at most use|nur an|nur eine|nur einen|and thats it',
  ),
  word(
    'except',
    'minus|außer|ausgenommen|bis auf|except|except for|apart from|other than|anything but|everything but|alles außer|alles ausser|all but|everything except|anything except|abgesehen von|mit ausnahme von|besides',
  ),
  word(
    'healthy',
    'kein einziges mal krank|nicht ein einziges mal krank|nicht einmal krank|nie krank|not sick once|haven t been sick once|have not been sick once|not been sick once|ich bin gesund|bin gesund|bin ganz gesund|bin kerngesund|nichts mit der gesundheit|nichts gesundheitliches|i am healthy|i m healthy|im healthy|nothing medical|no health issue|no health issues',
  ),
  word('instead', 'swap|statt|anstatt|anstelle|anstelle von|instead of|rather than|an stelle von|in place of'),
  word(
    'less',
    'vorsichtig mit|vorsichtig bei|vorsichtig beim|vorsicht bei|vorsicht beim|vorsicht mit|aufpassen bei|aufpassen beim|aufpassen mit|careful with|careful on|go easy on|go easy on the|easy on|take it easy on|ease off on|ease off the|not too much on|nicht so viel auf|eher wenig|möglichst wenig|so wenig wie möglich|as little as possible|hardly any|barely any|weniger|wenig|less|fewer|nur ganz wenig|ganz wenig|nur wenig|kaum|nicht so viel|not so much|not too much|nicht zu viel|little|minimal|reduziert|nur aktivieren|nur leicht|runterfahren|dial down|go light on|easy on the',
  ),
  word(
    'more',
    'mehr|more|vor allem|mainly|mostly|hauptsächlich|schwerpunkt|fokus|fokus auf|focus|focus on|im fokus|besonders|especially|viel|extra',
  ),
  word(
    'with',
    'mit|with|using|plus|samt|per|via|hab|habe|hob|have|got|ive got|i have|gibt|gibt es|da|vorhanden|available|nutze|benutze|dazu|an|am',
  ),
  word('and', 'und|and|sowie|un|u|plus noch|then|dann|danach|anschließend|followed by|nachher'),
  word('or', 'oder|or|noch|bzw|beziehungsweise'),
  word(
    'but',
    'aber|but|sondern|doch|jedoch|owa|aba|though|however|ansonsten|sonst|dafür|lieber|rather|instead|stattdessen|statt dessen|otherwise|sondern nur|eher',
  ),
  word(
    'at-most',
    'sub|capped at|cap at|cap|top out at|tops out at|topping out at|max out at|maxes out at|maxing out at|go up to|only go up to|only goes up to|stop at|stops at|nur bis|gehen bis|geht bis|gehen nur bis|reichen bis|hört bei|hören bei|endet bei|enden bei|schluss bei|gedeckelt bei|gedeckelt auf|deckel bei|drunter bleiben unter|stay under|stay below|stays under|keep below|keep it below|ceiling|ceiling of|obergrenze|höchstgewicht|maximalgewicht|schwerste|schwersten|schwerste ist|das schwerste|heaviest|heaviest is|the heaviest|no heavier than|nothing heavier than|nicht schwerer als|nicht drüber|spätestens|spätestens nach|bis|bis zu|maximal|max|höchstens|nicht länger als|nicht länger dauert als|nicht länger dauern als|nicht mehr als|no longer than|not longer than|at most|up to|under|unter|weniger als|less than|max.|spätestens in|innerhalb von|within|not over|below|tops|reicht bis|höchstns|no more than|keep it under|geht nur bis|goes up to|limit|nicht überschreiten|nicht höher als|keine länger als|länger als nicht|längstens',
  ),
  word(
    'at-least',
    'mindestens|wenigstens|at least|über|over|ab|mehr als|more than|minimum|min.|nicht unter|nicht weniger als',
  ),
  word('ago', 'vor|ago|her|back in|is her|sind her|zurück'),
  word('since', 'seit|seitdem|since|for the last|seitm|sait'),
  word('in', 'in|im|within'),
  word('old', 'alt|old|alte|alter|altes'),
  word(
    'fresh',
    'heute gezogen|heute operiert|heute entfernt|heute rausgenommen|heute genäht|removed today|pulled today|taken out today|grad aus der klinik|gerade aus der klinik|frisch aus der klinik|grad aus dem krankenhaus|gerade aus dem krankenhaus|frisch aus dem krankenhaus|gerade entlassen|frisch entlassen|heute entlassen|gestern entlassen|just home from the hospital|just home from hospital|just out of hospital|just out of the hospital|just discharged|just got discharged|frisch|frische|frischer|frisches|fresh|gerade eben|grade eben|just had|noch offen|schiene noch|schiene|splint|noch dran|noch fäden|op noch offen|acute|akut|akute|akuter|ganz neu|brandneu|still bleeding|nässt',
  ),
  word(
    'healed',
    'is history|are history|ist geschichte|sind geschichte|ois guat|ois guad|ois okay|ois passt|passt ois|ois in ordnung|zugewachsen|ist zugewachsen|hat sich beruhigt|haben sich beruhigt|wieder der alte|wieder die alte|ist wieder locker|sind wieder locker|back to normal|100% again|wieder 100%|is good again|are good again|is fine again|is ok again|is okay again|all good now|all good again|all good since|alles gut seitdem|seitdem alles gut|alles gut seither|seither alles gut|nur kindheit|nur in der kindheit|längst auskuriert|auskuriert|längst top|seitdem top|rock solid since|rock solid|vanished|ist geschichte|jahren geschichte|verjährt|zero issues since|no issues since|nullkommanull beschwerden|völlig beschwerdefrei|beschwerdefrei|heute egal|längst vergessen|abgehakt|alles ok|alles okay|alles fein|passt alles|alles paletti|all ok|all okay|alles wieder heil|alles tutti|ist ok|ist okay|sind ok|sind okay|is ok|is okay|are ok|are okay|ist in ordnung|sind in ordnung|hält wieder|macht wieder mit|macht keine zicken mehr|macht keine probleme|macht keinen ärger|wieder im lot|alles wieder im lot|wieder alles im lot|alles wieder gut|wieder alles gut|alles wieder ok|alles wieder okay|längst auskuriert|auskuriert|längst verheilt|wieder einsatzbereit|fine now|long forgotten|längst vergessen|heute egal|spielt keine rolle|spielt keine rolle mehr|kein problem mehr|no problem now|not a problem now|ausgestanden|wieder einsatzfähig|wieder voll belastbar|voll belastbar|volle belastung frei|seitdem ruhe|seitdem nichts|seitdem nichts mehr|seither ruhe|seither nichts|seither nichts mehr|nie wieder was|nie wieder probleme|grew out of it|outgrew it|outgrew|no issues since|no problems since|no trouble since|never came back|been fine since|fine since|fine ever since|good ever since|liegt hinter mir|längst durch|rausgewachsen|verwachsen|ausgewachsen|jahren nichts mehr|years without|wieder gut|sind top|sind super|sind fit|sind gut|sind stabil|sind okay|sind gesund|beschwerdefrei|wieder super|wieder okay|wieder ok|wieder fit|wieder heil|wieder heile|wieder in ordnung|wieder top|wieder belastbar|wieder schmerzfrei|schmerzfrei|ist heile|heile|verheilt|ausgeheilt|abgeheilt|geheilt|gut verheilt|ist vorbei|vorbei|ist weg|ist wieder weg|weg|verschwunden|überstanden|auskuriert|genesen|nicht mehr weh|tut nicht mehr weh|schmerzt nicht mehr|zwickt nicht mehr|keine probleme mehr|keine beschwerden mehr|keine schmerzen mehr|no more pain|no more pain in|no pain anymore|pain s gone|pain is gone|schmerz ist weg|schmerzen sind weg|schmerzen weg|merke nix mehr|merk nix mehr|merke nichts mehr|spüre nichts mehr|all healed|fully healed|healed|healed up|healed now|recovered|fully recovered|all better|better now|is better|are better|feels better|feeling better|is fine|are fine|fine again|fine now|good again|good now|ok again|ok now|okay now|is good|is fit|ist fit|ist super|ist top|all clear|no longer hurts|doesnt hurt any more|doesnt hurt anymore|doesn t hurt anymore|stopped hurting|pain free|gone|been gone|has gone|cured|noch nie so gut|längst gut|längst vergessen|alles gut jetzt|wieder hergestellt|wieder gesund|bin gesund|gesund geworden|symptomfrei|symptom free|is back to normal|wieder normal|kein thema mehr|wieder intakt|wieder völlig gesund|wieder völlig gut|wieder völlig okay|wieder völlig ok|wieder völlig fit|wieder völlig heil|wieder völlig hergestellt|wieder völlig schmerzfrei|wieder völlig belastbar|wieder völlig intakt|wieder ganz gesund|wieder ganz gut|wieder ganz okay|wieder ganz ok|wieder ganz fit|wieder ganz heil|wieder ganz hergestellt|wieder ganz schmerzfrei|wieder ganz belastbar|wieder ganz intakt|wieder komplett gesund|wieder komplett gut|wieder komplett okay|wieder komplett ok|wieder komplett fit|wieder komplett heil|wieder komplett hergestellt|wieder komplett schmerzfrei|wieder komplett belastbar|wieder komplett intakt|wieder vollständig gesund|wieder vollständig gut|wieder vollständig okay|wieder vollständig ok|wieder vollständig fit|wieder vollständig heil|wieder vollständig hergestellt|wieder vollständig schmerzfrei|wieder vollständig belastbar|wieder vollständig intakt|wieder total gesund|wieder total gut|wieder total okay|wieder total ok|wieder total fit|wieder total heil|wieder total hergestellt|wieder total schmerzfrei|wieder total belastbar|wieder total intakt|wieder hundertprozentig gesund|wieder hundertprozentig gut|wieder hundertprozentig okay|wieder hundertprozentig ok|wieder hundertprozentig fit|wieder hundertprozentig heil|wieder hundertprozentig hergestellt|wieder hundertprozentig schmerzfrei|wieder hundertprozentig belastbar|wieder hundertprozentig intakt|wieder richtig gesund|wieder richtig gut|wieder richtig okay|wieder richtig ok|wieder richtig fit|wieder richtig heil|wieder richtig hergestellt|wieder richtig schmerzfrei|wieder richtig belastbar|wieder richtig intakt|wieder vollkommen gesund|wieder vollkommen gut|wieder vollkommen okay|wieder vollkommen ok|wieder vollkommen fit|wieder vollkommen heil|wieder vollkommen hergestellt|wieder vollkommen schmerzfrei|wieder vollkommen belastbar|wieder vollkommen intakt|völlig wiederhergestellt|ganz wiederhergestellt|komplett wiederhergestellt|vollständig wiederhergestellt|total wiederhergestellt|hundertprozentig wiederhergestellt|richtig wiederhergestellt|vollkommen wiederhergestellt|wiederhergestellt|wieder voll da|doesn t bother me anymore|completely recovered|completely healed|not for years|not in years|not for ages|not in ages|nicht seit jahren|jetzt alles gut|inzwischen alles gut|mittlerweile alles gut|nun alles gut|jetzt wieder alles gut|jetzt alles ok|jetzt alles okay|jetzt ist alles gut|jetzt passt alles|now all good|now all fine|jetzt alles bestens|jetzt alles top',
  ),
  word(
    'well',
    'blitzblank|ohne auffälligkeiten|o.b.|ohne befund|blitzsauber|clean|came back clean|unrestricted|ohne jede einschränkung|ohne einschränkung|ohne einschränkungen|nix gefunden|nichts gefunden|found nothing|findet nix|findet nichts|fand nichts|discharged me|mich entlassen|mustergültig|wie aus dem lehrbuch|langweiligste patient|so gesund|pfenniggut|bombig|pumperlgsund|nie was gehabt|erstklassig|wie eine eins|wie neu|aufgewärmt|warmgemacht|sind warm|ist warm|all clear|unauffällig|kerngesund|cooked|fried|smoked|jelly|wackelpudding|pudding|tot vom|super|prima|klasse|toll|spitze|perfekt|bestens|hervorragend|großartig|ausgezeichnet|einwandfrei|tadellos|stabil wie|great|good|fantastic|brilliant|amazing|awesome|excellent|perfect|solid|bulletproof|fine|top|gut|supergut|dran|next|lagging|up next|priorität|priority|favorite|favourite|lieblingsmuskel|stärkste|stärkster|strongest|besser als|better than ever|a strength|overdue|fällig|überfällig|unterentwickelt|underdeveloped|behind|hinterher|zurückgeblieben|mein stolz|my pride|on the menu|auf dem plan|auf dem programm|an der reihe|gefragt|gewünscht|erwünscht|wanted|ausgeruht|erholt|frisch|fresh|bereit|ready|heiß auf|hungrig|hungry|pumped|aufgepumpt|riesig|massiv|wachsen|growing|gewachsen',
  ),
  word(
    'past',
    'in kindergarten|from kindergarten|in primary school|in elementary school|als schulkind|third grade|in third grade|second grade|first grade|in der grundschule|a jugend|b jugend|c jugend|jugendzeit|einschulung|seit der einschulung|als student|als studentin|as a student|als teenager|als teenie|als knirps|als bub|als bua|als dirndl|childhood|in childhood|kindheit|nur kindheit|nur in der kindheit|before i was ten|before i was five|anno abi|zu schulzeiten|zu unizeiten|ages ago|yonks ago|donkeys years ago|aus der schulzeit|from high school|high school soccer|from school|ganz früher|als baby|als säugling|as a baby|as an infant|als grundschüler|als schüler|als jugendliche|im studium|in der lehre|beim bund|in college|at uni|at university|when i was a kid|when i was young|when i was little|back in school|used to|as a teen|as teenager|in my teens|in my twenties|hatte früher|in meiner jugend|als kind|als jugendlicher|as a kid|as a child|as a teenager|in der kindheit|in meiner kindheit|früher mal|früher|friara|damals|hatte mal|hatte früher|mal gehabt|used to have|years ago|vor jahren|vor vielen jahren|vor ewigkeiten|long ago|long time ago|in der jugend|in der schulzeit|in high school|in school|in college|ewig her|lange her|ist jahre her|sind jahre her|schon jahre her',
  ),
  word(
    'self',
    'ich|i|mein|meine|meinen|meinem|meiner|meines|mich|mir|my|me|mei|i hob|selbst|selber|myself|im|ive|ma|eigene|eigenes|bei mir|mia|hob|ik|mine|mi',
  ),
  word(
    'child',
    'baby|kleine|kleiner|kleines|kloane|butzerl|säugling|newborn|neugeborenes|zwillinge|twins|tochter|sohn|daughter|my son|our son|a son|the son|his son|her son',
  ),
  word('says', 'sagt|says|meint|said|meinte|findet|thinks|denkt|glaubt|hat gesagt'),
  word(
    'pretend',
    'tu so|tu so als|so tun als|pretend|act as if|ignoriere|ignore|ignorier|als ob nichts|vergiss|forget about|gilt als',
  ),
  word(
    'pause',
    'wechsel|wechselzeit|wechselpause|break|breaks|breather|verschnaufpause|pausendauer|pause|pausen|trabpause|gehpause|rest|pausieren|satzpause|rast|recovery|erholung|break between|off|ruhe dazwischen|pausenzeit|trab|jog recovery',
  ),
  word('each', 'à|a je|je|jeweils|each|per|pro|von je|of'),
  word(
    'override',
    'trotzdem|anyway|egal|is egal|ist egal|ist mir egal|regardless|muskelkater egal|ist aber egal|train it anyway|trotz muskelkater|mir wurscht|wurscht|wurst|scheißegal|macht nix|macht nichts|never mind that',
  ),
  word(
    'refusal',
    'lass gut sein für heute|lass gut sein|rest day today|rest day please|taking a rest day|taking the day off|ruhetag heute|lass ich aus|lass ich heute aus|heut lass ich aus|heute lass ich aus|lasse heute aus|ich lass heute aus|passe heute|heute passe ich|heute ausnahmsweise nicht|bleibe heute auf der couch|heute couch|bleib heute daheim|heute frei|heute trainingsfrei|trainingsfrei|mach heute frei|gönn mir heute pause|gönne mir heute pause|not working out today|no gym today|skipping today|i ll skip today|giving it a miss|give it a miss|taking today off|today off|day of rest|kein training|heute kein training|doch kein training|not training|im not training|i m not training|skip today|skip it today|skip training|skip the workout|kein workout|no workout|no training|trainiere heute nicht|training fällt aus|fällt heute aus|ich mach heute nichts|mach heute nix|heute nicht|not today|rest day today|today is a rest day|its a rest day|it s a rest day|take a rest day|taking a rest day|heute ruhetag|heute ist ruhetag|pausentag heute|heute pausentag|ich pausiere heute|heute pause|brauche pause|day off|taking the day off|ich geh schlafen|geh lieber schlafen|heute lieber nicht|ich setze aus|setze heute aus|ich lass es heute|lasse es heute|no session today|lass stecken|vergiss das training',
  ),
  word(
    'refuses-suggestion',
    'ich will das nicht|das will ich nicht|einen anderen plan|anderer plan bitte|different plan|another plan|a different plan|nope next|next please|mach ich nicht|diese übung mach ich nicht|diese übung nicht|mache ich nicht|not doing that|im not doing that|i m not doing that|not doing this|i wont do that|i won t do that|das mach ich nicht|gefällt mir nicht|passt mir nicht|will ich nicht|nope not doing that|gib mir was anderes|give me something else|give me another|give me a different one|anderen vorschlag|another suggestion|dislike this|vorschlag ist blöd|nicht diese übung',
  ),
  word(
    'withdraws',
    'nee moment|ne moment|nein moment|ach moment|scrap that|actually scrap that|scrap it|actually scratch that|no scratch that|no scrap that|no forget that|streich das|vergiss das|ne lass mal|nee lass mal|lass mal lieber|but nah|aber nee|aber nein|aber ne|oder nee doch|sorry ich meinte|ich meinte|i meant|meinte natürlich|dann eher|dann lieber|jetzt eher|ne warte|nee warte|nein warte|warte ne|wait no|no wait|scratch that|äh ich meine|ich meine|i mean|jetzt aber doch|jetzt aber lieber|jetzt doch|jetzt doch lieber|jetzt lieber doch|dann doch|dann doch lieber|dann lieber doch|lieber doch|nun doch|nun doch lieber|but actually|but actually make it|actually make it|actually make that|actually rather|actually let s do|no make it|nah make it|hmm no|hm no|hmm no make it|hm ne|hmm ne|hm nee|hmm nee|hm nein|hmm nein|nee mach|ne mach|nein mach|nein lieber|nö lieber|nö doch|wobei ne|wobei nee|wobei nein|wobei lieber|wobei doch lieber|obwohl ne|obwohl nee|obwohl nein|obwohl lieber|obwohl doch lieber|obwohl doch|or no|oh no wait|oh wait|hang on|no hang on|on reflection|come to think of it|ach komm|ach komm lieber|ach was lieber|ach weißt du was|weißt du was|you know what|blödsinn|ach blödsinn|unsinn|ach unsinn|quark|ach quark|vertippt|typo|stop lieber|moment doch|moment lieber|moment nein|halt doch|halt lieber|doch eher|ach doch|ach doch lieber|mach lieber|mach doch lieber|let s make it|lets make it|let s make that|bzw lieber|beziehungsweise lieber|ähm nein|äh doch|äh lieber|uh no|er no|no sorry|sorry no|nee sorry|sorry doch|ach nee|ach nein|ach ne|nein warte|doch lieber|oder doch lieber|oder doch|nee doch|nee lieber|nein quatsch|quatsch|stopp|no wait|wait no|actually no|scratch that|lets do|let s do|make that|ne doch|korrigiere|korrektur|correction|ich meine|i mean|changed my mind|umentschieden|hab s mir anders überlegt|anders überlegt|vielmehr|nein doch|sorry i meant|strike that|forget that|halt nein|äh nein|ach quatsch|besser doch|on second thought|on second thoughts|nee warte|no actually|or rather|or maybe rather',
  ),
  word(
    'wants',
    'will|möchte|want|wanna|schaffen|lernen|üben|learn|practice|practise|progression|richtung|towards|toward|goal|ziel|endlich|work on|arbeiten an|skill|skill work|technik|teach me|bring mir bei|erster|ersten|erste|first|hilf mir',
  ),
  word(
    'able',
    'mein max|max im|max beim|squat max|bench max|deadlift max|mein bestes|bestes|halte ich|schaffe ich|schaff ich|schaffe|schaff|kann|drücke|beuge ich|hebe|ziehe|stemme|mein maximum|max ist|1rm|one rep max|pr|pb|bestleistung|geht|gehen|aktuell|derzeit|momentan|currently|bench is|squat is|deadlift is|i can|i can do|stehen gerade bei|stehen bei|steht bei|liege bei|my best|personal best|rekord ist|bestwert|max bench|packe',
  ),
  word(
    'rir',
    'rir|reps in reserve|reps in the tank|reps left in the tank|reps left|in reserve|in the tank|im tank|wiederholungen im tank|reserve|wiederholungen in reserve',
  ),
  word('rpe', 'rpe|anstrengung|belastung|intensität|effort|borg'),
  word('age', 'jahre alt|years old|jährig|jährige|jähriger|bin|im|ich|alter|aged|age|geb|geboren|baujahr'),
  word(
    'break',
    'nix gemacht|lang nix gemacht|lange nix gemacht|lange nichts gemacht|lang nichts gemacht|nix mehr gemacht|nichts mehr gemacht|keinen sport gemacht|kein sport gemacht|nicht mehr gemacht|nimmer trainiert|nicht mehr trainiert|net trainiert|nichts mehr getan|nix getan|nichts getan|didn t train|didnt train|haven t worked out|havent worked out|haven t lifted|havent lifted|haven t done anything|havent done anything|not trained|not worked out|no exercise|out of training|kein training gehabt|faul gewesen|pause gemacht|trainingspause|zwangspause|nicht trainiert|nicht da|nichts gemacht|ausgesetzt|off training|havent trained|haven t trained|break from training|long break|langer pause|lange pause|pause hinter mir|pausiert|im urlaub|layoff|time off|ohne training|no training for',
  ),
  word(
    'closing',
    'nach jeder einheit|nach dem training|nach jedem training|nach dem workout|nachm training|nachm workout|nach jedem workout|nach jeder session|nach der einheit|after each session|after every session|after the session|after each workout|after every workout|after the workout|after training|after my workout|post workout|hinterher|im anschluss|zum ausklang|zum runterfahren|hinten raus|zum finale|zum schluss|am schluss|am ende|zum ende|zum abschluss|anschließend|danach bisschen|die letzten|letzten|letzte minuten|the last|at the end|to finish|last|to close|finally|abschließend|ending with|finish with',
  ),
  word(
    'done',
    'komm grad vom|komme grad vom|komme gerade vom|komm gerade vom|just back from|just came from|just finished|just did|grad erst|hab vorhin|hab heute früh|hab schon|hatte ich gestern|hatten wir gestern|hab ich gestern|war gestern|was yesterday|hatte ich schon|schon gestern|hatten wir schon|did yesterday|i did yesterday',
  ),
  word(
    'filler',
    'in den griff bekommen|in den griff kriegen|in den griff zu bekommen|im griff haben|im griff|under control again|am stück|pro stück|keinen einzigen|keine einzige|kein einziger|not a single one|not a single|ball|am ball|am ball bleiben|on the ball|mehr nicht|mehr ned|mehr net|mehr nich|mehr hab ich nicht|mehr hab ich ned|mehr habe ich nicht|mehr haben wir nicht|mehr gibts nicht|mehr gibt s nicht|mehr gibt es nicht|mehr ist nicht|mehr is nich|mehr ist nicht da|mehr nicht da|mehr geht nicht|das wars|das war s|das war es|das ist alles|das is alles|that s all|thats all|that s it|thats it|that is all|that s the lot|that s everything|and that s all|and thats all|and that s it|all i have|all i ve got|all ive got|all i got|all we have|all there is|sonst gibts nix|sonst gibts nichts|sonst gibt es nichts|sonst hab ich nix|sonst hab ich nichts|sonst habe ich nichts|sonst ist nichts da|ansonsten nichts|ansonsten nix|weiter nichts|weiter nix|sonst gar nichts|sonst garnix|nothing more|nothing besides|weihnachten|christmas|xmas|einmal|zweimal|dreimal|viermal|fünfmal|sechsmal|once|twice|three times|four times|wöchentlich|weekly|wochenende|wochenenden|weekend|weekends|im keller|sonst nix|sonst nichts|nothing else|stärken|stärkt|stärkung|waren|hinne|butter|lungs|platten|split|zum zug|traue|draus|daraus|hinten|vorne|vorn|seitlich|spiele|spielen|spielt|gespielt|gesunde|gesundes|gesunden|anfangen|anfange|fange|kräften|kräfte|nur lust auf|gym bag|loswerden|fische|fisch|monitor|angefangen|probiert|schritte|rente|rentner|spiegel|kino|bond|sonst was|sonst etwas|sonst irgendwas|sonst irgendetwas|sonst noch was|sonst noch etwas|sonst irgendein|anything else|nor anything',
  ),
  word(
    'stable',
    'stabil|stable|gut eingestellt|eingestellt|well controlled|under control|harmlos|abgeklärt|long standing|longstanding|bekannt|chronisch|chronic|seit jahren|for years|untersucht',
  ),
  word(
    'planned',
    'op erst|op wird|operation erst|op kommt|kommt erst noch|kommt noch|steht noch aus|steht noch bevor|steht bevor|noch vor mir|wird operiert|werde operiert|werden operiert|noch keine op|op folgt|surgery is coming up|surgery coming up|coming up|due for surgery|on the waiting list|waiting list|warteliste|op im januar|op nächsten monat|op nächste woche|surgery next month|surgery next week|surgery booked|op gebucht|waiting for|warte auf|geplant|geplante|scheduled|upcoming|steht an|anstehende|termin|noch nicht operiert|nicht operiert|bevorstehende|vor der op|before surgery|awaiting|op termin',
  ),
  word(
    'filler',
    'san no|sann no|sand no|school run|paper run|beer run|food run|coffee run|grocery run|nichts gegen|nix gegen|nothing against|ein wenig|a bit of|a little|a little bit of|a little of|get me out of here|get out of here|out of here|gym shoes|gym clothes|gym bag|gym kit|k steps|steps done|steps today|steps a day|step count|schritte am tag|beach body|strandfigur|can we just|could we just|just want|just wanna|just need|just give|i just|wie beton|des todes|mega|aus der hölle|ohne ende|für tage|for days|trainieren|trainiere|training|trainings|workout|workouts|übung|übungen|exercise|exercises|alles|sind|hatte|gewesen|gehabt|allein|alone|alltag|kcal|calories|außen|innen|wegen|voller|zu zweit|hilft|gestanden|unterwegs|komplett|ernsthaft|schon|schön|schöne|schönes|schöner|schönen|so bad|really bad|schiene ist ab|schiene ab|gips ist ab|gips ab|gips weg|fäden sind raus|fäden raus|stitches are out|stitches out|nicht nur|not only|not just|hello|hallo|servus|moin|grüß dich|hey|hi|coach|trainer|should|could|would|shall|might|must|there|these|those|their|they|them|then|than|this|that|what|when|where|which|who|why|how|because|about|after|before|during|while|still|also|even|ever|only if|really|quite|very|much|many|some|any|every|each day|other|another|same|such|here|away|into|onto|over there|through|between|both of|from|been|being|was|were|had|has|does|did|doing|done|make|made|makes|making|give|gives|given|keep|keeps|let|lets|put|take it|think|thinking|know|known|see|seen|look|looks|looking|come|comes|coming|goes|gone to|going to|want to|need|needs|needed|help|please|thanks|thank|today|evening|afternoon|night|nights|week s|home s|house|room|kitchen|floor|street|city|town|train|bus|car|plane|trip|work|working|worked|job|office s|boss s|meeting|school|university|study|exam|money|buy|bought|price|cost|food|eat|eating|drink|drinking|water|beer|coffee|tea|breakfast|lunch|dinner|sleep|sleeping|wake|woke|family|people|guy|girl|boy|man|woman|person|friend s|world|life s|love|like|likes|liked|feel|feels|feeling|felt|seine|seinen|seinem|seiner|ihre|ihren|ihrem|ihrer|unsere|unser|unserem|unseren|eure|deine|deinen|deiner|diese|dieser|dieses|diesem|diesen|jene|welche|welcher|welches|werden|werde|wird|wurde|wurden|worden|würde|würden|können|könnte|könnten|konnte|sollen|soll|sollte|müssen|muss|musste|dürfen|darf|durfte|wollen|wollte|machen|mache|macht|machst|gemacht|gehen wir|gehe|gegangen|kommen|komme|kommt|gekommen|geben|gebe|gegeben|nehmen|bringen|bringt|gebracht|denken|denke|dachte|finden|gefunden|sehen|sehe|sieht|gesehen|sagen|sage|gesagt|wissen|weiß|wusste|glauben|heißen|heißt|bleiben|bleibt|geblieben|lassen|lässt|lasse|stehen|steht|liegen|liegt|sitzen|sitze|sitzt|fahren|fahre|fährt|gefahren|essen|trinken|arbeiten|arbeite|arbeit|wohnen|wohnung s|leute|menschen|kinder s|familie|freunde|haus|küche|zimmer|straße|stadt|auto|zug fahren|bahn fahren|flugzeug|urlaub|reise s|schule|uni|prüfungen|geld|kaufen|gekauft|preis|kosten|kostet|wasser|bier|wein|kaffee s|tee|frühstück|mittag|abend|abends|nacht|nachts|morgens|mittags|immer|manchmal|oft|selten|meistens|wieder|noch|bereits|gerade|jetzt|gleich|später|bald|heute|sehr|ganz|ziemlich|etwas|bisschen|bissl|bissle|vielleicht|wahrscheinlich|natürlich|eigentlich|einfach|wirklich|genau|richtig|falsch|wichtig|besser|beste|besten|gute|guten|gutes|guter|großes|große|großen|kleine s|kleinen|neue|neuen|neues|neuer|alte s|lange|langen|langer|kurz|kurze|kurzes|kurzen|schnell|schnelle|ganze|ganzen|andere|anderen|anderes|anderer|letzte|letzten|letztes|letzter|nächste|nächstes|hier|dort|dahin|daher|weil|denn|damit|dass|wenn|falls|obwohl|während|bevor|nachdem|seitdem s|durch|gegen|zwischen|neben|hinter|vorher|nachher|hinterher|zuerst|zuletzt|endlich|leider|zum glück|hoffentlich|gerne|gern|bitte|danke|okay|genug|zeit|mal|wetter|sonne|regen|buch|bücher|bach|kuchen|knochen|lieber gott|wasserkocher|lieber herr|buchen|suchen|suche|brauchen|brauche|brauch|zeigen|zeig|schicken|schick|schreiben|schreib|schrieb|lesen|spielen gehen|hören|höre|gehört|kennen|kenne|fragen|frage|antwort|nummer|name|namen|seite|seiten|punkt|komma|bild|video|videos|youtube|plan|pläne|woche der|programm s|system|liste|idee|ideen|grund|gründe|beispiel|fall|fälle|teil|teile|stück|stelle|ende|anfang|mitte|ziel s|weg s|art|form|sinn|recht|glück|spaß|lust s|angst s|hilfe|mutig|ruhe|hose|dose|rose|nase|vase|pizza|rules|select|drop|table|script|alert|null|admin|system s|user|workouts table',
  ),
  word(
    'swollen',
    'geschwollen|geschwollene|schwellung|dick|dickes|dicke|swollen|swelling|huge|schmerzt|schmerzen|weh|painful|hurts|blau|locked|blockiert|still hurts|kann nicht|pain',
  ),
  word(
    'taken',
    'nehme|nehm|nimm|nimme|genommen|take|taking|took|auf|on|täglich|mg|spritze|kriege|bekomme|schlucke|daily|milligram|milligramm',
  ),
  word(
    'laughs',
    'lol|lols|lool|haha|hahaha|hahahaha|hahah|hahahah|hihi|hihihi|hehe|hehehe|xd|xdd|lmao|lmfao|rofl|😂|🤣|😅|😆|😹',
  ),
  word(
    'earnest',
    'ernst|im ernst|ernsthaft|kein witz|kein scherz|kein spaß|ohne witz|wirklich|tatsächlich|serious|seriously|for real|no joke|not joking|not kidding|mean it|i mean it|i really mean it|meine es so|mein das so',
  ),
  word(
    'titled',
    'song|songs|das lied|dat lied|dem lied|ein lied|im lied|film|filme|movie|serie|album|playlist|buch|roman|krimi|podcast|hörspiel|team|mannschaft|staffel|verein|gruppe|kurs|club|party|route|trail|the hill|der hügel|der berg',
  ),
  word(
    'is-called',
    'heißt|hieß|heißen|namens|nennt sich|nennen wir|nennt man|called|is called|named|is named|s called|name ist|name is',
  ),
  // What can be called sick, cough or break down, and is nobody.
  word(
    'thing',
    'hantelständer|hantelregal|hantelablage|auto|wagen|traktor|bagger|gabelstapler|stapler|rasenmäher|mäher|getriebe|kupplung|anhänger|roller|moped|drucker|rechner|computer|laptop|server|wlan|wifi|router|handy|akku|heizung|heizkörper|boiler|kessel|waschmaschine|spülmaschine|kühlschrank|staubsauger|kaffeemaschine|aufzug|fahrstuhl|pflanze|blume|baum|apfelbaum|orchidee|tomate|tomaten|rasen|garten|tractor|forklift|lawnmower|mower|gearbox|printer|washing machine|dishwasher|fridge|hoover|lift|elevator|plant|plants|tree|orchid|katze|hund|pferd|kuh|hamster|huhn|esel',
  ),
  word('going', 'ich gehe|im going|gestern war'),
  word('week-of', 'te woche|ssw|woche'),
]

/** Numbers in words, units, days and months. */
export const times: readonly Entry[] = [
  number(1, 'ein|eine|einen|einem|einer|eins|one|an|a|oa|oan|oane|am|ne|nen|ner|än|äner'),
  number(2, 'zwei|zwo|two|zwoa|zwee|zwa|couple of|a couple of|paar|zwöi'),
  number(3, 'drei|three|dreier|drü|few'),
  number(4, 'vier|four|viere|vierer'),
  number(5, 'fünf|five|fünfe|fümf|fünfer'),
  number(6, 'sechs|six|sechse|sechser'),
  number(7, 'sieben|seven|siem'),
  number(8, 'acht|eight|achte|achter'),
  number(9, 'neun|nine|neine'),
  number(10, 'zehn|ten|zehne|zehner'),
  number(11, 'elf|eleven|elfe'),
  number(12, 'zwölf|twelve|zwoif|dutzend|dozen|zwölfer'),
  number(13, 'dreizehn|thirteen'),
  number(14, 'vierzehn|fourteen'),
  number(15, 'fünfzehn|fifteen|fuchzehn'),
  number(16, 'sechzehn|sixteen'),
  number(17, 'siebzehn|seventeen'),
  number(18, 'achtzehn|eighteen'),
  number(19, 'neunzehn|nineteen'),
  number(20, 'zwanzig|twenty|zwanzg'),
  number(25, 'fünfundzwanzig|twenty five'),
  number(30, 'dreißig|thirty'),
  number(35, 'fünfunddreißig|thirty five'),
  number(40, 'vierzig|forty|vierzg'),
  number(45, 'fünfundvierzig|forty five'),
  number(50, 'fünfzig|fifty'),
  number(55, 'fünfundfünfzig|fifty five'),
  number(60, 'sechzig|sixty'),
  number(70, 'siebzig|seventy'),
  number(75, 'fünfundsiebzig|seventy five'),
  number(80, 'achtzig|eighty'),
  number(90, 'neunzig|ninety'),
  number(100, 'hundert|einhundert|hundred|a hundred|one hundred'),
  number(200, 'zweihundert|two hundred'),
  number(225, 'two twenty five'),
  number(135, 'one thirty five'),
  number(315, 'three fifteen'),
  number(400, 'vierhundert|four hundred'),
  number(500, 'fünfhundert|five hundred'),
  number(800, 'achthundert|eight hundred'),
  number(1000, 'tausend|thousand|a thousand'),
  number(1.5, 'anderthalb|eineinhalb|one and a half'),
  number(2.5, 'zweieinhalb|zweiundeinhalb|two and a half'),
  number(3.5, 'dreieinhalb|three and a half'),
  number(0.5, 'halbes|halben|half a'),
  says(
    { is: 'span', minutes: 30 },
    'halbe stunde|halben stunde|halbe std|halbstündig|halbstündiges|half an hour|half hour|hoiwe stund|hoibe stund|hoibe stunde|ne halbe|halbes stündchen|a half hour|hawe stund|haibe stund|halbi stund|half an hr',
  ),
  says(
    { is: 'span', minutes: 15 },
    'viertelstunde|viertelstündchen|quarter of an hour|quarter hour|viertel stunde|viertelstund',
  ),
  says(
    { is: 'span', minutes: 45 },
    'dreiviertelstunde|dreiviertel std|dreiviertelstd|dreiviertel h|dreiviertelstund|dreiviertel stunde|drei viertelstunden|three quarters of an hour|dreiviertelstündchen|45er',
  ),
  says(
    { is: 'span', minutes: 90 },
    'anderthalb stunden|eineinhalb stunden|hour and a half|an hour and a half|one and a half hours|1 5 stunden|ninety minutes|anderthalb stund',
  ),
  says(
    { is: 'span', minutes: 60 },
    'steady hour|easy hour|solid hour|quick hour|the hour|lockere stunde|lockeren stunde|ruhige stunde|entspannte stunde|schnelle stunde|stunde zeit|stündchen zeit|60er|eine stunde|einer stunde|ne stunde|stündchen|an hour|one hour|a stund|a stunde|stunde reicht|a full hour|ganze stunde|volle stunde|hour long|ein stündchen|1 stunde|einstündig|a hour',
  ),
  says({ is: 'span', minutes: 67 }, 'gute stunde|guten stunde|good hour|reichliche stunde'),
  says({ is: 'span', minutes: 55 }, 'knappe stunde|knappen stunde|knapp eine stunde|just under an hour'),
  says({ is: 'span', minutes: 120 }, 'zwei stunden|two hours|2 stunden'),
  says(
    { is: 'span', minutes: 75 },
    'eineinviertel stunden|hour and a quarter|an hour and a quarter|fünfviertelstunde|fünf viertelstunden|fünf viertel stunden',
  ),
  unit('second', 's|sek|sekunde|sekunden|sec|secs|second|seconds'),
  unit('minute', 'min|mins|minute|minuten|minutes|minütchen|minuetn|minutn|minu'),
  unit('hour', 'h|std|stunde|stunden|stund|stdn|hour|hours|hr|hrs'),
  unit('day', 'tag|tage|tagen|tagn|d|day|days|täg'),
  unit('week', 'woche|wochen|wocha|wo|week|weeks|wk|wks|wochn|wuche|wk s'),
  unit('month', 'monat|monate|monaten|month|months|monats|moinat|mon'),
  unit('year', 'j|jhr|jahr|jahre|jahren|year|years|yrs|yr|joar|jahr n'),
  unit('kilogram', 'kg|kilo|kilos|kilogramm|kgs|kilogram|kilograms|kilogramms'),
  unit('pound', 'lb|lbs|pound|pounds|pfund'),
  unit('meter', 'm|meter|metern|metre|metres|meters|mtr'),
  unit('kilometer', 'km|kilometer|kilometern|k|kilometre|kilometres|kilometers|kms'),
  unit('mile', 'mile|miles'),
  unit(
    'speed',
    'km/h|kmh|kph|kilometers per hour|kilometres per hour|kilometer per hour|km per hour|k per hour|kilometer pro stunde|km pro stunde|stundenkilometer',
  ),
  unit('percent', '%|prozent|percent'),
  unit('set', 'satz|sätze|sätzen|set|sets|durchgang|saetze'),
  unit('repetition', 'wdh|wdhs|wiederholung|wiederholungen|rep|reps|repetitions|repetition|wh|whs|wdhn'),
  unit('round', 'durchgänge|durchgängen|runde|runden|round|rounds|rds'),
  unit('bpm', 'bpm|schläge|beats|schläge pro minute|schlägen|beats per minute'),
  unit('watt', 'watt|w|watts'),
  unit('time', 'mal|times|time'),
  day('mo', 'montag|montags|monday|mondays|mo|mon|mondog|montog'),
  day('tu', 'dienstag|dienstags|tuesday|tuesdays|di|tue|tues'),
  day('we', 'mittwoch|mittwochs|wednesday|wednesdays|mi|wed|weds'),
  day('th', 'donnerstag|donnerstags|thursday|thursdays|do|thu|thurs|thur'),
  day('fr', 'freitag|freitags|friday|fridays|fr|fri|fridays s'),
  day('sa', 'samstag|samstags|sonnabend|saturday|saturdays|sa|sat'),
  day('su', 'sonntag|sonntags|sunday|sundays|so|sun'),
  says({ is: 'month', month: 1 }, 'januar|january|jan|jänner'),
  says({ is: 'month', month: 2 }, 'februar|february|feb|feber'),
  says({ is: 'month', month: 3 }, 'märz|march'),
  says({ is: 'month', month: 4 }, 'april|apr'),
  says({ is: 'month', month: 5 }, 'mai|may'),
  says({ is: 'month', month: 6 }, 'juni|june'),
  says({ is: 'month', month: 7 }, 'juli|july'),
  says({ is: 'month', month: 8 }, 'august|aug'),
  says({ is: 'month', month: 9 }, 'september|sept|sep'),
  says({ is: 'month', month: 10 }, 'oktober|october|okt|oct'),
  says({ is: 'month', month: 11 }, 'november|nov'),
  says({ is: 'month', month: 12 }, 'dezember|december|dez|dec'),
  when(
    0,
    'nachher noch|später noch|abends noch|nachher gehts|later on today|heute abend|heut abend|heut nachmittag|später heute|heute noch|this evening|this afternoon|later today|heute am abend|heute morgen|heute früh|heut früh|heute vormittag|heute mittag|heute nachmittag|this morning|earlier today|vorhin|soeben|gerade eben|grade eben|just now|eben grade|seit heute|since this morning|heute nacht|tonight|in der früh|da fruah|seit da fruah|seit heute früh|seit heute morgen',
  ),
  when(
    -1,
    'gestern|gestan|gestern abend|gestern nacht|yesterday|last night|seit gestern|since yesterday|geschtern|gesdan|letzte nacht|yesterdays|gestrigen|since last night|gestan',
  ),
  when(-2, 'vorgestern|day before yesterday|voagestan'),
  when(1, 'morgen|tomorrow|morgn|morgen früh|morgen abend|tmrw|tomorrow morning|mornings game'),
  when(2, 'übermorgen|day after tomorrow|überübermorgen'),
  when(
    -7,
    'letzte woche|letzter woche|vorige woche|vergangene woche|last week|seit letzter woche|since last week|a week ago|vor einer woche|seit einer woche|letzten woche|letzte wochn|lezte woche|letzte wo|letzter wo|last wk|past week',
  ),
  when(
    -2.5,
    'am wochenende|letztes wochenende|last weekend|dieses wochenende|vergangenes wochenende|at the weekend|on the weekend|over the weekend|seit dem wochenende',
  ),
  when(
    -30,
    'letzten monat|letzter monat|last month|vor einem monat|vor am monat|a month ago|seit einem monat|vorigen monat',
  ),
  when(
    -700,
    'vorletzten winter|vorletzten sommer|vorletzten herbst|vorletztes jahr|im vorletzten jahr|vorvoriges jahr|the winter before last|the year before last',
  ),
  when(-365, 'letztes jahr|letzten jahr|last year|voriges jahr|a year ago|vor einem jahr|im vorjahr|letztes joar'),
  when(
    -14,
    'vorletzte woche|vorletzter woche|vorletzten woche|vorletzte wo|the week before last|week before last|vor vierzehn tagen|fortnight ago|a fortnight ago|vor zwei wochen|two weeks ago|2 weeks ago',
  ),
  when(
    -3,
    'neulich|die tage|vor kurzem|kürzlich|recently|the other day|seit tagen|letztens|jüngst|vor ein paar tagen|seit ein paar tagen|a few days ago|few days ago|for days|seit kurzem',
  ),
  when(7, 'nächste woche|next week|kommende woche|in einer woche|in a week'),
  when(30, 'nächsten monat|next month|kommenden monat|in einem monat|in a month'),
  when(180, 'in einem halben jahr|halbes jahr|half a year|in six months'),
  when(-180, 'vor einem halben jahr|half a year ago|letzten winter|letzten sommer|last summer|last winter|im sommer'),
]
