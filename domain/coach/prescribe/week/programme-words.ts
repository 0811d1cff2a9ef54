import type { Text } from '../../basis/plan.ts'
import { text } from '../../basis/text.ts'
import type { Phase } from '../../basis/week.ts'

/** What a week of a programme is called, and what it is for. */
export const phaseWords: Readonly<Record<Phase, { readonly name: Text; readonly about: Text }>> = {
  base: {
    name: text('Aufbau', 'Base'),
    about: text('Von Woche zu Woche ein paar Sätze mehr.', 'A few more sets from week to week.'),
  },
  build: {
    name: text('Formaufbau', 'Build'),
    about: text('Viel Arbeit, näher an dem, was dich erwartet.', 'Much work, closer to what awaits you.'),
  },
  peak: {
    name: text('Zuspitzung', 'Peak'),
    about: text('Weniger Umfang, so wettkampfnah wie möglich.', 'Less volume, as close to the day as can be.'),
  },
  taper: {
    name: text('Tapering', 'Taper'),
    about: text(
      'Etwa halb so viel, aber genauso zügig: du wirst frisch.',
      'About half as much, just as brisk: you freshen up.',
    ),
  },
  'race-week': {
    name: text('Wettkampfwoche', 'Race week'),
    about: text('Kurz und locker. Die Arbeit ist getan.', 'Short and easy. The work is done.'),
  },
  recovery: {
    name: text('Erholung', 'Recovery'),
    about: text('Bewegen, nicht fordern.', 'Move, do not push.'),
  },
  deload: {
    name: text('Entlastung', 'Deload'),
    about: text(
      'Weniger Sätze und weniger Gewicht, höchstens sieben Tage. Danach geht es mit den alten Gewichten weiter.',
      'Fewer sets and less load, seven days at most. Afterwards you go on with the loads from before.',
    ),
  },
}

/** What a week is for, and that its time is short where days and minutes cannot hold the least for every muscle. */
export const aboutWeek = (phase: Phase, isTooShort: boolean): Text => {
  const { about } = phaseWords[phase]
  if (!isTooShort || (phase !== 'base' && phase !== 'build')) return about
  return text(
    `${about.de} Für jeden Muskel reicht deine Zeit nicht ganz: Ein Tag mehr oder längere Einheiten helfen.`,
    `${about.en} Your time does not quite hold enough for every muscle: one more day or longer sessions help.`,
  )
}

/** Why weeks were laid out as they are. */
export const whyWords = {
  started: text('Dein Programm begann mit deinem ersten Workout.', 'Your programme began with your first workout.'),
  'told-otherwise': text(
    'Du hast Ziel, Datum, Erfahrung oder Trainingstage geändert.',
    'You changed goal, date, experience or training days.',
  ),
  missed: text(
    'Es gab eine Woche ohne Training: Was darin geplant war, kommt jetzt.',
    'There was a week without training: what it held comes now.',
  ),
  eased: text(
    'Du brauchtest früher eine leichtere Woche. Danach beginnt ein neuer Block.',
    'You needed an easier week earlier. A new block begins after it.',
  ),
  'next-block': text(
    'Der letzte Block ist zu Ende, ein neuer hat begonnen.',
    'The last block is over, a new one has begun.',
  ),
} as const
