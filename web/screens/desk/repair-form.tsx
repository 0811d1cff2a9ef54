import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { differences as differencesBetween } from '../../../domain/differences.ts'
import type { UserId } from '../../../domain/ids.ts'
import type { AnswerOf, QuestionOf } from '../../data/calls.ts'
import { inspect } from './ask.ts'
import { Labelled, Wrong } from './bits.tsx'
import { ChooseSet } from './choose-set.tsx'
import { ChooseWorkout, type Listed } from './choose-workout.tsx'
import * as css from './desk.css.ts'
import { Differences } from './differences.tsx'
import * as find from './find.css.ts'
import { OverviewReplica } from './overview-replica.tsx'
import { caseNames } from './repair-cases.ts'
import { WorkoutReplica } from './replica.tsx'
import { localOf } from './times.ts'

type Props = { id: UserId; reason: string; onProposed: () => void }
/** As the contract takes it: there its ids are read. */
type Repair = QuestionOf<'POST /desk/people/:id/repairs'>['body']
type Preview = AnswerOf<'POST /desk/people/:id/repairs/preview'>

const cases = ['remove-set', 'correct-times', 'delete-workout', 'return-credit', 'end-generation'] as const
type Case = (typeof cases)[number]

/** By the case: which workout, and what else must be told. */
export const RepairForm = ({ id, reason, onProposed }: Props) => {
  const [kind, setKind] = useState<Case>('remove-set')
  const [asked, setAsked] = useState<Repair | null>(null)
  const [chosen, setChosen] = useState<Listed | null>(null)
  const select = useId()
  const [about] = useSearchParams()
  const [workout, set] = [about.get('workout'), about.get('set')]
  const isTold = workout !== null && (kind !== 'remove-set' || set !== null)
  const params = { id }
  const preview = useMutation({
    mutationFn: (body: Repair) => inspect('POST /desk/people/:id/repairs/preview', reason, { params, body }),
  })
  const propose = useMutation({
    mutationFn: (body: Repair) => inspect('POST /desk/people/:id/repairs', reason, { params, body }),
    onSuccess: () => {
      setAsked(null)
      preview.reset()
      onProposed()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const what = repairOf(kind, name => String(form.get(name) ?? '').trim())
    setAsked(what)
    propose.reset()
    preview.mutate(what)
  }
  const change = () => {
    setAsked(null)
    preview.reset()
  }
  return (
    <section className={css.part} aria-label="New repair">
      <form className={find.filters} onSubmit={submit} onChange={change}>
        <div className={find.wideFilter}>
          <label htmlFor={select} className={css.label}>
            What is wrong
          </label>
          <select
            id={select}
            className={css.input}
            value={kind}
            onChange={({ target }) => setKind(cases.find(each => each === target.value) ?? 'remove-set')}
          >
            {cases.map(each => (
              <option key={each} value={each}>
                {caseNames[each]}
              </option>
            ))}
          </select>
        </div>
        <ChooseWorkout id={id} reason={reason} told={workout} onChoose={setChosen} />
        {kind !== 'remove-set' ? null : chosen ? (
          <ChooseSet key={chosen.workout} reason={reason} workout={chosen} told={set} />
        ) : (
          <SetTold set={set} />
        )}
        {kind === 'correct-times' ? <Times key={chosen?.workout} of={chosen} /> : null}
        <div className={find.buttons}>
          <button type="submit" className={css.plain} disabled={preview.isPending || !(chosen || isTold)}>
            {preview.isPending ? 'Looking …' : 'Preview'}
          </button>
        </div>
      </form>
      {preview.error ? <Wrong error={preview.error} /> : null}
      {propose.error ? <Wrong error={propose.error} /> : null}
      {propose.data ? <p role="status">Proposed. Somebody else of the staff must confirm it.</p> : null}
      {asked && preview.data ? (
        <Changes preview={preview.data} isBusy={propose.isPending} onPropose={() => propose.mutate(asked)} />
      ) : null}
    </section>
  )
}

/** As they are now, to be corrected. */
const Times = ({ of }: { of: Listed | null }) => {
  const moment = { required: true, type: 'datetime-local', step: 1 }
  return (
    <>
      <Labelled {...moment} name="startedAt" label="Began" defaultValue={of?.started ? localOf(of.started) : ''} />
      <Labelled {...moment} name="finishedAt" label="Ended" defaultValue={of?.finished ? localOf(of.finished) : ''} />
      <Labelled
        required
        name="pausedMinutes"
        label="Minutes of pause"
        type="number"
        min={0}
        defaultValue={of?.paused_minutes}
      />
    </>
  )
}

/** Of the event that somebody came from. */
const SetTold = ({ set }: { set: string | null }) =>
  set ? (
    <div className={find.filter}>
      <span className={css.label}>Set</span>
      <input type="hidden" name="set" value={set} />
      <span className={css.mono}>{set}</span>
    </div>
  ) : null

type ChangesProps = { preview: Preview; isBusy?: boolean; onPropose?: () => void }

/** The facts that a repair adds, what it changes by them, and the athlete's screen before and after. */
export const Changes = ({ preview, isBusy = false, onPropose }: ChangesProps) => {
  const { facts, differences, screens, overviews } = preview
  return (
    <section className={css.part} aria-label="What it would change">
      <header className={css.between}>
        <h2 className={css.h2}>What it would change</h2>
        {onPropose ? (
          <button type="button" className={css.primary} disabled={isBusy} onClick={onPropose}>
            Propose it
          </button>
        ) : null}
      </header>
      <ul aria-label="Facts that would be added">
        {facts.map(({ type, sentence }) => (
          <li key={`${type} ${sentence}`}>
            <span className={css.strong}>{type}</span> {sentence}
          </li>
        ))}
      </ul>
      <Differences differences={differences} />
      {screens ? (
        <div className={css.halves}>
          <WorkoutReplica workout={screens.before} says={today} />
          <WorkoutReplica workout={screens.after} says={afterIt} />
        </div>
      ) : null}
      <Overviews overviews={overviews} />
    </section>
  )
}

const [today, afterIt] = ['Replica: today', 'Replica: after the repair']

/** Dashboard and programme, where they change. */
const Overviews = ({ overviews: { before, after } }: Pick<Preview, 'overviews'>) => {
  const found = useMemo(() => differencesBetween(before, after), [before, after])
  return (
    <section className={css.part} aria-label="Dashboard and programme">
      <h3 className={css.h3}>Dashboard and programme</h3>
      {found.length === 0 ? <p className={css.soft}>Alike.</p> : <Differences differences={found} />}
      {found.length === 0
        ? null
        : (['dashboard', 'programme'] as const).map(part => (
            <div key={part} className={css.halves}>
              <OverviewReplica then={before} part={part} says={today} />
              <OverviewReplica then={after} part={part} says={afterIt} />
            </div>
          ))}
    </section>
  )
}

const iso = (local: string) => (local ? new Date(local).toISOString() : '')

const repairOf = (kind: Case, told: (name: string) => string): Repair => {
  const workout = told('workout')
  if (kind === 'remove-set') return { case: kind, workout, set: told('set') }
  if (kind === 'correct-times')
    return {
      case: kind,
      workout,
      startedAt: iso(told('startedAt')),
      finishedAt: iso(told('finishedAt')),
      pausedMinutes: Number(told('pausedMinutes')),
    }
  return { case: kind, workout }
}
