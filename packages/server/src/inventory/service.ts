import { barcodeKey } from '@larder/contract/values/barcode-digits'
import { item_limit } from '@larder/contract/constants'
import { todayIn } from '@larder/contract/values/days'
import type { ChangeItemsRequest } from '@larder/contract/calls/household-api'
import type { CreateItemRequest, Item, ItemConflict, UpdateItemRequest } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { isEmptyEdit, planEdit } from '@larder/stock/edits/plan-edit'
import { createBarcodeRepository } from '../barcode/repository.ts'
import type { Database, Queries } from '../database/database.ts'
import { HttpError, insist } from '../http/errors.ts'
import { createIdempotency } from '../idempotency/service.ts'
import { noticesOf } from '@larder/stock/notice-rules'
import { writeItemNotices } from '../notices/sync-item.ts'
import { rememberName } from '../receipt/names.ts'
import { addToReceipt, createdEntry } from '../receipt/records.ts'
import { findDefaultCategory, foldCategory, mergeCategories, spellCategory } from './categories.ts'
import { findChanger, nameConflicts, type Reader } from './find-changer.ts'
import { findCreateRefusal } from './item-limit.ts'
import type { InventoryRepository } from './repository.ts'
import { createInventoryRepository } from './repository.ts'
import { attachCode, stockItem } from './stock-item.ts'
import { type Member, notFound, required, writeEdit } from './write-edit.ts'
import { withBarcodes, withChanger } from '../item/with-barcodes.ts'

/** The answer around an item that is JSON already. */
function answer(message: string, item: string, conflicts: readonly ItemConflict[] = []): string {
  const told = conflicts.length === 0 ? '' : `,"conflicts":${JSON.stringify(conflicts)}`
  return `{"message":${JSON.stringify(message)},"item":${item}${told}}`
}

/** Gives a category its known spelling; the household's own are looked up only where the choice lists have none. */
async function spell<Wanted extends { category?: string | undefined }>(
  wanted: Wanted,
  repository: InventoryRepository,
  except_item_id?: number,
): Promise<Wanted> {
  const { category } = wanted
  if (category === undefined) return wanted
  const known = findDefaultCategory(category)
  if (known !== undefined) return { ...wanted, category: known }
  const own = await repository.listSpellings(foldCategory(category), except_item_id)
  return { ...wanted, category: await spellCategory(category, own) }
}

/** The rules of the inventory; whose it is comes with the session. */
export function createInventoryService(database: Database, max_items = item_limit) {
  const idempotency = createIdempotency(database)
  const inventoryOf = (member: Member, queries: Queries = database) =>
    createInventoryRepository(queries, member.household_id)

  return {
    list: (member: Member) => inventoryOf(member).list(),

    async listCategories(member: Member): Promise<string[]> {
      return mergeCategories(await inventoryOf(member).listCategories())
    },

    /** Undefined where there is no such item. */
    async find(reader: Reader, item_id: number) {
      const found = await createInventoryRepository(database, reader.household_id).find(item_id)
      if (found === undefined) return undefined
      return { ...found, item: withChanger(found.item, await findChanger(database, reader, item_id)) }
    },

    /** Creates an item once for a key, or once for a request without one. */
    create(member: Member, wanted: CreateItemRequest, idempotency_key: string | undefined) {
      const { user_id, household_id } = member
      const { purchase, receipt_name, receipt, quantity } = wanted
      const isBought = purchase !== undefined && quantity > 0
      const today = todayIn(member.time_zone)
      const raised = [...noticesOf(wanted, today, null)]
      const barcode = wanted.barcode ? barcodeKey(wanted.barcode) : undefined
      const isOfReceipt = receipt_name !== undefined || receipt !== undefined
      const isCompound = isBought || barcode !== undefined || isOfReceipt || raised.length > 0
      const asked = { household_id, idempotency_key, request: ['createItem', wanted], is_compound: isCompound } as const
      return idempotency.once(asked, async (queries) => {
        const repository = inventoryOf(member, queries)
        const author = { user_id, occurred_on: today }
        const spelled = await spell(wanted, repository)
        const first = isBought ? { ...spelled, quantity: 0 } : spelled
        const made = await repository.create(first, author, max_items)
        if (made === undefined) throw await findCreateRefusal(repository, max_items)
        const stocked = isBought ? await stockItem(queries, member, made, { ...purchase, quantity }) : made
        const item = barcode === undefined ? stocked : await attachCode(queries, member, stocked, barcode)
        if (raised.length > 0) {
          const { item_id } = JSON.parse(made) as Item
          await writeItemNotices(queries, { household_id, item_id }, { raised, gone: [] })
        }
        if (receipt_name !== undefined) await rememberName(queries, household_id, receipt_name, { quantity, item })
        if (receipt !== undefined) await addToReceipt(queries, household_id, receipt, createdEntry(item))
        return { status: 201, response: answer(messages.inventory.added, item) }
      })
    },

    /**
     * Edits what differs, once for a key. An edit made from an older version changes nothing and gets the current item, unless it
     * says what it knew: then it wins, and the answer tells what it wrote over.
     */
    edit(
      member: Member & Reader,
      item_id: number,
      wanted: UpdateItemRequest,
      { versions, key }: { readonly versions: readonly (number | undefined)[]; readonly key: string | undefined },
    ) {
      const { household_id } = member
      const request = ['updateItem', item_id, wanted, versions] as const
      const asked = { household_id, idempotency_key: key, request, is_compound: true }
      return idempotency.once(asked, async (queries) => {
        const repository = inventoryOf(member, queries)
        const stored = required(await repository.lock(item_id))
        const current = JSON.parse(stored) as Item
        const isStale = versions.some((version) => version !== undefined && version !== current.version)
        if (isStale && wanted.known === undefined) {
          const changer = await findChanger(queries, member, item_id)
          throw new HttpError(409, messages.inventory.changedElsewhere, {
            item: changer === undefined ? current : { ...current, changed_by: changer },
          })
        }
        const edit = insist(planEdit(current, await spell(wanted, repository, item_id)))
        const conflicts = await nameConflicts(queries, member, item_id, edit.conflicts)
        const codes = createBarcodeRepository(queries, household_id)
        const barcodes = await codes.list(item_id)
        const added = wanted.barcode ? barcodeKey(wanted.barcode) : undefined
        const isNewCode = added !== undefined && !barcodes.includes(added)
        const isSame = isEmptyEdit(edit) && !isNewCode
        const item = isSame ? stored : await writeEdit(queries, member, item_id, edit)
        // After the household's version: whoever holds that row may move codes, so that no two wait for each other.
        const shown = isNewCode ? await codes.attach(item_id, added) : barcodes
        return { status: 200, response: answer(messages.inventory.updated, withBarcodes(item, shown), conflicts) }
      })
    },

    /**
     * The same change of several items, or none of them. What another request deleted meanwhile is left out. All are locked
     * before the first is written: a write holds the household, and nobody who holds it may wait for an item.
     */
    changeSeveral(member: Member, body: ChangeItemsRequest, idempotency_key: string | undefined) {
      const { item_ids, is_deleted, ...details } = body
      const { household_id } = member
      const asked = { household_id, idempotency_key, request: ['changeItems', body], is_compound: true } as const
      return idempotency.once(asked, async (queries) => {
        const repository = inventoryOf(member, queries)
        const wanted = await spell(details, repository)
        const found: Item[] = []
        for (const item_id of [...new Set(item_ids)].toSorted((a, b) => a - b)) {
          const stored = await repository.lock(item_id)
          if (stored !== undefined) found.push(JSON.parse(stored) as Item)
        }
        if (found.length === 0) throw notFound()
        for (const current of found) {
          if (is_deleted === true) {
            await repository.remove(current.item_id)
            continue
          }
          const edit = insist(planEdit(current, wanted, 'all'))
          if (!isEmptyEdit(edit)) await writeEdit(queries, member, current.item_id, edit)
        }
        const words = is_deleted === true ? list_messages.deleted : list_messages.changed
        const told = { message: words(formatQuantity(found.length)), changed: found.length }
        return { status: 200, response: JSON.stringify(told) }
      })
    },

    remove(member: Member, item_id: number, idempotency_key: string | undefined) {
      const { household_id } = member
      const asked = { household_id, idempotency_key, request: ['deleteItem', item_id], is_compound: true } as const
      return idempotency.once(asked, async (queries) => {
        if (!(await inventoryOf(member, queries).remove(item_id))) throw notFound()
        return { status: 200, response: JSON.stringify({ message: messages.inventory.deleted }) }
      })
    },
  }
}

export type InventoryService = ReturnType<typeof createInventoryService>
