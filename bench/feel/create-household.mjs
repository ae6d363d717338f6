import { randomUUID } from 'node:crypto'
import { createItems } from '../list/create-items.mjs'

/** A call as the app makes it; a refusal ends the bench. */
export async function call(url, method, path, body, token) {
  const headers = {
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return await answer.json()
}

/** Somebody new, with an empty household; answers with their token. */
export async function register(url) {
  const username = `bench-${randomUUID()}`
  const person = { username, email: `${username}@example.com`, password: randomUUID(), first_name: 'Ada' }
  return (await call(url, 'POST', '/api/auth/register', person)).token
}

const address = {
  address_type: 'Home',
  street_address: '1 Mill Lane',
  apartment_suite_etc: null,
  city: 'Ely',
  state_province: 'Cambs',
  postal_code: 'CB7 4AA',
  country: 'UK',
  is_default: true,
}

// Enough to use one of again and again; what is low stays low.
const plenty = 100

/**
 * A household of so many items in its second year: some with months of history, so that there are predictions, charts
 * and notices, and the rest to make the list long. Answers with its token.
 */
export async function createHousehold(url, count) {
  const token = await register(url)
  await call(url, 'POST', '/api/household/demo', undefined, token)
  const demo = await call(url, 'GET', '/api/inventory', undefined, token)
  for (const { item_id: _id, version: _version, quantity, ...item } of createItems(count - demo.length)) {
    const body = { ...item, quantity: quantity <= (item.low_stock_threshold ?? -1) ? quantity : quantity + plenty }
    await call(url, 'POST', '/api/inventory', body, token)
  }
  await call(url, 'POST', '/api/addresses', address, token)
  return { token, item_id: demo[0].item_id }
}
