import type { Training } from './schema.ts'

const list = (ids: string) => ids.split(' ')

/**
 * What keeps a body mobile that sits a lot, most useful first; and what loosens a part of the body that is stiff or tense,
 * quiet movement before what is held.
 */
export const relief: Training['relief'] = {
  grade: 'C',
  source:
    'practice: small movements in the free range first, then easy holds; nothing that is pulled; Steuri 2017 (shoulder impingement, exercise of the cuff and scapula B)',
  usual: list(
    'hip-flexor-stretch open-book supine-hamstring-stretch ninety-ninety downward-dog deep-squat-hold wall-chest-stretch cat-cow knee-to-wall child-pose adductor-rock-back pigeon-stretch supine-twist figure-four-stretch band-pass-through foam-roll-upper-back wall-calf-stretch cobra-stretch',
  ),
  holds: {
    shoulder: list('cable-external-rotation band-external-rotation side-lying-external-rotation face-pull'),
  },
  first: {
    neck: list('chin-tuck wall-slide neck-side-stretch open-book cat-cow'),
    'upper-back': list('cat-cow open-book wall-slide foam-roll-upper-back child-pose'),
    back: list('cat-cow open-book child-pose knees-to-chest supine-twist'),
    'lower-back': list('cat-cow knees-to-chest child-pose supine-twist'),
    shoulder: list('wall-slide band-pass-through cross-body-shoulder-stretch open-book wall-chest-stretch'),
    chest: list('wall-slide wall-chest-stretch open-book'),
    hip: list('hip-circles ninety-ninety hip-flexor-stretch figure-four-stretch adductor-rock-back'),
    groin: list('adductor-rock-back hip-circles butterfly-stretch hip-flexor-stretch'),
    buttock: list('figure-four-stretch seated-glute-stretch ninety-ninety knees-to-chest'),
    'front-thigh': list('leg-swings standing-quad-stretch hip-flexor-stretch foam-roll-quads'),
    'back-thigh': list('leg-swings supine-hamstring-stretch downward-dog'),
    'inner-thigh': list('adductor-rock-back butterfly-stretch'),
    calf: list('ankle-rocks wall-calf-stretch soleus-stretch knee-to-wall'),
    ankle: list('ankle-rocks knee-to-wall soleus-stretch'),
    forearm: list('wrist-circles forearm-stretch'),
    wrist: list('wrist-circles forearm-stretch'),
  },
}
