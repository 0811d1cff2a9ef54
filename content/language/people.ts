import type { Entry } from '../../domain/coach/read/language.ts'
import { says } from './entry.ts'

/** Whom it befell, where nobody is named: "bei der Arbeit ist einer umgekippt". */
export const befallen = ['ist einer', 'is einer', 'ist eine', 'is eine']
  .flatMap(who =>
    ['umgekippt', 'umgefallen', 'zusammengebrochen', 'zusammengeklappt', 'ohnmächtig geworden', 'gestürzt'].map(
      what => `${who} ${what}`,
    ),
  )
  .join('|')

/** Who else may be spoken of than oneself: what ails them is nothing of one's own. */
export const people: readonly Entry[] = [
  says(
    { is: 'other-person' },
    // Family.
    'mama|mami|mutti|mum|mom|mommy|mummy|mother|mutter|vater|papa|papi|vati|dad|daddy|father|eltern|parents|großeltern|grandparents|bruder|brüder|brother|bro|schwester|schwestern|sister|sis|geschwister|siblings|frau|ehefrau|gattin|wife|missus|the missus|mann|ehemann|gatte|husband|hubby|hubbie|verlobter|verlobte|fiancé|fiancée|lebensgefährte|lebensgefährtin|opa|opi|oma|omi|uroma|uropa|großmutter|großvater|grandpa|grandma|grandad|granddad|grandfather|grandmother|gran|nan|nana|granny|onkel|tante|uncle|aunt|auntie|cousin|cousine|kusine|neffe|nichte|niece|nephew|enkel|enkelin|enkelkind|enkelkinder|grandson|granddaughter|schwager|schwägerin|schwiegermutter|schwiegervater|schwiegereltern|schwiegersohn|schwiegertochter|mother in law|father in law|brother in law|sister in law|stiefvater|stiefmutter|stepson|stepdaughter|stepdad|stepmom|patenkind|patentante|patenonkel|zwillingsbruder|zwillingsschwester|in der familie|in meiner familie|in the family|in my family|familie|dads|moms|mums|wifes|wife s|husbands|husband s|brothers|sisters|dad s|mum s|mom s',
    // Children, by phrases that name no part and no birth.
    'd chinder|chinder|die zwillinge haben|die zwillinge sind|die drillinge haben|die drillinge sind|unsere zwillinge haben|unsere drillinge haben|der kleine kotzt|die kleine kotzt|mein großer|babysitter|kid got|kid down with|child got|toddler got|little one got|baby got|au pair|nanny|abla|kinder|kid off|kid has|kid had|kid caught|kids|kid s|the kids|my kid|our kid|the kid|my child|our child|mein kind|unser kind|meine kids|my sons|my son|my daughter|meine tochter|mein sohn|meiner tochter|meinem sohn|tochter hatte|sohn hatte|kleine hatte|kleiner hatte|kind hatte|kinder hatten|kinder haben|kids had|kids have|son had|son has|daughter had|daughter has|tochter hat|tochter ist|sohn hat|sohn ist|baby had|baby hat|baby zahnt|baby ist krank|kid is sick|tochter krank|sohn krank|kind krank|kinder krank|der große hat|die große hat|der kleine hat|die kleine hat|mein kleiner hat|meine kleine hat|mein kleiner ist|meine kleine ist|der kleine ist|der große ist|die große ist|die kleine ist krank|der kleine ist krank|unser großer|unsere große|unser kleiner|unsere kleine|mein großer|meine große|mein jüngster|meine jüngste|mein ältester|meine älteste|unser jüngster|unsere jüngste|kleinkind|kitakind|schulkind|nachbarskind|teenager sohn|toddler',
    // Friends, neighbours, those at work.
    'freund|freundin|freunde|freundes|freundinnen|friend|friends|girlfriend|boyfriend|bf|gf|partner|partnerin|kumpel|kumpels|mate|mates|buddy|gym buddy|bekannter|bekannte|mitbewohner|mitbewohnerin|roommate|flatmate|housemate|nachbar|nachbarn|nachbarin|neighbour|neighbor|vermieter|vermieterin|landlord|tischnachbar|sitznachbar|kollege|kollegen|kollegin|kolleginnen|arbeitskollege|arbeitskollegin|colleague|colleagues|coworker|coworkers|chef|chefin|boss|boss s|supervisor|manager|azubi|lehrling|praktikant|praktikantin|sekretärin|büronachbar|lehrer|lehrerin|teacher|schüler|schülerin|meine schüler|professor|professorin|dozent|dozentin|kunde|kunden|kundin|klient|klienten|klientin|meine klienten|client|clients|patient|patienten|patientin|patientinnen|patients|teilnehmer|teilnehmerin|teilnehmerinnen|behandle|i treat|i teach|unterrichte|pfarrer|bürgermeister|hausmeister|friseur|friseurin|bäcker|metzger',
    // Who trains and plays beside one.
    'trainer ist|trainer im studio|trainerin im studio|trainer im gym|trainerin im gym|kursleiter|kursleiterin|prof|profs|professor|professorin|dozent|dozentin|dekan|dekanin|übungsleiter|übungsleiterin|trainer hat|coach ist|coach has|coach is|mein trainer|meine trainerin|unser trainer|unsere trainerin|trainer hat|my coach|my trainer|our coach|coach hat|trainingspartner|trainingspartnerin|training partner|teammate|teammates|mitspieler|mitspielerin|mannschaftskollege|mannschaftskollegin|teamkollege|teamkollegein|teamkollegin|torwart|torhüter|torwartin|keeper|goalie|stürmer|stürmerin|verteidiger|verteidigerin|striker|kapitän|kapitänin|gegner|gegnerin|opponent|gegenspieler|gegenspielerin|schiri|schiedsrichter|referee|spieler|spielerin|players|mannschaft|unser team|our team|der fc|der verein|profis|nationalspieler|nationalspielerin|fußballprofi|yogalehrer|yogalehrerin|kletterpartner|laufpartner|laufpartnerin|sparringspartner|sparring partner',
    // Whoever it may be, and who is told of.
    befallen,
    'ist jemand|is jemand|ist wer|war jemand|wurde jemand|hat jemand|hat sich jemand|hat sich einer|somebody fainted|somebody collapsed|someone fainted|someone collapsed|somebody has|someone has|half the office|das halbe büro|alle um mich|the guys|er hat sich|sie hat sich|jemand anders|jemand mit|jemanden mit|jemand der|someone else|someone in my|somebody in my|someone at the|somebody at the|someone with|someone who|somebody with|somebody who|if someone|leute|leuten|menschen|people with|people who|andere leute|anderer|anderer leute|other people|other people s|of others|hauptdarsteller|hauptdarstellerin|schauspieler|schauspielerin|der held|die heldin|actor|actress|influencerin|youtuber|youtuberin|promi|promis|minister|ministerin|kanzler|kanzlerin|grippewelle im büro',
    // Animals.
    'hund|hunde|hündin|welpe|welpen|dackel|labrador|schäferhund|mops|pudel|terrier|dog|dogs|puppy|katze|katzen|kätzchen|cat|cats|kitten|hamster|meerschweinchen|kaninchen|hase|hasen|rabbit|bunny|pferd|pferde|pony|stute|wallach|hengst|horse|kuh|kühe|kalb|schaf|schafe|schwein|schweine|ferkel|lamm|lämmer|zicklein|bulle|zuchtbulle|schweinehund|esel|huhn|hühner|henne|papagei|wellensittich|kanarienvogel|parrot|budgie|schildkröte|tortoise|goldfisch|igel|unser kater|nachbars kater|kater heißt|kater kratzt|kater schnurrt|kater miaut|kater frisst|kater liegt auf|kater schläft auf|mein kater kratzt|mein kater frisst',
  ),
  says(
    { is: 'title' },
    'schreibe über|forsche zu|forsche über|thesis on|thesis about|essay on|spenden für|spendenlauf gegen|run for|run against|fundraiser for|lauf gegen|awareness for|aufklärung über|vortrag zu|lerne für|exam on|klausur über|podcast über|podcast about|buch über|book about|film über|film about|doku über|documentary about|artikel über|article about|vortrag über|kurs wegen|erste hilfe kurs wegen|serie über|show about|quiz über|witz über|reading about|lese über|geschaut|geguckt',
  ),
]
