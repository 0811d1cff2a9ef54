import { describe } from 'vitest'
import { repairs } from '../../commands/repairs.ts'
import { daysAfter } from '../../domain/days.ts'
import type { Facts } from '../../domain/facts.ts'
import { asRepairId, asSetId, asUserId } from '../../domain/ids.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import type { Repair } from '../../domain/repair.ts'
import { streamOf } from '../../domain/streams.ts'
import { anna, at, given } from '../support/language.ts'
import { nothing, telling } from '../support/stories.ts'
import { exercise, id, noPlan, over, planned, set, training, workout } from './a-workout.ts'

const clock = () => at
const repairing = streamOf('repair', anna)
const repair = asRepairId('r1')
const [one, other] = [asUserId('staff-1'), asUserId('staff-2')]
const what: Repair = { case: 'remove-set', workout: id, set }
const by = { by: one, reason: 'asked by phone' }
const proposed: Facts['repair'] = { type: 'RepairProposed', repair, what, ...by, at }
const confirmed: Facts['repair'] = { type: 'RepairConfirmed', repair, by: other, at }
const dropped: Facts['repair'] = { type: 'RepairDropped', repair, by: one, at }
const reopened: Facts['workout'] = { type: 'SetReopened', exercise, set, at }
const times = { startedAt: daysAfter(at, -1), finishedAt: daysAfter(at, 1), pausedMinutes: 0 }

/** What hinders a repair, by what is to be repaired. */
const hindered = <By>(by: (wrong: Repair) => By) => ({
  'no-such-set': { given: planned, by: by({ ...what, set: asSetId('none') }) },
  'times-impossible': { given: over, by: by({ case: 'correct-times', workout: id, ...times }) },
  'workout-not-finished': { given: training, by: by({ case: 'correct-times', workout: id, ...times }) },
  'workout-trained': { given: over, by: by({ case: 'return-credit', workout: id }) },
  'nothing-to-repair': { given: planned, by: by(what) },
  'nothing-to-undo': { by: by({ case: 'undo', repair: asRepairId('none') }) },
})
type Repairs = ReturnType<typeof repairs>
const again = { unless: 'what is logged again had been performed' }

describe('repairs', () =>
  telling(log => ({ commands: repairs({ log, clock }), means: {} }))(['of'], {
    preview: {
      by: preview => preview(anna, what),
      done: { given: training, answers: { stream: workout, events: [reopened] } },
      refused: {
        ...noPlan,
        ...hindered(wrong => (preview: Repairs['preview']) => preview(anna, wrong)),
        'nothing-performed': again,
      },
    },
    propose: {
      by: (propose, context) => propose(context, { repair, what, ...by }),
      done: { given: training, facts: [proposed] },
      refused: {
        ...noPlan,
        ...hindered(
          wrong => (propose: Repairs['propose'], context: CommandContext) =>
            propose(context, { repair, what: wrong, ...by }),
        ),
        'repair-proposed': training.and(repairing, { ...proposed, repair: asRepairId('another') }),
        'nothing-performed': again,
      },
    },
    carryOut: {
      by: (carryOut, context) => carryOut(context, repair),
      done: {
        given: training.and(repairing, proposed, confirmed),
        facts: [reopened, { type: 'RepairDone', repair, stream: workout, revision: 4, at }],
      },
      refused: { 'no-such-repair': { unless: 'what nobody has confirmed is left alone' } },
    },
    confirm: {
      by: (confirm, context) => confirm(context, repair, { by: other }),
      done: { given: given(repairing, proposed), facts: [confirmed] },
      refused: {
        'no-such-repair': nothing,
        'repair-decided': given(repairing, proposed, dropped),
        'another-must-confirm': {
          given: given(repairing, proposed),
          by: (confirm, context) => confirm(context, repair, { by: one }),
        },
      },
    },
    drop: {
      by: (drop, context) => drop(context, repair, { by: one }),
      done: { given: given(repairing, proposed), facts: [dropped] },
      refused: { 'no-such-repair': nothing, 'repair-decided': given(repairing, proposed, confirmed) },
    },
  }))
