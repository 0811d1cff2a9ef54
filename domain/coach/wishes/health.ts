import { type Entry, entries, type Meaning } from './lexicon.ts'

const condition = (of: Extract<Meaning, { is: 'condition' }>['condition']): Meaning => ({
  is: 'condition',
  condition: of,
})

/** Pain words and conditions that limit training. */
export const healthWords: readonly Entry[] = [
  ...entries({ is: 'soreness' }, 'muskelkater|doms|sore muscles|muscle soreness'),
  ...entries(
    { is: 'pain', mild: false },
    'schmerz|schmerzen|schmerzt|schmerzhaft*|weh|zwickt|zwicken|verletz*|kaputt|entzuend*',
  ),
  ...entries(
    { is: 'pain', mild: false },
    'hurt|hurts|hurting|pain|pains|painful|sore|injur*|ache*|aching|bad|strained|gezerrt|zerrung*',
  ),
  ...entries(
    { is: 'pain', mild: false },
    'problem*|beschwerden|arthrose|arthritis|operiert|op|surgery|gereizt|kein belasten|schonen',
  ),
  ...entries(
    { is: 'pain', mild: true },
    'empfindlich*|steif*|stiff|verspannt*|tight|sensitive|eingeschraenkt*|limited',
  ),
  ...entries(condition('pregnancy'), 'schwanger*|pregnan*'),
  ...entries(
    condition('hypertension'),
    'bluthochdruck|hypertonie|hypertension|high blood pressure|hoher blutdruck|hohen blutdruck',
  ),
  ...entries(condition('osteoporosis'), 'osteoporos*'),
  ...entries(
    condition('pelvic-floor'),
    'beckenboden*|pelvic floor|rueckbildung*|postpartum|inkontinenz|incontinence|nach der geburt',
  ),
  ...entries(condition('lower-back-pain'), 'bandscheib*|ischias*|sciatica|hexenschuss|herniated|slipped disc|disc'),
  ...entries(
    condition('screening'),
    'diabet*|asthma|epilep*|schwindel*|dizz*|copd|chemo*|krebs*|cancer|rheuma*|blutverduenner',
  ),
  ...entries(
    condition('medical'),
    'herz*|heart|brustschmerz*|chest pain|schlaganfall|stroke|thrombo*|ohnmacht*|fainting|infarkt*|pacemaker',
  ),
  ...entries({ is: 'context', context: 'no-overhead' }, 'ueberkopf*|ueber kopf|ueber den kopf|overhead'),
  ...entries(
    { is: 'context', context: 'no-axial-load' },
    'axial*|axial load|stauchung|wirbelsaeule belasten|spinal load*',
  ),
]
