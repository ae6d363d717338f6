const wasted = ['Lettuce', 'Bread', 'Whole Milk', 'Bananas', 'Sour Cream'] as const

const flow = (records: number, money: number, [kg, l, pcs]: readonly number[]) => ({
  records,
  priced: Math.ceil(records / 2),
  money,
  amounts: [
    { unit: 'kg', quantity: kg },
    { unit: 'l', quantity: l },
    { unit: 'pcs', quantity: pcs },
  ],
})

/** Two years of a household of four, as the server answers them. */
export const insights = {
  months: Array.from({ length: 24 }, (_, index) => ({
    month: `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
    bought: flow(62 + ((index * 7) % 20), 312.4 + ((index * 37) % 90), [18.25, 22.5, 94]),
    used: flow(140 + ((index * 11) % 30), 281.15 + ((index * 23) % 70), [16.5, 21.125, 81]),
    thrown_away: flow(2 + (index % 5), 9.2 + ((index * 5) % 12), [0.75, 0.5, 4]),
  })),
  thrown_away: wasted.map((item_name, index) => ({
    item_id: index + 1,
    item_name,
    unit_of_measure: 'pcs',
    times: 4 - Math.floor(index / 2),
    quantity: 4,
    money: index === 3 ? null : 5.96 - index,
  })),
  spending: ['Produce', 'Dairy', 'Meat', 'Pantry', 'Beverages', null].map((category, index) => ({
    category,
    purchases: 96 - index * 12,
    money: 812.35 - index * 140,
  })),
  predictions: { checked: 42, came_true: 31, stated: 0.688 },
}
