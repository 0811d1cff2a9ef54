import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../parts/button.tsx'
import * as css from './figure.css.ts'
import { drawing } from './files.ts'
import { canMove, play } from './motion.ts'
import { useVisible } from './use-visible.ts'

type Props = {
  exercise: string
  name: string
  /** The side that works; a picture of the left is the mirror image. */
  side?: 'left' | 'right'
  /** Never moves, for lists. */
  still?: boolean
}

const likesMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches

/** How an exercise starts, and beside it how it ends. It is fetched when it is seen. */
export const Figure = ({ exercise, name, side = 'right', still = false }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const visible = useVisible(box)
  const { data } = useQuery({ ...drawing(exercise), enabled: visible })
  const [moves, setMoves] = useState(likesMotion)
  const [able, setAble] = useState(false)
  useEffect(() => {
    box.current?.replaceChildren(...(data ? [document.importNode(data, true)] : []))
    const shown = box.current?.firstElementChild
    shown?.setAttribute('aria-hidden', 'true')
    setAble(shown instanceof SVGSVGElement && canMove(shown))
  }, [data])
  useEffect(() => {
    const shown = box.current?.firstElementChild
    return able && moves && visible && !still && shown instanceof SVGSVGElement ? play(shown) : undefined
  }, [able, moves, visible, still])
  return (
    <div className={css.figure}>
      <div ref={box} className={css.drawing} data-side={side} role="img" aria-label={`${name}: Anfang und Ende`} />
      {able && !still ? (
        <div className={css.toggle}>
          <IconButton
            icon={moves ? 'stop' : 'play'}
            label={moves ? 'Bewegung anhalten' : 'Bewegung zeigen'}
            onClick={() => setMoves(!moves)}
          />
        </div>
      ) : null}
    </div>
  )
}
