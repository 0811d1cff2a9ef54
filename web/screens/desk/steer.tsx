import * as css from './desk.css.ts'
import * as own from './models.css.ts'

export type SteerWish = { do: 'pause' } | { do: 'resume' } | { do: 'throttle'; percent: number }

type Props = { what: string; isPaused: boolean; percent: number; onWish: (wish: SteerWish) => void }

const paces = [100, 50, 20, 5]

/** Something that takes a while is paused, gone on with, or held to a part of its time. */
export const Steer = ({ what, isPaused, percent: now, onWish }: Props) => (
  <>
    <button
      type="button"
      className={css.plain}
      aria-label={`${isPaused ? 'Go on with' : 'Pause'} the ${what}`}
      onClick={() => onWish({ do: isPaused ? 'resume' : 'pause' })}
    >
      {isPaused ? 'Go on' : 'Pause'}
    </button>
    <select
      className={`${css.input} ${own.pace}`}
      aria-label={`How much of its time the ${what} may use`}
      value={now}
      onChange={({ target }) => onWish({ do: 'throttle', percent: Number(target.value) })}
    >
      {[...new Set([...paces, now])].map(percent => (
        <option key={percent} value={percent}>
          {percent} %
        </option>
      ))}
    </select>
  </>
)
