import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm, event } from './alarm.ts'

/** Weeks that are counted of what heals are no weeks of a child to come. */
const mending =
  'tear|torn|riss|faserriss|*riss|grade|mcl|acl|scope|op|surgery|operiert|entfernt|removed|sprain|strain|fracture|broken|gebrochen|repair|bruch|arthroskopie|kreuzband|seitenband|reha|rehab'

const oven = 'ofen|backofen|kachelofen|holzofen|heizung|heizkörper|hochofen|oven|furnace|radiator|stove'
/** What is hot beside a body. */
const hotPlace =
  'kamin|sonne|sun|studio|gym|raum|zimmer|wohnung|dachwohnung|dachgeschoss|büro|bude|auto|halle|keller|asphalt|sauna|room|flat|office|car|outside|draußen|wetter|weather|vorfreude|pizza'

/** Pregnancy, birth, infections: alarms that need no fixed wording. */
export const birthAndInfection: readonly Sign[] = [
  alarm(
    'infection',
    ['zecke|zecken|zeckenbiss|zeckenstich|tick bite', 'rot|roter|rotem|rote|ring|kreis|red|rash|ausschlag'],
    {
      within: 7,
      unless: 'impfung|geimpft',
    },
  ),
  alarm(
    'pregnancy-warning',
    ['wehen|contractions', 'habe|hab|hob|kriege|krieg|bekomme|having|have|got|seit|since|minuten|minutes'],
    {
      within: 4,
      unless:
        'nachwehen|früher|damals|geburt|birth|muscle|muskel*|eccentric|isometric|concentric|slow|hold|second*|reps|lat|lats|glute*|biceps|bizeps|quad*|pec*|chest|back|abs|core|calf|calves|bands|stronger|better',
    },
  ),
  alarm(
    'pregnancy',
    [
      '*schwanger|schwangere|schwanga|schwangr|schwnager|pregnan*|prego|preggo|preggers|frühschwanger|hochschwanger|ssw|trächtig|gravid*|babybauch|babykugel|kugelbauch|baby bump|babybump|schwangerschaftstest|antenatal',
    ],
    { unless: 'vorgebeugt|vertretung|kollegin|frau ist|wife is|nicht schwanger|not pregnant|never pregnant' },
  ),
  alarm(
    'pregnancy',
    [
      'nummer zwei|nummer drei|number two|number three|nachwuchs|ein geschwisterchen',
      'unterwegs|on the way|angekündigt|kommt im',
    ],
    {
      within: 5,
      unless: 'paket|parcel|workout|einheit|set|satz|kettlebell|hantel*',
    },
  ),
  alarm(
    'pregnancy',
    [
      'et|errechneter termin|entbindungstermin|geburtstermin|due date|due|edd|niederkunft',
      'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|june|july|october|december|anfang|mitte|ende|spring|summer|frühjahr|sommer|herbst|winter|weihnachten|christmas|{weeks}',
    ],
    {
      within: 6,
      unless:
        'abgabe|projekt|rechnung|miete|rent|tax|essay|thesis|assignment|paper|bill|race|marathon|wettkampf|hyrox|pay*|geboren|born',
    },
  ),
  alarm(
    'pregnancy',
    [
      'erwarte*|expecting|bekommen|kriegen',
      'zweites|drittes|erstes|viertes|nummer drei|nummer vier|kleines|menschlein|mädchen|jungen|zwillinge|number two|our second|our first|our third|second child|twins',
    ],
    {
      within: 6,
      unless:
        'treffen|training|workout|runde|tor|set|satz|geboren|verein|dosis|impfung|impf*|paket|packet|gehalt|rezept|abo|tattoo|kettlebell|hantel*|rad|auto|job|chance|spritze',
    },
  ),
  alarm(
    'pregnancy',
    ['menschlein|würmchen|krümel|butzi|butzerl', 'unterm herzen|unter dem herzen|im bauch|in mir|trage|wächst'],
    { within: 6 },
  ),
  alarm('pregnancy', ['in der|im', '{weeks}|{month}', 'woche|monat'], {
    within: 4,
    unless: `programm|program|plan|zyklus|cycle|block|diät|deload|trainings*|challenge|wettkampf*|vorbereitung|race|prep|pause|marathon*|hyrox|urlaub|schule|job|dabei|mal|stunden|einheiten|pro|projekt|baby|alt|vor|dry|bulk|${mending}`,
  }),
  alarm('pregnancy', ['{weeks}|{months}', 'along|gone'], {
    within: 4,
    unless: 'program|plan|block|prep|training|challenge|long|job',
  }),
  alarm(
    'pregnancy',
    ['ich kugel|kugel schon|kugelrund vorne|bauch kugelt|schon ordentlich kugel|mein bauch ist schon ordentlich rund'],
    { unless: 'hantel|kettlebell|schultern' },
  ),
  alarm('pregnancy', ['{gestation}'], {
    unless: `bpm|watt|kg|km|uhr|postpartum|post|pp|nach|alt|old|plan|programm|program|prep|block|challenge|hyrox|marathon|since|seit|sessions|session|einheiten|beginner|anfänger|charity|race|rennen|wettkampf|lauf|run|fitness|abnehmen|lose|lost|weight|stark|stärker|strong|stronger|10k|5k|urlaub|holiday|wedding|hochzeit|ski|${mending}`,
  }),
  alarm('pregnancy', ['i m|im|now|already', '{weeks}', 'weeks'], {
    within: 3,
    unless: `in|into|out|post|past|birth|since|ago|from|off|plan|program|block|prep|challenge|streak|sober|clean|training|pp|old|after`,
  }),
  alarm(
    'pregnancy',
    [
      'baby|kind|kinder|nachwuchs|zwillinge|twins|mama|mami|mum|mom|mutter|bambino|little one',
      'erwart*|expect*|unterwegs|on the way|due|werde|werden|kriege|kriegen|bekomme|bekommen|having|have|kommt|unterm herzen|im bauch|in mir|bald',
      'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|sommer|winter|frühling|frühjahr|herbst|spring|summer|autumn|fall|bald|soon|monat|trimester|weeks|wochen|zweites|erstes|drittes|zwillinge|twins|termin|dritten|vierten',
    ],
    { within: 9, unless: 'geboren|born|alt|old|ago|vor|schule|gala|urlaub|party|besuch' },
  ),
  alarm(
    'pregnancy',
    [
      'bauch wächst|bump|belly|kugel|für zwei|herzen wächst|human|guter hoffnung|freudiger erwartung|anderen umständen|in der hoffnung|along|zu zweit|entbindungstermin|geburtstermin|errechneter|due date',
      '{weeks}|{month}|trimester|monat|growing|wächst|getting big|showing|geburt|erwartung|hoffnung|umständen|termin|februar|märz|april|mai|juni|juli|weeks|babybauch|bald',
    ],
    { within: 9, unless: 'muskel*|gym|speed bump|lose|losing|shrink|flat|flatter|weg|abnehmen|fat|fett|reunion' },
  ),
  alarm(
    'pregnancy',
    [
      'bis zur geburt|bis zur entbindung|until birth|until i give birth|test war positiv|zweiter strich|zwei striche|zwei streifen|two lines',
      'wochen|monate|weeks|noch|schwanger*|test|strich|baby|positiv',
    ],
    { within: 9 },
  ),
  event(
    'birth',
    [
      '*geburt|*kaiserschnitt*|*entbindung*|entbunden*|sectio|c section|c sec|csec|csection|*wochenbett*|post birth|after birth|afterbirth|given birth|gave birth|giving birth|labour was|labor was|delivery two|vaginal delivery|postpartum|postnatal*|frischgebacken*|new mum|new mom|zur welt gebracht|mama geworden|mutter geworden|mama worn|became a mom|became a mum|became a mother|dammnaht|dammriss*|dammschnitt|episiotomy|perineal|stitches from birth|from birth still|birth was',
    ],
    {
      unless:
        'frau|freundin|schwester|wife|girlfriend|sister|kollegin|hündin|geburtstag|bis zur geburt|bis zur entbindung|vor der geburt|until|wiedergeburt|seit geburt|von geburt|seit der geburt an|since birth|heart defect|angeboren',
    },
  ),
  event(
    'birth',
    [
      'girl|boy|töchterchen|söhnchen|mädchen|junge|bub|madl|baby|babys|tochter|sohn|zwillinge|twins|daughter|son|newborn|neugeborenes|säugling|kind|kloans|kloane|kloana|kleine|kleiner',
      '{young}',
      'alt|oid|old|born|geboren|arrived|kam|welt|bekommen|kriagt|gekriegt|delivered|had|hatte|just|ist|is',
    ],
    {
      within: 12,
      unless:
        'papa|vater|dad|father|daddy|fieber|krank|erkält*|sick|fever|husten|grippe|verein|schule|kita|kindergarten|urlaub|schulferien|turnier|club|camp|holiday',
    },
  ),
  alarm(
    'recent-birth',
    [
      'just had|gerade erst|frisch|vor kurzem|eben erst|recently had|newborn',
      'baby|kind|entbunden|geburt|mama|mum|mom|newborn',
    ],
    { within: 5, unless: 'hund|dog' },
  ),
  event(
    'infection',
    [
      '*infektion|*grippe|*grippal*|*fieber|fieb*|fiaba|fiba|feverish|fever|*entzündung akut|*borreliose|*malaria|scharlach|*angina mit|*tonsillit*|pneumon*|*lungenentzünd*|mandelentzünd*|nierenbecken*|*blutvergift*|sepsis|wundrose|erysipel|cellulitis|abszess*|abscess*|gürtelrose|shingles|zoster|mononukleose|mononucleosis|mono|ebv|drüsenfieber|covid*|corona*|rona|sars cov*|influenza*|flu|strep*|scarlet fever|chest infection|kidney infection|meningit*|hirnhaut*|ringelröteln|masern|mumps|windpocken|rsv|keuchhusten|whooping cough',
    ],
    {
      unless:
        'blasenentzündung ohne|long|post|*impf*|geimpft|shot|jab|vaccin*|booster|hyrox*|wettkampf*|reise*|lampen*|night|fußball*|workout|film|pitch|dance|disco|heu*|hay|coronary|zeit|jahre|pandemie|pandemic|*frei|kein|negativ|negative',
    },
  ),
  event(
    'infection',
    [
      'lunge|lungen|lungs|mandeln|tonsils|nieren|kidneys|hirnhaut|ohr|kiefer|blase|bladder|sinus|nebenhöhlen',
      'entzündet|vereitert|eitrig*|infected|infection|inflamed|entzündung',
      'fieber|fever|antibiotik*|antibiotic*|penicillin|lunge|lungen|lungs|nieren|kidneys|vereitert|röntgen|temperatur|laut|eitrig*',
    ],
    { within: 12 },
  ),
  event(
    'infection',
    [
      'testing|lateral flow|lft|test|schnelltest|selbsttest|coronatest|corona test|pcr|antigen',
      'positiv|positive|zwei striche|two lines|zweiter strich',
    ],
    { within: 7, unless: 'schwangerschaft*|pregnancy|schwanger|drogen|vo2' },
  ),
  event(
    'infection',
    [
      'temperatur|temp|temperature|thermometer|stirn|kopf|körper|body|glüh*|glühe|burning up|shiver*|zitter*|schüttelfrost|schüttel*|chills|gliederreißen|gliederschmerz*|knochen tun weh|ibu|ibuprofen|paracetamol',
      '{hot}|erhöht|erhöhte|elevated|high|glüht|heiß|hot|shiver*|sweat*|burning|knochen|gliederreißen|running|feels hot|die ganze nacht|all night|aches',
    ],
    {
      within: 9,
      unless: 'körperfett|outside|draußen|sauna|raum|wetter|weather|studio|full body|upper body|lower body',
    },
  ),
  event(
    'infection',
    [
      'schwitz*|sweat*|heiß|hot|shivering|zittere',
      'frier*|freez*|kalt|cold|burning up|shiver*',
      'abwechselnd|wechsel|und|and|nacht|night',
    ],
    { within: 6, unless: 'dusche|shower|plunge|wetter|weather|draußen|outside|sauna|yoga' },
  ),
  event('infection', ['glüh|glühe|glühend', oven], { within: 5, unless: hotPlace }),
  event('infection', ['heiß|hot|glüht', oven, 'mir|ich|stirn|kopf|wangen|i m|im|i|my|me|forehead'], {
    within: 9,
    unless: hotPlace,
  }),
  event(
    'infection',
    ['burning up', 'i m|im|i am|am|me|forehead|head|shiver*|sweat*|since|still|all night|last night|this morning'],
    { within: 6, unless: 'calories|cals|fat|energy|time|the track|the road|the floor|abs|legs are|quads|glutes' },
  ),
  event('infection', ['glands|lymphknoten|drüsen', 'swollen|geschwollen*|dick|burning up|fever*|fieber*'], {
    within: 9,
  }),
  event('infection', ['fieber|fever|temperatur|temp', '{hot}'], { within: 3 }),
  event('infection', ['38|39|40|41|war|bei|mit|had|have|of', '{fever}'], {
    within: 3,
    unless: 'kg|km|min|reps|sekunden|prozent|bpm|puls|watt|kniebeuge*|lauf|versuch*|nächstes mal|next time|größe|size',
  }),
  alarm(
    'pregnancy-warning',
    [
      '*schwanger*|schwanga|ssw|pregnan*|expecting|babybauch|gravid*|trimester|antenatal|prego|preggo',
      '*blutung*|blut|blute|bluat|blutet|blutig*|bleed*|blood|spotting|schmierblut*|wehen|frühwehen|*wehen|contraction*|unterleib*|krämpfe|krampft|krampf|cramp*|bauch hart|harter bauch|steinhart|hart|gets hard|hard belly|schwindl*|schwindel*|dizz*|faint*|ohnm*|umgekippt|kollab*|atemnot|short of breath|breathless*|brustschmerz*|chest pain|chest|kopfschmerz*|headache*|flimmern|sternchen|blurr*|vision|sehstör*|geschwollen*|swollen|fieber|fever|fruchtwasser|flüssigkeit|fluid|leak*|waters|bewegt sich|bewegt|strampelt|tritt|move|moved|moving|movement*|kick*|bluthochdruck|blutdruck|blood pressure|hypertension|gestose|präekl*|preeclamp*|hellp|cholestase|plazenta|placenta|muttermund|gebärmutterhals|cervix|cerclage|bed rest|liegen müssen|liegen|wade|calf',
    ],
    { within: 14, unless: 'arzt erlaubt|kein|keine|no|ohne|blutdruck normal|alles bestens|kickbox*|freigabe|cleared' },
  ),
  alarm(
    'pregnancy-warning',
    [
      '{weeks}|{month}',
      'tightening|tightenings|*blutung*|blut im|blute|blutet|bleed*|spotting|*wehen|contraction*|fruchtwasser|fluid|flüssigkeit|waters|cervix|muttermund|gebärmutterhals|belly gets|bauch steinhart|harter bauch|bauch krampft|unterleib*|strampelt|ausfluss|gestose|hellp',
    ],
    { within: 12, unless: 'brain|hirn*|magen|alt|old|vor|ago' },
  ),
  alarm('pregnancy-warning', [
    '*gestose|*präeklampsie|*schwangerschaftsbluthochdruck|*schwangerschaftsvergiftung|gestational hypertension|gestational high|*fehlgeburt*|*frühwehen|*muttermund|placenta*|plazenta*|*blasensprung|fruchtblase|*fruchtwasser*|miscarr*|preeclamp*|*cholestase|risikoschwang*|high risk pregn*',
  ]),
  alarm(
    'pregnancy-warning',
    [
      'baby|kind|bump',
      'nicht bewegt|bewegt sich|kaum|gar nicht|felt the baby move|baby move|haven t felt|havent felt|weniger|less|not moving|kicks|kicking|strampelt|steinhart|gets hard|wird hart',
      'woche|week|weeks|ssw|seit|since|heute|today|im bauch|schwanger*|pregnan*|minuten|minutes',
    ],
    { within: 14, unless: 'carriage|schlaf*|sleep*|kinderwagen|muskel*' },
  ),
  alarm(
    'pregnancy-warning',
    [
      'bauch|belly',
      'nicht bewegt|bewegt sich|strampelt|kicks|kicking|steinhart|gets hard|wird hart|wird immer hart',
      'woche|week|weeks|ssw|seit|since|heute|today|schwanger*|pregnan*|minuten|minutes',
    ],
    { within: 14, unless: 'schlaf*|sleep*|muskel*|sixpack|training|trainier*|plank*' },
  ),
  alarm('infection', ['positiv|positive', 'symptom*|isolation|quarantäne|quarantine|mild|antigen*|schnupfen|husten'], {
    within: 8,
    unless: 'schwanger*|pregnan*|denken|think*|einstellung|mindset|energie|energy',
  }),
  event(
    'infection',
    ['a temperature|bit of a temperature|slight temperature|habe temperatur|hab temperatur|leichte temperatur'],
    { unless: 'raum|room|outside|draußen' },
  ),
  event('birth', ['seit|became|geworden|frisch|since|erst', '{young}', 'mama|mami|mutter|mum|mom|mummy'], {
    within: 6,
    unless: 'meine|meiner|my|besuch*|krank|urlaub|stiefmutter',
  }),
  event('birth', ['pp|postpartum|post partum|post baby|post delivery', '{young}'], { within: 4 }),
  event('birth', ['delivered|delivery|vaginal birth|birth|geburt|entbindung|niederkunft', '{young}'], {
    within: 6,
    unless: 'package|pizza|order|bike|ordered|bis zur|until|vor der|parcel|kettlebell*',
  }),
  event(
    'birth',
    ['ich stille|stillend*|breastfeed*|voll stille|stille noch|stille voll|stille baby', '{young}|neugeboren*|newborn'],
    { within: 8, unless: 'örtchen|post|wasser' },
  ),
  alarm('recent-birth', [
    'just had twins|had twins|become a mum|become a mom|became a mum last|gerade mama geworden|frisch mama|grad mama geworden|eben mama geworden|gerade mutter geworden|frischgebackene mama|new mum here|first time mum',
  ]),
]
