import { globalStyle } from '@vanilla-extract/css'

/** Names come from people and from German: a word that is longer than its place is hyphenated, or else broken. */
globalStyle('body', { overflowWrap: 'anywhere', hyphens: 'auto' })
/** What is to be tapped is as wide as its longest word, however little room is left for it. */
globalStyle('button, nav a', { overflowWrap: 'break-word' })
globalStyle('body', { '@supports': { '(hyphenate-limit-chars: 11 4 4)': { hyphenateLimitChars: '11 4 4' } } })
