import { gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { countTurns } from '../../testing/operations/loop-gap.ts'
import { JsonPieces, inPages, sendPieces, writePieces } from './json-pieces.ts'

test.each([0, 1, 512, 513, 1024, 2000])(
  '%d values in pieces are the text that JSON.stringify writes',
  async (count) => {
    const values = Array.from({ length: count }, (_, index) => ({ index, text: `"${index}" é`, none: undefined }))
    const pieces = await writePieces('{"success":true,"values":', inPages(values), '}')
    expect(pieces.join('')).toBe(JSON.stringify({ success: true, values }))
    expect(pieces).toHaveLength(Math.max(1, Math.ceil(count / 512)))
  },
)

test('a long text is written with others in between', async () => {
  const values = Array.from({ length: 300_000 }, (_, index) => ({ index, text: `"${index}" é`.repeat(10) }))
  expect(await countTurns(async () => JSON.stringify(values))).toBeLessThan(2)
  expect(await countTurns(() => writePieces('', inPages(values), ''))).toBeGreaterThan(2)
})

describe('an answer in pieces', () => {
  const server = fastify()
  const text = `"${'é'.repeat(5000)}"`
  async function* fail() {
    for (let pieces = 0; pieces < 1000; pieces++) yield text
    throw new Error('the database is gone')
  }
  beforeAll(() => {
    const answers = { one: ['[]'], many: ['[', text, ',', text, ']'], none: [], failing: fail() }
    for (const [name, pieces] of Object.entries(answers)) {
      server.get(`/${name}`, async (request, reply) => {
        await sendPieces(new JsonPieces(pieces), request, reply)
        return reply
      })
    }
  })
  afterAll(() => server.close())
  const ask = (url: string, accept = 'identity') => server.inject({ url, headers: { 'accept-encoding': accept } })

  it('leaves as any text does where it is one', async () => {
    const { headers, body } = await ask('/one', 'gzip')
    expect([headers['content-type'], headers['content-length'], body]).toEqual([
      'application/json; charset=utf-8',
      '2',
      '[]',
    ])
    expect((await ask('/none')).body).toBe('')
  })

  it('is the same text packed or not where it is several', async () => {
    const plain = await ask('/many')
    expect([plain.headers['vary'], plain.headers['content-encoding']]).toEqual(['accept-encoding', undefined])
    expect(plain.body).toBe(`[${text},${text}]`)
    const packed = await ask('/many', 'br, gzip')
    expect([packed.headers['vary'], packed.headers['content-encoding']]).toEqual(['accept-encoding', 'gzip'])
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  })

  it('is cut where its source fails half-way, so that nobody takes it for whole', async () => {
    const origin = await server.listen({ host: '127.0.0.1', port: 0 })
    const answer = await fetch(`${origin}/failing`, { headers: { 'accept-encoding': 'identity' } })
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('terminated')
  })
})
