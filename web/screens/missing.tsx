import { button } from '../parts/button.css.ts'
import { Full } from '../parts/full.tsx'
import { useTitle } from '../parts/title.ts'

export const Missing = () => {
  useTitle('Seite nicht gefunden')
  return (
    <Full title="Diese Seite gibt es nicht.">
      <p>Vielleicht ist der Link alt, oder es hat sich ein Tippfehler eingeschlichen.</p>
      <a href="/" className={button.primary}>
        Zur Startseite
      </a>
    </Full>
  )
}
