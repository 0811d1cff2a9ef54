import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { UserId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { queryClient } from '../../data/queries.ts'
import { useTitle } from '../../parts/title.ts'
import { useSession } from '../../session.ts'
import { inspect } from './ask.ts'
import { At, Short, StreamName, ToPerson, Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { caseNames } from './repair-cases.ts'
import { Changes, RepairForm } from './repair-form.tsx'
import { StaffOnly } from './staff-only.tsx'
import { useWatched } from './watched.tsx'

type Props = { id: UserId; reason: string }
type Repair = AnswerOf<'GET /desk/people/:id/repairs'>['repairs'][number]

type Decision = 'confirm' | 'drop' | 'undo'

const keyOf = (id: UserId) => ['desk', 'repairs', id]

/** What is wrong in a person's records is put right by two of the staff; nothing is taken out of the log. */
export const Repairs = ({ id, reason }: Props) => {
  useTitle(`Repairs for ${id.slice(0, 8)}`)
  const { user } = useSession()
  const { data, error, old, refetch } = useWatched({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => inspect('GET /desk/people/:id/repairs', reason, { params: { id }, signal }),
    every: () => 2000,
  })
  const changed = () => queryClient.invalidateQueries({ queryKey: keyOf(id) })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="what was put right" />
  return (
    <div className={css.page}>
      <header>
        <ToPerson id={id} />
        <h1 className={css.h1}>{user?.auditor ? 'What was put right' : 'Put something right'}</h1>
        <p className={css.soft}>
          One of the staff proposes, another confirms. Facts that compensate are added, nothing is taken away, and the
          person reads what was changed, by whom and why: “{reason}”.
        </p>
      </header>
      {old}
      <StaffOnly>
        <RepairForm id={id} reason={reason} onProposed={changed} />
      </StaffOnly>
      <section className={css.part} aria-label="Repairs">
        <h2 className={css.h2}>Proposed and done</h2>
        {data.repairs.length === 0 ? (
          <p className={css.soft}>None yet.</p>
        ) : (
          <ul className={css.rows}>
            {data.repairs.map(each => (
              <One key={each.repair} id={id} reason={reason} repair={each} onDone={changed} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

const One = ({ id, reason, repair, onDone }: Props & { repair: Repair; onDone: () => void }) => {
  const params = { id, repair: repair.repair }
  const decide = useMutation({
    mutationFn: (how: Decision) =>
      how === 'undo'
        ? inspect('POST /desk/people/:id/repairs', reason, {
            params: { id },
            body: { case: 'undo', repair: repair.repair },
          })
        : inspect(`POST /desk/people/:id/repairs/:repair/${how}`, reason, { params }),
    onSettled: onDone,
  })
  const preview = useMutation({
    mutationFn: () => inspect('POST /desk/people/:id/repairs/preview', reason, { params: { id }, body: repair.what }),
  })
  return (
    <li className={css.rowsBelow}>
      <div className={css.between}>
        <div className={css.row}>
          <span className={repair.status === 'failed' ? css.warnTag : css.tag}>{repair.status}</span>
          <span className={css.strong}>{caseNames[repair.what.case]}</span>
          {'workout' in repair.what ? (
            <Link to={`/internal/desk/streams/workout-${repair.what.workout}`}>
              <StreamName stream={`workout-${repair.what.workout}`} />
            </Link>
          ) : null}
          {'set' in repair.what ? <span className={css.mono}>{repair.what.set}</span> : null}
          <span className={css.soft}>“{repair.reason}”</span>
        </div>
        <div className={css.row}>
          <span className={css.soft}>
            <At at={repair.at} /> by <Short id={repair.by} />
            {repair.confirmedBy ? (
              <>
                , confirmed by <Short id={repair.confirmedBy} />
              </>
            ) : null}
          </span>
          <StaffOnly>
            {' '}
            <Acts repair={repair} preview={preview} isBusy={decide.isPending} onDecide={decide.mutate} />
          </StaffOnly>{' '}
        </div>
      </div>
      {repair.why ? <p className={css.bad}>Nothing was changed: {repair.why}</p> : null}
      {decide.error ? <Wrong error={decide.error} /> : null}
      {preview.error ? <Wrong error={preview.error} /> : null}
      {repair.status === 'proposed' && preview.data ? <Changes preview={preview.data} /> : null}
    </li>
  )
}

type ActsProps = {
  repair: Repair
  preview: {
    readonly data: unknown
    readonly isPending: boolean
    readonly reset: () => void
    readonly mutate: () => void
  }
  isBusy: boolean
  onDecide: (how: Decision) => void
}

/** What may be done with it: who proposed it does not confirm it, and whoever confirms it may see first what it changes. */
const Acts = ({ repair, preview, isBusy, onDecide }: ActsProps) => {
  const { user } = useSession()
  const isMine = repair.by === user?.id
  return (
    <>
      {repair.status === 'proposed' && isMine ? <span className={css.soft}>waits for another of you</span> : null}
      {repair.status === 'proposed' ? (
        <button
          type="button"
          className={css.plain}
          disabled={preview.isPending}
          aria-expanded={preview.data !== undefined}
          onClick={() => (preview.data ? preview.reset() : preview.mutate())}
        >
          {preview.isPending ? 'Looking …' : 'What it would change'}
        </button>
      ) : null}
      {repair.status === 'proposed' && !isMine ? (
        <button type="button" className={css.primary} disabled={isBusy} onClick={() => onDecide('confirm')}>
          Confirm
        </button>
      ) : null}
      {repair.status === 'proposed' ? (
        <button type="button" className={css.plain} disabled={isBusy} onClick={() => onDecide('drop')}>
          Drop
        </button>
      ) : null}
      {repair.undoable ? (
        <button type="button" className={css.plain} disabled={isBusy} onClick={() => onDecide('undo')}>
          Propose to undo
        </button>
      ) : null}
    </>
  )
}
