import type { Config } from '../adapters/config.ts'
import { mustHaveItsKeys } from '../adapters/event-store/its-own-keys.ts'
import type { Hashing } from '../adapters/passwords/argon2id.ts'
import { postgresReactionStore, reactionPlaces } from '../adapters/postgres/reaction-store.ts'
import { buildApp } from '../api/app.ts'
import type { AppParts } from '../api/parts.ts'
import type { PlanGenerator } from '../commands/ports/planning.ts'
import { regularly } from '../commands/reactions/regularly.ts'
import { runReaction } from '../commands/reactions/run.ts'
import { termsVersions } from '../content/legal/versions.ts'
import type { PublishedTerms } from '../domain/terms.ts'
import { projections } from '../projections/all.ts'
import { runProjections } from '../projections/run.ts'
import { mustBeTheSameLog } from '../projections/same-log.ts'
import { apiParts, type Started } from './api-parts.ts'
import { wireChores } from './chores.ts'
import { wireCommands } from './commands.ts'
import { openDesk } from './desk.ts'
import { openInfrastructure } from './infrastructure.ts'
import { openMeans } from './means.ts'
import { openProofs } from './proofs.ts'
import { wireReactions } from './reactions.ts'
import { wireWebhooks } from './webhooks.ts'

type Given = {
  readonly say: (line: string) => void
  readonly report: (line: string, error: unknown) => void
  readonly clock?: () => string
  readonly generate?: PlanGenerator
  /** What hashing a password costs; today's good practice when absent. */
  readonly hashing?: Hashing
  /** The versions of the terms; those of the product when absent. */
  readonly publishedTerms?: readonly PublishedTerms[]
}

/** The one wiring: every part by its real adapter, chosen by the configuration. */
export const openProduct = async (
  config: Config,
  { say, report, clock = now, generate, hashing, publishedTerms = termsVersions }: Given,
) => {
  const infrastructure = await openInfrastructure(config, { say })
  const { database, log, alone, models } = infrastructure
  const surroundings = { say, report, clock }
  const means = await openMeans(infrastructure, config, surroundings)
  const commands = await wireCommands({
    infrastructure,
    means,
    config,
    generate,
    hashing,
    publishedTerms,
    ...surroundings,
  })
  const reactions = wireReactions({ infrastructure, means, commands, config })
  const proofs = await openProofs(infrastructure, config, clock)
  const { chores, ...atOnce } = wireChores({ infrastructure, means, commands, proofs, config, clock, say })
  const { desk, close: closeDesk } = openDesk({
    reactions,
    infrastructure,
    config,
    clock,
    accounts: commands.accounts,
    repairs: commands.repairs,
    operating: commands.operating,
    db: means.db,
    proofs,
  })

  const store = postgresReactionStore(database, alone)
  const places = await reactionPlaces(database)
  if (places.length === 0) await mustHaveItsKeys(infrastructure.store, infrastructure.keys)
  await mustBeTheSameLog(log, await models.status(), places)
  for (const { name } of reactions) await store.begin(name, await log.head())

  const project = (signal: AbortSignal) =>
    runProjections(projections, { log, models, report, onMoved: means.fresh.moved }, signal)

  const subscribers = wireWebhooks({ infrastructure, config, operations: commands.operating, store, report })

  const react = (signal: AbortSignal) =>
    Promise.all([
      subscribers(signal),
      ...reactions.map(each => runReaction(each, { log, store, report }, signal)),
      ...chores.map(each => regularly(each, { alone, report }, signal)),
    ])

  const readiness = async () => {
    try {
      const setAside = (await models.status()).flatMap(({ aside }) => aside).length
      const leftToPeople = await store.leftToPeople()
      return { ready: true, ...(setAside ? { setAside } : {}), ...(leftToPeople ? { leftToPeople } : {}) }
    } catch {
      return { ready: false }
    }
  }

  const parts = apiParts({ infrastructure, means, commands, desk, proofs, config, clock, readiness })
  const api = (started: Pick<AppParts, Started>) => buildApp({ ...parts, ...started })

  const close = async () => {
    await closeDesk()
    await means.close()
    await infrastructure.close()
  }

  return { ...infrastructure, ...means, ...commands, ...atOnce, proofs, reactions, project, react, api, close }
}

export type Product = Awaited<ReturnType<typeof openProduct>>

const now = () => new Date().toISOString()
