import { expect, test } from 'vitest'
import { readSources } from '../testing/sources.ts'
import { lock_keys } from './advisory-locks.ts'
import { readMigrations } from './migrate.ts'

test('no two purposes share a number', () => {
  const keys = Object.values(lock_keys)
  expect(new Set(keys).size).toBe(keys.length)
})

test('the numbers that a running older release holds keep their meaning', () => {
  expect(lock_keys).toMatchObject({
    migration: 5_273_021,
    cluster_owner: 5_273_022,
    catalogue_import: 5_273_023,
    backup_duty: 5_273_024,
  })
})

test('no lock is taken but by a name of the table', async () => {
  const sources = [
    ...(await readSources()),
    ...(await readMigrations()).map(({ name, sql }) => ({ path: name, code: sql })),
  ]
  expect(sources.length).toBeGreaterThan(100)
  const takers = sources.filter(({ code }) => /pg_\w*advisory/i.test(code)).map(({ path }) => path)
  expect(takers).toEqual(['database/advisory-locks.ts'])
})
