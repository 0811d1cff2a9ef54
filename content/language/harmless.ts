import type { Entry } from '../../domain/coach/read/language.ts'
import { says } from './entry.ts'
import { befallen } from './people.ts'

/** What breaks and is of nobody's body: "Handy gebrochen". */
const brokenThings =
  'handy|phone|smartphone|brille|tasse|stuhl|stange|hantel|langhantel|schlüssel|tür|fenster|teller|glas|kette|felge|achse|schläger|stock|ast|eis|versprechen|rekord|tisch|lattenrost|bettgestell|helm|uhr|theraband|schnürsenkel|hose|seil|springseil'
    .split('|')
    .flatMap(thing =>
      ['', 'ist ', 'is '].flatMap(verb => [
        `${thing} ${verb}gebrochen`,
        `${thing} ${verb}gerissen`,
        `${thing} ${verb}zerbrochen`,
      ]),
    )
    .join('|')

/** What one is eager for, as for a fever: "Wettkampffieber", "wedding fever". */
const eager = [
  ...['wedding', 'gym', 'race', 'festival', 'carnival', 'world cup', 'football', 'spring', 'holiday'].map(
    of => `${of} fever`,
  ),
  ...['wm', 'em', 'karneval', 'karnevals', 'fußball', 'hyrox', 'bundesliga'].map(of => `${of} fieber`),
].join('|')

/** What goes with one for weeks, and is born as a plan. */
const ideas = [
  'mit einer idee',
  'mit der idee',
  'mit dem gedanken',
  'mit einem gedanken',
  'mit ideen',
  'mit dem plan',
  'mit plänen',
]
  .flatMap(idea => [`schwanger ${idea}`, `${idea} schwanger`])
  .join('|')

/** How life is, and how one wakes up: said every day, and no wish to end either. */
const everyDay =
  'das leben ist zu kurz|leben ist zu kurz|life is too short|life s too short|das leben genießen|leben genießen|enjoy life|enjoying life|mein leben lang|ein leben lang|das ganze leben|mein ganzes leben|leben ändern|change my life|das leben ist stressig|leben ist stressig|müde aufwachen|müde aufzuwachen|wake up tired|waking up tired|wake up sore|waking up sore'

/** A meal after work that was done, as one says at table; not one that has to be earned first. */
const atTable =
  'haben wir uns verdient|haben wir uns heute verdient|habe ich mir heute verdient|hab ich mir heute verdient|we earned it today'

/** Who practises these falls, and gets up again: "beim Handstand umgefallen". */
const tumbles = [
  ...['handstand', 'kopfstand', 'unterarmstand', 'pistol squat', 'pistol squats', 'pistols', 'krähe', 'standwaage'],
  ...['einbeinstand', 'baum', 'skorpion', 'bulgarian split squat', 'slackline', 'waveboard', 'einrad', 'surfbrett'],
]
  .flatMap(what =>
    ['umgefallen', 'umgekippt', 'hingefallen', 'runtergefallen', 'umfalle', 'umkippe', 'fall ich um', 'falle ich um']
      .concat(['kipp ich um', 'kippe ich um', 'kippe ich noch um', 'falle ich noch um', 'fall ich noch um'])
      .map(how => `${what} ${how}`),
  )
  .join('|')

/** What makes a heart pound, and is looked forward to: "Herzklopfen vor dem ersten Wettkampf". */
const eve = [
  ...['wettkampf', 'rennen', 'start', 'startschuss', 'spiel', 'finale', 'auftritt', 'marathon', 'lauf', 'date'],
  ...['termin', 'vorstellungsgespräch', 'vortrag', 'konzert', 'ersten mal'],
]
  .flatMap(what => [`vor dem ${what}`, `vorm ${what}`, `vor dem ersten ${what}`, `vor meinem ersten ${what}`])
  .concat(
    ['premiere', 'prüfung', 'fahrprüfung', 'hochzeit', 'abfahrt', 'rede', 'verabredung'].flatMap(what => [
      `vor der ${what}`,
      `vor meiner ${what}`,
    ]),
  )
  .map(when => `herzklopfen ${when}`)
  .join('|')

/** Sport of those who are ill, led and not done for oneself. */
const led = ['herzsport', 'herzsportgruppe', 'herzgruppe', 'rehasport', 'reha sport', 'rückenschule', 'lungensport']
  .flatMap(what => [
    ...['leite ich', 'leiten wir', 'unterrichte ich', 'geleitet', 'als übungsleiter', 'als übungsleiterin'].map(
      how => `${what} ${how}`,
    ),
    ...['leite', 'leite eine', 'leite die', 'unterrichte', 'gebe', 'trainerin für', 'trainer für'].map(
      how => `${how} ${what}`,
    ),
  ])
  .join('|')

/** When lights go out in every house: "um halb elf Licht aus". */
const bedtime = [
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'halb neun',
  'halb zehn',
  'halb elf',
  'halb zwölf',
  'mitternacht',
]
  .concat(['21 uhr', '22 uhr', '23 uhr', '21 30', '22 30', 'ten', 'ten thirty', 'eleven'])
  .flatMap(when => [`um ${when} licht aus`, `${when} licht aus`, `lights out at ${when}`])
  .join('|')

/** Parts of the body, meals and sleep as everybody speaks of them. */
const everyTongue =
  'kotzen können vor|kotzen vor wut|zucker im tee|zucker im kaffee|ohne zucker|zucker abgewöhnt|kopf war noch bei|kopf war noch beim|kopf ist noch bei|kopf ist noch beim|kopf noch bei|kopf noch beim|mit dem kopf woanders|mit den gedanken woanders|gewicht von vor corona|von vor corona|wie vor corona|wände auf den kopf gefallen|decke auf den kopf|decke auf den kopf gefallen|kann sie nicht mehr sehen|kann ich sie nicht mehr sehen|kann ihn nicht mehr sehen|kann ich ihn nicht mehr sehen|innere mitte|kilo auf den rippen|mehr auf den rippen|was auf den rippen|auf die rippen bekommen|auf die rippen kriegen|zwei linke hände|zwei linke füße|geschlafen wie ein baby|schlafe wie ein baby|schlaf wie ein baby|schlafe wie ein stein|schlaf wie ein stein|slept like a baby|sleep like a baby|sleep like a log|slept like a log'

/** What befell somebody, or nobody; pictures of misery, of luck wished for, of clothes that are tight, of lights that somebody switches off. */
const pictures =
  'kein einziges mal krank|nicht ein einziges mal krank|häufchen elend|häuflein elend|drückt mir die daumen|drück mir die daumen|daumen drücken|daumen gedrückt|drücke die daumen|drück die daumen|drücken mir die daumen|keep your fingers crossed|fingers crossed|hemd spannt|bluse spannt|hose spannt|jacke spannt|shirt spannt|sakko spannt|ärmel spannen|macht das licht aus|mach das licht aus|mache das licht aus|machen das licht aus|licht ausgemacht'

/** Phrases with a word in them that would mean something alone: figures of speech, titles, things, jobs. */
export const harmless: readonly Entry[] = [
  says(
    { is: 'harmless' },
    eager,
    ideas,
    everyDay,
    atTable,
    tumbles,
    eve,
    led,
    pictures,
    befallen,
    bedtime,
    everyTongue,
  ),
  says(
    { is: 'harmless' },
    'was sick of|am sick of|so sick of|getting sick of|got sick of|sick and tired of|schwanger zu werden|von geburt|von geburt an|from birth|arbeit im op|arbeite im op|dienst im op|schicht im op|work in the or|weak spot|weak point|schwachstelle|corona kilos|coronakilos|corona pfunde|corona wampe|covid pounds|covid weight|covid kilos|bock auf schmerzen|lust auf schmerzen|the size of a|the size of an|size of a|size of an|so groß wie ein|so groß wie eine|schwanger werden|trying to get pregnant|want to get pregnant|trying to conceive|green light|upper lower split|upper lower|so cold outside|cold outside|it s cold|its cold|so cold here|here is so cold|freezing cold|cold weather|cold day|cold turkey|cold night|cold morning|cold rain|cold shower|cold plunge|zweite reihe|erste reihe|zweiten reihe|ersten reihe|dritte reihe|figuratively|dick genug|nicht schlecht|x beine|krank geil|krank positiv|krank geärgert|heart attack von|höher schlagen|kotzt mich an|kotz mich an|kotzt mich das an|schlecht gelaunt|zum sterben langweilig|bringt mich zum lachen|akku ist tot|handy ist tot|akku tot|drei meter keine luft|keine luft im studio|stickige luft|dicke luft|schwäche für|weakness for|op ticker|osteopath|osteopathen|osteopathin|osteopathie|nose to toes|numb from sitting|eingeschlafen in der besprechung|pain in the neck figuratively|allergic to burpees|allergisch gegen burpees|allergisch gegen cardio|allergisch gegen sport|allergien montage|allergien burpees|allergien hausarbeit|nase voll|have cold feet|got cold feet|cold feet|heart bleeds|heart skipped a beat when|gives me a heart attack|giving me a heart attack|giving me heart failure|rücken an rücken|arsch hoch|den arsch hoch|augen zu und durch|und durch|heart belongs|herz gehört|herz schlägt für|heart s set|heart set on|heart beats for|toe the line|toeing the line|macht mir kopfschmerzen|bereitet mir kopfschmerzen|gives me a headache|giving me a headache|charity walk|charity ride|stroke charity|for charity|heart charity|cancer charity|run for heart|ritt auf der|schlag mir was|schlag mir etwas|hand drauf|hand and foot|hals und beinbruch|leg up|a leg up|krebs im sternzeichen|krebs als sternzeichen|don t break my heart|burning legs please|auf herz und nieren|herz und nieren|sick of cardio|i m sick of|im sick of|sick and tired of|job is a pain|is a pain in|elbow grease|on my toes|on your toes|pulse raising|pulse raiser|pulse raisers|grippewelle|schweiß und tränen|blut schweiß|knee deep|knietief|ohren steif|kaltes studio|schwangerschaftstest negativ|corona test negativ|coronatest negativ|test negativ|negativ getestet|tested negative|negative test|regel nummer|regel nr|goldene regel|perioden von|periodisierung|periodisiert|periodisierter|schmerz ist schwäche|pain is temporary|pain is weakness|high pain tolerance|pain tolerance|pain threshold|brennende waden erwünscht|fieber mich an|fiebere|mitfiebern|fiebern|krankes wetter|macht mich krank|makes me sick|drives me sick|herzschmerz wegen|liebeskummer|bis zum erbrechen|blut schweiß und tränen|blut und schweiß|charity run|spendenlauf|lauf gegen krebs|run against cancer|race for life|masterarbeit|doktorarbeit|bachelorarbeit|liegt in der familie|runs in the family|familiär vorbelastet|seil gerissen|im koma|liegt im koma|get my heart racing|get my heart pumping|heart racing please|dachte ich kotz|kotz gleich|fast gekotzt|fast kotzen|beinahe gekotzt|nearly puked|almost puked|nearly threw up|almost threw up|want to puke|puke good|herz ging auf|geht das herz auf|ging das herz auf|herz lacht|lacht das herz|cardiac ward|cardiology ward|cardiac nurse|cardiac unit|auf der kardiologie|in der kardiologie|kardiologische station|krebsstation|onkologie station|auf der onkologie|krankenpfleger|pflegekraft|rest period|rest periods|time period|no fuss|without fuss|kreuz und quer|die sache ist geritzt|ist geritzt|plain and simple|with no fuss|herzlichen dank|herzlich|herzliche grüße|von herzen|von ganzem herzen|ein herz für|herz für|blutet das herz|mir blutet das herz|brich mir nicht das herz|brich mir das herz|herz gebrochen|das herz brechen|break my heart|don t break my heart|dont break my heart|broke my heart|herz aus gold|heart of gold|herz auf der zunge|herz in die hose|herzblut|herzhaft|herzschlagfinale|herzenslust|nach herzenslust|by heart|heart and soul|mein herz schlägt für|herz schlägt für|heartstopper|herzlichst|herzchen|cross my heart|love you heart|herz und seele|with all my heart|to my hearts content|to my heart s content|herzbube|change of heart|breathe harder|breathe hard|take my breath away|takes my breath away|elbows flare|elbows flaring|elbows flare out|knees cave in|knees cave|knees caving|heels come up|fainting goats|tight on time|tight on space|tight on cash|tight on money|tight on equipment|short on time and breath|short of time|dizzying',
    'karnevalsfieber|faschingsfieber|trainingsfieber|lauffieber|rennfieber|skifieber|bergfieber|tanzfieber|urlaubsfieber|derbyfieber|turnierfieber|jagdfieber|sammelfieber|kauffieber|marathonfieber|kletterfieber|surffieber|fieber workout|night fever|saturday night fever|binge watching|binge watch|binge watched|bingewatching|binge of|serien binge|selbstmörderisches tempo|selbstmörderische pace|suicidal pace|fever blister|fever blisters|hyrox fieber|reisefieber|lampenfieber|wettkampffieber|fever pitch|goldfieber|im fieber|fußballfieber|wm fieber|disco fever|cabin fever|spring fever|fieberhaft|dance fever|fieberträume|fieber für',
    'hyrox virus|laufvirus|lauf virus|reisevirus|klettervirus|trainingsvirus|fitnessvirus|tanzvirus|virus scan|virusscan|virus scanner|computer virus|lach mich krank|lache mich krank|lachen uns krank|krank gelacht|mich krank gelacht|laughed myself sick|totgelacht|lach mich tot|lach mich schlapp|krankes workout|kranker scheiß|kranke übung|krank gut|sick workout|sick session|sick beats|sick pump|sick music|weather is sick|is sick lets|sick playlist|krankenschwester|krankenpfleger|krankenpflegerin|krankenkasse|krankenversicherung|krankes training|krass krank|sick gains|sick burn|die kranke|krankenhausserie',
    'nackenkissen|nackenrolle|nackendrücken|rückenwind|rückenlehne|rückenfrei|rückrunde|rückruf|rückmeldung|rückblick|rückwärts|kniestrümpfe|knieschoner|kniebandagen|knee wraps|knee sleeves|knee pads|knieschützer|wrist wraps|wrist straps|handgelenksbandagen|handgelenkbandagen|handgelenkstütze|handgelenkstützen|handgelenksstütze|zughilfen|elbow sleeves|ellbogenmentalität|ellenbogenmentalität|ellenbogenfreiheit|schulterschluss|schulterklopfer|auf die leichte schulter|kalte schulter|cold shoulder|cold outside|cold out|schulterblick|kopfhörer|headphones|kopfrechnen|kopfsache|kopf hoch|hals und beinbruch|halsabschneider|hals über kopf|nase voll|fußball schauen|fußballgucken|fußgänger|fußgängerzone|fußweg|zu fuß|auf großem fuß|beinhart|bein bricht|beine in die hand|beine aus pudding|hand in hand|hand aufs herz|handtuch|handschuhe|handy|vor der hand|unterhand|auf der hand|handicap im golf|by hand|on the other hand|on hand|hand heben|erste hand|bauchgefühl|aus dem bauch|bauchentscheidung|back to back|i m back|iam back|back at it|back again|welcome back|be back|back home|come back|get back|going back|coming back|go back|bring back|call back|feedback|way back|back in the day|back on track|back in the gym|back from|back off sets|back off|back offs|back up|armbanduhr|armlehne|armageddon|arm dran|fingerspitzengefühl|fingerfood|finger weg|zehnkampf|zehenspitzengefühl|rückgrat der|der coach ist mein rückgrat|mein rückgrat|backbone|hüftgold|kniefall|übers knie brechen|knie sind weich|weiche knie|fersengeld|auf die ferse|heels high|high heels|hip hop|hippie|brustbeutel|brustton|brust raus|rückkehr|shoulder to cry on|cold feet|feet up|foot the bill|on foot|pain in the neck work|pain in the ass|pain in the arse|neck and neck|break a leg|pulling my leg|leg work done|costs an arm and a leg|head start|heads up|head to head|ahead|headband|thumbs up|daumen hoch|daumen drücken|chest of drawers|toe to toe|kneel down music|eye opener|achillesferse der|achillesverse|sofa|couchpotato|bruststück|magenta|herzog|galle spucken',
    'lieber tot umfallen|eher tot umfallen|lieber tot umfallen als aufgeben|lieber sterben als aufgeben|lieber tot als aufgeben|eher sterbe ich|eher sterb ich|armdrücken|arm wrestling|dead legs',
    brokenThings,
    'herz hängt an|herz hängt am|herz hängt daran|hängt mein herz|häng mein herz an|herz verloren an|mein herz an|herz ausschütten|herz ausgeschüttet|ans herz gelegt|ans herz legen|am herzen liegt|liegt mir am herzen|herz am rechten fleck|herz auf der zunge|herz in der hose|herz in die hose|herz geht auf|geht das herz auf|schließt man ins herz|ins herz geschlossen|heart goes out|heart isn t in it|heart s not in it|heart is not in it|lost my heart to|by heart|take heart|lose heart|heart of gold|mit dem herzen dabei|mit herz dabei|mit ganzem herzen|kind of|sort of|kinda|fußheben|zehenheben|kein thema für mich|nicht mein thema|tut mir leid|es tut mir leid|leid tun|zieh mir die ohren|no pain no gain nicht|schmerzhaft langsam|painfully slow|painless|schmerzfrei bezahlen|muskelkater freies|kein muskelkater|the pain of waiting|schmerzgrenze|pain cave|feel the burn|burn|todesangst|todernst|todmüde|tot umfallen|sterbe vor|sterben vor|ich sterbe vor|dying to|dying for|i m dying to|im dying to|bring mich um mit|killed me loved it|killed it|killing it|crushing it|zum sterben schön|to die for|dead bug|dead hang|deadline|tot lachen|totlachen|mördermäßig|mörderisch|blutjung|blutige anfängerin|blut geleckt|geblutet vor freude|blut und wasser|sweat and blood|bleed for|schwindelerregend|schwindelfrei|schwindel nicht|ohne schwindeln|atemberaubend|breathtaking|zucker reduziert|zuckerfrei|zuckersüß|zuckerl|weniger zucker|krebs sternzeichen|sternzeichen krebs|sternzeichen|im zeichen krebs|schlaganfall witz|schwangerschaftsvertretung|elternzeitvertretung|schwangerschaftskurs leite|teach prenatal|teach prenatal yoga|prenatal teacher|prenatal yoga teacher|insulin spike|insulinspiegel|insulin spike mythos|meniskus quiz|die pest|cholera|dr house|dr. house|grey s anatomy|greys anatomy|podcast über|podcast about|buch über|book about|film über|doku über|documentary about|article about|artikel über|watched a|vortrag über|kurs war|erste hilfe kurs|first aid course|erste hilfe|gebrochene hantelscheibe|broke my phone|broken phone|handy kaputt|broke the record|rekord gebrochen|brech ich|rekord brechen|break a record|break the record|break my record|pr brechen|records to break|bricht sich einer ab|post op ist bei mir|op termin vom|bh größe|blase am fuß|blasen an den füßen|blister|shot of espresso|shot espresso|shots of|knocked out two|knocked out reports|knock it out|ohnmächtig vor glück|band name|arztserie|krank im kopf|leidenschaft|leidenschaftlich|im eifer|eifersucht|magersüchtig nach|süchtig nach|addicted to|gesundheit anlage|weather|wetter|stechschritt|stechuhr|kotzgrenze|kotz vor|zum kotzen|kotzen vor anstrengung|will kotzen|bis zum kotzen|übel nehmen|nicht übel|übelst|übelste|üble|not bad|not too bad|bad ass|badass|too bad|nicht schlecht|gar nicht schlecht|schlecht gelaunt|schlecht drauf|breaking bad|schwindel mich|its cold|it s cold|kalt draußen|ice cold|high heart rate zone|medical clearance|full medical clearance|in der regel|herzfrequenzregel|regelmäßig|regelmäßige|faust regel|faustregel|period of|trial period|time period|tage die woche|meine tage sind|tage lang|die tage werden|rest day|rest days|take a rest|the rest|for the rest|rest of|dick drauf|dicke luft|durch dick und dünn|dickes lob|dickes danke|sore loser|sore subject|op musik|op level|overpowered|all good|alles gut|alles bestens|alles fit|alles super|mir geht es gut|mir gehts gut|geht es gut|nichts bekannt|keine einschränkungen|keine bekannten|no conditions|no injuries or conditions|no known|nothing known|ohne befund|keine vorerkrankungen|keine erkrankungen|keine wehwehchen|nix zwickt|nichts zwickt|nix tut weh|nichts tut weh|tut nichts weh|nothing hurts|no pain|no pains|no injuries|no issues|no problems|no limitations|no restrictions|keine probleme|keine beschwerden|keine schmerzen|keine verletzungen|schmerzen keine|beschwerden keine|kein problem|kein thema|no problem|no worries|keine ahnung|schilddrüse gut eingestellt|l thyroxin|thyroxin|thyroxine|levothyroxine|euthyrox|schilddrüsentabletten|die pille|nehm die pille|nehme die pille|contraceptive pill|birth control|the pill|eisentabletten|iron tablets|vitamin|vitamin d|multivitamin|magnesium|kreatin|creatine|whey|protein|proteinpulver|omega 3|bcaa|bcaas|energydrink|pre workout|preworkout|zink|zinc|supplements|nahrungsergänzung|entzug vom kaffee|pantoprazol|antihistaminikum|cetirizin|jodtabletten|folsäure|traubenzucker|glucose tabs|magnesiumtabletten|vitamintabletten|knochenfreundlich|knochenfreundliches|rip|physioschule|physiotherapeut|physiotherapeutin|physiotherapist|krankengymnast|arzthelferin|sanitäter|sanitäterin|nurse|paramedic|i m a doctor|im a doctor|als arzt|als ärztin|bin arzt|bin ärztin|tumble|im krankenhaus sein|arbeite im krankenhaus|work in a hospital|work at the hospital|muss um fünf im krankenhaus',
    'zähne zusammenbeißen|zähne zusammen|hand drauf|die hand drauf|zieh ich durch|zieh durch|ziehe durch|ich zieh durch|ziehe ich durch|durchziehen|knieschoner|knieschonern|kalte füße|kalte finger|knie über die zehen|knie nicht über die zehen|knie über den zehen|ellbogen eng|ellenbogen eng|handgelenkstrainer|handtrainer|fingertrainer|unterarmtrainer|beckenboden trainieren|beckenbodentraining|beckenbodenübungen|pelvic floor training|pelvic floor exercises|rundrücken vorbeugen|blutdruckmanschette|collapsed on the sofa|collapsed on the couch|collapse on the sofa|blackout curtains|pass out the|pass out mats|passed out the|numb from boredom|blutdruck top|blutdruck ist top|blutdruck normal|blutdruck ist normal|blutdruck war normal|blood pressure is normal|blood pressure is fine|normal blood pressure|blutdruck perfekt|bp is normal|puls normal|bis zum umfallen|bis ich nicht mehr kann|bis nichts mehr geht|mein kater liegt|kater liegt|kater schläft|unser kater|mein kater heißt|suicides|suicide sprints|suicide runs|selbstmordsprints|foot race|foot races|on my feet|on your feet|auf den beinen|auf den füßen|at a hospital|hospital shift|hospital job|in a hospital|stroke technique|stroke rate|strokes per minute|strokes|stroke drills|swim stroke|breaststroke|backstroke|butterfly stroke|schlagzahl|backstroke drills|film fieber|kooperation|krankenstand|diagnose app|laktose|zellulose|prognose|hypnose|sauce hollandaise|virtuose|matrose|aprikose|lose|glukose|dextrose|fructose|academia|akademie|coronazeit|corona zeit|coronajahre|coronapause|seit corona|pandemie|rückenwind|film geschaut',
    'mit herz und|herz und verstand|herz und seele|von herzen gern|heart and soul|with all my heart|head over heels|herz sagt|heart says|füße hoch|beine hoch legen|feet up|sie ist schwanger|she is pregnant|she s pregnant|shes pregnant|sie ist krank|er ist krank|he is sick|she is sick|beckenboden ist fit|beckenboden ist stark|beckenboden ist top|beckenboden ist super|brustdrücken an der maschine|brustdrücken maschine|brustdrücken am kabel|brustdrücken mit kurzhanteln|brustdrücken kurzhanteln|brustdrücken mit der langhantel|brustdrücken auf der bank|brustdrücken sitzend|brustdrücken liegend|sätze brustdrücken|übung brustdrücken|kalte schulter|auf die schulter klopfen|hals über kopf|auge um auge|hand aufs herz|das rückgrat der woche|rückgrat meines trainings',
    'oberkörper ziehen|oberkörper drücken|bauchweg|blut schweiß und tränen|blood sweat and tears|atemlos durch die nacht|faster|fastest|fußgymnastik|core and breathing|breathing exercises|breathing exercise|lunge trainieren|lungenvolumen|gerät ist defekt|gerät ist kaputt|geräte sind kaputt|gerät defekt|machine is broken|machine is out of order|foto|fotos|foto shooting|photo|widerstandsband gerissen|fitnessband gerissen|gummiband gerissen|theraband gerissen|band ist gerissen also ohne|band snapped so no|in der not|hungrig|hunger|hungry|appetit',
    'leg day soll mich|schlag auf schlag|kranke sache gut|achselzucken|achillesferse meines|achillesferse meiner|achillesferse|hand und fuß|hat hand und fuß|auf eigenen füßen|by foot|on foot|stab in the back|pain au chocolat|headbangen|headbanging|hals nasen ohren|liver and onions|heart happy|headache with columns|ein kopfschmerz|job kopfschmerz|gegen alles geimpft|fully vaccinated|voll geimpft|durchgeimpft|blutdruckmessgeräte|rotes kreuz|roten kreuz|beim roten kreuz|ritter vom|thrombosestrümpfe verkaufe|schwangerschaftsstreifen|selbstmord sprints|suicide sprints|suicides|plan ist tot|es lebe der|lebensmüde bin ich nicht|nicht lebensmüde|ja nicht lebensmüde|charity run for|fieberbrunn|hinterriß|todmüde|kreislaufkollaps 7b|nackenbeißer|wadlbeißer|wadenbeißer|schienbeinschoner|tia toomey|schwere geburt|herzrasen gratis|das herz gestohlen|nach luft ringen am ende|leistengegend der wohnung|knochendichte präventiv|ein bauchgefühl|bauchgefühl|schmerzhaft schön|kribbeln im bauch|kribbeln vor freude|mein herz hüpft|herz hüpft vor|flanke|flanken|doppelpass|rückpass|fingerloch|leiste klettern|gasrechnung|killer beine|sexy kreuz|hexenschuss bar|blut im bizeps|depri musik|depri playlist|sternzeichen|krebs ist mein|widder|grippewelle im|übel gute|übel gut|übel geil|übel starke|gumball|bleeding money|zahn der zeit|milz und leber|leber essen|leberkäse|leberwurst|eine spritze motivation|meniskussache aus der|zu früh gefreut|kurzatmige sätze|drückt stärker als',
    'burn out set|burnout set|burn out sets|burnout sets|burn out finisher|burnout finisher|stroke unit|stroke ward|cancer ward|cardiac ward|fieber ich|fiebere ich|ich fiebere|bereitet mir bauchschmerzen|bereitet mir kopfschmerzen|bereiten mir bauchschmerzen|bereiten mir kopfschmerzen|grippetraining|grippe workout|grippeworkout|fieberworkout|fieber workout|fieberkurs',
    'baby steps|baby one more time|babyleicht|kinderleicht|oh baby|yeah baby|come on baby|hey baby|mein baby die hantel',
    'decke auf den kopf|licht aus spot an|depri wetter|fever dream|fieber traum|ein stein vom herzen|stein vom herzen|defi hängt|defi an der wand|headache getting here|headache getting there|headache getting a|a headache to|headache at work|einen stich ins herz versetzt|stich mir nicht ins herz|gut feeling|gut instinct|dizzying heights|head start|heart attack grill|heartbreak hill|gebrochenes herz|broken heart|übel gelaunt|halsabschneider|herzblatt|herz ist trumpf|schmerzensgeld|kopfzerbrechen|rückenfit kurs|der kurs heißt|kurs heißt|knie an die brust|knie zur brust|knees to chest|chest to bar|nose to wall|kopfstand|headstand|knees over toes|hip hop musik|heel taps|toe taps|shoulder taps|schultertippen|head to toe|von kopf bis fuß',
  ),
]
