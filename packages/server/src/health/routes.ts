import { api } from '@larder/contract/api'
import type { Queries } from '../database/database.ts'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'

const ping = { name: 'ping', text: 'select 1' }

/** Alive and ready at once: without its database the server is of no use, and the error handler says 503. */
export function healthRoutes(app: App, database: Queries): void {
  handle(app, api.health, async () => {
    await database.query(ping)
    return { status: 'ok' }
  })
}
