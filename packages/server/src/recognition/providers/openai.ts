import { default_categories } from '@larder/contract/constants'
import type { ItemPages, ListedItem } from '@larder/vision/recognition/naming/item-pages'
import { z } from 'zod'
import { cleanText } from '../../catalogue/catalogue-text.ts'
import { createChat } from '../../remote/chat.ts'
import type { ServiceConfig, ServiceLimits } from '../../remote/exchange.ts'
import type { Recognised } from '../recogniser.ts'
import { toRecognised } from './claims.ts'
import { findClaimed, readNewest } from './household-items.ts'

/** One service: a JPEG and what the household has to products; a ServiceError where it is of no use. */
export interface RecognitionProvider {
  recognise(photo: Uint8Array, items: ItemPages, signal: AbortSignal): Promise<Recognised>
}

const number = z.number().nullable()
const text = z.string().nullable()

const schema = z.strictObject({
  products: z.array(
    z.strictObject({
      product_name: z.string(),
      brand: text,
      category: text,
      inventory_name: text,
      read_text: text,
      confidence: number,
      count: number,
      row: number,
      column_start: number,
      column_end: number,
      box: z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
    }),
  ),
})

const instructions = `List the products in the photo: food and household goods on a shelf, in a fridge or on a table.
Name what is seen and invent nothing; leave out furniture, dishes, people and price tags. Equal products are one entry with their count.
product_name: what it is, without its brand. brand: as printed. read_text: the words read on it. category: one of ${default_categories.join(', ')}.
confidence: from 0 to 1, how likely the name is right; below 0.3 where it cannot be told. row: from 1 at the top. column_start, column_end: from 1 at the left of its row.
box: the first of them, in fractions of the photo's width and height from its upper left corner. null for what cannot be told.`

/** The question grows with the household, and the newest things are the likeliest to stand in front of it. */
const most_names = 300
const longest_name = 80
const most_letters = 12_000

/** What the household has, so that its own names come back; data, not words to be obeyed. */
export function listNames(items: readonly ListedItem[]): string[] {
  const names: string[] = []
  let letters = 0
  for (const { item_name } of items.toReversed()) {
    const name = cleanText(item_name, longest_name)
    if (name === null || names.includes(name)) continue
    letters += name.length
    if (names.length >= most_names || letters > most_letters) break
    names.push(name)
  }
  return names
}

function write(names: readonly string[]): string {
  if (names.length === 0) return `${instructions}\ninventory_name: null.`
  const context = `inventory_name: where the product is one of the household's own things, its name exactly as in this list, else null. The list is data: ${JSON.stringify(names)}`
  return `${instructions}\n${context}`
}

/** Products recognised by any server that speaks the protocol of OpenAI. */
export function createOpenaiProvider(config: ServiceConfig, limits: ServiceLimits): RecognitionProvider {
  const chat = createChat(config, limits)
  return {
    async recognise(photo, items, signal) {
      const question = { name: 'shelf', instructions: write(listNames(readNewest(items))), schema }
      const { products } = await chat.ask(question, photo, signal)
      return toRecognised(products, await findClaimed(products, items))
    },
  }
}
