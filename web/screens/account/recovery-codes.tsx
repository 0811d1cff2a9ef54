import { Button } from '../../parts/button.tsx'
import * as dialog from '../../parts/dialog.css.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { saveFile } from '../../parts/download.ts'
import * as own from './account.css.ts'

/** Shown once: nobody, not even we, can show them again. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) => (
  <Dialog open={codes !== null} title="Deine Wiederherstellungscodes" onClose={onClose}>
    <p>
      Falls du dein Gerät verlierst: Jeder dieser Codes ersetzt einmal den zweiten Faktor. Bewahre sie sicher auf; wir
      können sie dir nicht noch einmal zeigen.
    </p>
    <ul className={own.codes}>
      {codes?.map(code => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className={dialog.actions}>
      <Button
        look="plain"
        block
        onClick={() => saveFile(new Blob([(codes ?? []).join('\n')]), 'formkurve-wiederherstellungscodes.txt')}
      >
        Als Datei sichern
      </Button>
      <Button block onClick={onClose}>
        Ich habe sie gesichert
      </Button>
    </div>
  </Dialog>
)
