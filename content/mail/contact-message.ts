import { brand } from '../brand.ts'
import { onOneLine } from '../plain-name.ts'
import { letter } from './letter.ts'

type Message = { readonly name: string; readonly email: string; readonly subject: string; readonly message: string }

/** What the operator reads when somebody has used the contact form. Answering the mail answers the person. */
export const contactMail =
  (operator: string) =>
  ({ name, email, subject, message }: Message) => ({
    to: operator,
    replyTo: email,
    subject: `Kontakt: ${subject}`,
    ...letter({
      greeting: `Nachricht über das Kontaktformular von ${brand.name}`,
      before: [`Von: ${onOneLine(name)} <${email}>`, `Betreff: ${subject}`, ...message.split(/\n{2,}/)],
      after: [],
    }),
  })
