const width = 24
const everyMs = 200
const lineEveryMs = 5000

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

export type Reporter = {
  /** `events` more were read; `part` of the whole is done, where that is known. */
  readonly moved: (title: string, events: number, part: number | null) => void
  /** A line that stays. */
  readonly say: (line: string) => void
}

/** A bar that redraws itself on a terminal; a line now and then elsewhere. Goes to stderr: stdout is for answers. */
export const progress = (out: NodeJS.WriteStream = process.stderr): Reporter => {
  let title = ''
  let events = 0
  let began = 0
  let drawn = 0
  let isDrawn = false

  const erase = () => {
    if (isDrawn) out.write('\r\x1b[K')
    isDrawn = false
  }

  return {
    say: line => {
      erase()
      out.write(`${line}\n`)
      title = ''
    },
    moved: (what, more, part) => {
      const now = performance.now()
      if (what !== title) {
        title = what
        events = 0
        began = drawn = now
      }
      events += more
      if (now - drawn < (out.isTTY ? everyMs : lineEveryMs)) return
      drawn = now
      const line = describe(title, events, part, (now - began) / 1000, out.isTTY)
      out.write(out.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
      isDrawn = out.isTTY
    },
  }
}

const describe = (title: string, events: number, part: number | null, seconds: number, isTerminal: boolean) => {
  const rate = `${number.format(events / seconds)} events/s`
  if (part === null) return `${title}  ${number.format(events)} events, ${rate}`
  const left = part > 0 ? `${duration((seconds * (1 - part)) / part)} left` : ''
  const filled = Math.round(part * width)
  const bar = isTerminal ? `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ` : ''
  return `${title}  ${bar}${Math.floor(part * 100)} %, ${rate}, ${left}`
}

const duration = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
