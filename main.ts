import './app/compiled.js'

const words = process.argv.slice(3)

/** Each role loads what it needs, and no more. */
const roles: Readonly<Record<string, () => Promise<number | undefined>>> = {
  start: async () => serve(),
  serve: async () => serve(),
  migrate: async () => migrate(),
  seed: async () => seed(),
  projections: async () => (await import('./tools/projections/tool.ts')).projectionsTool(words),
  coach: async () => (await import('./tools/coach/tool.ts')).coachTool(words),
  log: async () => (await import('./tools/log/tool.ts')).logTool(words),
  privacy: async () => (await import('./tools/privacy/tool.ts')).privacyTool(words),
  staff: async () => (await import('./tools/staff/tool.ts')).staffTool(words),
}

const serve = async () => {
  await (await import('./app/serve.ts')).serve()
  return 0
}

const migrate = async () => {
  const [{ readConfig }, { migrateAsOwner }] = await Promise.all([
    import('./adapters/config.ts'),
    import('./app/infrastructure.ts'),
  ])
  await migrateAsOwner(await readConfig(process.env))
  console.log("The database has today's shape, and its login may work.")
  return 0
}

const seed = async () => {
  const events = /^--events(?:=(.*))?$/.exec(words[0] ?? '')
  if (events) return (await import('./tools/seed-events.ts')).seedEvents(events[1] ?? words[1])
  await (await import('./tools/demo/tool.ts')).seedDemoAthlete()
  return 0
}

const run = roles[process.argv[2] ?? 'start']
if (!run) {
  console.error(`There is no "${process.argv[2]}". There are: ${Object.keys(roles).join(', ')}`)
  process.exitCode = 2
} else
  process.exitCode = await run().catch((error: Error) => {
    console.error(error.message)
    // What was begun beside it, like building the client, is not waited for.
    process.exit(1)
  })
