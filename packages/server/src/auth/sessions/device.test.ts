import { expect, test } from 'vitest'
import { describeDevice } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'Firefox on Android'],
  [`${phone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${phone} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${phone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${webkit} Version/17.0 Safari/604.1`, 'Safari on iPad'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/129.0.0.0 Safari/537.36 OPR/115.0.0.0`,
    'Opera on Windows',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`, 'Safari on Mac'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/130.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['Firefox/132.0', 'Firefox'],
  ['SomeApp/1.0 (Linux)', 'Linux'],
  ['curl/8.5.0', null],
  ['<img src=x onerror=alert(1)>', null],
  ['', null],
  [undefined, null],
])('%s is %s', (header, words) => {
  expect(describeDevice(header)).toBe(words)
})

test('a description of any length is read quickly', () => {
  const header = `Version/${'1.'.repeat(8000)} ${'Safari '.repeat(2000)}`
  const before = performance.now()
  for (let round = 0; round < 100; round += 1) describeDevice(header)
  expect(performance.now() - before).toBeLessThan(500)
})
