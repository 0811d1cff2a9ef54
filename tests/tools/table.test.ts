import { expect, test } from 'vitest'
import { table } from '../../tools/table.ts'

test('a table is printed, and what somebody wrote moves no cursor, turns no line and sets no clipboard', () => {
  const wrote = 'Keller\u001b[2J\u001b]52;c;cm0gLXJm\u0007\u009b1A\r\nzweite\u202eelieZ'
  const printed = table([
    ['PLACE', 'N'],
    [wrote, '1'],
  ])
  expect(printed.split('\n')).toHaveLength(2)
  expect(printed.replace('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
  expect(printed).toContain('Keller\\u001b[2J')
  expect(
    table([
      ['A', 'B'],
      ['Müller 李', 'x'],
    ]),
  ).toBe('A         B\nMüller 李  x')
})
