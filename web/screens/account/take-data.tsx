import { useMutation } from '@tanstack/react-query'
import { wordsOf } from '../../data/problem.ts'
import { Button } from '../../parts/button.tsx'
import { download } from '../../parts/download.ts'
import { Notice } from '../../parts/notice.tsx'
import * as css from '../settings/settings.css.ts'
import { asksAgain } from './asks-again.ts'
import { StepUp } from './step-up.tsx'

type Copy = 'GET /api/export.html' | 'GET /api/export' | 'GET /api/export.csv'

/** A report to read, everything as JSON, or what was trained as a table. */
export const TakeData = () => {
  const taking = useMutation({
    networkMode: 'always',
    mutationFn: (what: Copy) => download(what),
  })
  return (
    <>
      {taking.error && !asksAgain(taking.error) ? <Notice tone="bad">{wordsOf(taking.error)}</Notice> : null}
      <StepUp
        error={taking.error}
        onLeave={taking.reset}
        onProven={() => taking.variables && taking.mutate(taking.variables)}
      />
      <div className={css.actions}>
        <Button look="plain" busy={taking.isPending} onClick={() => taking.mutate('GET /api/export.html')}>
          Trainingsbericht (HTML)
        </Button>
        <Button look="plain" busy={taking.isPending} onClick={() => taking.mutate('GET /api/export')}>
          Alle Daten (JSON)
        </Button>
        <Button look="plain" busy={taking.isPending} onClick={() => taking.mutate('GET /api/export.csv')}>
          Alle Sätze (CSV)
        </Button>
      </div>
    </>
  )
}
