import type { Place } from '../../domain/coach/read/circumstances.ts'
import type { Entry } from '../../domain/coach/read/language.ts'
import type { Format, Intensity } from '../../domain/coach/read/shaping.ts'
import type { Skill } from '../../domain/coach/read/training.ts'
import { says } from './entry.ts'

const format = (of: Format, words: string): Entry => says({ is: 'format', format: of }, words)
const intensity = (level: Intensity['level'], ...words: readonly string[]): Entry =>
  says({ is: 'intensity', level }, ...words)
const place = (of: Place['place'], words: string): Entry => says({ is: 'place', place: of }, words)
const skill = (of: Skill, exercise: string | undefined, words: string): Entry =>
  says({ is: 'skill', skill: of, exercise }, words)

/** What shapes a session: its form, parts, effort, mood, place, purpose. */
export const training: readonly Entry[] = [
  format(
    'superset',
    'supersatz|supersätze|supersätzen|superset|supersets|super sets|antagonistensätze|doppelsätze|agonist antagonist',
  ),
  format(
    'circuit',
    'zirkel|zirkeltraining|circuit|circuits|circuit training|kreistraining|rundentraining|zirkl|zirkelworkout',
  ),
  format(
    'emom',
    'emom|e2mom|e3mom|alle minute|alle min|jede min|jede volle minute|zur vollen minute|immer zur vollen minute|every min|on the minute|every 60 seconds|alle 60 sekunden|every minute|every minute on the minute|jede minute|zu jeder minute',
  ),
  format('amrap', 'amrap|as many rounds|so viele runden wie möglich|as many rounds as possible'),
  format('tabata', 'tabata|tabatas'),
  format(
    'interval',
    'intervall|intervalle|intervallen|intervalltraining|interval|intervals|interval training|hiit|hiits|hit training|hiit training|hiit workout',
  ),
  format('for-time', 'auf zeit|for time|gegen die uhr|against the clock|so schnell wie möglich'),
  format('ladder', 'leiter|ladder|ladders|leitern|leitertraining|countdown'),
  format('pyramid', 'pyramide|pyramiden|pyramidentraining|pyramid|pyramids|pyramidensätze|pyramide aufsteigend'),
  format(
    'drop-set',
    'dropsatz|dropsätze|dropsätzen|drop satz|drop sätze|drop sätzen|dropset|dropsets|drop set|drop sets|reduktionssätze|reduktionssatz',
  ),
  format(
    'straight',
    'normale sätze|normalen sätzen|straight sets|klassische sätze|klassisch|satz pause satz|regular sets|einfach ganz normal|oifach ganz normal|normal sets|einzelsätze|ganz klassisch|ganz normale sätze|just straight sets',
  ),
  format(
    'race-simulation',
    'simulation|simulieren|race simulation|generalprobe|full race|wettkampfsimulation|rennsimulation|simulate|komplette simulation',
  ),
  format('continuous', 'dauermethode|steady state|am stück durch|continuous'),
  says(
    { is: 'section', part: 'warm-up' },
    'einrudern|einradeln|einfahren|einschwimmen|warmrudern|warmlaufen|warm laufen|warm fahren|warmfahren|warm rudern|row in|jog in|schon warm|bin warm|already warm|warmed up already|i m warm|im warm|direkt rein|aufwärmen|warmmachen|warm machen|erst warm machen|zum warm werden|warm werden|get warm|warm me up|warm up|warmup|warmups|warm ups|erwärmung|einlaufen|aufwärmprogramm|warming up|einwärmen|als aufwärmen|as a warm up|zum warmwerden|aufwärmphase',
  ),
  says(
    { is: 'section', part: 'finisher' },
    'finish with|finishing with|end with|end on|hinten raus|am schluss noch|zum ende noch|zum finale|als finale|zum finish|to finish off|as a finisher|to top it off|zum ausklang noch|hinten raus noch|am ende bitte noch|zum schluss bitte noch|nasty finish|finisher|ans ende|am ende noch|zum schluss noch|burnout finisher|als abschluss|schluss burner|zum abschluss',
  ),
  says(
    { is: 'section', part: 'cool-down' },
    'runterkommen|runterfahren|runter fahren|wind down|zum abschluss dehnen|auslockern|auslaufen lassen|stretch out after|stretch off|cool down|cooldown|abwärmen|auslaufen|zum schluss dehnen|am schluss dehnen|am ende dehnen|stretching at the end|stretch at the end|ausdehnen|runterkommen am ende',
  ),
  intensity(
    'easy',
    'nur leicht|nur ganz leicht|nur leichtes|gnädig|bitte gnädig|sei gnädig heute|gemütlicher|gemütliche|ganz gemütlich|gechillt|gechilltes|entspannte einheit|entspanntes training|relaxed|relaxt|ruhige einheit|ruhig angehen|ruhig angehen lassen|sacht|schonprogramm|im schongang|mach halblang|langsam angehen|langsam angehen lassen|ein bisschen bewegen|ein wenig bewegen|bisschen bewegung|nur bisschen bewegung|nix heftiges|nichts heftiges|nix großes|nichts großes|wenig anstrengend|minimalprogramm|sparprogramm|regenerative einheit|regenerationstraining|aktive regeneration|recovery day|recovery workout|recovery ride|recovery run|deload woche|entlastungseinheit|erholungseinheit|easy does it|keep it mellow|lowkey|laid back|nothing wild|nothing hectic|light one|light day|light session|light stuff|dial it down|go gentle|gentle session|slow and steady|leichte gewichte|leichtes gewicht|low weight|low weights|less weight|lighter weights|lighter weight|high reps|viele wdh|viele wiederholungen|mehr wiederholungen|klein anfangen|fang klein an|fang mal klein an|klein an|don t break me|dont break me|mach mich nicht kaputt|mach mich nicht fertig|nicht kaputt machen|be gentle with me|mit samthandschuhen|schön locker|schön leicht|easy peasy lemon squeezy|kaffeefahrt|seniorenprogramm|omamodus|im spaziergangstempo|im wohlfühltempo|wohlfühltempo|wohlfühlbereich|shakeout|shake out|shakeout run|zum runterkommen|zum runterfahren|unwind|zahm|zahmes|babyleicht|sanft|sanfte|sanftes|sanfter|ganz sanft|be nice|be kind|be gentle|sei nett|sei gnädig|soll trocken bleiben|nicht schwitzen|ohne schwitzen|no sweating|without sweating|kein schweißbad|geringe intensität|geringer intensität|niedrige intensität|niedriger intensität|niedrig dosiert|easy peasy|without sweating|without a sweat|no sweat|durchbewegen|erholsam|erholsames|wind me down|comfortable pace|light weights only|nur leichte gewichte|zum lockermachen|zum locker machen|deload|deloadwoche|entlastungswoche|deload week|halblang|down a notch|a notch down|nix was kraft kostet|nichts was kraft kostet|nix was schlaucht|nichts was schlaucht|nothing taxing|nothing draining|nothing strenuous|nix anstrengendes|nichts anstrengendes|nix forderndes|nichts forderndes|was lockeres|etwas lockeres|auf schonung|mit angezogener handbremse|gedrosselt|ein gang runter|gang runter|gang zurück|gang zurückschalten|runterschalten|dial back|back off a bit|tone it down|turn it down|take the foot off the gas|foot off the gas|fuß vom gas|low stress|nice and gentle|nice and slow|nice and light|lazy session|lazy one|breezy|kräfte schonen|kräfte sparen|kräfteschonend|lauwarm|sanfter|lockerer|leichtere einheit|ease me in|ease me back|ease me back in|ease back in|easing back in|langsam wieder rein|sanft wieder rein|zum unterhalten|noch unterhalten|unterhalten kann|conversational|conversational pace|chill|keep it chill|keep it light|keep it easy|chilled one|super easy|locker flockig|piano|ganz piano|auf sparflamme|sparflamme|schongang|easy peasy lemon|low key|low effort|nur bewegen|einfach bewegen|bisschen bewegen|bissl bewegen|just move|just moving|nur rumdehnen|nur spazieren|take things slow|go slow|take it slow|schön langsam|ohne druck|ohne ehrgeiz|recovery|aktive erholung|active recovery|regeneration|locker|lockere|lockeres|lockeren|lockerer|leicht|leichte|leichtes|leichten|leichter|leichts|leichtes training|was leichtes|was sanftes|sanft|sanfte|sanftes|sanften|easy|light|lighter|gentle|gentler|gentle please|something light|ruhig|ruhige|ruhiges|entspannt|entspanntes|chillig|chilliges|chillig bitte|gemütlich|gemütliches|gemächlich|langsam|langsame|low intensity|vorsichtig|vorsichtiges|behutsam|schonend|schonendes|schonend bitte|take it easy|regenerativ|regenerativer|regeneratives|recovery session|regenerationseinheit|nicht schwitzen|not sweat|forgiving|something forgiving|nice and easy|easygoing|mach mer langsam|mellow|was ruhiges|nur aktivieren|kurz aktivieren|primer|a primer|kein stress|ohne stress|softe|soft|lightly|ganz leicht|locka|sachte|well below my limit|below my limit|was chilliges|slow|tut gut|angenehm|wellness|gell langsam|lockara|gmiatlich|was liechts|öppis liechts|easy going|nicht ganz gas|halbe kraft|halbgas|half effort|dial it back|dialled back|ease into it|sutje|sinnig',
  ),
  intensity(
    'moderate',
    'mit halber kraft|angezogener handbremse|angezogene handbremse|mittelhart|mittlerer intensität|medium hard|not full send|nicht am limit|nicht bis zum anschlag|nicht bis ans limit|comfortably hard|fordernd aber|anstrengend aber machbar|machbar aber|not deadly|nicht tödlich|ohne mich zu zerstören|ohne mich kaputt zu machen|ohne dass ich morgen tot bin|gesundes mittelmaß|mittelmaß|im mittleren bereich|solide aber|tough but doable|doable|ohne zu übertreiben|dont overdo it|without overdoing it|zwei bis drei im tank|nix verrücktes|mit maß|nicht ganz so wild|nicht ganz so hart|nicht ganz so schwer|submaximal|sub maximal|keine schweren gewichte|no heavy weights|keine hohen gewichte|leicht angestrengt|leicht anstrengend|etwas anstrengend|mittelschwer|not too taxing|nicht zu schlauchend|moderate effort|medium effort|moderate intensity|nothing extreme|nothing mental|nothing insane|nothing brutal|nix extremes|nichts extremes|nix brutales|nichts brutales|nix krasses|nichts krasses|nicht zu extrem|not too sweaty|nicht zu schweißtreibend|nicht zu wild|nicht zu wild|nicht so wild|nicht zu krass|nicht so krass|nicht zu doll|nicht so doll|nicht übermäßig|nicht allzu|nothing too crazy|nothing too wild|not too crazy|not too wild|not too much today|solide|mittelprächtig|halbwegs|so mittel|middling|steady effort|moderat|moderate|moderates|mittelschwer|mittel|mittlere intensität|nicht zu schwer|nicht so schwer|nicht zu hart|nicht so hart|not too hard|not too heavy|nicht zu heftig|nicht zu intensiv|not too intense|nicht zu anstrengend|nothing crazy|nichts wildes|nix wildes|gemäßigt|nichts verrücktes|medium|normal anstrengend|nicht verausgaben|in maßen|nicht ans limit|not to the limit|nicht gleich mit den gewichten|nicht übertreiben|don t overdo it|not overdo it|mit reserve|mittelmäßig hart|moderately|nicht gleich voll|nothing too hard|nothing too heavy|nichts zu schweres|nothing heavy|nichts schweres|nix schweres|net z schwer|ned so schwer|average effort',
  ),
  intensity(
    'hard',
    'hölle heiß|give me hell|jeden muskel spüren|feel it tomorrow|schweißausbruch|want it on fire|set my core on fire|set my legs on fire|set my arms on fire|mach mich platt|nur noch liegen|hammer it|mach die beine kaputt|mach die arme kaputt|mich quälen|richtig quälen|will leiden|lass mich leiden|hart rannehmen|nimm mich ran|nimm mich hart ran|richtig rannehmen|lass krachen|lass es krachen|krachen lassen|ordentlich schwitzen|ins schwitzen|ins schwitzen bringen|zum schwitzen bringen|zum schwitzen|was zum schwitzen|mit schwitzen|knackige einheit|schmackes|wumms|kick my ass|kick my butt|kick my arse|make me suffer|make it spicy|spice it up|beastmode|grind it out|tough one|tough session|work me hard|keine gnade|ohne gnade|knallhart|knüppelhart|bockhart|sauhart|ackern|malochen|schuften|richtig auspowern|mich auspowern|an die grenzen|maximalversuch|pr attempt|wenig wiederholungen|niedrige wiederholungen|schwere gewichte|schweres gewicht|hohes gewicht|heavier weights|heavy weights|heavy day|heavy session|big weights|low reps|schwer beugen|schwer ziehen|letzte harte einheit|richtig einen reindrücken|was reißen|mehr gas|härtere gangart|hart aber herzlich|richtig böse|fies|gemein|gemeines|brutal heute|push me hard|really push me|schweißtreibend|an die substanz|gib gummi|gummi geben|sweat buckets|near max|near maximal|ordentlich brennen|darf brennen|high intensity|hohe intensität|hoher intensität|shy of failure|vorm versagen|vor dem versagen|richtig abreißen|reinhauen|schippe drauf|eine schippe drauf|ne schippe drauf|schippe drauflegen|zahn zulegen|einen zahn zulegen|gang hochschalten|gang höher|schwierigkeit hoch|mehr fordern|fordert mich mehr|fordert mich|fordern|steigern bitte|anspruchsvoller|anspruchsvoll|mehr intensität|more intensity|härter rangehen|turn it up|turn up the heat|crank it up|crank up|step it up|kick it up|kick it up a notch|up a notch|notch up|up the ante|up the intensity|ramp it up|dial it up|push me harder|push me more|make it harder|make it tougher|mehr druck|bisschen mehr wumms|mehr wumms|mehr biss|biss|heavier|schwerer|härter|harder|mehr gewicht|more weight|intensiver|muskeln brennen|muscles burn|muscles burning|weh tun|darf weh tun|darfs weh tun|darf s weh tun|soll weh tun|hate me|hassen|arme abfallen|beine abfallen|nicht mehr laufen können|nicht mehr gehen können|nicht mehr treppen|finish me|finish me off|murder|massakrier|vernichte|zerleg|rasier mich|mach mich fertig|mach mich platt|schlacht mich|fick mich|quäl mich|quälerei|attacke|feuer frei|vollen einsatz|gas|gib gas|mit schmackes|mit karacho|mit wumms|zackig|deftig|happig|saftig|ordentlich|ordentliches|richtig ordentlich|bring it|bring it on|bring the pain|destroy me|beat me up|punish my|cook me|cook my|roast my|fry my|torch my|blast|blast my|annihilate|go hard|going hard|send it|spicy|gnarly|nasty|beefy|burner|hart|hartes|harte|hard|schwer|schwere|schweres|schweren|heavy|ballern|intensiv|intensives|intensive|intense|anstrengend|anstrengendes|fordernd|forderndes|challenging|push me|pushen|killer|killer workout|killerworkout|brutal|heftig|heftiges|knackig|knackiges|nicht zu leicht|nicht so leicht|not too easy|not too light|richtig schwitzen|make me sweat|ausgepowert werden|auspowern|schwitzen|quälen|quäl mich|fiese|fieses|beast mode|lange pausen schwer|gib alles|gas geben|richtig gas|full power|tod durch|brennen lassen|außer atem kommen|außer puste kommen|out of breath is what|out of breath is what i want|get out of breath|getting out of breath|knock me out|wehtun|wehtun darf|darf wehtun|no pain no gain|on fire please|challenge me|tough|gnadenlos|no mercy|richtig was|crush|destroy|smash|fordere mich|zerstör mich|schinden|sweaty|push hard|grind me|pump bis|bis es knallt|beine brennen|herausfordernd|something hard|richtig ran|volle pulle nicht',
  ),
  intensity(
    'all-out',
    'zieh mir die schuhe aus|zieh mir die socken aus|die schuhe ausziehen|bis die lampe ausgeht|bis die lichter ausgehen|bis die lampen ausgehen|volle lotte|volles rohr|full gas|full throttle|all in|absolutely wreck me|annihilate me|obliterate me|ruin me|leave me on the floor|crawl out of here|auf allen vieren raus|auf allen vieren|balls to the wall|empty the tank|to the max|mach mich alle|mach mich kaputt|gib mir den rest|schieß mich ab|zerleg mich|zerreiß mich|bis zum bitteren ende|bis zum anschlag|bis zum abwinken|bis die arme abfallen|bis die beine abfallen|bis die arme brennen|until my arms fall off|till my arms fall off|till my legs fall off|alles auf eine karte|mach mich tot|mach mich platt|mach mich fertig|bis ich nicht mehr kann|bis ich nicht mehr laufen kann|bis ich umfalle|pain cave|tire me out|wear me out|schmerzgrenze|alles was geht|bis zum letzten tropfen|alles raushauen|alles rausholen|alles aus mir raus|hol alles raus|everything i ve got|till i drop|until i drop|bis nichts mehr geht|bis gar nichts mehr geht|bis die muskeln versagen|bis zum muskelversagen|bis zum versagen|amap|vollgas|voigas|all out|ans limit|an die grenze|to the limit|maximal schwer|maximum effort|max effort|alles geben|bis zum umfallen|bis nix mehr geht|bis nichts mehr geht|bis zum versagen|bis muskelversagen|muskelversagen|to failure|until failure|till failure|volle pulle|volle kanne|vollstoff|full send|go hard or go home|kotzen vor anstrengung|will kotzen|kill me|bring mich um den|richtig zerstören|alles raus|hundert prozent|100 prozent gas|bis zur erschöpfung|until i drop|till i drop|wreck me|bis die lunge pfeift|lunge pfeift|am limit|leave nothing|everything i have|max out|rekord|pr versuch|one rep max test|1rm test|maxversuch|go all out',
  ),
  place(
    'quiet',
    'wände wie papier|nix lautes|nix laut|ohne krach|kein krach|keinen krach|ohne lärm|kein lärm|keinen lärm|ohne getrampel|kein getrampel|ohne poltern|no noise|nothing loud|papierwände|papierdünne wände|papierdünn|dünne böden|dünner boden|dünne wand|hört jeden schritt|hört alles|hört man alles|hören alles|leute unten|die leute unten|leute unter mir|leute unter uns|leute drunter|unter uns wohnt|unter mir wohnt|drunter wohnt|nachbarschaft|people downstairs|folks downstairs|downstairs people|family downstairs|flat below|flat underneath|mitbewohner schläft|mitbewohnerin schläft|frau schläft|mann schläft|freundin schläft|freund schläft|alle schlafen|schläft nebenan|baby nebenan|kind nebenan|alle schlafen noch|roommate is asleep|roommate asleep|roommate sleeping|flatmate asleep|wife is asleep|wife asleep|husband is asleep|husband asleep|partner asleep|partner is asleep|everyone is asleep|everyone asleep|everybody s asleep|everyone s asleep|baby is sleeping|baby s asleep|baby s sleeping|paper thin walls|walls are thin|walls are paper thin|walls like paper|thin floors|thin floor|thin ceiling|thin ceilings|don t wake|dont wake|without waking|niemanden wecken|nicht wecken|ohne jemanden zu wecken|mitten in der nacht|nachts um|without making noise|no banging|no stomping|no thuds|kein gepolter|kein getrampel|kein trampeln|kein poltern|ohne poltern|ohne getrampel|ohne trampeln|kein getöse|mäuschenstill|leisetreter|leise|quiet|quietly|downstairs neighbour|downstairs neighbor|nachbarn|nachbarin|nachbar|neighbours|neighbors|neighbour|lärm|noise|baby schläft|kind schläft|kinder schlafen|baby sleeping|baby is asleep|baby asleep|people below me|people below|downstairs neighbours|ohne lärm|no noise|silent|thin walls|dünne wände|dünne decken|hellhörig|hellhörige|altbau|lautlos|geräuscharm|keinen krach|kein krach|no thumping|noise free|ruhezeit|mietshaus|nicht laut|flüsterleise|kids asleep|kids are asleep|kids sleeping|upstairs flat',
  ),
  place(
    'small',
    'im zug|im bus|im flugzeug|im flieger|auf dem sitz|kellerraum|kämmerchen|abstellraum|waschküche|kinderzimmer|gästezimmer|in der küche|badezimmer|wohnwagen|box room|studio flat|bedsit|caravan|motorhome|in the kitchen|on the train|on the plane|zwei auf zwei|auf zwei quadratmetern|handtuchbreit|handtuchgroß|kabuff|dachkammer|dachschräge|büdchen|winzig|winzige bude|winziges zimmer|micro apartment|ein zimmer wohnung|not much room|not much space|hardly any room|hardly any space|no room|kaum platz|wenig raum|kleines zimmer|quadratmeter|qm|square meters|square metres|square feet|auf dem balkon|balkon|balcony|abstellkammer|besenkammer|kammer|wohnheim|wohnheimzimmer|dorm|dorm room|shoebox|schuhschachtel|enger flur|im flur|hallway|wohnmobil|campervan|camper|im zelt|kajüte|zugabteil|tiny house|tiny apartment|small apartment|tiny room|einzimmerwohnung|studio apartment|platz für eine matte|platz einer matte|nur platz für|room for a mat|space for a mat|mat sized|size of a mat|size of a yoga mat|so groß wie eine matte|zwischen bett und schrank|zwischen sofa und|elbow room|wenig platz|kein platz|keinen platz|kaum platz|small space|little space|no space|not much space|tiny|tiny flat|small flat|small room|kleines zimmer|kleine wohnung|enge|enges zimmer|limited space|2 quadratmeter|zwei quadratmeter|auf engem raum|engen raum|kleiner raum|kleinen raum|auf der matte nur|tight space|cramped|wg zimmer|kleinem raum',
  ),
  place(
    'outdoors',
    'hinterhof|im hof|auf dem hof|rheinufer|elbufer|isarufer|am ufer|am see|seeufer|am fluss|flussufer|in den bergen|weinberge|campingplatz|auf dem rasen|am deich|auf dem deich|promenade|by the lake|by the river|riverside|lakeside|parking lot|driveway|auf der straße|auf dem dach|bolzplatz|skatepark|schulhof|in der natur|unter freiem himmel|forest|in the woods|in the forest|on the grass|lawn|waldrand|tempelhofer feld|englischer garten|englischen garten|freeletics park|fitnesspark|outdoor gym|outdoorgym|trimmpfad|vita parcours|alm|terrace|terrasse|dachterrasse|patio|rooftop|innenhof|an die luft|raus an die luft|im grünen|ins grüne|draußen|laufstrecke|laufrunde|hausrunde|running route|waldweg|feldweg|draussen|outdoor|outdoors|outside|im park|park|in the park|im freien|garten|im wald|wald|garden|wiese|strand|beach|trimm dich pfad|calisthenics park|an der frischen luft|frische luft|fresh air|spielplatz|playground|stadion|drauß|backyard|calisthenicspark|draußn|outn',
  ),
  place(
    'indoors',
    'drin bleiben|bleib drin|bleib ich drin|bleibe drin|bleibe ich drin|lieber drin|drin trainieren|im trockenen|stay in|staying in|staying inside|stay inside|inside today|drinnen|indoor|indoors|inside|indoor training|hier drin',
  ),
  place(
    'hotel',
    'hotel|hotelzimmer|hotel room|hotelgym|hotel gym|ferienwohnung|airbnb|geschäftsreise|dienstreise|business trip|hostel|ferienhaus|travelling|traveling|auf reisen',
  ),
  place(
    'home',
    'in der wg|wg küche|bei meinen eltern|bei den eltern|hobbykeller|hobbyraum|spare room|my flat|my apartment|in meiner wohnung|at my place|in my room|in meinem zimmer|am wohnzimmerteppich|auf dem teppich|in der bude|zhaus|im kinderzimmer|my parents|at my parents|garden flat|daheim im|zuhause|zu hause|daheim|at home|home|wohnzimmer|living room|home workout|homegym|home gym|kellergym|im keller|garage|garage gym|in der wohnung|schlafzimmer|bedroom|dahoam|homeworkout|z hause|deheim|to huus',
  ),
  place(
    'gym',
    'unigym|unisport|hochschulsport|sporthalle|turnhalle|fitx|clever fit|cleverfit|john reed|kieser|easyfitness|puregym|pure gym|planet fitness|anytime fitness|leisure centre|leisure center|rec center|health club|crossfit box|crossfitbox|meine box|my box|fitnessraum|vereinsraum|kraftkammer|fit in|muckibuden|mucki bude|injoy|bestfit|mcfitti|fitnessstudio|studio|gym|im gym|mcfit|fitness first|muckibude|fitnesscenter|kraftraum|fitti|commercial gym|fit x',
  ),
  place(
    'office',
    'home office|im home office|vom home office|besprechungsraum|meetingraum|meeting room|kanzlei|in der firma|auf der arbeit|am arbeitsplatz|dienstzimmer|feuerwache|kaserne|zwischen zwei meetings|zwischen meetings|zwischen zwei calls|between meetings|between calls|in meetings|zwischen zwei terminen|zwischen terminen|in der arbeitspause|pausenraum|break room|breakroom|auf arbeit in der pause|in meiner pause auf arbeit|büro|office|mittagspause|lunch break|arbeitsplatz|am schreibtisch|at my desk|konferenzraum|homeoffice|lunchbreak',
  ),
  place(
    'crowded',
    'ist voll heute|total überlaufen|überlaufen|menschenmassen|alles voller leute|wie auf dem bahnhof|feierabendverkehr|peak time|peak hours|peak hour|chock a block|mobbed|swamped|jede menge los|die hölle los|brechend voll|gerammelt voll|proppenvoll|proppevoll|gesteckt voll|bummvoll|total voll|mega voll|super voll|ziemlich voll|studio voll|gym voll|gym is packed|heaving|rammed|jam packed|mega busy|super busy|really busy|so viele leute|viel los|viel betrieb|alle geräte besetzt|alles besetzt|alles belegt|schlange an|new year crowd|voll heute|überfüllt|crowded|packed|busy gym|gym is busy|studio ist voll|rappelvoll|knallvoll|rammelvoll|stoßzeit|rush hour',
  ),
  place('track', 'bahn|auf der bahn|track|on the track|tartanbahn|laufbahn|400m bahn|sportplatz'),
  says(
    { is: 'variety', like: 'new' },
    'was ich noch nie gemacht hab|was ich noch nie gemacht habe|was ich noch nicht kenne|bring abwechslung rein|mal anders|mal was frisches|neuer schwung|ein anderes training|anderes programm|neues programm|neues workout|new workout|new stuff|new moves|never done before|never tried before|something i ve never done|something i haven t done|something i ve never tried|anything new|different stuff|not the usual|not my usual|anders als letztes mal|anders als beim letzten mal|was exotisches|ungewöhnliches|was ungewöhnliches|was verrücktes|verrückte übungen|kreative übungen|be creative|get creative|sei kreativ|lass dir was einfallen|was komplett neues|komplett neues|komplett was neues|was ganz neues|ganz neues|ganz was neues|mal was ganz neues|completely new|completely different|komplett anders|ganz anders|kann die üblichen übungen nimmer sehen|die üblichen übungen|das übliche nicht|nicht das übliche|nicht die üblichen|kein einheitsbrei|immer dieselben übungen|immer die gleichen übungen|immer dieselben|always the same exercises|same old exercises|same old stuff|egal was hauptsache anders|hauptsache anders|bloß nicht das gleiche|nicht das gleiche|nichts von letzter woche|mix things up|change things up|fresh ideas|something fresh|frischen wind|neuer input|andere reize|neuer reiz|überrasch mich|überrasche mich|überraschung|surprise me|surprise|was neues|etwas neues|mal was neues|something new|something different|what s new|mal was anderes|was anderes|etwas anderes|ganz anderes|was ganz anderes|anders als sonst|abwechslung|variety|switch it up|mix it up|change it up|neue übungen|new exercises|andere übungen|different exercises|nicht wieder dieselben|nicht dieselben|nicht schon wieder dieselben|not the same|ausprobieren|try something new|shake it up|überrasch mi|variation',
  ),
  says(
    { is: 'variety', like: 'last' },
    'wie letzten montag|von letztem montag|vom letzten montag|das von montag|das vom montag|wie letzten dienstag|von letztem dienstag|vom letzten dienstag|das von dienstag|das vom dienstag|wie letzten mittwoch|von letztem mittwoch|vom letzten mittwoch|das von mittwoch|das vom mittwoch|wie letzten donnerstag|von letztem donnerstag|vom letzten donnerstag|das von donnerstag|das vom donnerstag|wie letzten freitag|von letztem freitag|vom letzten freitag|das von freitag|das vom freitag|wie letzten samstag|von letztem samstag|vom letzten samstag|das von samstag|das vom samstag|wie letzten sonntag|von letztem sonntag|vom letzten sonntag|das von sonntag|das vom sonntag|like last monday|same as last monday|what we did on monday|like last tuesday|same as last tuesday|what we did on tuesday|like last wednesday|same as last wednesday|what we did on wednesday|like last thursday|same as last thursday|what we did on thursday|like last friday|same as last friday|what we did on friday|like last saturday|same as last saturday|what we did on saturday|like last sunday|same as last sunday|what we did on sunday|gleiche einheit|dieselbe einheit|selbe einheit|die gleiche einheit|gleiches training|dasselbe training|selbes training|das gleiche training|gleiches programm|selbes programm|dasselbe programm|das gleiche programm|gleicher plan|selber plan|wieder das gleiche|wieder dasselbe|gleich wie|wie letztens|so wie letztens|wie beim vorigen mal|wie vorige woche|wie das letzte|repeat please|do that again|that one again|another round of that|nochmal so eine|nochmal so ein|bitte wiederholen|same again please|same routine|same programme|same program|the same workout|nochmal genau das|genau das nochmal|das nochmal|wiederhol das workout|wiederhole das workout|wiederhol das training|workout wiederholen|training wiederholen|wiederhol die einheit|einheit wiederholen|repeat yesterday|repeat my last|redo my last|redo the last|same as monday|same as tuesday|same as wednesday|same as thursday|same as friday|same as saturday|same as sunday|same as yesterday|like tuesday|like wednesday|like thursday|like friday|wie am samstag|wie am sonntag|wie montag|wie dienstag|wie mittwoch|wie donnerstag|wie freitag|dasselbe wie am|das gleiche wie am|nochmal das|noch einmal das|nochmal wie|das gleiche nochmal|gleiches nochmal|nochmal bitte|das selbe wie|dasselbe wie|genau wie|same workout as|same session as|repeat of|rerun|once more|again please|noch eine runde davon|wie vorgestern|wie neulich|wie letzte woche|wie am montag|wie am dienstag|wie am mittwoch|wie am donnerstag|wie am freitag|like last week|like monday|wie immer|wie letztes mal|wie beim letzten mal|so wie immer|wie am|wie gestern|nochmal so|nochmal so was|nochmal dasselbe|noch mal so|nochmal das gleiche|das gleiche wie|gleich wie letztes|same again|same as last time|same as last|same as usual|same workout|the usual|as usual|like last time|repeat last|wieder so eins|wieder so was|wieder so|weiter so|same same|same one again|wie gehabt|wie üblich|wie sonst|noch eins davon|so ein training wie|same as before|das vom letzten mal|repeat the last',
  ),
  says(
    { is: 'goal', goal: 'strength' },
    'kräftiger werden|get strong again|strong again|wieder zu kräften|stärker als vorher|doppeltes körpergewicht|doppelte körpergewicht|doppelten körpergewicht|körpergewicht drücken|körpergewicht beugen|körpergewicht heben|eigenes körpergewicht drücken|twice bodyweight|double bodyweight|bodyweight bench|2x bodyweight|kraftzuwachs|kraftsteigerung|kraftwerte|kraftwerte steigern|stärkerer|mehr kraft|raw strength|get strong|strong as hell|kraft|krafttraining|maximalkraft|strength|strength training|strength session|strength work|stark werden|stärker|stärker werden|wieder stark|stronger|get stronger|kraft aufbauen|krafttrainig|kräftiger|build strength|kraftaufbau|schnellkraft nicht|kraftsport|kraftworkout|kräftigen|kräftigung',
  ),
  says(
    { is: 'goal', goal: 'muscle' },
    'ist zu flach|ist zu schmal|ist zu dünn|sind zu flach|sind zu dünn|sind zu schmal|zu dünn|too flat|too skinny|muskelberge|muskelberg|muskelpakete|muskelpaket|muskelprotz|bulky|too bulky|get bulky|getting bulky|aufgepumpt wirken|massig|lean bulk|lean bulking|clean bulk|lean gains|lean muscle|lean mass|sauberer aufbau|fettfreie masse|pack on muscle|pack on size|put on muscle|put on mass|add muscle|add some muscle|add size|fill out my shirt|mehr muskeln|mehr masse|muskeln draufpacken|was draufpacken|breites kreuz kriegen|muskeln zulegen|masse zulegen|masse aufbauen|aufbauen|zulegen|breiter|breites kreuz|breite schultern|breiteren rücken|wachsen lassen|hypertrophy work|get jacked|jacked|get swole|swole|gains|mass gain|v form|v taper|muskelaufbau|hypertrophie|hypertrophy|muskeln aufbauen|build muscle|muscle growth|muskelmasse|masse|mass|gain muscle|gain weight|zunehmen|muskeln|bulk|bulking|muscle|muscles|muckis|definieren|toning|toned|straffen|breiter werden|massephase|grow muscle|size|muskelwachstum|put on size|bigger',
  ),
  says(
    { is: 'goal', goal: 'endurance' },
    'grundlage|ga1|ga 1|ga2|aerobe|zone 2 training|long slow distance|lsd lauf|puls hoch|herz pumpen|get my heart rate up|heart pumping|schwitzen cardio|luft haben|mehr luft|nicht mehr so schnell außer puste|bessere kondition|fitness ausdauer|ausdauer|ausdauertraining|endurance|kondition|cardio|kardio|stamina|herz kreislauf|herz kreislauf training|kreislauf in schwung|herz und kreislauf|cardio training|konditionstraining|cardiovascular|fitter werden beim laufen|strong heart|heart health|ausdauernder|puste|engine|aerobic|aerobic base|grundlagenausdauer|conditioning|light cardio|vo2max|herzkreislauf|mithalten kann|compromised running',
  ),
  says(
    { is: 'goal', goal: 'weight-loss' },
    'lose some fat|lose a bit of fat|lose a little fat|lose my fat|lose the fat|lose body fat|lose some body fat|drop some body fat|drop body fat|burn fat|burn some fat|burn off fat|cut fat|cut some fat|cut body fat|shed fat|shed some fat|lose some weight|lose a bit of weight|lose a little weight|lose a few kilos|lose a few pounds|lose a couple of kilos|lose my belly|lose the belly|lose my gut|lose the spare tyre|spare tyre|spare tire|muffin top|love handles|fett loswerden|bisschen fett weg|etwas fett weg|bauch loswerden|bauch muss weg|wampe loswerden|plauze|plauze weg|ein paar kilo weg|paar kilo weg|paar kilos weg|paar kilo weniger|paar kilos weniger|paar kilo runter|paar kilos runter|ein paar pfund weg|leichter werden|schmaler werden|gewicht machen|bauchfett weg|fett weg|speck|winterspeck|babyspeck|schwangerschaftskilos|rettungsring weg|gewicht runter|gewicht reduzieren|gewichtsabnahme|gewichtsverlust ziel|drop weight|drop a few|drop kilos|drop some|drop fat|drop a stone|lose a stone|shift weight|shift some|shift the|shift a few|shed pounds|slim down|tone up|körperfett|körperfettanteil|body fat|kfa runter|kfa|abnehmen|fett verlieren|fettverbrennung|fett verbrennen|fat loss|fat burning|weight loss|lose weight|gewicht verlieren|kilo abnehmen|kilos verlieren|kalorien verbrennen|burn calories|lose fat|belly fat|lose belly|bauch weg|bauchfett|schlank|schlanker|slim|leaner|stay lean|lean|rückenspeck|speck weg|shed|lose kg|pfunde|diät|abspecken|lose kilos|get lean|trim down|cut weight|cutting|shred|shredded|abzunehmen|hüftgold|bikinifigur|lose|abgenommen|fettabbau|lose 10 kg|lose the gut|wampe weg',
  ),
  says(
    { is: 'goal', goal: 'mobility' },
    'geschmeidiger werden|gelenkiger|weniger steif|weniger eingerostet|less stiff|more supple|supple|more flexible|bendy|bendier|loosen everything up|open up my hips|beweglicher werden|mobility|mobilität|beweglichkeit|beweglich|beweglicher|dehnen|dehnung|dehnprogramm|dehnübungen|stretch|stretches|stretching|yoga|flexibilität|flexibility|mobilisation|mobilisieren|mobilisierung|geschmeidig|geschmeidiger|flexibel|flexibler|dehn|dehna|yogaeinheit|mobility flow|faszien|range of motion|limber|loosen up|lockerungsübungen|durchdehnen|mobilisiere',
  ),
  says(
    { is: 'goal', goal: 'health' },
    'back in shape|in shape|get in shape|get back in shape|in form kommen|wieder in form|wieder fit werden|wieder fit|fit for my kids|fit für meine kinder|fit für die kinder|gesund alt werden|bessere haltung bekommen|fitter for|schmerzfrei bleiben|schmerzfrei alt werden|schmerzfrei im alltag|schmerzfrei altern|beweglich im alter|im alter fit|gesunder rücken|gesunden rücken|gesundes herz|rücken stärken vorbeugend|fit bleiben im alter|keep up with my kids|keep up with my grandkids|mit den enkeln|mit meinen enkeln|selbstständig bleiben|independent in old age|stay mobile|feel better|feel good in my body|wohler fühlen|haltung verbessern|bessere haltung|aufrechte haltung|posture|better posture|gesundheit|gesund bleiben|gesünder|gesünder leben|stay healthy|health|healthy|fit bleiben|fit werden|stay fit|get fit|general fitness|fitness allgemein|vorbeugen|verletzungsfrei|injury free|rückenfit|prävention|alt werden|fit im alter|age well|longevity|wohlfühlen|lebensqualität|fitter werden|fitter|allgemeine fitness|fit durch den alltag|prevention|bulletproof|rüstig|stay active|alltagsfit|fit for life',
  ),
  skill(
    'pull-up',
    'pull-up|chin-up|band-assisted-pull-up|negative-pull-up',
    'ersten klimmzug|erster klimmzug|ersten klimmzügen|first pull up|first pullup|klimmzug schaffen|klimmzug lernen|einen klimmzug schaffen|klimmzüge lernen|klimmzüge schaffen|learn pull ups|zum ersten klimmzug|first strict pull up|get a pull up|do a pull up|unassisted pull up',
  ),
  skill('chin-up', 'chin-up', 'ersten chin up|first chin up|first chinup'),
  skill(
    'push-up',
    'push-up|knee-push-up|incline-push-up',
    'ersten liegestütz|first push up|erster liegestütz|erste liegestütze|liegestütz schaffen|liegestütze schaffen|richtige liegestütze lernen|full push up|first full push up',
  ),
  skill(
    'one-arm-push-up',
    undefined,
    'einarmige liegestütze|einarmiger liegestütz|einarmigen liegestütz|einarmigen liegestützen|einarm liegestütz|einarm liegestütze|one arm push up|one arm push ups|one arm pushup|one armed push up',
  ),
  skill('dip', 'dip|assisted-dip', 'ersten dip|first dip|erster dip'),
  skill('muscle-up', 'pull-up|dip', 'muscle up|muscle ups|muscleup|muscleups|muskel up'),
  skill(
    'handstand',
    'pike-push-up|pike-shoulder-shift',
    'freier handstand|freien handstand|freistehender handstand|freestanding handstand|freestanding handstands|handstand|handstands|handstand practice|handstehen|handstände|handstand walk|hand stand|handstandlaufen',
  ),
  skill(
    'handstand-push-up',
    'handstand-push-up',
    'handstand push up|handstand push ups|handstand pushup|handstand pushups|hspu|handstand liegestütz|handstandliegestütz|handstandliegestütze|handstand liegestütze',
  ),
  skill('pistol-squat', 'pistol-squat', 'pistol squat|pistol squats|pistol|pistols|einbeinige kniebeuge'),
  skill('front-lever', undefined, 'front lever|frontlever|front levers'),
  skill('back-lever', undefined, 'back lever|backlever'),
  skill('planche', undefined, 'planche|planche progression'),
  skill('l-sit', undefined, 'l sit|lsit|l sits|l sitz'),
  skill('human-flag', undefined, 'human flag|menschliche flagge|flag hold'),
  skill('toes-to-bar', 'hanging-leg-raise|hanging-knee-raise', 'toes to bar|toes 2 bar|t2b'),
  skill('double-under', 'jump-rope', 'double under|double unders|doppelsprünge|dus'),
  skill('rope-climb', undefined, 'rope climb|rope climbs|seilklettern|seil hochklettern|tauklettern'),
  skill(
    'bridge',
    undefined,
    'bridge lernen|rückbeuge brücke|brücke lernen|full bridge|gymnastics bridge|back bridge|rückenbrücke',
  ),
  skill('splits', undefined, 'spagat|splits|the splits|front splits|middle splits|side splits|seitspagat|querspagat'),
  skill(
    'toe-touch',
    undefined,
    'touch my toes|toe touch|zehen berühren|fingern an die zehen|mit den fingern wieder an die zehen|fingerspitzen zum boden|an die zehen kommen|reach my toes|zehenspitzen erreichen|mit den händen zum boden|fingern zum boden|zehenspitzen berühren',
  ),
  skill('snatch', undefined, 'snatch|snatches|reißen'),
  skill('clean-and-jerk', undefined, 'clean and jerk|stoßen|umsetzen und stoßen|c j|jerk|clean jerk'),
  skill('turkish-get-up', 'turkish-get-up', 'turkish get up lernen|learn turkish get up|tgu lernen'),
  says(
    { is: 'level', level: 'beginner' },
    'neu hier|new here|ganz neu dabei|blutige anfängerin|einsteigerprogramm|einsteigerplan|einsteigertraining|anfängerprogramm|anfängerplan|anfängertraining|beginner program|beginner programme|beginner plan|beginner workout|blutiger anfänger|total ahnungslos|keinen plan vom training|noch nie gewichte|nie gewichte|noch nie im gym|noch nie im studio|noch nie im fitnessstudio|nie sport gemacht|noch nie sport gemacht|bisher kein sport|sportmuffel|untrainiert|komplett untrainiert|völlig untrainiert|frisch angefangen|gerade erst angefangen|erst seit kurzem dabei|blutiger anfänger|grünschnabel|keine erfahrung|null erfahrung|no experience|zero experience|never been to a gym|never set foot in a gym|never touched a weight|never touched a barbell|totally new|brand new to|complete newbie|couch potato|untrained|erste mal im gym|zum ersten mal im|first time in a gym|first time at the gym|anfänger|anfängerin|beginner|newbie|newcomer|neuling|new to this|new to training|first week|erste woche|meine erste woche|it s my first week|my first week|just starting|just started|fange gerade an|fang grad an|fange an|ganz neu hier|noch nie trainiert|noch nie gemacht|never trained|never lifted|absoluter anfänger|blutiger anfänger|total beginner|complete beginner|noob|unerfahren|novice|einsteiger|einsteigerin|wiedereinsteiger nein|neu im gym|new to the gym|new to lifting|new to gym',
  ),
  says(
    { is: 'level', level: 'returning' },
    'first session in months|first workout in months|first session in weeks|first time in months|first gym session in|erste einheit seit monaten|erstes mal seit monaten|erstes training seit monaten|wieder eingestiegen|steige wieder ein|wieder da|wieder dabei|fange wieder an|fang wieder an|wieder angefangen|nach langer zeit|back at it|back in the gym|back to training|getting back to|back to the gym|after years off|after months off|first session back|first week back|erste einheit nach|erstes training nach|wiedereinsteiger|wiedereinsteigerin|wiedereinstieg|coming back|back after|getting back into|after a break|nach langer pause|nach der pause|nach einer pause|wieder anfangen|wieder einsteigen|comeback|long break|lange nicht trainiert|lange nicht mehr trainiert|haven t trained|havent trained|returning|zwangspause|trainingspause|pause gemacht|years off|months off|weeks off',
  ),
  says(
    { is: 'level', level: 'intermediate' },
    'fortgeschrittener anfänger|intermediate|mittelstufe|leicht fortgeschritten|mittleres niveau',
  ),
  says(
    { is: 'level', level: 'advanced' },
    'jahre erfahrung|jahre trainingserfahrung|jahre eisen|trainiere seit jahren|trainieren seit jahren|langjährige erfahrung|viel erfahrung|years of experience|been lifting for|been training for|seasoned|gym veteran|fortgeschritten|fortgeschrittener|fortgeschrittene|advanced|profi|erfahren|erfahrener|erfahrene|experienced|leistungssportler|leistungssportlerin|seit jahren dabei|lifting for years|training for years|wettkampfathlet|alter hase|old hand|elite|semi pro',
  ),
  says(
    { is: 'bound', of: 'heart-rate' },
    'puls|herzfrequenz|hf|heart rate|hr|pulse|heartrate|herzschlag unter|pulsbereich',
  ),
  says(
    { is: 'bound', of: 'zone' },
    'zone|hf zone|pulszone|ga zone|herzfrequenzzone|herzfrequenzbereich zone|hr zone|heart rate zone|z',
  ),
  says({ is: 'bound', of: 'pace' }, 'pace|min km|tempo von|er pace|schnitt von'),
  says(
    { is: 'event', event: 'match' },
    'spiel|match|game|fußballspiel|punktspiel|turnierspiel|heimspiel|auswärtsspiel|ligaspiel|derby|pokalspiel|handballspiel|tennismatch|spieltag|game day|match day|matchday',
  ),
  says(
    { is: 'event', event: 'competition' },
    'wettkampf|wettkämpfe|competition|comp|meet|turnier|tournament|meisterschaft|meisterschaften|championship|championships|meet day|wettbewerb|kampf|fight night',
  ),
  says(
    { is: 'event', event: 'race' },
    'campuslauf|crosslauf|spendenlauf|benefizlauf|sponsorenlauf|frauenlauf|nachtlauf|osterlauf|adventslauf|weihnachtslauf|neujahrslauf|hochschullauf|schullauf|stadionlauf|brückenlauf|parklauf|seelauf|b2run|business run|turkey trot|schlammlauf|hindernislauf|stadtparklauf|zehner|silvesterlauf|nikolauslauf|charity run day|fun run|color run|staffelmarathon|startplatz|startnummer|rennen|race|race day|volkslauf|laufveranstaltung|firmenlauf|stadtlauf|rennwochenende|obstacle race|spartan race|tough mudder',
  ),
  says(
    { is: 'event', event: 'race', sport: 'trail-running' },
    'trail marathon|trailmarathon|trail race|trail ultra|ultramarathon|ultra marathon|traillauf|bergmarathon|mountain marathon|trail half|trail halbmarathon',
  ),
  says({ is: 'event', event: 'race', sport: 'running', meters: 42195 }, 'marathon|marathons'),
  says(
    { is: 'event', event: 'race', sport: 'running', meters: 21100 },
    'halbmarathon|half marathon|hm lauf|halfmarathon',
  ),
  says(
    { is: 'event', event: 'race', sport: 'triathlon' },
    'ironman|ironman 70.3|70.3|mitteldistanz|langdistanz|triathlonwettkampf|sprinttriathlon|olympische distanz',
  ),
  says({ is: 'event', event: 'race', sport: 'hyrox' }, 'hyrox'),
  says(
    { is: 'event', event: 'test' },
    'leistungstest|leistungsdiagnostik|physical test|entrance test|aufnahmetest|fitness assessment|conditioning test|beep test|shuttle run test|sporteignungstest|eignungsprüfung sport|prüfung|feuerwehrprüfung|sportprüfung|aufnahmeprüfung|sportaufnahmeprüfung|einstellungstest|sporttest|fitness test|fitnesstest|polizeitest|police test|army test|sportabzeichen|bundeswehrtest|basisfitnesstest|bft|cooper test|eignungstest|fire department test|pft|eignungsprüfung|einstellungsprüfung',
  ),
  says(
    { is: 'event', event: 'tour' },
    'bergtour|skitour|skitouren|hüttentour|alpenüberquerung|radtour|wanderung|trekking|hochtour|skiurlaub|wandertour|hike|ski trip|ski holiday|kilimanjaro|jakobsweg|fernwanderweg|mehrtagestour|klettertour',
  ),
  says(
    { is: 'event', event: 'occasion' },
    'strandtag|taufe|kommunion|konfirmation|junggesellenabschied|jga|polterabend|bachelor party|bachelorette|stag do|hen do|honeymoon|flitterwochen|abschlussball|abiparty|silvesterparty|wiedersehen|cruise|kreuzfahrt|festivalsaison|hochzeit|wedding|beach holiday|strandurlaub|fotoshooting|photoshoot|photo shoot|abiball|klassentreffen|reunion|strandfigur|vacation|geburtstag|holiday|urlaub im|school reunion|shooting|prom|mein urlaub',
  ),
  says({ is: 'division', division: 'open' }, 'open'),
  says({ is: 'division', division: 'pro' }, 'pro division|pro'),
  says({ is: 'division', division: 'doubles' }, 'doubles|double|doppel'),
  says({ is: 'division', division: 'relay' }, 'relay|staffel'),
  says({ is: 'division', division: 'women' }, 'women|womens|women s|frauen|damen|ladies'),
  says({ is: 'division', division: 'men' }, 'men|mens|men s|männer|herren'),
  says({ is: 'division', division: 'mixed' }, 'mixed'),
]
