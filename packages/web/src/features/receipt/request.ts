import { text_limits } from '@larder/contract/constants'
import { createItemRequest, datesAgree, receiptRecord } from '@larder/contract/item'
import { toItemPayload } from '@larder/contract/item-form'
import { purchaseRequest } from '@larder/contract/journal'
import { messages } from '@larder/contract/messages'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { receiptName } from '@larder/contract/receipt-name'
import { type SaveRequest } from '../../api/save.ts'
import { number_format } from '../../ui/form/number-format.ts'
import { dayOf, type Draft, type DraftField } from './review/draft.ts'

type Complaints = Draft['complaints']

/** What a card must have before it can be saved, with the hint below the field. */
const required: Readonly<Partial<Record<DraftField, string>>> = {
  item_name: messages.inventory.nameRequired,
  category: messages.inventory.categoryRequired,
  quantity: receipt_messages.receipt.fieldRequired,
  unit_of_measure: receipt_messages.receipt.fieldRequired,
}
const required_to_join: typeof required = { quantity_added: receipt_messages.receipt.fieldRequired }

/** The fields that a card lacks. */
export function missingOf({ values, is_joined }: Draft): Complaints {
  const wanted = Object.entries(is_joined ? required_to_join : required) as [DraftField, string][]
  return Object.fromEntries(wanted.filter(([name]) => values[name].trim() === ''))
}

/** True where nothing is missing, so that the card may be saved. */
export function isComplete(draft: Draft): boolean {
  return Object.keys(missingOf(draft)).length === 0
}

/** What a purchase says beside how much it was. */
function purchaseOf({ values, receipt }: Draft) {
  return {
    price: number_format.read(values.price),
    source: receipt.merchant?.slice(0, text_limits.name) ?? null,
    ...(values.purchase_date === '' ? {} : { date: values.purchase_date }),
  }
}

/** The date of what is bought, where the item can have one for each purchase. */
function expiryOf({ values, known }: Draft) {
  return known?.lot_count === undefined || values.expiry_date === '' ? {} : { expiry_date: values.expiry_date }
}

/** The print behind the card, to be remembered in its shop; no reason to keep a card from being saved. */
function receiptNameOf({ printed, receipt }: Draft) {
  const name = printed && receiptName.safeParse({ ...printed, merchant: receipt.merchant })
  return name?.success ? { receipt_name: name.data } : {}
}

/** The receipt behind the card, where the server keeps receipts; no reason to keep a card from being saved. */
function receiptOf({ receipt }: Draft) {
  const { receipt_id, merchant, transaction_date, total, currency } = receipt
  if (receipt_id == null) return {}
  const said = { merchant, transaction_date: dayOf(transaction_date), total: total ?? null, currency: currency ?? null }
  const record = receiptRecord.safeParse({ receipt_id, ...said })
  const nothing = { merchant: null, transaction_date: null, total: null, currency: null }
  return { receipt: record.success ? record.data : { receipt_id, ...nothing } }
}

function complaintsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Complaints {
  // The first complaint about a field is the one to show.
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path.at(-1) ?? 'item_name'), message]),
  )
}

/** The request of a card as the server will judge it, or what is wrong with it. */
export function requestOf(draft: Draft): { request: SaveRequest } | { complaints: Complaints } {
  const { values, known, is_joined } = draft
  if (!isComplete(draft)) return { complaints: missingOf(draft) }
  if (known && is_joined) {
    const { notes } = values
    const quantity_added = number_format.read(values.quantity_added, known.unit_of_measure)
    const expiry = expiryOf(draft)
    const facts = { ...purchaseOf(draft), ...expiry, ...receiptNameOf(draft), ...receiptOf(draft) }
    const body = purchaseRequest.safeParse({ ...facts, quantity_added, notes })
    if (!body.success) return { complaints: complaintsOf(body.error.issues) }
    if (!datesAgree({ ...expiry, purchase_date: values.purchase_date }))
      return { complaints: { expiry_date: messages.inventory.expiryBeforePurchase } }
    return { request: { kind: 'purchase', item_id: known.item_id, body: body.data } }
  }
  const bought = values.price.trim() === '' ? {} : { purchase: purchaseOf(draft) }
  const body = createItemRequest.safeParse({
    ...toItemPayload(values, number_format),
    ...bought,
    ...receiptNameOf(draft),
    ...receiptOf(draft),
  })
  if (!body.success) return { complaints: complaintsOf(body.error.issues) }
  return { request: { kind: 'create', body: body.data } }
}

/** What is wrong with which card. */
export function complaintsByKey(drafts: readonly Draft[]): Map<string, Complaints> {
  const wrong = new Map<string, Complaints>()
  for (const draft of drafts) {
    const judged = requestOf(draft)
    if ('complaints' in judged) wrong.set(draft.key, judged.complaints)
  }
  return wrong
}

/** What to say about cards that cannot be saved: the given sentence where something is missing, else what is wrong. */
export function complaintText(wrong: ReadonlyMap<string, Complaints>, missing: string): string {
  const found = [...wrong.values()].flatMap((complaints) => Object.entries(complaints))
  const isMissing = found.some(([name]) => name in required || name in required_to_join)
  return isMissing ? missing : (found[0]?.[1] ?? missing)
}
