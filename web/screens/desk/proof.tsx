import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { queryClient } from '../../data/queries.ts'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { At, Fact, Facts, Waiting, Wrong } from './bits.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'
import * as own from './models.css.ts'
import { spanOf } from './times.ts'
import { useWatched } from './watched.tsx'

type State = AnswerOf<'GET /desk/proof'>
type Audit = NonNullable<State['audit']>

const queryKey = ['desk', 'proof']

/** Whether the log is what was recorded, and what was signed of it when. */
export const Proof = () => {
  useTitle('Proof of the log')
  const { data, error, old, refetch } = useWatched({
    queryKey,
    queryFn: ({ signal }) => ask('GET /desk/proof', { signal }),
    every: seen => (seen?.audit?.state === 'running' ? 500 : 5000),
  })
  const begin = useMutation({
    mutationFn: () => ask('POST /desk/proof/audits'),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the proof" />
  const { proven, total, checkpoints, audit } = data
  return (
    <div className={css.page}>
      <header className={css.part}>
        <div className={css.between}>
          <h1 className={css.h1}>Is the log what was recorded?</h1>
          <button
            type="button"
            className={css.plain}
            disabled={begin.isPending || audit?.state === 'running'}
            onClick={() => begin.mutate()}
          >
            Audit the whole log
          </button>
        </div>
        <Facts>
          <Fact name="Events in the tree">{proven}</Fact>
          <Fact name="Signed checkpoints">{total}</Fact>
          <Fact name="Signed last">{checkpoints[0] ? <At at={checkpoints[0].at} /> : 'not yet'}</Fact>
        </Facts>
      </header>
      {old}
      {begin.error ? <Wrong error={begin.error} /> : null}
      {audit ? <Verdict audit={audit} of={proven} /> : null}
      <Signed checkpoints={checkpoints} total={total} audit={audit} />
    </div>
  )
}

const Verdict = ({ audit, of }: { audit: Audit; of: number }) => {
  if (audit.state === 'running')
    return (
      <section className={own.working} role="status" aria-label="Audit">
        <span>
          Reading … {audit.read} of {of} events
        </span>
        <progress className={own.bar} aria-label="Audit" max={Math.max(1, of)} value={Math.min(audit.read, of)} />
        <div>
          <CancelAudit />
        </div>
      </section>
    )
  if (audit.state === 'cancelled')
    return <p role="status">The audit was cancelled after {audit.read} events: nothing is told of the log.</p>
  if (audit.state === 'failed') return <p className={css.bad}>The audit could not be made: {audit.error}</p>
  const took = audit.endedAt ? spanOf(Date.parse(audit.endedAt) - Date.parse(audit.startedAt)) : ''
  return (
    <section className={css.part} aria-label="Audit">
      <h2 className={css.h2}>
        <span className={own.state} data-state={audit.findings.length === 0 ? 'level' : 'bad'}>
          {audit.findings.length === 0 ? 'The log is what was recorded.' : `${audit.findings.length} findings`}
        </span>
      </h2>
      <p className={css.soft}>
        {audit.read} events read, {audit.proven} of them in the tree, in {took}; begun <At at={audit.startedAt} />
      </p>
      {audit.findings.length > 0 ? (
        <ul className={css.rows} aria-label="Findings">
          {audit.findings.map(finding => (
            <li key={`${finding.is} ${finding.place ?? finding.why} ${finding.signedAt}`} className={css.rowLine}>
              <span>
                <span className={css.warnTag}>{finding.is}</span> {wordsOf(finding)}
              </span>
              {finding.stream ? (
                <Link to={`/internal/desk/streams/${finding.stream}?at=${finding.revision}`} className={css.mono}>
                  {finding.stream}, revision {finding.revision}
                </Link>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

const CancelAudit = () => {
  const cancel = useMutation({
    mutationFn: () => ask('DELETE /desk/proof/audits'),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return (
    <button type="button" className={css.plain} disabled={cancel.isPending} onClick={() => cancel.mutate()}>
      Cancel
    </button>
  )
}

const wordsOf = ({ is, place, last, id, signedAt, why }: Audit['findings'][number]) => {
  if (is === 'damaged') return `No event is lost by it: ${why}`
  if (is === 'unreadable') return `${last === place ? `Event ${place}` : `Events ${place} to ${last}`}: ${why}`
  if (is === 'of another log')
    return `What was signed up to ${signedAt} is of a log with another origin: this one was put in its place, or it lies in the wrong one.`
  if (signedAt)
    return is === 'forged checkpoint'
      ? `The checkpoint of ${signedAt} is not signed by our key.`
      : `Signed at ${signedAt}.`
  return id ? `Event ${place}: ${id}` : `Event ${place}`
}

const Signed = ({ checkpoints, total, audit }: Pick<State, 'checkpoints' | 'total' | 'audit'>) => (
  <section className={css.part} aria-label="Checkpoints">
    <h2 className={css.h2}>What was signed</h2>
    {checkpoints.length === 0 ? (
      <p className={css.soft}>Nothing yet. What the log holds is signed every hour.</p>
    ) : (
      <Wide label="Signed checkpoints">
        <table className={css.table}>
          <Columns of={['Signed', { name: 'Events', right: true }, 'Root', 'The log today']} />
          <tbody>
            {checkpoints.map(({ at, size, root }) => (
              <tr key={`${at} ${size}`}>
                <td>
                  <At at={at} />
                </td>
                <td className={css.right}>{size}</td>
                <td className={css.monoSoft}>{root}</td>
                <td>{verdictOn({ at, size }, audit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    )}
    {total > checkpoints.length ? (
      <p className={css.soft}>Of earlier days the last of each day, in UTC. An audit compares all {total}.</p>
    ) : null}
  </section>
)

const verdictOn = ({ at, size }: Pick<State['checkpoints'][number], 'at' | 'size'>, audit: Audit | null) => {
  if (audit?.state !== 'done' || audit.startedAt < at) return <span className={css.soft}>not compared</span>
  const isUnlike = audit.findings.some(({ signedAt }) => signedAt === at)
  const isReadable = !audit.findings.some(({ is, place }) => is === 'unreadable' && (place ?? 0) <= size)
  if (!isUnlike && !isReadable) return <span className={css.bad}>what can be read of it is what was signed</span>
  return isUnlike ? <span className={css.bad}>is not what was signed</span> : 'is what was signed'
}
