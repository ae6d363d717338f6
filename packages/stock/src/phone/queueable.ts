import { type api } from '@larder/contract/calls/api'
import { type Call, type CallInput } from '@larder/contract/calls/call'
import { type deleted_api } from '@larder/contract/calls/deleted-api'
import { type household_api } from '@larder/contract/calls/household-api'
import { type lot_api } from '@larder/contract/calls/lot-api'
import { type receipt_api } from '@larder/contract/calls/receipt-api'
import { type shopping_api } from '@larder/contract/calls/shopping-api'

type Apis = typeof api &
  typeof deleted_api &
  typeof household_api &
  typeof lot_api &
  typeof receipt_api &
  typeof shopping_api

type NameOf<C extends Call> = `${C['method']} ${C['path']}`

/** A call that counts once under its key, however often it is sent. */
type IsKeyed<C> = C extends { readonly headers: readonly (infer Header)[] }
  ? 'Idempotency-Key' extends Header
    ? true
    : false
  : false

type KeyedCalls = {
  [Key in keyof Apis as IsKeyed<Apis[Key]> extends true ? NameOf<Apis[Key]> : never]: Apis[Key]
}

/** What a phone cannot tell the outcome of by itself is not kept for later: a receipt's lines are known to the server alone. */
type ServerOnly = NameOf<(typeof receipt_api)['undoReceipt']>

/** The calls that can wait for a network, by method and path. */
export type QueueableName = Exclude<keyof KeyedCalls, ServerOnly>

/** What such a call carries; the contract's types were checked when it was made. */
export type BodyOf<Name extends QueueableName> =
  CallInput<KeyedCalls[Name]> extends { body: infer Body } ? Body : undefined
