import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
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

/** A browser that keeps what it keeps in this folder, and can be killed as a phone kills it: in the middle, unasked. */
export const launchOnDisk = async (folder: string) => {
  const own = ['--headless', '--remote-debugging-port=0', '--lang=de-DE', '--window-size=390,844']
  const process = spawn(chromiumPath(), [...args, ...own, `--user-data-dir=${folder}`], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const browser = await chromium.connectOverCDP(await whereToTalk(process))
  const [context] = browser.contexts()
  if (!context) throw new Error('the browser has no window')
  const kill = async () => {
    const isGone = once(process, 'exit')
    if (process.pid) globalThis.process.kill(-process.pid, 'SIGKILL')
    await isGone
  }
  return { context, kill }
}

const whereToTalk = async ({ stderr }: ChildProcess) => {
  if (stderr)
    for await (const line of createInterface(stderr)) {
      const [, address] = /^DevTools listening on (.+)/.exec(line) ?? []
      if (address) return address
    }
  throw new Error('the browser ended before it could be talked to')
}
