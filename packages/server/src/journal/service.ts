import { todayIn } from '@larder/contract/values/days'
import type { ConsumeRequest, PurchaseRequest } from '@larder/contract/journal'
import type { DiscardRequest } from '@larder/contract/discard'
import { datesAgree } from '@larder/contract/item'
import { lot_messages } from '@larder/contract/messages/inventory/lot-messages'
import { messages } from '@larder/contract/messages'
import type { UnitFactors } from '@larder/contract/values/unit-factors'
import type { Database, Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError, insist } from '../http/errors.ts'
import { pickLotFacts } from '@larder/stock/lots/edit-lot'
import { describeRefusal } from '@larder/stock/refusal'
import { createIdempotency } from '../idempotency/service.ts'
import { findMemberNames } from '../member-names/repository.ts'
import { rememberName } from '../receipt/names.ts'
import { addToReceipt } from '../receipt/records.ts'
import { readPattern, type RecordedUse, sumDays } from '../usage-stats/usage-pattern.ts'
import { answerRecorded } from './answer-recorded.ts'
import { readEventTime } from './event-time.ts'
import { recordStockEvent, type Recorded, type Refusal, type StockEvent } from './record.ts'
import { createJournalRepository, type History } from './repository.ts'
import { undoEvent } from './undo.ts'

type Member = Pick<Session, 'user_id' | 'household_id' | 'time_zone'>
type Reader = Pick<Session, 'household_id' | 'is_shared'>

interface Asked {
  readonly message: string
  readonly key: string | undefined
  readonly request: readonly [call: string, body: unknown]
  /** What belongs to the record: there with it, or not at all. */
  readonly alongside?: (queries: Queries, recorded: Recorded) => Promise<void>
}

const notFound = () => new HttpError(404, messages.inventory.notFound)

/** What happens to stock, and what is told of it; whose it is comes with the session. */
export function createJournalService(database: Database) {
  const idempotency = createIdempotency(database)

  /** Records once for a key, or once for a request without one. */
  async function record(member: Member, item_id: number, event: StockEvent, asked: Asked) {
    const { household_id } = member
    const { alongside } = asked
    const [call, body] = asked.request
    const change = { household_id, item_id, ...event }
    const asAnswer = (recorded: Recorded | Refusal) => {
      if (recorded === 'missing') throw notFound()
      const { event_id, item } = insist(typeof recorded === 'string' ? describeRefusal(recorded, event.kind) : recorded)
      return { status: 200, response: answerRecorded(asked.message, { event_id, item }) }
    }
    return idempotency.once(
      { household_id, idempotency_key: asked.key, request: [call, item_id, body], is_compound: true },
      async (queries) => {
        const recorded = await recordStockEvent(queries, change)
        if (typeof recorded !== 'string') await alongside?.(queries, recorded)
        return asAnswer(recorded)
      },
    )
  }

  /** Histories of an item, with names where there are several people. */
  async function list(reader: Reader, item_id: number, ...listings: History[]): Promise<string[]> {
    const repository = createJournalRepository(database, reader.household_id)
    const names = await findMemberNames(database, reader)
    const found = await Promise.all(
      listings.map((listing) =>
        names === undefined ? repository.list(listing, item_id) : repository.listNamed(listing, item_id, names),
      ),
    )
    return found.map((entries) => {
      if (entries === undefined) throw notFound()
      return entries
    })
  }

  return {
    consume(member: Member, item_id: number, body: ConsumeRequest, key: string | undefined) {
      const { new_quantity = 0, used_quantity, date, unit_of_measure: counted_in, ...rest } = body
      const about = { ...rest, counted_in, ...readEventTime(date, member.time_zone), user_id: member.user_id }
      const amount = used_quantity === undefined ? { quantity: new_quantity } : { delta: -used_quantity }
      return record(
        member,
        item_id,
        { ...about, ...amount, kind: 'consumed' },
        { message: messages.consumption.recorded, key, request: ['consume', body] },
      )
    },

    discard(member: Member, item_id: number, body: DiscardRequest, key: string | undefined) {
      const { quantity, date, unit_of_measure: counted_in, ...rest } = body
      const about = { ...rest, counted_in }
      const event = { ...about, ...readEventTime(date, member.time_zone), user_id: member.user_id, delta: -quantity }
      return record(
        member,
        item_id,
        { ...event, kind: 'discarded' },
        { message: lot_messages.discarded, key, request: ['discard', body] },
      )
    },

    purchase(member: Member, item_id: number, body: PurchaseRequest, key: string | undefined) {
      const { quantity_added: quantity, receipt_name, receipt, unit_of_measure, ...said } = body
      const { date, expiry_date, location, ...about } = said
      const { user_id, household_id } = member
      const time = readEventTime(date, member.time_zone)
      if (!datesAgree({ purchase_date: time.occurred_on, expiry_date }))
        throw new HttpError(400, messages.inventory.expiryBeforePurchase)
      const facts = pickLotFacts({ expiry_date, location })
      const event = { ...about, ...time, facts, kind: 'purchased', user_id, counted_in: unit_of_measure } as const
      const alongside = (receipt_name ?? receipt) && {
        alongside: async (queries: Queries, { item, event_id }: Recorded) => {
          if (receipt_name) await rememberName(queries, household_id, receipt_name, { quantity, item })
          if (receipt) await addToReceipt(queries, household_id, receipt, { item_id, event_id })
        },
      }
      const asked = { message: messages.purchase.success, key, request: ['purchase', body] } as const
      return record(member, item_id, { ...event, delta: quantity }, { ...asked, ...alongside })
    },

    /** Takes an event back as far as the stock allows it. */
    undo(member: Member, item_id: number, event_id: number, idempotency_key: string | undefined) {
      const request = ['undoEvent', item_id, event_id] as const
      const asked = { household_id: member.household_id, idempotency_key, request, is_compound: true }
      return idempotency.once(asked, async (queries) => {
        const recorded = await undoEvent(queries, member, item_id, event_id)
        return { status: 200, response: answerRecorded(messages.history.undone, recorded) }
      })
    },

    async listConsumptions(reader: Reader, item_id: number): Promise<string> {
      const [used, discarded, lots] = await list(reader, item_id, 'consumptions', 'discards', 'lotEntries')
      return `{"consumption_history":${used},"discard_history":${discarded},"lot_history":${lots}}`
    },

    async listPurchases(reader: Reader, item_id: number): Promise<string> {
      const [bought] = await list(reader, item_id, 'purchases')
      return `{"purchase_history":${bought}}`
    },

    async findPattern(member: Member, item_id: number) {
      const found = await createJournalRepository(database, member.household_id).list('usedDays', item_id)
      if (found === undefined) throw notFound()
      const [unit_of_measure, unit_factors, recorded] = JSON.parse(found) as [string, UnitFactors | null, RecordedUse[]]
      const days = sumDays(recorded, { unit_of_measure, unit_factors })
      const usage_pattern = readPattern(days, todayIn(member.time_zone))
      return { success: true, item_id, usage_pattern }
    },
  }
}

export type JournalService = ReturnType<typeof createJournalService>
