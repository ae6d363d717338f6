import { defineStatements } from '../database/statement.ts'

// As in every statement about a household, $1 is the household.
const remembered = 'item_name, brand, category, item_weight, item_weight_unit, image_url'

/** What belongs to a household: every statement names it first. */
export const ownBarcodeStatements = defineStatements({
  find: {
    name: 'find_own_barcode',
    text: `
      select item_id, quantity, lot_count, unit_of_measure, item_name, brand, category, item_weight, item_weight_unit, image_url
      from item join item_barcode using (household_id, item_id)
      where household_id = $1 and barcode = $2
      union all
      select null, null, null, null, item_name, brand, category, item_weight, item_weight_unit, image_url
      from household_barcode_name where household_id = $1 and barcode = $2
      order by item_id nulls last limit 1`,
  },
  // Takes the code from the item that had it: the newest wins.
  attach: {
    name: 'attach_barcode',
    text: `
      insert into item_barcode (household_id, barcode, item_id) values ($1, $3, $2)
      on conflict (household_id, barcode) do update set item_id = excluded.item_id, added_at = excluded.added_at`,
  },
  list: {
    name: 'list_item_barcodes',
    text: `
      select barcode from item_barcode where household_id = $1 and item_id = $2
      order by added_at, barcode`,
  },
  listKnown: {
    name: 'list_known_barcodes',
    text: 'select barcode from item_barcode where household_id = $1 and barcode = any($2)',
  },
  // As many as a phone can be asked to keep, the newest of them.
  listAll: {
    name: 'list_household_barcodes',
    text: `
      select barcode, item_id from item_barcode where household_id = $1
      order by added_at desc, barcode limit 20000`,
  },
  // What the item is called now, under each of its codes.
  remember: {
    name: 'remember_barcode_names',
    text: `
      insert into household_barcode_name (household_id, barcode, ${remembered})
      select $1::bigint, barcode, ${remembered}
      from item join item_barcode using (household_id, item_id) where household_id = $1 and item_id = $2
      on conflict (household_id, barcode) do update set
        item_name = excluded.item_name, brand = excluded.brand, category = excluded.category,
        item_weight = excluded.item_weight, item_weight_unit = excluded.item_weight_unit,
        image_url = excluded.image_url, named_at = excluded.named_at`,
  },
})

/** What is the same for everybody: nothing in it tells who asked. */
export const productStatements = defineStatements({
  // The service's answer comes first: it is younger than a dump. A fresh "unknown" counts only where the dump knows nothing.
  find: {
    name: 'find_product',
    text: `
      select 'cache' as source, product_name, brand, quantity, categories, image_source from product_cache
      where barcode = $1
        and fetched_at > now() - case when product_name is null then interval '7 days' else interval '90 days' end
      union all
      select 'catalogue', product_name, brand, quantity, categories, image_source from catalogue_product
      where barcode = $1`,
  },
  keep: {
    name: 'keep_product',
    text: `
      insert into product_cache (barcode, product_name, brand, quantity, categories, image_source)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (barcode) do update set
        product_name = excluded.product_name, brand = excluded.brand, quantity = excluded.quantity,
        categories = excluded.categories, image_source = excluded.image_source, fetched_at = now()`,
  },
})
