import { afterEach, expect, test, vi } from 'vitest'
import { pictureAddress } from './request.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['/api/barcode-images/abc', '/api/barcode-images/abc'],
  ['https://elsewhere.example/pixel.png', null],
  ['http://elsewhere.example/pixel.png', null],
  ['//elsewhere.example/pixel.png', null],
  ['/\\elsewhere.example/pixel.png', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
  ['', null],
  [null, null],
])('the picture %s is fetched from %s', (image_url, address) => {
  expect(pictureAddress(image_url)).toBe(address)
})

test('our pictures lie beside the API', () => {
  vi.stubEnv('VITE_API_BASE', 'https://api.example.org/')
  expect(pictureAddress('/api/barcode-images/abc')).toBe('https://api.example.org/api/barcode-images/abc')
})
