import { expect, test } from 'vitest'
import { unzip } from '../testing/unzip.ts'
import { createZip } from './zip.ts'

const moment = new Date('2026-11-15T13:14:16Z')

test('an archive holds its files under their names', async () => {
  const zip = createZip(moment)
  const long = 'household,'.repeat(50_000)
  await zip.add('empty.csv', async () => {})
  await zip.add('données.csv', (packer) => packer.write('é 🥛\r\n'))
  await zip.add('long.csv', async (packer) => {
    for (let part = 0; part < 3; part += 1) await packer.write(long)
  })
  const { chunks, packed_size } = zip.end()
  const archive = Buffer.concat([...chunks])
  expect(archive).toHaveLength(packed_size)
  expect(unzip(archive)).toEqual({ 'empty.csv': '', 'données.csv': 'é 🥛\r\n', 'long.csv': long.repeat(3) })
  expect(archive.length).toBeLessThan(20_000)
  // The time of the first entry, in steps of two seconds since 1980.
  expect([archive.readUInt16LE(10), archive.readUInt16LE(12)]).toEqual([
    (13 << 11) | (14 << 5) | 8,
    (46 << 9) | (11 << 5) | 15,
  ])
})

test('an archive of nothing is one', () => {
  expect(unzip(Buffer.concat([...createZip(moment).end().chunks]))).toEqual({})
})
