const way = 1300
const pause = 450
const round = 2 * (way + pause)

type Way = readonly [start: string, half: string, end: string]
type Line = { readonly path: SVGPathElement; readonly way: Way }

/** Moves the end of a figure from its start and back, until it is stopped; then it shows the end again. */
export const play = (figure: SVGSVGElement): (() => void) => {
  const lines = linesOf(figure)
  const begun = performance.now()
  const draw = (now: number) => {
    const share = shareAt((now - begun) % round)
    for (const line of lines) line.path.setAttribute('d', between(line.way, share))
    next = requestAnimationFrame(draw)
  }
  let next = requestAnimationFrame(draw)
  return () => {
    cancelAnimationFrame(next)
    for (const line of lines) line.path.setAttribute('d', between(line.way, 1))
  }
}

export const canMove = (figure: SVGSVGElement) => linesOf(figure).length > 0

const linesOf = (figure: SVGSVGElement): readonly Line[] => {
  const [start, end] = [...figure.querySelectorAll('g')].map(group => [...group.querySelectorAll('path')])
  return (end ?? []).flatMap((path, place) => {
    const half = path.dataset.half
    const first = start?.[place]?.getAttribute('d')
    if (!half || !first) return []
    return [{ path, way: [first, half, path.getAttribute('d') ?? ''] as const }]
  })
}

const number = /-?\d+/g
const numbers = (text: string) => (text.match(number) ?? []).map(Number)

const shareAt = (time: number) => {
  const back = time >= way + pause
  const gone = Math.min(1, (back ? time - way - pause : time) / way)
  const eased = gone * gone * (3 - 2 * gone)
  return back ? 1 - eased : eased
}

/** Through start, middle and end in one bow, so that limbs keep about their length. The three are drawn by the same steps. */
export const between = ([start, half, end]: Way, share: number) => {
  const weights = [(1 - share) * (1 - 2 * share), 4 * share * (1 - share), share * (2 * share - 1)] as const
  const [middle, last] = [numbers(half), numbers(end)]
  let place = 0
  return start.replace(number, text => {
    const [first, at] = [Number(text), place++]
    return ` ${(first * weights[0] + (middle[at] ?? first) * weights[1] + (last[at] ?? first) * weights[2]).toFixed(1)}`
  })
}
