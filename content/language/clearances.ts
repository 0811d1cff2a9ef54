import type { Entry, Sign } from '../../domain/coach/read/language.ts'
import { says } from './entry.ts'

const agrees =
  'okay|ok|erlaubt|erlaubte|erlaubnis|freigabe|freigegeben|sportfreigabe|cleared|clears|clearance|fine|happy|approved|approves|approval|zugestimmt|zustimmung|grünes licht|green light|unbedenklich|empfohlen|empfiehlt|recommended|recommends|sagen ja|sagt ja|says yes|said yes|darf wieder|darf ich wieder|i can train|can exercise|allowed|gutes zeichen|ist super|ist gut|sagt gut|alles bestens|alles gut|keine bedenken|no concerns|einverstanden|go ahead|gave me the go|all clear|segen|abgesegnet|ausdrücklich|tut gut|gut sei|passt schon|thumbs up|sport ja|signed off on'

const denies =
  'aufpassen|vorsichtig|careful|nicht|verboten|abgeraten|kein|keine|not|noch nicht|against|verbietet|erst wieder'

const tells = 'sagt|sagte|meint|meinte|findet|fand|hat gesagt|hat gemeint|says|said|reckons|thinks|laut|is|ist'

const suits =
  'passt|passt gut|geht|geht klar|geht in ordnung|klappt|darf|darf ich|ich darf|kann ich machen|kann ich weiter|ich kann|möglich|machbar|weitermachen|weiter machen|weitertrainieren|weiter trainieren|unproblematisch|spricht nichts|nichts dagegen|in ordnung|völlig okay|keep going|carry on|keep training|keep lifting|good to go|happy with|fine with|cool with|ok with|okay with|no reason not|can keep|can carry on|can continue|i can'

const refuses =
  'aufpassen|vorsichtig|careful|verboten|abgeraten|noch nicht|against|verbietet|erst wieder|geht nicht|geht noch nicht|nicht mehr|darf nicht|darf ich nicht|darf nix|nicht heben|soll nicht|sollte nicht|can t|cannot|must not|mustn t|shouldn t|should not|nur|only|ausser|except|keinen sport|kein sport|kein training|no training|no exercise'

/** Who may say that training is fine, and how that is told. */
export const clearances: { readonly entries: readonly Entry[]; readonly signs: readonly Sign[] } = {
  entries: [
    says(
      { is: 'cleared', by: 'doctor' },
      'cleared for|cleared me|cleared by|cleared to train|sportfreigabe|ärztliche freigabe|freigabe vom arzt|doctor approved|doctor cleared|medically cleared|doctors okay|sport ausdrücklich erlaubt|vom arzt freigegeben|ärztlich freigegeben|doc approved|cleared for exercise',
    ),
    says({ is: 'cleared', by: 'midwife' }, 'hebamme sagt ich darf|freigabe von der hebamme|midwife approved'),
    says({ is: 'cleared', by: 'physio' }, 'physio sagt ich darf|physio hat freigegeben|physio approved|physio cleared'),
  ],
  signs: [
    {
      sense: { is: 'cleared', by: 'doctor' },
      all: [
        'arzt|ärztin|frauenarzt|frauenärztin|gyn|gynäkologe|gynäkologin|gynäkolog*|doctor|doc|ob|obgyn|ob gyn|gynaecologist|gynecologist|kardiologe|kardiologin|cardiologist|orthopäde|orthopädin|vorsorge|hausarzt|hausärztin|neurologe|chirurg|surgeon|consultant|gp|dokta|doktor|specialist|facharzt|klinik',
        agrees,
      ],
      unless: denies,
    },
    { sense: { is: 'cleared', by: 'midwife' }, all: ['hebamme|midwife', agrees], unless: denies },
    {
      sense: { is: 'cleared', by: 'midwife' },
      all: ['hebamme|midwife', tells, suits],
      within: 12,
      unless: refuses,
    },
    {
      sense: { is: 'cleared', by: 'doctor' },
      all: [
        'arzt|ärztin|frauenarzt|frauenärztin|gyn|gynäkologe|gynäkologin|doctor|doc|ob|obgyn|ob gyn|gynaecologist|gynecologist|hausarzt|hausärztin|doktor|dokta',
        tells,
        suits,
      ],
      within: 10,
      unless: refuses,
    },
    {
      sense: { is: 'cleared', by: 'physio' },
      all: ['physio|physiotherapeut|physiotherapeutin|therapeut|therapeutin|physical therapist', tells, suits],
      within: 10,
      unless: refuses,
    },
    {
      sense: { is: 'cleared', by: 'physio' },
      all: ['physio|physiotherapeut|physiotherapeutin|physical therapist|therapeut|therapist', agrees],
      unless: denies,
    },
    {
      sense: { is: 'flag', flag: 'pregnancy' },
      all: [
        'hebamme|midwife|gyn|frauenarzt|frauenärztin|ob|obgyn|gynäkologin',
        'woche|weeks|ssw|monat|months|trimester',
      ],
      unless: 'geburt|birth|postpartum|entbunden|post partum|kaiserschnitt|alt|old',
    },
  ],
}
