import { outline } from '../../exercise/body.ts'
import * as css from './joint-map.css.ts'
import type { Place } from './places.ts'

type Joint = { readonly part: Place['part']; readonly name: string; readonly at: readonly [x: number, y: number] }

/** Places on the drawing of the body, 100 wide and 200 high, of the half that is right on the screen. */
const paired: readonly Joint[] = [
  { part: 'shoulder', name: 'Schulter', at: [68, 38] },
  { part: 'elbow', name: 'Ellbogen', at: [77, 67] },
  { part: 'wrist', name: 'Handgelenk', at: [85, 96] },
  { part: 'hip', name: 'Hüfte', at: [63, 101] },
  { part: 'knee', name: 'Knie', at: [61, 142] },
  { part: 'ankle', name: 'Sprunggelenk', at: [59, 186] },
]
const central: readonly Joint[] = [
  { part: 'neck', name: 'Nacken', at: [50, 26] },
  { part: 'upper-back', name: 'Oberer Rücken', at: [50, 52] },
  { part: 'lower-back', name: 'Unterer Rücken', at: [50, 84] },
]

type Props = { chosen: Place | null; onChoose: (place: Place) => void }

/** A body to point at. From the front it faces us: its left is on the right. */
export const JointMap = ({ chosen, onChoose }: Props) => (
  <div className={css.views}>
    <figure className={css.view}>
      <div className={css.picture}>
        <Outline />
        {paired.flatMap(joint =>
          (['right', 'left'] as const).map(side => (
            <Point
              key={`${joint.part} ${side}`}
              joint={side === 'left' ? joint : { ...joint, at: [100 - joint.at[0], joint.at[1]] }}
              place={{ part: joint.part, side }}
              chosen={chosen}
              onChoose={onChoose}
            />
          )),
        )}
      </div>
      <span className={css.sides} aria-hidden="true">
        <span>rechts</span>
        <span>links</span>
      </span>
      <figcaption className={css.caption}>Von vorn</figcaption>
    </figure>
    <figure className={css.view}>
      <div className={css.picture}>
        <Outline />
        {central.map(joint => (
          <Point
            key={joint.part}
            joint={joint}
            place={{ part: joint.part, side: null }}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      <span className={css.sides} aria-hidden="true">
        <span>links</span>
        <span>rechts</span>
      </span>
      <figcaption className={css.caption}>Von hinten</figcaption>
    </figure>
  </div>
)

const Outline = () => (
  <svg viewBox="10 0 80 200" className={css.drawing} aria-hidden="true" focusable="false">
    <path d={outline} className={css.outline} />
    <path d={outline} className={css.outline} transform="matrix(-1 0 0 1 100 0)" />
  </svg>
)

const Point = ({ joint, place, chosen, onChoose }: Props & { joint: Joint; place: Place }) => {
  const [x, y] = joint.at
  const side = place.side === 'left' ? ' links' : place.side === 'right' ? ' rechts' : ''
  return (
    <button
      type="button"
      className={css.joint}
      style={{ left: `${((x - 10) / 80) * 100}%`, top: `${y / 2}%` }}
      aria-label={`${joint.name}${side}`}
      aria-pressed={chosen?.part === place.part && chosen.side === place.side}
      onClick={() => onChoose(place)}
    >
      <span className={css.point} />
    </button>
  )
}
