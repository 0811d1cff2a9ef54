/** Sentences with gaps, and the words that may fill each of them. */
export type Frame = {
  readonly name: string
  readonly language: 'de' | 'en'
  readonly level: 'red' | 'amber' | 'none'
  readonly say: readonly string[]
  readonly of: Readonly<Record<string, readonly string[]>>
}

const list = (words: string) => words.split('|')

/** What people ask for beside it; it changes nothing about their health. */
const wishDe = list(
  'Beine bitte|heute Oberkörper|30 Minuten|kurzes Workout|was geht?|Ganzkörper|bisschen Kraft|nur Arme',
)
const wishEn = list(
  'legs please|upper body today|30 minutes|short workout|what can I do?|full body|some strength|arms only',
)
const sinceDe = list(
  'seit gestern|seit heute früh|seit drei Tagen|seit letzter Woche|seit dem Umzug|immer wieder|beim Treppensteigen|morgens|nach dem Joggen|wenn ich mich bücke|nachts|beim Heben',
)
const sinceEn = list(
  'since yesterday|since this morning|for three days now|since last week|after the move|on and off|on the stairs|in the mornings|after my run|when I bend|at night|when I lift',
)
const sideDe = list('linke|rechte')
const femDe = list(
  'Schulter|Hüfte|Wade|Leiste|Ferse|Achillessehne|Kniekehle|Kniescheibe|Lendenwirbelsäule|Halswirbelsäule|Patellasehne|Fußsohle',
)
const neutDe = list(
  'Knie|Handgelenk|Sprunggelenk|Schienbein|Schulterblatt|Steißbein|Schlüsselbein|Schultergelenk|Kniegelenk|Hüftgelenk|Fußgelenk|Iliosakralgelenk',
)
const mascDe = list(
  'Ellbogen|Ellenbogen|Knöchel|Daumen|Nacken|Rücken|untere Rücken|Fuß|Zeh|große Zeh|Unterarm|Oberschenkel',
)
const partEn = list(
  'shoulder|knee|hip|wrist|elbow|ankle|lower back|neck|groin|achilles|heel|hamstring|shin|forearm|thumb|big toe|shoulder blade|tailbone|collarbone|kneecap',
)
const hurtsDe = list(
  'schmerzt|zwickt|sticht|pocht|brennt wie Feuer|knackt|knirscht|muckt|zickt|ziept|piesackt mich|ärgert mich|macht Zicken|macht Ärger|macht schlapp|gibt keine Ruhe|lässt mich nicht in Ruhe|tut sauweh|tut höllisch weh|bringt mich um|ist gereizt|ist entzündet|ist überlastet|ist angeschlagen|ist instabil|ist lädiert|ist hinüber|ist im Eimer|ist geprellt|ist gestaucht|ist überreizt|ist ausgeleiert|ist steif|ist verspannt|ist blockiert|ist geschwollen|ist dick|will nicht mehr|will heute nicht|macht nicht mit|lässt sich nicht beugen|fühlt sich wund an|fühlt sich taub an',
)
const hurtsEn = list(
  'hurts|aches|is throbbing|is killing me|is giving me hell|is playing up|is bugging me|is shot|is knackered|is in agony|is inflamed|is irritated|is swollen|is stiff|is locked up|is bruised|is strained|is sprained|is tender|is cranky|is dodgy|is wonky|is unstable|is overloaded|is messed up|is jacked up|is banged up|is toast|clicks|grinds|keeps popping out|keeps giving way|keeps cramping|won’t bend properly|won’t settle down|has been acting up|has been niggling|has gone again|feels raw|feels loose|feels numb|feels bruised|is grumpy',
)
const trouble = list(
  'Schmerzen|Beschwerden|Probleme|ein Ziehen|ein Stechen|ein Zwicken|eine Reizung|eine Entzündung|eine Zerrung|eine Prellung|eine Überlastung|eine Schwellung|Druckschmerz|Arthrose|ein Hämatom|eine Fehlstellung|Knorpelschaden|Reizerguss|eine Schleimbeutelentzündung|Verschleiß',
)
const troubleEn = list(
  'pain|a dull ache|a sharp pain|a niggle|tendonitis|arthritis|bursitis|an impingement|an old injury|a strain|a sprain|swelling|inflammation|stiffness|cartilage damage|a flare-up|instability|tendinopathy',
)

const amberJoints: readonly Frame[] = [
  {
    name: 'die Schulter schmerzt',
    language: 'de',
    level: 'amber',
    say: [
      'meine {side} {part} {hurts}, {wish}',
      'die {part} {hurts} {since}',
      '{wish} aber die {part} {hurts}',
      '{part} {hurts}',
    ],
    of: { side: sideDe, part: femDe, hurts: hurtsDe, wish: wishDe, since: sinceDe },
  },
  {
    name: 'das Knie schmerzt',
    language: 'de',
    level: 'amber',
    say: ['mein {part} {hurts} {since}, {wish}', 'das {part} {hurts}. {wish}', 'leider {hurts} mein {part}'],
    of: { part: neutDe, hurts: hurtsDe.filter(one => !one.includes(' ')), wish: wishDe, since: sinceDe },
  },
  {
    name: 'der Nacken schmerzt',
    language: 'de',
    level: 'amber',
    say: ['mein {part} {hurts}, {wish}', 'der {part} {hurts} {since}'],
    of: { part: mascDe, hurts: hurtsDe, wish: wishDe, since: sinceDe },
  },
  {
    name: 'Beschwerden in der Schulter',
    language: 'de',
    level: 'amber',
    say: [
      'hab {trouble} in der {part}, {wish}',
      '{trouble} an der {part} {since}',
      'spüre {trouble} in der {part}',
      'in der {part} {trouble}, {wish}',
    ],
    of: { trouble, part: femDe, wish: wishDe, since: sinceDe },
  },
  {
    name: 'Beschwerden im Knie',
    language: 'de',
    level: 'amber',
    say: [
      'hab {trouble} im {part}, {wish}',
      '{trouble} am {part} {since}',
      'mir macht {trouble} im {part} zu schaffen',
      '{wish}, aber {trouble} im {part}',
    ],
    of: { trouble, part: [...neutDe, ...mascDe.filter(one => !one.includes(' '))], wish: wishDe, since: sinceDe },
  },
  {
    name: 'my knee hurts',
    language: 'en',
    level: 'amber',
    say: [
      'my {part} {hurts}, {wish}',
      'my left {part} {hurts} {since}',
      '{wish} but my {part} {hurts}',
      'the {part} {hurts} {since}, {wish}',
    ],
    of: { part: partEn, hurts: hurtsEn, wish: wishEn, since: sinceEn },
  },
  {
    name: 'pain in my knee',
    language: 'en',
    level: 'amber',
    say: [
      '{trouble} in my {part}, {wish}',
      'I’ve got {trouble} in the right {part}',
      'been having {trouble} in my {part} {since}',
      'dealing with {trouble} in my {part}',
    ],
    of: { trouble: troubleEn, part: partEn, wish: wishEn, since: sinceEn },
  },
  {
    name: 'hurt my knee',
    language: 'en',
    level: 'amber',
    say: ['{did} my {part} {when}, {wish}', 'I {did} my {part} {when}'],
    of: {
      did: list('tweaked|strained|hurt|banged|knocked|jarred|wrenched|twisted|overdid|aggravated|bruised|irritated'),
      part: partEn,
      when: list('yesterday|on sunday|at work|playing football|in the garden|last night|skiing'),
      wish: wishEn,
    },
  },
  {
    name: 'hab mir das Knie verdreht',
    language: 'de',
    level: 'amber',
    say: ['hab mir {when} das {part} {did}, {wish}', '{when} {part} {did}'],
    of: {
      did: list(
        'verdreht|gestoßen|geprellt|verletzt|verstaucht|angeschlagen|aufgeschlagen|überdehnt|gezerrt|verknackst|lädiert|ramponiert',
      ),
      part: neutDe,
      when: list('gestern|am Sonntag|beim Umzug|beim Fußball|bei der Arbeit|im Garten|beim Skifahren'),
      wish: wishDe,
    },
  },
]

const conditionsDe = list(
  'Bluthochdruck|Diabetes Typ 2|Epilepsie|Osteoporose|Asthma|Rheuma|Gicht|Multiple Sklerose|Parkinson|Herzinsuffizienz|Vorhofflimmern|eine Herzklappe|Hashimoto|Morbus Crohn|Colitis ulcerosa|COPD|Lupus|Fibromyalgie|einen Bandscheibenvorfall|eine Spinalkanalstenose|Krebs|Leukämie|eine Niereninsuffizienz|eine Leberzirrhose|Hepatitis|HIV|Glaukom|eine Netzhautablösung|Borreliose|ME/CFS|Narkolepsie|Sarkoidose|Endometriose|Anämie|Lipödem|einen Leistenbruch|eine Rektusdiastase|POTS|Morbus Bechterew|Psoriasisarthritis|eine Herzmuskelschwäche|Mukoviszidose|Sichelzellanämie|ein Aneurysma|Ehlers-Danlos|Marfan|Angina pectoris|Long Covid|Depressionen|Panikattacken',
)
const conditionsEn = list(
  'high blood pressure|type 1 diabetes|epilepsy|osteoporosis|asthma|rheumatoid arthritis|gout|multiple sclerosis|parkinsons|heart failure|atrial fibrillation|a leaky heart valve|crohns|ulcerative colitis|copd|lupus|fibromyalgia|a herniated disc|spinal stenosis|cancer|leukemia|kidney disease|cirrhosis|hepatitis|glaucoma|a detached retina|lyme disease|chronic fatigue|narcolepsy|endometriosis|anaemia|a hernia|diastasis recti|pots|ankylosing spondylitis|cystic fibrosis|sickle cell|an aneurysm|ehlers-danlos|angina|long covid|sciatica|scoliosis|hypertension|osteopenia|depression',
)
const drugsDe = list(
  'Bisoprolol|Metoprolol|Nebivolol|Propranolol|Ramipril|Candesartan|Amlodipin|HCT|Spironolacton|Eliquis|Xarelto|Marcumar|Plavix|ASS 100|Metformin|Insulin|Ozempic|Keppra|Lamotrigin|Cortison|Prednisolon|MTX|Humira|Tramadol|Novalgin|Ibu 800|Diclofenac|Lyrica|Lorazepam|Sertralin|Salbutamol|Digitoxin|Amiodaron|Torasemid|Tilidin|Methotrexat|Clopidogrel|Antibiotika|Amoxicillin|Tamoxifen',
)
const drugsEn = list(
  'bisoprolol|metoprolol|atenolol|propranolol|lisinopril|losartan|amlodipine|eliquis|xarelto|warfarin|plavix|metformin|insulin|ozempic|keppra|lamotrigine|prednisone|methotrexate|humira|tramadol|naproxen|gabapentin|lorazepam|sertraline|albuterol|digoxin|amiodarone|furosemide|oxycodone|clopidogrel|antibiotics|amoxicillin|tamoxifen|blood thinners|beta blockers|steroids',
)

const amberConditions: readonly Frame[] = [
  {
    name: 'habe eine Krankheit',
    language: 'de',
    level: 'amber',
    say: [
      'habe {what}, {wish}',
      'ich hab {what} und möchte trainieren',
      'bei mir wurde {what} festgestellt',
      'leide an {what}, {wish}',
      '{what} seit Jahren, {wish}',
      'mit {what}: was geht?',
    ],
    of: { what: conditionsDe, wish: wishDe },
  },
  {
    name: 'I have a disease',
    language: 'en',
    level: 'amber',
    say: [
      'I have {what}, {wish}',
      'diagnosed with {what} last year',
      'living with {what}, {wish}',
      'got {what}. {wish}',
      '{what} here, {wish}',
    ],
    of: { what: conditionsEn, wish: wishEn },
  },
  {
    name: 'nehme ein Mittel',
    language: 'de',
    level: 'amber',
    say: [
      'nehme {what}, {wish}',
      'muss {what} nehmen',
      'krieg grad {what}, {wish}',
      'stehe unter {what}',
      '{what} täglich, {wish}',
      'wurde auf {what} eingestellt',
    ],
    of: { what: drugsDe, wish: wishDe },
  },
  {
    name: 'on a drug',
    language: 'en',
    level: 'amber',
    say: [
      'on {what}, {wish}',
      'I take {what} every morning',
      'my doctor put me on {what}',
      'currently taking {what}, {wish}',
      'just started {what}',
    ],
    of: { what: drugsEn, wish: wishEn },
  },
  {
    name: 'heute nicht fit',
    language: 'de',
    level: 'amber',
    say: ['{what}, {wish}', 'heute {what}', '{wish}, aber {what}'],
    of: {
      what: list(
        'verschnupft|bin erkältet|Schnupfen|Halsschmerzen|Halsweh|Kopfweh|Migräne|verkatert|Kater|kaum geschlafen|schlecht geschlafen|nur 4 Stunden geschlafen|Periode|hab meine Regel|Menstruationsbeschwerden|Bauchweh|Heuschnupfen|gestern geimpft|Blut gespendet|Husten|heiser|Magen grummelt|Regelschmerzen|die ganze Nacht wach',
      ),
      wish: wishDe,
    },
  },
  {
    name: 'not well today',
    language: 'en',
    level: 'amber',
    say: ['{what}, {wish}', 'today: {what}', '{wish} but {what}'],
    of: {
      what: list(
        'got a cold|runny nose|sore throat|headache|migraine|hungover|barely slept|slept badly|up all night|on my period|period cramps|stomach ache|hay fever|got my flu shot yesterday|gave blood this morning|a cough|blocked sinuses|no sleep|four hours of sleep|sniffles|allergies going mad',
      ),
      wish: wishEn,
    },
  },
]

const red: readonly Frame[] = [
  {
    name: 'rot heute',
    language: 'de',
    level: 'red',
    say: ['{what}, {wish}', '{wish}, obwohl: {what}', 'ich {seit} {what}', '{what} {seit}. {wish}'],
    of: {
      what: list(
        'hab Fieber|hab 38,7|hab Schüttelfrost|hab Grippe|hab Corona|hab eine Lungenentzündung|hab Brustschmerzen|hab Druck auf der Brust|hab Herzrasen im Liegen|hab Herzstolpern|bekomme schlecht Luft|kriege keine Luft|bin ohnmächtig geworden|bin umgekippt|war kurz bewusstlos|muss mich übergeben|muss ständig erbrechen|mir ist schwindelig|mir ist kotzübel|mir ist speiübel|hab eine Thrombose|hab eine Gehirnerschütterung|hab mir den Arm gebrochen|hab eine gebrochene Rippe|trage einen Gips|hab Lähmungserscheinungen|hab ein taubes Bein und keine Kraft darin|hab eine Blutvergiftung|hab Durchfall und Erbrechen|hab einen Infekt mit Fieber|bin schwanger|bin in der 12. SSW|erwarte ein Baby',
      ),
      seit: list('seit gestern|heute|seit heute Nacht|gerade'),
      wish: wishDe,
    },
  },
  {
    name: 'red today',
    language: 'en',
    level: 'red',
    say: ['{what}, {wish}', '{wish} even though {what}', '{what} since yesterday', '{what} right now, {wish}'],
    of: {
      what: list(
        'I have a fever|I’ve got the flu|I have covid|I have pneumonia|I have chest pain|there is pressure on my chest|my heart is racing at rest|my heart skips beats|I can’t get enough air|I’m short of breath at rest|I fainted|I passed out|I lost consciousness|I keep vomiting|I’m dizzy|I feel sick to my stomach|I’m nauseous|I have a blood clot|I have a concussion|I broke my arm|I have a fractured rib|my arm is in a cast|I can’t feel my leg and it’s weak|I have sepsis|I have the chills|I’m pregnant|I’m 12 weeks pregnant|I’m expecting a baby|I have a temperature',
      ),
      wish: wishEn,
    },
  },
  {
    name: 'rot vor kurzem',
    language: 'de',
    level: 'red',
    say: ['{when} {what}, {wish}', '{what} {when}', '{wish}. {what} {when}.'],
    of: {
      what: list(
        'am Knie operiert|am Herzen operiert|Meniskus-OP gehabt|Blinddarm raus|Mandeln raus|Leistenbruch-OP|entbunden|Kaiserschnitt gehabt|Kind bekommen|Kreuzband gerissen|Schulter ausgekugelt|Achillessehne gerissen|Muskelfaserriss zugezogen|auf den Kopf gefallen|Gehirnerschütterung gehabt|Schlüsselbein gebrochen|Rippe gebrochen|zusammengeklappt|in Ohnmacht gefallen',
      ),
      when: list('vor drei Tagen|vor einer Woche|vorgestern|am Samstag|vor 10 Tagen|letzte Woche'),
      wish: wishDe,
    },
  },
  {
    name: 'red lately',
    language: 'en',
    level: 'red',
    say: ['{what} {when}, {wish}', '{wish}. {what} {when}.'],
    of: {
      what: list(
        'had knee surgery|had heart surgery|had my appendix out|had my wisdom teeth surgically removed|had a hernia operation|gave birth|had a c-section|tore my acl|dislocated my shoulder|ruptured my achilles|tore a muscle|hit my head hard|had a concussion|broke my collarbone|cracked a rib|collapsed|fainted|fractured my wrist',
      ),
      when: list('three days ago|a week ago|the day before yesterday|on saturday|10 days ago|last week'),
      wish: wishEn,
    },
  },
]

const trained = list(
  'Schultern|Rücken|Brust|Beine|Arme|Bauch|Po|Waden|Nacken|Unterarme|Hüfte|Rumpf|Bizeps|Trizeps|Oberschenkel|Lat',
)
const trainedEn = list(
  'shoulders|back|chest|legs|arms|abs|glutes|calves|neck|forearms|hips|core|biceps|triceps|quads|hamstrings|lats|traps',
)
const whoDe = list(
  'meine Frau|mein Mann|mein Sohn|meine Tochter|mein Trainingspartner|meine Oma|mein Chef|meine Mutter|mein Bruder|die Nachbarin|mein Kumpel|meine Freundin|unser Hund',
)
const whoEn = list(
  'my wife|my husband|my son|my daughter|my gym buddy|my gran|my boss|my mum|my brother|my neighbour|my mate|my girlfriend|our dog',
)
const ailsDe = list(
  'hat Fieber|hat Rückenschmerzen|hat sich das Bein gebrochen|ist krank|ist schwanger|hat Grippe|wurde operiert|hat Knieprobleme|hat Bluthochdruck|ist erkältet|nimmt Betablocker|hatte einen Herzinfarkt|hat Diabetes|hat Migräne|ist umgekippt',
)
const ailsEn = list(
  'has a fever|has back pain|broke a leg|is sick|is pregnant|has the flu|had surgery|has bad knees|has high blood pressure|has a cold|takes beta blockers|had a heart attack|has diabetes|has a migraine|fainted',
)
const none: readonly Frame[] = [
  {
    name: 'Rückentraining',
    language: 'de',
    level: 'none',
    say: [
      '{part}training, {how}',
      '{part}-Tag',
      '{part}übungen bitte',
      '{part}workout {how}',
      'Fokus {part}',
      'heute {part}einheit',
      '{part}-Zirkel',
      'mein {part}programm',
      '{part}kraft aufbauen',
    ],
    of: {
      part: list(
        'Rücken|Schulter|Brust|Bein|Arm|Bauch|Po|Waden|Nacken|Unterarm|Hüft|Rumpf|Bizeps|Trizeps|Oberschenkel|Handgelenk|Knie|Fuß|Sprunggelenk|Griff',
      ),
      how: list('30 Minuten|ordentlich|mit Kurzhanteln|wie immer|bitte|zu Hause'),
    },
  },
  {
    name: 'Lust auf Rücken',
    language: 'de',
    level: 'none',
    say: [
      'Lust auf {part}',
      '{part} bitte, {how}',
      '{part} sind dran',
      'will {part} trainieren',
      'heute mal wieder {part}',
      'lass uns {part} machen',
      '{part} nach vorne bringen',
      'mehr Kraft in {part}',
      '{part} wachsen lassen',
      '{part} mobilisieren',
      'bessere {part} fürs Skifahren',
      'ohne {part} heute',
      'keine {part} heute',
      '{part} war gestern dran',
    ],
    of: { part: trained, how: list('30 Minuten|ordentlich|mit Kurzhanteln|wie immer|zu Hause') },
  },
  {
    name: 'Gelenk in der Technik',
    language: 'de',
    level: 'none',
    say: ['{move}, {cue}', 'bei {move} {cue}', '{cue} bei {move}'],
    of: {
      move: list('Kniebeugen|Kreuzheben|Bankdrücken|Rudern|Ausfallschritte|Liegestütze|Klimmzüge'),
      cue: list(
        'Knie nach außen|Ellbogen eng|Schultern tief|Rücken gerade|Füße schulterbreit|Fersen am Boden|Handgelenke neutral|Nacken lang|Hüfte hoch|Knie am Boden|Zehen nach vorn|Brust raus|Ellenbogen durchgestreckt|auf Knien|bis die Hüfte unter dem Knie ist|bis zur Brust|vor dem Körper|hinter dem Kopf',
      ),
    },
  },
  {
    name: 'joint in a cue',
    language: 'en',
    level: 'none',
    say: ['{move}, {cue}', '{move} with {cue}', '{cue} on {move}'],
    of: {
      move: list('squats|deadlifts|bench press|rows|lunges|push-ups|pull-ups'),
      cue: list(
        'knees out|elbows tucked|shoulders down|a straight back|feet shoulder width|heels on the floor|wrists neutral|hips high|knees on the floor|toes forward|chest up|elbows locked out|to the chest|hips below knees|behind the neck|a flat back|knees over toes|elbows in',
      ),
    },
  },
  {
    name: 'andere sind krank',
    language: 'de',
    level: 'none',
    say: ['{who} {ails}, {wish}', '{who} {ails}, mir gehts gut', '{wish}, {who} {ails}'],
    of: { who: whoDe, ails: ailsDe, wish: wishDe },
  },
  {
    name: 'others are ill',
    language: 'en',
    level: 'none',
    say: ['{who} {ails}, {wish}', '{who} {ails} but I’m fine', '{wish}, {who} {ails}'],
    of: { who: whoEn, ails: ailsEn, wish: wishEn },
  },
  {
    name: 'keine Beschwerden',
    language: 'de',
    level: 'none',
    say: [
      'keine {what}, {wish}',
      'hab keine {what}',
      'ohne {what}, {wish}',
      'die {what} sind weg, {wish}',
      'nie {what} gehabt',
      'keinerlei {what}',
    ],
    of: {
      what: list(
        'Rückenschmerzen|Knieprobleme|Schmerzen|Beschwerden|Verletzungen|Vorerkrankungen|Allergien|Medikamente|Schulterprobleme|Gelenkschmerzen|Einschränkungen|Kopfschmerzen|Herzprobleme|Kreislaufprobleme|Nackenschmerzen',
      ),
      wish: wishDe,
    },
  },
  {
    name: 'no complaints',
    language: 'en',
    level: 'none',
    say: [
      'no {what}, {wish}',
      'I don’t have any {what}',
      'never had {what}',
      'the {what} is gone, {wish}',
      'zero {what}',
      'free of {what} now',
    ],
    of: {
      what: list(
        'back pain|knee pain|pain|injuries|shoulder pain|joint pain|headaches|heart trouble|neck pain|hip pain|wrist pain',
      ),
      wish: wishEn,
    },
  },
  {
    name: 'back day',
    language: 'en',
    level: 'none',
    say: [
      '{part} day',
      '{part} and cardio',
      'train my {part}',
      'bigger {part}',
      'hit {part} today',
      'I want stronger {part}',
      '{part} workout please',
      'let’s do {part}',
      '{part} are overdue',
      'skip {part} today',
      'no {part} today',
      '{part} were yesterday',
      'smash my {part}',
      'blast {part}',
      'my {part} need work',
      'grow my {part}',
      'stretch my {part}',
      'warm up my {part} first',
    ],
    of: { part: trainedEn },
  },
  {
    name: 'things and jobs',
    language: 'de',
    level: 'none',
    say: ['{what}, {wish}', '{wish}, {what}'],
    of: {
      what: list(
        'arbeite im Krankenhaus|bin Krankenpfleger|komme gerade vom Zahnarzt, nur Kontrolle|hab eine Herzfrequenzuhr|trage Kniebandagen|hab neue Handgelenksbandagen|Nackenkissen liegt bereit|Rückenlehne hoch|Fußmatte reicht|Handtuch vergessen|Kopfhörer leer|Armbanduhr abgelegt|Schulterklopfer verdient|hab ein dickes Fell|bin Beinarbeit gewohnt|brauche einen klaren Kopf|hab mir den Kopf freigelaufen|die Woche war zum Haareraufen|hab viel um die Ohren|mein Herz schlägt für Kraftsport|ich brenne für Kraft|Puls soll hoch|das Band ist gerissen|der Akku ist tot|mein Rad ist kaputt|die Hantel ist gebrochen|das Gerät spinnt|der Boden ist hart|das Wetter ist krank gut|meine Uhr spinnt',
      ),
      wish: wishDe,
    },
  },
]

/** All ways to make an utterance. */
export const making: readonly Frame[] = [...amberJoints, ...amberConditions, ...red, ...none]
