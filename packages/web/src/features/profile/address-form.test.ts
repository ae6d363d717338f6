import { type Address, addressRequest } from '@larder/contract/address'
import { messages } from '@larder/contract/messages'
import { expect, test } from 'vitest'
import { errorsByField } from '../../ui/form.tsx'
import { empty_address_form, toAddressForm } from './address-form.ts'

const work: Address = {
  address_id: 7,
  address_type: 'Work',
  street_address: '1 Analytical Way',
  apartment_suite_etc: null,
  city: 'London',
  state_province: 'Greater London',
  postal_code: 'EC1A 1BB',
  country: 'United Kingdom',
  is_default: true,
}

test('an address goes into the form and comes back the same', () => {
  const { address_id: _, ...fields } = work
  expect(toAddressForm(work)).toEqual({ ...fields, apartment_suite_etc: '' })
  expect(addressRequest.parse(toAddressForm(work))).toEqual(fields)
})

test('what is typed is trimmed and an empty apartment is none', () => {
  const typed = { ...toAddressForm(work), city: '  London ', apartment_suite_etc: '   ' }
  expect(addressRequest.parse(typed)).toMatchObject({ city: 'London', apartment_suite_etc: null })
})

test('the empty form names each required field and no other', () => {
  const errors = errorsByField(addressRequest.safeParse(empty_address_form).error?.issues ?? [])
  expect(Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message]))).toEqual({
    address_type: messages.addresses.typeRequired,
    street_address: messages.addresses.streetRequired,
    city: messages.addresses.cityRequired,
    state_province: messages.addresses.stateRequired,
    postal_code: messages.addresses.postalCodeRequired,
    country: messages.addresses.countryRequired,
  })
})
