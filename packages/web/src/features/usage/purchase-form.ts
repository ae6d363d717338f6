/** What the purchase dialog holds while a person types. */
export const purchase_defaults = { quantity_added: '1', price: '', source: '', notes: '' }

/** The texts as a payload; buying nothing is no purchase, so a zero is refused like no number at all. */
export function toPurchaseInput({ quantity_added, price, source, notes }: typeof purchase_defaults): object {
  return {
    quantity_added: quantity_added.trim() === '' ? null : Number(quantity_added) || Number.NaN,
    price: price.trim() === '' ? null : Number(price),
    source,
    notes,
  }
}
