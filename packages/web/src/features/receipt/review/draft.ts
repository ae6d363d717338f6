import { receipt_confidence, receipt_defaults } from '@larder/contract/constants'
import { addDays, formatDay } from '@larder/contract/values/days'
import { type Item } from '@larder/contract/item'
import { type ItemFormValues, toItemFormValues } from '@larder/contract/item-form'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { review_messages } from '@larder/contract/messages/review-messages'
import { type ReceiptItem, type ReceiptResults } from '@larder/contract/receipt'
import { type ReceiptName } from '@larder/contract/receipt-name'
import { type Box } from '@larder/contract/recognition'
import { guessReceiptCategory } from '@larder/contract/rules'
import { amountInUnitOf } from '@larder/contract/values/units'
import { createRandomKey } from '../../../api/client/idempotency.ts'
import { number_format } from '../../../ui/form/number-format.ts'
import { type ReceiptFacts, roundCents } from './facts.ts'
import { type Photo } from '../use-scan.ts'

/** What a card holds while a person looks it over: text in every field. */
export type DraftValues = ItemFormValues & {
  /** What the line cost. */
  price: string
  /** The amount in the unit of the item that it is added to. */
  quantity_added: string
}
export type DraftField = keyof DraftValues

/** One line of a receipt on its way into the inventory. */
export interface Draft {
  readonly key: string
  readonly values: DraftValues
  /** The receipt that it stands on. */
  readonly receipt: ReceiptFacts
  /** The photo that it was read from; null for what was added by hand. */
  readonly photo: Photo | null
  /** Where the photo says so. */
  readonly box: Box | null
  readonly is_uncertain: boolean
  /** Too little of it could be read: its fields are in view from the start. */
  readonly is_unread: boolean
  /** The category that was guessed; another one in the field was chosen by a person. */
  readonly guessed_category: string
  /** True where a person typed its name. */
  readonly is_renamed: boolean
  /** Taken off the printed price; the price in the field is what is left. */
  readonly discount: number | null
  /** The price as it was read, less the discount. */
  readonly read_price: number | null
  /** The day of expiry is how long such things usually keep; the receipt does not say it. */
  readonly is_expiry_suggested: boolean
  /** The equal lines that it stands for; none where it stands for itself. */
  readonly parts: readonly Draft[]
  /** True where its fields are in view, not only its row. */
  readonly is_open: boolean
  /** What the paper says, so that the next receipt of the shop can be understood by it. */
  readonly printed: Omit<ReceiptName, 'merchant'> | null
  /** True where the household has named this print before. */
  readonly is_remembered: boolean
  /** The item of the household that this most likely is. */
  readonly known: Item | null
  /** True where it becomes a purchase of that item instead of a new one. */
  readonly is_joined: boolean
  /** True where a person said so, or said the opposite. */
  readonly is_join_chosen: boolean
  readonly state: 'open' | 'saving' | 'saved'
  readonly complaints: Partial<Record<DraftField, string>>
  /** Why saving it failed. */
  readonly failure: string | null
}

const beginning = { state: 'open', complaints: {}, failure: null, parts: [] } as const

/** The day of what may be a moment; empty where there is none. */
export const dayOf = (text: string | null): string => text?.slice(0, 10) ?? ''

function joinOf({ match }: ReceiptItem, items: ReadonlyMap<number, Item>, quantity: number, unit: string) {
  const known = (match && items.get(match.item_id)) ?? null
  if (!match || !known) return { known: null, is_joined: false, quantity_added: '' }
  const amount = amountInUnitOf(known, quantity, unit)
  // Nobody is asked how much a piece is in litres unless they want it so.
  return {
    known,
    is_joined: amount !== null && match.confidence >= receipt_confidence.sure_match,
    quantity_added: number_format.write(amount, known.unit_of_measure),
  }
}

/** A server that knows of no remembered names sends the printed one alone. */
function printedOf(item: ReceiptItem, item_name: string): Draft['printed'] {
  const printed_name = item.printed_name?.trim() || item_name
  if (printed_name === '') return null
  return {
    printed_name,
    printed_quantity: item.printed_quantity ?? item.quantity,
    printed_unit: item.printed_unit ?? item.unit,
  }
}

/** What the line cost: the printed price less what was taken off it. */
function priceOf({ price, discount }: ReceiptItem) {
  if (typeof price !== 'number') return { price: null, discount: null }
  const hasDiscount = typeof discount === 'number' && discount > 0 && discount <= price
  return { price: hasDiscount ? roundCents(price - discount) : price, discount: hasDiscount ? discount : null }
}

/** The printed day, or the one that such things usually keep to; a day that is over already helps nobody. */
function expiryOf({ expiry_date, shelf_life_days }: ReceiptItem, purchase_date: string, today: string) {
  const printed = dayOf(expiry_date)
  if (printed !== '' || typeof shelf_life_days !== 'number') return { expiry_date: printed, is_expiry_suggested: false }
  const usual = addDays(purchase_date || today, shelf_life_days)
  return usual < today
    ? { expiry_date: '', is_expiry_suggested: false }
    : { expiry_date: usual, is_expiry_suggested: true }
}

/** Where cards come from. */
export interface Origin {
  readonly receipt: ReceiptFacts
  readonly photo: Photo | null
  readonly today: string
}

/** The cards of a photo: the specification's defaults where the receipt says nothing. */
export function draftsOf(results: ReceiptResults, items: ReadonlyMap<number, Item>, origin: Origin): Draft[] {
  const { receipt, photo, today } = origin
  return results.detected_fields.items.map((item) => {
    const item_name = item.product_name?.trim() ?? ''
    const printed = printedOf(item, item_name)
    const quantity = item.quantity ?? receipt_defaults.quantity
    const unit_of_measure = item.unit || receipt_defaults.unit
    const { known, is_joined, quantity_added } = joinOf(item, items, quantity, unit_of_measure)
    const { price, discount } = priceOf(item)
    const purchase_date = dayOf(item.purchase_date ?? receipt.transaction_date)
    const { expiry_date, is_expiry_suggested } = expiryOf(item, purchase_date, today)
    const confidence = item.confidence ?? 1
    const isUnread = item_name === '' || confidence < receipt_confidence.unread_below
    const category = item.category || guessReceiptCategory(item_name)
    return {
      ...beginning,
      key: createRandomKey(),
      values: {
        ...toItemFormValues({ item_name, quantity, unit_of_measure, brand: item.brand }, number_format),
        category,
        purchase_date,
        expiry_date,
        location: item.storage_location ?? '',
        notes: receipt_messages.receipt.defaultNote(formatDay(today)),
        price: number_format.write(price),
        quantity_added,
      },
      receipt,
      photo,
      box: item.box ?? null,
      printed,
      is_remembered: printed !== null && printed.printed_name !== item_name,
      is_uncertain: confidence < receipt_confidence.uncertain_below,
      is_unread: isUnread,
      guessed_category: category,
      is_renamed: false,
      discount,
      read_price: price,
      is_expiry_suggested,
      known,
      is_joined,
      is_join_chosen: false,
      // What has no name asks for one, and a doubtful one for a look.
      is_open: isUnread,
    }
  })
}

/** A card added by hand: from the same shop, on the same day. */
export function manualDraft(receipt: ReceiptFacts): Draft {
  const { merchant, transaction_date } = receipt
  const { quantity, unit: unit_of_measure, category } = receipt_defaults
  return {
    ...beginning,
    key: createRandomKey(),
    values: {
      ...toItemFormValues(
        { quantity, unit_of_measure, category, brand: merchant, purchase_date: dayOf(transaction_date) },
        number_format,
      ),
      price: '',
      quantity_added: '',
    },
    receipt,
    photo: null,
    box: null,
    printed: null,
    is_remembered: false,
    is_uncertain: false,
    is_unread: false,
    guessed_category: category,
    is_renamed: false,
    discount: null,
    read_price: null,
    is_expiry_suggested: false,
    known: null,
    is_joined: false,
    is_join_chosen: false,
    is_open: true,
  }
}

/** Where its lines stand in the photo. */
export function boxesOf({ box, parts }: Draft): readonly Box[] {
  return (parts.length > 0 ? parts.map((part) => part.box) : [box]).filter((one) => one !== null)
}

/** How a card is called where it has to be named. */
export function nameOf({ values }: Draft): string {
  return values.item_name.trim() || review_messages.unnamed
}
