import type { z } from 'zod'
import { derivedId } from '../../commands/derived-id.ts'
import type { OperationCommands } from '../../commands/operations.ts'
import type { Clock } from '../../commands/ports/log.ts'
import type { beginBuild, listBuilds } from '../../contract/builds.ts'
import type { WorkId } from '../../domain/ids.ts'
import { isRefused, refuse } from '../../domain/kernel/decider.ts'
import { modelNamed, projections } from '../../projections/all.ts'
import { asOfPrefix, codeOf, pastIn, pastOf, shortCode } from '../../projections/as-of.ts'
import { placeIn } from '../../projections/place-in-log.ts'
import { type AnyProjection, type End, type Log, type Snapshots, versionless } from '../../projections/ports.ts'
import { type Built, comparing } from './build-differences.ts'
import { byStaff, type Staff } from './by-staff.ts'
import { doingAnswer, type Progress, type Steer, steered } from './doing.ts'

type Listed = z.input<typeof listBuilds.answer>
type Told = Listed['builds'][number]
type Wish = z.output<typeof beginBuild.body>

type Build = { readonly build: string; readonly id: WorkId }

/** Builds, one after the other, and after other work on read models. */
export type BuildJobs = {
  readonly of: (build: string) => Progress | null
  readonly begin: (build: Build, models: readonly AnyProjection[], end: End) => void
  readonly cancelled: (build: Build) => void
  readonly drop: (build: string) => Promise<void>
}

type Parts = {
  readonly log: Log
  readonly jobs: BuildJobs
  readonly operating: Pick<OperationCommands, 'builds' | 'askBuilds'>
  readonly built: Built
  readonly snapshots: Snapshots
  readonly codeOfNow: () => Promise<string>
  readonly clock: Clock
}

/** Read models as they stood once. */
export const deskBuilds = (parts: Parts) => ({ ...building(parts), compare: comparing(parts) })

/** Up to where; a refusal where that has not been, or is no place in this log. */
const endOf = async ({ time, at, position }: Wish, { log, clock }: Pick<Parts, 'log' | 'clock'>) => {
  if ((at === undefined) === (position === undefined)) return refuse('no-such-moment')
  if (at !== undefined)
    return Date.parse(at) > Date.parse(clock())
      ? refuse('no-such-moment')
      : { position: null, at, ...(time === 'occurred' ? { by: time } : {}) }
  const place = position === undefined || time === 'occurred' ? null : placeIn(log, position)
  return place && log.compare(place, await log.head()) <= 0 ? { position: place } : refuse('no-such-moment')
}

/** What there is, and what is being built, newest first. */
const listing =
  ({ jobs, operating, built, codeOfNow }: Parts) =>
  async (): Promise<Listed> => {
    const [there, doings, code] = await Promise.all([built(asOfPrefix), operating.builds(), codeOfNow()])
    const names = new Set([...Object.keys(doings), ...there.map(({ schema }) => schema)])
    const builds = [...names].map((build): Told => {
      const schema = there.find(each => each.schema === build)
      const doing = doings[build]
      const { by: time = null, at = null, position = null } = doing?.upTo ?? pastIn(schema?.what ?? null) ?? {}
      const mine = codeOf(build)
      return {
        build,
        time,
        at,
        position,
        code: mine,
        isCodeOfNow: mine !== null && code.startsWith(mine),
        ...(doing ? doingAnswer(doing, jobs.of(build)) : { ...byHand, state: schema?.what ? 'done' : 'elsewhere' }),
        models: schema?.models ?? [],
      }
    })
    const models = projections.map(({ name }) => versionless(name))
    return { code: shortCode(code), models, builds: builds.sort(newestFirst) }
  }

const building = (parts: Parts) => {
  const { log, jobs, operating, codeOfNow, clock } = parts
  const list = listing(parts)
  const named = async (build: string) => (await list()).builds.find(each => each.build === build)
  const told = async (build: string) => {
    const one = await named(build)
    if (!one) throw new Error(`the build ${build} that was just asked for is not there`)
    return one
  }

  const begin = async (staff: Staff, wish: Wish) => {
    const models = wish.models.map(modelNamed)
    if (models.includes(undefined)) return refuse('no-such-model')
    const end = await endOf(wish, { log, clock })
    if (isRefused(end)) return end
    const { schema: build, past } = pastOf(end, await codeOfNow())
    const { context, by } = byStaff(staff, clock())
    const work = derivedId<'work'>(context.commandId, 'work')
    const isThere = (await named(build))?.state === 'done'
    if (isThere) return refuse('build-there')
    if (jobs.of(build)?.state === 'running') return refuse('job-running')
    const { code: _, ...upTo } = past
    const some = models.flatMap(each => each ?? [])
    const done = await operating.askBuilds(context, {
      type: 'BuildBegun',
      work,
      build,
      upTo,
      models: some.map(({ name }) => name),
      ...by,
    })
    if (isRefused(done)) return done
    jobs.begin({ build, id: work }, some.length > 0 ? some : projections, end)
    return told(build)
  }

  const steer = async (staff: Staff, build: string, wanted: Steer) => {
    const doing = (await operating.builds())[build]
    if (!doing) return refuse('no-such-build')
    const { context, by } = byStaff(staff, clock())
    const done = await operating.askBuilds(context, { ...steered(wanted), work: doing.id, ...by })
    return isRefused(done) ? done : told(build)
  }

  const cancel = async (staff: Staff, build: string) => {
    const doing = (await operating.builds())[build]
    if (!doing) return refuse('no-such-build')
    const { context, by } = byStaff(staff, clock())
    const done = await operating.askBuilds(context, { type: 'ModelWorkCancelled', work: doing.id, ...by })
    if (isRefused(done)) return done
    jobs.cancelled({ build, id: doing.id })
    return { build }
  }

  const drop = async (staff: Staff, build: string) => {
    if (!(await named(build))) return refuse('no-such-build')
    const { context, by } = byStaff(staff, clock())
    const done = await operating.askBuilds(context, { type: 'BuildDropped', build, ...by })
    if (isRefused(done)) return done
    await jobs.drop(build)
    return { build }
  }

  return { list, begin, steer, cancel, drop }
}

const byHand = {
  part: null,
  events: 0,
  startedAt: null,
  endedAt: null,
  says: null,
  percent: null,
  by: null,
  reason: null,
} as const

const newestFirst = (one: Told, other: Told) => (other.startedAt ?? '').localeCompare(one.startedAt ?? '')

export type DeskBuilds = ReturnType<typeof deskBuilds>
