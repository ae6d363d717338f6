import { createItemRequest, item, updateItemRequest } from '@larder/contract/item'
import { toItemFormValues } from '@larder/contract/item-form'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDecimal, toCreateInput, toUpdateInput, writesDecimalComma } from './payload.ts'

describe('readDecimal', () => {
  it.each([
    ['1,5', '1.5'],
    [' 1.5 ', '1.5'],
    ['0,125', '0.125'],
    [',5', '.5'],
    ['-1,5', '-1.5'],
    ['1,234,567', '1234567'],
    ['1,500.25', '1500.25'],
    ['1,5,0', '1,5,0'],
    ['abc', 'abc'],
    ['', ''],
  ])('reads "%s" as "%s" everywhere', (typed, read) => {
    expect(readDecimal(typed, true)).toBe(read)
    expect(readDecimal(typed, false)).toBe(read)
  })

  it('reads the open case as the language writes it', () => {
    expect(readDecimal('1,500', false)).toBe('1500')
    expect(readDecimal('1,500', true)).toBe('1.500')
  })

  it('knows which languages write a comma', () => {
    expect(writesDecimalComma('de')).toBe(true)
    expect(writesDecimalComma('en')).toBe(false)
  })
})

const milk = item.parse({
  item_id: 7,
  item_name: 'Milk',
  category: 'Dairy',
  quantity: 2,
  unit_of_measure: 'l',
  low_stock_threshold: 1,
  version: 3,
})
const values = toItemFormValues(milk)

describe('toCreateInput', () => {
  it('makes numbers of numbers, with a comma too, and null of nothing', () => {
    const typed = { ...values, quantity: '1,5', low_stock_threshold: ' 0.5', item_weight: '', location: '' }
    expect(toCreateInput(typed)).toMatchObject({
      quantity: 1.5,
      low_stock_threshold: 0.5,
      item_weight: null,
      location: null,
      description: null,
    })
  })

  it('lets the schema refuse what is no number', () => {
    const parsed = createItemRequest.safeParse(toCreateInput({ ...values, quantity: 'two' }))
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual(['Quantity must be a positive number'])
  })

  it('carries the picture a scan found', () => {
    expect(toCreateInput(values, { image_url: '/pictures/1', barcode: '1' })).toMatchObject({
      image_url: '/pictures/1',
      barcode: '1',
    })
    expect(toCreateInput(values)).not.toHaveProperty('image_url')
  })
})

describe('toUpdateInput', () => {
  it('leaves an untouched quantity out, also when it is written differently', () => {
    expect(toUpdateInput(values, milk)).not.toHaveProperty('quantity')
    expect(toUpdateInput({ ...values, quantity: '2,0' }, milk)).not.toHaveProperty('quantity')
  })

  it('sends a changed quantity and everything else, with the version it was made from', () => {
    const update = toUpdateInput({ ...values, quantity: '3', low_stock_threshold: '' }, milk)
    expect(update).toMatchObject({ quantity: 3, low_stock_threshold: null, item_name: 'Milk', brand: null, version: 3 })
    expect(updateItemRequest.safeParse(update).success).toBe(true)
  })

  it('asks for a quantity that was emptied', () => {
    const parsed = updateItemRequest.safeParse(toUpdateInput({ ...values, quantity: ' ' }, milk))
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual(['Quantity is required'])
  })

  it('sends no version where the server knows none', () => {
    const { version: _, ...unversioned } = milk
    expect(toUpdateInput(values, unversioned)).not.toHaveProperty('version')
  })
})

describe('numbers as languages write them', () => {
  const amounts = fc.integer({ min: 0, max: 9_999_999 }).map((thousandths) => thousandths / 1000)

  it('are read back, whichever language wrote them', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('en', 'fr-CA', 'nl', 'de'), (amount, locale) => {
        const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }).format(amount)
        expect(Number(readDecimal(text, writesDecimalComma(locale)))).toBe(amount)
      }),
    )
  })

  it('are read back in English also with the thousands apart', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = new Intl.NumberFormat('en', { maximumFractionDigits: 3 }).format(amount)
        expect(Number(readDecimal(text, false))).toBe(amount)
      }),
    )
  })
})
