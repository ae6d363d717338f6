import { fileURLToPath } from 'node:url'
import { build, type ResolvedConfig, type Rolldown } from 'vite'

const entry = fileURLToPath(new URL('../src/offline/worker/worker.ts', import.meta.url))
// The worker starts for every sync and every visit: React, schemas and sentences have no place in it.
const foreign = /node_modules\/(?!idb\/)|contract\/src\/messages/

/** The worker's modules as one script: a service worker that is served as it is imports nothing. */
export async function buildWorkerScript({ root, mode, envDir, resolve }: ResolvedConfig): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    mode,
    envDir,
    logLevel: 'warn',
    resolve: { conditions: resolve.conditions },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const chunks = (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk')
  const [script] = chunks
  const strange = script?.moduleIds.filter((id) => foreign.test(id)) ?? []
  if (script === undefined || chunks.length > 1) throw new Error('The worker has to be one script')
  if (strange.length > 0) throw new Error(`The worker has no use for ${strange.join(', ')}`)
  return script.code
}
