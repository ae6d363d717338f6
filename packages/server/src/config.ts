import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { item_limit } from '@larder/contract/constants'
import { isKeyPair } from './certificate.ts'
import { isLoopback, logLevel, oneOf, port, readVariables, usualLogLevel } from './settings.ts'
import { visionToken, webAddress, wholeNumber } from './settings.ts'

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}

const origins = z.string().transform((list, context) => {
  const parts = list.split(/[\s,]+/).filter((part) => part !== '')
  if (!parts.every(isOrigin)) context.addIssue('must list origins such as https://example.org, separated by commas')
  return parts
})

function isNetwork(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/')
  const width = isIP(address) === 4 ? 32 : 128
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= width))
}

// Only an address that the operator names may say on whose behalf it asks: rate limits count by address.
const proxies = z.string().transform((list, context) => {
  const parts = list.split(/[\s,]+/).filter((part) => part !== '')
  if (!parts.every(isNetwork))
    context.addIssue('must list addresses such as 10.0.0.7 or 10.0.0.0/8, separated by commas')
  return parts
})

// The path is kept beside the content: a certificate is renewed under the same name.
const file = z.string().transform((path, context) => {
  try {
    return { path: resolve(path), content: readFileSync(path, 'utf8') }
  } catch {
    context.addIssue('must name a file that Larder can read')
    return z.NEVER
  }
})

// Days and weeks: so many of the newest backups stay, and behind them the last one of so many weeks.
const kept = z.string().transform((text, context) => {
  const [, days = '0', weeks = '0'] = /^(\d{1,3})(?:,(\d{1,3}))?$/.exec(text) ?? []
  if (Number(days) < 1) context.addIssue('must be days and weeks such as 7,4, with one day at least')
  return { days: Number(days), weeks: Number(weeks) }
})

// Several machines may read photos; each is used as far as it goes.
const workers = z.string().transform((list, context) => {
  const parts = list.split(/[\s,]+/).filter((part) => part !== '')
  if (!parts.every((part) => webAddress.safeParse(part).success))
    context.addIssue('must list http or https addresses, separated by commas')
  return parts
})

const postgresAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })

/** One schema for all variables; docs/operating.md explains them to people. */
const environment = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: postgresAddress.optional(),
    DATABASE_LISTEN_URL: postgresAddress.optional(),
    DATABASE_STATEMENTS: oneOf('named', 'unnamed').default('named'),
    TLS_CERT: file.optional(),
    TLS_KEY: file.optional(),
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    DRAIN_SECONDS: wholeNumber(0, 300, 'of seconds ').default(0),
    RATE_LIMIT: oneOf('on', 'off').default('on'),
    CORS_ORIGINS: origins.default([]),
    TRUST_PROXY: proxies.optional(),
    PUBLIC_URL: z.string().refine(isOrigin, 'must be an origin such as https://larder.example.org').optional(),
    BACKUPS: oneOf('daily', 'off').default('daily'),
    BACKUPS_KEPT: kept.default({ days: 7, weeks: 4 }),
    MAX_ITEMS: wholeNumber(1, 1_000_000).default(item_limit),
    REGISTRATION: oneOf('open', 'closed').default('open'),
    RECEIPT_PROVIDER: oneOf('local', 'azure', 'openai').default('local'),
    RECEIPT_URL: webAddress.optional(),
    RECEIPT_KEY: z.string().optional(),
    RECEIPT_MODEL: z.string().optional(),
    RECOGNITION_PROVIDER: oneOf('local', 'openai').default('local'),
    RECOGNITION_URL: webAddress.optional(),
    RECOGNITION_KEY: z.string().optional(),
    RECOGNITION_MODEL: z.string().optional(),
    VISION_URL: workers.default([]),
    VISION_TOKEN: visionToken.optional(),
    VISION_FALLBACK: oneOf('on', 'off').default('on'),
    OPEN_FOOD_FACTS_URL: z
      .string()
      .refine(
        (value) => value === 'off' || webAddress.safeParse(value).success,
        'must be an http or https address, or off',
      )
      .default('https://world.openfoodfacts.org'),
    OPEN_FOOD_FACTS_CONTACT: z
      .string()
      .regex(/^[\x20-\x7e]{1,100}$/, 'must be an email or web address of at most 100 plain characters')
      .default('self-hosted'),
    LOG_LEVEL: logLevel.optional(),
  })
  .superRefine((values, context) => {
    const require = (name: keyof typeof values, isNeeded: boolean, why: string) => {
      if (isNeeded && values[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: why })
    }
    require('TLS_KEY', values.TLS_CERT !== undefined, 'must be set when TLS_CERT is')
    require('TLS_CERT', values.TLS_KEY !== undefined, 'must be set when TLS_KEY is')
    const { TLS_CERT: cert, TLS_KEY: key } = values
    if (cert !== undefined && key !== undefined && !isKeyPair({ cert: cert.content, key: key.content }))
      context.addIssue({
        code: 'custom',
        path: ['TLS_KEY'],
        message: 'and TLS_CERT must be a key and its certificate in PEM',
      })
    require('RECEIPT_URL', values.RECEIPT_PROVIDER !== 'local', 'must be set when RECEIPT_PROVIDER is not local')
    require('RECOGNITION_URL', values.RECOGNITION_PROVIDER !==
      'local', 'must be set when RECOGNITION_PROVIDER is not local')
    const isNear = values.VISION_URL.every((url) => isLoopback(new URL(url).hostname))
    require('VISION_TOKEN', !isNear, 'must be set when VISION_URL names another machine')
  })

function toConfig(values: z.output<typeof environment>) {
  const { TLS_CERT: cert, TLS_KEY: key } = values
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    // The built-in database has no pooler in front of it.
    databaseListenUrl: values.DATABASE_URL === undefined ? undefined : values.DATABASE_LISTEN_URL,
    hasNamedStatements: values.DATABASE_STATEMENTS === 'named',
    tls: cert === undefined || key === undefined ? undefined : { cert: cert.content, key: key.content },
    tlsFiles: cert === undefined || key === undefined ? undefined : { cert: cert.path, key: key.path },
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    drainSeconds: values.DRAIN_SECONDS,
    rateLimit: values.RATE_LIMIT === 'on',
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    publicUrl: values.PUBLIC_URL,
    backupsKept: values.BACKUPS === 'off' ? undefined : values.BACKUPS_KEPT,
    maxItems: values.MAX_ITEMS,
    registration: values.REGISTRATION,
    receipt: {
      provider: values.RECEIPT_PROVIDER,
      url: values.RECEIPT_URL,
      key: values.RECEIPT_KEY,
      model: values.RECEIPT_MODEL,
    },
    recognition: {
      provider: values.RECOGNITION_PROVIDER,
      url: values.RECOGNITION_URL,
      key: values.RECOGNITION_KEY,
      model: values.RECOGNITION_MODEL,
    },
    vision:
      values.VISION_URL.length === 0
        ? undefined
        : { urls: values.VISION_URL, token: values.VISION_TOKEN, fallback: values.VISION_FALLBACK === 'on' },
    openFoodFacts:
      values.OPEN_FOOD_FACTS_URL === 'off'
        ? undefined
        : { url: values.OPEN_FOOD_FACTS_URL, contact: values.OPEN_FOOD_FACTS_CONTACT },
    logLevel: values.LOG_LEVEL ?? usualLogLevel(),
  }
}

export type Config = Readonly<ReturnType<typeof toConfig>>

/** All settings of the app. */
export const readConfig = (variables: NodeJS.ProcessEnv): Config => toConfig(readVariables(environment, variables))
