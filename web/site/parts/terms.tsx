import type { TermsVersion } from '../../../content/legal/versions.ts'
import { legal as words } from '../../../content/site/legal.ts'
import { Icon } from '../../parts/icon.tsx'
import { unseen } from '../../type.css.ts'
import * as css from '../css/plain.css.ts'
import { longDate } from '../dates.ts'

type Props = { chosen: TermsVersion; versions: readonly TermsVersion[] }

export const termsPath = ({ version, isCurrentVersion }: TermsVersion) =>
  isCurrentVersion ? '/agb' : `/agb/${version}`

/** Which version this is; with several, a way to the others. */
export const TermsInfo = ({ chosen, versions }: Props) =>
  versions.length === 1 ? (
    <p className={css.info}>
      {words.asOf}: {longDate(chosen.date)}
    </p>
  ) : (
    <>
      <Versions chosen={chosen} versions={versions} />
      <p className={css.info} data-terms-info>
        <strong>
          {words.version} {chosen.version}
        </strong>
        <span>
          {words.asOf}: {longDate(chosen.date)}
        </span>
      </p>
      {chosen.isCurrentVersion ? null : (
        <div className={css.warning} role="note" data-terms-archived>
          <strong>{words.archived}</strong>
          <p>{words.archivedText}</p>
        </div>
      )}
    </>
  )

const Versions = ({ chosen, versions }: Props) => (
  <details className={css.versions} data-dropdown>
    <summary className={css.chosen}>
      <span className={unseen}>{words.chooseVersion}: </span>
      {words.version} {chosen.version}
      {chosen.isCurrentVersion ? <span className={css.badge}>{words.current}</span> : null}
      <span className={css.arrow}>
        <Icon name="down" />
      </span>
    </summary>
    <ul className={css.list}>
      {versions
        .toSorted((one, other) => other.date.localeCompare(one.date))
        .map(each => (
          <li key={each.version}>
            <a
              className={css.option}
              href={termsPath(each)}
              {...(each === chosen ? { 'aria-current': 'page' as const } : {})}
            >
              {words.version} {each.version}
              {each.isCurrentVersion ? <span className={css.badge}>{words.current}</span> : null}
              <span className={css.optionDate}>{longDate(each.date)}</span>
            </a>
          </li>
        ))}
    </ul>
  </details>
)
