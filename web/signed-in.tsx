import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Route, Switch } from 'wouter'
import { queryClient, refreshWorkout } from './data/queries.ts'
import { Shell } from './parts/shell.tsx'
import { Spinner } from './parts/spinner.tsx'
import { Missing } from './screens/missing.tsx'

const Dashboard = lazy(() => import('./screens/dashboard/dashboard.tsx').then(m => ({ default: m.Dashboard })))
const Training = lazy(() => import('./screens/training/training.tsx').then(m => ({ default: m.Training })))
const History = lazy(() => import('./screens/history/history.tsx').then(m => ({ default: m.History })))
const Settings = lazy(() => import('./screens/settings/settings.tsx').then(m => ({ default: m.Settings })))
const Places = lazy(() => import('./screens/settings/places.tsx').then(m => ({ default: m.Places })))
const About = lazy(() => import('./screens/settings/about.tsx').then(m => ({ default: m.About })))
const Membership = lazy(() => import('./screens/membership/membership.tsx').then(m => ({ default: m.Membership })))
const Start = lazy(() => import('./screens/start/start.tsx').then(m => ({ default: m.Start })))
const Deleted = lazy(() => import('./screens/deleted/deleted.tsx').then(m => ({ default: m.Deleted })))
const Inspections = lazy(() => import('./screens/settings/inspections.tsx').then(m => ({ default: m.Inspections })))
const Terms = lazy(() => import('./screens/settings/terms.tsx').then(m => ({ default: m.Terms })))
const Account = lazy(() => import('./screens/account/account.tsx').then(m => ({ default: m.Account })))
const Desk = lazy(() => import('./screens/desk/desk.tsx').then(m => ({ default: m.Desk })))
const Body = lazy(() => import('./screens/body/body.tsx').then(m => ({ default: m.Body })))
const Internal = lazy(() => import('./screens/internal/internal.tsx').then(m => ({ default: m.Internal })))

// Asked for at once, beside the first screen.
const sender = import('./data/sender.ts')

/** Everything behind the guard. Another person on the same device starts with an empty memory. */
export const SignedIn = () => {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    sender.then(({ startSending }) => startSending(refreshWorkout, leaving.signal)).then(() => setReady(true))
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
  const Screen = ready ? Shown : Waiting
  return (
    <QueryClientProvider client={queryClient}>
      <Switch>
        <Route path="/training/:id">{({ id }) => <Screen bare>{<Training key={id} id={id} />}</Screen>}</Route>
        <Route path="/training/:id/history">{({ id }) => <Screen>{<History id={id} />}</Screen>}</Route>
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

const Shown = ({ bare = false, children }: Shown) => {
  const waiting = <Suspense fallback={<Spinner />}>{children}</Suspense>
  return bare ? waiting : <Shell>{waiting}</Shell>
}

/** Until it is known what this device has not sent yet. */
const Waiting = () => <Spinner />
