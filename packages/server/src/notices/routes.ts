import { household_api } from '@larder/contract/calls/household-api'
import { notice_messages } from '@larder/contract/messages/notices-messages'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { NoticeService } from './service.ts'

/** What the bell rings for. */
export function noticeRoutes(app: App, notices: NoticeService): void {
  handle(app, household_api.listNotices, ({ session }, reply) => {
    reply.header('cache-control', 'private, no-cache')
    return notices.list(session)
  })

  handle(app, household_api.readNotices, async ({ session, params }) => {
    await notices.read(session, params.notice_id)
    return { message: notice_messages.wasRead }
  })

  handle(app, household_api.putOffNotice, async ({ session, params, body }) => {
    await notices.putOff(session, params.notice_id, body.days)
    return { message: notice_messages.wasPutOff }
  })
}
