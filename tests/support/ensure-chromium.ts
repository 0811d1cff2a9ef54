import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath, howToGetIt } from './chromium.ts'

/** Finds a Chromium that runs, or installs one where it may, or throws with what to do. */
export const ensureChromium = () => {
  if (!runs() && mayInstall()) install()
  if (!runs()) throw new Error(`${chromiumPath()} does not run.\n${howToGetIt}`)
  return chromiumPath()
}

const runs = () => {
  try {
    execFileSync(chromiumPath(), ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM_PATH

const install = () => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => execFileSync('apt-get', args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const has = (name: string) => {
    try {
      apt('install', '-y', '--no-install-recommends', name)
      return true
    } catch {
      return false
    }
  }
  try {
    apt('update')
  } catch {
    console.error('apt-get could not look for what is new.')
  }
  if (!['chromium-headless-shell', 'chromium'].some(has)) console.error('apt-get could not install Chromium.')
}
