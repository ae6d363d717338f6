import { type Item } from '@larder/contract/item'
import { type LotChangeKind } from '@larder/contract/lots'
import { factorInto } from '@larder/contract/values/unit-factors'
import { remainingAfter, roundQuantity } from '@larder/contract/values/units'
import { planEdit } from '../edits/plan-edit.ts'
import { changeLot } from '../lots/change-lot.ts'
import { pickLotFacts } from '../lots/edit-lot.ts'
import { factsOfAction, type LotAction } from '../lots/lot-action.ts'
import { invertLots } from '../lots/undo-lots.ts'
import { recordChange } from '../record-change.ts'
import { describeRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { type StockChange } from '../stock.ts'
import { type ChangeFacts, type LocalChange } from './local-change.ts'
import { type BodyOf, type QueueableName } from './queueable.ts'
import { itemOfStock, type StockedItem, stockOfItem } from './stock-of-item.ts'

/** What a change makes of an item that it is about: the item, null where it deletes it, or why it cannot be made. */
type ItemMutator<Name extends QueueableName> = (
  item: Item,
  change: LocalChange<BodyOf<Name>>,
  facts: ChangeFacts,
) => Item | null | Refusal

type Moved = Parameters<typeof recordChange<StockedItem>>[2]

function record(item: Item, { local_id }: LocalChange, change: StockChange, moveBy?: Moved): Item | Refusal {
  const recorded = recordChange(stockOfItem(item, local_id), change, moveBy)
  if (typeof recorded === 'string') return describeRefusal(recorded, change.kind)
  return itemOfStock(item, recorded.stock)
}

/** The unit that an amount was said in. */
const unitOf = ({ base }: LocalChange): string | null => base?.unit_of_measure ?? null

const actOnLot =
  <Body>(toAction: (body: Body) => LotAction) =>
  (item: Item, change: LocalChange<Body>, facts: ChangeFacts): Item | Refusal => {
    const action = toAction(change.body)
    const lot_id = Number(change.params['lot_id'])
    const lot = item.lots?.find((one) => one.lot_id === lot_id)
    const found = factsOfAction(lot, action, {
      occurred_on: facts.occurred_on,
      usual_expiry: change.usual_expiry ?? null,
      places: facts.listPlaces(),
    })
    if (isRefusal(found)) return found
    const part = 'quantity' in action ? action.quantity : undefined
    const event = { kind: action.kind, occurred_on: facts.occurred_on, delta: 0 }
    return record(item, change, event, (stock) => changeLot(stock, lot_id, found, part))
  }

const changeStage = (kind: LotChangeKind) =>
  actOnLot<BodyOf<'POST /api/inventory/:id/lots/:lot_id/open'>>((body) => ({ ...body, kind }))

/** The usual amounts in another unit; what cannot be counted in it is learned anew. */
function usualUsesIn({ usual_uses, unit_of_measure: from }: Item, after: Item): Pick<Item, 'usual_uses'> {
  if (from === after.unit_of_measure || usual_uses === undefined) return {}
  const factor = from === null ? null : factorInto(after, from)
  return { usual_uses: factor === null ? null : (usual_uses?.map((amount) => roundQuantity(amount * factor)) ?? null) }
}

function edit(
  item: Item,
  change: LocalChange<BodyOf<'PUT /api/inventory/:id'>>,
  { occurred_on }: ChangeFacts,
  which: 'shown' | 'all' = 'shown',
): Item | Refusal {
  const { barcode, ...wanted } = change.body
  const plan = planEdit(item, wanted, which)
  if (isRefusal(plan)) return plan
  const barcodes = barcode ? { barcodes: [...new Set([...(item.barcodes ?? []), barcode])] } : {}
  // An edit names no field that it leaves.
  const detailed = { ...item, ...plan.details, ...barcodes } as Item
  const edited = { ...detailed, ...usualUsesIn(item, detailed) }
  const { count } = plan
  return count === undefined ? edited : record(edited, change, { kind: 'corrected', occurred_on, ...count })
}

/** What each call that can wait does to an item; those that are not here are about none. */
export const item_mutators = {
  'PUT /api/inventory/:id': (item, change, facts) => edit(item, change, facts),
  'DELETE /api/inventory/:id': () => null,
  'POST /api/inventory/:id/restore': (item) => item,
  'POST /api/inventory/changes': (item, change, facts) => {
    const { item_ids: _item_ids, is_deleted, ...wanted } = change.body
    return is_deleted === true ? null : edit(item, { ...change, body: wanted }, facts, 'all')
  },
  'POST /api/inventory/:id/consume': (item, change, { occurred_on }) => {
    const { used_quantity, new_quantity = 0, lot_id } = change.body
    const used = used_quantity ?? remainingAfter(change.base?.quantity ?? item.quantity, new_quantity)
    const event = { kind: 'consumed', occurred_on, lot_id, counted_in: unitOf(change) }
    return used === 0 ? item : record(item, change, { ...event, delta: -used, is_late: true })
  },
  'POST /api/inventory/:id/discard': (item, change, { occurred_on }) => {
    const { quantity, lot_id } = change.body
    const event = { kind: 'discarded', occurred_on, lot_id, counted_in: unitOf(change) }
    return record(item, change, { ...event, delta: -quantity, is_late: true })
  },
  'POST /api/inventory/:id/purchase': (item, change, { occurred_on }) => {
    const { quantity_added, price, expiry_date, location } = change.body
    const facts = pickLotFacts({ expiry_date, location })
    const event = { kind: 'purchased', occurred_on, price: price ?? null, facts, counted_in: unitOf(change) }
    return record(item, change, { ...event, delta: quantity_added })
  },
  'POST /api/inventory/:id/events/:event_id/undo': (item, change, { occurred_on }) => {
    const { undone } = change
    if (undone === undefined) return item
    const factor = undone.unit_of_measure === null ? 1 : (factorInto(item, undone.unit_of_measure) ?? 1)
    const event = { kind: 'undone', occurred_on, delta: roundQuantity(-undone.delta * factor) }
    return record(item, change, event, (stock) => invertLots(stock, { ...undone, factor }, stock.quantity_after))
  },
  'PUT /api/inventory/:id/lots/:lot_id': actOnLot((body) => ({ ...body, kind: 'corrected' })),
  'POST /api/inventory/:id/lots/:lot_id/open': changeStage('opened'),
  'POST /api/inventory/:id/lots/:lot_id/freeze': changeStage('frozen'),
  'POST /api/inventory/:id/lots/:lot_id/thaw': changeStage('thawed'),
  'POST /api/inventory/:id/lots/:lot_id/move': actOnLot((body) => ({ ...body, kind: 'moved' })),
} satisfies { [Name in QueueableName]?: ItemMutator<Name> }
