import { describe, expect, it } from 'vitest'
import { readPrefill } from './prefill.ts'

describe('readPrefill', () => {
  it('fills the form with what a scan found and says which fields those are', () => {
    const prefill = { item_name: 'Oat Drink', quantity: 1, unit_of_measure: 'l', brand: null, notes: '' }
    const { values, fields } = readPrefill({ prefill })
    expect(values).toMatchObject({ item_name: 'Oat Drink', quantity: '1', unit_of_measure: 'l', brand: '', notes: '' })
    expect(fields).toEqual(['item_name', 'quantity', 'unit_of_measure'])
  })

  it('keeps the picture and the code, which have no field', () => {
    const unseen = { image_url: '/pictures/1', barcode: '4006381333931' }
    expect(readPrefill({ prefill: unseen }).unseen).toEqual(unseen)
    expect(readPrefill({ prefill: { image_url: null, barcode: '' } }).unseen).toEqual({})
  })

  it.each([
    null,
    undefined,
    'x',
    7,
    {},
    { prefill: null },
    { prefill: 'x' },
    { prefill: { quantity: {}, item_name: NaN } },
  ])('starts empty from %j', (state) => {
    const { values, fields, unseen } = readPrefill(state)
    expect(Object.values(values).every((text) => text === '')).toBe(true)
    expect(Object.keys(values)).toHaveLength(13)
    expect(fields).toEqual([])
    expect(unseen).toEqual({})
  })
})
