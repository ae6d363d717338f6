import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

let folder

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-fingerprint-'))
  await mkdir(join(folder, 'src/dist'), { recursive: true })
  await writeFile(join(folder, 'src/a.ts'), 'a')
})

afterEach(() => rm(folder, { recursive: true }))

test('content decides, time does not', async () => {
  const before = fingerprint(folder, ['src'])
  await utimes(join(folder, 'src/a.ts'), new Date(0), new Date(0))
  expect(fingerprint(folder, ['src'])).toBe(before)
  await writeFile(join(folder, 'src/a.ts'), 'b')
  expect(fingerprint(folder, ['src'])).not.toBe(before)
})

test('a new name, a file that is gone and a changed fact count', async () => {
  const before = fingerprint(folder, ['src'], ['x'])
  expect(fingerprint(folder, ['src'], ['y'])).not.toBe(before)
  await rename(join(folder, 'src/a.ts'), join(folder, 'src/b.ts'))
  const renamed = fingerprint(folder, ['src'], ['x'])
  expect(renamed).not.toBe(before)
  await rm(join(folder, 'src/b.ts'))
  expect(fingerprint(folder, ['src'], ['x'])).not.toBe(renamed)
})

test('tests and outputs do not count, and a missing path is empty', async () => {
  const before = fingerprint(folder, ['src', 'missing'])
  await writeFile(join(folder, 'src/a.test.ts'), 'test')
  await writeFile(join(folder, 'src/dist/a.js'), 'built')
  expect(fingerprint(folder, ['src', 'missing'])).toBe(before)
})
