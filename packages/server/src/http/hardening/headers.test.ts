import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Headers, TestApp } from '../../testing/app.ts'
import { createTestApp } from '../../testing/app.ts'
import { createCertificate } from '../../testing/operations/certificate.ts'
import { listRoutes, type Route } from '../../testing/routes.ts'

const html: Headers = { accept: 'text/html' }
const year = 'max-age=31536000'

let site: string
let plain: TestApp
let secure: TestApp
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'larder-site-'))
  await writeFile(join(site, 'index.html'), '<!doctype html>')
  await writeFile(join(site, 'robots.txt'), 'User-agent: *')
  plain = await createTestApp({}, site)
  secure = await createTestApp({ tls: createCertificate() }, site)
})
afterAll(async () => {
  await plain.close()
  await secure.close()
  await rm(site, { recursive: true })
})

const pages = ['/', '/login', '/inventory/12', '/robots.txt', '/no/such/page', '/assets/gone.js', '/api/nowhere']

/** Every page, and every route of the API as nobody: a refusal carries what an answer carries. */
async function askEverything({ app }: TestApp) {
  const routes = (await listRoutes(app.fastify)).filter(({ path }) => path.startsWith('/'))
  const asked: Route[] = [...pages.map((path) => ({ method: 'GET', path })), ...routes]
  return Promise.all(
    asked.map(async ({ method, path }) => {
      const url = path.replaceAll(/:\w+/g, '1')
      const { headers } = await app.fastify.inject({ method: method as 'GET', url, headers: html })
      return { asked: `${method} ${path}`, headers }
    }),
  )
}

/** Those that do not say this. */
const without = (answers: Awaited<ReturnType<typeof askEverything>>, name: string, value: RegExp) =>
  answers.filter(({ headers }) => !value.test(String(headers[name]))).map(({ asked }) => asked)

test.each([
  ['no frame takes any of it in', 'content-security-policy', /frame-ancestors 'none'/],
  ['nor one of an older browser', 'x-frame-options', /^DENY$/],
  ['no script but our own files', 'content-security-policy', /^(?!.*script-src[^;]*'unsafe-(inline|eval)')/],
  ['nothing from elsewhere', 'content-security-policy', /^default-src '(none|self)'/],
  ['no type is guessed', 'x-content-type-options', /^nosniff$/],
  ['no address tells where one came from', 'referrer-policy', /^same-origin$/],
  ['no cookie is set', 'set-cookie', /^undefined$/],
  ['no word about what we run on', 'x-powered-by', /^undefined$/],
])('%s', async (_what, name, value) => {
  expect(without(await askEverything(plain), name, value)).toEqual([])
})

test('pages share no window with those that opened them, and ask for nothing but the camera', async () => {
  const { headers } = await plain.anonymous.get('/login', html)
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  })
})

test('under TLS, and only there, browsers are told to stay with it', async () => {
  expect(without(await askEverything(secure), 'strict-transport-security', new RegExp(`^${year}$`))).toEqual([])
  expect(without(await askEverything(plain), 'strict-transport-security', /^undefined$/)).toEqual([])
})

async function askFor({ app }: TestApp, url: string, from: string, protocol: string) {
  const headers = { ...html, 'x-forwarded-proto': protocol }
  const answer = await app.fastify.inject({ url, headers, remoteAddress: from })
  return answer.headers['strict-transport-security']
}

test('behind a proxy that is trusted its https counts, and nobody else’s word for it', async () => {
  const behind = await createTestApp({ trustProxy: ['127.0.0.1'] }, site)
  for (const url of ['/login', '/api/health', '/api/inventory', '/no/such/page']) {
    expect(await askFor(behind, url, '127.0.0.1', 'https')).toBe(year)
    expect(await askFor(behind, url, '127.0.0.1', 'http')).toBeUndefined()
    expect(await askFor(behind, url, '203.0.113.7', 'https')).toBeUndefined()
    expect(await askFor(plain, url, '127.0.0.1', 'https')).toBeUndefined()
  }
  await behind.close()
})
