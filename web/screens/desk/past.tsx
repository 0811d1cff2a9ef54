import { Route, Switch } from 'wouter'
import { NoSuchPage } from '../internal/no-such-page.tsx'
import { BuildDifferences } from './build-differences.tsx'
import { Builds } from './builds.tsx'

/** What was built of the past, and where it differs. */
export const Past = () => (
  <Switch>
    <Route path="/internal/desk/builds" component={Builds} />
    <Route path="/internal/desk/builds/compare" component={BuildDifferences} />
    <Route>{() => <NoSuchPage back="/internal/desk" />}</Route>
  </Switch>
)
