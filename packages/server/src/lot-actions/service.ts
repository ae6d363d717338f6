import { todayIn } from '@larder/contract/values/days'
import type { ChangeLotRequest, EditLotRequest, MoveLotRequest } from '@larder/contract/calls/lot-api'
import { datesAgree } from '@larder/contract/item'
import type { Lot } from '@larder/contract/lots'
import { findPlaceAfter } from '@larder/contract/places'
import { lot_messages } from '@larder/contract/messages/inventory/lot-messages'
import { messages } from '@larder/contract/messages'
import type { Database, Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { createIdempotency } from '../idempotency/service.ts'
import { answerRecorded } from '../journal/answer-recorded.ts'
import { readEventTime } from '../journal/event-time.ts'
import { recordStockEvent, type StockEvent } from '../journal/record.ts'
import type { LotFacts } from '../lots/lot-change.ts'
import { pickLotFacts } from '../lots/edit-lot.ts'
import { findShelfLives } from '../shelf-life/service.ts'
import { createLotRepository } from './repository.ts'
import { changeLot } from '../lots/change-lot.ts'
import { findActionRefusal, type LotAction, newFacts } from './new-facts.ts'

type Member = Pick<Session, 'user_id' | 'household_id' | 'time_zone'>

/** Which lot of which item. */
export interface LotPath {
  readonly id: number
  readonly lot_id: number
}

interface Change {
  readonly kind: StockEvent['kind']
  readonly message: string
  readonly quantity?: number | undefined
  /** The facts that the lot gets, or a refusal. */
  readonly facts: (lot: Lot, queries: Queries) => Partial<LotFacts> | Promise<Partial<LotFacts>>
}

const said = { opened: lot_messages.opened, frozen: lot_messages.frozen, thawed: lot_messages.thawed } as const

async function findLot(queries: Queries, { household_id }: Member, { id, lot_id }: LotPath): Promise<Lot> {
  const lots = await createLotRepository(queries, household_id).lock(id)
  if (lots === undefined) throw new HttpError(404, messages.inventory.notFound)
  const lot = lots.find((one) => one.lot_id === lot_id)
  if (lot === undefined) throw new HttpError(404, lot_messages.notFound)
  return lot
}

/** What is done to a lot beside using it up: none of it changes how much there is. */
export function createLotActions(database: Database) {
  const idempotency = createIdempotency(database)

  function change(member: Member, path: LotPath, key: string | undefined, request: unknown, wanted: Change) {
    const { household_id, user_id, time_zone } = member
    const asked = {
      household_id,
      idempotency_key: key,
      request: [wanted.kind, path, request],
      is_compound: true,
    } as const
    return idempotency.once(asked, async (queries) => {
      const lot = await findLot(queries, member, path)
      if ((wanted.quantity ?? 0) > lot.quantity) throw new HttpError(400, lot_messages.tooSmall)
      const facts = await wanted.facts(lot, queries)
      if (!datesAgree({ ...lot, ...facts })) throw new HttpError(400, messages.inventory.expiryBeforePurchase)
      const recorded = await recordStockEvent(queries, {
        household_id,
        item_id: path.id,
        user_id,
        kind: wanted.kind,
        ...readEventTime(undefined, time_zone),
        delta: 0,
        moveLots: (stock) => changeLot(stock, lot, facts, wanted.quantity),
      })
      if (typeof recorded === 'string') throw new HttpError(404, messages.inventory.notFound)
      return { status: 200, response: answerRecorded(wanted.message, recorded) }
    })
  }

  return {
    async findShelfLife({ household_id }: Member, item_id: number) {
      const found = await findShelfLives(database, household_id, item_id)
      if (found === undefined) throw new HttpError(404, messages.inventory.notFound)
      return found
    },

    edit(member: Member, path: LotPath, body: EditLotRequest, key: string | undefined) {
      const facts = () => pickLotFacts(body)
      return change(member, path, key, body, { kind: 'corrected', message: lot_messages.edited, facts })
    },

    move(member: Member, path: LotPath, body: MoveLotRequest, key: string | undefined) {
      const { quantity, location } = body
      const facts = (lot: Lot) => {
        if (lot.location === location) throw new HttpError(409, lot_messages.sameLocation)
        return { location }
      }
      return change(member, path, key, body, { kind: 'moved', message: lot_messages.moved, quantity, facts })
    },

    /**
     * Opens, freezes or thaws a lot or a part of it: it keeps as long as such things usually do, or as a person
     * says, and lies in the freezer from then on, or no longer.
     */
    act(kind: LotAction['kind'], member: Member, path: LotPath, body: ChangeLotRequest, key: string | undefined) {
      const { quantity, expiry_date } = body
      const facts = async (lot: Lot, queries: Queries) => {
        const refusal = findActionRefusal(lot, kind)
        if (refusal !== undefined) throw new HttpError(409, refusal)
        const usual = expiry_date === undefined ? await findShelfLives(queries, member.household_id, path.id) : null
        const usual_days = usual?.[kind]?.days ?? null
        const places = kind === 'opened' ? [] : await createLotRepository(queries, member.household_id).listPlaces()
        const place = findPlaceAfter(kind, lot.location, places)
        const changed = newFacts(lot, { kind, today: todayIn(member.time_zone), usual_days, expiry_date })
        return { ...changed, ...(place === undefined ? {} : { location: place }) }
      }
      return change(member, path, key, body, { kind, message: said[kind], quantity, facts })
    },
  }
}

export type LotActions = ReturnType<typeof createLotActions>
