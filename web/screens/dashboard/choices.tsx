import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { places } from '../../data/queries.ts'
import { Icon } from '../../parts/icon.tsx'
import { later } from '../../parts/later.tsx'
import type { ChoicesProps } from './choices-panel.tsx'
import * as css from './create.css.ts'
import { inShort } from './wish.ts'

/** Comes when it is unfolded first, and stays. */
const ChoicesPanel = later(() => import('./choices-panel.tsx').then(m => m.ChoicesPanel))

export const Choices = (props: ChoicesProps) => {
  const [unfolded, unfold] = useState(false)
  const [seen, see] = useState(false)
  const { data: known = [] } = useQuery(places)
  const id = useId()
  const short = inShort(props.wish, place => known.find(one => one.id === place)?.name)
  return (
    <div className={css.fold}>
      <button
        type="button"
        className={css.foldHead}
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => {
          see(true)
          unfold(!unfolded)
        }}
      >
        <span>
          Anpassen <span className={css.given}>{short || 'Zeit, Ort, Wunsch'}</span>
        </span>
        <span className={css.foldSign}>
          <Icon name="down" />
        </span>
      </button>
      <div id={id} className={css.choices} hidden={!unfolded}>
        {seen ? <ChoicesPanel {...props} /> : null}
      </div>
    </div>
  )
}
