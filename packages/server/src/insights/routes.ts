import { insights_api } from '@larder/contract/calls/insights-api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { InsightsService } from './service.ts'

/** Looking back on the household. */
export function insightsRoutes(app: App, insights: InsightsService): void {
  handle(app, insights_api.getInsights, ({ session, query }) => insights.look(session, query.months))
}
