import { people_api } from '@larder/contract/calls/people-api'
import { openAnswer } from '../http/answers/open-answer.ts'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { LiveService } from './service.ts'

/** The stream of what others change. */
export function liveRoutes(app: App, service: LiveService): void {
  handle(app, people_api.watchHousehold, ({ session, headers }) => openAnswer(service.watch(session, headers)))
}
