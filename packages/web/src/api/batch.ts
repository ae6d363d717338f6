import { agreeUnit } from '@larder/contract/values/numbers'
import { api } from '@larder/contract/calls/api'
import { photo_api } from '@larder/contract/calls/photo-api'
import { amountToAdd, type BatchProduct } from '@larder/contract/batch'
import { type CallInput } from '@larder/contract/calls/call'
import { createItemRequest, type Item } from '@larder/contract/item'
import { item_form_fields } from '@larder/contract/item-form'
import { purchaseRequest } from '@larder/contract/journal'
import { messages } from '@larder/contract/messages'
import { batch_messages } from '@larder/contract/messages/batch-messages'
import { call } from './client/call.ts'
import { CallError } from './client/failure.ts'
import { type SaveRequest, sendSave } from './save.ts'

type CreateBody = CallInput<typeof api.createItem>['body']

function createBodyOf(product: BatchProduct): CreateBody {
  const { item_name, quantity, unit_of_measure, notes, brand, category, barcode } = product
  return { item_name, quantity, unit_of_measure, notes, brand, category, ...(barcode === null ? {} : { barcode }) }
}

/** The request of a product, in the specification's fields alone, or why the server would refuse it. */
export function requestOf(product: BatchProduct): { request: SaveRequest } | { complaint: string } {
  const { known, is_joined, notes } = product
  if (known && is_joined) {
    const quantity_added = amountToAdd(product)
    if (quantity_added === null)
      return { complaint: batch_messages.needsAmount(agreeUnit(known.unit_of_measure ?? '')) }
    const body = { quantity_added, price: null, source: null, notes }
    const judged = purchaseRequest.safeParse(body)
    if (!judged.success) return { complaint: judged.error.issues[0]?.message ?? messages.batch.productFailed }
    return { request: { kind: 'purchase', item_id: known.item_id, body } }
  }
  if (product.item_name.trim() === '') return { complaint: messages.batch.nameRequired }
  const body = createBodyOf(product)
  const judged = createItemRequest.safeParse(body)
  if (!judged.success) return { complaint: judged.error.issues[0]?.message ?? messages.batch.productFailed }
  return { request: { kind: 'create', body } }
}

/** Everything an edit can say of an item, for a server that takes the fields which are left out as empty. */
const fieldsOf = (item: Item) => Object.fromEntries(item_form_fields.map((field) => [field, item[field]]))

/** Sets an item to the quantity that somebody counted; the same again changes nothing. */
export async function setQuantity(item: Item, quantity: number): Promise<void> {
  const body = item.version === undefined ? { ...fieldsOf(item), quantity } : { quantity }
  await call(api.updateItem, { params: { id: String(item.item_id) }, body })
}

const most_crops = 100

/** Confirms the crops for the next recognition. Not awaited: the product is added either way. */
export function confirmCrops(item_id: number, crop_ids: readonly string[]): void {
  if (crop_ids.length === 0) return
  const body = { crop_ids: crop_ids.slice(0, most_crops) }
  call(photo_api.confirmCrops, { params: { id: String(item_id) }, body }, { keepalive: true }).catch(() => undefined)
}

/** Adds one product, at most once however often it is tried, and tells which item it is now. */
export async function saveProduct(product: BatchProduct): Promise<number> {
  const judged = requestOf(product)
  if ('complaint' in judged) throw new CallError(400, judged.complaint, null)
  // As a new item and as more of a known one are two requests: the server refuses one key for both.
  const item_id = await sendSave(judged.request, `${product.key}-${judged.request.kind}`)
  confirmCrops(item_id, product.crop_ids)
  return item_id
}
