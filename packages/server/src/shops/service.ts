import { type Shop, shop_limit } from '@larder/contract/calls/shopping-api'
import { shopping } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import { shopping_entry_messages as words } from '@larder/contract/messages/shopping/shopping-entry-messages'
import { addDays, todayIn } from '@larder/contract/values/days'
import type { Database } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { createIdempotency } from '../idempotency/service.ts'
import { createShopRepository, keyOf } from './repository.ts'

type Member = Pick<Session, 'household_id' | 'time_zone'>

/** How long somebody who bought somewhere may choose it again. */
const source_days = 90

const answer = (message: string) => ({ status: 200, response: JSON.stringify({ message }) })

/** The shops that a household goes to, and the order in which it passes their categories. */
export function createShopService(database: Database) {
  const idempotency = createIdempotency(database)
  return {
    /** Those that were saved, then where purchases and receipts say that things were bought lately. */
    async list({ household_id, time_zone }: Member): Promise<Shop[]> {
      const repository = createShopRepository(database, household_id)
      const since = addDays(todayIn(time_zone), -source_days)
      const [saved, sources] = await Promise.all([repository.list(), repository.listSources(since)])
      const shops = new Map(saved.map((shop) => [keyOf(shop.shop), shop]))
      for (const shop of sources.filter((source) => source !== shopping.purchase_source))
        if (!shops.has(keyOf(shop))) shops.set(keyOf(shop), { shop, categories: [] })
      return [...shops.values()]
    },

    save({ household_id }: Member, shop: Shop, idempotency_key: string | undefined) {
      const asked = { household_id, idempotency_key, request: ['saveShop', shop], is_compound: true } as const
      return idempotency.once(asked, async (queries) => {
        const repository = createShopRepository(queries, household_id)
        if (!(await repository.lock())) throw new HttpError(401, messages.auth.signInNeeded)
        if ((await repository.countOthers(shop.shop)) >= shop_limit)
          throw new HttpError(409, words.tooManyShops(shop_limit))
        await repository.save(shop)
        return answer(words.shopSaved)
      })
    },

    remove({ household_id }: Member, shop: string, idempotency_key: string | undefined) {
      const asked = { household_id, idempotency_key, request: ['removeShop', shop] } as const
      return idempotency.once(asked, async (queries) => {
        const isRemoved = await createShopRepository(queries, household_id).remove(shop)
        if (!isRemoved) throw new HttpError(404, words.shopNotFound)
        return answer(words.shopRemoved)
      })
    },
  }
}

export type ShopService = ReturnType<typeof createShopService>
