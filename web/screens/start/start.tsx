import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useConsent } from '../../data/consents.ts'
import { consents } from '../../data/more-queries.ts'
import { wordsOf } from '../../data/problem.ts'
import { queryClient } from '../../data/queries.ts'
import { idsByWish } from '../../data/use-command-id.ts'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { HealthGate } from '../../parts/health-gate.tsx'
import { later } from '../../parts/later.tsx'
import { Notice } from '../../parts/notice.tsx'
import { ReadArea } from '../../parts/read-area.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { useSession } from '../../session.ts'
import { heading, soft } from '../../type.css.ts'
import { presets } from '../settings/equipment.ts'
import { Known } from '../settings/known.tsx'
import { type Answers, begin } from './answers.ts'
import * as css from './start.css.ts'
import { forgetTold, keepTold, useToldBefore } from './told.ts'

type Asked = { answers: Answers; say: (more: Partial<Answers>) => void }

const parts: readonly { title: string; Part: (step: Asked) => ReactNode }[] = [
  { title: 'Wofür trainierst du?', Part: step => <Goal {...step} /> },
  { title: 'Wo und womit?', Part: step => <Place {...step} /> },
  { title: 'Wie oft und wie lange?', Part: step => <Time {...step} /> },
  { title: 'Worauf achten wir?', Part: step => <Care {...step} /> },
  { title: 'Kurz zur Gesundheit', Part: step => <Health {...step} /> },
]
/** What nobody may store is not asked. */
const withoutConsent = parts.slice(0, -1)

/** From nothing to the first workout: a few short questions, none of which must be answered. */
export const Start = () => {
  useTitle('Einrichten')
  const told = useToldBefore()
  return told ? <Steps told={told} /> : <Spinner />
}

const Steps = ({ told }: { told: NonNullable<ReturnType<typeof useToldBefore>> }) => {
  const { user } = useSession()
  const { allowed } = useConsent('health')
  const [reached, goTo] = useState(told.at)
  // Until it is known whether they may, nothing that was told is left out.
  const steps = (allowed ?? reached >= withoutConsent.length) ? parts : withoutConsent
  const at = Math.min(reached, steps.length - 1)
  const [answers, setAnswers] = useState(told.answers)
  const [ids] = useState(() => new Map(told.ids))
  const [, navigate] = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  const may = allowed
  const finish = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      begin(asAllowed(answers, may), (name, body) => {
        const id = idsByWish(ids)(name, body)
        keepTold({ at, answers, ids })
        return id
      }),
    onSuccess: workout => {
      forgetTold()
      queryClient.invalidateQueries()
      navigate(`/training/${workout}`, { replace: true })
    },
  })
  useEffect(() => {
    keepTold({ at: reached, answers: asAllowed(answers, may), ids })
  }, [reached, answers, ids, may])
  useEffect(() => {
    if (at === 0) return
    title.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [at])
  const step = steps[at]
  if (!step) return null
  if (user?.age === 'waiting') return <Asked button="" />
  const last = at === steps.length - 1
  return (
    <div className={css.page}>
      <div className={css.steps} role="img" aria-label={`Schritt ${at + 1} von ${steps.length}`}>
        {steps.map((one, number) => (
          <span key={one.title} className={css.step} data-done={number <= at} />
        ))}
      </div>
      <h1 ref={title} tabIndex={-1} className={heading.page}>
        {step.title}
      </h1>
      <step.Part answers={answers} say={more => setAnswers(so => ({ ...so, ...more }))} />
      {at > 0 ? null : <p className={soft}>Du kannst alles überspringen und später ändern.</p>}
      {finish.error ? <Notice tone="bad">{wordsOf(finish.error)}</Notice> : null}
      {last && user && !user.age ? <Asked button="Erstes Workout erstellen" /> : null}
      <div className={css.save}>
        <Button
          block
          tall
          busy={finish.isPending}
          disabled={last && may === undefined}
          onClick={() => (last ? finish.mutate() : goTo(at + 1))}
        >
          {finish.isPending ? 'Wird angelegt …' : last ? 'Erstes Workout erstellen' : 'Weiter'}
        </Button>
        {at > 0 ? (
          <Button look="quiet" block onClick={() => goTo(at - 1)}>
            Zurück
          </Button>
        ) : (
          <ButtonLink look="quiet" block to="/dashboard">
            Jetzt nicht
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** Without consent nothing is kept or sent of what was told of one's health. */
const asAllowed = (answers: Answers, may: boolean | undefined): Answers =>
  may === false ? { ...answers, restrictions: '', screening: {} } : answers

const Asked = later(() => import('../age/age.ts').then(m => m.Asked))
const Questions = later(() => import('../body/screening.tsx').then(m => m.ScreeningQuestions))

const Goal = ({ answers, say }: Asked) => (
  <Known>
    {({ goals }) => (
      <div className={css.chips}>
        {goals.map(({ id, name }) => (
          <Chip key={id} chosen={answers.goal === id} onClick={() => say({ goal: answers.goal === id ? null : id })}>
            {name.de}
          </Chip>
        ))}
      </div>
    )}
  </Known>
)

const Place = ({ answers, say }: Asked) => (
  <div className={css.part}>
    <Known>
      {({ equipment }) => (
        <div className={css.chips}>
          {presets.map(({ name, pick }) => (
            <Chip
              key={name}
              chosen={answers.place?.name === name}
              onClick={() => say({ place: answers.place?.name === name ? null : { name, equipment: pick(equipment) } })}
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
    </Known>
    <p className={soft}>Was dort genau steht, kannst du unter „Orte“ jederzeit genauer sagen.</p>
  </div>
)

const days = [1, 2, 3, 4, 5, 6]
const minutes = [20, 30, 45, 60, 90]

const Time = ({ answers, say }: Asked) => (
  <div className={css.part}>
    <fieldset>
      <legend className={css.legend}>Tage in der Woche</legend>
      <div className={css.figures}>
        {days.map(each => (
          <Chip
            key={each}
            chosen={answers.days === each}
            onClick={() => say({ days: answers.days === each ? null : each })}
          >
            {each}
          </Chip>
        ))}
      </div>
    </fieldset>
    <fieldset>
      <legend className={css.legend}>Zeit für ein Training</legend>
      <div className={css.chips}>
        {minutes.map(each => (
          <Chip
            key={each}
            chosen={answers.minutes === each}
            onClick={() => say({ minutes: answers.minutes === each ? null : each })}
          >
            {each} min
          </Chip>
        ))}
      </div>
    </fieldset>
  </div>
)

const Health = ({ answers, say }: Asked) => (
  <div className={css.part}>
    <p className={soft}>Damit ich dir nichts plane, was dir schadet. Was du offen lässt, hat keine Folgen.</p>
    <HealthGate>
      <Questions answers={answers.screening} onChange={screening => say({ screening })} />
    </HealthGate>
  </div>
)

const Care = ({ answers, say }: Asked) => {
  const { data } = useQuery(consents)
  return (
    <div className={css.part}>
      <HealthGate>
        <ReadArea
          read="restrictions"
          label="Schmerzen, Verletzungen, Erkrankungen, Schwangerschaft"
          hint="Leer lassen, wenn da nichts ist. Bei Brustschmerz, Ohnmacht oder Herzproblemen frag bitte zuerst eine Ärztin oder einen Arzt."
          maxLength={2000}
          value={answers.restrictions}
          onValue={restrictions => say({ restrictions })}
        />
      </HealthGate>
      {data?.ai.available && !data.ai.given ? (
        <fieldset>
          <legend className={css.legend}>Darf ein Sprachmodell deine Workouts planen?</legend>
          <p className={soft}>{data.purposes.find(({ purpose }) => purpose === 'ai')?.text}</p>
          <p className={soft}>Ohne plant der eingebaute Coach.</p>
          <div className={css.chips}>
            <Chip chosen={answers.ai} onClick={() => say({ ai: true })}>
              Ja
            </Chip>
            <Chip chosen={!answers.ai} onClick={() => say({ ai: false })}>
              Nein
            </Chip>
          </div>
        </fieldset>
      ) : null}
    </div>
  )
}
