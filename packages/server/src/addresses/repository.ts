import type { Address, AddressRequest } from '@larder/contract/address'
import type { Database, Queries } from '../database/database.ts'
import { defineStatement } from '../database/statement.ts'

const fields = `address_id, address_type, street_address, apartment_suite_etc, city, state_province, postal_code,
  country, is_default`

const listAddresses = defineStatement({
  name: 'list_addresses',
  text: `select ${fields} from address where user_id = $1 order by address_id`,
})

// One person's changes wait for each other, so that neither the one default nor the cap can be raced.
const lockOwner = defineStatement({
  name: 'lock_address_owner',
  text: 'select from app_user where user_id = $1 for no key update',
})

const countAddresses = defineStatement({
  name: 'count_addresses',
  text: 'select count(*)::integer as count from address where user_id = $1',
})

const unsetDefault = defineStatement({
  name: 'unset_default_address',
  text: 'update address set is_default = false where user_id = $1 and is_default and address_id is distinct from $2',
})

const createAddress = defineStatement({
  name: 'create_address',
  text: `
    insert into address (user_id, address_type, street_address, apartment_suite_etc, city, state_province, postal_code,
      country, is_default)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${fields}`,
})

const updateAddress = defineStatement({
  name: 'update_address',
  text: `
    update address set address_type = $3, street_address = $4, apartment_suite_etc = $5, city = $6,
      state_province = $7, postal_code = $8, country = $9, is_default = $10
    where user_id = $1 and address_id = $2 returning ${fields}`,
})

const deleteAddress = defineStatement({
  name: 'delete_address',
  text: 'delete from address where user_id = $1 and address_id = $2 returning address_id',
})

const findAddress = defineStatement({
  name: 'find_address',
  text: 'select address_id from address where user_id = $1 and address_id = $2',
})

function valuesOf(address: AddressRequest): unknown[] {
  const { address_type, street_address, apartment_suite_etc, city, state_province, postal_code, country } = address
  return [
    address_type,
    street_address,
    apartment_suite_etc,
    city,
    state_province,
    postal_code,
    country,
    address.is_default,
  ]
}

/** Reached only through its owner: no statement here can touch another person's rows. */
export function createAddressRepository(database: Database) {
  return {
    for(user_id: number) {
      function change<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
        return database.transaction(async (queries) => {
          await queries.query(lockOwner, [user_id])
          return work(queries)
        })
      }

      return {
        list: (): Promise<Address[]> => database.query<Address>(listAddresses, [user_id]),

        /** Nothing comes back where the person has as many as `max` already. */
        create: (address: AddressRequest, max: number): Promise<Address | undefined> =>
          change(async (queries) => {
            const [counted] = await queries.query<{ count: number }>(countAddresses, [user_id])
            if ((counted?.count ?? 0) >= max) return undefined
            if (address.is_default) await queries.query(unsetDefault, [user_id, null])
            const [created] = await queries.query<Address>(createAddress, [user_id, ...valuesOf(address)])
            return created
          }),

        update: (address_id: number, address: AddressRequest): Promise<Address | undefined> =>
          change(async (queries) => {
            const [found] = await queries.query(findAddress, [user_id, address_id])
            if (found === undefined) return undefined
            if (address.is_default) await queries.query(unsetDefault, [user_id, address_id])
            const [updated] = await queries.query<Address>(updateAddress, [user_id, address_id, ...valuesOf(address)])
            return updated
          }),

        async delete(address_id: number): Promise<boolean> {
          const deleted = await database.query(deleteAddress, [user_id, address_id])
          return deleted.length > 0
        },
      }
    },
  }
}

export type AddressRepository = ReturnType<typeof createAddressRepository>
