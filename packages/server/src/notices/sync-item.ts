import type { Queries } from '../database/database.ts'
import { createNoticeRepository } from './repository.ts'
import { findChange, type NoticeChange, type NoticeFacts } from '@larder/stock/notice-rules'

interface ItemKey {
  readonly household_id: number
  readonly item_id: number
}

/** Writes what a record, an edit or a new item changes, inside of its transaction. */
export async function writeItemNotices(
  queries: Queries,
  { household_id, item_id }: ItemKey,
  { raised, gone }: NoticeChange,
): Promise<void> {
  const about = (kind: NoticeChange['gone'][number]) => ({ item_id, kind, runs_out_on: null, quantity: null })
  await createNoticeRepository(queries, household_id).sync(gone.map(about), raised.map(about))
}

/** The same where nobody has read yet what is raised. */
export async function syncItemNotices(
  queries: Queries,
  key: ItemKey,
  facts: NoticeFacts,
  today: string,
): Promise<void> {
  const current = await createNoticeRepository(queries, key.household_id).listOfItem(key.item_id)
  const change = findChange(current, facts, today)
  if (change !== undefined) await writeItemNotices(queries, key, change)
}
