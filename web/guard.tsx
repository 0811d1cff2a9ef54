import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { Spinner } from './parts/spinner.tsx'
import { here, rememberPlace } from './place.ts'
import { useSession } from './session.ts'

export const Guard = ({ children }: { children: ReactNode }) => {
  const { user, loading } = useSession()
  if (user) return children
  return loading ? <Spinner /> : <ToLogin />
}

const ToLogin = () => {
  useEffect(() => rememberPlace(here()), [])
  return <Redirect to="/auth/login" replace />
}
