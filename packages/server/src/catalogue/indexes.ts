import type { Client } from 'pg'

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
