import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const usual = [
  // Opening a window costs it a quarter of what the whole browser takes.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const howToGetIt = `The tests need a Chromium. Install one of these, then run them again:
  Debian            sudo apt-get install chromium-headless-shell
  Ubuntu            sudo apt-get install chromium
  Fedora            sudo dnf install chromium
  macOS             brew install --cask google-chrome
  anywhere          npx playwright install --with-deps chromium
or name one that you have:  CHROMIUM_PATH=/path/to/chromium npm test`

export const chromiumPath = (): string => {
  const given = process.env.CHROMIUM_PATH
  const candidates = given ? [given] : [...usual, chromium.executablePath()]
  const path = candidates.find(existsSync)
  if (path) return path
  throw new Error(given ? `CHROMIUM_PATH names no file: ${given}` : howToGetIt)
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launch = () => chromium.launch({ executablePath: chromiumPath(), args })
