import { randomBytes } from 'node:crypto'
import type { KnownCrop, KnownItem } from '@larder/vision/recognition/knowledge'
import type { Database } from '../database/database.ts'
import { embeddingFromBytes, embeddingToBytes } from './embedding-bytes.ts'
import { recognitionStatements as statements } from './statements.ts'

/** An item of the household: how it may be known in a photo, and how much of it there is. */
export interface StockedItem extends KnownItem {
  readonly quantity: number
  readonly unit_of_measure: string
  readonly low_stock_threshold: number | null
  readonly expiry_date: string | null
}

/** A thing in a photo, kept until somebody says what it is. */
export interface NewCrop {
  readonly embedding: Float32Array
  readonly read_text: string | null
}

type ItemRow = Omit<StockedItem, 'barcodes' | 'aliases'> & Record<string, unknown>

interface NameRow extends Record<string, unknown> {
  readonly item_id: number
  readonly barcode: string | null
  readonly alias: string | null
}

/** The things of one household as a photo may show them, and what it has confirmed of earlier photos. */
export function createRecognitionRepository(database: Database, household_id: number) {
  return {
    /** All items with their codes and the names they go by elsewhere. */
    async listItems(): Promise<StockedItem[]> {
      const [items, names] = await Promise.all([
        database.query<ItemRow>(statements.items, [household_id]),
        database.query<NameRow>(statements.names, [household_id]),
      ])
      const known = items.map((item) => ({ ...item, barcodes: [] as string[], aliases: [] as string[] }))
      const by_id = new Map(known.map((item) => [item.item_id, item]))
      for (const { item_id, barcode, alias } of names) {
        if (barcode !== null) by_id.get(item_id)?.barcodes.push(barcode)
        if (alias !== null) by_id.get(item_id)?.aliases.push(alias)
      }
      return known
    },
    /** What confirmed things looked like. */
    async listCrops(): Promise<KnownCrop[]> {
      const rows = await database.query<{ item_id: number; embedding: Buffer }>(statements.crops, [household_id])
      return rows.map(({ item_id, embedding }) => ({ item_id, embedding: embeddingFromBytes(embedding) }))
    },
    /** Keeps the things of one photo; answers their ids in the same order, which nobody can guess. */
    async keep(crops: readonly NewCrop[]): Promise<string[]> {
      if (crops.length === 0) return []
      const ids = crops.map(() => randomBytes(16).toString('base64url'))
      const embeddings = crops.map(({ embedding }) => embeddingToBytes(embedding))
      await database.query(statements.keep, [household_id, ids, embeddings, crops.map(({ read_text }) => read_text)])
      return ids
    },
    /** Says what they show; how many were still known, or undefined where there is no such item. */
    confirm(item_id: number, crop_ids: readonly string[]): Promise<number | undefined> {
      return database.transaction(async (queries) => {
        const values = [household_id, item_id, crop_ids]
        const [row] = await queries.query<{ confirmed: number }>(statements.confirm, values)
        if (row !== undefined && row.confirmed > 0) await queries.query(statements.prune, [household_id])
        return row?.confirmed
      })
    },
  }
}

export type RecognitionRepository = ReturnType<typeof createRecognitionRepository>
