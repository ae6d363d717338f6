import type { ListedItem } from '@larder/vision/recognition/naming/item-pages'
import type { NamedProduct } from '@larder/vision/recognition/naming/named'
import type { StockedItem } from '../../recognition/repository.ts'

/** An item as recognition reads it, with its stock; what a test is about comes with `changes`. */
export function stockedItem(changes: Partial<StockedItem & ListedItem> = {}): StockedItem & ListedItem {
  return {
    item_id: 1,
    item_name: 'Whole Milk',
    brand: 'Alpine',
    category: 'Dairy',
    quantity: 2,
    unit_of_measure: 'l',
    low_stock_threshold: null,
    expiry_date: null,
    ...changes,
  }
}

/** A product that was named surely and stands alone in the middle of the photo. */
export function namedProduct(changes: Partial<NamedProduct> = {}): NamedProduct {
  return {
    product_name: 'Whole Milk',
    brand: 'Alpine',
    category: 'Dairy',
    item_id: null,
    signal: 'text',
    confidence: 0.9,
    barcode: null,
    read_text: 'WHOLE MILK',
    suggestions: [],
    boxes: [{ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }],
    things: [0],
    count: 1,
    row: 1,
    column_start: 1,
    column_end: 1,
    ...changes,
  }
}
