import type { ItemConflict } from '@larder/contract/item'
import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { findMemberNames, nameOf } from '../member-names/repository.ts'
import { createInventoryRepository } from './repository.ts'

export type Reader = Pick<Session, 'household_id' | 'is_shared'>

/** Who changed an item last; undefined where that goes without saying. */
export async function findChanger(
  queries: Queries,
  reader: Reader,
  item_id: number,
): Promise<string | null | undefined> {
  const names = await findMemberNames(queries, reader)
  if (names === undefined) return undefined
  return nameOf(names, await createInventoryRepository(queries, reader.household_id).findChanger(item_id))
}

/** Conflicts with who changed the item before; the last one to do so stands for all of them. */
export async function nameConflicts(
  queries: Queries,
  reader: Reader,
  item_id: number,
  conflicts: readonly ItemConflict[],
): Promise<readonly ItemConflict[]> {
  if (conflicts.length === 0) return conflicts
  const changed_by = await findChanger(queries, reader, item_id)
  return changed_by === undefined ? conflicts : conflicts.map((conflict) => ({ ...conflict, changed_by }))
}
