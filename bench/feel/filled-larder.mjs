import { call, register } from './create-household.mjs'

const day_ms = 86_400_000
const dayFromToday = (days) => new Date(Date.now() + days * day_ms).toISOString().slice(0, 10)

/** What a household of four has: name, category, unit, quantity and place. */
const shelves = {
  Fridge:
    'Milk Dairy l 3|Butter Dairy g 500|Yoghurt Dairy pcs 6|Cheddar Dairy g 400|Cream Dairy ml 200|Eggs Dairy pcs 10|Spinach Produce g 300|Carrots Produce kg 1|Ham Meat g 150|Mustard Condiments jar 1|Ketchup Condiments bottle 1|Salsa Condiments jar 1|Pesto Condiments jar 2|Lettuce Produce pcs 1',
  Freezer:
    'Peas Frozen g 750|Pizza Frozen pcs 2|Berries Frozen g 400|Chicken Meat kg 1|Fries Frozen kg 1|Salmon Meat g 500',
  Pantry:
    'Coffee Beverages g 500|Flour Pantry kg 2|Rice Grains kg 1.5|Spaghetti Grains g 1000|Lentils Grains g 500|Chickpeas Pantry can 4|Tomatoes Pantry can 6|Tuna Pantry can 3|Honey Pantry jar 1|Jam Pantry jar 2|Muesli Grains g 750|Oats Grains g 500|Sugar Pantry kg 1|Salt Pantry g 500|Pepper Pantry g 50|Cinnamon Pantry g 30|Paprika Pantry g 40|Vinegar Condiments bottle 1|Oil Condiments l 1|Tea Beverages box 2|Cocoa Beverages g 250|Crackers Snacks pack 2|Chocolate Snacks pcs 4|Nuts Snacks g 300|Raisins Snacks g 200|Couscous Grains g 500',
  Cupboard:
    'Bread Pantry pcs 2|Rolls Pantry pcs 8|Bananas Produce pcs 5|Apples Produce kg 1.2|Onions Produce kg 1|Garlic Produce pcs 3|Potatoes Produce kg 2',
  Bathroom: 'Soap Household bottle 2|Shampoo Household bottle 1|Toothpaste Household pcs 2|Tissues Household box 3',
  Cellar: 'Water Beverages bottle 12|Juice Beverages l 4|Beer Beverages bottle 6|Bleach Cleaning bottle 1',
}

/** How much of it is used at once, again and again. */
const habits = { Milk: 0.2, Coffee: 20, Eggs: 1, Rolls: 2 }
const uses_of_each = 10

async function record(url, token, item, one) {
  const path = `/api/inventory/${item.item_id}`
  await call(url, 'POST', `${path}/purchase`, { quantity_added: one * uses_of_each }, token)
  for (let use = uses_of_each; use > 0; use -= 1) {
    const body = { used_quantity: one, notes: null, date: dayFromToday(-use) }
    await call(url, 'POST', `${path}/consume`, body, token)
  }
}

/** A household of 61 things with habits: some are low, some go off, and it has no demo. Answers with its token. */
export async function fillLarder(url) {
  const token = await register(url)
  let order = 0
  for (const [location, things] of Object.entries(shelves)) {
    for (const thing of things.split('|')) {
      const [item_name, category, unit_of_measure, amount] = thing.split(' ')
      const quantity = Number(amount)
      order += 1
      const body = { item_name, category, unit_of_measure, quantity, location }
      if (order % 9 === 0) body.low_stock_threshold = quantity + 1
      if (item_name === 'Spinach') body.expiry_date = dayFromToday(1)
      const { item } = await call(url, 'POST', '/api/inventory', body, token)
      if (item_name in habits) await record(url, token, item, habits[item_name])
    }
  }
  return token
}
