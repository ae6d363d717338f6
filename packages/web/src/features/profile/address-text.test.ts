import { type Address } from '@larder/contract/address'
import { expect, test } from 'vitest'
import { addressKind, addressLines, listDefaultFirst } from './address-text.ts'

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
