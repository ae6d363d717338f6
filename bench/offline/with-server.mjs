import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServerOn } from '../faults/server.mjs'

/** Does something with a server that has a database of its own and can be killed and started again. */
export async function withServer(work) {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-offline-'))
  const server = await createServerOn(dataDir)
  await server.start()
  try {
    return await work(server)
  } finally {
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}
