import { expect, test } from 'vitest'
import { buildApp } from '../../packages/server/src/testing/operations/process.ts'

test('two apps on one PostgreSQL lose and double nothing, though one is killed and the database restarts', async () => {
  await buildApp()
  const { runTrial } = await import('./trial.mjs')
  const { findings, tally, events } = await runTrial({
    requests: 300,
    processes: 2,
    clients: 6,
    kills: [0.3],
    restarts: [{ at: 0.6, signal: 'SIGQUIT' }],
    settings: { fsync: 'off' },
  })
  expect(Object.entries(findings).filter(([, times]) => times > 0)).toEqual([])
  expect(tally).toMatchObject({ kills: 1, restarts: 1 })
  expect(tally.done).toBeGreaterThanOrEqual(300)
  expect(events).toBeGreaterThan(50)
}, 240_000)
