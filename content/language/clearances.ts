import type { Entry, Sign } from '../../domain/coach/read/language.ts'
import { says } from './entry.ts'

/** What one who knows says that lets somebody train. */
const permits =
  'signed off|signed off on|signed me off|happy for me|gave me a yes|encouraged me|encourages me|encouraged to|approve|okay|ok|erlaubt|erlaubte|erlaubnis|freigabe|freigegeben|sportfreigabe|frei|cleared|clears|clearance|fine|happy|approved|approves|approval|zugestimmt|zustimmung|grünes licht|green light|unbedenklich|empfohlen|empfiehlt|recommended|recommends|sagen ja|sagt ja|ja gesagt|says yes|said yes|darf|i can|can exercise|allowed|gutes zeichen|ist super|ist gut|war gut|sagt gut|alles bestens|alles gut|keine bedenken|keine einwände|keinen einwand|kein problem|nichts dagegen|nix dagegen|nichts gegen|nix gegen|nichts gefunden|nix gefunden|keine einschränkungen|no concerns|no objections|no issues|no problem|no restrictions|no limits|no limitations|einverstanden|go ahead|gave me the go|all clear|ermuntert|ermuntert mich|ermutigt|befürwortet|begrüßt|gewünscht|erwünscht|alles super|prima|supports|encourages|wholly supportive|supportive|segen|abgesegnet|ausdrücklich|tut gut|gut sei|passt schon|thumbs up|sport ja|signed off|signed me off|let me back|back to full|gesundgeschrieben|gesund geschrieben|voll belasten|voll belastbar|belastbar|freie fahrt|abgeklärt|abklären lassen|abgesprochen|besprochen|rücksprache|checked out|ran it by|all fine|tut mir gut|tut dir gut|is gut|is guat|jut so|so gut|gut so|sonst ja|sagt weiter|meint weiter|rät weiter|says continue|says keep|said keep|weiter pumpen|voll trainieren|tauglich|sporttauglich|uneingeschränkt'

const tells =
  'sagen|sagten|gibt|gab|say|gave|sagt|sagte|meint|meinte|findet|fand|hat gesagt|hat gemeint|says|said|reckons|thinks|laut|is|ist'

const suits =
  'passt|passt gut|geht|geht klar|geht in ordnung|klappt|kann ich machen|kann ich weiter|ich kann|möglich|machbar|weitermachen|weiter machen|weitertrainieren|weiter trainieren|unproblematisch|spricht nichts|in ordnung|völlig okay|go|go for it|leg los|los|einfach los|keep going|carry on|keep training|keep lifting|good to go|happy with|fine with|cool with|ok with|okay with|no reason not|can keep|can carry on|can continue'

/** Who wants it has nothing against it. */
const urges = 'will|rät|rät zu|rat|raten|empfiehlt|wants|möchte|advises|recommends|likes|liebt|schickt mich'
const against =
  'ab|abraten|gegen|against|dagegen|pause|pausier*|ruhe|rest|schonen|schonung|liegen|weniger|less|aufhör*|stop|quit|reduz*|vermeiden|avoid|lasse|lassen|lass|meid*|wart*|wait|waiting|holding|hold|caution|vorsicht|verschieb*|verbiet*|verbot*|*verbot|statt|instead|ohne|without|erst|vor|before|monat|monate|monaten|months'
const moving =
  'gewichte|hanteln|heben|hebe|stemme|stemmen|weights|bewegung|krafttraining|kraft|training|sport|übungen|gymnastik|muskelaufbau|exercise|exercising|movement|strength|lifting|walking|impact|moderat|moderate|symmetrisch*'

const doctors =
  'fä|*ologe|*ologin|*ologist|ob signed|ob cleared|ob is|fa sagt|fa meint|operateur|operateurin|gynae|gyne|gynie|arzt|ärztin|ärztlich|sportarzt|sportärztin|betriebsarzt|betriebsärztin|sportmediziner|sportmedizinerin|frauenarzt|frauenärztin|gyn|gynäkologe|gynäkologin|gynäkolog*|doctor|doc|ob|obgyn|ob gyn|gynaecologist|gynecologist|kardiologe|kardiologin|kardiologen|cardiologist|orthopäde|orthopädin|vorsorge|hausarzt|hausärztin|neurologe|neurologin|chirurg|chirurgin|surgeon|consultant|gp|dokta|doktor|specialist|facharzt|klinik'
const midwives = 'hebamme|hebamm|hebammen|hebi|midwife'
const therapists = 'physio|physiotherapeut|physiotherapeutin|therapeut|therapeutin|physical therapist|therapist'

const said = (by: 'doctor' | 'midwife' | 'physio', who: string): readonly Sign[] => [
  { sense: { is: 'cleared', by }, all: [who, permits] },
  { sense: { is: 'cleared', by }, all: [who, tells, suits], within: 12 },
  { sense: { is: 'cleared', by }, all: [who, 'ja|yes|jo'], within: 2 },
  {
    sense: { is: 'cleared', by },
    all: [who, moving, 'unbedingt|jederzeit|gern|gerne|absolutely'],
    within: 4,
    unless: `${against}|nicht|not|kein|keine`,
  },
  { sense: { is: 'cleared', by }, all: [who, urges, moving], within: 9, unless: against },
  {
    sense: { is: 'cleared', by },
    all: [
      who,
      'findet|fand|hält|finds|found|thinks',
      moving,
      'gut|super|toll|prima|klasse|wichtig|sinnvoll|richtig|great|good|fine',
    ],
    within: 8,
    unless: `${against}|nicht|nich|net|not|keine|kein|schlecht|bad`,
  },
]

/** Who may say that training is fine, and how that is told; a leave that somebody tells of without a name is a doctor's. */
export const clearances: { readonly entries: readonly Entry[]; readonly signs: readonly Sign[] } = {
  entries: [
    says(
      { is: 'cleared', by: 'doctor' },
      'cleared for|cleared me|cleared by|cleared to|cleared me to|sportfreigabe|ärztliche freigabe|freigabe vom arzt|doctor approved|doctor cleared|medically cleared|doctors okay|vom arzt freigegeben|ärztlich freigegeben|doc approved',
    ),
    says({ is: 'cleared', by: 'midwife' }, 'freigabe von der hebamme|midwife approved'),
    says(
      { is: 'cleared', by: 'physio' },
      'physio hat freigegeben|physio approved|physio cleared|physio cleared me|pt cleared me|pt signed me off',
    ),
  ],
  signs: [
    ...said('doctor', doctors),
    ...said('midwife', midwives),
    ...said('physio', therapists),
    {
      sense: { is: 'cleared', by: 'doctor' },
      all: ['darf|dürfen|allowed|can', 'wieder|again', 'alles|voll|everything|anything|normal belasten|voll belasten'],
      within: 8,
    },
    {
      sense: { is: 'cleared', by: 'doctor' },
      all: ['sport|training|krafttraining|laufen|alles', 'wieder', 'erlaubt|freigegeben|freigabe'],
      within: 6,
    },
    {
      sense: { is: 'cleared', by: 'doctor' },
      all: ['bin|hab|habe|volle|liegt|ist', 'freigegeben|freigabe|abgeklärt|gesundgeschrieben|gesund geschrieben'],
      within: 5,
    },
    { sense: { is: 'cleared', by: 'doctor' }, all: ['wurde|alles', 'abgeklärt'], within: 5 },
    {
      sense: { is: 'cleared', by: 'doctor' },
      all: ['mit|with', 'freigabe|sportfreigabe|clearance'],
      within: 3,
      unless: 'nur|only|rechne|erwarte|termin|steht|wäre|besser|dann|danach',
    },
    {
      sense: { is: 'cleared', by: 'doctor' },
      all: ['freigabe|sportfreigabe|clearance', 'ja|yes|erteilt|liegt vor|vorhanden|da'],
      within: 3,
    },
    { sense: { is: 'cleared', by: 'doctor' }, all: ['attest', 'darf|erlaubt'], within: 8 },
    {
      sense: { is: 'flag', flag: 'pregnancy' },
      all: [
        'hebamme|midwife|gyn|frauenarzt|frauenärztin|ob|obgyn|gynäkologin',
        'woche|weeks|ssw|monat|months|trimester',
      ],
      unless:
        'entfernt|removed|operiert|surgery|gebärmutter|hysterect*|geburt|birth|postpartum|entbunden|post partum|kaiserschnitt|alt|old',
    },
  ],
}
