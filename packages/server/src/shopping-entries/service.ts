import {
  type AddEntryRequest,
  type ChangeEntryRequest,
  entry_limit,
  skip_days,
} from '@larder/contract/calls/shopping-api'
import { messages } from '@larder/contract/messages'
import { shopping_entry_messages as words } from '@larder/contract/messages/shopping/shopping-entry-messages'
import { addDays, todayIn } from '@larder/contract/values/days'
import { amountInUnit } from './amount-in-unit.ts'
import type { Database, Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { createIdempotency, type KeyedRequest } from '../idempotency/service.ts'
import {
  addWish,
  changeEntry,
  type Entry,
  finishEntry,
  isListed,
  showEntry,
  skipEntry,
  type StoredEntry,
} from './entry.ts'
import { createEntryRepository, type EntryRepository, type HeldItem } from './repository.ts'

type Member = Pick<Session, 'user_id' | 'household_id' | 'time_zone'>
type Key = string | undefined

function found<Value>(value: Value | undefined, sentence: string): Value {
  if (value === undefined) throw new HttpError(404, sentence)
  return value
}

const answer = (message: string, stored?: StoredEntry, further: object = {}): string =>
  JSON.stringify(stored === undefined ? { message } : { message, entry: showEntry(stored), ...further })

/** From here on nobody else adds an entry; the item is held before. */
async function lockList(repository: EntryRepository): Promise<void> {
  if (!(await repository.lock())) throw new HttpError(401, messages.auth.signInNeeded)
}

/** Writes over the entry that is there, or makes one while there is room. */
async function save(repository: EntryRepository, stored: StoredEntry | undefined, entry: Entry): Promise<StoredEntry> {
  if (stored !== undefined) return found(await repository.update(stored.entry_id, entry), words.notFound)
  if ((await repository.count()) >= entry_limit) await repository.removeBought()
  if ((await repository.count()) >= entry_limit) throw new HttpError(409, words.tooMany(entry_limit))
  return found(await repository.insert(entry), words.notFound)
}

/** The amount in the unit of the item; what cannot be counted in it is left to the suggestion. */
function wishFor({ quantity, unit_of_measure: unit = null, ...wish }: AddEntryRequest, item: HeldItem | undefined) {
  if (item === undefined) return { ...wish, quantity, unit_of_measure: unit }
  const amount = quantity === undefined ? null : amountInUnit(quantity, unit, item.unit_of_measure)
  return { ...wish, quantity: amount ?? undefined, unit_of_measure: item.unit_of_measure }
}

/** What people do to the shopping list, for the whole household. */
export function createEntryService(database: Database) {
  const idempotency = createIdempotency(database)

  /** Once for a key, in one transaction. */
  function once(
    { household_id }: Member,
    request: KeyedRequest['request'],
    idempotency_key: Key,
    work: (repository: EntryRepository) => Promise<string>,
    status = 200,
  ) {
    const asked = { household_id, idempotency_key, request, is_compound: true }
    return idempotency.once(asked, async (queries: Queries) => ({
      status,
      response: await work(createEntryRepository(queries, household_id)),
    }))
  }

  return {
    /** Asks for an item or a text; where it is on the list already, that entry is changed. */
    add(member: Member, body: AddEntryRequest, key: Key) {
      const { text = '', item_id } = body
      return once(
        member,
        ['addShoppingEntry', body],
        key,
        async (repository) => {
          const item =
            item_id === undefined
              ? await repository.holdNamed(text)
              : found(await repository.holdItem(item_id), messages.inventory.notFound)
          await lockList(repository)
          const stored = await (item === undefined ? repository.findOfText(text) : repository.findOfItem(item.item_id))
          const of = item === undefined ? { text } : { item_id: item.item_id }
          const entry = addWish(stored, of, wishFor(body, item), member.user_id)
          const was_listed = stored !== undefined && isListed(stored, todayIn(member.time_zone))
          return answer(words.added, await save(repository, stored, entry), { was_listed })
        },
        201,
      )
    },

    change(member: Member, entry_id: number, body: ChangeEntryRequest, key: Key) {
      return once(member, ['changeShoppingEntry', entry_id, body], key, async (repository) => {
        const stored = found(await repository.find(entry_id), words.notFound)
        const { item_id } = stored
        if (item_id !== null && body.text !== undefined) throw new HttpError(400, words.textOfItem)
        const unit = item_id === null ? null : await repository.findUnit(item_id)
        const entry = changeEntry(stored, body, unit, member.user_id)
        return answer(words.updated, await save(repository, stored, entry))
      })
    },

    remove(member: Member, entry_id: number, key: Key) {
      return once(member, ['removeShoppingEntry', entry_id], key, async (repository) => {
        found((await repository.remove(entry_id)) || undefined, words.notFound)
        return answer(words.removed)
      })
    },

    /** Bought or done without a record: gone, or put off until it comes back. */
    finish(member: Member, entry_id: number, key: Key) {
      return once(member, ['finishShoppingEntry', entry_id], key, async (repository) => {
        const stored = found(await repository.find(entry_id), words.notFound)
        const entry = finishEntry(stored, todayIn(member.time_zone))
        await (entry === null ? repository.remove(entry_id) : save(repository, stored, entry))
        return answer(words.finished)
      })
    },

    /** Takes a suggestion off the list until the next shopping is over, or for some days. */
    skip(member: Member, item_id: number, key: Key) {
      return once(member, ['skipSuggestion', item_id], key, async (repository) => {
        found(await repository.holdItem(item_id), messages.inventory.notFound)
        await lockList(repository)
        const stored = await repository.findOfItem(item_id)
        await save(repository, stored, skipEntry(stored, item_id, addDays(todayIn(member.time_zone), skip_days)))
        return answer(words.skipped)
      })
    },
  }
}

export type EntryService = ReturnType<typeof createEntryService>
