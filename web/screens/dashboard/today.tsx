import { useState } from 'react'
import { ask } from '../../data/client.ts'
import { useConsent } from '../../data/consents.ts'
import { wordsOf } from '../../data/problem.ts'
import { Chip } from '../../parts/chip.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { HealthGate } from '../../parts/health-gate.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Report } from '../body/report.tsx'
import { useBodyChange } from '../body/use-body.ts'
import * as css from './create.css.ts'
import { type Today, todays } from './wish.ts'

type Props = { today: readonly Today[]; onChange: (today: readonly Today[]) => void }

/** One optional tap before a session; pain is pointed at, and kept for two weeks. */
export const TodayChoice = ({ today, onChange }: Props) => {
  const [pointing, point] = useState(false)
  const [told, tell] = useState<string | null>(null)
  const change = useBodyChange(() => point(false))
  const { allowed } = useConsent('health')
  const [asking, setAsking] = useState(false)
  const gated = (act: () => void) => (allowed ? act() : setAsking(true))
  const toggle = (one: Today) =>
    gated(() => onChange(today.includes(one) ? today.filter(other => other !== one) : [...today, one]))
  return (
    <fieldset>
      <legend className={css.legend}>Heute anders?</legend>
      <div className={css.chips}>
        <Chip chosen={today.includes('sick')} onClick={() => toggle('sick')}>
          {todays.sick}
        </Chip>
        <Chip chosen={told !== null} onClick={() => gated(() => point(true))}>
          {told ?? 'Schmerzen'}
        </Chip>
        <Chip chosen={today.includes('bad-sleep')} onClick={() => toggle('bad-sleep')}>
          {todays['bad-sleep']}
        </Chip>
        <Chip chosen={today.includes('hangover')} onClick={() => toggle('hangover')}>
          {todays.hangover}
        </Chip>
      </div>
      <div className={css.said}>
        {asking ? <HealthGate>{null}</HealthGate> : null}
        {today.includes('sick') ? (
          <Notice>
            Dann ist heute Ruhe dran, und ich plane dir nichts. Trink viel, schlaf dich aus; ohne Fieber tut ein kurzer
            Spaziergang gut. Dein Guthaben bleibt. Wird es schlimmer, ruf eine Ärztin oder einen Arzt an.
          </Notice>
        ) : null}
        {told === null ? null : (
          <Notice tone="good">
            {told} wird geschont, auch in den nächsten zwei Wochen. Unter „Dein Körper“ änderst du das.
          </Notice>
        )}
      </div>
      <Dialog open={pointing} title="Wo tut es weh?" onClose={() => point(false)}>
        <Report
          busy={change.isPending}
          onReport={where =>
            change.mutate(async () => {
              const answer = await ask('POST /api/body/complaints', { body: where })
              tell(answer.complaints.at(-1)?.name.de ?? 'Schmerz')
              return answer
            })
          }
        />
        {change.error ? <Notice tone="bad">{wordsOf(change.error)}</Notice> : null}
      </Dialog>
    </fieldset>
  )
}
