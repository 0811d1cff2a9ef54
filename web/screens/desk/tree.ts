import type { DeskEvent } from './queries.ts'

/** One line of the picture: a command, or an event that it made. `from` is when its cause was recorded. */
export type Line = {
  readonly depth: number
  readonly kind: 'command' | 'event'
  readonly event: DeskEvent
  readonly from: number
  readonly at: number
}

/**
 * All that one first cause led to: each command under the event that asked for it, each event under its command, in the
 * order of the log. Ids are made by the sender of a command, so that one in a circle must not hang the picture.
 */
export const linesOf = (events: readonly DeskEvent[]): readonly Line[] => {
  const ids = new Set(events.map(({ id }) => id))
  const commands = Map.groupBy(events, ({ commandId }) => commandId)
  const causeOf = (made: readonly DeskEvent[]) =>
    made.find(({ causationId }) => ids.has(causationId))?.causationId ?? null
  const byCause = Map.groupBy(commands.values(), causeOf)
  const lines: Line[] = []
  const drawn = new Set<string>()
  const draw = (made: readonly DeskEvent[], depth: number, from: number) => {
    const [first] = made
    if (!first || drawn.has(first.commandId)) return
    drawn.add(first.commandId)
    const began = Date.parse(first.at)
    lines.push({ depth, kind: 'command', event: first, from, at: began })
    for (const event of made) {
      const at = Date.parse(event.at)
      lines.push({ depth: depth + 1, kind: 'event', event, from: began, at })
      for (const next of byCause.get(event.id) ?? []) draw(next, depth + 2, at)
    }
  }
  const start = Date.parse(events[0]?.at ?? '')
  for (const made of byCause.get(null) ?? []) draw(made, 0, start)
  for (const made of commands.values()) draw(made, 0, start)
  return lines
}

/** Where a moment stands on a line from 0 to 1 on which short and long waits are both seen. */
export const placeOn = (ms: number, longest: number) =>
  longest <= 0 ? 0 : Math.log1p(Math.max(0, ms)) / Math.log1p(longest)
