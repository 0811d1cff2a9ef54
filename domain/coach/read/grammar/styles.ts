import type { Meaning } from '../intent.ts'
import { type Context, type Said, said } from './context.ts'
import { sense } from './senses.ts'
import { isSportSaid } from './surrounding.ts'

/** "Calisthenics", "Pilates", "CrossFit" in a wish: how to train today, where no match, class or habit of it is told. */
export const stylesIn = (context: Context): readonly Said[] =>
  context.field === 'wish'
    ? context.all.flatMap((lexeme, at) => {
        const meanings = styles[sense(lexeme, 'sport')?.sport ?? ''] ?? []
        const isMeant = meanings.length > 0 && context.scope.want[at] !== 'without' && !isSportSaid(context, at)
        return isMeant ? meanings.map(meaning => said(meaning, lexeme)) : []
      })
    : []

/** What one's own weight is moved on; of so many things those count that the place has. */
const bars = 'pull-up-bar dip-bars rings suspension-trainer box chair stairs wall mat'.split(' ')

const styles: Readonly<Record<string, readonly Meaning[]>> = {
  calisthenics: [{ kind: 'kit', want: 'only', equipment: bars }],
  crossfit: [{ kind: 'format', want: 'with', format: 'amrap', shape: {} }],
  pilates: [
    { kind: 'focus', want: 'with', on: { of: 'region', id: 'core' } },
    { kind: 'kit', want: 'only', equipment: ['mat'] },
  ],
}
