import { messages } from '@larder/contract/messages'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { shelf_messages } from '@larder/contract/messages/shelf-messages'
import type { RecognizedProduct, UnnamedThing } from '@larder/contract/recognition'
import { isLowStock } from '@larder/contract/rules'
import type { NamedProduct } from '@larder/vision/recognition/naming/named'
import type { Recognised } from './recogniser.ts'
import { isNamed, needsRestock, recommend } from './recommendations.ts'
import type { StockedItem } from './repository.ts'

type Items = ReadonlyMap<number, StockedItem>

function levelOf(item: StockedItem): string {
  if (item.quantity === 0) return shelf_messages.outOfStock
  return isLowStock(item) ? shelf_messages.low : shelf_messages.inStock
}

/** What the household has of it, by its own records; a photo of one shelf says nothing about the next. */
function toStock(item: StockedItem | undefined) {
  if (item === undefined) return { stock_level: null, needs_restock: false }
  return { stock_level: levelOf(item), needs_restock: needsRestock(item) }
}

const round = (value: number): number => Math.round(value * 1000) / 1000

function toProduct(product: NamedProduct, items: Items, crop_ids: readonly string[]): RecognizedProduct {
  const { product_name, brand, category, barcode, read_text, count, row, column_start, column_end } = product
  const confidence = round(product.confidence)
  const item = product.item_id === null ? undefined : items.get(product.item_id)
  const [box = null] = product.boxes
  return {
    product_name,
    brand,
    confidence,
    quantity: { count, unit: 'pcs' },
    position: { row, column_start, column_end },
    warehouse_data: toStock(item),
    box,
    boxes: [...product.boxes],
    match: item === undefined ? null : { item_id: item.item_id, item_name: item.item_name, confidence },
    category,
    barcode,
    read_text,
    suggestions: [...product.suggestions],
    crop_ids: [...crop_ids],
  }
}

/** What was seen and not named; a name that hardly anything speaks for is the first thing that it may be. */
function toUnnamed(product: NamedProduct, crop_ids: readonly string[]): UnnamedThing {
  const { product_name, brand, category, item_id, barcode, read_text, row, column_start, column_end } = product
  const [box = null] = product.boxes
  const guess = product_name === messages.inventory.unknownProduct ? [] : [{ product_name, brand, category, item_id }]
  return {
    box,
    boxes: [...product.boxes],
    position: { row, column_start, column_end },
    barcode,
    read_text,
    suggestions: [...guess, ...product.suggestions],
    crop_ids: [...crop_ids],
  }
}

/** What was recognised, in the shape of the contract; `crop_ids` are those of each product. */
export function toAnswer(
  { products, shelf_utilization, provider, message }: Recognised,
  household: readonly StockedItem[],
  crop_ids: readonly (readonly string[])[],
  today: string,
) {
  const items: Items = new Map(household.map((item) => [item.item_id, item]))
  const cropsOf = (product: NamedProduct) => crop_ids[products.indexOf(product)] ?? []
  const named = products.filter(isNamed)
  const success = named.length > 0
  return {
    success,
    message: success ? scan_messages.recognition.identified(named.length) : scan_messages.recognition.nothingFound,
    results: {
      ...(provider === undefined ? {} : { provider }),
      ...(message === undefined ? {} : { message }),
      products: named.map((product) => toProduct(product, items, cropsOf(product))),
      unnamed: products.filter((product) => !isNamed(product)).map((product) => toUnnamed(product, cropsOf(product))),
      scan_metadata: {
        total_items_counted: named.reduce((sum, { count }) => sum + count, 0),
        distinct_products: named.length,
        shelf_utilization: shelf_utilization === null ? null : round(shelf_utilization),
      },
      shelf_analysis: { recommendations: recommend(products, items, today) },
    },
  }
}
