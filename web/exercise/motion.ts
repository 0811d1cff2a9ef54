const way = 1300
const pause = 450
const round = 2 * (way + pause)

type Line = { readonly path: SVGPathElement; readonly letters: readonly string[]; readonly at: readonly Numbers[] }
type Numbers = readonly number[]

/** Moves the end of a figure from its start and back, until it is stopped; then it shows the end again. */
export const play = (figure: SVGSVGElement): (() => void) => {
  const lines = linesOf(figure)
  const begun = performance.now()
  const draw = (now: number) => {
    const share = shareAt((now - begun) % round)
    for (const line of lines) line.path.setAttribute('d', between(line, share))
    next = requestAnimationFrame(draw)
  }
  let next = requestAnimationFrame(draw)
  return () => {
    cancelAnimationFrame(next)
    for (const line of lines) line.path.setAttribute('d', between(line, 1))
  }
}

export const canMove = (figure: SVGSVGElement) => linesOf(figure).length > 0

const linesOf = (figure: SVGSVGElement): readonly Line[] => {
  const [start, end] = [...figure.querySelectorAll('g')].map(group => [...group.querySelectorAll('path')])
  return (end ?? []).flatMap((path, place) => {
    const half = path.dataset.half
    const first = start?.[place]?.getAttribute('d')
    if (!half || !first) return []
    const texts = [first, half, path.getAttribute('d') ?? '']
    return [{ path, letters: first.match(/[a-z]/gi) ?? [], at: texts.map(numbers) }]
  })
}

const numbers = (text: string): Numbers => (text.match(/-?\d+/g) ?? []).map(Number)

const shareAt = (time: number) => {
  const back = time >= way + pause
  const gone = Math.min(1, (back ? time - way - pause : time) / way)
  const eased = gone * gone * (3 - 2 * gone)
  return back ? 1 - eased : eased
}

/** Through start, middle and end in one bow, so that limbs keep about their length. */
const between = ({ letters, at: [start = [], half = [], end = []] }: Line, share: number) => {
  const weights = [(1 - share) * (1 - 2 * share), 4 * share * (1 - share), share * (2 * share - 1)] as const
  const mixed = start.map((value, place) =>
    (value * weights[0] + (half[place] ?? value) * weights[1] + (end[place] ?? value) * weights[2]).toFixed(1),
  )
  return written(letters, mixed)
}

/** `M x y`, then `l` with all steps of that line, as the figures are drawn. */
const written = (letters: readonly string[], values: readonly string[]): string => {
  const lines = letters.filter(letter => letter === 'M').length
  const closes = letters.includes('z')
  const each = values.length / lines
  return Array.from({ length: lines }, (_, line) => {
    const [x, y, ...steps] = values.slice(line * each, (line + 1) * each)
    return `M${x} ${y}l${steps.join(' ')}${closes ? 'z' : ''}`
  }).join('')
}
