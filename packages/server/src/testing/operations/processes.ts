import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { AppProcess } from './process.ts'
import { buildApp, startApp } from './process.ts'

/** A data folder that every account may enter, and the processes that the tests of a file start on it: both go with them. */
export function useProcesses(name: string) {
  let dataDir = ''
  let started: AppProcess[] = []

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), `larder-${name}-`))
    await chmod(dataDir, 0o755)
    await buildApp()
  })

  // Those that a failed test has left.
  afterEach(async () => {
    for (const { child } of started) child.kill('SIGTERM')
    await Promise.all(started.map(({ ended }) => ended))
    started = []
  })

  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  return {
    get dataDir() {
      return dataDir
    },
    start(
      variables: Record<string, string> = {},
      through: 'sh' | 'nothing' = 'nothing',
      script?: readonly string[],
    ): AppProcess {
      const app = startApp({ DATA_DIR: dataDir, ...variables }, through, script)
      started.push(app)
      return app
    },
  }
}
