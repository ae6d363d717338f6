/** How a thing of the demo household is kept, used and bought; days are counted from today. */
export interface DemoItem {
  readonly item_name: string
  readonly brand: string | null
  readonly category: string
  readonly location: string
  readonly unit_of_measure: string
  /** How much is used at once, every so many days; 0 days where nobody records use. */
  readonly use: number
  readonly every: number
  /** How much is bought at once, and what that costs. */
  readonly lot: number
  readonly price: number
  readonly low_stock_threshold: number | null
  /** Days from today to its expiry. */
  readonly expires_in: number | null
}

type Row = readonly [
  item_name: string,
  brand: string | null,
  location: string,
  unit_of_measure: string,
  use: number,
  every: number,
  lot: number,
  price: number,
  low_stock_threshold: number | null,
  expires_in: number | null,
]

// oxfmt-ignore
const rows: Readonly<Record<string, readonly Row[]>> = {
  Dairy: [
    ['Whole Milk', 'Brookfield', 'Fridge', 'l', 0.5, 2, 2, 2.6, 1, 5],
    ['Greek Yogurt', 'Olympia Farm', 'Fridge', 'pcs', 1, 2.5, 4, 4.2, 2, 9],
    ['Salted Butter', 'Brookfield', 'Fridge', 'g', 30, 2, 250, 2.9, 100, 24],
    ['Mature Cheddar', 'Hill & Dale', 'Fridge', 'g', 80, 5, 400, 5.4, 150, 18],
    ['Free-Range Eggs', 'Henhouse Lane', 'Fridge', 'pcs', 3, 3, 12, 4.1, 4, 11],
    ['Double Cream', 'Brookfield', 'Fridge', 'ml', 150, 12, 300, 1.8, null, -1],
    ['Parmesan', 'Casa Rosetti', 'Fridge', 'g', 25, 6, 200, 6.2, 50, 60],
  ],
  Bakery: [
    ['Sourdough Loaf', 'Millstone Bakery', 'Bread bin', 'pcs', 0.5, 1.5, 2, 7.0, 0.5, 2],
    ['Wholemeal Wraps', 'Flatbread Co', 'Bread bin', 'pcs', 2, 5, 8, 2.4, 2, 6],
    ['Crumpets', 'Millstone Bakery', 'Bread bin', 'pcs', 2, 6, 6, 1.5, null, 1],
  ],
  Produce: [
    ['Bananas', null, 'Fruit bowl', 'pcs', 2, 2, 7, 1.6, 2, 3],
    ['Apples', 'Orchard End', 'Fruit bowl', 'pcs', 2, 3, 8, 2.8, 3, 12],
    ['Carrots', null, 'Fridge', 'g', 200, 4, 1000, 1.1, 250, 9],
    ['Potatoes', null, 'Cellar', 'kg', 0.8, 4, 2.5, 3.0, 1, 20],
    ['Onions', null, 'Cellar', 'pcs', 2, 3, 8, 1.9, 2, 25],
    ['Spinach', 'Green Acre', 'Fridge', 'g', 120, 6, 250, 1.7, null, 1],
    ['Cherry Tomatoes', 'Green Acre', 'Fridge', 'g', 150, 3, 500, 2.6, 150, 4],
    ['Lemons', null, 'Fruit bowl', 'pcs', 1, 6, 4, 1.8, 1, 16],
  ],
  Meat: [
    ['Chicken Thighs', 'Meadow Butchers', 'Freezer', 'g', 500, 7, 1000, 7.5, 400, 80],
    ['Smoked Bacon', 'Meadow Butchers', 'Fridge', 'g', 100, 6, 300, 3.4, null, 7],
    ['Minced Beef', 'Meadow Butchers', 'Freezer', 'g', 400, 9, 800, 6.9, 400, 70],
  ],
  Seafood: [
    ['Salmon Fillets', 'North Quay', 'Freezer', 'pcs', 2, 9, 4, 9.8, 2, 95],
    ['Tinned Tuna', 'North Quay', 'Pantry', 'can', 1, 8, 4, 5.2, 2, 700],
  ],
  Grains: [
    ['Basmati Rice', 'Golden Paddy', 'Pantry', 'g', 250, 5, 2000, 4.9, 500, 300],
    ['Spaghetti', 'Casa Rosetti', 'Pantry', 'g', 250, 6, 1000, 2.2, 300, 400],
    ['Rolled Oats', 'Hearth & Mill', 'Pantry', 'g', 80, 1.5, 1000, 2.1, 200, 150],
    ['Penne', 'Casa Rosetti', 'Pantry', 'g', 250, 9, 1000, 2.2, 250, 420],
    ['Corn Flakes', 'Sunrise', 'Pantry', 'g', 60, 2, 500, 3.3, 100, 120],
    ['Red Lentils', 'Golden Paddy', 'Pantry', 'g', 150, 11, 1000, 2.7, null, 380],
  ],
  Beverages: [
    ['Ground Coffee', 'Harbour Roast', 'Kitchen shelf', 'g', 35, 1, 500, 9.5, 120, 110],
    ['Breakfast Tea', 'Leaf & Kettle', 'Kitchen shelf', 'pcs', 4, 1.5, 80, 3.9, 20, 330],
    ['Orange Juice', 'Grove Street', 'Fridge', 'l', 0.4, 2, 2, 3.6, 0.5, 6],
    ['Sparkling Water', 'Clear Spring', 'Cellar', 'bottle', 1, 2, 6, 3.0, 2, 400],
    ['Oat Drink', 'Hearth & Mill', 'Pantry', 'l', 0.25, 2, 3, 5.1, 1, 90],
  ],
  'Canned Goods': [
    ['Chopped Tomatoes', 'Casa Rosetti', 'Pantry', 'can', 1, 5, 6, 4.2, 2, 600],
    ['Chickpeas', 'Golden Paddy', 'Pantry', 'can', 1, 9, 4, 2.8, 1, 650],
    ['Baked Beans', 'Hearth & Mill', 'Pantry', 'can', 1, 7, 4, 3.2, 2, 500],
    ['Coconut Milk', 'Palm Bay', 'Pantry', 'can', 1, 12, 3, 4.0, null, 480],
  ],
  Condiments: [
    ['Olive Oil', 'Casa Rosetti', 'Kitchen shelf', 'ml', 30, 2, 1000, 9.9, 200, 240],
    ['Tomato Ketchup', 'Redfield', 'Fridge', 'ml', 25, 4, 500, 2.9, 80, 130],
    ['Raspberry Jam', 'Orchard End', 'Fridge', 'g', 30, 3, 340, 3.1, 60, 75],
    ['Wildflower Honey', 'Bee Lane', 'Kitchen shelf', 'g', 20, 3, 340, 5.6, 60, 520],
    ['Soy Sauce', 'Pagoda', 'Kitchen shelf', 'ml', 15, 6, 250, 2.4, null, 360],
  ],
  Snacks: [
    ['Dark Chocolate', 'Cocoa Row', 'Pantry', 'pcs', 1, 4, 4, 7.2, 1, 140],
    ['Salted Crisps', 'Potter’s', 'Pantry', 'pack', 1, 5, 4, 4.4, 1, 40],
    ['Mixed Nuts', 'Harvest', 'Pantry', 'g', 40, 3, 400, 5.9, 80, 100],
  ],
  'Frozen Foods': [
    ['Garden Peas', 'Green Acre', 'Freezer', 'g', 150, 6, 1000, 2.3, 300, 250],
    ['Vanilla Ice Cream', 'Brookfield', 'Freezer', 'ml', 200, 8, 1000, 4.8, null, 160],
    ['Fish Fingers', 'North Quay', 'Freezer', 'pcs', 6, 10, 20, 5.0, 6, 180],
  ],
  Baking: [
    ['Plain Flour', 'Hearth & Mill', 'Pantry', 'g', 300, 9, 1500, 1.4, 400, 210],
    ['Caster Sugar', 'Sunrise', 'Pantry', 'g', 100, 8, 1000, 1.7, 200, 600],
  ],
  Cleaning: [
    ['Dish Soap', 'Bright & Clear', 'Under the sink', 'bottle', 1, 30, 1, 2.2, 1, null],
    ['Laundry Detergent', 'Bright & Clear', 'Laundry', 'ml', 70, 3, 1500, 8.4, 300, null],
    ['Dishwasher Tablets', 'Bright & Clear', 'Under the sink', 'pcs', 1, 1.2, 40, 8.9, 10, null],
    ['Bin Liners', 'Homestead', 'Under the sink', 'pcs', 1, 3, 20, 2.8, 5, null],
  ],
  Hygiene: [
    ['Toilet Paper', 'Softleaf', 'Bathroom', 'roll', 0, 24, 9, 5.5, 3, null],
    ['Toothpaste', 'Minty', 'Bathroom', 'pcs', 1, 28, 2, 4.0, 1, null],
    ['Shampoo', 'Fern & Rain', 'Bathroom', 'ml', 10, 2, 400, 4.7, 80, null],
    ['Hand Soap', 'Fern & Rain', 'Bathroom', 'pcs', 1, 21, 2, 3.0, 1, null],
  ],
  'Pet Supplies': [
    ['Cat Food', 'Whiskerton', 'Pantry', 'can', 1, 1, 24, 16.8, 6, 500],
    ['Cat Litter', 'Whiskerton', 'Laundry', 'kg', 1.5, 5, 10, 7.9, 3, null],
  ],
}

/** What stands on the shelves of the demo household: brands that do not exist, rhythms that do. */
export const demo_items: readonly DemoItem[] = Object.entries(rows).flatMap(([category, things]) =>
  things.map((thing) => {
    const [item_name, brand, location, unit_of_measure, use, every, lot, price, low_stock_threshold, expires_in] = thing
    const kept = { item_name, brand, category, location, unit_of_measure, low_stock_threshold, expires_in }
    return { ...kept, use, every, lot, price }
  }),
)
