import { globalStyle } from '@vanilla-extract/css'

/** Names come from people and from German: a word that is longer than its place is hyphenated, or else broken. */
globalStyle('body', { overflowWrap: 'anywhere', hyphens: 'auto' })
globalStyle('body', { '@supports': { '(hyphenate-limit-chars: 12 5 5)': { hyphenateLimitChars: '12 5 5' } } })
