import type { Training } from './schema.ts'

type Slot = Training['templates']['slots'][string][number][number]

const main = (...patterns: Slot['patterns']): Slot => ({ part: 'main', patterns })
const accessory = (...patterns: Slot['patterns']): Slot => ({ part: 'accessory', patterns })
const isolation = (...patterns: Slot['patterns']): Slot => ({ part: 'isolation', patterns })
const trunk = (...patterns: Slot['patterns']): Slot => ({ part: 'core', patterns })

const arms = [isolation('arm-flexion'), isolation('arm-extension')]
const legDetails = [
  isolation('knee-flexion'),
  isolation('calf'),
  isolation('knee-extension'),
  isolation('hip-isolation'),
]
const anyTrunk = trunk('core-brace', 'core-flexion', 'core-rotation')

/**
 * What a session of a kind may hold. Each line is filled in order; of a line with several slots the one that was trained
 * longest ago comes first. Main lifts are always there; the rest comes as the week still needs it.
 */
export const templates: Training['templates'] = {
  grade: 'C',
  source: 'practice: squat, hinge, push and pull first, then what they leave short',
  slots: {
    full: [
      [main('squat', 'lunge'), main('hinge')],
      [main('horizontal-push', 'vertical-push')],
      [main('horizontal-pull', 'vertical-pull')],
      [accessory('vertical-pull'), accessory('horizontal-pull')],
      [accessory('vertical-push'), accessory('horizontal-push')],
      [accessory('lunge')],
      [...legDetails],
      [...arms, isolation('shoulder-raise')],
      [anyTrunk],
      [isolation('shoulder-raise'), trunk('core-rotation', 'core-flexion')],
    ],
    hyrox: [
      [main('squat', 'lunge'), main('hinge')],
      [main('vertical-pull')],
      [main('horizontal-pull')],
      [main('horizontal-push', 'vertical-push')],
      [accessory('lunge'), accessory('carry')],
      [anyTrunk],
      [isolation('calf'), isolation('knee-flexion')],
    ],
    upper: [
      [main('horizontal-push', 'vertical-push')],
      [main('horizontal-pull', 'vertical-pull')],
      [accessory('vertical-push'), accessory('horizontal-push')],
      [accessory('vertical-pull'), accessory('horizontal-pull')],
      [...arms, isolation('shoulder-raise')],
      [isolation('horizontal-push'), isolation('horizontal-pull')],
      [isolation('shoulder-raise'), ...arms],
      [anyTrunk],
    ],
    lower: [
      [main('squat'), main('hinge')],
      [accessory('lunge'), accessory('squat')],
      [...legDetails],
      [anyTrunk],
      [trunk('core-rotation', 'core-flexion'), isolation('hip-isolation'), isolation('calf')],
    ],
    push: [
      [main('horizontal-push', 'vertical-push')],
      [accessory('vertical-push'), accessory('horizontal-push')],
      [accessory('horizontal-push')],
      [isolation('arm-extension'), isolation('shoulder-raise')],
      [isolation('horizontal-push'), isolation('shoulder-raise'), isolation('arm-extension')],
      [anyTrunk],
    ],
    pull: [
      [main('vertical-pull', 'horizontal-pull')],
      [accessory('horizontal-pull'), accessory('vertical-pull')],
      [accessory('horizontal-pull')],
      [isolation('arm-flexion'), isolation('horizontal-pull'), isolation('shoulder-raise')],
      [isolation('arm-flexion'), isolation('vertical-pull')],
      [anyTrunk],
    ],
    legs: [
      [main('squat'), main('hinge')],
      [accessory('lunge'), accessory('squat')],
      [...legDetails],
      [anyTrunk],
      [trunk('core-rotation', 'core-flexion'), isolation('hip-isolation'), isolation('calf')],
    ],
  },
  /** What a week owes muscles that other lifts train along, as a share of a large one. */
  alongside: {
    'side-delts': 0.5,
    'rear-delts': 0.4,
    'front-delts': 0.3,
    obliques: 0.3,
    abductors: 0.2,
    adductors: 0.2,
  },
}
