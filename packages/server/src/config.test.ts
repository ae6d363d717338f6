import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

let folder: string
let notPem: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-config-'))
  notPem = join(folder, 'not.pem')
  await writeFile(notPem, 'hello')
})

afterAll(() => rm(folder, { recursive: true }))

describe('the configuration', () => {
  test('has a default for everything, and takes an empty variable for one that is not set', () => {
    const expected = {
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      hasNamedStatements: true,
      tls: undefined,
      metrics: undefined,
      drainSeconds: 0,
      rateLimit: true,
      corsOrigins: [],
      backupsKept: { days: 7, weeks: 4 },
      maxItems: 20_000,
      registration: 'open',
      openFoodFacts: { url: 'https://world.openfoodfacts.org', contact: 'self-hosted' },
    }
    expect(readConfig({})).toMatchObject(expected)
    expect(readConfig({ PORT: '', HOST: '', DATABASE_URL: '', CORS_ORIGINS: '', LOG_LEVEL: '' })).toMatchObject(
      expected,
    )
  })

  test('listens around a pooler of a given database alone', () => {
    const listen = 'postgres://ada@db.example:5432/larder'
    expect(readConfig({ DATABASE_LISTEN_URL: listen }).databaseListenUrl).toBeUndefined()
    const given = readConfig({ DATABASE_URL: 'postgres://ada@pool.example:6432/larder', DATABASE_LISTEN_URL: listen })
    expect(given.databaseListenUrl).toBe(listen)
    expect(() => readConfig({ DATABASE_LISTEN_URL: 'db.example' })).toThrow(
      'DATABASE_LISTEN_URL must be a postgres:// address.',
    )
  })

  test('reads where photos are worked on', () => {
    expect(readConfig({}).vision).toBeUndefined()
    const near = 'http://127.0.0.1:3100, http://localhost:3101 http://[::1]:3102'
    const urls = ['http://127.0.0.1:3100', 'http://localhost:3101', 'http://[::1]:3102']
    expect(readConfig({ VISION_URL: near }).vision).toEqual({ urls, token: undefined, fallback: true })
    const token = 'a-token-of-a-test'
    expect(
      readConfig({ VISION_URL: 'https://see.example/vision', VISION_TOKEN: token, VISION_FALLBACK: 'off' }).vision,
    ).toEqual({ urls: ['https://see.example/vision'], token, fallback: false })
  })

  test('reads what is set', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres:///larder?host=/run/postgresql',
      DATABASE_STATEMENTS: 'unnamed',
      RATE_LIMIT: 'off',
      CORS_ORIGINS: 'https://a.example, http://localhost:5173',
      PUBLIC_URL: 'https://larder.example',
      BACKUPS_KEPT: '30',
      MAX_ITEMS: '500',
      REGISTRATION: 'closed',
      RECOGNITION_PROVIDER: 'openai',
      RECOGNITION_URL: 'http://localhost:11434/v1',
      OPEN_FOOD_FACTS_URL: 'off',
      METRICS_PORT: '9464',
      DRAIN_SECONDS: '15',
      LOG_LEVEL: 'debug',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgres:///larder?host=/run/postgresql',
      hasNamedStatements: false,
      rateLimit: false,
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      publicUrl: 'https://larder.example',
      backupsKept: { days: 30, weeks: 0 },
      maxItems: 500,
      registration: 'closed',
      recognition: { provider: 'openai', url: 'http://localhost:11434/v1' },
      openFoodFacts: undefined,
      metrics: { host: '127.0.0.1', port: 9464 },
      drainSeconds: 15,
      logLevel: 'debug',
    })
  })

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a whole number from 0 to 65535.'],
    [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS must be a whole number of seconds from 0 to 300.'],
    [{ DATABASE_URL: 'mysql://x:secret@y/z' }, 'DATABASE_URL must be a postgres:// address.'],
    [{ DATABASE_STATEMENTS: 'none' }, 'DATABASE_STATEMENTS must be one of named, unnamed.'],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT must be one of on, off.'],
    [{ BACKUPS: 'weekly' }, 'BACKUPS must be one of daily, off.'],
    [{ BACKUPS_KEPT: '0' }, 'BACKUPS_KEPT must be days and weeks such as 7,4, with one day at least.'],
    [{ BACKUPS_KEPT: '7;4' }, 'BACKUPS_KEPT must be days and weeks such as 7,4, with one day at least.'],
    [{ VISION_URL: 'here' }, 'VISION_URL must list http or https addresses, separated by commas.'],
    [{ VISION_URL: 'http://10.0.0.7:3100' }, 'VISION_TOKEN must be set when VISION_URL names another machine.'],
    [
      { VISION_URL: 'http://127.0.0.1:3100,http://127.0.0.1.example:3100' },
      'VISION_TOKEN must be set when VISION_URL names another machine.',
    ],
    [{ VISION_TOKEN: 'short' }, 'VISION_TOKEN must have 16 to 200 letters, digits and signs, without spaces.'],
    [{ VISION_FALLBACK: 'maybe' }, 'VISION_FALLBACK must be one of on, off.'],
    [{ MAX_ITEMS: '0' }, 'MAX_ITEMS must be a whole number from 1 to 1000000.'],
    [{ REGISTRATION: 'maybe' }, 'REGISTRATION must be one of open, closed.'],
    [
      { CORS_ORIGINS: 'example.org' },
      'CORS_ORIGINS must list origins such as https://example.org, separated by commas.',
    ],
    [
      { CORS_ORIGINS: 'https://example.org/' },
      'CORS_ORIGINS must list origins such as https://example.org, separated by commas.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    [{ OPEN_FOOD_FACTS_URL: 'ftp://x' }, 'OPEN_FOOD_FACTS_URL must be an http or https address, or off.'],
    [{ RECEIPT_PROVIDER: 'azure' }, 'RECEIPT_URL must be set when RECEIPT_PROVIDER is not local.'],
    [{ PUBLIC_URL: 'https://larder.example/app' }, 'PUBLIC_URL must be an origin such as https://larder.example.org.'],
    [
      { TRUST_PROXY: 'everybody' },
      'TRUST_PROXY must list addresses such as 10.0.0.7 or 10.0.0.0/8, separated by commas.',
    ],
    [
      { TRUST_PROXY: '10.0.0.0/33' },
      'TRUST_PROXY must list addresses such as 10.0.0.7 or 10.0.0.0/8, separated by commas.',
    ],
    [{ TLS_CERT: '/nowhere/cert.pem' }, 'TLS_CERT must name a file that Larder can read.'],
  ])('stops with a sentence that names the variable: %o', (variables, sentence) => {
    expect(() => readConfig(variables)).toThrow(new StartError(sentence))
  })

  test('wants both halves of a certificate, and that they are one', () => {
    expect(() => readConfig({ TLS_CERT: notPem })).toThrow('TLS_KEY must be set when TLS_CERT is.')
    expect(() => readConfig({ TLS_KEY: notPem })).toThrow('TLS_CERT must be set when TLS_KEY is.')
    expect(() => readConfig({ TLS_CERT: notPem, TLS_KEY: notPem })).toThrow(
      'TLS_KEY and TLS_CERT must be a key and its certificate in PEM.',
    )
  })
})
