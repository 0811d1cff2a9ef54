import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Guard, Leaving } from './guard.tsx'
import { useArrival } from './parts/arrival.ts'
import { Fallback } from './parts/fallback.tsx'
import { Spinner } from './parts/spinner.tsx'
import { Missing } from './screens/missing.tsx'

const Login = lazy(() => import('./auth/login.tsx').then(m => ({ default: m.Login })))
const Register = lazy(() => import('./auth/register.tsx').then(m => ({ default: m.Register })))
const Registered = lazy(() => import('./auth/by-mail.ts').then(m => ({ default: m.Registered })))
const VerifyEmail = lazy(() => import('./auth/by-mail.ts').then(m => ({ default: m.VerifyEmail })))
const ForgotPassword = lazy(() => import('./auth/by-mail.ts').then(m => ({ default: m.ForgotPassword })))
const UpdatePassword = lazy(() => import('./auth/by-mail.ts').then(m => ({ default: m.UpdatePassword })))
const LostFactor = lazy(() => import('./auth/by-mail.ts').then(m => ({ default: m.LostFactor })))
const Parent = lazy(() => import('./auth/by-mail.ts').then(m => ({ default: m.Parent })))
const SignedIn = lazy(() => import('./signed-in.tsx').then(m => ({ default: m.SignedIn })))

const isMembersOnly = /^\/(dashboard|start|training|settings|internal)(\/|$)/

export const App = () => {
  useArrival()
  return (
    <Fallback>
      <Suspense fallback={<Spinner />}>
        <Switch>
          <Route path="/auth/login" component={Login} />
          <Route path="/auth/register" component={Register} />
          <Route path="/auth/registration-success" component={Registered} />
          <Route path="/auth/verify-email" component={VerifyEmail} />
          <Route path="/auth/forgot-password" component={ForgotPassword} />
          <Route path="/auth/update-password" component={UpdatePassword} />
          <Route path="/auth/parent" component={Parent} />
          <Route path="/auth/lost-factor" component={LostFactor} />
          <Route path="/auth/receipt" component={Leaving} />
          <Route path={isMembersOnly}>
            <Guard>
              <SignedIn />
            </Guard>
          </Route>
          <Route component={Missing} />
        </Switch>
      </Suspense>
    </Fallback>
  )
}
