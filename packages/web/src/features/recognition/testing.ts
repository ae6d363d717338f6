import { type RecognizedProduct, recognizedProduct, type UnnamedThing } from '@larder/contract/recognition'
import { type Finding, findingsOf, type Items } from './results/finding.ts'

/** What a server of the specification's shape says of a product. */
export function makeProduct(details: Partial<RecognizedProduct> = {}): RecognizedProduct {
  return {
    ...recognizedProduct.parse({
      product_name: 'Green Tea',
      brand: 'Hill',
      confidence: 0.82,
      quantity: { count: 3, unit: 'pcs' },
      position: { row: 1, column_start: 2, column_end: 4 },
      warehouse_data: { stock_level: 'Low', needs_restock: true },
    }),
    ...details,
  }
}

/** The card of that product. */
export function makeFinding(details: Partial<RecognizedProduct> = {}, items: Items = new Map()): Finding {
  const [finding] = findingsOf([makeProduct(details)], items)
  if (!finding) throw new Error('A product is a card')
  return finding
}

/** What our own server says of a thing that it could not name. */
export function makeThing(details: Partial<UnnamedThing> = {}): UnnamedThing {
  const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.3 }
  return { box, boxes: [box], read_text: null, suggestions: [], crop_ids: ['c1'], ...details }
}
