import type { Queries } from '../database/database.ts'
import { ownBarcodeStatements as own, productStatements } from './statements.ts'

/** What a household knows of a code; item_id and what follows are null where only the name was kept. */
export interface OwnProduct extends Record<string, unknown> {
  readonly item_id: number | null
  readonly quantity: number | null
  readonly lot_count: number | null
  readonly unit_of_measure: string | null
  readonly item_name: string
  readonly brand: string | null
  readonly category: string | null
  readonly item_weight: number | null
  readonly item_weight_unit: string | null
  readonly image_url: string | null
}

/** A code and the item that has it. */
export interface OwnCode extends Record<string, unknown> {
  readonly barcode: string
  readonly item_id: number
}

/** A product as the world knows it; the quantity is what its label says. */
export interface Product {
  readonly product_name: string
  readonly brand: string | null
  readonly quantity: string | null
  readonly categories: string | null
  readonly image_source: string | null
}

interface KnownProduct extends Omit<Product, 'product_name'>, Record<string, unknown> {
  readonly source: 'cache' | 'catalogue'
  readonly product_name: string | null
}

/** The codes of one household: its items' and those it has named. */
export function createBarcodeRepository(queries: Queries, household_id: number) {
  return {
    async find(barcode: string): Promise<OwnProduct | undefined> {
      const [product] = await queries.query<OwnProduct>(own.find, [household_id, barcode])
      return product
    },
    /**
     * Gives an item one more code, and keeps its name for the day when the item is gone; answers all its codes. Codes change
     * hands only after the household's version has moved: under that lock nobody waits in a circle.
     */
    async attach(item_id: number, barcode: string): Promise<string[]> {
      await queries.query(own.attach, [household_id, item_id, barcode])
      await queries.query(own.remember, [household_id, item_id])
      const rows = await queries.query<{ barcode: string }>(own.list, [household_id, item_id])
      return rows.map((row) => row.barcode)
    },
    /** Keeps the item's name under each of its codes, before it goes. */
    async remember(item_id: number): Promise<void> {
      await queries.query(own.remember, [household_id, item_id])
    },
    /** Which of these codes are on items. */
    async listKnown(barcodes: readonly string[]): Promise<string[]> {
      const rows = await queries.query<{ barcode: string }>(own.listKnown, [household_id, barcodes])
      return rows.map((row) => row.barcode)
    },
    /** Every code that an item has, the newest first. */
    async listAll(): Promise<OwnCode[]> {
      return await queries.query<OwnCode>(own.listAll, [household_id])
    },
    async list(item_id: number): Promise<string[]> {
      const rows = await queries.query<{ barcode: string }>(own.list, [household_id, item_id])
      return rows.map((row) => row.barcode)
    },
  }
}

/** Products that this server has heard of, whoever asked. */
export function createProductRepository(queries: Queries) {
  return {
    /** The freshest knowledge first; undefined: nobody was asked yet, null: asked lately and unknown. */
    async find(barcode: string): Promise<(Product & { source: 'cache' | 'catalogue' }) | null | undefined> {
      const rows = await queries.query<KnownProduct>(productStatements.find, [barcode])
      for (const { product_name, ...product } of rows) {
        if (product_name !== null) return { ...product, product_name }
      }
      return rows.length > 0 ? null : undefined
    },
    /** Keeps an answer of the service, or that it knew nothing. */
    async keep(barcode: string, product: Product | null): Promise<void> {
      const { product_name, brand, quantity, categories, image_source } = product ?? {}
      await queries.query(productStatements.keep, [
        barcode,
        product_name ?? null,
        brand ?? null,
        quantity ?? null,
        categories ?? null,
        image_source ?? null,
      ])
    },
  }
}

export type ProductRepository = ReturnType<typeof createProductRepository>
