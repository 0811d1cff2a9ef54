import { article as words } from '../../../content/site/hub.ts'
import { Icon } from '../../parts/icon.tsx'
import * as css from '../css/article.css.ts'

export const Crumbs = ({ steps }: { steps: readonly { name: string; path: string }[] }) => (
  <nav aria-label={words.breadcrumb} data-crumbs>
    <ol className={css.crumbs}>
      {steps.map(({ name, path }, at) => (
        <li key={path} className={css.crumb}>
          {at === steps.length - 1 ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
          {at === steps.length - 1 ? null : <Icon name="right" />}
        </li>
      ))}
    </ol>
  </nav>
)
