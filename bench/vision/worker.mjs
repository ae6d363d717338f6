import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { waitForAddress } from '../api/servers.mjs'

const main = fileURLToPath(new URL('../../packages/server/dist/vision-main.js', import.meta.url))

/** A vision worker as `npm run vision:serve` starts it, on a port of its own. */
export async function startWorker(token) {
  const env = { ...process.env, VISION_HOST: '127.0.0.1', VISION_PORT: '0', VISION_TOKEN: token }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await waitForAddress(child)
  child.stdout.resume()
  return {
    name: 'worker alone',
    pid: child.pid,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
