import * as z from 'zod/mini'
import { type Call, messageResponse } from './call.ts'
import { positiveAmount } from '../journal.ts'
import { shopping_entry_messages as words } from '../messages/shopping/shopping-entry-messages.ts'
import { messages } from '../messages.ts'
import { optionalLine, orNull, pathId, requestBody, requiredLine, whenObject } from '../values/fields.ts'

/** How many entries a household can keep, shops, and categories of a shop. */
export const entry_limit = 500
export const shop_limit = 50
export const shop_category_limit = 200

/** A suggestion that is not wanted this time comes back after so many days at the latest. */
export const skip_days = 7

const isTicked = z.optional(z.boolean(messages.input.notBoolean('Ticked')))
const repeatDays = z.int(words.repeatInvalid).check(z.gte(1, words.repeatInvalid), z.lte(365, words.repeatInvalid))
const itemId = z.int(words.itemInvalid).check(z.positive(words.itemInvalid))

/**
 * What is to be bought: an item, or a text, which means the item of that name where there is one. With `is_ticked` it is a
 * line of the list that is ticked or changed; without it somebody asks for the item.
 */
export const addEntryRequest = requestBody({
  text: z.optional(requiredLine('Text')),
  item_id: z.optional(itemId),
  quantity: z.optional(positiveAmount('Quantity')),
  /** Of a text alone: an item has its own. */
  unit_of_measure: z.optional(optionalLine('Unit of measure')),
  is_ticked: isTicked,
  repeat_days: z.optional(z.nullable(repeatDays)),
}).check(
  z.refine(({ text, item_id }) => (text === undefined) !== (item_id === undefined), {
    error: words.textOrItem,
    when: whenObject,
  }),
)

/** What is left out stays; a quantity of null is the suggested one again. */
export const changeEntryRequest = requestBody({
  quantity: z.optional(z.nullable(positiveAmount('Quantity'))),
  is_ticked: isTicked,
  text: z.optional(requiredLine('Text')),
  repeat_days: z.optional(z.nullable(repeatDays)),
}).check(
  z.refine((body) => Object.values(body).some((value) => value !== undefined), {
    error: words.nothingToChange,
    when: whenObject,
  }),
)

const skipRequest = requestBody({ item_id: itemId })

const categories = z
  .array(requiredLine('Category'), words.categoriesInvalid)
  .check(z.maxLength(shop_category_limit, words.tooManyCategories(shop_category_limit)))
const saveShopRequest = requestBody({ categories })

/** An entry as the household keeps it. */
const keptEntry = z.object({
  entry_id: z.number(),
  item_id: orNull(z.number()),
  text: orNull(z.string()),
  quantity: orNull(z.number()),
  unit_of_measure: orNull(z.string()),
  is_ticked: z.boolean(),
  repeat_days: orNull(z.number()),
})
const entryResponse = z.object({ ...messageResponse.shape, entry: keptEntry })
/** With `was_listed` where the entry stood on the list before, so that taking the wish back would take more than it. */
const addedResponse = z.object({ ...entryResponse.shape, was_listed: z.optional(z.boolean()) })

/** A shop with the order in which its categories are passed; none where nobody has told it yet. */
const shop = z.object({ shop: z.string(), categories: z.array(z.string()) })

const entry = z.object({ entry_id: pathId(words.notFound) })
const shopName = z.object({ shop: requiredLine('Shop') })
const headers = ['Idempotency-Key'] as const

/** What people do to the shopping list, beyond the specification; apart from `api`, which every first load carries. */
// oxfmt-ignore
export const shopping_api = {
  addShoppingEntry: { method: 'POST', path: '/api/shopping-list/entries', body: addEntryRequest, headers, response: addedResponse },
  changeShoppingEntry: { method: 'PUT', path: '/api/shopping-list/entries/:entry_id', params: entry, body: changeEntryRequest, headers, response: entryResponse },
  removeShoppingEntry: { method: 'DELETE', path: '/api/shopping-list/entries/:entry_id', params: entry, headers, response: messageResponse },
  finishShoppingEntry: { method: 'POST', path: '/api/shopping-list/entries/:entry_id/done', params: entry, headers, response: messageResponse },
  skipSuggestion: { method: 'POST', path: '/api/shopping-list/skip', body: skipRequest, headers, response: messageResponse },
  listShops: { method: 'GET', path: '/api/shopping-list/shops', response: z.object({ shops: z.array(shop) }) },
  saveShop: { method: 'PUT', path: '/api/shopping-list/shops/:shop', params: shopName, body: saveShopRequest, headers, response: messageResponse },
  removeShop: { method: 'DELETE', path: '/api/shopping-list/shops/:shop', params: shopName, headers, response: messageResponse },
} as const satisfies Record<string, Call>

export type AddEntryRequest = z.output<typeof addEntryRequest>
export type ChangeEntryRequest = z.output<typeof changeEntryRequest>
export type KeptEntry = z.output<typeof keptEntry>
export type Shop = z.output<typeof shop>
