import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { silent } from '../testing/operations/cluster.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import type { Behaviour, ServiceDouble } from '../testing/services/product-service.ts'
import { drip, found, hang, json, raw, startServiceDouble } from '../testing/services/product-service.ts'
import type { ProductService } from './lookup-service.ts'
import { createOpenFoodFacts } from './open-food-facts.ts'
import { readRetryAfter } from '../http/answers/remote-answer.ts'
import { isTrusted } from './remote.ts'

let test: TestDatabase
let double: ServiceDouble
let service: ProductService | undefined
const code = '4006381333931'

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
beforeEach(async () => {
  double = await startServiceDouble()
  service = createOpenFoodFacts(test.database, { url: `${double.url}/`, contact: 'us' }, silent)
})
afterEach(async () => {
  await double.close()
  await run('delete from rate_limit')
})

async function run(text: string): Promise<Record<string, unknown>[]> {
  return test.database.query({ name: '', text })
}

/** How long the pause lasts; it is over then. */
async function endPause(): Promise<number> {
  const seconds = 'extract(epoch from window_ends_at - now())'
  const [row] = await run(`select ${seconds} as seconds from rate_limit where rate_limit_key like '%pause'`)
  await run(`update rate_limit set window_ends_at = now() - interval '1 s' where rate_limit_key like '%pause'`)
  return Math.ceil(Number(row?.['seconds']))
}

function findWith(behaviour: Behaviour) {
  double.on(code, behaviour)
  return service?.find(code)
}

describe('an answer', () => {
  it('is a product with what it has', async () => {
    const product = { product_name: ' Oats\n', brands: 'Mill,Other', categories_tags: ['en:oat-flakes', 'fr:céréales'] }
    const size = { quantity: '', product_quantity: 500, product_quantity_unit: 'g' }
    expect(await findWith(found({ code, ...product, ...size, image_front_url: null }))).toEqual({
      product_name: 'Oats',
      brand: 'Mill,Other',
      quantity: '500 g',
      categories: 'Oat flakes, Céréales',
      image_source: null,
    })
  })

  it.each([
    [
      'a product of the wrong types',
      { product_name: 'Oats', brands: ['x'], quantity: {}, categories_tags: 'x', categories: 7 },
    ],
    ['a product with nothing but a name', { product_name: 'Oats' }],
  ])('is good enough as %s', async (_, product) => {
    expect(await findWith(found(product))).toMatchObject({ product_name: 'Oats', brand: null, quantity: null })
  })

  it('without a name is as good as none', async () => {
    expect(await findWith(found({ code, product_name: '' }))).toBeNull()
    expect(await findWith(found({}))).toBeNull()
  })

  it('may come from a sister site', async () => {
    double.on('/sister', found({ product_name: 'Soap', product_type: 'beauty' }))
    expect(await findWith(raw(302, 'text/html', '', { location: '/sister' }))).toMatchObject({ product_name: 'Soap' })
  })

  it('that nobody knows the code is no failure', async () => {
    expect(await service?.find('96385074')).toBeNull()
    expect(await run('select * from rate_limit where rate_limit_key like $$%pause$$')).toEqual([])
  })
})

describe('a service in trouble', () => {
  const html = '<!doctype html><title>Oops</title>'
  it.each<[string, Behaviour]>([
    ['503', raw(503, 'text/html', html)],
    ['500', json(500, {})],
    ['429', raw(429, 'text/plain', 'slow down', { 'retry-after': '60' })],
    ['garbage', raw(200, 'application/json', '{"product": {"product_na')],
    ['HTML', raw(200, 'text/html', html)],
    ['HTML with 404', raw(404, 'text/html', html)],
    ['JSON of something else', json(200, [1, 2])],
    ['a redirect elsewhere', raw(302, 'text/html', '', { location: 'http://127.0.0.1:1/' })],
    ['a redirect in circles', raw(302, 'text/html', '', { location: `/api/v3.5/product/${code}` })],
    ['a redirect to a file', raw(302, 'text/html', '', { location: 'file:///etc/passwd' })],
    ['too much', raw(200, 'application/json', `"${'x'.repeat(1_100_000)}"`)],
    ['a broken connection', (request) => void request.socket.destroy()],
  ])('is unavailable, and left alone for a while: %s', async (_, behaviour) => {
    expect(await findWith(behaviour)).toBe('unavailable')
    const asked = double.asked.length
    expect(await service?.find('96385074')).toBe('unavailable')
    expect(double.asked).toHaveLength(asked)
  })

  it('that says nothing keeps nobody longer than 4 s', async () => {
    const started = performance.now()
    expect(await findWith(hang)).toBe('unavailable')
    expect(performance.now() - started).toBeLessThan(4_500)
  })

  it('that speaks too slowly neither', async () => {
    const started = performance.now()
    expect(await findWith(drip)).toBe('unavailable')
    expect(performance.now() - started).toBeLessThan(4_500)
  })

  it('is asked again after the pause, and a success ends its memory', async () => {
    await findWith(raw(503, 'text/html', ''))
    await run(`update rate_limit set window_ends_at = now() - interval '1 s'`)
    expect(await findWith(found({ product_name: 'Oats' }))).toMatchObject({ product_name: 'Oats' })
    expect(await run('select * from rate_limit where rate_limit_key like $$%pause$$')).toEqual([])
  })

  it('is left alone longer each time, and as long as it says', async () => {
    const pauses = []
    for (const seconds of ['', '', '', '77']) {
      await findWith(raw(503, 'text/html', '', seconds === '' ? {} : { 'retry-after': seconds }))
      pauses.push(await endPause())
    }
    expect(pauses).toEqual([5, 10, 20, 77])
  })
})

it('is asked at most 15 times a minute, by all processes together', async () => {
  const other = createOpenFoodFacts(test.database, { url: `${double.url}/`, contact: 'us' }, silent)
  for (let i = 0; i < 15; i++) expect(await (i % 2 === 0 ? service : other)?.find('96385074')).toBeNull()
  expect(await service?.find('96385074')).toBe('busy')
  expect(await other?.find('96385074')).toBe('busy')
  expect(double.asked).toHaveLength(15)
})

it('does not exist where it is switched off', () => {
  expect(createOpenFoodFacts(test.database, undefined, silent)).toBeUndefined()
})

it.each([
  ['120', 120],
  ['0', 1],
  ['999999', 900],
  ['Thu, 01 Jan 1970 00:01:00 GMT', 60],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %s is %s seconds', (header, seconds) => {
  expect(readRetryAfter(header, 0)).toBe(seconds)
})

it.each([
  ['https://world.openfoodfacts.org/api', true],
  ['https://images.openfoodfacts.org/x.jpg', true],
  ['https://world.openbeautyfacts.org/x', true],
  ['https://world.openpetfoodfacts.org/x', true],
  ['https://world.openproductsfacts.org/x', true],
  ['https://static.openfoodfacts.net/x', true],
  ['http://images.openfoodfacts.org/x.jpg', false],
  ['https://images.openfoodfacts.org:8443/x.jpg', false],
  ['https://user@images.openfoodfacts.org/x.jpg', false],
  ['https://openfoodfacts.org.evil.example/x', false],
  ['https://evilopenfoodfacts.org/x', false],
  ['https://127.0.0.1/x', false],
  ['https://169.254.169.254/latest', false],
  ['http://mirror.lan:8080/x', true],
  ['http://mirror.lan:8081/x', false],
  ['file:///etc/passwd', false],
])('fetching from %s is allowed: %s', (url, allowed) => {
  expect(isTrusted(new URL(url), 'http://mirror.lan:8080/base')).toBe(allowed)
})
