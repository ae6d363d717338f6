/** What a row of a receipt is for. Goods are `item`, or `name` with a `price` row below it; the order is that of the model. */
export const roles = [
  'info',
  'merchant',
  'heading',
  'section',
  'item',
  'name',
  'rest',
  'price',
  'before',
  'after',
  'discount',
  'deposit',
  'void',
  'regular',
  'subtotal',
  'total',
  'tax',
  'payment',
  'change',
  'rounding',
  'saved',
] as const

/** What a character of a row says. */
export const tags = ['other', 'name', 'code', 'quantity', 'unit_price', 'price', 'date', 'merchant'] as const

export type Role = (typeof roles)[number]
export type Tag = (typeof tags)[number]
