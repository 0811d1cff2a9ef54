import { Choices } from './choices.tsx'
import * as css from './create.css.ts'
import { CreateButton, type Slab } from './create.tsx'
import { UsedUp } from './used-up.tsx'
import { open } from './wish.ts'

/** How it looked to somebody else; nothing in it works. */
export const StillCreate = ({ credits, second }: Pick<Slab, 'credits' | 'second'>) =>
  !credits.subscribed && credits.free_left === 0 ? (
    <UsedUp second={second} />
  ) : (
    <section className={css.create} aria-label="Neues Workout">
      <CreateButton credits={credits} second={second} onCreate={() => {}} />
      <Choices wish={open} onChange={() => {}} busy failure={null} onCreate={() => {}} />
    </section>
  )
