import { type Entry, entries } from './lexicon.ts'

/** Time, style, goal, effort and surroundings. */
export const trainingWords: readonly Entry[] = [
  ...entries({ is: 'unit', minutes: 1 }, 'min|mins|minute|minuten|minutes'),
  ...entries({ is: 'unit', minutes: 60 }, 'h|std|stunde|stunden|hour|hours|hr|hrs'),
  ...entries({ is: 'span', minutes: 30 }, 'halbe stunde|halben stunde|half an hour|half hour'),
  ...entries({ is: 'span', minutes: 15 }, 'viertelstunde|quarter of an hour'),
  ...entries({ is: 'span', minutes: 45 }, 'dreiviertelstunde|dreiviertel stunde|three quarters of an hour'),
  ...entries({ is: 'span', minutes: 90 }, 'anderthalb stunden|eineinhalb stunden|hour and a half|one and a half hours'),
  ...entries({ is: 'span', minutes: 60 }, 'eine stunde|einer stunde|an hour|one hour'),
  ...entries({ is: 'span', minutes: 120 }, 'zwei stunden|two hours'),
  ...entries({ is: 'weeks' }, 'woche|wochen|week|weeks'),
  ...entries({ is: 'kg' }, 'kg|kilo|kilos|kilogramm|lb|lbs'),
  ...entries({ is: 'style', style: 'superset' }, 'superset*|supersatz|supersaetze|supersaetzen'),
  ...entries({ is: 'style', style: 'circuit' }, 'zirkel*|circuit*|kreistraining|rundentraining'),
  ...entries({ is: 'style', style: 'emom' }, 'emom*'),
  ...entries({ is: 'style', style: 'amrap' }, 'amrap*|crossfit*|wod'),
  ...entries({ is: 'style', style: 'interval' }, 'intervall*|interval*|hiit|tabata'),
  ...entries({ is: 'style', style: 'straight' }, 'straight sets|klassisch*|einzelne saetze'),
  ...entries(
    { is: 'goal', goal: 'strength' },
    'kraft|krafttraining|maximalkraft|strength|stark|staerker|stronger|powerlifting|heavy|schwer*',
  ),
  ...entries(
    { is: 'goal', goal: 'muscle' },
    'muskelaufbau|hypertroph*|muscle|muscles|muskeln|masse|bodybuilding|aufbau|pump',
  ),
  ...entries(
    { is: 'goal', goal: 'endurance' },
    'ausdauer*|endurance|kondition|cardio|kardio|laufen|joggen|lauf|dauerlauf|run|running|jog|jogging|marathon*|halbmarathon*|triathlon*',
  ),
  ...entries(
    { is: 'goal', goal: 'weight-loss' },
    'abnehmen|fett|fettverbrennung|fat|weight loss|lose weight|kalorien|calories|burn',
  ),
  ...entries(
    { is: 'goal', goal: 'mobility' },
    'mobility|mobilitaet|beweglich*|dehnen|dehnung|stretch*|yoga|flexib*|mobilis*',
  ),
  ...entries({ is: 'goal', goal: 'hyrox' }, 'hyrox'),
  ...entries({ is: 'goal', goal: 'health' }, 'gesund*|health*|fit bleiben|stay fit|fitness'),
  ...entries(
    { is: 'effort', effort: 'tired' },
    'muede|erschoepft|kaputt heute|schlapp|tired|exhausted|fatigued|schlecht geschlafen|slept badly|wenig geschlafen|bad sleep|poor sleep|keine energie|low energy|erkaeltet',
  ),
  ...entries(
    { is: 'effort', effort: 'tired' },
    'locker|lockeres|leicht|leichtes|leichte|easy|light|gentle|sanft*|entspannt*|regeneration*|recovery|ruhig|ruhiges',
  ),
  ...entries(
    { is: 'effort', effort: 'energetic' },
    'energie|energy|energetic|fit|ausgeruht|rested|motiviert|motivated|vollgas|all out|hart|hartes|hard|intensiv*|intense|auspowern|fresh',
  ),
  ...entries(
    { is: 'context', context: 'quiet' },
    'leise|quiet|quietly|nachbarn|neighbours|neighbors|laerm|noise|baby schlaeft|silent',
  ),
  ...entries(
    { is: 'context', context: 'small-space' },
    'wenig platz|kein platz|keinen platz|kaum platz|small space|little space|tiny|hotelzimmer|hotel room|enge|kleines zimmer|kleine wohnung',
  ),
  ...entries({ is: 'context', context: 'outdoors' }, 'draussen|outdoor*|outside|im park|park|im freien|garten|im wald'),
  ...entries({ is: 'context', context: 'no-jumps' }, 'spruenge|springen|huepfen|jump|jumps|jumping|plyometr*|hops'),
  ...entries({ is: 'closing' }, 'letzte*|last|zum schluss|am ende|anschliessend|at the end|davon|finally'),
  ...entries({ is: 'simulation' }, 'simulation|simulieren|simulate|generalprobe|race simulation|full race'),
  ...entries({ is: 'race' }, 'wettkampf|wettkampfs|rennen|race|competition'),
  ...entries({ is: 'override' }, 'trotzdem|anyway|egal|regardless|muskelkater egal'),
]
