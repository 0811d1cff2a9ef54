/** A command that was asked for in a way that makes no sense: its message says what would. Exit code 2. */
export type Misuse = Error & { readonly misuse: true }

export const misuse = (message: string): Misuse => Object.assign(new Error(message), { misuse: true as const })

export const isMisuse = (error: unknown): error is Misuse => error instanceof Error && 'misuse' in error

export type Command = {
  /** How it is called, after the tool's name. */
  readonly usage: string
  readonly about: string
  readonly details?: string
  /** Answers the exit code. */
  readonly run: (words: readonly string[]) => Promise<number>
}

/** Finds and runs a command, or explains itself. Answers the exit code: 0 well, 1 not as it should be, 2 not asked well. */
export const runTool = async (tool: string, commands: Readonly<Record<string, Command>>, words: readonly string[]) => {
  const [name, ...rest] = words
  const command = name === undefined ? undefined : commands[name]
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(overview(tool, commands))
    return name === undefined ? 2 : 0
  }
  if (!command) {
    console.error(`There is no "${name}".\n\n${overview(tool, commands)}`)
    return 2
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log([`${tool} ${command.usage}`, command.about, command.details].filter(Boolean).join('\n\n'))
    return 0
  }
  try {
    return await command.run(rest)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const asked = isMisuse(error) || code.startsWith('ERR_PARSE_ARGS')
    console.error(error instanceof Error ? error.message : error)
    if (asked) console.error(`\n${tool} ${command.usage}`)
    return asked ? 2 : 1
  }
}

const overview = (tool: string, commands: Readonly<Record<string, Command>>) => {
  return [
    `${tool} <command>`,
    '',
    ...Object.values(commands).flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`]),
    '',
    'Each explains itself with --help. Exit codes: 0 well, 1 not as it should be, 2 not asked well.',
  ].join('\n')
}
