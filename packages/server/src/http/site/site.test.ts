import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { http_messages } from '@larder/contract/messages/server/http-messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { createTestApp } from '../../testing/app.ts'
import { readBuildNote, readScreenLinks } from './site-build.ts'
import { isPageRequest } from './site.ts'

const page = '<!doctype html><title>Larder</title>'
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

let folder: string
let larder: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder site '))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  await writeFile(join(folder, '.secret'), 'hush')
  const script = 'console.info("larder")'
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), script)
  await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync(script))
  larder = await createTestApp({}, folder)
})
afterAll(async () => {
  await larder.close()
  await rm(folder, { recursive: true })
})

test.each(['/', '/login', '/inventory/12', '/inventory/edit/3?x=1', '/no/such/page', '/v1.2'])(
  'a link to %s opens the app',
  async (url) => {
    const answer = await larder.anonymous.get(url, html)
    expect(answer.status).toBe(200)
    expect(answer.text).toBe(page)
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  },
)

test('an asset is kept for ever, and sent compressed to who understands it', async () => {
  const answer = await larder.anonymous.get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    vary: 'accept-encoding',
  })
  expect((await larder.anonymous.get('/assets/app-1a2b.js')).text).toContain('larder')
})

test('other files are there and asked for again', async () => {
  const answer = await larder.anonymous.get('/robots.txt')
  expect(answer.text).toBe('User-agent: *')
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test('HEAD works for files and for deep links', async () => {
  for (const url of ['/', '/inventory/12', '/robots.txt']) {
    const answer = await larder.app.fastify.inject({ method: 'HEAD', url, headers: html })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0)
  }
})

test.each(['/assets/gone.js', '/assets', '/api/nowhere', '/api'])(
  '%s is not there, also for a browser',
  async (url) => {
    const answer = await larder.anonymous.get(url, html)
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ message: http_messages.routeNotFound })
  },
)

test.each(['/.secret', '/../package.json', '/%2e%2e/package.json', '/assets/%2e%2e%2f%2e%2e%2fpackage.json'])(
  '%s tells nothing',
  async (url) => {
    const answer = await larder.anonymous.get(url)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.text).not.toMatch(/hush|"name"/)
  },
)

test('pages carry a strict policy that plain http survives', async () => {
  const { headers } = await larder.anonymous.get('/login', html)
  expect(headers['content-security-policy']).toBe(
    "default-src 'self';script-src 'self' 'wasm-unsafe-eval';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;" +
      "connect-src 'self';worker-src 'self';media-src 'none';object-src 'none';base-uri 'self';" +
      "frame-ancestors 'none';form-action 'self'",
  )
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(self)'),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('answers of the API are for this person alone, and no page', async () => {
  const { headers } = await larder.anonymous.get('/api/users/profile')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
})

test('the policy lets the app call the API that it was built for', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'larder-site-'))
  await writeFile(join(elsewhere, 'index.html'), page)
  expect(readBuildNote(elsewhere)).toEqual({ api_origin: undefined, scripts: [] })
  await writeFile(
    join(elsewhere, 'build.json'),
    JSON.stringify({ api_base: 'https://api.example.org/base', scripts: ['sha256-abc='] }),
  )
  const other = await createTestApp({}, elsewhere)
  const { headers } = await other.anonymous.get('/', html)
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.org;")
  expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc=';")
  await other.close()
  await writeFile(join(elsewhere, 'build.json'), JSON.stringify({ api_base: '' }))
  expect(readBuildNote(elsewhere)).toEqual({ api_origin: undefined, scripts: [] })
  await rm(elsewhere, { recursive: true })
})

test('without a build the API works and pages are not there', async () => {
  const bare = await createTestApp()
  expect((await bare.anonymous.get('/login', html)).status).toBe(404)
  expect((await bare.anonymous.get('/api/health')).status).toBe(200)
  await bare.close()
})

test.each([
  ['GET', '/inventory/12', '*/*', true],
  ['GET', '/inventory/12', undefined, true],
  ['GET', '/logo.png', '*/*', false],
  ['GET', '/v1.2/notes', '*/*', true],
  ['GET', '/.well-known', '*/*', false],
  ['GET', '/logo.png?x=/', '*/*', false],
  ['GET', '/inventory/12', 'image/webp', false],
  ['POST', '/inventory/12', 'text/html', false],
  ['GET', '/apiary', 'text/html', true],
])('%s %s accepting %s: page %s', (method, url, accept, expected) => {
  expect(isPageRequest({ method, url, headers: accept === undefined ? {} : { accept } })).toBe(expected)
})

test('the page of a screen names the files of that screen, and another page none', async () => {
  const screens = [
    { address: '^/login$', files: ['/assets/Login-1.js', '/assets/forms-2.js'] },
    { address: '^/inventory/[^/]+$', files: ['/assets/Item-3.js'] },
  ]
  const built = await mkdtemp(join(tmpdir(), 'larder-screens-'))
  await writeFile(join(built, 'screens.json'), JSON.stringify(screens))
  const linksOf = readScreenLinks(built)
  expect(linksOf('/login')).toBe(
    '</assets/Login-1.js>; rel=modulepreload; fetchpriority=low, </assets/forms-2.js>; rel=modulepreload; fetchpriority=low',
  )
  expect(linksOf('/inventory/12')).toBe('</assets/Item-3.js>; rel=modulepreload; fetchpriority=low')
  expect(linksOf('/inventory/12/x')).toBeUndefined()
  await rm(built, { recursive: true })
  expect(readScreenLinks(built)('/login')).toBeUndefined()
})
