import { ButtonLink } from '../parts/button.tsx'
import { Full } from '../parts/full.tsx'
import { useTitle } from '../parts/title.ts'

export const Missing = () => {
  useTitle('Seite nicht gefunden')
  return (
    <Full title="Diese Seite gibt es nicht.">
      <p>Vielleicht ist der Link alt, oder es hat sich ein Tippfehler eingeschlichen.</p>
      <ButtonLink to="/">Zur Startseite</ButtonLink>
    </Full>
  )
}
