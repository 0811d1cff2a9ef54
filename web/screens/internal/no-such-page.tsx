import { ButtonLink } from '../../parts/button.tsx'
import { useTitle } from '../../parts/title.ts'
import { heading, soft } from '../../type.css.ts'
import * as css from './internal.css.ts'

/** Within the frame of the staff's tools, in their language. */
export const NoSuchPage = ({ back }: { back: string }) => {
  useTitle('No such page')
  return (
    <div className={css.page}>
      <h1 className={heading.page}>There is no such page.</h1>
      <p className={soft}>The link may be old, or mistyped.</p>
      <div className={css.actions}>
        <ButtonLink to={back}>Back to the start</ButtonLink>
      </div>
    </div>
  )
}
