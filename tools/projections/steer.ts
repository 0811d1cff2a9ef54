import { type Command, misuse } from '../usage.ts'
import { namedIn, nothing, onBegun, reasonHelp } from './begun.ts'

export const pauseCommand: Command = {
  usage: 'pause <name or build> --reason <why> [--json]',
  about: 'Pause a rebuild or a build that was begun at the desk.',
  details: `Whichever process is at it rests within a second and keeps what it has, until "resume". Exit code 1 where nothing was
under way. A comparison is cancelled, not paused.

${reasonHelp}`,
  run: words =>
    onBegun(namedIn(words), async ({ on, what, ask }) =>
      (await ask({ type: 'ModelWorkPaused' }))
        ? { said: `${on}: ${what} paused`, told: { model: on, paused: what } }
        : nothing(on),
    ),
}

export const resumeCommand: Command = {
  usage: 'resume <name or build> --reason <why> [--json]',
  about: 'Go on with what was paused.',
  details: reasonHelp,
  run: words =>
    onBegun(namedIn(words), async ({ on, what, ask }) =>
      (await ask({ type: 'ModelWorkResumed' }))
        ? { said: `${on}: ${what} goes on`, told: { model: on, resumed: what } }
        : nothing(on),
    ),
}

export const throttleCommand: Command = {
  usage: 'throttle <name or build> <percent> --reason <why> [--json]',
  about: 'Hold a rebuild or a build that was begun at the desk to a part of its time, 1 to 100 %.',
  details: reasonHelp,
  run: words => {
    const { values, positionals } = namedIn(words)
    const percent = percentIn(positionals[1])
    return onBegun({ values, positionals: positionals.toSpliced(1, 1) }, async ({ on, what, ask }) =>
      (await ask({ type: 'ModelWorkThrottled', percent }))
        ? { said: `${on}: ${what} held to ${percent} %`, told: { model: on, throttled: what, percent } }
        : nothing(on),
    )
  },
}

const percentIn = (text = '') => {
  if (!/^([1-9]\d?|100)$/.test(text)) throw misuse(`a whole percent from 1 to 100 follows the name, not "${text}"`)
  return Number(text)
}
