import { boxesOf, drawReceipt, drawShelf, lineBox, packages, receipt_lines } from './drawings.mjs'

/** Answers a call in the server's place, for what only a real photo could show. */
export async function answer(page, path, json) {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ json }),
  )
}

/** The call never gets an answer, so that the wait itself can be seen. */
export async function hold(page, path) {
  await page.route(
    (url) => url.pathname === path,
    () => undefined,
  )
}

/** The call fails as behind a broken proxy. */
export async function fail(page, path) {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 502, body: 'Oops' }),
  )
}

/** Chooses a photo through a button, as a person does. */
export async function chooseFile(page, button, file) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(file)
}

/** The photo of the shelf. */
export async function shelfFile() {
  return { name: 'shelf.jpg', mimeType: 'image/jpeg', buffer: await drawShelf() }
}

/** The photo of the receipt. */
export async function receiptFile() {
  return { name: 'receipt.png', mimeType: 'image/png', buffer: await drawReceipt() }
}

const matchOf = (items, item_name) => {
  const item = items.find((one) => one.item_name === item_name)
  return item ? { item_id: item.item_id, item_name, confidence: 0.93 } : null
}

const bought = {
  'WHOLE MILK 1L': { product_name: 'Whole Milk', unit: 'l', known: 'Whole Milk', category: 'Dairy' },
  'BROWN BREAD': { product_name: 'Brown Bread', unit: 'pcs', category: 'Bakery' },
  BANANAS: { product_name: 'Bananas', unit: 'pcs', known: 'Bananas', quantity: 5, category: 'Produce' },
  'CHICKEN THIGHS 500G': {
    product_name: 'Chicken Thighs',
    unit: 'g',
    quantity: 500,
    known: 'Chicken Thighs',
    category: 'Meat',
  },
  'ORANGE JUICE 1L': { product_name: 'Orange Juice', unit: 'l', confidence: 0.55, category: 'Beverages' },
}

/** What the server reads on the drawn receipt. */
export function receiptAnswer(items) {
  const lines = receipt_lines.flatMap(([text, price], row) => {
    const line = bought[text]
    if (!line) return []
    const { known, quantity = 1, confidence = 0.97, ...facts } = line
    const days = { purchase_date: '2026-11-14', expiry_date: null, brand: null }
    return [
      {
        ...facts,
        ...days,
        quantity,
        price,
        confidence,
        box: lineBox(row),
        match: known ? matchOf(items, known) : null,
      },
    ]
  })
  const facts = {
    merchant: 'Green Valley Market',
    transaction_date: '2026-11-14',
    total: 15.77,
    currency: 'USD',
    balanced: true,
  }
  return { success: true, results: { ...facts, detected_fields: { items: lines } } }
}

const confidences = [0.97, 0.94, 0.91, 0.86, 0.74, 0.62, 0.58, 0.44, 0.26]

/** What the server sees on the drawn shelf. */
export function recognitionAnswer(items) {
  const products = packages.map((one, index) => {
    const boxes = boxesOf(one)
    const isLow = one.name === 'Baked Beans' || one.name === 'Olive Oil'
    return {
      product_name: one.name,
      brand: one.brand,
      confidence: confidences[index],
      quantity: { count: boxes.length, unit: 'pcs' },
      position: { row: index < 5 ? 1 : 2, column_start: (index % 5) + 1, column_end: (index % 5) + boxes.length },
      warehouse_data: { stock_level: isLow ? 'Low' : 'In Stock', needs_restock: isLow },
      box: boxes[0],
      boxes,
      match: index % 3 === 0 ? matchOf(items, one.name) : null,
    }
  })
  const total = products.reduce((sum, { quantity }) => sum + quantity.count, 0)
  return {
    success: true,
    results: {
      products,
      scan_metadata: { total_items_counted: total, distinct_products: products.length, shelf_utilization: 0.58 },
      shelf_analysis: {
        recommendations: [
          'Restock Olive Oil: it runs out in 4 days.',
          'Use the Wildflower Honey that was opened first.',
        ],
      },
    },
  }
}

/** What is known about a code that nobody in the household has. */
export const barcode_answer = {
  success: true,
  message: null,
  barcode: '4006381333931',
  product_name: 'Rolled Oats',
  brand: 'Mill & Field',
  item_weight: 500,
  item_weight_unit: 'g',
  image_url: null,
  raw_data: { categories: 'Breakfasts', expiry_date: null, source: 'catalogue' },
}

/** What another screen hands to batch add. */
export const batch_products = packages.slice(0, 4).map(({ name, brand, count = 1 }, index) => ({
  item_name: name,
  brand,
  quantity: count,
  unit_of_measure: 'pcs',
  category: ['Dry Goods', 'Dry Goods', 'Canned Goods', 'Condiments'][index],
  notes: `Row 1, column ${index + 1}. Stock level: In Stock`,
}))
