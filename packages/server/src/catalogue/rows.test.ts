import { describe, expect, it } from 'vitest'
import { findColumns, fromColumns, fromObject } from './rows.ts'

const oats = '4006381333931'

describe('a heading', () => {
  it('is understood in any case, with spaces and the mark of a file from Windows', () => {
    expect(findColumns(['\ufeffCode', ' Product_Name ', 'BRANDS'])).toMatchObject({
      barcode: 0,
      product_name: 1,
      brand: 2,
    })
  })

  it('that says a thing twice is taken at its best word', () => {
    const columns = findColumns(['generic_name', 'product_name', 'ean', 'code', 'image_url', 'image_front_url'])
    expect(columns).toMatchObject({ product_name: 1, barcode: 3, image_source: 5 })
  })

  it('leaves out what it does not have', () => {
    const { brand, quantity, categories, image_source } = findColumns(['code', 'name'])
    expect([brand, quantity, categories, image_source]).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('a row', () => {
  const columns = findColumns(['code', 'name', 'brand', 'quantity', 'categories', 'image_url'])
  const read = (...values: string[]) => fromColumns(values, columns)
  const pictureOf = (address: string) => read(oats, 'Oats', '', '', '', address)?.image_source

  it('may end before its last columns', () => {
    expect(read(oats, 'Oats')).toEqual({
      barcode: oats,
      product_name: 'Oats',
      brand: null,
      quantity: null,
      categories: null,
      image_source: null,
      search_text: 'oats',
    })
  })

  it('is kept under the one form of its code', () => {
    const codes = ['036000291452', '0036000291452', ' 036000291452 '].map((code) => read(code, 'Soup')?.barcode)
    expect(new Set(codes).size).toBe(1)
    expect(codes[0]).toMatch(/^\d+$/)
  })

  it('is found by its name and its brand, without marks', () => {
    expect(read(oats, 'Crème Brûlée', 'Mühle & Söhne')?.search_text).toBe('creme brulee muhle sohne')
  })

  it('is cut where a field is longer than the table allows', () => {
    const row = read(oats, 'x'.repeat(5000), 'y'.repeat(5000), 'z'.repeat(5000), 'c'.repeat(5000))
    expect(row?.quantity).toHaveLength(100)
    expect(row?.categories).toHaveLength(500)
    expect(row?.product_name.length).toBeLessThan(5000)
    expect(row?.brand).toHaveLength(row?.product_name.length ?? 0)
  })

  it('keeps pictures of secure addresses alone', () => {
    expect(pictureOf('https://images.example/1.jpg')).toBe('https://images.example/1.jpg')
    for (const address of ['http://images.example/1.jpg', 'javascript:alert(1)', 'ftp://x', '/1.jpg', ''])
      expect(pictureOf(address)).toBeNull()
  })
})

describe('an object', () => {
  it('is read by the first of the words that holds anything', () => {
    const row = fromObject({ code: oats, product_name: '', name: 'Oats', brands: '', brand: 'Mill' })
    expect(row).toMatchObject({ product_name: 'Oats', brand: 'Mill' })
  })

  it('may hold its code as a number, and its categories as a list', () => {
    const row = fromObject({ code: Number(oats), name: 'Oats', categories: ['en:oat-flakes', 'Frühstück'] })
    expect(row).toMatchObject({ barcode: oats, categories: 'Oat flakes, Frühstück' })
  })

  it.each([
    ['nothing', {}],
    ['a name without a code', { name: 'Oats' }],
    ['a code without a name', { code: oats }],
    ['a name that is no text', { code: oats, name: { en: 'Oats' } }],
    ['a code that is no number', { code: true, name: 'Oats' }],
    ['a code of the shop itself', { code: '2012345000003', name: 'Cheese' }],
  ])('with %s is not worth keeping', (_, object) => {
    expect(fromObject(object)).toBeUndefined()
  })
})
