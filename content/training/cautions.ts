import type { Training } from './schema.ts'

const text = (de: string, en: string) => ({ de, en })

/** What is said before the first set to whom something limits: what to have at hand, and when to stop. */
export const cautions: Training['cautions'] = {
  grade: 'C',
  source:
    'Pelliccia 2021, ESC sports cardiology (B); Colberg 2016, ADA position on exercise (B); Giangregorio 2014, Too Fit To Fracture (B); GINA 2024 (asthma B); practice',
  of: {
    heart: text(
      'Spürst du Druck in der Brust, Herzstolpern, Schwindel oder ungewohnte Atemnot, hör sofort auf. Ist es nach ein paar Minuten nicht vorbei, ruf die 112.',
      'If you feel pressure in your chest, an uneven heartbeat, dizziness or unusual breathlessness, stop at once. If it has not passed after a few minutes, call 112.',
    ),
    epilepsy: text(
      'Trainiere möglichst nicht allein und sag jemandem, was bei einem Anfall zu tun ist. Was über dir hängt oder worunter du liegst, lassen wir weg.',
      'If you can, do not train alone, and tell somebody what to do if you have a seizure. We leave out what hangs above you or what you would lie under.',
    ),
    'blood-thinner': text(
      'Nichts mit Sturz oder Schlag heute. Nach einem Stoß gegen den Kopf lass dich sofort untersuchen, auch wenn du nichts spürst.',
      'Nothing today that ends in a fall or a blow. After a knock to the head have yourself examined at once, even if you feel nothing.',
    ),
    diabetes: text(
      'Miss vorher deinen Zucker und leg dir Traubenzucker hin. Zittern, Schwitzen oder Verwirrtheit heißt: aufhören, messen, etwas Süßes.',
      'Check your blood sugar first and keep glucose within reach. Shaking, sweating or confusion means: stop, check, take something sweet.',
    ),
    airways: text(
      'Leg dein Spray bereit und fang langsam an. Wird die Luft knapp oder pfeift sie, hör auf und nimm es.',
      'Keep your inhaler within reach and start slowly. If you wheeze or run short of breath, stop and use it.',
    ),
    osteoporosis: text(
      'Halte den Rücken gerade und beug dich aus der Hüfte: Ein runder oder verdrehter Rücken unter Last tut deinen Knochen nicht gut.',
      'Keep your back straight and bend from the hips: a rounded or twisted back under load is not good for your bones.',
    ),
    exhaustion: text(
      'Mach längere Pausen als sonst und hör auf, solange du noch kannst. Geht es dir morgen schlechter, war es zu viel.',
      'Take longer rests than usual and stop while you still can. If you feel worse tomorrow, it was too much.',
    ),
    today: text(
      'Heute ist alles etwas leichter. Wird es beim Training schlechter statt besser, hör auf: Ein Spaziergang oder ein freier Tag zählt auch.',
      'Everything is a little easier today. If training makes it worse instead of better, stop: a walk or a day off counts as well.',
    ),
    unknown: text(
      'Ich habe nicht ganz verstanden, was mit dir ist, und plane deshalb vorsichtig. Schreib mir genauer, was es ist.',
      'I did not quite understand what is the matter, so I plan with care. Write to me what it is exactly.',
    ),
  },
}
