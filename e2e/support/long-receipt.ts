const box = (row: number) => ({ x: 0.08, y: 0.1 + row * 0.04, width: 0.8, height: 0.03 })

/** Name, price, and what the server suggests. */
const lines: readonly (readonly [string, number, object])[] = [
  ['BIO VOLLMILCH 3,5% 1L', 1.39, { category: 'Dairy', storage_location: 'Fridge', shelf_life_days: 7 }],
  ['BUTTER 250G', 2.99, { category: 'Dairy', storage_location: 'Fridge', discount: 0.5 }],
  ['ROGGENMISCHBROT GESCHNITTEN', 2.49, { category: 'Bakery', storage_location: 'Pantry' }],
  ['BANANEN', 1.84, { category: 'Produce', storage_location: 'Pantry', quantity: 1.025, unit: 'kg' }],
  ['RISPENTOMATEN', 2.2, { category: 'Produce', storage_location: 'Pantry' }],
  ['HACKFLEISCH GEM. 500G', 4.79, { category: 'Meat', storage_location: 'Fridge' }],
  ['SPAGHETTI N.5', 0.99, { category: 'Pantry', storage_location: 'Pantry' }],
  ['OLIVENOEL EXTRA V.', 7.49, { category: 'Pantry', storage_location: 'Pantry' }],
  ['MINERALWASSER STILL', 0.89, { category: 'Beverages', storage_location: 'Pantry' }],
  ['TOILETTENPAPIER 8ER', 3.95, { category: 'Household', storage_location: 'Cupboard', confidence: 0.7 }],
]
const yoghurts = Array.from({ length: 6 }, () => ['JOGHURT ERDBEER 150G', 0.79, { category: 'Dairy' }] as const)

/** A shopping of eighteen lines with six equal yoghurts, a discount, a deposit, and two lines that say nothing. */
export const long_receipt = {
  items: [
    ...[...lines.slice(0, 4), ...yoghurts, ...lines.slice(4)].map(([product_name, price, details], row) => ({
      product_name,
      quantity: 1,
      unit: 'pcs',
      price,
      confidence: 0.97,
      box: box(row),
      ...details,
    })),
    { product_name: '', quantity: 1, unit: 'pcs', price: 1.1, confidence: 0, box: box(17) },
    { product_name: 'B7 ~~', quantity: 1, unit: 'pcs', price: 0.6, confidence: 0.3, box: box(18) },
  ],
  facts: {
    merchant: 'Frischemarkt',
    transaction_date: '2026-11-14',
    total: 35.21,
    currency: 'EUR',
    deposits: 0.25,
  },
}
