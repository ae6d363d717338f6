import { foldWords } from '../../catalogue/catalogue-text.ts'
import type { OpenDatabase } from '../database.ts'

/** Puts products into the imported catalogue, with the dictionary of their words, as an import leaves them. */
export async function fillCatalogue(
  database: OpenDatabase,
  products: readonly (readonly [product_name: string, brand: string | null, categories?: string])[],
): Promise<void> {
  const insert = {
    name: 'add_test_product',
    text: 'insert into catalogue_product (barcode, product_name, brand, categories, search_text) values ($1, $2, $3, $4, $5)',
  }
  for (const [index, [name, brand, categories = null]] of products.entries()) {
    await database.query(insert, [String(index), name, brand, categories, foldWords(`${name} ${brand ?? ''}`)])
  }
  const words = `insert into catalogue_word select word, count(*) from catalogue_product,
    unnest(string_to_array(search_text, ' ')) as word group by word`
  await database.query({ name: '', text: words })
}
