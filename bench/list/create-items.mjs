const things = [
  ['Whole Milk', 'Dairy', 'l', 'Meadow Farm', 'Fridge'],
  ['Basmati Rice', 'Grains', 'kg', 'Tilda', 'Pantry, top shelf'],
  ['Chicken Breast', 'Meat', 'kg', null, 'Freezer'],
  ['Bananas', 'Produce', 'pcs', null, 'Fruit bowl'],
  ['Dish Soap', 'Cleaning', 'bottle', 'Frosch', 'Under the sink'],
  ['Orange Juice', 'Beverages', 'l', 'Valensina', 'Fridge'],
  ['Birthday Candles', 'Party', 'pcs', null, null],
]
const day_ms = 86_400_000

/** A household's list as the API answers it, with every kind of card among the first ones. */
export function createItems(count) {
  return Array.from({ length: count }, (_, index) => {
    const [name, category, unit_of_measure, brand, location] = things[index % things.length]
    return {
      item_id: index + 1,
      item_name: `${name} ${index + 1}`,
      description: index % 3 === 0 ? 'Bought at the market, keeps for a while' : null,
      category,
      quantity: (index % 40) / 4,
      unit_of_measure,
      purchase_date: null,
      expiry_date: index % 4 === 0 ? new Date(Date.now() + (index % 90) * day_ms).toISOString().slice(0, 10) : null,
      location,
      low_stock_threshold: index % 5 === 0 ? 3 : null,
      notes: null,
      brand,
      item_weight: null,
      item_weight_unit: null,
      image_url: null,
      version: 1,
    }
  })
}
