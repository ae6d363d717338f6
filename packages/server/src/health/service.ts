import { http_messages } from '@larder/contract/messages/server/http-messages'
import { readMigrations } from '../database/migrate.ts'
import { HttpError } from '../http/errors.ts'
import type { HealthRepository } from './repository.ts'
import { type ServiceState, stopping } from './service-state.ts'

/** Whether requests may come here. */
export function createHealthService(repository: HealthRepository, state: ServiceState) {
  const known = readMigrations().then(({ length }) => length)

  return {
    async checkReady() {
      if (state.now !== 'serving') throw stopping()
      if (!(await repository.isMigrated(await known)))
        throw new HttpError(503, http_messages.databaseUnavailable, undefined, { 'retry-after': '5' })
      // No Retry-After, as with the 507 of the writes: somebody has to free disk space.
      if (await repository.isDiskFull()) throw new HttpError(503, http_messages.diskFull, { status: 'disk_full' })
      return { status: 'ok' }
    },
  }
}

export type HealthService = ReturnType<typeof createHealthService>
