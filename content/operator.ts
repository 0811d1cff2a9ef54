import { z } from 'zod'

const words = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^[\]{}<>\n\r]*$/, 'must be plain words, without brackets')

/** Who runs the product, and who works for them: what the imprint, the terms, the privacy page and receipts must name. */
export const operatorFile = z.strictObject({
  name: words,
  street: words,
  city: words,
  email: z.email().max(200),
  vatId: words,
  hosting: words,
  mail: words,
  ai: words,
  leakedPasswords: words,
  analytics: words,
})

export type Operator = z.output<typeof operatorFile>

/** What stands where nobody has been named yet: pages are built with it, and it is replaced where they are served. */
export const unnamed: Operator = {
  name: '[Name des Betreibers]',
  street: '[Straße und Hausnummer]',
  city: '[PLZ] München',
  email: '[kontakt@beispiel.de]',
  vatId: '[USt-IdNr.]',
  hosting: '[Name des Hosting-Anbieters]',
  mail: '[Name des E-Mail-Dienstes]',
  ai: '[Name des KI-Anbieters]',
  leakedPasswords: '[Name des Dienstes oder „keiner“]',
  analytics: '[Name des Analyse-Dienstes oder „eigener Server“]',
}
