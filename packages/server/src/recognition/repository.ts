import { randomBytes } from 'node:crypto'
import type { ItemPages } from '@larder/vision/recognition/naming/item-pages'
import type { KnownCrop } from '@larder/vision/recognition/naming/knowledge'
import type { Database } from '../database/database.ts'
import { readItemPages } from '../database/pages.ts'
import { embeddingFromBytes, embeddingToBytes } from '@larder/vision/recognition/signals/embedding-bytes'
import { recognitionStatements as statements } from './statements.ts'

/** An item of the household, and how much of it there is. */
export interface StockedItem {
  readonly item_id: number
  readonly item_name: string
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

/** The things of one household as a photo may show them, and what it has confirmed of earlier photos. */
export function createRecognitionRepository(database: Database, household_id: number) {
  return {
    /** All items with their codes and the names they go by elsewhere, as text for the thread that reads it. */
    async listItems(): Promise<ItemPages> {
      const items: string[] = []
      const read = readItemPages<{ readonly items: string }>(database, statements.items, household_id)
      for await (const page of read) items.push(page.items)
      const names = await database.query<{ page: string }>(statements.names, [household_id])
      return { items, names: names.map(({ page }) => page) }
    },
    /** What there is of these items. */
    listStock: (item_ids: readonly number[]) =>
      database.query<StockedItem & Record<string, unknown>>(statements.stock, [household_id, item_ids]),
    /** What confirmed things looked like. */
    async listCrops(): Promise<KnownCrop[]> {
      type Row = Omit<KnownCrop, 'embedding'> & { embedding: Buffer }
      const rows = await database.query<Row>(statements.crops, [household_id])
      return rows.map(({ embedding, ...crop }) => ({ ...crop, embedding: embeddingFromBytes(embedding) }))
    },
    /** Keeps the things of one photo; answers their ids in the same order, which nobody can guess. */
    async keep(crops: readonly NewCrop[]): Promise<string[]> {
      if (crops.length === 0) return []
      const ids = crops.map(() => randomBytes(16).toString('base64url'))
      const embeddings = crops.map(({ embedding }) => embeddingToBytes(embedding))
      const values = [household_id, ids, embeddings, crops.map(({ read_text }) => read_text)]
      await database.query(statements.forgetWaiting, [household_id])
      await database.query(statements.keep, values)
      return ids
    },
    /** Says what they show; how many were still known, or undefined where there is no such item. */
    confirm(item_id: number, crop_ids: readonly string[]): Promise<number | undefined> {
      return database.transaction(async (queries) => {
        const own = [household_id, item_id]
        if ((await queries.query(statements.holdItem, own)).length === 0) return undefined
        const confirmed = await queries.query(statements.confirm, [...own, crop_ids])
        if (confirmed.length > 0) await queries.query(statements.prune, [household_id])
        return confirmed.length
      })
    },
  }
}

export type RecognitionRepository = ReturnType<typeof createRecognitionRepository>
