import { expect, test } from 'vitest'
import { questionsIn } from '../../tools/sql/questions.ts'

test('several questions are told apart, and nothing that only looks like an end ends one', () => {
  const within = [
    `select 'a;b' as "c;d"`,
    `select 'it''s; so'`,
    'select $$x;y$$',
    'select 1 -- and; more',
    'select /* ; */ 2',
  ]
  for (const one of within) expect(questionsIn(one)).toEqual([one])
  expect(questionsIn(within.slice(0, 3).join(';\n'))).toEqual(within.slice(0, 3))
  expect(questionsIn('select 1;; select 2 ;')).toEqual(['select 1', 'select 2'])
  for (const none of ['', ' ;\n; ', '-- nothing\n', '/* nothing */;']) expect(questionsIn(none)).toEqual([])
})
