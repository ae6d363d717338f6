import type { CreateItemRequest, Item } from '@larder/contract/item'
import { createBarcodeRepository } from '../barcode/repository.ts'
import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { withBarcodes } from '../item/with-barcodes.ts'
import { readEventTime } from '../journal/event-time.ts'
import { recordStockEvent } from '../journal/record.ts'
import { type EditableFacts, pickLotFacts } from '@larder/stock/lots/edit-lot'

type Member = Pick<Session, 'user_id' | 'household_id' | 'time_zone'>

type FirstPurchase = NonNullable<CreateItemRequest['purchase']> & { readonly quantity: number }

/** The first stock of a new item, which was bought: in the journal it is the purchase that it was. */
export async function stockItem(
  queries: Queries,
  member: Member,
  made: string,
  bought: FirstPurchase,
): Promise<string> {
  const { user_id, household_id, time_zone } = member
  const created = JSON.parse(made) as Item
  const { item_id } = created
  const { date, quantity: delta, ...about } = bought
  const facts = pickLotFacts(created)
  const event = { ...about, facts, ...readEventTime(date, time_zone), kind: 'purchased', user_id, delta } as const
  const recorded = await recordStockEvent(queries, { household_id, item_id, ...event })
  if (typeof recorded === 'string') throw new Error(`a new item could not be stocked: ${recorded}`)
  return recorded.item
}

/** Gives a new item its code. */
export async function attachCode(
  queries: Queries,
  { household_id }: Member,
  made: string,
  barcode: string,
): Promise<string> {
  const { item_id } = JSON.parse(made) as Item
  return withBarcodes(made, await createBarcodeRepository(queries, household_id).attach(item_id, barcode))
}

/** Counts what is there; undefined where the item is not. */
export async function correctStock(
  queries: Queries,
  member: Member,
  item_id: number,
  counted: { readonly quantity: number; readonly facts: EditableFacts; readonly is_rescaled: boolean },
) {
  const { user_id, household_id, time_zone } = member
  const event = { kind: 'corrected', user_id, ...readEventTime(undefined, time_zone), ...counted } as const
  const recorded = await recordStockEvent(queries, { household_id, item_id, ...event })
  return typeof recorded === 'string' ? undefined : recorded.item
}
