import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { exerciseFiles } from './web/exercise-files.ts'

// What every page needs, and what the signed-in screens share. The rest is one chunk a screen.
const base =
  /node_modules\/(react|react-dom|scheduler|wouter|jotai)\/|web\/(state|session|place|type|theme)\.|web\/data\/(client|problem|renewal|tokens)\.|web\/parts\/(arrival|button|fallback|field|full|icon|mark|notice|password-field|spinner|title)\./
const member = /@tanstack|web\/(data|parts|training)\//

export default defineConfig({
  root: 'web',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), exerciseFiles()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: 'web/app.html' },
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base, priority: 2 },
            { name: 'member', test: member, priority: 1, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
