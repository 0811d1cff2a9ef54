import type { AnswerOf } from '../../data/calls.ts'
import { FieldName } from '../../parts/address.tsx'
import * as css from './desk.css.ts'
import { Json } from './json.tsx'
import * as own from './stream.css.ts'

type Difference = AnswerOf<'GET /desk/streams/:stream/states/:revision'>['differences'][number]

export const Differences = ({ differences }: { differences: readonly Difference[] }) => (
  <ul className={own.changes} aria-label="Differences">
    {differences.map(({ path, ...difference }) => (
      <li key={path} className={own.change}>
        <span className={css.mono}>{path ? <FieldName path={path} /> : 'all of it'}</span>
        {'was' in difference ? (
          <span className={own.was}>
            <span className={own.sign}>−</span>
            <Json value={difference.was} />
          </span>
        ) : null}
        {'is' in difference ? (
          <span className={own.is}>
            <span className={own.sign}>+</span>
            <Json value={difference.is} />
          </span>
        ) : null}
      </li>
    ))}
  </ul>
)
