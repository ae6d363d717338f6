import { readFile, readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate } from 'node:zlib'
import { photo_api } from '@larder/contract/calls/photo-api'
import { upload } from '@larder/contract/constants'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'

let larder: TestApp
let owner: Client
beforeAll(async () => {
  larder = await createTestApp()
  owner = await larder.register()
})
afterAll(() => larder.close())

async function send(bytes: Uint8Array, name = 'receipt.jpg') {
  const form = new FormData()
  form.append('is_receipt', 'true')
  form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  const { status, message } = await owner.postForm(photo_api.processReceipt.path, form)
  return [status, message]
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A picture without a fault whose pixels would fill the memory: a bit each here, some gigabytes there. */
async function drawBomb(side: number): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const row = Buffer.alloc(1 + Math.ceil(side / 8))
  const rows = Readable.from(Array.from({ length: side }, () => row))
  const pixels = await buffer(rows.pipe(createDeflate({ level: 9 })))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const empty = Buffer.alloc(0)
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', empty)])
}

const paper = () => sharp({ create: { width: 600, height: 800, channels: 3, background: '#eee' } })
const isobmff = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`)])

const files: Record<string, { bytes: () => Promise<Buffer> | Buffer; status: number; sentence: string }> = {
  nothing: { bytes: () => Buffer.alloc(0), status: 400, sentence: receipt_messages.receipt.fileTypeInvalid },
  'a page of the web': {
    bytes: () => Buffer.from('<!doctype html><title>Receipt</title><script>alert(1)</script>'),
    status: 400,
    sentence: receipt_messages.receipt.fileTypeInvalid,
  },
  'a GIF': { bytes: () => paper().gif().toBuffer(), status: 400, sentence: receipt_messages.receipt.fileTypeInvalid },
  'a WebP': { bytes: () => paper().webp().toBuffer(), status: 400, sentence: receipt_messages.receipt.fileTypeInvalid },
  'a HEIC': { bytes: () => isobmff('heic'), status: 400, sentence: receipt_messages.receipt.fileTypeInvalid },
  'a drawing': {
    bytes: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    status: 400,
    sentence: receipt_messages.receipt.fileTypeInvalid,
  },
  'half a JPEG': {
    bytes: async () => (await paper().jpeg().toBuffer()).subarray(0, 1200),
    status: 400,
    sentence: scan_messages.image.broken,
  },
  'the first bytes of a PNG alone': {
    bytes: async () => (await paper().png().toBuffer()).subarray(0, 20),
    status: 400,
    sentence: scan_messages.image.broken,
  },
  'a PNG of 30,000 by 30,000': {
    bytes: () => drawBomb(30_000),
    status: 400,
    sentence: scan_messages.image.tooManyPixels,
  },
  '6 MB': { bytes: () => Buffer.alloc(6_000_000, 0xff), status: 413, sentence: receipt_messages.receipt.fileTooLarge },
  'one byte too many': {
    bytes: async () =>
      Buffer.concat([await paper().jpeg().toBuffer(), Buffer.alloc(upload.max_bytes)]).subarray(
        0,
        upload.max_bytes + 1,
      ),
    status: 413,
    sentence: receipt_messages.receipt.fileTooLarge,
  },
}

test.each(Object.entries(files))('%s named receipt.jpg is refused with a sentence', async (_, file) => {
  expect(await send(await file.bytes())).toEqual([file.status, file.sentence])
})

/** Memory of this process and of those that read photos for it, in MB; where there is no /proc, of this one alone. */
async function measureMemory(): Promise<number> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/u.test(name))
  const statuses = await Promise.all(names.map((name) => readFile(`/proc/${name}/status`, 'utf8').catch(() => '')))
  const children = statuses.filter((status) => new RegExp(`^PPid:\\s+${process.pid}$`, 'mu').test(status))
  const kilobytes = children.map((status) => Number(/^VmRSS:\s+(\d+)/mu.exec(status)?.[1] ?? 0))
  return process.memoryUsage.rss() / 1e6 + kilobytes.reduce((sum, size) => sum + size, 0) / 1000
}

test('dozens of them one after the other leave the memory where it was', { timeout: 120_000 }, async () => {
  const bodies = await Promise.all(Object.values(files).map(({ bytes }) => bytes()))
  const round = async () => {
    for (const body of bodies) expect((await send(body))[0]).toBeLessThan(500)
  }
  await round()
  const before = await measureMemory()
  for (let rounds = 0; rounds < 5; rounds++) await round()
  // Bodies of 6 MB wait for the collector; a picture of 30,000 by 30,000 that was decoded would be 900 MB.
  expect((await measureMemory()) - before).toBeLessThan(150)
})
