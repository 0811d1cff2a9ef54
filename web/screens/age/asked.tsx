import { useSession } from '../../session.ts'
import { AgeNotice } from './age-notice.tsx'
import { TermsNotice } from './terms-notice.tsx'
import { Waiting } from './waiting.tsx'

/** What is asked beside the button that makes a workout, of whom we know too little of. */
export const Asked = ({ button }: { button: string }) => {
  const { user } = useSession()
  if (user?.age === 'waiting') return <Waiting />
  return (
    <>
      {user?.terms_change ? <TermsNotice change={user.terms_change} /> : null}
      {user && !user.age ? <AgeNotice button={button} /> : null}
    </>
  )
}
