/** The shapes of the specification's sections 3 and 7 and nothing of ours, typed by hand. */

export const user = { username: 'ada', email: 'ada@example.com', first_name: 'Ada', last_name: null }
export const address = {
  address_id: 3,
  address_type: 'Home',
  street_address: '1 High Street',
  city: 'London',
  state_province: 'London',
  postal_code: 'N1',
  country: 'UK',
  is_default: true,
}
export const milk = {
  item_id: 7,
  item_name: 'Milk',
  description: null,
  category: 'Dairy',
  quantity: 2,
  unit_of_measure: 'l',
  purchase_date: null,
  expiry_date: '2026-12-01',
  location: null,
  low_stock_threshold: '',
  notes: null,
  brand: null,
  item_weight: null,
  item_weight_unit: null,
}
export const typed_item = { item_name: 'Milk', category: 'Dairy', quantity: 2, unit_of_measure: 'l' }
export const prediction = {
  success: true,
  message: null,
  days_until_depletion: 3,
  depletion_date: '2026-11-21',
  confidence_level: 0.6,
  average_daily_consumption: 0.5,
  unit_of_measure: 'l',
  usage_frequency: 4,
  last_calculated: '2026-11-18',
}
export const used = { date: '2026-11-17', consumed_quantity: 1, previous_quantity: 3, new_quantity: 2, notes: null }
export const bought = { date: '2026-11-10', quantity_added: 2, price: null, source: null, notes: null }
export const line = {
  item_id: 7,
  item_name: 'Milk',
  category: 'Dairy',
  brand: null,
  current_quantity: 1,
  unit_of_measure: 'l',
  suggested_quantity: 2,
  is_low_stock: true,
  days_until_depletion: null,
  confidence_level: 0.4,
}
export const product = {
  success: true,
  message: null,
  product_name: 'Oats',
  brand: 'Mill',
  item_weight: 500,
  item_weight_unit: 'g',
  image_url: 'https://images.example.org/oats.jpg',
  raw_data: { categories: 'Cereals', expiry_date: null },
}
export const receipt_line = { product_name: 'Tea', quantity: 1, unit: 'box', purchase_date: null, expiry_date: null }
export const seen = {
  product_name: 'Oats',
  brand: 'Mill',
  confidence: 0.8,
  quantity: { count: 2, unit: 'pcs' },
  position: { row: 1, column_start: 1, column_end: 2 },
  warehouse_data: { stock_level: 'low', needs_restock: true },
}
export const scan_metadata = { total_items_counted: 2, distinct_products: 1, shelf_utilization: 0.4 }
