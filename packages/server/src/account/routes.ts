import { createGunzip } from 'node:zlib'
import { account_api } from '@larder/contract/account'
import { account_messages } from '@larder/contract/messages-account'
import type { App } from '../http/handle.ts'
import { fileAnswer, handle } from '../http/handle.ts'
import { openFile } from './export.ts'
import type { AccountService } from './service.ts'

const acceptsGzip = (header: string | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/i.test(header ?? '')

/** Everything of one's household as a file, and the end of the account. */
export function accountRoutes(app: App, service: AccountService): void {
  handle(app, account_api.exportHousehold, async ({ session, query, headers }, reply) => {
    const now = new Date()
    const name = `larder-${now.toISOString().slice(0, 10)}`
    const content = openFile(await service.export(session, query.format, now))
    if (query.format === 'csv') return fileAnswer({ name: `${name}.zip`, type: 'application/zip', content })
    const type = 'application/json; charset=utf-8'
    reply.header('vary', 'accept-encoding')
    if (!acceptsGzip(headers['accept-encoding'])) {
      return fileAnswer({ name: `${name}.json`, type, content: content.pipe(createGunzip()) })
    }
    reply.header('content-encoding', 'gzip')
    return fileAnswer({ name: `${name}.json`, type, content })
  })

  handle(app, account_api.deleteAccount, async ({ session, body }) => {
    await service.delete(session, body.password)
    return { message: account_messages.deleted }
  })
}
