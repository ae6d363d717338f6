import type { Logger } from 'pino'
import { createSessionRepository } from './auth/repository.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { App } from './http/handle.ts'
import { createApp } from './http/handle.ts'
import { createServer } from './http/server.ts'

export interface Dependencies {
  readonly database: Database
  readonly config: Pick<Config, 'tls' | 'rateLimit' | 'corsOrigins' | 'registration'>
  readonly log: Logger
}

/** Every noun is wired here, by hand, so that one page tells what the server is made of. */
export async function buildApp({ database, config, log }: Dependencies): Promise<App> {
  const sessions = createSessionRepository(database)
  const app = createApp(createServer(config, log), sessions.find)
  return app
}
