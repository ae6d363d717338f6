import { messages } from '@larder/contract/messages'
import { amountToAdd, type BatchProduct, type KnownItem, wholeQuantity } from '@larder/contract/batch'
import { receipt_defaults } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { type Box, type RecognizedProduct, type Suggestion, type UnnamedThing } from '@larder/contract/recognition'
import { guessReceiptCategory } from '@larder/contract/rules'
import { createRandomKey } from '../../../api/client/idempotency.ts'
import { findByName } from '../../../shared/quick-line/same-name.ts'

/** What the specification's dialog edits. */
export interface Edits {
  quantity: number
  unit_of_measure: string
  notes: string
}

/** The same with the name, which our dialog has too. */
export interface NamedEdits extends Edits {
  item_name: string
}

/** One product of a photo, as it was recognised and as a person left it. */
export interface Finding extends Readonly<Edits> {
  /** The specification's product-0, product-1, ... */
  readonly id: string
  /** Which of the photos shows it, from 0. */
  readonly photo: number
  /** What it was taken for; its confidence is about this. */
  readonly product: RecognizedProduct
  /** Empty where nobody knows yet. */
  readonly item_name: string
  readonly brand: string | null
  readonly category: string
  /** The item of the household that it is. */
  readonly known: KnownItem | null
  readonly is_named: boolean
  /** Another request gets another key, the same again the same. */
  readonly key: string
  /** The item that it became. */
  readonly added: number | null
}

export type Items = ReadonlyMap<number, Item>

const isNameless = (name: string): boolean => name === '' || name === messages.inventory.unknownProduct
const categoryOf = (given: string | null | undefined, name: string): string => given || guessReceiptCategory(name)

/** Where it stands, in words; null where nobody said. */
export function positionText({ position }: RecognizedProduct): string | null {
  if (position === null) return null
  const { row, column_start: first, column_end: last } = position
  const column = first ?? last
  const place = [
    row !== null && words.row(row),
    first !== null && last !== null && first !== last
      ? words.columns(first, last)
      : column !== null && words.column(column),
  ].filter((part): part is string => Boolean(part))
  return place.length > 0 ? place.join(', ') : null
}

/** How much of it is left, in the recogniser's word. */
export function stockText({ warehouse_data }: RecognizedProduct): string | null {
  return warehouse_data?.stock_level ? words.stockLevel(warehouse_data.stock_level) : null
}

/** The specification's default notes: place, stock level, and whether it has to be bought. */
export function defaultNotes(product: RecognizedProduct): string {
  const facts = [positionText(product), stockText(product)].filter((fact) => fact !== null).map((fact) => `${fact}.`)
  if (product.warehouse_data?.needs_restock) facts.push(scan_messages.recognition.needsRestock)
  return facts.join(' ')
}

function toFinding(product: RecognizedProduct, id: string, items: Items): Finding {
  const said = product.product_name?.trim() ?? ''
  const item_name = isNameless(said) ? '' : said
  return {
    id,
    photo: 0,
    product,
    item_name,
    brand: product.brand,
    category: categoryOf(product.category, item_name),
    quantity: wholeQuantity(product.quantity && Math.round(product.quantity.count)),
    unit_of_measure: product.quantity?.unit || receipt_defaults.unit,
    notes: defaultNotes(product),
    known: (product.match && items.get(product.match.item_id)) ?? null,
    is_named: false,
    key: createRandomKey(),
    added: null,
  }
}

export const productId = (index: number): string => `product-${index}`
export const thingId = (index: number): string => `thing-${index}`

/** The cards of a result; without the household's items every product is a new one. */
export function findingsOf(products: readonly RecognizedProduct[], items: Items): Finding[] {
  return products.map((product, index) => toFinding(product, productId(index), items))
}

/** What was seen and not named: cards that wait for their name. */
export function thingsOf(unnamed: readonly UnnamedThing[]): Finding[] {
  return unnamed.map(({ position = null, ...thing }, index) => {
    const quantity = { count: thing.boxes?.length ?? 1, unit: null }
    const facts = { product_name: null, brand: null, confidence: 0, warehouse_data: null }
    return toFinding({ ...thing, ...facts, position, quantity }, thingId(index), new Map())
  })
}

/** How a card is called where it has to be named. */
export function nameOf({ item_name }: Pick<Finding, 'item_name'>): string {
  return item_name || messages.inventory.unknownProduct
}

/** Where it stands in its photo, once or several times; nowhere where nobody said. */
export function placesOf({ product: { box, boxes } }: Finding): readonly Box[] {
  return boxes && boxes.length > 0 ? boxes : box ? [box] : []
}

/** The same under the name that a person gave it: an item of the household, a product of the catalogue, or neither. */
export function withName(finding: Finding, choice: Suggestion, items: Items): Finding {
  const item_name = choice.product_name.trim()
  const known = items.get(choice.item_id ?? -1) ?? findByName([...items.values()], item_name) ?? null
  return {
    ...finding,
    item_name,
    brand: choice.brand ?? known?.brand ?? null,
    category: categoryOf(known?.category ?? choice.category, item_name),
    known,
    is_named: true,
    key: createRandomKey(),
  }
}

/** The same with other quantity, unit or notes, and under another name where that was changed too. */
export function withEdits(finding: Finding, { item_name, ...edits }: NamedEdits, items: Items): Finding {
  const isRenamed = item_name !== finding.item_name
  const choice = { product_name: item_name, brand: finding.brand, category: null }
  return { ...(isRenamed ? withName(finding, choice, items) : finding), ...edits, key: createRandomKey() }
}

/** What batch add and the card's own buttons save. Pieces are never added to litres: then it is a new item. */
export function toBatchProduct(finding: Finding, scan_id: string): BatchProduct {
  const { id, item_name, quantity, unit_of_measure, brand, category, known, key, product } = finding
  const amounts = { known, quantity, unit_of_measure, quantity_added: null }
  return {
    ...amounts,
    id: `${scan_id}:${id}`,
    key,
    item_name,
    notes: finding.notes || null,
    brand,
    category,
    barcode: product.barcode ?? null,
    is_joined: amountToAdd(amounts) !== null,
    crop_ids: product.crop_ids ?? [],
  }
}
