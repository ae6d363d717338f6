import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'

async function readBody(stream) {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * A small round-robin: each request to the next app. One that refuses the connection is passed over, since it has seen
 * nothing; where an app breaks off later nobody knows what it did, and the caller's connection breaks as well.
 */
export async function startBalancer(apps, lossy = 0) {
  const agent = new Agent({ keepAlive: true })
  const counts = { passed_over: 0, lost: 0, broken_off: 0, nobody: 0 }
  let turn = 0

  function ask(port, { method, url, headers }, body) {
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, resolve)
      asked.on('error', reject)
      asked.end(body)
    })
  }

  async function pass(incoming, outgoing) {
    const body = await readBody(incoming)
    for (let tries = 0; tries < apps.length; tries += 1) {
      const { port } = apps[turn++ % apps.length]
      if (port === undefined) continue
      try {
        const answer = await ask(port, incoming, body)
        const text = await readBody(answer)
        // An answer can get lost: the work is done, and nobody was told.
        if (Math.random() < lossy) throw new Error('lost')
        outgoing.writeHead(answer.statusCode, { ...answer.headers, 'x-served-by': String(port) }).end(text)
        return
      } catch (error) {
        const isUntouched = error.code === 'ECONNREFUSED' || (incoming.method === 'GET' && error.message !== 'lost')
        if (!isUntouched) throw error
        counts.passed_over += 1
      }
    }
    counts.nobody += 1
    outgoing.writeHead(503, { 'retry-after': '1', 'x-served-by': 'nobody' }).end('{}')
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch((error) => {
      counts[error.message === 'lost' ? 'lost' : 'broken_off'] += 1
      incoming.socket.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: server.address().port,
    counts,
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
