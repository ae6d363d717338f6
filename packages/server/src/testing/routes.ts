import type { FastifyInstance } from 'fastify'

export interface Route {
  readonly method: string
  readonly path: string
}

/** Every route that is really served, as the router itself tells it: nothing can be served past this list. */
export async function listRoutes(fastify: FastifyInstance): Promise<Route[]> {
  await fastify.ready()
  const parents: string[] = []
  return fastify
    .printRoutes({ commonPrefix: false, includeHooks: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? []
      const depth = indent.length / 4
      const path = `${depth === 0 ? '' : (parents[depth - 1] ?? '')}${part}`
      parents[depth] = path
      return methods === '' ? [] : methods.split(', ').map((method) => ({ method, path }))
    })
}
