import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { packFrame } from '../../packages/server/dist/images/remote/frames.js'
import { answer_type, at_once_header } from '../../packages/server/dist/images/remote/job-protocol.js'

/** A worker with more cores than this machine: every receipt takes it the same time, and none of ours. */
export async function startDouble({ at_once, job_ms, receipt }) {
  const outputs = { readReceipt: receipt, matchLines: receipt.items.map(() => null) }
  const server = createServer(async (request, response) => {
    response.setHeader(at_once_header, at_once)
    if (request.url === '/health') return response.end('{}')
    request.resume()
    await once(request, 'end')
    const name = request.url.split('/').at(-1)
    response.writeHead(200, { 'content-type': answer_type })
    response.write(packFrame({ kind: 'started' }))
    if (name === 'readReceipt') await delay(job_ms)
    response.end(packFrame({ kind: 'done', output: outputs[name] }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
