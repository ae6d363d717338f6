import { randomUUID } from 'node:crypto'

/** How often each thing is done, of a thousand: a busy household, with more writes than people make. */
const weights = {
  create: 80,
  edit: 60,
  consume: 170,
  purchase: 130,
  purchaseShared: 60,
  undo: 60,
  remove: 15,
  list: 160,
  get: 80,
  history: 50,
  prediction: 35,
  predictions: 35,
  shopping: 35,
  profile: 25,
  renew: 5,
}

const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)

/** The name of the next thing that somebody does. */
export function choose() {
  let left = Math.random() * total
  for (const [name, weight] of Object.entries(weights)) {
    left -= weight
    if (left < 0) return name
  }
  return 'list'
}

/** Registers a household; where a first try was cut off and the second finds the name taken, it was registered. */
export async function register(call, tally) {
  const username = `member-${randomUUID().slice(0, 12)}`
  const account = {
    username,
    password: randomUUID(),
    email: `${username}@example.org`,
    first_name: 'Ada',
    last_name: 'L',
  }
  const answer = await call({ method: 'POST', path: '/api/auth/register', body: account })
  const isRegistered = answer.status === 201 || (answer.status === 409 && answer.is_again)
  if (!isRegistered) tally.unexpected.push(`register: ${answer.status} ${JSON.stringify(answer.body)}`)
  return account
}
