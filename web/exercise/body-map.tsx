import { outline, parts } from './body.ts'
import * as css from './body-map.css.ts'

type Props = {
  /** Shares of a set, by id of the muscle. */
  muscles: Readonly<Record<string, number>>
  /** The same in words. */
  label: string
}

const views = ['front', 'back'] as const

/** A body from the front and from the back; what works is coloured. */
export const BodyMap = ({ muscles, label }: Props) => (
  <div className={css.map} role="img" aria-label={label}>
    {views.map(view => (
      <svg key={view} viewBox="12 0 76 200" className={css.view} aria-hidden="true" focusable="false">
        {[undefined, 'matrix(-1 0 0 1 100 0)'].map(mirror => (
          <g key={mirror ?? 'right'} transform={mirror}>
            <path d={outline} className={css.body} />
            {parts
              .filter(part => part.view === view)
              .map(part => (
                <path
                  key={part.muscle}
                  d={part.d}
                  className={css.muscle}
                  data-muscle={part.muscle}
                  data-share={shareName(muscles[part.muscle] ?? 0)}
                />
              ))}
          </g>
        ))}
      </svg>
    ))}
  </div>
)

const shareName = (share: number) => {
  if (share >= 1) return 'direct'
  if (share >= 0.5) return 'half'
  return share > 0 ? 'little' : undefined
}
