import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Route, Switch } from 'wouter'
import { queryClient, refreshWorkout, workout } from './data/queries.ts'
import { workoutNamed } from './named.ts'
import { screen } from './parts/later.tsx'
import { Shell } from './parts/shell.tsx'
import { Spinner } from './parts/spinner.tsx'
import { Missing } from './screens/missing.tsx'

const Dashboard = screen(() => import('./screens/dashboard/dashboard.tsx').then(m => m.Dashboard))
const Training = screen(() => import('./screens/training/training.tsx').then(m => m.Training))
const History = screen(() => import('./screens/history/history.tsx').then(m => m.History))
const Settings = screen(() => import('./screens/settings/settings.tsx').then(m => m.Settings))
const Places = screen(() => import('./screens/settings/places.tsx').then(m => m.Places))
const About = screen(() => import('./screens/settings/about.tsx').then(m => m.About))
const Membership = screen(() => import('./screens/membership/membership.tsx').then(m => m.Membership))
const Start = screen(() => import('./screens/start/start.tsx').then(m => m.Start))
const Deleted = screen(() => import('./screens/deleted/deleted.tsx').then(m => m.Deleted))
const Inspections = screen(() => import('./screens/settings/inspections.tsx').then(m => m.Inspections))
const Terms = screen(() => import('./screens/settings/terms.tsx').then(m => m.Terms))
const Account = screen(() => import('./screens/account/account.tsx').then(m => m.Account))
const Desk = screen(() => import('./screens/desk/desk.tsx').then(m => m.Desk))
const Body = screen(() => import('./screens/body/body.tsx').then(m => m.Body))
const Internal = screen(() => import('./screens/internal/internal.tsx').then(m => m.Internal))

// Asked for at once, beside the first screen.
const sender = import('./data/sender.ts')

/** The workout of this address is read beside what this device has not sent, not after it. */
const readAhead = () => {
  const [, id] = /^\/training\/([^/]+)/.exec(location.pathname) ?? []
  if (id) queryClient.prefetchQuery(workout(workoutNamed(id)))
}

/** Everything behind the guard. Another person on the same device starts with an empty memory. */
export const SignedIn = () => {
  const [ready, setReady] = useState(false)
  useEffect(readAhead, [])
  useEffect(() => {
    const leaving = new AbortController()
    sender
      .then(({ startSending }) => startSending(refreshWorkout, leaving.signal))
      .then(
        () => setReady(true),
        error =>
          setReady(() => {
            throw error
          }),
      )
    return () => leaving.abort()
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    import('./data/changes.ts').then(({ startFollowing }) => startFollowing(leaving.signal))
    return () => leaving.abort()
  }, [])
  useEffect(() => () => queryClient.clear(), [])
  useEffect(() => {
    import('./offline/register.ts').then(({ registerWorker }) => registerWorker())
  }, [])
  useEffect(() => {
    import('./data/consents-here.ts').then(({ startHeeding }) => startHeeding()).catch(() => {})
  }, [])
  const Screen = ready ? Shown : Waiting
  return (
    <QueryClientProvider client={queryClient}>
      <Switch>
        <Route path="/training/:id">
          {({ id }) => <Screen bare>{<Training key={id} id={workoutNamed(id)} />}</Screen>}
        </Route>
        <Route path="/training/:id/history">{({ id }) => <Screen>{<History id={workoutNamed(id)} />}</Screen>}</Route>
        <Route path="/dashboard">{() => <Shown>{<Dashboard />}</Shown>}</Route>
        <Route path="/settings">{() => <Screen>{<Settings />}</Screen>}</Route>
        <Route path="/settings/places">{() => <Screen>{<Places />}</Screen>}</Route>
        <Route path="/settings/about">{() => <Screen>{<About />}</Screen>}</Route>
        <Route path="/settings/body">{() => <Screen>{<Body />}</Screen>}</Route>
        <Route path="/settings/membership">{() => <Screen>{<Membership />}</Screen>}</Route>
        <Route path="/start">{() => <Screen>{<Start />}</Screen>}</Route>
        <Route path="/settings/deleted">{() => <Screen>{<Deleted />}</Screen>}</Route>
        <Route path="/settings/inspections">{() => <Screen>{<Inspections />}</Screen>}</Route>
        <Route path="/settings/terms">{() => <Screen>{<Terms />}</Screen>}</Route>
        <Route path="/settings/account">{() => <Screen>{<Account />}</Screen>}</Route>
        <Route path={/^\/internal\/desk(\/|$)/}>{() => <Screen bare>{<Desk />}</Screen>}</Route>
        <Route path={/^\/internal(\/|$)/}>{() => <Screen bare>{<Internal />}</Screen>}</Route>
        <Route component={Missing} />
      </Switch>
    </QueryClientProvider>
  )
}

type Shown = { bare?: boolean; children: ReactNode }

const Shown = ({ bare = false, children }: Shown) => (bare ? children : <Shell>{children}</Shell>)

/** Until it is known what this device has not sent yet. */
const Waiting = () => <Spinner />
