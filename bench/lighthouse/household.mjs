import { randomUUID } from 'node:crypto'

const items = [
  { item_name: 'Whole milk', brand: 'Arla', category: 'Dairy', quantity: 1, unit_of_measure: 'l', location: 'Fridge' },
  { item_name: 'Sourdough bread', category: 'Bakery', quantity: 1, unit_of_measure: 'pcs', expiry_date: '2020-01-05' },
  { item_name: 'Basmati rice', category: 'Grains', quantity: 2.5, unit_of_measure: 'kg', low_stock_threshold: 3 },
  { item_name: 'Apples', category: 'Produce', quantity: 6, unit_of_measure: 'pcs', location: 'Fruit bowl' },
  { item_name: 'Dish soap', brand: 'Ecover', category: 'Cleaning', quantity: 450, unit_of_measure: 'ml' },
]

async function post(url, body, token) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return await answer.json()
}

/** A household with the cards a page needs to show all it has: chips, brands, places. Answers with its token. */
export async function createHousehold(url) {
  const username = `bench-${randomUUID()}`
  const person = { username, email: `${username}@example.com`, password: randomUUID(), first_name: 'Ada' }
  const { token } = await post(`${url}/api/auth/register`, person)
  for (const item of items) await post(`${url}/api/inventory`, item, token)
  return token
}
