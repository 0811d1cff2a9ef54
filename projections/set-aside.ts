import type { AnyProjection, Log, Models } from './ports.ts'
import { projector } from './projector.ts'

/**
 * Tries again what a model has set aside, or one stream of that, without waiting until it is opened anew. It is taken over for that; whoever
 * kept it up opens it again at its next event. Answers how many streams are followed again.
 */
export const takeBack = async (
  projection: AnyProjection,
  { log, models }: { log: Log; models: Models },
  only?: string,
) => {
  const countOf = async () => (await models.status()).find(({ name }) => name === projection.name)?.aside.length ?? 0
  const before = await countOf()
  if (before === 0) return 0
  const opened = await models.open(projection)
  const aside = opened.aside.filter(({ stream }) => only === undefined || stream === only)
  const steps = projector(projection, models, { ...opened, aside }, log)
  await steps.retry()
  steps.stop()
  return before - (await countOf())
}
