import { type BarcodeProduct, type BarcodeSource } from '@larder/contract/barcode'
import { barcode } from '@larder/contract/constants'
import { type ItemPrefill } from '@larder/contract/item-form'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { findKnownCategory } from '@larder/contract/rules'

const own_sources: readonly (string | null | undefined)[] = ['inventory', 'household'] satisfies BarcodeSource[]

/**
 * The category of a product: the household's own word for it, or one of ours that the product data names too.
 * Otherwise none, and the form guesses from the name.
 */
export function categoryOf({ raw_data }: BarcodeProduct): string | null {
  const named = raw_data?.categories ?? null
  if (named === null || own_sources.includes(raw_data?.source)) return named
  return findKnownCategory(named)
}

/** What the add form begins with: the specification's defaults, and what is known of the product. */
export function toPrefill(code: string, product: BarcodeProduct | null, today: string): ItemPrefill {
  const defaults = {
    quantity: barcode.prefill_quantity,
    unit_of_measure: product?.item_weight_unit ?? barcode.prefill_unit,
    purchase_date: today,
    ...(code === '' ? {} : { notes: scan_messages.barcode.note(code), barcode: code }),
  }
  if (product === null) return defaults
  const { product_name: item_name, brand, item_weight, item_weight_unit, image_url } = product
  const expiry_date = product.raw_data?.expiry_date ?? null
  return {
    ...defaults,
    item_name,
    brand,
    item_weight,
    item_weight_unit,
    image_url,
    // A day before today would make a form that cannot be saved.
    expiry_date: expiry_date !== null && expiry_date >= today ? expiry_date.slice(0, 10) : null,
    category: categoryOf(product),
  }
}
