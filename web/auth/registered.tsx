import { Link } from 'wouter'
import { Address } from '../parts/address.tsx'
import { ButtonLink } from '../parts/button.tsx'
import { AuthCard } from './card.tsx'

/** Who came here from a form sees to which address the link went: a slip of the finger is found here or never. */
export const Registered = () => {
  const { email } = Object(history.state)
  const known = typeof email === 'string'
  return (
    <AuthCard title="Fast geschafft">
      <p>
        Wir haben{' '}
        {known ? (
          <>
            an{' '}
            <strong>
              <Address email={email} />
            </strong>
          </>
        ) : (
          'dir'
        )}{' '}
        eine E-Mail mit einem Bestätigungslink geschickt. Bitte sieh in deinem Posteingang nach, und auch im
        Spam-Ordner, falls sie nicht gleich auftaucht.
      </p>
      {known ? (
        <p>
          Vertippt? <Link to="/auth/register">Noch einmal registrieren</Link>
        </p>
      ) : null}
      <ButtonLink to="/auth/login" look="plain" block>
        Zurück zum Login
      </ButtonLink>
    </AuthCard>
  )
}
