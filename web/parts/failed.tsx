import { wordsOf } from '../data/problem.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

export const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => (
  <Notice tone="bad">
    <p>{wordsOf(error)}</p>
    <Button look="plain" onClick={() => onRetry()}>
      Noch einmal versuchen
    </Button>
  </Notice>
)
