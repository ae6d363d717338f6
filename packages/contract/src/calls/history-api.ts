import * as z from 'zod/mini'
import { type Call } from './call.ts'
import { consumptionHistoryResponse, purchaseHistoryResponse, usagePatternResponse } from '../history.ts'
import { messages } from '../messages.ts'
import { pathId } from '../values/fields.ts'

const id = z.object({ id: pathId(messages.inventory.notFound) })

/** What is told of an item's journal; apart from `api`, which every first load carries. */
// oxfmt-ignore
export const history_api = {
  getConsumptionHistory: { method: 'GET', path: '/api/inventory/:id/consumption-history', params: id, response: consumptionHistoryResponse },
  getPurchaseHistory: { method: 'GET', path: '/api/inventory/:id/purchase-history', params: id, response: purchaseHistoryResponse },
  getUsagePattern: { method: 'GET', path: '/api/inventory/:id/usage-pattern', params: id, response: usagePatternResponse },
} as const satisfies Record<string, Call>
