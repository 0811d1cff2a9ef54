/** One quiet page: readable on a phone, in the dark and in print. */
export const style = `
:root { --paper: #f5f2ec; --surface: #fdfbf8; --line: #dcd5c9; --ink: #1c1916; --soft: #5f574c; --accent: #ac320f; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #141210; --surface: #1e1b18; --line: #36312b; --ink: #f4efe7; --soft: #b3a99c; --accent: #ff8261; }
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; scroll-padding-top: 5rem; }
body { margin: 0 auto; max-width: 62rem; padding: 1rem 1.25rem 6rem; overflow-wrap: anywhere; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); line-height: 1.1; letter-spacing: -0.02em; margin: 1.5rem 0 0; }
h2 { font-size: 1.4rem; letter-spacing: -0.01em; margin: 3rem 0 0.25rem; }
h3 { font-size: 1.1rem; margin: 2rem 0 0.5rem; }
details h3 { font-size: 0.95rem; margin: 1.25rem 0 0.25rem; }
p { max-width: 68ch; }
a { color: var(--accent); text-underline-offset: 0.2em; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 0.75rem 1rem; overflow-x: auto; }
nav { position: sticky; top: 0; background: var(--paper); border-bottom: 1px solid var(--line); z-index: 1; }
nav ul { display: flex; gap: 0.25rem 1.25rem; margin: 0; padding: 0; list-style: none; overflow-x: auto; }
nav a { display: inline-block; padding: 0.8rem 0; white-space: nowrap; }
details { border-bottom: 1px solid var(--line); }
summary { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; padding: 0.8rem 0; cursor: pointer; min-height: 48px; }
summary > span:last-child { color: var(--soft); }
.method { font-weight: 650; font-size: 0.8rem; min-width: 4.2rem; }
.GET { color: var(--soft); } .POST, .PUT, .PATCH { color: var(--accent); } .DELETE { text-decoration: underline; }
details[open] { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 0 1.25rem 1.25rem; margin: 0.5rem 0; }
dl { margin: 0.25rem 0; }
dl > div { display: grid; grid-template-columns: minmax(8rem, 15rem) minmax(0, 1fr); gap: 0.25rem 1rem; padding: 0.4rem 0; border-top: 1px solid var(--line); }
dd { margin: 0; }
dt em { color: var(--soft); font-size: 0.85rem; }
i, .who { color: var(--soft); font-style: normal; }
.inner { margin: 0.25rem 0 0; padding-left: 0.75rem; border-left: 2px solid var(--line); }
.skip { position: absolute; left: -100vw; } .skip:focus { left: 1rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.inner .inner dl > div, .inner .inner > div { grid-template-columns: 1fr; }
@media (max-width: 40rem) { dl > div { grid-template-columns: 1fr; } }
`
