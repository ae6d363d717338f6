import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../../packages/web/dist', import.meta.url))
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** A copy of the built app on a port of its own, so that it can be updated and taken away while a browser uses it. */
export async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-site-'))
  cpSync(dist, folder, { recursive: true })
  let held: (() => void)[] | undefined
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname
    if (path.startsWith('/api/')) return void response.writeHead(401).end('{}')
    const file = join(folder, extname(path) === '' ? 'index.html' : path)
    const answer = (): void => {
      try {
        const content = readFileSync(file)
        const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain', 'cache-control': cache })
        response.end(content)
      } catch {
        response.writeHead(404).end()
      }
    }
    if (held && extname(path) === '') held.push(answer)
    else answer()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')

  /** Another build: the entry does something new, and every script has another name. */
  function update(mark: string): void {
    const assets = join(folder, 'assets')
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
    const renamed = (text: string): string =>
      scripts.reduce((now, file) => now.replaceAll(file, file.replace('.js', `.${mark}.js`)), text)
    for (const file of scripts) {
      const script = renamed(readFileSync(join(assets, file), 'utf8'))
      const isEntry = /^index-.*\.js$/.test(file)
      const news = isEntry ? `\ndocument.documentElement.dataset.build = '${mark}';` : ''
      writeFileSync(join(assets, renamed(file)), script + news)
      rmSync(join(assets, file))
    }
    for (const file of ['index.html', 'service-worker.js', 'parts.json']) {
      const content = renamed(readFileSync(join(folder, file), 'utf8'))
      writeFileSync(join(folder, file), content.replace(/version = '\w+'/, `version = '${mark}'`))
    }
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    update,
    /** Nobody who opens a page is answered until they are let go. */
    holdPages: () => {
      held = []
    },
    letGo: () => {
      held?.forEach((answer) => answer())
      held = undefined
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
