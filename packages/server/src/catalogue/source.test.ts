import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceDouble } from '../testing/services/product-service.ts'
import { raw, startServiceDouble } from '../testing/services/product-service.ts'
import { describeProgress } from './progress.ts'
import type { Source } from './source.ts'
import { openSource } from './source.ts'

let folder: string
let site: ServiceDouble

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-source-'))
  site = await startServiceDouble()
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

async function readAll(source: Source): Promise<string> {
  const chunks = []
  for await (const chunk of source.open()) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function hashOf(etag: string): Promise<string> {
  site.on('/dump', raw(200, 'text/plain', text, { etag }))
  return (await openSource(`${site.url}/dump`, folder)).source_hash
}

const text = 'code\tname\n'.repeat(30_000)

describe('a dump', () => {
  it('is read from a file, from an address, and packed in both places', async () => {
    await writeFile(join(folder, 'plain.tsv'), text)
    await writeFile(join(folder, 'packed'), gzipSync(text))
    const length = { 'content-length': String(gzipSync(text).length) }
    site.on('/plain.tsv', raw(200, 'text/tab-separated-values', text))
    site.on('/packed.gz', raw(200, 'application/gzip', gzipSync(text), length))
    for (const place of ['plain.tsv', 'packed', `${site.url}/plain.tsv`, `${site.url}/packed.gz`]) {
      const source = await openSource(place, folder)
      expect(await readAll(source)).toBe(text)
      expect(source.readBytes()).toBe(source.total_bytes ?? text.length)
    }
  })

  it('is known again by its content, wherever it lies', async () => {
    const hashes = []
    for (const [name, content] of Object.entries({ a: text, b: text, c: `${text}x`, d: gzipSync(text) })) {
      await writeFile(join(folder, name), content)
      hashes.push((await openSource(name, folder)).source_hash)
    }
    expect(hashes[0]).toBe(hashes[1])
    expect(new Set(hashes).size).toBe(3)
  })

  it('at an address is another one when the site says so', async () => {
    expect(await hashOf('"1"')).toBe(await hashOf('"1"'))
    expect(await hashOf('"1"')).not.toBe(await hashOf('"2"'))
  })

  it('that a site does not have is no dump', async () => {
    await expect(openSource(`${site.url}/missing`, folder)).rejects.toThrow(`${site.url}/missing answered 404.`)
  })
})

it.each([
  [0, 1000, 0, '[------------------------] 0 % 1,500 rows, 1,200 kept'],
  [500, 1000, 61, '[############------------] 50 % 1,500 rows, 1,200 kept, 1:01 left'],
  [1000, 1000, 10, '[########################] 100 % 1,500 rows, 1,200 kept, 0:00 left'],
  [500, undefined, 65, '1,500 rows, 1,200 kept, 1:05'],
])('%d of %d bytes in %d s', (done, total, seconds, line) => {
  expect(describeProgress({ rows_read: 1500, rows_kept: 1200 }, done, total, seconds)).toBe(line)
})
