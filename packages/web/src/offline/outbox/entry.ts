import { type UndoneEvent } from '@larder/stock/phone/local-change'
import { type Item } from '@larder/contract/item'

/** What this phone sends of a change: the call by its method and path, and what goes with it. */
export interface OutboxRequest {
  /** Method and path of the contract, such as `POST /api/inventory/:id/consume`. */
  readonly call: string
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
}

/**
 * `sending`: a page waits for the answer. `waiting`: it is sent when there is a network. `refused`: the server said no.
 * `conflict`: sent, and it overwrote what somebody else wrote. `sent`: kept until everything read before is read again.
 */
export type OutboxState = 'sending' | 'waiting' | 'refused' | 'conflict' | 'sent'

/** A field that two people changed: this phone's value is stored, the other one can be picked. */
export interface FieldConflict {
  readonly field: string
  readonly value: string | number | boolean | null
  readonly changed_by?: string | null | undefined
}

/** One change of this phone, in the order in which they were made. */
export interface OutboxEntry extends OutboxRequest {
  /** Given by the store. What the change makes (an item, an event, a line) has the id -seq until the server gives one. */
  readonly seq: number
  readonly key: string
  /** By this phone's clock. */
  readonly made_at: number
  readonly state: OutboxState
  /** The page that sends it. */
  readonly page: string | null
  readonly attempts: number
  /** How often the server answered with a fault. */
  readonly faults: number
  /** What it is about, for people: the store may have nothing else of it any more. */
  readonly name: string
  readonly unit: string | null
  /** The item as this phone knew it, for what has to be said relative to it. */
  readonly base: Item | null
  /** What the event did that it undoes, as far as this phone knows. */
  readonly undone?: UndoneEvent
  /** Until when such a thing usually keeps from then on, where a batch is opened, frozen or thawed. */
  readonly usual_expiry?: string | null
  /** True once it says that it is late: nothing of it changes any more. */
  readonly is_late: boolean
  readonly sent_at?: number
  readonly refusal?: { readonly status: number; readonly message: string }
  readonly conflicts?: readonly FieldConflict[]
}

export type NewEntry = Omit<OutboxEntry, 'seq'>

/** Not sent yet, or under way. */
export const isUnsent = ({ state }: Pick<OutboxEntry, 'state'>): boolean => state === 'waiting' || state === 'sending'

/** It has not arrived: nobody but its owner has a claim to it, also when they can no longer look at the household. */
export const isOwners = ({ state }: Pick<OutboxEntry, 'state'>): boolean => state !== 'sent' && state !== 'conflict'

/** Nobody has begun to send it, so that it can be taken back as if it had never been. */
export const isUntouched = ({ state, attempts }: Pick<OutboxEntry, 'state' | 'attempts'>): boolean =>
  state === 'waiting' && attempts === 0

/** Worth a line on the page of waiting changes. */
export const isShown = ({ state }: Pick<OutboxEntry, 'state'>): boolean => state !== 'sent' && state !== 'sending'

/** The ids of things that this phone made itself; the server's are positive. */
export const isLocalId = (id: number): boolean => id < 0

type IdKind = 'item' | 'event' | 'entry' | 'lot'

/** Names what an entry made in the table of ids. */
export const idName = (kind: IdKind, id: number): string => `${kind} ${id}`

const param_kinds: Readonly<Record<string, IdKind>> = {
  id: 'item',
  event_id: 'event',
  entry_id: 'entry',
  lot_id: 'lot',
}

interface NamedIds {
  readonly item_id?: unknown
  readonly item_ids?: readonly number[]
  readonly lot_id?: unknown
}

/** Every id of this phone's own that a request names. */
export function localIdsOf({ params, body }: Pick<OutboxRequest, 'params' | 'body'>): string[] {
  const named = Object.entries(params).flatMap(([name, value]) => {
    const kind = param_kinds[name]
    return kind !== undefined && isLocalId(Number(value)) ? [idName(kind, Number(value))] : []
  })
  const { item_id, item_ids = [] } = (body ?? {}) as NamedIds
  const items = [...(typeof item_id === 'number' ? [item_id] : []), ...item_ids].filter(isLocalId)
  return [...named, ...items.map((id) => idName('item', id))]
}

const isLocalLot = (lot_id: unknown): lot_id is number => typeof lot_id === 'number' && isLocalId(lot_id)

/** The same request with the server's ids in place of this phone's own; a lot that it does not know is left to the order of use. */
export function withServerIds<Request extends Pick<OutboxRequest, 'params' | 'body'>>(
  request: Request,
  ids: ReadonlyMap<string, number>,
): Request {
  const { lot_id, ...body } = (request.body ?? {}) as NamedIds
  if (localIdsOf(request).length === 0 && !isLocalLot(lot_id)) return request
  const known = (kind: IdKind, id: number): number => ids.get(idName(kind, id)) ?? id
  const params = Object.fromEntries(
    Object.entries(request.params).map(([name, value]) => {
      const kind = param_kinds[name]
      return [name, kind === undefined ? value : String(known(kind, Number(value)))]
    }),
  )
  if (request.body === undefined) return { ...request, params }
  const lot = isLocalLot(lot_id) ? ids.get(idName('lot', lot_id)) : lot_id
  const item_id = typeof body.item_id === 'number' ? { item_id: known('item', body.item_id) } : {}
  const item_ids = body.item_ids ? { item_ids: body.item_ids.map((id) => known('item', id)) } : {}
  return {
    ...request,
    params,
    body: { ...body, ...item_id, ...item_ids, ...(lot === undefined ? {} : { lot_id: lot }) },
  }
}
