import { useMutation } from '@tanstack/react-query'
import { download } from '../../auth/download.ts'
import { wordsOf } from '../../data/problem.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import * as css from '../settings/settings.css.ts'

/** Everything as JSON, or what was trained as a table. */
export const TakeData = () => {
  const taking = useMutation({
    networkMode: 'always',
    mutationFn: (what: 'GET /api/export' | 'GET /api/export.csv') => download(what),
  })
  return (
    <>
      {taking.error ? <Notice tone="bad">{wordsOf(taking.error)}</Notice> : null}
      <div className={css.actions}>
        <Button look="plain" disabled={taking.isPending} onClick={() => taking.mutate('GET /api/export')}>
          Alle Daten (JSON)
        </Button>
        <Button look="plain" disabled={taking.isPending} onClick={() => taking.mutate('GET /api/export.csv')}>
          Alle Sätze (CSV)
        </Button>
      </div>
    </>
  )
}
