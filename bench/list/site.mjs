import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { createItems } from './create-items.mjs'

const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.svg': 'image/svg+xml' }

// The token says how many items the household has, so that one server plays them all.
const householdOf = (request) => Number(/^Bearer (\d+)$/.exec(request.headers.authorization ?? '')?.[1] ?? 0)

function createAnswers() {
  const lists = new Map()
  return {
    '/api/users/profile': () => JSON.stringify({ user: { username: 'ada', time_zone: 'UTC' } }),
    '/api/inventory/categories': () => JSON.stringify(['Dairy', 'Grains', 'Meat', 'Produce']),
    '/api/inventory': (request) => {
      const count = householdOf(request)
      if (!lists.has(count)) lists.set(count, JSON.stringify(createItems(count)))
      return lists.get(count)
    },
  }
}

/** Serves a build of the app with an API that answers at once: what is measured is the browser's work alone. */
export async function serveSite(folder) {
  const answers = createAnswers()
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname
    const answer = answers[path]
    if (answer) return response.writeHead(200, { 'content-type': 'application/json' }).end(answer(request))
    const file = extname(path) === '' ? 'index.html' : path
    const content = await readFile(join(folder, file)).catch(() => undefined)
    if (content === undefined) return response.writeHead(404).end()
    const type = types[extname(file)] ?? 'application/octet-stream'
    return response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
