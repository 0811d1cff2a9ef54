/** Why a form could not be taken, where the refusal itself does not say it in German. */
export const failedForms = {
  invalid: 'Das konnte nicht abgeschickt werden. Bitte prüfe deine Angaben und versuche es noch einmal.',
  tooLong: 'Das ist mehr, als in dieses Formular passt. Bitte kürze deinen Text.',
} as const
