import { Fragment } from 'react'

/** Words that may go on in another line at these places, and nowhere else. */
const Broken = ({ text, at }: { text: string; at: RegExp }) =>
  text.split(at).map((part, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which stays what it is
    <Fragment key={nth}>
      {nth > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))

/** An e-mail address, broken after the @ where it needs two lines. */
export const Address = ({ email }: { email: string }) => <Broken text={email} at={/(?<=@)(?!.*@)/} />

/** Broken behind a point or a slash. */
export const WebAddress = ({ url }: { url: string }) => <Broken text={url} at={/(?<=[/.])/} />

/** The name of a field within others, broken behind a point. */
export const FieldName = ({ path }: { path: string }) => <Broken text={path} at={/(?<=\.)/} />
