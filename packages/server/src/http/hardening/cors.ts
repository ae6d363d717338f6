import { fastifyCors } from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Lets the app of other origins call the API, where the operator named them; else no answer says a word about it. */
export async function allowOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await server.register(fastifyCors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'client-id',
      'content-type',
      'household-id',
      'idempotency-key',
      'if-match',
      'if-none-match',
    ],
    exposedHeaders: ['etag', 'retry-after'],
    maxAge: 600,
  })
}
