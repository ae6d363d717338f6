import { crc32, deflateSync } from 'node:zlib'
import { found, raw, startServiceDouble } from '../../packages/server/src/testing/services/product-service.ts'

/** What the product service of this run knows. */
export const oats = {
  code: '4006381333931',
  product_name: 'Rolled Oats',
  brands: 'Mill & Field',
  quantity: '500 g',
  categories: 'Breakfasts, Snacks',
}
/** A valid code that nobody knows. */
export const unknown_code = '4012345678901'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A square PNG of one colour: a picture that needs no file. */
export function plainPng(side: number, colour: readonly [number, number, number]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.from([0, ...Array.from({ length: side }, () => colour).flat()])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** The product service on loopback, so that no test ever asks the real one. */
export async function startProductService(): Promise<{ url: string; stop: () => Promise<void> }> {
  const service = await startServiceDouble()
  const picture = '/pictures/oats.png'
  service.on(picture, raw(200, 'image/png', plainPng(200, [222, 184, 120])))
  service.on(oats.code, found({ ...oats, image_front_url: `${service.url}${picture}` }))
  return { url: service.url, stop: service.close }
}
