import { createGunzip } from 'node:zlib'
import { account_api } from '@larder/contract/account'
import { account_messages } from '@larder/contract/messages/account-messages'
import { understandsGzip } from '../http/site/compression.ts'
import type { App, Reply } from '../http/handle.ts'
import { fileAnswer } from '../http/answers/file-answer.ts'
import { handle } from '../http/handle.ts'
import type { ExportFile } from './export.ts'
import { openFile } from './export.ts'
import type { AccountService } from './service.ts'

function answerCsv(file: ExportFile, name: string, reply: Reply) {
  reply.header('content-length', file.packed_size)
  return fileAnswer({ name: `${name}.zip`, type: 'application/zip', content: openFile(file) })
}

/** It is packed already: most browsers take it so, and for the others it is unpacked on the way. */
function answerJson(file: ExportFile, name: string, reply: Reply, isPacked: boolean) {
  reply.header('vary', 'accept-encoding')
  if (isPacked) reply.header('content-encoding', 'gzip').header('content-length', file.packed_size)
  const content = isPacked ? openFile(file) : openFile(file).pipe(createGunzip())
  return fileAnswer({ name: `${name}.json`, type: 'application/json; charset=utf-8', content })
}

/** Everything of one's household as a file, and the end of the account. */
export function accountRoutes(app: App, service: AccountService): void {
  handle(app, account_api.exportHousehold, async ({ session, query, headers }, reply) => {
    const now = new Date()
    const name = `larder-${now.toISOString().slice(0, 10)}`
    const file = await service.export(session, query.format, now)
    return query.format === 'csv'
      ? answerCsv(file, name, reply)
      : answerJson(file, name, reply, understandsGzip({ headers }))
  })

  handle(app, account_api.deleteAccount, async ({ session, body, tellHousehold }) => {
    for (const household_id of await service.delete(session, body.password)) tellHousehold(household_id)
    return { message: account_messages.deleted }
  })
}
