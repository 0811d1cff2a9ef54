import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm } from './alarm.ts'

const hardlyAnEffort =
  'treppe|treppen|treppensteigen|treppenhaus|stiege|stiegen|stairs|climbing stairs|spazieren|spaziergang|spazierengehen|gassi|gehen|beim gehen|zu fuß|walking|a walk|aufstehen|standing up|getting up|einkaufen|shopping|putzen|hausarbeit|kochen|duschen|shower|reden|talking|sitzen|sitting|liegen|lying|bett|bed|sofa|couch|schreibtisch|desk|ruhe|rest'
const back =
  'rücken|kreuz|hexenschuss|bandscheibe*|bandscheibenvorfall|ischias|lws|wirbelsäule|back|disc|disk|sciatica|spine|beine taub|legs numb'

/** What somebody sees on themselves, or reads off a watch or a scale, and names no illness for. */
export const seen: readonly Sign[] = [
  alarm('palpitations', ['puls|pulse|hr|heart rate|herzfrequenz|hf|schläge|bpm', '{fast}', hardlyAnEffort], {
    within: 8,
    unless:
      'treppenlauf|treppenläufe|treppenlaufen|stepper|stairmaster|stair climber|stepmill|intervall*|interval*|hiit|sprint*|bis|max*|unter|below|under|ziel|goal|target|zone|bitte|please|jogging|intervals',
  }),
  alarm(
    'neurological',
    [
      'urin|pipi|pinkel*|wasserlassen|wasser halten|harn|blase|stuhl|stuhlgang|klo|toilette|bladder|bowel*|pee|toilet|bathroom',
      'nicht mehr|nimmer|nicht halten|kaum halten|kaum noch halten|spür* nicht|merk* nicht|merke nichts|no longer|anymore|can t hold|cant hold|can t feel|cant feel|don t feel|dont feel|barely feel|kontrolle verloren|lost control',
      back,
    ],
    { within: 14, lacking: true, unless: 'geburt|entbunden|birth|fenster|gangplatz|weit|far|kaffee|coffee' },
  ),
  alarm(
    'unwell',
    [
      'auge|augen|augapfel|augäpfel|augenweiß|haut|gesicht|hautfarbe|eye|eyes|eyeballs|skin|face|whites',
      'gelb|gelbe|gelben|gelber|gelbes|gelblich|gelbliche|gelbstich|vergilbt|yellow|yellowish|yellowy|jaundiced',
    ],
    {
      within: 5,
      unless:
        'brille|brillen|goggles|glasses|linse*|lense*|matte|mat|band|bänder|shirt|hose|hantel*|lampe|licht|light|filter|schminke|creme|sticker|emoji|smiley|wand|foto|photo|bild',
    },
  ),
  alarm('unwell', ['gelbsucht|jaundice|ikterus'], {
    unless: 'baby|neugeboren*|newborn|sohn|tochter|son|daughter|geimpft|impf*',
  }),
  alarm(
    'unwell',
    [
      'abgenommen|nehme|nehm|gewichtsverlust|verloren|leichter|lost|losing|weight loss|gewicht|weight|kilo|kilos|kg|pounds|lbs',
      'ohne grund|ohne jeden grund|ohne erklärung|ohne es zu wollen|ohne dass ich|ungewollt|ungewollte|ungewollter|unbeabsichtigt|unerklärlich|unerklärliche|unerklärlicher|von allein|von alleine|von selbst|without trying|without meaning to|for no reason|no reason|unintentionally|unintentional|unexplained',
    ],
    { within: 8, lacking: true, unless: 'zugenommen|gained|hantel*|scheibe*|plates|stange|bar|bench|bank' },
  ),
  alarm(
    'unwell',
    [
      'nachtschweiß|nachtschweiss|nachts schweißgebadet|nass geschwitzt nachts|nachts durchgeschwitzt|night sweats|nightsweats',
      'abgenommen|gewicht|gewichtsverlust|kilo|kilos|kg|lost|weight|pounds|lymphknoten|lymph nodes|lymph node|knoten|lump',
    ],
    { within: 12, unless: 'wechseljahre|menopause|menopausal' },
  ),
  alarm(
    'neurological',
    [
      'beide beine|beiden beinen|beide arme|beide füße|beiden füßen|beide hände|both legs|both feet|both arms|both hands|my legs|meine beine',
      'taub|gefühllos|kein gefühl|keinerlei gefühl|spür* nicht|spüre nichts|numb|can t feel|cant feel|no feeling|dead',
    ],
    {
      within: 6,
      lacking: true,
      unless:
        'training|trainiert|workout|leg day|legday|squats|kniebeugen|muskelkater|sore|doms|kalt|kälte|cold|eingeschlafen|fell asleep|spin|spinning|nach dem|after',
    },
  ),
  alarm(
    'unwell',
    ['stuhl|stuhlgang|kot|stool|stools|poop|poo', 'schwarz|schwarzer|schwarzen|teer*|blutig*|black|tarry|bloody'],
    { within: 4, unless: 'bank|matte|hantel*|tisch|sitz*|büro*|hocker|lehne|holz*|chair|gürtel|belt' },
  ),
  alarm(
    'unwell',
    [
      'urin|pipi|pinkel|pee|urine|wee',
      'cola|colabraun|colabrauner|colafarben|colafarbener|dunkelbraun|dunkelbrauner|teefarben|rostbraun|tea coloured|tea colored|cola coloured|cola colored|rusty',
    ],
    { within: 5 },
  ),
  alarm(
    'breathlessness',
    [
      'zunge|lippe|lippen|kehle|rachen|tongue|lips|lip|throat',
      'geschwollen|schwillt|schwellen|angeschwollen|zugeschwollen|schnürt sich zu|swollen|swelling|closing up|closes up',
    ],
    { within: 5, unless: 'gebissen|biss|bitten|bit|mandeln|lymph*|zahn*|tooth|botox|filler|fieberblase|herpes|knoten' },
  ),
  alarm(
    'infection',
    [
      'ohr|ohren|mittelohr|gehörgang|zahn|zahnwurzel|weisheitszahn|nebenhöhle|nebenhöhlen|nasennebenhöhlen|stirnhöhle|stirnhöhlen|kieferhöhle|ear|ears|tooth|sinus|sinuses',
      'entzündet|entzündung|vereitert|eitert|eitrig|eiter|infection|infected|abscess|inflamed|pus',
    ],
    {
      within: 4,
      unless:
        'früher|damals|überstanden|vorbei|weg|ausgeheilt|abgeheilt|chronisch|chronic|gone|cleared up|healed|jahren|years|hund|katze|dog|cat|kind|sohn|tochter|son|daughter',
    },
  ),
  // What a doctor has to see at once, by what is seen and felt of it.
  alarm(
    'neurological',
    [
      'schatten|rußregen|shadow',
      'schiebt|legt sich|zieht|wandert|vor|über|im|moves|moving|creeps|crept|across|over|in',
      'auge|augen|sehfeld|gesichtsfeld|eye|eyes|vision',
    ],
    {
      within: 6,
      unless:
        'lidschatten|unter|under|ringe|augenringe|dusche|fenster|kino|theater|bühne|show|window|shower|stage|theatre|theater|sonne|baum|sun|tree|laptop|monitor|screen|kamera',
    },
  ),
  alarm(
    'breathlessness',
    [
      'huste|husten|hustet|aushusten|ausgehustet|gehustet|cough|coughed|coughing',
      'schaum|schaumig|schaumigen|rosa|foam|foamy|frothy|pink',
    ],
    { within: 5, unless: 'matte|mat|hantel*|shirt|schuhe|rolle|roller|bier|beer|bad|hund|katze|dog|cat' },
  ),
  alarm(
    'unwell',
    ['bauch|bauchdecke|unterbauch|belly|abdomen|stomach', 'bretthart|steinhart|hart wie ein brett|rock hard'],
    {
      within: 5,
      unless: 'sixpack|trainiert|training|ziel|haben|bekommen|werden|want|goal|abs|core|plank|muskeln|endlich|looks',
    },
  ),
  alarm(
    'crisis',
    [
      'zu viele|zuviele|überdosis|too many|overdose|alle|all',
      'tabletten|pillen|schlaftabletten|schmerztabletten|pills|tablets|sleeping pills',
      'genommen|geschluckt|took|taken|swallowed',
    ],
    {
      within: 5,
      unless: 'nie|never|nicht|not|aufgebraucht|frau|mann|oma|opa|mutter|vater|hund|katze|dog|cat|film|serie|show',
    },
  ),
  alarm(
    'recent-surgery',
    [
      'wunde|op wunde|operationswunde|naht|nähte|narbe|fäden|stitches|incision|wound',
      'eitert|eitrig|vereitert|aufgeplatzt|aufgegangen|aufgerissen|platzt auf|geht auf|opened|open again|burst|pus|oozing|suppt|nässt',
    ],
    {
      within: 5,
      unless:
        'hose|shirt|leggings|ball|matte|hantel*|schuh|trousers|seam|pants|früher|damals|jahren|years|hund|katze|dog|cat',
    },
  ),
  alarm(
    'fresh-tear',
    [
      'bizeps|bicep|biceps|trizeps|triceps|brustmuskel|pec|wadenmuskel',
      'hochgerutscht|hochgerollt|zusammengerollt|rolled up|popeye|delle|dent',
    ],
    {
      within: 6,
      unless:
        'enkel|comic|film|kostüm|spinat|spinach|ärmel|hose|shirt|sleeve|arme wie|arms like|wie popeye|like popeye',
    },
  ),
  alarm(
    'unwell',
    [
      'hoden|hodensack|testicle|testicles|scrotum',
      'plötzlich|stark*|schlimm*|geschwollen|verdreht|suddenly|all of a sudden|badly|swollen|twisted',
    ],
    {
      within: 6,
      unless: 'gestoßen|tritt|getreten|ball|kicked|hit|sattel|saddle|jahren|years|operiert|hund|dog|cat',
    },
  ),
  alarm(
    'heart-warning',
    [
      'kiefer|unterkiefer|jaw',
      'treppe|treppen|treppensteigen|bergauf|belastung|anstrengung|stairs|climb|climbing|uphill|exertion|walk fast',
    ],
    {
      within: 6,
      unless: 'zahn*|tooth|teeth|knirsch*|grind*|zusammenbeißen|clench*|lockern|relax|locker',
    },
  ),
]
