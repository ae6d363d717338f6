import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import type { ImageService } from '../images/service.ts'
import type { LiveService } from '../live/service.ts'
import { watchBackups } from './backups.ts'
import { watchDatabase } from './database.ts'
import { watchImages } from './images.ts'
import { watchLive } from './live.ts'
import { watchProcess } from './process.ts'
import { watchRequests } from './requests.ts'

/** Everything that is counted. An app that counts nothing does not load the library behind it. */
export function createMetrics() {
  const registry = new Registry()
  watchProcess(registry)
  return {
    watchRequests: (server: FastifyInstance) => watchRequests(registry, server),
    watchDatabase: (database: Pick<Database, 'countConnections'>) => watchDatabase(registry, database),
    watchImages: (images: Pick<ImageService, 'count'>) => watchImages(registry, images),
    watchLive: (live: Pick<LiveService, 'count'>) => watchLive(registry, live),
    watchBackups: (folder: string) => watchBackups(registry, folder),
    /** The text format of Prometheus, and what it calls itself. */
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
