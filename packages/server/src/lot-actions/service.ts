import type { ChangeLotRequest, EditLotRequest, MoveLotRequest } from '@larder/contract/calls/lot-api'
import type { LotChangeKind } from '@larder/contract/lots'
import { lot_messages } from '@larder/contract/messages/inventory/lot-messages'
import { messages } from '@larder/contract/messages'
import { addDays } from '@larder/contract/values/days'
import { changeLot } from '@larder/stock/lots/change-lot'
import { factsOfAction, type LotAction } from '@larder/stock/lots/lot-action'
import type { Database, Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError, insist } from '../http/errors.ts'
import { createIdempotency } from '../idempotency/service.ts'
import { answerRecorded } from '../journal/answer-recorded.ts'
import { readEventTime } from '../journal/event-time.ts'
import { recordStockEvent } from '../journal/record.ts'
import { findShelfLives } from '../shelf-life/service.ts'
import { createLotRepository } from './repository.ts'

type Member = Pick<Session, 'user_id' | 'household_id' | 'time_zone'>

/** Which lot of which item. */
export interface LotPath {
  readonly id: number
  readonly lot_id: number
}

interface Asked {
  /** When it was done, where that was before it is told. */
  readonly date?: string | undefined
  readonly key: string | undefined
  readonly request: unknown
}

const sentences = {
  opened: lot_messages.opened,
  frozen: lot_messages.frozen,
  thawed: lot_messages.thawed,
  moved: lot_messages.moved,
  corrected: lot_messages.edited,
} as const

/** What the household knows of such a thing when something is done to it. */
async function findFacts(queries: Queries, { household_id }: Member, item_id: number, action: LotAction) {
  const isStage = action.kind === 'opened' || action.kind === 'frozen' || action.kind === 'thawed'
  const isGuessed = isStage && action.expiry_date === undefined
  const usual = isGuessed ? await findShelfLives(queries, household_id, item_id) : undefined
  const isPlaced = action.kind === 'frozen' || action.kind === 'thawed'
  return {
    usual_days: isStage ? (usual?.[action.kind]?.days ?? null) : null,
    places: isPlaced ? await createLotRepository(queries, household_id).listPlaces() : [],
  }
}

/** What is done to a lot beside using it up: none of it changes how much there is. */
export function createLotActions(database: Database) {
  const idempotency = createIdempotency(database)

  function act(member: Member, path: LotPath, action: LotAction, { date, key, request }: Asked) {
    const { household_id, user_id, time_zone } = member
    const { kind } = action
    const asked = { household_id, idempotency_key: key, request: [kind, path, request], is_compound: true } as const
    return idempotency.once(asked, async (queries) => {
      const lots = await createLotRepository(queries, household_id).lock(path.id)
      if (lots === undefined) throw new HttpError(404, messages.inventory.notFound)
      const time = readEventTime(date, time_zone)
      const lot = lots.find((one) => one.lot_id === path.lot_id)
      const { usual_days, places } = await findFacts(queries, member, path.id, action)
      const usual_expiry = usual_days === null ? null : addDays(time.occurred_on, usual_days)
      const facts = insist(factsOfAction(lot, action, { occurred_on: time.occurred_on, usual_expiry, places }))
      const recorded = await recordStockEvent(queries, {
        household_id,
        item_id: path.id,
        user_id,
        kind,
        ...time,
        delta: 0,
        moveLots: (stock) => changeLot(stock, path.lot_id, facts, 'quantity' in action ? action.quantity : undefined),
      })
      if (typeof recorded === 'string') throw new HttpError(404, messages.inventory.notFound)
      return { status: 200, response: answerRecorded(sentences[kind], recorded) }
    })
  }

  return {
    async findShelfLife({ household_id }: Member, item_id: number) {
      const found = await findShelfLives(database, household_id, item_id)
      if (found === undefined) throw new HttpError(404, messages.inventory.notFound)
      return found
    },

    edit(member: Member, path: LotPath, body: EditLotRequest, key: string | undefined) {
      return act(member, path, { kind: 'corrected', ...body }, { key, request: body })
    },

    move(member: Member, path: LotPath, body: MoveLotRequest, key: string | undefined) {
      const { date, ...said } = body
      return act(member, path, { kind: 'moved', ...said }, { date, key, request: body })
    },

    /**
     * Opens, freezes or thaws a lot or a part of it: it keeps as long as such things usually do, or as a person
     * says, and lies in the freezer from then on, or no longer.
     */
    act(kind: LotChangeKind, member: Member, path: LotPath, body: ChangeLotRequest, key: string | undefined) {
      const { date, ...said } = body
      return act(member, path, { kind, ...said }, { date, key, request: body })
    },
  }
}

export type LotActions = ReturnType<typeof createLotActions>
