import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { WorkoutId } from '../../../domain/ids.ts'
import { ask } from '../../data/client.ts'
import { dateWords } from '../../parts/dates.ts'
import { Dialog } from '../../parts/dialog.tsx'
import * as tabs from '../dashboard/weeks.css.ts'
import { Answer, type Measure, measures } from './answer.tsx'
import * as css from './origin.css.ts'

type Props = { open: boolean; onClose: () => void }

/** Which entries a week's number is made of; of which week can be chosen. */
export const OriginOfWeek = ({
  weeks,
  of,
  open,
  onClose,
}: Props & { weeks: readonly string[]; of: Exclude<Measure, 'sessions'> }) => {
  const id = useId()
  const [week, choose] = useState(weeks[0] ?? '')
  return (
    <Dialog open={open} title="Woher kommt das?" onClose={onClose}>
      <div className={css.sheet}>
        <div className={css.choice}>
          <label htmlFor={id}>Woche ab</label>
          <select id={id} className={css.select} value={week} onChange={({ target }) => choose(target.value)}>
            {weeks.map(start => (
              <option key={start} value={start}>
                {dateWords(start, 'long')}
              </option>
            ))}
          </select>
        </div>
        <Week week={week} of={of} />
      </div>
    </Dialog>
  )
}

const Week = ({ week, of }: { week: string; of: Exclude<Measure, 'sessions'> }) => {
  const found = useQuery({
    queryKey: ['origin', week, of],
    queryFn: ({ signal }) => ask('GET /api/weeks/:week/origin', { params: { week }, query: { of }, signal }),
    staleTime: 0,
  })
  return <Answer {...found} of={of} withLinks />
}

type Muscle = { readonly id: string; readonly name: { readonly de: string } }

const counted = { sessions: 'Einheiten diese Woche', completed: 'Abgeschlossene Workouts' } as const
const isCounted = (name: string): name is keyof typeof counted => name in counted

/** Which entries make what is counted on the overview, and the sets that each muscle got in this week of the programme. */
export const OriginOfProgramme = ({ muscles, open, onClose }: Props & { muscles: readonly Muscle[] }) => {
  const id = useId()
  const [chosen, choose] = useState<string>('sessions')
  return (
    <Dialog open={open} title="Woher kommt das?" onClose={onClose}>
      <div className={css.sheet}>
        <div className={css.choice}>
          <label htmlFor={id}>Zahl</label>
          <select id={id} className={css.select} value={chosen} onChange={({ target }) => choose(target.value)}>
            {Object.entries(counted).map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
            {muscles.map(one => (
              <option key={one.id} value={one.id}>
                Sätze: {one.name.de}
              </option>
            ))}
          </select>
        </div>
        {isCounted(chosen) ? <Counted of={chosen} /> : <SetsOf muscle={chosen} />}
      </div>
    </Dialog>
  )
}

const Counted = ({ of }: { of: keyof typeof counted }) => {
  const found = useQuery(originOfCounter(of))
  return <Answer {...found} of={of === 'sessions' ? 'sessions' : 'workouts'} withLinks />
}

const SetsOf = ({ muscle }: { muscle: string }) => {
  const found = useQuery({
    queryKey: ['origin', 'muscle', muscle],
    queryFn: ({ signal }) => ask('GET /api/programme/origin', { query: { of: muscle }, signal }),
    staleTime: 0,
  })
  return <Answer {...found} of="sets" withLinks />
}

const originOfCounter = (of: 'sessions' | 'completed' | 'free' | 'allowance') =>
  queryOptions({
    queryKey: ['origin', 'counter', of],
    queryFn: ({ signal }) => ask('GET /api/overview/origin', { query: { of }, signal }),
    staleTime: 0,
  })

/** What was used of the workouts that may still be made. */
export const OriginOfCredits = ({ of, open, onClose }: Props & { of: 'free' | 'allowance' }) => {
  const found = useQuery(originOfCounter(of))
  return (
    <Dialog open={open} title="Woher kommt das?" onClose={onClose}>
      <div className={css.sheet}>
        <Answer {...found} of="workouts" />
      </div>
    </Dialog>
  )
}

const ofWorkout = ['sets', 'kg', 'minutes'] as const

/** Which entries the sums of a workout are made of. */
export const OriginOfWorkout = ({ workout, open, onClose }: Props & { workout: WorkoutId }) => {
  const [of, choose] = useState<(typeof ofWorkout)[number]>('sets')
  const found = useQuery({
    queryKey: ['origin', workout, of],
    queryFn: ({ signal }) => ask('GET /api/workouts/:id/origin', { params: { id: workout }, query: { of }, signal }),
    staleTime: 0,
  })
  return (
    <Dialog open={open} title="Woher kommt das?" onClose={onClose}>
      <div className={css.sheet}>
        <fieldset className={tabs.tabs} aria-label="Welche Zahl">
          {ofWorkout.map(name => (
            <button
              key={name}
              type="button"
              className={tabs.tab}
              aria-pressed={name === of}
              onClick={() => choose(name)}
            >
              {measures[name].label}
            </button>
          ))}
        </fieldset>
        <Answer {...found} of={of} />
      </div>
    </Dialog>
  )
}
