import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { athleteWords, coachPromptVersion, instructions, repair } from '../../content/prompts/coach.ts'
import { readerPromptVersion, readingInstructions, readWords } from '../../content/prompts/reader.ts'

const digest = (...texts: readonly string[]) => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12)

/** What each version says: whoever changes a prompt raises its version, and adds the new digest here. */
test('a prompt that is changed has another version', () => {
  expect([coachPromptVersion, digest(instructions, athleteWords('{}'), repair(['a fault']))]).toEqual([
    2,
    '6fa971e37428',
  ])
  expect([readerPromptVersion, digest(readingInstructions, readWords({ wish: 'Beine' }))]).toEqual([2, '43f6dc8c487a'])
})
