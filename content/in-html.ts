/** Text as HTML or XML shows it, within quotes too. */
export const inHtml = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`)
