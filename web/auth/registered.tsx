import { ButtonLink } from '../parts/button.tsx'
import { AuthCard } from './card.tsx'

export const Registered = () => (
  <AuthCard title="Fast geschafft">
    <p>
      Wir haben dir eine E-Mail mit einem Bestätigungslink geschickt. Bitte sieh in deinem Posteingang nach, und auch im
      Spam-Ordner, falls sie nicht gleich auftaucht.
    </p>
    <ButtonLink to="/auth/login" look="plain" block>
      Zurück zum Login
    </ButtonLink>
  </AuthCard>
)
