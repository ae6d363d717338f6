/** How most supermarkets are laid out: what no shop's own order says yet goes by this. */
// oxfmt-ignore
export const usual_category_order: readonly string[] = [
  'Produce', 'Bakery', 'Meat', 'Seafood', 'Dairy', 'Grains', 'Baking', 'Pantry', 'Dry Goods', 'Canned Goods', 'Condiments',
  'Spices', 'Snacks', 'Beverages', 'Frozen', 'Frozen Foods', 'Household', 'Cleaning', 'Hygiene', 'Personal Care',
  'Pet Supplies', 'Office Supplies', 'Electronics',
]
