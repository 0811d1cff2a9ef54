import { type ReactNode, useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { screen } from './parts/later.tsx'
import { Spinner } from './parts/spinner.tsx'
import { here, rememberPlace } from './place.ts'
import { useSession } from './session.ts'

export const Leaving = screen(() => import('./auth/leaving.tsx').then(m => m.Leaving))

export const Guard = ({ children }: { children: ReactNode }) => {
  const { user, loading } = useSession()
  if (user) return user.closing ? <Leaving /> : children
  return loading ? <Spinner /> : <ToLogin />
}

/** The place is read while it is still the place: the redirect changes the address before effects run. */
const ToLogin = () => {
  const [place] = useState(here)
  useEffect(() => rememberPlace(place), [place])
  return <Redirect to="/auth/login" replace />
}
