import { Route, Switch } from 'wouter'
import { Guard, Leaving } from './guard.tsx'
import { useArrival } from './parts/arrival.ts'
import { Fallback } from './parts/fallback.tsx'
import { screen } from './parts/later.tsx'
import { Missing } from './screens/missing.tsx'

const Login = screen(() => import('./auth/login.tsx').then(m => m.Login))
const Register = screen(() => import('./auth/register.tsx').then(m => m.Register))
const Registered = screen(() => import('./auth/by-mail.ts').then(m => m.Registered))
const VerifyEmail = screen(() => import('./auth/by-mail.ts').then(m => m.VerifyEmail))
const ForgotPassword = screen(() => import('./auth/by-mail.ts').then(m => m.ForgotPassword))
const UpdatePassword = screen(() => import('./auth/by-mail.ts').then(m => m.UpdatePassword))
const LostFactor = screen(() => import('./auth/by-mail.ts').then(m => m.LostFactor))
const Parent = screen(() => import('./auth/by-mail.ts').then(m => m.Parent))
const SignedIn = screen(() => import('./signed-in.tsx').then(m => m.SignedIn))

const isMembersOnly = /^\/(dashboard|start|training|settings|internal)(\/|$)/

export const App = () => {
  useArrival()
  return (
    <Fallback>
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
    </Fallback>
  )
}
