import type { Client } from 'pg'
import type { Source } from './source.ts'

/** The connection of an import, which holds a lock for as long as it takes. */
export type ImportConnection = Client

// One statement a batch: the products and how far we are come together or not at all.
const batch = `
  with given as (
    select * from json_to_recordset($2::json) as row (barcode text, product_name text, brand text, quantity text,
      categories text, image_source text, search_text text)
  ), written as (
    insert into catalogue_product as old (barcode, product_name, brand, quantity, categories, image_source, search_text)
    select barcode, product_name, brand, quantity, categories, image_source, search_text from given
    on conflict (barcode) do update set
      product_name = excluded.product_name, brand = excluded.brand, quantity = excluded.quantity,
      categories = excluded.categories, image_source = excluded.image_source, search_text = excluded.search_text
    where (old.product_name, old.brand, old.quantity, old.categories, old.image_source)
      is distinct from (excluded.product_name, excluded.brand, excluded.quantity, excluded.categories, excluded.image_source)
  )
  update catalogue_import set rows_read = $3, rows_kept = $4 where source_hash = $1`

const begin = `
  insert into catalogue_import (source_hash, source) values ($1, $2)
  on conflict (source_hash) do update set source = excluded.source
  returning rows_read, rows_kept, finished_at is not null as is_finished`

/** How far an earlier run came with this file. A batch lost to a power cut is read again, together with its count. */
export async function beginImport(client: Client, { source_hash, name }: Source, again: boolean) {
  await client.query('set synchronous_commit = off')
  const { rows } = await client.query<{ rows_read: string; rows_kept: string; is_finished: boolean }>(begin, [
    source_hash,
    name,
  ])
  const [found] = rows
  const isAgain = again && found?.is_finished === true
  if (isAgain) {
    const restart =
      'update catalogue_import set rows_read = 0, rows_kept = 0, finished_at = null where source_hash = $1'
    await client.query(restart, [source_hash])
  }
  const state = { rows_read: Number(found?.rows_read), rows_kept: Number(found?.rows_kept) }
  return { ...(isAgain ? { rows_read: 0, rows_kept: 0 } : state), is_known: found?.is_finished === true && !isAgain }
}

/** Writes products, and how far the import is: hash, products as JSON, rows read, rows kept. */
export async function writeBatch(client: Client, values: unknown[]): Promise<void> {
  await client.query({ name: 'write_catalogue_batch', text: batch, values })
}

export async function endImport(client: Client, { source_hash }: Source): Promise<void> {
  await client.query('update catalogue_import set finished_at = now() where source_hash = $1', [source_hash])
}

const words = `array_to_tsvector(string_to_array(search_text, ' '))`

/** Filling an empty table and indexing it afterwards takes half the time of filling an indexed one. */
export async function dropWordIndexWhileEmpty(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from catalogue_product limit 1')
  if (rowCount === 0) await client.query('drop index if exists catalogue_product_words')
}

/** The dictionary is made anew as a whole: words that left the catalogue leave it too. */
const dictionary = [
  'begin',
  'truncate catalogue_word',
  'drop index if exists catalogue_word_trigrams',
  `insert into catalogue_word (word, products)
    select word, count(*) from catalogue_product, unnest(string_to_array(search_text, ' ')) as word
    where word <> '' group by word`,
  'create index catalogue_word_trigrams on catalogue_word using gin (word gin_trgm_ops)',
  'commit',
]

/** After the rows: the index by words, the dictionary behind it, and what the planner has to know of both. */
export async function finishIndexes(client: Client): Promise<void> {
  await client.query(`create index if not exists catalogue_product_words on catalogue_product using gin (${words})`)
  await client.query(`select gin_clean_pending_list('catalogue_product_words')`)
  for (const step of dictionary) await client.query(step)
  await client.query('analyze catalogue_product, catalogue_word')
}
