import type { Training } from './schema.ts'

type Ladder = Training['skills']['ladders'][string]
type Rung = Ladder['rungs'][number]

/** One of these exercises, the best first, in so many repetitions or seconds; the upper number in every set opens what is next. */
const rung = (any: string, low: number, high: number, more: Partial<Rung> = {}): Rung => ({
  any: any.split(' '),
  range: [low, high],
  ...more,
})

/** Who has trained for so many years' worth of levels begins here without having shown the rungs below. */
const from = (level: number): Partial<Rung> => ({ from: level })

const hang = rung('dead-hang', 15, 30)
const shoulders = rung('scapular-pull-up', 6, 10, from(2))
const lowered = rung('negative-pull-up jumping-pull-up band-assisted-pull-up machine-assisted-pull-up', 3, 6, {
  ...from(3),
  help: 15,
})
const pullUps = (high: number, more: Partial<Rung> = {}) => rung('pull-up chin-up', 1, high, more)
const pressUps = rung('push-up', 5, 12, from(2))
const supports = rung('ring-support-hold', 10, 25)
const wallLine = [rung('wall-walk', 2, 4), rung('wall-handstand-hold', 10, 40)]
const pikes = [
  rung('pike-shoulder-shift', 8, 12),
  rung('pike-push-up', 4, 8, from(3)),
  rung('elevated-pike-push-up', 4, 8),
]

export const skills: Training['skills'] = {
  grade: 'C',
  source:
    'practice of calisthenics coaches: hold or lower first, then the whole movement; few clean repetitions, long rests',
  days: 2,
  sets: 3,
  ladders: {
    'pull-up': {
      name: { de: 'Klimmzug', en: 'Pull-up' },
      rungs: [hang, shoulders, lowered, pullUps(5)],
      reaches: true,
    },
    'chin-up': {
      name: { de: 'Klimmzug im Untergriff', en: 'Chin-up' },
      rungs: [hang, shoulders, lowered, rung('chin-up', 1, 5)],
      reaches: true,
    },
    'push-up': {
      name: { de: 'Liegestütz', en: 'Push-up' },
      rungs: [
        rung('wall-push-up', 8, 15),
        rung('incline-push-up knee-push-up', 6, 12),
        rung('knee-push-up incline-push-up', 8, 15, from(2)),
        rung('push-up', 1, 10),
      ],
      reaches: true,
    },
    'one-arm-push-up': {
      name: { de: 'Einarmiger Liegestütz', en: 'One-arm push-up' },
      rungs: [
        pressUps,
        rung('close-grip-push-up', 6, 12, from(3)),
        rung('feet-elevated-push-up', 8, 15),
        rung('archer-push-up', 3, 8),
      ],
      beside: [rung('side-plank', 20, 40), rung('side-plank-rotation', 6, 10)],
      reaches: false,
    },
    dip: {
      name: { de: 'Dip', en: 'Dip' },
      rungs: [rung('assisted-dip bench-dip', 8, 12, { help: 20 }), rung('push-up', 5, 15, from(2)), rung('dip', 1, 8)],
      reaches: true,
    },
    'muscle-up': {
      name: { de: 'Muscle-up', en: 'Muscle-up' },
      rungs: [
        lowered,
        pullUps(8, from(3)),
        rung('chest-to-bar-pull-up', 2, 5),
        rung('explosive-pull-up', 2, 5),
        rung('band-assisted-muscle-up', 2, 4),
        rung('bar-muscle-up ring-muscle-up', 1, 3),
      ],
      beside: [pressUps, rung('dip', 3, 8, from(3)), rung('straight-bar-dip ring-dip', 4, 8)],
      reaches: true,
    },
    handstand: {
      name: { de: 'Handstand', en: 'Handstand' },
      rungs: [rung('pike-shoulder-shift', 8, 12), ...wallLine, rung('freestanding-handstand', 5, 15)],
      beside: [rung('pike-push-up', 4, 8)],
      reaches: true,
    },
    'handstand-push-up': {
      name: { de: 'Handstand-Liegestütz', en: 'Handstand push-up' },
      rungs: [...pikes, rung('handstand-push-up', 1, 5)],
      beside: wallLine,
      reaches: true,
    },
    'pistol-squat': {
      name: { de: 'Pistol Squat', en: 'Pistol squat' },
      rungs: [
        rung('bodyweight-squat', 10, 20),
        rung('split-squat reverse-lunge', 8, 12, from(2)),
        rung('single-leg-box-squat', 4, 8, from(3)),
        rung('assisted-pistol-squat', 4, 8),
        rung('pistol-squat', 1, 5),
      ],
      reaches: true,
    },
    'front-lever': {
      name: { de: 'Front Lever', en: 'Front lever' },
      rungs: [
        shoulders,
        rung('tuck-front-lever', 5, 15),
        rung('advanced-tuck-front-lever', 5, 15),
        rung('single-leg-front-lever', 5, 10),
        rung('front-lever', 3, 8),
      ],
      beside: [lowered, pullUps(8, from(3))],
      reaches: true,
    },
    'l-sit': {
      name: { de: 'L-Sitz', en: 'L-sit' },
      rungs: [rung('tuck-l-sit', 8, 20), rung('single-leg-l-sit', 8, 15), rung('l-sit', 5, 15)],
      reaches: true,
    },
    'toes-to-bar': {
      name: { de: 'Zehen zur Stange', en: 'Toes to bar' },
      rungs: [
        rung('lying-leg-raise', 8, 15),
        rung('hanging-knee-raise', 6, 12, from(3)),
        rung('hanging-leg-raise', 2, 8),
      ],
      beside: [hang, shoulders],
      reaches: true,
    },
    'turkish-get-up': {
      name: { de: 'Turkish Get-up', en: 'Turkish get-up' },
      rungs: [rung('side-plank', 15, 30), rung('turkish-get-up', 1, 3, from(3))],
      reaches: true,
    },
    'human-flag': {
      name: { de: 'Menschliche Flagge', en: 'Human flag' },
      rungs: [rung('side-plank', 20, 40), rung('side-plank-rotation', 6, 10), rung('copenhagen-plank', 10, 25)],
      beside: [lowered, pullUps(8, from(3))],
      reaches: false,
    },
    planche: {
      name: { de: 'Planche', en: 'Planche' },
      rungs: [pressUps, rung('feet-elevated-push-up', 8, 15, from(3)), supports],
      beside: [rung('hollow-hold', 15, 40)],
      reaches: false,
    },
    'back-lever': {
      name: { de: 'Back Lever', en: 'Back lever' },
      rungs: [hang, shoulders, supports],
      beside: [rung('hollow-hold', 15, 40)],
      reaches: false,
    },
  },
}
