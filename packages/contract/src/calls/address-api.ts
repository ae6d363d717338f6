import { address_messages } from '../messages/address-messages.ts'
import * as z from 'zod/mini'
import { address, addressRequest, addressResponse } from '../address.ts'
import { type Call, messageResponse } from './call.ts'
import { pathId } from '../values/fields.ts'

const address_id = z.object({ address_id: pathId(address_messages.notFound) })

/** The calls about saved addresses; apart from `api`, so that the profile and the other screens carry only their own. */
// oxfmt-ignore
export const address_api = {
  listAddresses: { method: 'GET', path: '/api/addresses', response: z.array(address) },
  createAddress: { method: 'POST', path: '/api/addresses', body: addressRequest, response: addressResponse },
  updateAddress: { method: 'PUT', path: '/api/addresses/:address_id', params: address_id, body: addressRequest, response: addressResponse },
  deleteAddress: { method: 'DELETE', path: '/api/addresses/:address_id', params: address_id, response: messageResponse },
} as const satisfies Record<string, Call>
