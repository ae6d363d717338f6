import { default_categories, text_limits } from '@larder/contract/constants'
import type { Box } from '@larder/contract/recognition'
import type { ListedItem } from '@larder/vision/recognition/naming/item-pages'
import { fillOf } from '@larder/vision/recognition/sight/layout'
import type { NamedProduct } from '@larder/vision/recognition/naming/named'
import { cleanText } from '../../catalogue/catalogue-text.ts'
import type { Recognised } from '../recogniser.ts'

/** What a service says that a product is, none of it believed yet. */
export interface ProductClaims {
  readonly product_name?: unknown
  readonly brand?: unknown
  readonly category?: unknown
  readonly inventory_name?: unknown
  readonly read_text?: unknown
  readonly confidence?: unknown
  readonly count?: unknown
  readonly row?: unknown
  readonly column_start?: unknown
  readonly column_end?: unknown
  readonly box?: unknown
}

const most_products = 200
const most_pieces = 999
const most_rows = 99
/** Nobody has measured how often a model is right when it says it is certain. */
const trust = { usual: 0.6, most: 0.9 } as const

/** A name as claims and items are compared by it. */
export const keyOf = (name: unknown): string => (cleanText(name, text_limits.name) ?? '').toLowerCase()

function toWhole(value: unknown, most: number): number | null {
  const number = typeof value === 'number' ? Math.round(value) : Number.NaN
  return number >= 1 && number <= most ? number : null
}

const isFraction = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** A place within the photo; one that reaches over its edge ends there. */
function toBox(value: unknown): Box | null {
  const { x, y, width, height } = (value ?? {}) as Record<string, unknown>
  if (!isFraction(x) || !isFraction(y) || !isFraction(width) || !isFraction(height)) return null
  const box = { x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) }
  return box.width > 0 && box.height > 0 ? box : null
}

function toCategory(value: unknown): string | null {
  const said = keyOf(value)
  return default_categories.find((category) => category.toLowerCase() === said) ?? null
}

function toProduct(claims: ProductClaims, index: number, items: ReadonlyMap<string, ListedItem>): NamedProduct[] {
  const item = items.get(keyOf(claims.inventory_name)) ?? items.get(keyOf(claims.product_name))
  const product_name = item?.item_name ?? cleanText(claims.product_name, text_limits.name)
  if (product_name === null) return []
  const box = toBox(claims.box)
  const column_start = toWhole(claims.column_start, most_rows) ?? index + 1
  const said = isFraction(claims.confidence) ? claims.confidence : trust.usual
  return [
    {
      product_name,
      brand: item?.brand ?? cleanText(claims.brand, text_limits.name),
      category: item?.category ?? toCategory(claims.category),
      item_id: item?.item_id ?? null,
      signal: 'none',
      confidence: Math.min(said, trust.most),
      barcode: null,
      read_text: cleanText(claims.read_text, text_limits.name),
      suggestions: [],
      boxes: box === null ? [] : [box],
      things: [],
      count: toWhole(claims.count, most_pieces) ?? 1,
      row: toWhole(claims.row, most_rows) ?? 1,
      column_start,
      column_end: Math.max(column_start, toWhole(claims.column_end, most_rows) ?? column_start),
    },
  ]
}

/** What was named twice is one product: as many as both have, wherever they stand. */
function join(first: NamedProduct, other: NamedProduct): NamedProduct {
  const isBeside = first.row === other.row
  return {
    ...first,
    count: Math.min(first.count + other.count, most_pieces),
    boxes: [...first.boxes, ...other.boxes],
    column_start: isBeside ? Math.min(first.column_start, other.column_start) : first.column_start,
    column_end: isBeside ? Math.max(first.column_end, other.column_end) : first.column_end,
  }
}

function joinEqual(products: readonly NamedProduct[]): NamedProduct[] {
  const joined = new Map<string, NamedProduct>()
  for (const product of products) {
    const { item_id, brand, product_name } = product
    const key = item_id === null ? `${brand}\n${product_name}`.toLowerCase() : String(item_id)
    const first = joined.get(key)
    joined.set(key, first === undefined ? product : join(first, product))
  }
  return [...joined.values()]
}

/** The facts in what a service claims: checked one by one, and nothing in the place of what is missing. */
export function toRecognised(claims: readonly ProductClaims[], household: readonly ListedItem[]): Recognised {
  const items = new Map(household.map((item) => [keyOf(item.item_name), item]))
  const products = joinEqual(claims.slice(0, most_products).flatMap((claim, index) => toProduct(claim, index, items)))
  const boxes = products.flatMap((product) => product.boxes)
  // Where only some places are told, the space between them tells nothing.
  const isWhole = boxes.length > 0 && products.every((product) => product.boxes.length === product.count)
  return { products, shelf_utilization: isWhole ? fillOf(boxes) : null, things: [] }
}
