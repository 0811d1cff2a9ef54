import { Link } from 'wouter'
import { Icon } from './icon.tsx'
import * as panel from './panel.css.ts'

type LinkRow = { readonly to: string; readonly name: string; readonly more: string }

/** Places to go to, one under the other, each with a few words about it. */
export const LinkRows = ({ links }: { links: readonly LinkRow[] }) => (
  <ul className={panel.rows}>
    {links.map(({ to, name, more }) => (
      <li key={to} className={panel.row}>
        <Link to={to} className={panel.rowLink}>
          <span>
            <span className={panel.rowName}>{name}</span>
            <span className={panel.rowMore}>{more}</span>
          </span>
          <span className={panel.rowEnd}>
            <Icon name="right" />
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
