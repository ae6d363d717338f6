import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Worker threads run compiled files even in tests, so that those are brought up to date before; what is fresh costs a second. */
export function setup(): void {
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
  execFileSync(process.execPath, [join(typescript, 'bin/tsc'), '-b', project], { stdio: 'inherit' })
}
