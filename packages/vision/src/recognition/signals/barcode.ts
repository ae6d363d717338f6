import type { Knowledge } from '../naming/knowledge.ts'
import type { Candidate } from '../naming/named.ts'
import { toCandidate } from './names.ts'
import type { LookFor } from './signal.ts'

// Nothing that is read or looks alike speaks against a code.
const weight = 100

/** The same code is written with and without the zeros before it. */
const bare = (barcode: string): string => barcode.replace(/^0+/u, '')

/** A code says which product it is, where the household or the catalogue knows the code. */
export function lookForBarcodes({ items, products }: Knowledge): LookFor {
  const known = new Map<string, Candidate>()
  for (const product of products) if (product.barcode !== null) known.set(bare(product.barcode), toCandidate(product))
  for (const item of items) for (const barcode of item.barcodes) known.set(bare(barcode), toCandidate(item))
  return ({ codes }) =>
    codes.flatMap(({ barcode }) => {
      const candidate = known.get(bare(barcode))
      return candidate === undefined ? [] : [{ signal: 'barcode', candidate, weight }]
    })
}
