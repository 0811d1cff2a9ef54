import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { keysOf } from '../domain/fields.ts'

// Names

export const color = createGlobalThemeContract({
  paper: 'paper',
  surface: 'surface',
  sunken: 'sunken',
  line: 'line',
  edge: 'edge',
  ink: 'ink',
  inkSoft: 'ink-soft',
  accent: 'accent',
  accentPressed: 'accent-pressed',
  onAccent: 'on-accent',
  accentInk: 'accent-ink',
  good: 'good',
  bad: 'bad',
  badSoft: 'bad-soft',
  veil: 'veil',
})

// Values: warm neutrals, one vermilion. Text pairs hold 4.5 : 1, edges of controls 3 : 1, on every ground they are used on.

const light = {
  paper: '#f5f2ec',
  surface: '#fdfbf8',
  sunken: '#ebe6dc',
  line: '#dcd5c9',
  edge: '#857b6c',
  ink: '#1c1916',
  inkSoft: '#5f574c',
  accent: '#ff5630',
  accentPressed: '#f0451d',
  onAccent: '#1c0f09',
  accentInk: '#ac320f',
  good: '#2a6a3f',
  bad: '#9b1733',
  badSoft: '#f7e3e2',
  veil: 'rgb(28 25 22 / 0.55)',
}

const dark = {
  paper: '#141210',
  surface: '#1e1b18',
  sunken: '#0d0c0a',
  line: '#36312b',
  edge: '#857b6e',
  ink: '#f4efe7',
  inkSoft: '#b3a99c',
  accent: '#ff5e39',
  accentPressed: '#ff7452',
  onAccent: '#1c0f09',
  accentInk: '#ff8261',
  good: '#7fc594',
  bad: '#ff97a2',
  badSoft: '#3b1c20',
  veil: 'rgb(0 0 0 / 0.65)',
}

createGlobalTheme(':root', color, light)
createGlobalTheme(':root[data-theme=dark]', color, dark)
globalStyle(':root:not([data-theme=light])', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: Object.fromEntries(keysOf(dark).map(name => [color[name], dark[name]])),
    },
  },
})

export const space = {
  half: '2px',
  x1: '4px',
  x2: '8px',
  x3: '12px',
  x4: '16px',
  x5: '20px',
  x6: '24px',
  x8: '32px',
  x10: '40px',
  x12: '48px',
  x16: '64px',
  x24: '96px',
} as const

export const round = { small: '6px', control: '12px', panel: '18px', full: '999px' } as const

export const short = '(max-height: 640px)'
export const wide = '(min-width: 900px)'
/** A phone on its side. */
export const lying = '(max-height: 480px) and (min-width: 560px)'
/** Where the main menu stands in the head line: on a desk, and on a phone that lies on its side. */
export const menuOnTop = `${wide}, ${lying}`
/** Of the main menu below, which grows with its words. */
export const menuHeight = 'calc(max(64px, 2.75rem) + env(safe-area-inset-bottom))'
/** On glass a hover would stick after the tap. */
export const hovers = '(hover: hover)'
export const calm = '(prefers-reduced-motion: reduce)'
export const quick = '160ms cubic-bezier(0.2, 0.7, 0.2, 1)'
