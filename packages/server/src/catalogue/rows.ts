import { isInStoreCode, normaliseBarcode } from '@larder/contract/values/barcode-digits'
import { text_limits } from '@larder/contract/constants'
import { cleanText, foldWords, readTags } from './catalogue-text.ts'

/** A product as it is kept; fields as in the table. */
export interface CatalogueRow {
  readonly barcode: string
  readonly product_name: string
  readonly brand: string | null
  readonly quantity: string | null
  readonly categories: string | null
  readonly image_source: string | null
  readonly search_text: string
}

type Field = Exclude<keyof CatalogueRow, 'search_text'>

/** How public dumps call what we keep, the best first. */
const spellings: Readonly<Record<Field, readonly string[]>> = {
  barcode: ['code', 'barcode', 'ean', 'ean13', 'gtin', 'upc', '_id'],
  product_name: ['product_name', 'name', 'product_name_en', 'title', 'generic_name'],
  brand: ['brands', 'brand', 'brand_name'],
  quantity: ['quantity', 'size', 'package_size'],
  categories: ['categories', 'categories_en', 'category', 'categories_tags'],
  image_source: ['image_front_url', 'image_url', 'image'],
}

const fields = Object.keys(spellings) as Field[]
const longest: Readonly<Record<Field, number>> = {
  barcode: 20,
  product_name: text_limits.name,
  brand: text_limits.name,
  quantity: 100,
  categories: 500,
  image_source: 500,
}

/** Where each of our fields stands among a dump's columns; undefined where it has none. */
export type Columns = Readonly<Record<Field, number | undefined>>

/** Finds our fields in a heading, whatever the order. */
export function findColumns(heading: readonly string[]): Columns {
  const names = heading.map((name) =>
    name
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  )
  const place = (field: Field) => {
    const places = spellings[field].map((name) => names.indexOf(name)).filter((index) => index !== -1)
    return [field, places[0]] as const
  }
  return Object.fromEntries(fields.map(place)) as Columns
}

/** A row worth keeping: a code that can be scanned anywhere, and a name. */
function toRow(read: (field: Field) => unknown): CatalogueRow | undefined {
  const barcode = normaliseBarcode(cleanText(read('barcode'), longest.barcode) ?? '')
  if (barcode === null || isInStoreCode(barcode)) return undefined
  const product_name = cleanText(read('product_name'), longest.product_name)
  if (product_name === null) return undefined
  const brand = cleanText(read('brand'), longest.brand)
  const image = cleanText(read('image_source'), longest.image_source)
  return {
    barcode,
    product_name,
    brand,
    quantity: cleanText(read('quantity'), longest.quantity),
    categories: cleanText(readTags(read('categories')), longest.categories),
    image_source: image?.startsWith('https://') === true ? image : null,
    search_text: foldWords(`${product_name} ${brand ?? ''}`),
  }
}

/** A row of a table, by its columns. */
export function fromColumns(values: readonly string[], columns: Columns): CatalogueRow | undefined {
  return toRow((field) => {
    const index = columns[field]
    return index === undefined ? undefined : values[index]
  })
}

/** An object of a file with one JSON object a line. */
export function fromObject(object: Readonly<Record<string, unknown>>): CatalogueRow | undefined {
  return toRow((field) => {
    const name = spellings[field].find((spelling) => object[spelling] !== undefined && object[spelling] !== '')
    return name === undefined ? undefined : object[name]
  })
}
