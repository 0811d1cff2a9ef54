import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { exerciseFiles } from './web/exercise-files.ts'
import { longWordsFile } from './web/long-words.ts'

// What asks the server: at once, before all else has come.
const asking =
  /web\/data\/(alone|client|device|early|problem|renewal|tokens)\.|web\/(base|words|theme|type)\.css|domain\/fields\.|vite\/preload-helper/
// What every page needs, and what the signed-in screens share. The rest is one chunk a screen.
const base =
  /node_modules\/(react|react-dom|scheduler|wouter)\/|web\/(root\.|app\.tsx|guard\.|session\.|place\.|named\.)|domain\/(ids|kernel\/stream)\.|web\/screens\/missing\.|web\/parts\/(arrival|button|fallback|icon|later|mark|notice|spinner|title)\./
// The overview does without what only further screens share, and does not wait for what sends and follows.
const member =
  /@tanstack(?!.*(useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver))|web\/(data\/(?!sender|changes|live|consents|more-queries|statuses|asked-again)|parts\/(?!stepper|dialog|clock|hyphens|soft-hyphens|health-gate|health-ask|use-health-asked|use-understood|where-written|unasked-act|address|chart|curve|field|password-field|read-area|saving-notice|refused-acts|badge|panel|link-rows|card|dates|number|chip|wide|full|title|by-key|landing)|offline\/answers)/
// What forms are made of: at the doors, and on further screens.
const fields = /web\/parts\/(field|password-field)\./
// What sends what was done: with the player, and beside whatever comes first.
const sending = /web\/(data\/sender|offline\/shelf)\./
// What opens the device's own shelf: asked for beside the first screen.
const shelf = /idb\/|web\/offline\/(kept|database)\./
// What the player and the history share: the deciders that run on the device, but for what takes back what was done, and
// for what the desk compares.
const training =
  /web\/training\/(?!act-of|undo-acts|additions|doubts|last-time|misfits|plates|rests|signal|use-signals|since|waiting)|\/domain\/(?!undo\.|taking-back\.|differences\.)/

// Small parts of many further screens: one file, not twenty.
const further = /(useMutation|mutationObserver)\.js|web\/(parts\/|data\/(more-queries|statuses))/

/** What runs at once asks for the rest; the page says so before. */
const preloadBase: Plugin = {
  name: 'preload-base',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter(({ type, name }) => type === 'chunk' && name === 'base')
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        })),
  },
}

export default defineConfig({
  root: 'web',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), exerciseFiles(), longWordsFile(), preloadBase],
  // React has it since 18: wouter's stand-in for older ones stays away.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: 'web/app.html' },
      checks: { bundlerTimings: false },
      output: {
        // As short as tells all files apart: the first route names each of them.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:5][extname]',
        codeSplitting: {
          groups: [
            { name: 'asking', test: asking, priority: 4 },
            { name: 'base', test: base, priority: 3 },
            { name: 'fields', test: fields, priority: 3, minShareCount: 2 },
            { name: 'member', test: member, priority: 2, minShareCount: 2 },
            { name: 'shelf', test: shelf, priority: 2 },
            { name: 'sending', test: sending, priority: 1 },
            { name: 'trained', test: training, priority: 1, minShareCount: 2 },
            { name: 'further', test: further, priority: 2, minShareCount: 3 },
          ],
        },
      },
    },
  },
})
