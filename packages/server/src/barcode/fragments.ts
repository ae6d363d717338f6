// As in every statement about a household, $1 is the household.
const remembered = 'item_name, brand, category, item_weight, item_weight_unit, image_url'

const rememberAnew = `
  on conflict (household_id, barcode) do update set
    item_name = excluded.item_name, brand = excluded.brand, category = excluded.category,
    item_weight = excluded.item_weight, item_weight_unit = excluded.item_weight_unit,
    image_url = excluded.image_url, named_at = now()`

/** Gives a code to the item, and takes it from the one that had it: the newest wins. */
export const moveBarcode = `
  on conflict (household_id, barcode) do update set item_id = excluded.item_id, added_at = now()`

/** Keeps what the items are called now under each of their codes; `source` has the columns of an item and a barcode. */
export function rememberNames(source: string): string {
  return `
    insert into household_barcode_name (household_id, barcode, ${remembered})
    select $1::bigint, barcode, ${remembered} from ${source}
    ${rememberAnew}`
}

/**
 * Two parts of a statement that has just made an item: its code, and the name for the day when the item is gone.
 * `made` must have moved the household's version: codes change hands only under that lock, and nobody waits in a circle.
 */
export function attachBarcode(made: string, barcode: string): string {
  return `, coded as (
    insert into item_barcode (household_id, barcode, item_id) select $1::bigint, ${barcode}, item_id from ${made}
    ${moveBarcode}
  ), named as (${rememberNames(`(select *, ${barcode} as barcode from ${made}) as item`)}
  )`
}
