import type { Language } from '../../domain/coach/read/language.ts'
import { atAnEnd } from './alarms/at-an-end.ts'
import { betweenTheLines } from './alarms/between-the-lines.ts'
import { birthAndInfection } from './alarms/birth-and-infection.ts'
import { despair, reckoning } from './alarms/despair.ts'
import { fits } from './alarms/fits.ts'
import { functions } from './alarms/functions.ts'
import { headAndNerves } from './alarms/head-and-nerves.ts'
import { heartAndBreath } from './alarms/heart-and-breath.ts'
import { injuries } from './alarms/injuries.ts'
import { mind } from './alarms/mind.ts'
import { mishaps } from './alarms/mishaps.ts'
import { namedByDoctors } from './alarms/named-by-doctors.ts'
import { noMoreLife } from './alarms/no-more-life.ts'
import { paidFood } from './alarms/paid-food.ts'
import { seen } from './alarms/seen.ts'
import { toOneself } from './alarms/to-oneself.ts'
import { body, regions } from './body.ts'
import { clearances } from './clearances.ts'
import { complaints, diagnoses, soreness } from './complaints.ts'
import { conditionSigns, conditions, drugs, todays } from './conditions.ts'
import { dialects } from './dialects.ts'
import { ear } from './ear.ts'
import { everyday } from './everyday.ts'
import { feelings } from './feelings.ts'
import { harmless } from './harmless.ts'
import { kinds } from './kinds.ts'
import { kits } from './kit.ts'
import { limits } from './limits.ts'
import { moves } from './moves/everyday.ts'
import { glossary } from './moves/glossary.ts'
import { lifts } from './moves/lifts.ts'
import { others } from './moves/others.ts'
import { nerves } from './nerves.ts'
import { people } from './people.ts'
import { recovery } from './recovery.ts'
import { red, redSigns } from './red.ts'
import { roles } from './roles.ts'
import { checked } from './schema.ts'
import { small, times } from './small.ts'
import { sportsWords } from './sports.ts'
import { training } from './training.ts'
import { turns } from './turns.ts'
import { unmended } from './unmended.ts'

const words = checked({
  entries: [
    ...harmless,
    ...red,
    ...conditions,
    ...drugs,
    ...todays,
    ...diagnoses,
    ...complaints,
    ...soreness,
    ...clearances.entries,
    ...body,
    ...regions,
    ...training,
    ...feelings,
    ...moves,
    ...others,
    ...glossary,
    ...lifts,
    ...kits,
    ...sportsWords,
    ...times,
    ...people,
    ...small,
  ],
  signs: [
    ...redSigns,
    ...heartAndBreath,
    ...headAndNerves,
    ...injuries,
    ...mind,
    ...despair,
    ...reckoning,
    ...atAnEnd,
    ...noMoreLife,
    ...toOneself,
    ...paidFood,
    ...fits,
    ...birthAndInfection,
    ...functions,
    ...mishaps,
    ...namedByDoctors,
    ...seen,
    ...betweenTheLines,
    ...conditionSigns,
    ...limits,
    ...nerves,
    ...clearances.signs,
  ],
  everyday: `${everyday} ${unmended}`,
  kinds,
  dialects,
  recovery,
  roles,
  turns,
  painHeads: 'schmerzen|schmerz|probleme|beschwerden|verletzung',
  heads:
    'gerecht|gerechte|gerechtes|gerechter|stabi|schmerz|schmerzen|weh|probleme|problem|probs|beschwerden|training|übung|übungen|tag|workout|einheit|muskulatur|muskel|muskeln|programm|kurs|session|bereich|bruch|riss|anriss|einriss|abriss|fraktur|op|operation|ersatz|zerrung|prellung|verletzung|entzündung|reizung|blockade|schwellung|arthrose|schaden|krampf|syndrom|erkrankung|geschichte|schonend|schonendes|schonende|freundlich|freundliche|freundliches|freundlicher|kräftigung|stärkung|dehnung|beweglichkeit|mobilität|mobility|fokus|stabilität|instabilität|sachen|sache|zeug|zeugs|kram|krams|gedöns|dings|dinger|ding|partie|teil|anteil|block|woche|tage|einheiten|runde|variante|varianten|plan|verspannung|steifheit|verstauchung|stauchung|überlastung|verschleiß|pain|day|muskelkater|ruptur|luxation|gelenk|schlitten|kraft|aufbau|schwäche|zirkel|sätze|intervalle|gymnastik|sport',
  endings: [
    { ending: 'olol', sense: { is: 'drug', drug: 'beta-blocker' } },
    { ending: 'pril', sense: { is: 'drug', drug: 'blood-pressure' } },
    { ending: 'sartan', sense: { is: 'drug', drug: 'blood-pressure' } },
    { ending: 'dipin', sense: { is: 'drug', drug: 'blood-pressure' } },
    { ending: 'xaban', sense: { is: 'drug', drug: 'blood-thinner' } },
    { ending: 'gliptin', sense: { is: 'drug', drug: 'diabetes' } },
    { ending: 'gliflozin', sense: { is: 'drug', drug: 'diabetes' } },
    { ending: 'glutid', sense: { is: 'drug', drug: 'diabetes' } },
    { ending: 'dronat', sense: { is: 'drug', drug: 'osteoporosis' } },
    { ending: 'syndrom', sense: { is: 'unclear' } },
    { ending: 'syndrome', sense: { is: 'unclear' } },
    { ending: 'ektomie', sense: { is: 'happened', what: 'surgery' } },
    { ending: 'ectomy', sense: { is: 'happened', what: 'surgery' } },
    { ending: 'plastik', sense: { is: 'happened', what: 'surgery' } },
    { ending: 'osis', sense: { is: 'unclear' } },
    { ending: 'ose', sense: { is: 'unclear' } },
    { ending: 'opathy', sense: { is: 'unclear' } },
    { ending: 'algia', sense: { is: 'unclear' } },
    { ending: 'emia', sense: { is: 'unclear' } },
    { ending: 'amie', sense: { is: 'unclear' } },
    { ending: 'sklerose', sense: { is: 'unclear' } },
    { ending: 'plegie', sense: { is: 'unclear' } },
    { ending: 'zumab', sense: { is: 'drug', drug: 'immune' } },
    { ending: 'ximab', sense: { is: 'drug', drug: 'immune' } },
    { ending: 'umab', sense: { is: 'drug', drug: 'immune' } },
    { ending: 'statin', sense: { is: 'unclear' } },
    { ending: 'zepam', sense: { is: 'drug', drug: 'sedative' } },
    { ending: 'zolam', sense: { is: 'drug', drug: 'sedative' } },
    { ending: 'cillin', sense: { is: 'drug', drug: 'antibiotic' } },
    { ending: 'mycin', sense: { is: 'drug', drug: 'antibiotic' } },
    { ending: 'floxacin', sense: { is: 'drug', drug: 'antibiotic' } },
    { ending: 'krankheit', sense: { is: 'unclear' } },
    { ending: 'erkrankung', sense: { is: 'unclear' } },
    { ending: 'insuffizienz', sense: { is: 'unclear' } },
    { ending: 'pathie', sense: { is: 'unclear' } },
    { ending: 'algie', sense: { is: 'unclear' } },
    { ending: 'itis', sense: { is: 'unclear' } },
    { ending: 'dystrophie', sense: { is: 'unclear' } },
    { ending: 'schmerzen', sense: { is: 'unclear' } },
    { ending: 'beschwerden', sense: { is: 'unclear' } },
  ],
})

/** German and English as people write them to a coach, dialects and slips included. */
export const language: Language = { ...words, ear }
