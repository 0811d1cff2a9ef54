import { brand } from '../brand.ts'
import { inHtml } from '../in-html.ts'

type Letter = {
  readonly greeting: string
  readonly before: readonly string[]
  readonly action?: { readonly label: string; readonly link: string }
  readonly after: readonly string[]
  /** In small letters, below all. */
  readonly unsubscribe?: { readonly label: string; readonly link: string }
}

/** The same words as text and as HTML. Everything is escaped: names come from people. */
export const letter = ({ greeting, before, action, after, unsubscribe }: Letter) => ({
  text: [
    greeting,
    ...before,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...after,
    `Dein Team von ${brand.name}`,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.link}`] : []),
  ].join('\n\n'),
  html: `<!doctype html><html lang="de"><body style="margin:0;background:#f6f3ee;padding:32px 16px;font:16px/1.6 Arial,sans-serif;color:#1d1b18">
<div style="max-width:520px;margin:0 auto;background:#fff;border-radius:16px;padding:32px">
<p style="margin:0 0 24px;font-weight:bold;font-size:20px">${inHtml(brand.name)}</p>
${[greeting, ...before].map(paragraph).join('\n')}
${action ? button(action) : ''}
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;color:#6b655c">Dein Team von ${inHtml(brand.name)}</p>
${unsubscribe ? smallLink(unsubscribe) : ''}
</div></body></html>`,
})

const paragraph = (text: string) => `<p style="margin:0 0 16px">${inHtml(text)}</p>`

const button = ({ label, link }: { label: string; link: string }) =>
  `<p style="margin:24px 0"><a href="${inHtml(link)}" style="display:inline-block;background:#b8330f;color:#fff;padding:14px 24px;border-radius:999px;text-decoration:none;font-weight:bold">${inHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#6b655c;word-break:break-all">${inHtml(link)}</p>`

const smallLink = ({ label, link }: { label: string; link: string }) =>
  `<p style="margin:24px 0 0;font-size:13px"><a href="${inHtml(link)}" style="color:#6b655c">${inHtml(label)}</a></p>`
