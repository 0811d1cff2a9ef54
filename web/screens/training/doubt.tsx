import { useState } from 'react'
import { Confirm } from '../../parts/dialog.tsx'

/** Saves at once, or where there is a doubt, after that was asked: by `asked`, which stands on the screen. */
export const useDoubt = (doubt: string | null, save: () => void) => {
  const [asking, ask] = useState(false)
  return {
    save: () => (doubt ? ask(true) : save()),
    asked: (
      <Confirm
        open={asking && doubt !== null}
        title={doubt ?? ''}
        yes="Ja, so speichern"
        no="Ändern"
        onYes={save}
        onClose={() => ask(false)}
      />
    ),
  }
}
