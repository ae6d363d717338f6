import { household_api } from '@larder/contract/calls/household-api'
import { demo_messages } from '@larder/contract/messages/demo-messages'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { DemoService } from './service.ts'

/** A household to look around in, for whoever has just come, and its end. */
export function demoRoutes(app: App, demo: DemoService): void {
  handle(app, household_api.fillDemo, async ({ session }, reply) => {
    const items = await demo.fill(session)
    reply.code(201)
    return { message: demo_messages.loaded, items }
  })

  handle(app, household_api.clearDemo, async ({ session }) => {
    const items = await demo.clear(session)
    return { message: demo_messages.cleared, items }
  })
}
