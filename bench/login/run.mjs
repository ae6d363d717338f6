// Times log-ins with a name that exists and one that does not, in turn: node bench/login/run.mjs [pairs]
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const pairs = process.argv[2] ?? '1000'
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'larder-login-'))
const report = join(folder, 'report.json')

try {
  // The same test that `npm test` runs with few pairs.
  const { status } = spawnSync('npx', ['vitest', 'run', 'packages/server/src/auth/timing.test.ts'], {
    cwd: root,
    env: { ...process.env, LOGIN_PAIRS: pairs, LOGIN_REPORT: report },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { one_ms, other_ms, deviations } = JSON.parse(readFileSync(report, 'utf8'))
  console.table([
    { 'log-in that fails': 'known name', 'median ms': one_ms.toFixed(2) },
    { 'log-in that fails': 'unknown name', 'median ms': other_ms.toFixed(2) },
  ])
  console.log(`${pairs} pairs; the known name took longer by ${deviations.toFixed(2)} standard deviations (bar: 4).`)
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
