import { api } from '@larder/contract/calls/api'
import { lot_api } from '@larder/contract/calls/lot-api'
import { shopping_api } from '@larder/contract/calls/shopping-api'
import { receipt_defaults, shopping } from '@larder/contract/constants'
import { call } from '../../../api/client/call.ts'
import { createAttemptKeys } from '../../../api/client/idempotency.ts'
import { insist } from '../../../api/record.ts'
import { type ListLine } from '../list-line.ts'
import { type FinishedText } from './trip.ts'

/** What becomes of something that is no item: an item of that category, or nothing. */
export interface Fate {
  readonly line: ListLine
  readonly category: string | null
}

interface DatedLot {
  readonly line: { readonly key: string; readonly item_id: number; readonly item_name: string }
  readonly lot_id: number
  readonly day: string
}

interface Saved {
  readonly finished: readonly FinishedText[]
  /** The names of what could not be saved. */
  readonly failed: readonly string[]
}

function listFailed(
  all: readonly { readonly line: { readonly item_name: string } }[],
  results: readonly PromiseSettledResult<unknown>[],
): string[] {
  return all.filter((_, index) => results[index]?.status === 'rejected').map(({ line }) => line.item_name)
}

/** Sends what the sheet says. A second try after a failure carries the same keys, so that nothing is done twice. */
export function createTripSaver() {
  const keys = new Map<string, (payload: unknown) => string>()
  const headersOf = (name: string, payload: unknown) => {
    const keyFor = keys.get(name) ?? createAttemptKeys()
    keys.set(name, keyFor)
    return { headers: { 'Idempotency-Key': keyFor(payload) } }
  }

  async function keepAsItem({ line }: Fate, category: string): Promise<number> {
    const body = {
      item_name: line.item_name,
      quantity: line.quantity ?? receipt_defaults.quantity,
      unit_of_measure: line.unit_of_measure ?? receipt_defaults.unit,
      category,
      purchase: { price: null, source: shopping.purchase_source },
    }
    const { item } = await call(api.createItem, { body }, headersOf(`create ${line.key}`, body))
    return item.item_id
  }

  async function finish(fate: Fate): Promise<FinishedText> {
    const { line, category } = fate
    const item_id = category === null ? null : await keepAsItem(fate, category)
    const params = { entry_id: String(line.entry_id) }
    await call(shopping_api.finishShoppingEntry, { params }, headersOf(`finish ${line.key}`, params))
    return { line, item_id }
  }

  async function setDate({ line, lot_id, day }: DatedLot): Promise<void> {
    const params = { id: String(line.item_id), lot_id: String(lot_id) }
    const body = { expiry_date: day }
    insist(await call(lot_api.editLot, { params, body }, headersOf(`date ${line.key}`, body)))
  }

  return async (fates: readonly Fate[], dates: readonly DatedLot[]): Promise<Saved> => {
    const dated = dates.filter(({ day }) => day !== '')
    const finished = await Promise.allSettled(fates.map(finish))
    const failed = [...listFailed(fates, finished), ...listFailed(dated, await Promise.allSettled(dated.map(setDate)))]
    return { finished: finished.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])), failed }
  }
}
