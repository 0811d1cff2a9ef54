import type { BuildJobs } from '../api/desk/builds.ts'
import type { OperationCommands } from '../commands/operations.ts'
import { asOf, asOfLease } from '../projections/as-of.ts'
import type { BuildParts } from '../projections/build.ts'
import type { AnyProjection, Snapshots } from '../projections/ports.ts'
import { counted } from '../tools/counted.ts'
import type { Infrastructure } from './infrastructure.ts'
import { type LongWork, openDrafts } from './long-work.ts'

type Parts = {
  readonly infrastructure: Infrastructure
  readonly work: LongWork
  readonly operating: Pick<OperationCommands, 'builds' | 'endedBuild'>
}

/** Builds begun at the desk, by what the command line builds with. */
export const buildJobs = ({ infrastructure, work, operating }: Parts): BuildJobs => {
  const drop = async (build: string) => {
    const { drafts, close } = openDrafts(infrastructure, 1)
    await drafts.drop(build).finally(close)
  }
  return {
    of: work.of,
    begin: ({ build, id }, models, end) =>
      work.begin({
        on: build,
        id,
        lease: asOfLease,
        now: async () => (await operating.builds())[build],
        ended: (outcome, says) => operating.endedBuild(id, outcome, says),
        work: async parts => {
          await asOf(models, end, { ...parts, onProgress: ofAll(models, parts) })
          return `${counted(models.length, 'read model')} built.`
        },
        clearAway: ({ drafts }) => drafts.drop(build),
      }),
    cancelled: ({ build, id }) =>
      work.cancelled({ on: build, id, lease: asOfLease, clearAway: ({ drafts }) => drafts.drop(build) }),
    drop,
  }
}

/** How far all of them are together, one after the other. */
const ofAll =
  (models: readonly AnyProjection[], { onProgress }: Pick<BuildParts, 'onProgress'>): BuildParts['onProgress'] =>
  (name, { events, part }) => {
    const before = models.findIndex(model => model.name === name)
    onProgress(name, { events, part: part === null ? null : (before + part) / models.length })
  }

const patienceMs = 30_000

/** For a look: with connections of its own, so that nobody else waits for one of them. */
export const deskSnapshots =
  (infrastructure: Infrastructure): Snapshots =>
  async (projection, look, schema) => {
    const { snapshots, close } = openDrafts(infrastructure, 2, patienceMs)
    return snapshots(projection, look, schema).finally(close)
  }
