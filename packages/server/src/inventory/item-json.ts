/**
 * An item as the contract spells it, for `row_to_json`: names are the columns' own, numeric loses its trailing zeros
 * (4.000 is 4), and PostgreSQL writes days and moments in ISO form by itself.
 */
const itemFields = `
  item_id, item_name, description, category, trim_scale(quantity) as quantity, unit_of_measure, purchase_date,
  expiry_date, location, trim_scale(low_stock_threshold) as low_stock_threshold, notes, brand,
  trim_scale(item_weight) as item_weight, item_weight_unit, image_url, is_demo, version, created_at, updated_at`

/** The subselect whose rows are items ready for JSON, from the table or from what a statement has just written. */
export function itemsFrom(source: string): string {
  return `(select ${itemFields} from ${source}) as ready`
}

/** A single item shows its codes, where it has any; the list does without them, and stays as fast as it is. */
export function withBarcodes(item: string, barcodes: readonly string[]): string {
  return barcodes.length === 0 ? item : `${item.slice(0, -1)},"barcodes":${JSON.stringify(barcodes)}}`
}
