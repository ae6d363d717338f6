import { address_messages } from '@larder/contract/messages/address-messages'
import { address_api } from '@larder/contract/calls/address-api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { AddressService } from './service.ts'

/** Saved addresses. */
export function addressRoutes(app: App, service: AddressService): void {
  handle(app, address_api.listAddresses, ({ session }) => service.list(session.user_id))

  handle(app, address_api.createAddress, async ({ session, body }, reply) => {
    const address = await service.create(session.user_id, body)
    reply.code(201)
    return { message: address_messages.added, address }
  })

  handle(app, address_api.updateAddress, async ({ session, params, body }) => {
    const address = await service.update(session.user_id, params.address_id, body)
    return { message: address_messages.updated, address }
  })

  handle(app, address_api.deleteAddress, async ({ session, params }) => {
    await service.delete(session.user_id, params.address_id)
    return { message: address_messages.deleted }
  })
}
