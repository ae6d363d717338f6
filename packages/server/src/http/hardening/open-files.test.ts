import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mostConnections } from './open-files.ts'

test('connections leave a quarter of the files that may be opened, and have an end of their own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-limits-'))
  const path = join(folder, 'limits')
  const count = async (limit: string) => {
    await writeFile(
      path,
      `Max processes             1          1          processes\nMax open files            ${limit}  files\n`,
    )
    return mostConnections(path)
  }
  expect(await count('1024                 4096    ')).toBe(768)
  expect(await count('1048576              1048576 ')).toBe(16_384)
  expect(await count('unlimited            unlimited')).toBe(1_536)
  await rm(folder, { recursive: true })
  expect(mostConnections(path)).toBe(2_048)
})
