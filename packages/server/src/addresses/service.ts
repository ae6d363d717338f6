import { address_messages } from '@larder/contract/messages/address-messages'
import type { Address, AddressRequest } from '@larder/contract/address'
import { address_limit } from '@larder/contract/constants'
import { HttpError } from '../http/errors.ts'
import type { AddressRepository } from './repository.ts'

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new HttpError(404, address_messages.notFound)
  return value
}

/** A person's saved addresses; one that is unknown and one of another account get the same answer. */
export function createAddressService(repository: AddressRepository) {
  return {
    list: (user_id: number): Promise<Address[]> => repository.for(user_id).list(),

    async create(user_id: number, request: AddressRequest): Promise<Address> {
      const created = await repository.for(user_id).create(request, address_limit)
      if (created === undefined) throw new HttpError(409, address_messages.tooMany(address_limit))
      return created
    },

    async update(user_id: number, address_id: number, request: AddressRequest): Promise<Address> {
      return found(await repository.for(user_id).update(address_id, request))
    },

    async delete(user_id: number, address_id: number): Promise<void> {
      found((await repository.for(user_id).delete(address_id)) || undefined)
    },
  }
}

export type AddressService = ReturnType<typeof createAddressService>
