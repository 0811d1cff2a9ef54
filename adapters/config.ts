import { join, resolve } from 'node:path'
import { z } from 'zod'
import { brand } from '../content/brand.ts'
import { type Operator, unnamed } from '../content/operator.ts'
import { isLoopback } from '../contract/loopback.ts'
import { readMasterKeys } from './keys/environment-safe.ts'
import type { MasterKey } from './keys/safe.ts'
import { readOperator } from './operator.ts'

const url = (...schemes: string[]) =>
  z
    .string()
    .refine(text => schemes.some(scheme => text.startsWith(`${scheme}:`)), `must start with ${schemes.join(': or ')}:`)

/** How often within a quarter of an hour (failures) or an hour (the rest). */
const limit = (usual: number) => z.coerce.number().int().min(1).max(100_000).default(usual)

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Where keys are kept: never inside DATA_DIR, so that no copy of the data holds the keys to it. */
  KEY_DIR: z.string().min(1).optional(),
  /** Where the security log is written, a file a day. */
  LOG_DIR: z.string().min(1).optional(),
  /** Where each line of the security log is also sent, by POST: over TLS, unless it is this machine. */
  SECURITY_LOG_URL: url('http', 'https')
    .refine(text => text.startsWith('https:') || isLoopback(URL.parse(text)?.hostname ?? ''), 'must start with https:')
    .optional(),
  /** Where the log's signed checkpoints and the key that signs them are kept. */
  AUDIT_DIR: z.string().min(1).optional(),
  /** Where each signed checkpoint is also sent, by POST. */
  AUDIT_URL: url('http', 'https').optional(),
  MASTER_KEYS: z
    .string()
    .regex(/^\d+:[0-9a-f]{64}(,\d+:[0-9a-f]{64})*$/i, 'must be <version>:<64 hexadecimal digits>, separated by commas')
    .optional(),
  PUBLIC_URL: url('http', 'https').optional(),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  /** An address of the same database for what needs sessions that last, where DATABASE_URL leads through a pooler. */
  DATABASE_SESSION_URL: url('postgres', 'postgresql').optional(),
  /** The database's owner, who alone migrates; DATABASE_URL is then a login without rights of its own, made when missing. */
  DATABASE_OWNER_URL: url('postgres', 'postgresql').optional(),
  /** That one process holds at most for questions, folding included; three more are for appends, leases and hints. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(10).max(1000).default(26),
  EVENTSTORE_URL: url('esdb', 'esdb+discover', 'kurrentdb').optional(),
  NATS_URL: url('nats', 'tls', 'ws', 'wss').optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  /** Where mail goes that is to reach nobody: in the place of SMTP_URL while PUBLIC_URL is this machine's, else nowhere. */
  MAIL_CATCHER: url('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().default('Formkurve <noreply@localhost>'),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: url('http', 'https').optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  /** Milliseconds that the language model may take for one workout, all calls together. */
  OPENAI_TIMEOUT_MS: z.coerce.number().int().min(500).max(20_000).default(20_000),
  /** Addresses of one's own network that webhooks may reach beside the public internet. */
  WEBHOOK_ADDRESSES: z
    .string()
    .regex(/^[\da-f.:]+(,[\da-f.:]+)*$/i, 'must be addresses, like 10.0.0.7,fd00::7')
    .transform(text => text.split(','))
    .default([]),
  /** Open streams of /live in one process. */
  LIVE_CONNECTIONS: z.coerce.number().int().min(1).max(100_000).default(5000),
  /** Who is paid on the website. `test`: nobody, a page plays it; by default only where nobody else reaches the server. */
  PAYMENTS: z.enum(['stripe', 'test', 'none']).optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: url('http', 'https').optional(),
  /** A file with the root certificate that App Store notifications must lead to: Apple Root CA - G3. */
  APP_STORE_ROOT: z.string().min(1).optional(),
  APP_STORE_BUNDLE_ID: z.string().min(1).optional(),
  APP_STORE_ENVIRONMENT: z.enum(['Production', 'Sandbox']).default('Production'),
  CONTACT_ENDPOINT: url('http', 'https').optional(),
  /** Where messages from the contact form are mailed. */
  CONTACT_MAIL: z.string().min(1).optional(),
  /** Who runs this, as JSON: named in imprint, terms, privacy page and receipts. Without one, what lies in KEY_DIR. */
  OPERATOR_FILE: z.string().min(1).optional(),
  APP_STORE_URL: url('https').default(brand.appStoreUrl),
  ANALYTICS_SRC: url('https').optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^[\da-f.:/]+(,[\da-f.:/]+)*$/i, 'must be addresses, like 10.0.0.7 or 10.0.0.0/8,fd00::/8')
    .optional(),
  SIGN_IN_FAILURES_PER_ACCOUNT: limit(10),
  SIGN_IN_FAILURES_PER_ADDRESS: limit(100),
  REGISTRATIONS_PER_ADDRESS: limit(300),
  MAILS_PER_ACCOUNT: limit(10),
  MAIL_REQUESTS_PER_ADDRESS: limit(300),
  /** Where it is asked whether a password has leaked, by the first five digits of its SHA-1; nowhere when not given. */
  LEAKED_PASSWORDS_URL: url('http', 'https').optional(),
  /** Changes that one person may make, signed in. */
  WRITES_PER_MINUTE: limit(600),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')
    .optional(),
})

export type Config = Omit<
  z.output<typeof variables>,
  | ('PUBLIC_URL' | 'KEY_DIR' | 'LOG_DIR' | 'AUDIT_DIR' | 'MASTER_KEYS' | 'SECRET_KEY' | 'CONTACT_MAIL')
  | ('OPERATOR_FILE' | 'MAIL_CATCHER')
> & {
  PUBLIC_URL: string
  CONTACT_MAIL: string
  /** Who runs this, as pages and mails say; words in brackets where `isOperatorNamed` is not. */
  operator: Operator
  isOperatorNamed: boolean
  KEY_DIR: string
  LOG_DIR: string
  AUDIT_DIR: string
  /** 32 bytes. All keys but those of persons are derived from it. Null: it is, or will be, kept in KEY_DIR. */
  secret: Buffer | null
  /** Null: they are kept in KEY_DIR. */
  masterKeys: readonly MasterKey[] | null
}

/** Reads the environment. Throws one line per variable that is not allowed. */
export const readConfig = async (environment: NodeJS.ProcessEnv): Promise<Config> => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = variables.safeParse(set)
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const { SECRET_KEY, MASTER_KEYS, OPERATOR_FILE, MAIL_CATCHER, ...config } = read.data
  if (config.PAYMENTS === 'stripe' && !config.STRIPE_SECRET_KEY) throw new Error('STRIPE_SECRET_KEY: is missing')
  if (config.STRIPE_SECRET_KEY && !config.STRIPE_WEBHOOK_SECRET) throw new Error('STRIPE_WEBHOOK_SECRET: is missing')
  if (config.APP_STORE_ROOT && !config.APP_STORE_BUNDLE_ID) throw new Error('APP_STORE_BUNDLE_ID: is missing')
  const dataDir = resolve(config.DATA_DIR)
  const keyDir = resolve(config.KEY_DIR ?? `${dataDir}.keys`)
  if (`${keyDir}/`.startsWith(`${dataDir}/`)) throw new Error(`KEY_DIR: must not be inside DATA_DIR (${dataDir})`)
  const named = await readOperator(OPERATOR_FILE ?? join(keyDir, 'operator.json'), OPERATOR_FILE !== undefined)
  const operator = named ?? unnamed
  const publicUrl = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '')
  const mail = config.SMTP_URL ?? (isLoopback(new URL(publicUrl).hostname) ? MAIL_CATCHER : undefined)
  return {
    ...config,
    ...(mail ? { SMTP_URL: mail } : {}),
    operator,
    isOperatorNamed: named !== null,
    CONTACT_MAIL: config.CONTACT_MAIL ?? operator.email.replace(/[[\]]/g, ''),
    DATA_DIR: dataDir,
    KEY_DIR: keyDir,
    LOG_DIR: resolve(config.LOG_DIR ?? `${dataDir}/logs`),
    AUDIT_DIR: resolve(config.AUDIT_DIR ?? `${keyDir}/audit`),
    PUBLIC_URL: publicUrl,
    secret: SECRET_KEY ? Buffer.from(SECRET_KEY, 'hex') : null,
    masterKeys: MASTER_KEYS ? readMasterKeys(MASTER_KEYS) : null,
  }
}

/** Why people of other machines may reach this server; null when nothing says so. */
export const whyReachable = ({ NODE_ENV, HOST, PUBLIC_URL }: Pick<Config, 'NODE_ENV' | 'HOST' | 'PUBLIC_URL'>) => {
  if (NODE_ENV === 'production') return 'NODE_ENV is production'
  if (!isLoopback(HOST)) return `HOST is ${HOST}`
  return isLoopback(new URL(PUBLIC_URL).hostname) ? null : `PUBLIC_URL is ${PUBLIC_URL}`
}

/** Whether people reach this server as the public do, who must be told who runs it. */
export const isPublic = ({ NODE_ENV, PUBLIC_URL }: Pick<Config, 'NODE_ENV' | 'PUBLIC_URL'>) =>
  NODE_ENV === 'production' && !isLoopback(new URL(PUBLIC_URL).hostname)
