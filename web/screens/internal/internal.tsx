import { Route, Switch } from 'wouter'
import { workoutNamed } from '../../named.ts'
import { Detail } from './detail.tsx'
import { Frame } from './frame.tsx'
import { Hub } from './hub.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { Profile } from './profile.tsx'
import { Workouts } from './workouts.tsx'

/** The staff's tools, in English. */
export const Internal = () => (
  <Frame>
    <Switch>
      <Route path="/internal" component={Hub} />
      <Route path="/internal/workouts" component={Workouts} />
      <Route path="/internal/workouts/:id">{({ id }) => <Detail key={id} id={workoutNamed(id)} />}</Route>
      <Route path="/internal/profile" component={Profile} />
      <Route>{() => <NoSuchPage back="/internal" />}</Route>
    </Switch>
  </Frame>
)
