import type { Training } from './schema.ts'

const list = (ids: string) => ids.split(' ')
const text = (de: string, en: string) => ({ de, en })

const bars = ['barbell']
const steady = list(
  'mcgill-curl-up bird-dog knee-side-plank side-plank dead-bug pallof-press band-pallof-press knee-plank plank',
)
const upright = list('bird-dog pallof-press band-pallof-press knee-side-plank cross-body-march')

/** Sessions that are kind to something: what they are called, what they say, and what stands in for what is left out. */
export const cares: Training['cares'] = {
  grade: 'C',
  source:
    'practice; Mottola 2019 (pregnancy B), Deering 2020 (return after birth C), McGill 2010 (trunk B), NICE NG59 (back and sciatica A: keep moving)',
  of: {
    pregnancy: {
      name: text('in der Schwangerschaft', 'during pregnancy'),
      tone: text(
        'Ruhig und aufrecht, im Sitzen, Stehen oder Vierfüßlerstand: so, dass du dabei noch reden kannst.',
        'Calm and upright, seated, standing or on all fours: so that you can still talk.',
      ),
      hints: [
        text(
          'Atme beim Anstrengen aus und halte nie die Luft an. Mehr als „etwas anstrengend“ muss es nicht sein, drei bis vier Wiederholungen bleiben immer übrig.',
          'Breathe out as you exert yourself and never hold your breath. “Somewhat hard” is plenty: three or four repetitions always stay in reserve.',
        ),
        text(
          'Trink genug und such dir einen kühlen Platz. Bei Blutung, Wehen, Schwindel, Kopf-, Brust- oder Bauchschmerz oder wenn sich dein Kind weniger bewegt, hör auf und ruf deine Praxis oder Hebamme an.',
          'Drink enough and find a cool place. With bleeding, contractions, dizziness, pain in head, chest or belly, or if your child moves less, stop and call your doctor or midwife.',
        ),
      ],
      trunk: upright,
      opening: ['pelvic-floor-lift'],
      without: bars,
      hingesLate: true,
    },
    birth: {
      name: text('nach der Geburt', 'after birth'),
      tone: text(
        'Zuerst Atmung und Beckenboden, dann sanft wieder Kraft.',
        'Breathing and pelvic floor first, then gently strength again.',
      ),
      hints: [
        text(
          'Atme beim Anheben aus und spanne den Beckenboden sanft mit an. Wenn es nach unten drückt, tröpfelt oder sich der Bauch in der Mitte vorwölbt, nimm die leichtere Übung und zeig es deiner Hebamme oder Physiotherapie.',
          'Breathe out as you lift and gently draw in the pelvic floor. If it presses downwards, leaks, or the belly bulges in the middle, take the easier exercise and show it to your midwife or physio.',
        ),
        text(
          'Springen, Laufen und Sit-ups haben noch Zeit. Rückbildung geht vor; an müden Tagen ist die Hälfte auch genug.',
          'Jumping, running and sit-ups can wait. Recovery exercises come first; on tired days half of it is enough.',
        ),
      ],
      trunk: list('dead-bug bird-dog pallof-press band-pallof-press knee-side-plank'),
      opening: ['pelvic-floor-lift'],
      without: bars,
      hingesLate: true,
    },
    'pelvic-floor': {
      name: text('mit Beckenboden', 'with the pelvic floor'),
      tone: text(
        'Zuerst Atmung und Beckenboden, dann Kraft ohne Pressen.',
        'Breathing and pelvic floor first, then strength without straining.',
      ),
      hints: [
        text(
          'Atme bei jeder Anstrengung aus und press nie nach unten.',
          'Breathe out with every effort and never bear down.',
        ),
      ],
      trunk: list('dead-bug bird-dog pallof-press band-pallof-press knee-side-plank'),
      opening: ['pelvic-floor-lift'],
      without: [],
      hingesLate: false,
    },
    'no-hands': {
      name: text('ohne Greifen', 'without gripping'),
      tone: text(
        'Beine, Hüfte und Rumpf: deine Hand hat heute frei.',
        'Legs, hips and trunk: your hand has the day off.',
      ),
      hints: [
        text(
          'Heute musst du nichts festhalten und dich nicht auf die Hand stützen. Eine tiefe oder klaffende Wunde, Taubheit oder eine Fehlstellung gehört gleich ärztlich angesehen.',
          'You need not hold anything today, nor lean on your hand. A deep or gaping cut, numbness or a crooked finger has to be seen by a doctor at once.',
        ),
      ],
      trunk: list('dead-bug toe-taps cross-body-march mcgill-curl-up knee-side-plank plank'),
      opening: [],
      without: [],
      hingesLate: false,
    },
    healing: {
      name: text('mit Schonung', 'with care for what heals'),
      tone: text(
        'Was heilt, bleibt ohne Last; alles andere darf arbeiten.',
        'What is healing stays unloaded; everything else may work.',
      ),
      hints: [
        text(
          'Die operierte oder verletzte Stelle trainieren wir ohne Last, bis dir deine Praxis oder Physiotherapie mehr erlaubt. Schreib mir, welche Übungen sie freigibt.',
          'What was operated on or injured stays without load until your doctor or physio allows more. Tell me which exercises they clear.',
        ),
      ],
      trunk: [],
      opening: [],
      without: [],
      hingesLate: false,
    },
    'leg-nerve': {
      name: text('rücken- und nervenschonend', 'kind to back and nerve'),
      tone: text(
        'Gestützt und in kurzen Wegen: bewegen, ohne den Nerv zu reizen.',
        'Supported and in short ranges: moving without provoking the nerve.',
      ),
      hints: [
        text(
          'Kein langes Dehnen, kein runder Rücken unter Last. Zieht oder kribbelt es bei einer Übung weiter ins Bein, mach den Weg kürzer oder lass sie weg; wandert es zurück zum Rücken, ist das ein gutes Zeichen.',
          'No long stretches, no rounded back under load. If an exercise sends it further down the leg, shorten the way or leave it; if it moves back towards the spine, that is a good sign.',
        ),
        text(
          'Kommt Schwäche oder Taubheit dazu, im Schritt oder beim Wasserlassen, ist das ein Notfall: Ruf die 112.',
          'If weakness or numbness joins it, between the legs or in passing water, that is an emergency: call 112.',
        ),
      ],
      trunk: steady,
      opening: [],
      without: bars,
      hingesLate: true,
    },
    'arm-nerve': {
      name: text('nervenschonend', 'kind to the nerve'),
      tone: text(
        'Arme unter Schulterhöhe, Nacken lang, nichts, was zieht oder hängt.',
        'Arms below the shoulders, a long neck, nothing that pulls or hangs.',
      ),
      hints: [
        text(
          'Halte Kopf und Nacken entspannt und lass weg, was es in den Arm kribbeln lässt. Langes Dehnen reizt den Nerv nur.',
          'Keep head and neck relaxed and leave whatever makes the arm tingle. Long stretches only provoke the nerve.',
        ),
        text(
          'Wird die Hand schwach oder bleibt taub, lass es noch heute ärztlich ansehen; mit Druck in der Brust oder hängendem Mundwinkel: 112.',
          'If the hand turns weak or stays numb, have it seen by a doctor today; with pressure in the chest or a drooping face: 112.',
        ),
      ],
      trunk: list('dead-bug mcgill-curl-up bird-dog pallof-press knee-side-plank'),
      opening: [],
      without: bars,
      hingesLate: false,
    },
    back: {
      name: text('rückenfreundlich', 'kind to the back'),
      tone: text(
        'Erst warm und gestützt, dann Kraft: Bewegung tut deinem Rücken gut.',
        'Warm and supported first, then strength: moving is good for your back.',
      ),
      hints: [
        text(
          'Ein steifer oder müder Rücken darf sich bewegen. Bleib in dem Bereich, der sich gut anfühlt, und steigere erst, wenn er warm ist.',
          'A stiff or tired back may move. Stay where it feels good, and add only once it is warm.',
        ),
      ],
      trunk: steady,
      opening: [],
      without: bars,
      hingesLate: true,
    },
    hands: {
      name: text('ohne schweren Griff', 'without a heavy grip'),
      tone: text(
        'Beine und Maschinen zuerst, lockerer Griff, Handgelenke gerade.',
        'Legs and machines first, a loose grip, straight wrists.',
      ),
      hints: [
        text(
          'Greif nur so fest wie nötig und halte das Handgelenk gerade; Griffe, die du drehen kannst, sind besser als eine Stange. Auf die flache Hand stützt du dich heute nicht.',
          'Grip only as firmly as needed and keep the wrist straight; handles that turn are better than a bar. You do not lean on a flat palm today.',
        ),
      ],
      trunk: [],
      opening: [],
      without: bars,
      hingesLate: false,
    },
  },
}
