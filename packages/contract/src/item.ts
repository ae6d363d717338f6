import * as z from 'zod/mini'
import { text_limits, unit_factor_limits } from './constants.ts'
import {
  amount,
  amountChange,
  optionalDay,
  optionalLine,
  optionalNotes,
  orNull,
  requestBody,
  requiredLine,
  whenObject,
} from './values/fields.ts'
import { lot } from './lot.ts'
import { messages } from './messages.ts'
import { receiptName } from './receipt-name.ts'

// A browser takes a backslash for a slash: /\example.org leads to another host.
const isWebAddress = (url: string | null): boolean => url === null || /^(https?:\/\/|\/(?![/\\]))\S+$/.test(url)

const fields = {
  item_name: requiredLine('Item name', messages.inventory.nameRequired),
  description: optionalNotes('Description'),
  category: requiredLine('Category', messages.inventory.categoryRequired),
  quantity: amount('Quantity', messages.inventory.quantityInvalid, messages.inventory.quantityRequired),
  unit_of_measure: requiredLine('Unit of measure', messages.inventory.unitRequired),
  purchase_date: optionalDay('Purchase date'),
  expiry_date: optionalDay('Expiry date'),
  location: optionalLine('Location'),
  low_stock_threshold: z.nullable(amount('Low stock threshold', messages.inventory.thresholdInvalid)),
  notes: optionalNotes('Notes'),
  brand: optionalLine('Brand'),
  item_weight: z.nullable(amount('Item weight', messages.inventory.weightInvalid)),
  item_weight_unit: optionalLine('Weight unit'),
  image_url: optionalLine('Image', text_limits.url).check(z.refine(isWebAddress, messages.input.notUrl('Image'))),
  /** One more code under which the household knows the item; the codes it has stay. */
  barcode: z.optional(optionalLine('Barcode')),
  /** How much is bought at once, in the item's unit; null where Larder learns it. */
  pack_quantity: z.nullable(
    amount('Pack quantity', messages.inventory.quantityInvalid).check(z.gt(0, messages.inventory.quantityInvalid)),
  ),
  /** True where the shopping list is not to suggest it. */
  is_never_suggested: z.nullable(z.boolean(messages.input.notBoolean('Never suggest'))),
}

/** What a purchase says beside how much it was; price is what was paid for all of it. */
export const purchaseFacts = {
  price: z._default(z.nullable(amount('Price', messages.input.notNumber('Price'))), null),
  source: z._default(optionalLine('Source'), null),
  date: z.optional(z.string(messages.input.notDate('Date'))),
}

/** The receipt that a saved line stands on, as a person left it: by it the same receipt is noticed, and all of it can be undone. */
export const receiptRecord = requestBody({
  receipt_id: requiredLine('Receipt'),
  merchant: optionalLine('Merchant'),
  transaction_date: fields.purchase_date,
  total: purchaseFacts.price,
  currency: optionalLine('Currency', 3),
})

/** True unless the thing was bought after it expired. What is no text is for others to refuse: to compare may throw. */
export function datesAgree({
  purchase_date,
  expiry_date,
}: {
  purchase_date?: unknown
  expiry_date?: unknown
}): boolean {
  if (typeof purchase_date !== 'string' || typeof expiry_date !== 'string') return true
  return purchase_date === '' || expiry_date === '' || purchase_date <= expiry_date
}

const datesInOrder = z.refine<Parameters<typeof datesAgree>[0]>(datesAgree, {
  error: messages.inventory.expiryBeforePurchase,
  path: ['expiry_date'],
  when: whenObject,
})

/**
 * Payload of a new item: four required fields, the rest may be left out. With `purchase` the quantity was bought, and
 * stands in the purchase history from the start.
 */
export const createItemRequest = requestBody({
  ...fields,
  description: z._default(fields.description, null),
  purchase_date: z._default(fields.purchase_date, null),
  expiry_date: z._default(fields.expiry_date, null),
  location: z._default(fields.location, null),
  low_stock_threshold: z._default(fields.low_stock_threshold, null),
  notes: z._default(fields.notes, null),
  brand: z._default(fields.brand, null),
  item_weight: z._default(fields.item_weight, null),
  item_weight_unit: z._default(fields.item_weight_unit, null),
  image_url: z._default(fields.image_url, null),
  pack_quantity: z.optional(fields.pack_quantity),
  is_never_suggested: z.optional(fields.is_never_suggested),
  purchase: z.optional(requestBody(purchaseFacts)),
  receipt_name: z.optional(receiptName),
  receipt: z.optional(receiptRecord),
}).check(datesInOrder)

const { barcode: _barcode, ...known_fields } = fields

/** How many of the new unit one of the former is: what the edit does not name of stock, threshold and pack follows the unit. */
const unitFactor = z
  .number(messages.inventory.factorInvalid)
  .check(
    z.gte(unit_factor_limits.min, { error: messages.inventory.factorInvalid, abort: true }),
    z.lte(unit_factor_limits.max, messages.inventory.factorInvalid),
  )

/** True unless the quantity is said twice. */
const saysQuantityOnce = ({ quantity, quantity_change }: { quantity?: unknown; quantity_change?: unknown }) =>
  quantity === undefined || quantity_change === undefined

/**
 * Payload of an edit: a field that is left out stays as it is, above all the quantity. An edit that was made offline says by how
 * much the quantity changes, and in `known` what its fields were before: then it is never refused for its version, and the
 * answer names what it wrote over.
 */
export const updateItemRequest = z
  .partial(
    requestBody({
      ...fields,
      version: z.number(messages.input.version).check(z.int(messages.input.version)),
      quantity_change: amountChange('Quantity change'),
      unit_factor: unitFactor,
      known: z.partial(z.object(known_fields, { error: messages.inventory.knownInvalid })),
    }),
  )
  .check(
    datesInOrder,
    z.refine(saysQuantityOnce, {
      error: messages.inventory.quantityTwice,
      path: ['quantity_change'],
      when: whenObject,
    }),
  )

/** The specification's "number or empty": a text is none. */
const numberOrEmpty = orNull(
  z.union([
    z.number(),
    z.pipe(
      z.string(),
      z.transform((): number | null => null),
    ),
  ]),
)

/** An inventory item; version, created_at and updated_at are ours and may be missing elsewhere. */
export const item = z.object({
  item_id: z.number(),
  item_name: z.string(),
  description: orNull(z.string()),
  category: orNull(z.string()),
  quantity: z.number(),
  unit_of_measure: orNull(z.string()),
  purchase_date: orNull(z.string()),
  expiry_date: orNull(z.string()),
  location: orNull(z.string()),
  low_stock_threshold: numberOrEmpty,
  notes: orNull(z.string()),
  brand: orNull(z.string()),
  item_weight: numberOrEmpty,
  item_weight_unit: orNull(z.string()),
  image_url: orNull(z.string()),
  /** Shown with a single item, and left out where there are none. */
  barcodes: z.optional(z.array(z.string())),
  /** True for what came with the demo household and goes with it again. */
  is_demo: z.optional(orNull(z.boolean())),
  /** How many lots there are, and those of a single item. */
  lot_count: z.optional(z.number()),
  lots: z.optional(z.array(lot)),
  /** How much of it is usually used at once, the most usual amount first; null where nothing is usual yet. */
  usual_uses: z.optional(orNull(z.array(z.number()))),
  /** Shown with a single item. */
  pack_quantity: z.optional(orNull(z.number())),
  is_never_suggested: z.optional(orNull(z.boolean())),
  /** What people said of units that it was counted in before, by measure: how many of its unit one of each is. */
  unit_factors: z.optional(z.nullable(z.record(z.string(), z.number()))),
  /** Who changed it last, shown with a single item where the household has several people. */
  changed_by: z.optional(orNull(z.string())),
  version: z.optional(z.number()),
  created_at: z.optional(z.string()),
  updated_at: z.optional(z.string()),
})

/** Creating answers with the item as stored; a server of the specification's shapes alone says no more than which one it is. */
export const itemResponse = z.object({
  message: z.optional(z.string()),
  item: z.union([item, z.object({ item_id: z.number() })]),
})

/** A field that somebody changed since it was known, with the value that an edit wrote over and who had changed the item. */
const conflict = z.object({
  field: z.string(),
  value: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
  changed_by: z.optional(orNull(z.string())),
})

/** Shape of an edit's answer on servers that answer with less than ours. */
export const itemUpdateResponse = z.object({
  message: z.optional(z.string()),
  item: z.optional(item),
  conflicts: z.optional(z.array(conflict)),
})

export type ReceiptRecord = z.output<typeof receiptRecord>
export type CreateItemRequest = z.output<typeof createItemRequest>
export type CreateItemInput = z.input<typeof createItemRequest>
export type UpdateItemRequest = z.output<typeof updateItemRequest>
export type Item = z.output<typeof item>
export type ItemConflict = z.output<typeof conflict>
