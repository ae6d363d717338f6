import { createCaller } from './caller.mjs'
import { createMember } from './member.mjs'
import { register } from './mix.mjs'

/** The address from which the phone of that number calls. */
export const addressOf = (index) => `10.0.${index >> 8}.${index & 255}`

/** Two phones to a household, and one item that both of them buy. `placeOf` says which app the phone of that number asks. */
export async function settle(count, placeOf, tally, keyed_share) {
  const members = []
  for (let index = 0; index < count; index += 1) {
    const call = createCaller(placeOf(index), addressOf(index), tally)
    const account = index % 2 === 1 ? members[index - 1].account : await register(call, tally)
    const member = { ...createMember({ call, account, tally, keyed_share }), account }
    await member.logIn()
    if (index % 2 === 0) {
      account.shared_id = await member.acts.create()
      // Its quantity is no single member's to know.
      member.book.items.delete(account.shared_id)
    }
    members.push(member)
  }
  return members
}
