import { address_messages } from './messages/address-messages.ts'
import * as z from 'zod/mini'
import { optionalLine, orNull, requestBody, requiredLine } from './values/fields.ts'
import { messages } from './messages.ts'

/** Address payload; is_default makes it the only default of its user. */
export const addressRequest = requestBody({
  address_type: requiredLine('Address type', address_messages.typeRequired),
  street_address: requiredLine('Street address', address_messages.streetRequired),
  apartment_suite_etc: z._default(optionalLine('Apartment, suite, etc.'), null),
  city: requiredLine('City', address_messages.cityRequired),
  state_province: requiredLine('State/Province', address_messages.stateRequired),
  postal_code: requiredLine('Postal code', address_messages.postalCodeRequired),
  country: requiredLine('Country', address_messages.countryRequired),
  is_default: z._default(z.boolean(messages.input.notBoolean('Default address')), false),
})

/** A saved address. */
export const address = z.object({
  address_id: z.number(),
  address_type: z.string(),
  street_address: z.string(),
  apartment_suite_etc: orNull(z.string()),
  city: z.string(),
  state_province: z.string(),
  postal_code: z.string(),
  country: z.string(),
  is_default: z._default(z.boolean(), false),
})

/** Saving answers with the address as stored. */
export const addressResponse = z.object({ message: z.optional(z.string()), address: z.optional(address) })

export type AddressRequest = z.output<typeof addressRequest>
export type Address = z.output<typeof address>
