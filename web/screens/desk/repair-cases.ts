import type { AnswerOf } from '../../data/calls.ts'

export type Repair = AnswerOf<'GET /desk/people/:id/repairs'>['repairs'][number]['what']

export const caseNames: Readonly<Record<Repair['case'], string>> = {
  'remove-set': 'A set is somebody else’s: take it out of the workout',
  'correct-times': 'Trained at another time: correct when',
  'delete-workout': 'A workout is there twice: delete this one',
  'return-credit': 'A credit is lost: give it back',
  'end-generation': 'A workout is being made for ever: give up, with the credit back',
  undo: 'Undo a repair',
}
