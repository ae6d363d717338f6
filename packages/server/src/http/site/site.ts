import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fastifyHelmet } from '@fastify/helmet'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { http_messages } from '@larder/contract/messages/server/http-messages'
import { HttpError } from '../errors.ts'
import { pageHeaders, permissions_policy } from '../hardening/headers.ts'
import { readBuildNote, readScreenLinks } from './site-build.ts'

/** Where the web package is built to; the same from the sources and from the build of the server. */
export const builtSite = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? ''

// Not by a pattern: one that looks for a dot and then for the end goes through a path of dots once for each of them.
const namesFile = (path: string): boolean => path.lastIndexOf('.') > path.lastIndexOf('/')

/** Whether somebody opened a link into the app, rather than a script asking for a file that is not there. */
export function isPageRequest(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  const path = pathOf(request)
  if (['/api', '/assets'].some((folder) => path === folder || path.startsWith(`${folder}/`))) return false
  const accept = headers.accept ?? '*/*'
  return accept.includes('text/html') || (accept.includes('*/*') && !namesFile(path))
}

async function serveFiles(scope: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'assets') + sep
  await scope.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(response, path) {
      // A file under assets has its content's hash in its name; everything else must be asked for again.
      const isImmutable = path.startsWith(assets)
      response.setHeader('vary', 'accept-encoding')
      response.setHeader('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** Serves the built app, its deep links, and the answer for what is not there; without a build only the latter. */
export async function serveSite(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(fastifyHelmet, pageHeaders(readBuildNote(folder)))
    const screenLinks = readScreenLinks(folder)
    scope.addHook('onRequest', (request, reply, done) => {
      reply.header('permissions-policy', permissions_policy)
      const links = isPageRequest(request) ? screenLinks(pathOf(request)) : undefined
      if (links !== undefined) reply.header('link', links)
      done()
    })
    const isBuilt = existsSync(join(folder, 'index.html'))
    if (isBuilt) await serveFiles(scope, folder)
    scope.setNotFoundHandler((request, reply) => {
      if (isBuilt && isPageRequest(request)) return reply.sendFile('index.html')
      throw new HttpError(404, http_messages.routeNotFound)
    })
  })
}
