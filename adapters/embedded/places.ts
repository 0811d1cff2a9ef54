import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const preparePlaces = (dataDir: string) => {
  const home = join(resolve(dataDir), 'postgres')
  const places = {
    home,
    cluster: join(home, 'cluster'),
    password: join(home, 'password'),
    port: join(home, 'port'),
    log: join(home, 'server.log'),
    gate: join(home, 'gate.lock'),
    use: join(home, 'use.lock'),
  }
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 })
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new Error(`DATA_DIR is not writable by this user: ${resolve(dataDir)}`)
  }
  return places
}

export type Places = ReturnType<typeof preparePlaces>

export const keepPassword = (places: Places) => {
  if (!existsSync(places.password))
    writeFileSync(places.password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
}
