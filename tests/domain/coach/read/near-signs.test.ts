import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import { readerFor } from '../../../../domain/coach/read/reader.ts'
import { safetyOf } from '../../../../domain/coach/read/safety.ts'

const levelOf = (text: string) => safetyOf(readerFor(catalogue)(text, 'wish', '2026-11-23').items).level

/** What stands near a sign excuses it only where it is said of the same thing. */
describe.each<readonly ['red' | 'amber' | 'none', readonly string[]]>([
  [
    'red',
    [
      'Brust drückt, das Drücken geht in den Arm',
      'Brust drückt, drücken geht trotzdem',
      'Brust eng, drücken ist da',
      'Brust: das Drücken ist schlimmer beim Laufen',
      'Das Drücken ist in der Brust und der linke Arm ist taub',
      'Brust: Ziehen und Drücken, strahlt in den Kiefer',
      'Brust: Drücken und Ziehen seit gestern',
      'I can barely stand, room’s spinning',
      'everything spins, hardly able to stand',
      'spinning head and stiff neck',
      'room spins, neck hurts',
      'kann kaum die Augen öffnen weil sich alles dreht',
      'kippe oft um, Balance ist komplett weg',
      'Gleichgewicht gestört, kippe um',
      'gestern Erdnuss gegessen, anaphylaktischer Schock, Epipen gebraucht',
      'anaphylaxis yesterday, used my epipen',
      'anaphylactic shock last night, had to use my epipen',
      'hatte gestern einen allergischen Schock, 2 Jahre nach dem letzten',
      'am 5. wurde ich am Knie operiert',
      'Am 3. habe ich entbunden',
      'Ich habe am 20. entbunden',
      'Die OP war am 5.',
      'I keep hearing voices',
      'Ich höre immer wieder Stimmen',
      'nach dem Training dunkler Urin',
      'dark urine after the workout',
      'Urin dunkel wie Tee',
      'urine looks like coke',
      'pissing blood',
      'everything went dark after the last set',
      'Wehen alle 10 Minuten',
      'alle fünf Minuten Wehen',
      'ich würde lieber sterben als so weiterzuleben',
      'lieber sterben als so weiter',
      'I’d rather die than go on',
      'I would sooner die than keep going like this',
      'lieber sterben, bevor ich noch einmal leide',
      'linker Arm taub beim Gehen',
      'left arm pins and needles when walking uphill',
      'left arm goes numb with effort',
      'habe seit 3 Tagen nichts gegessen',
      'Brust drückt beim Treppensteigen',
    ],
  ],
  [
    'amber',
    [
      'just out of hospital, ready for a light one',
      'gestern aus dem Krankenhaus entlassen',
      'Die OP ist am 30.',
      'left arm tingles, want to run',
      'Habe gestern Blut gespendet und huste ein wenig',
    ],
  ],
  [
    'none',
    [
      'gave blood yesterday, cough gone',
      'habe Cola getrunken und muss dauernd pinkeln',
      'Kaffee braun, danach pinkeln',
      'Brauner Gürtel im Judo, muss vorher pinkeln',
      'have better lat contractions with bands',
      'I have strong contractions of the biceps',
      'in der Gruppe höre ich Stimmen, die mich anfeuern',
      'I love hearing voices that say well done',
      'Alles schwarz im Raum, Satz Hanteln vorhanden',
      'rather die trying, leg day please',
      'got high reps in last time',
      'huge respect, my knees love it',
      'massive thanks, knees feel great',
      'not eaten meat for years',
      'Mattigkeit seit Tagen',
      '5x5 squads',
      'erst Kraft, dann runterkommen',
      'es wurde dunkel, Lauf im Park',
    ],
  ],
])('%s', (level, texts) => {
  test.each(texts)('%s', text => expect(levelOf(text)).toBe(level))
})
