import type { ReactNode } from 'react'
import { Route, Switch, useSearchParams } from 'wouter'
import { eventNamed, personNamed } from '../../named.ts'
import { later } from '../../parts/later.tsx'
import { NoSuchPage } from '../internal/no-such-page.tsx'
import { Missing } from '../missing.tsx'
import { Reasoned } from './ask-reason.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { Find } from './find.tsx'
import { usePlace } from './place.ts'

const FactorFirst = later(() => import('./factor-first.tsx').then(m => m.FactorFirst))
const UntilForgotten = later(() => import('./until-forgotten.tsx').then(m => m.UntilForgotten))
const Person = later(() => import('./person.tsx').then(m => m.Person))
const Stream = later(() => import('./stream.tsx').then(m => m.Stream))
const Weeks = later(() => import('./weeks.tsx').then(m => m.Weeks))
const WhatIf = later(() => import('./what-if.tsx').then(m => m.WhatIf))
const Suppose = later(() => import('./suppose.tsx').then(m => m.Suppose))
const Repairs = later(() => import('./repairs.tsx').then(m => m.Repairs))
const Undone = later(() => import('./undone.tsx').then(m => m.Undone))
const Models = later(() => import('./models.tsx').then(m => m.Models))
const Past = later(() => import('./past.tsx').then(m => m.Past))
const Webhooks = later(() => import('./webhooks.tsx').then(m => m.Webhooks))
const FactCatalogue = later(() => import('./fact-catalogue.tsx').then(m => m.FactCatalogue))
const Proof = later(() => import('./proof.tsx').then(m => m.Proof))
const Story = later(() => import('./story.tsx').then(m => m.Story))

/** Staff and auditors only; the server says so at each call, this only spares others an empty page. */
export const Desk = () => {
  const user = usePlace()
  if (!user?.staff) return <Missing />
  if (user.lacks_second_factor)
    return (
      <DeskFrame shut>
        <FactorFirst />
      </DeskFrame>
    )
  return (
    <DeskFrame>
      <Switch>
        <Route path="/internal/desk" component={Find} />
        <Route path="/internal/desk/people/:id">
          {({ id }) => <OfPerson id={id}>{reason => <Person id={personNamed(id)} reason={reason} />}</OfPerson>}
        </Route>
        <Route path="/internal/desk/people/:id/numbers">
          {({ id }) => <OfPerson id={id}>{reason => <Weeks id={personNamed(id)} reason={reason} />}</OfPerson>}
        </Route>
        <Route path="/internal/desk/people/:id/what-if">
          {({ id }) => <OfPerson id={id}>{reason => <WhatIf id={personNamed(id)} reason={reason} />}</OfPerson>}
        </Route>
        <Route path="/internal/desk/people/:id/repairs">
          {({ id }) => (
            <Reasoned of={`repair ${id}`} about="repair">
              {reason => (
                <UntilForgotten key={id} stream={`user-${id}`}>
                  <Repairs id={personNamed(id)} reason={reason} />
                </UntilForgotten>
              )}
            </Reasoned>
          )}
        </Route>
        <Route path="/internal/desk/streams/:stream">
          {({ stream }) => <OfStream stream={stream}>{reason => <Stream stream={stream} reason={reason} />}</OfStream>}
        </Route>
        <Route path="/internal/desk/streams/:stream/what-if">
          {({ stream }) => (
            <UntilForgotten key={stream} stream={stream}>
              <Suppose stream={stream} />
            </UntilForgotten>
          )}
        </Route>
        <Route path="/internal/desk/stories/:id">{({ id }) => <OfEvent id={id} />}</Route>
        <Route path="/internal/desk/undone">{() => <Undone />}</Route>
        <Route path="/internal/desk/models">{() => <Models />}</Route>
        <Route path="/internal/desk/builds/*?">{() => <Past />}</Route>
        <Route path="/internal/desk/webhooks">{() => <Webhooks />}</Route>
        <Route path="/internal/desk/facts">{() => <FactCatalogue />}</Route>
        <Route path="/internal/desk/proof">{() => <Proof />}</Route>
        <Route>{() => <NoSuchPage back="/internal/desk" />}</Route>
      </Switch>
    </DeskFrame>
  )
}

type Shown = { children: (reason: string) => ReactNode }

const OfStream = ({ stream, children }: Shown & { stream: string }) => (
  <Reasoned of={stream}>
    {reason => (
      <UntilForgotten key={stream} stream={stream}>
        {children(reason)}
      </UntilForgotten>
    )}
  </Reasoned>
)

/** Where its stream is told, it is known whom it is about. */
const OfEvent = ({ id }: { id: string }) => {
  const [search] = useSearchParams()
  return (
    <Reasoned of={search.get('stream') ?? id}>
      {reason => <Story key={id} id={eventNamed(id)} reason={reason} />}
    </Reasoned>
  )
}

const OfPerson = ({ id, children }: Shown & { id: string }) => <OfStream stream={`user-${id}`}>{children}</OfStream>
