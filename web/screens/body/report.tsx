import { type ReactNode, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { HealthGate } from '../../parts/health-gate.tsx'
import { Notice } from '../../parts/notice.tsx'
import { soft } from '../../type.css.ts'
import * as css from './body.css.ts'
import { JointMap } from './joint-map.tsx'
import { elsewhere, type Place, type Report as Reported, severities } from './places.ts'

type Props = { busy: boolean; onReport: (where: Reported) => void }

/** The same and what stands with it, once it may be kept. */
export const GatedReport = ({ children, ...props }: Props & { children?: ReactNode }) => (
  <HealthGate>
    <Report {...props} />
    {children}
  </HealthGate>
)

/** Where it hurts, by pointing at it, and how much. */
export const Report = ({ busy, onReport }: Props) => {
  const [place, choose] = useState<Place | null>(null)
  const [severity, setSeverity] = useState<(typeof severities)[number]['severity']>('pain')
  return (
    <div className={css.part}>
      <JointMap chosen={place} onChoose={choose} />
      <fieldset>
        <legend className={css.legend}>Oder woanders</legend>
        <div className={css.chips}>
          {elsewhere.map(({ part, name }) => (
            <Chip key={part} chosen={place?.part === part} onClick={() => choose({ part, side: null })}>
              {name}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={css.legend}>Wie stark?</legend>
        <div className={css.chips}>
          {severities.map(one => (
            <Chip key={one.severity} chosen={severity === one.severity} onClick={() => setSeverity(one.severity)}>
              {one.name}
            </Chip>
          ))}
        </div>
        <p className={soft}>{severities.find(one => one.severity === severity)?.more}.</p>
      </fieldset>
      {severity === 'acute' ? (
        <Notice>Ist es gerade erst passiert, sehr stark oder geschwollen? Dann lass es ärztlich ansehen.</Notice>
      ) : null}
      <Button block disabled={busy || place === null} onClick={() => place && onReport({ ...place, severity })}>
        {place === null ? 'Tipp auf die Stelle' : 'Zwei Wochen schonen'}
      </Button>
    </div>
  )
}
