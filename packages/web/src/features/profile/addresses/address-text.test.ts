import { address_messages } from '@larder/contract/messages/address-messages'
import { type Address, addressRequest } from '@larder/contract/address'
import { expect, test } from 'vitest'
import { errorsByField } from '../../../ui/form/form.tsx'
import { addressKind, addressLines, empty_address_form, listDefaultFirst, toAddressForm } from './address-text.ts'

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
    address_type: address_messages.typeRequired,
    street_address: address_messages.streetRequired,
    city: address_messages.cityRequired,
    state_province: address_messages.stateRequired,
    postal_code: address_messages.postalCodeRequired,
    country: address_messages.countryRequired,
  })
})

const home: Address = {
  address_id: 1,
  address_type: 'Home',
  street_address: '12 Orchard Lane',
  apartment_suite_etc: 'Flat 3',
  city: 'Ithaca',
  state_province: 'NY',
  postal_code: '14850',
  country: 'United States',
  is_default: false,
}

test('an address reads as on an envelope', () => {
  expect(addressLines(home)).toEqual(['12 Orchard Lane', 'Flat 3', 'Ithaca, NY 14850', 'United States'])
})

test('what is missing leaves no empty line', () => {
  expect(addressLines({ ...home, apartment_suite_etc: null, state_province: '', postal_code: '' })).toEqual([
    '12 Orchard Lane',
    'Ithaca',
    'United States',
  ])
})

test('the default comes first and the others stay in their order', () => {
  const addresses = [home, { ...home, address_id: 2 }, { ...home, address_id: 3, is_default: true }]
  expect(listDefaultFirst(addresses).map((address) => address.address_id)).toEqual([3, 1, 2])
})

test('the list it is given stays as it is', () => {
  const addresses = [home, { ...home, address_id: 2, is_default: true }]
  listDefaultFirst(addresses)
  expect(addresses[0]).toBe(home)
})

test('the kind is read from whole words in any case', () => {
  expect(addressKind('HOME')).toBe('home')
  expect(addressKind('Holiday house')).toBe('home')
  expect(addressKind('Work (Berlin)')).toBe('work')
  expect(addressKind('Nursing homestead')).toBe('other')
  expect(addressKind('Grandma')).toBe('other')
})
