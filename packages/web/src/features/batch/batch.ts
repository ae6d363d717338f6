import { messages } from '@larder/contract/messages'
import { amountToAdd, type BatchProduct, batchProduct, type KnownItem } from '@larder/contract/batch'
import { batch_messages as words } from '@larder/contract/messages/batch-messages'
import { createRandomKey } from '../../api/client/idempotency.ts'
import { findByName } from '../../shared/quick-line/same-name.ts'

/** What became of one product. */
export type Outcome = { kind: 'added'; item_id: number } | { kind: 'failed'; message: string }

export const steps = [words.reviewProducts, words.processing, words.results] as const

/** What the screen holds, kept with its place in the history. */
export interface Batch {
  readonly step: 0 | 1 | 2
  readonly products: readonly BatchProduct[]
  readonly outcomes: Readonly<Record<string, Outcome>>
  readonly returnPath: string
  readonly return_is_behind: boolean
}

const default_path = '/inventory'
const isObject = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null
const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?!\/)/.test(path)

function readProducts(given: unknown): BatchProduct[] {
  if (!Array.isArray(given)) return []
  return given.flatMap((one: unknown) => {
    const { success, data } = batchProduct.safeParse(one)
    return success ? [{ ...data, id: data.id || createRandomKey(), key: data.key || createRandomKey() }] : []
  })
}

function readOutcomes(given: unknown): Record<string, Outcome> {
  return isObject(given) ? (given as Record<string, Outcome>) : {}
}

/**
 * Reads the navigation state: what another screen handed over, or what this one kept. A run that a reload cut short
 * comes back as a result; what has no outcome may or may not be added, and its key keeps a second try from counting.
 */
export function readBatch(given: unknown): Batch {
  const state = isObject(given) ? given : {}
  const products = readProducts(state['products'])
  const batch: Batch = {
    step: state['step'] === 2 ? 2 : 0,
    products,
    outcomes: readOutcomes(state['outcomes']),
    returnPath: isOwnPath(state['returnPath']) ? state['returnPath'] : default_path,
    return_is_behind: state['return_is_behind'] === true,
  }
  if (state['step'] !== 1) return batch
  const unknown: Outcome = { kind: 'failed', message: words.interrupted }
  const outcomes = Object.fromEntries(products.map(({ id }) => [id, batch.outcomes[id] ?? unknown]))
  return { ...batch, step: 2, outcomes }
}

/** How a product is called where it has to be named. */
export function nameOf({ item_name }: Pick<BatchProduct, 'item_name'>): string {
  return item_name.trim() || messages.inventory.unknownProduct
}

/** What the specification's dialog edits. */
export type ProductEdits = Pick<
  BatchProduct,
  'item_name' | 'quantity' | 'unit_of_measure' | 'category' | 'brand' | 'notes'
>

const fold = (text: string): string => text.trim().toLowerCase()

/** The same product as a person corrected it: another request, and under another name what the household has of that name. */
export function withEdits(product: BatchProduct, edits: ProductEdits, items: readonly KnownItem[]): BatchProduct {
  const key = createRandomKey()
  if (fold(edits.item_name) === fold(product.item_name)) {
    const isAsMuch = edits.quantity === product.quantity && edits.unit_of_measure === product.unit_of_measure
    return { ...product, ...edits, quantity_added: isAsMuch ? product.quantity_added : null, key }
  }
  const known = findByName(items, edits.item_name) ?? null
  const renamed = { ...product, ...edits, known, quantity_added: null, key }
  return { ...renamed, is_joined: amountToAdd(renamed) !== null }
}

/** One product of a batch changed. */
export function withProduct(batch: Batch, id: string, change: (product: BatchProduct) => BatchProduct): Batch {
  return { ...batch, products: batch.products.map((product) => (product.id === id ? change(product) : product)) }
}

/** What became of one product, noted. */
export function withOutcome(batch: Batch, id: string, outcome: Outcome): Batch {
  return { ...batch, outcomes: { ...batch.outcomes, [id]: outcome } }
}

/** How many of the products are in the inventory. */
export function countAdded({ products, outcomes }: Batch): number {
  return products.filter(({ id }) => outcomes[id]?.kind === 'added').length
}
