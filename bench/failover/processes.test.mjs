import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listServers } from './processes.mjs'

let folder
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'larder-processes-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

// The supervisor goes away at once and leaves its server behind, as a Patroni that was killed leaves PostgreSQL.
/** A bench that starts such a server and comes to its end in this way. */
function runBench(end) {
  const script = `
    import { rmSync } from 'node:fs'
    import { setTimeout as delay } from 'node:timers/promises'
    import { endAll, listServers, startProcess } from ${JSON.stringify(new URL('processes.mjs', import.meta.url).href)}
    const data = ${JSON.stringify(folder)} + '/data'
    const server = ['sh', '-c', 'while :; do sleep 0.1; done', 'server', '-D', data]
    startProcess(['sh', '-c', '"$@" &', 'supervisor', ...server], ${JSON.stringify(folder)} + '/log', () => listServers(data))
    while (listServers(data).length === 0) await delay(10)
    ${end}`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
}

test('nothing outlives a bench that deletes its folder at the end', async () => {
  const [code] = await once(runBench(`endAll(); rmSync(${JSON.stringify(folder)}, { recursive: true })`), 'exit')
  expect([code, listServers(join(folder, 'data'))]).toEqual([0, []])
})

test('nothing outlives one that ends without a word', async () => {
  const [code] = await once(runBench(`rmSync(${JSON.stringify(folder)}, { recursive: true })`), 'exit')
  expect([code, listServers(join(folder, 'data'))]).toEqual([0, []])
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('nothing outlives one that is told to end by %s', async (signal) => {
  const bench = runBench(`console.log('started'); await delay(60_000)`)
  await once(bench.stdout, 'data')
  bench.kill(signal)
  const [code] = await once(bench, 'exit')
  expect([code, listServers(join(folder, 'data'))]).toEqual([1, []])
})
