import { type TermsStanding, type TermsVersion, termsStanding } from '../../../content/legal/versions.ts'
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
      <Standing chosen={chosen} versions={versions} />
    </>
  )

/** What a version is that holds no longer or not yet, and what will follow the one that does. */
const Standing = ({ chosen, versions }: Props) => {
  switch (termsStanding(chosen, versions)) {
    case 'archived':
      return (
        <div className={css.warning} role="note" data-terms-archived>
          <strong>{words.archived}</strong>
          <p>{words.archivedText}</p>
        </div>
      )
    case 'upcoming':
      return (
        <div className={css.warning} role="note" data-terms-upcoming>
          <strong>{words.upcomingTitle}</strong>
          <p>
            {words.upcomingText} {longDate(chosen.date)}.
          </p>
        </div>
      )
    case 'current':
      return versions
        .filter(one => termsStanding(one, versions) === 'upcoming')
        .toReversed()
        .map(next => (
          <div key={next.version} className={css.info} role="note" data-terms-next>
            <p>
              {words.change} {longDate(next.date)}. <a href={termsPath(next)}>{words.readChange}</a>
            </p>
          </div>
        ))
  }
}

const Badge = ({ standing }: { standing: TermsStanding }) =>
  standing === 'archived' ? null : <span className={css.badge}>{words[standing]}</span>

const Versions = ({ chosen, versions }: Props) => (
  <details className={css.versions} data-dropdown>
    <summary className={css.chosen}>
      <span className={unseen}>{words.chooseVersion}: </span>
      {words.version} {chosen.version}
      <Badge standing={termsStanding(chosen, versions)} />
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
              <Badge standing={termsStanding(each, versions)} />
              <span className={css.optionDate}>{longDate(each.date)}</span>
            </a>
          </li>
        ))}
    </ul>
  </details>
)
