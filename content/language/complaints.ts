import type { BodyPart } from '../../domain/coach/read/body.ts'
import type { Entry, Severity } from '../../domain/coach/read/language.ts'
import { complaining } from './complaint-verbs.ts'
import { says } from './entry.ts'

const complains = (severity: Severity, ...words: readonly string[]): Entry =>
  says({ is: 'complains', severity }, ...words)
const diagnosis = (part: BodyPart, severity: Severity, words: string): Entry =>
  says({ is: 'diagnosis', part, severity }, words)

/** "Beine ohne Kniebelastung", "legs without loading the knees": no word of pain, and the joint is spared all the same. */
const unloaded = (part: BodyPart, german: readonly string[], english: readonly string[]): Entry =>
  diagnosis(
    part,
    'protect',
    [
      ...german.flatMap(one => [
        ...['belastung', 'stress', 'last'].flatMap(load => [
          `ohne ${one} ${load}`,
          `ohne ${one}${load}`,
          `keine ${one}${load}`,
          `wenig ${one}${load}`,
        ]),
        ...['das', 'die', 'den', 'meine', 'mein', 'meinen'].map(my => `ohne ${my} ${one} zu belasten`),
        ...['am', 'auf das', 'auf die', 'aufs', 'auf den', 'im', 'der', 'des'].map(on => `ohne belastung ${on} ${one}`),
        ...['das', 'die', 'den', 'meine', 'mein', 'meinen'].map(my => `ohne druck auf ${my} ${one}`),
      ]),
      ...english.flatMap(one => [
        ...['stress', 'load', 'loading', 'strain', 'pressure', 'impact'].flatMap(load => [
          `no ${one} ${load}`,
          `without ${one} ${load}`,
          `no ${load} on ${one}`,
        ]),
        ...['my', 'the'].flatMap(my => [
          `without loading ${my} ${one}`,
          `without stressing ${my} ${one}`,
          `no stress on ${my} ${one}`,
          `no load on ${my} ${one}`,
          `no pressure on ${my} ${one}`,
        ]),
      ]),
    ].join('|'),
  )

/** Ways in which a part of the body complains, and words that ask to spare it. */
export const complaints: readonly Entry[] = [
  unloaded('knee', ['knie', 'knien'], ['knee', 'knees']),
  unloaded('shoulder', ['schulter', 'schultern'], ['shoulder', 'shoulders']),
  unloaded('lower-back', ['rücken', 'lendenwirbel', 'lws', 'wirbelsäule'], ['back', 'lower back', 'spine']),
  unloaded('wrist', ['handgelenk', 'handgelenke', 'handgelenks'], ['wrist', 'wrists']),
  unloaded('elbow', ['ellenbogen', 'ellbogen'], ['elbow', 'elbows']),
  unloaded('hip', ['hüfte', 'hüft', 'hüften'], ['hip', 'hips']),
  unloaded('neck', ['nacken'], ['neck']),
  unloaded('ankle', ['sprunggelenk', 'sprunggelenke', 'fußgelenk'], ['ankle', 'ankles']),
  complains(
    'protect',
    'keine belastung auf|gerecht|gerechte|gerechtes|gerechter|keep it easy on|keep it light on|take it easy on|be kind to|be kind to my|kind to|kind to my|gentle to|gentle to my|keine belastung aufs|keine last auf|no load on|no load on my|no stress on|be nice to|be nice to my|sei nett zu|sei lieb zu|schonen|schonend|schonende|schonendes|schonender|schonung|freundlich|freundliche|freundliches|freundlicher|friendly|entlasten|entlastend|entlastung|nicht belasten|nicht belastet|belastungsarm|spare|sparing|go easy on|gentle on|easy on|vorsichtig mit|careful with|be careful with|aufpassen mit|protect|protecting|rücksicht|rücksicht auf|verträgt',
  ),
  complains(
    'mild',
    'sonnenbrand|hartspann|muskelhartspann|blasen an|blase an|blasen am|blase am|blasen auf|blasen unter|hautabschürfung|abschürfung|aufgeschürft|sunburn|sunburned|sunburnt|total fest|richtig fest|komplett fest|ganz fest|muskelverhärtung|muskelverhärtungen|total dicht|ist dicht|ganz dicht|dicht heute|zugezogen|verspannt|ist ein brett|wie ein brett|verspannung|verspannungen|verspannte|verspannter|verspanntes|verspannten|steif|steife|steifes|steifer|steifen|steifheit|tight|tightness|stiff|stiffness|tense|tension|empfindlich|empfindliche|sensibel|sensitive|müde vom|vom tragen müde|tragen müde|vom stehen müde|verkürzt|verkürzte|eingerostet|rusty|unbeweglich|beweglichkeit eingeschränkt|eingeschränkt|eingeschränkte|eingeschränkter|eingeschränkten|einschränkung|limited|restricted|ist hart|noch hart|steinhart|bretthart|verhärtet|verhärtung|verhärtungen|knotted|knots|knot|achy|schwerfällig|müdes|tired and stiff|beleidigt|starr|versteift|weak|schwach|wacklig|wackelig|wobbly|shaky|unrund',
  ),
  complains(
    'pain',
    complaining,
    'clunks|clunking|ist hin|is hin|is hi|dysplastisch|dysplastic|fehlgestellt|fehlstellung|deformiert|deformed|schnitt im|schnitt in|schnitt am|schnittwunde|wunde am|wunde an|sind hin|ist hinüber|sind hinüber|eingewachsen|eingewachsener|ingrown|ein wrack|a wreck|barely tie my shoes|can t tie my shoes|schuhe kaum zubinden|schuhe nicht zubinden|kaum die schuhe|kaum in die schuhe|can t bend down|can barely bend|kaum bücken|nicht bücken|barely get out of the car|kaum aus dem auto|lässt sich kaum drehen|lässt sich nicht drehen|lässt sich kaum bewegen|lässt sich nicht bewegen|lässt sich kaum beugen|lässt sich nicht beugen|lässt sich kaum strecken|lässt sich nicht strecken|lässt sich kaum heben|lässt sich nicht heben|lässt sich nicht mehr drehen|lässt sich nicht mehr bewegen|sagt nein|sagt heute nein|sagen nein|hat die schnauze voll|haben die schnauze voll|keine freunde|not friends|not on speaking terms|mögen keine|mögen kein|mögen nicht|mögen das nicht|geht auf die|gehen auf die|messes with|mess with my|reingeschossen|ist draußen|ist mir rausgesprungen|sich beschwert|bringt mich um|bringen mich um|killt mich|sauweh|sau weh|tut sauweh|tut narrisch weh|will nicht|will heute nicht|will heut nicht|wollen nicht|wollen heute nicht|knickt weg|knickt ständig weg|knickt immer weg|knickt oft weg|knickt manchmal weg|knickt ein|knickt um|sackt weg|gibt nach|gibt manchmal nach|rutscht raus|springt raus|springt manchmal raus|springt immer raus|has gone again|has gone|gone again|went again|is out again|joint is out|out of place|out of alignment|won t settle|won t settle down|wont settle down|won t bend properly|won t loosen|won t calm down|wont calm down|feels loose|might go|about to go|feels like it might go|banged|jarred|overdid|overdone|aggravated|irritated|injured|buggered|did in|done in my|läuft nicht|geht nicht richtig|hält nicht|mag überkopf|mag kein|mag keine|mag das nicht|schwachpunkt|total zu|ist zu|macht dicht|ropey|gravelly|like gravel|matschig|verabschiedet|can t handle|not a fan of|ist kaputt|sind kaputt|war kaputt|ist am ende|rumort|rot|gerötet|fragile|delicate|vulnerable|compromised|needs a break|needs rest|needs babying|needs looking after|needs tlc|still healing|is healing|heilt noch|am heilen|noch nicht verheilt|not healed|noch nicht ausgeheilt|gave way|gave out|gives out on me|bugs me|bugging me|bugged me|a mess|won t bend|won t straighten|won t extend|won t flex|won t cooperate|wont cooperate|won t let me|can t take load|can t take weight|can t take much|cant take much|can t handle|cant handle|hält nichts aus|hält nicht viel aus|hält nicht mehr viel aus|nicht belastbar|nicht voll belastbar|noch nicht belastbar|nicht ganz belastbar|nicht richtig belastbar|wenig belastbar|noch nicht ganz|noch nicht wieder ganz|noch nicht wieder fit|noch nicht fit|noch nicht hundert|not 100|not a hundred|not back to normal|noch nicht die alte|noch nicht der alte|verträgt nicht|mag keine belastung|angehauen|angestoßen|aufgeschürft|schlag abbekommen|macht nicht mehr mit|kaum belastbar|überdehnt|verhoben|sehr empfindlich|schmerz|schmerzen|schmerzt|impinges|impinging|schmerze|schmerzte|schmerzend|schmerzende|schmerzendes|schmerzhaft|schmerzhafte|schmerzempfindlich|weh|tut we|wehgetan|aua|🤕|😖|🩹|🩼|hans mit|han s mit|autsch|autschi|ouch|owie|hurt|hurts|hurting|pain|pains|painful|ache|aches|aching|tender|zwickt|zwicken|zwickts|gezwickt|zwick|zwackt|zwickn|zwicka|sticht|stechen|stechend|stechender|stechende|stich|stiche|stichelt|brennt|brennen|brennend|burning|burns|zieht|ziehen|ziehend|ziehende|zog|ziept|ziepen|pocht|pochen|pochend|throbbing|throbs|drückt|gedrückt|druckempfindlich|druckschmerz|pikst|piekst|pikt|zwiebelt|puckert|muckt|muckert|mucken|mault|maulen|motzt|meckert|murrt|jammert|streikt|streiken|rebelliert|schimpft|spackt|zickt|zickt rum|rumzickt|zickig|nervt wieder|ärgert|macht ärger|ärger|plagt|quält|bereitet probleme|macht probleme|macht probs|machen probs|probs|probleme|problem|problemen|problematisch|problems|issue|issues|trouble|troubles|troubling|beschwerden|beschwerde|wehwehchen|knackt|knacken|knackst|geknackst|knack|knackts|knirscht|knirschen|kracht|kracht|krachts|schnappt|schnappen|schnapp|reibt|klickt|clicks|clicking|click|pops|popping|popped|cracks|cracking|grinds|grinding|snaps|snapping|catching|catches|entzündet|entzündete|entzündetes|entzündung|entzündungen|inflamed|inflammation|gereizt|gereizte|gereiztes|reizung|gereizter|irritated|irritation|überlastet|überlastung|überlastete|überlastungsschaden|überreizt|overused|overuse|verletzt|verletzte|verletztes|verletzung|verletzungen|injury|injuries|injured|injure|lädiert|lädiertes|angeschlagen|ramponiert|kaputt|kaputte|kaputtes|krankes|kaputten|hinüber|im eimer|im arsch|am arsch|am sack|im oasch|futsch|demoliert|verschlissen|verschleiß|abgenutzt|degeneration|degenerativ|worn|worn out|wear and tear|knackered knee|busted|bad|spasm|spasms|spasming|pinches|pinching|pinch|crook|stuffed|knackered|shot|rooted|dodgy|dicky|gammy|wonky|iffy|cranky|grumpy|grumbles|grumbling|grumble|niggle|niggles|niggling|niggly|twinge|twinges|twingey|twinging|nagging|playing up|plays up|acting up|acts up|giving me grief|giving me trouble|giving me hell|bothering|bothers|bothering me|killing me|flaring|flares|flared|flare up|flare|messed up|screwed up|fucked|trashed|banged up|beat up|wrecked|complaining|complains|moaning|instabil|instabile|instabiles|instabilität|unstable|instability|gives way|gibt nach|giving out|gives out|gibt manchmal nach|ausleiert|ausgeleiert|arthrose|arthrosen|arthritis|osteoarthritis|osteoarthrose|gonarthrose|knorpelschaden|knorpel|cartilage|cartilage damage|arthritic|schleimbeutel|schleimbeutelentzündung|bursitis|tendinitis|tendonitis|tendinopathy|tendinopathie|sehnenreizung|sehnenentzündung|impingement|impingementsyndrom|geprellt|prellung|prellungen|bruised|bruise|contusion|geschichte|gschicht|überbein|ganglion|schaden|schäden|damage|damaged|syndrom am|duat weh|tut wieder weh|spürbar|mag nicht|will nicht mehr|funktioniert nicht richtig|getaped|getapt|taped|ausgerenkt|kribbelt|kribbeln|tingles|tingling|nicht okay|nicht in ordnung|mitgenommen|wund|aufgescheuert|malade|marode|machen probleme|machen ärger|macht mir zu schaffen|machen mir zu schaffen|zu schaffen|fehlstellung|misalignment|schief|neuropathie|neuropathy',
  ),
  complains(
    'acute',
    'verzogen|verdehnt|reizerguss|reizergüsse|reingefahren|eingeschossen|reingeschossen|geschwollen|geschwollene|geschwollenes|schwellung|schwillt|schwoll|swollen|swolen|swelling|swells|dick|dickes|dicke|dicker|heiß|erguss|gelenkerguss|effusion|blockiert|blockade|blockierung|blockiertes|blocked|locked|locking|locks up|locked up|eingeklemmt|eingeklemmter|trapped|pinched|klemmt|klemmen|verrenkt|verknackst|verstaucht|verstauchung|verstauchte|sprain|sprained|sprains|verdreht|twisted|umgeknickt|umgeknickst|umgekippt mit dem fuß|rolled|gezerrt|zerrung|zerrungen|gezerrte|strain|strained|pulled|überdehnt|overstretched|verrissen|verhoben|tweaked|wrenched|jammed|gequetscht|quetschung|crushed|blau|bluterguss|hämatom|starke schmerzen|starker schmerz|heftige schmerzen|heftiger schmerz|massive schmerzen|höllische schmerzen|severe pain|really bad pain|sharp pain|stabbing pain|excruciating|agony|kann nicht auftreten|kann kaum auftreten|kaum bewegen|nicht bewegen|cant move|cannot move|cant put weight|cant bear weight|kann kaum laufen|kann kaum gehen|verkrampft|nicht durchstrecken|nicht strecken|nicht beugen|geht nicht mehr ganz durch|macht zu|ruhigstellen|ruhiggestellt|humple|hinke|limping|limp|stuck|verklemmt|akuter|acute',
  ),
  says(
    { is: 'odd' },
    'spinnt|mag heut nicht|mag heute nicht|will heut nicht|will heute nicht|mag keine|mag kein|hates|dislikes|hasst|protestiert|streikt|beschwert sich|complains|protests|du weißt schon|you know what|somethings off|something is off|something off|somethings up|somethings not right|somethings wrong|something is wrong|ein thema|is off|feels off|irgendwie off|ist off|a bit off|feels strange|spinnen|spinn|meldet sich|melden sich|macht sachen|machen sachen|macht mucken|macht was|macht faxen|komisch|komische|komisches|seltsam|merkwürdig|weird|odd|funny|strange|not right|isnt right|isn t right|doesnt feel right|feels wrong|nicht ganz in ordnung|nicht rund|läuft nicht rund|so ein ding|irgendwie anders|anders als sonst|bissl deppert|a bit funny|not happy|unhappy|auffällig|nicht so toll|nicht so gut|naja|na ja|so eine sache|so ne sache|eine baustelle|baustelle|baustellen|dauerthema|sorgenkind|schwachstelle|giving me|gives me|gave me|problemzone gesundheit|weak spot|tricky|heikel|temperamental|nervensache|ned so guad|bled|blöd|doof',
  ),
]

/** Muscles that have worked: no complaint where muscles are meant. */
export const soreness: readonly Entry[] = [
  says(
    { is: 'sore' },
    'muskelkater|leer|fried|are fried|is fried|cooked|are cooked|is cooked|trashed|are trashed|smoked|are smoked|torched|are torched|gegrillt|wie leer|doms|sore|soreness|muscle soreness|muskelkatr|muskekater|sore muscles|super sore|really sore|so sore|still sore',
  ),
]

/** "Bad knee", "kaputte Schulter": what people call a part that has long been trouble. */
const bad = (part: BodyPart, names: string): Entry =>
  diagnosis(
    part,
    'pain',
    names
      .split('|')
      .flatMap(name => troubled.split('|').map(word => `${word} ${name}`))
      .join('|'),
  )

const troubled =
  'bad|bum|gammy|crook|trick|dicky|bust|schlechte|schlechtes|schlechter|schlechten|kaputtes|kaputte|kaputter|kaputten|marodes|marode|lädierte|lädiertes|lädierter'

/** Complaints in one word. */
export const diagnoses: readonly Entry[] = [
  bad('knee', 'knee|knees|knie'),
  bad('hip', 'hip|hips|hüfte|hüften'),
  bad('back', 'back|rücken'),
  bad('shoulder', 'shoulder|shoulders|schulter|schultern'),
  bad('ankle', 'ankle|ankles|sprunggelenk|knöchel'),
  bad('wrist', 'wrist|wrists|handgelenk|handgelenke'),
  bad('elbow', 'elbow|elbows|ellbogen|ellenbogen'),
  bad('neck', 'neck|nacken'),
  bad('foot', 'foot|feet|fuß|füße'),
  diagnosis(
    'elbow',
    'pain',
    'tennisarm|tennisellbogen|tennisellenbogen|tennis elbow|golferarm|golferellbogen|golferellenbogen|golfers elbow|golfer elbow|mausarm|epicondylitis|epikondylitis|werferellbogen|climbers elbow|kletterellbogen|sulcus ulnaris|cubital tunnel',
  ),
  diagnosis(
    'wrist',
    'pain',
    'karpaltunnel|karpaltunnelsyndrom|carpal tunnel|sehnenscheide|sehnenscheidenentzündung|sehnenscheiden|tenosynovitis|tfcc|tfcc läsion|de quervain|rsi|mausarm hand|kahnbein alt',
  ),
  diagnosis(
    'hand',
    'pain',
    'schnappfinger|torn callus|ripped callus|callus tear|hornhaut eingerissen|hornhaut aufgerissen|hornhaut gerissen|schwielen aufgerissen|schwiele gerissen|trigger finger|skidaumen|kapselriss finger|ringbandverletzung|pulley injury|rhizarthrose|dupuytren',
  ),
  diagnosis(
    'lower-back',
    'acute',
    'hexenschuss|hexnschuss|lumbago|verhoben|verhebt|threw my back out|threw out my back|put my back out|put me back out|put my lower back out|did my back in|done my back in|did my lower back|thrown my back out|chucked my back out|done my back|slipped my back|back went out|my back went|back gave out|rücken raus|rückn ausghängt|bandscheiben akut',
  ),
  diagnosis(
    'lower-back',
    'pain',
    'im kreuz|im kreiz|am kreuz|hobs im kreiz|habs im kreuz|im rücken hab|ischiasnerv gereizt|facettensyndrom|facet joint|lumbalgie|lws syndrom|hohlkreuz|hyperlordose|lumbalsyndrom',
  ),
  diagnosis(
    'back',
    'pain',
    'skoliose|scoliosis|rückenleiden|rückenbeschwerden|wirbelblockade|morbus scheuermann|scheuermann|kyphose|kyphosis|rundrücken|backache|back ache|rückenschaden|kreuzweh|kreizweh|spinal stenosis pain',
  ),
  diagnosis(
    'neck',
    'pain',
    'schleudertrauma|whiplash|hws syndrom|zervikalsyndrom|nackenstarre|crick in my neck|crick in the neck|steifer hals|steifen hals|schiefhals|genickstarre|nackensteife',
  ),
  diagnosis(
    'neck',
    'mild',
    'nacken wie beton|nacken ist beton|nacken beton|nacken wie stein|nacken wie holz|neck like concrete|neck is concrete|verlegen heut nacht|verlegen heute nacht|hab mich verlegen|falsch gelegen|slept wrong|slept funny',
  ),
  diagnosis('upper-back', 'pain', 'rippenblockade|wirbelblockade bws|bws syndrom|brustwirbel blockiert|upper crossed'),
  diagnosis(
    'shoulder',
    'pain',
    'impingement|nicht hinter den rücken|nicht auf den rücken greifen|kaum hinter den rücken|reach behind my back|can t reach behind|schürzengriff|impingement syndrom|schulterimpingement|kalkschulter|raise my arm|raise my right arm|raise my left arm|lift my arm|arm nicht heben|arm kaum heben|arm nicht hoch|frozen shoulder|schultersteife|rotatorenmanschettenruptur|slap läsion|slap tear|slap lesion|swimmers shoulder|schwimmerschulter|werferschulter|tendinosis calcarea|ac gelenk arthrose|bankix|schulterluxation alt|periarthritis',
  ),
  diagnosis(
    'knee',
    'pain',
    'läuferknie|iliotibialband|iliotibialbandsyndrom|kann nicht knien|kann nicht mehr knien|kann kaum knien|can t kneel|cant kneel|cannot kneel|hurts to kneel|runners knee|jumpers knee|springerknie|patellaspitzensyndrom|patellaspitze|patellofemoral|patellofemoral pain|patella syndrom|retropatellar|chondropathie|chondromalazie|chondromalacia|baker zyste|bakerzyste|bakers cyst|plica|plica syndrom|it band|itb|itbs|iliotibial|tractus|tractus syndrom|gonarthrose|x beine|o beine|kniegelenkserguss alt|osgood schlatter|morbus schlatter|schlatter|hoffa|pes anserinus|meniskusschaden|meniskusläsion|patellar tendon|patellatendinopathie|water on the knee alt|weiche leiste knie',
  ),
  diagnosis(
    'knee',
    'acute',
    'gelenkerguss knie|wasser im knie|water on the knee|knieerguss|flüssigkeit im knie|fluid on the knee',
  ),
  diagnosis(
    'hip',
    'pain',
    'coxarthrose|hüftdysplasie|hip dysplasia|hüftimpingement|fai|femoroacetabular|trochanter|trochanter syndrom|schnapphüfte|snapping hip|hüftkopfnekrose|perthes|labrumriss hüfte|hip bursitis',
  ),
  diagnosis(
    'groin',
    'pain',
    'sportlerleiste|sports hernia|weiche leiste|athletic pubalgia|schambeinentzündung|osteitis pubis|pubalgie',
  ),
  diagnosis('buttock', 'pain', 'piriformis syndrom|piriformissyndrom|piriformis syndrome|deep gluteal'),
  diagnosis(
    'pelvis',
    'pain',
    'isg blockade|isg syndrom|isg probleme|symphysenschmerz|symphysenlockerung|beckenschiefstand|sacroiliitis|iliosakralgelenkssyndrom',
  ),
  diagnosis(
    'shin',
    'pain',
    'shin splints|shin splint|schienbeinkantensyndrom|tibiakantensyndrom|knochenhautentzündung|mtss|periostitis|kompartmentsyndrom|compartment syndrome',
  ),
  diagnosis(
    'foot',
    'acute',
    'auf den fuß gefallen|auf den fuß fallen lassen|auf den fuß gekracht|auf den fuß geknallt|auf den fuß gedonnert',
  ),
  diagnosis('achilles', 'pain', 'achillodynie|achillobursitis|haglund|haglundferse|haglund ferse'),
  diagnosis(
    'foot',
    'pain',
    'plantarfasziitis|plantar fasciitis|plantarfaszitis|plantar fasciopathy|fersensporn|heel spur|spreizfuß|senkfuß|plattfuß|plattfüße|flat feet|flat foot|fallen arches|knickfuß|hallux|hallux valgus|bunion|bunions|hallux rigidus|morton neurom|mortons neuroma|mortonneurom|metatarsalgie|metatarsalgia|tarsaltunnel|klumpfuß|hohlfuß',
  ),
  diagnosis(
    'ankle',
    'acute',
    'umgeknickt|umknickt|umgeknackst|supinationstrauma|rolled my ankle|rolled an ankle|twisted my ankle|sprained my ankle|verknackst|umkickt',
  ),
  diagnosis(
    'ankle',
    'pain',
    'bänderdehnung|bänder gedehnt|bänder überdehnt|bänder ausgeleiert|loose ankles|osg instabilität',
  ),
  diagnosis(
    'ribs',
    'pain',
    'rippenprellung|bruised rib|bruised ribs|interkostalneuralgie|tietze|tietze syndrom|costochondritis|intercostal strain',
  ),
  diagnosis('jaw', 'mild', 'cmd|kiefergelenksdysfunktion|bruxismus|zähneknirschen|knirscherschiene'),
  diagnosis('upper-arm', 'pain', 'thoracic outlet|thoracic outlet syndrom'),
  diagnosis('calf', 'pain', 'wadenkrampf|wadenkrämpfe|calf cramp|calf cramps|charley horse'),
]
