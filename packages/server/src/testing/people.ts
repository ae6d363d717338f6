import { api } from '@larder/contract/calls/api'
import { people_api } from '@larder/contract/calls/people-api'
import type { Role } from '@larder/contract/roles'
import type { Client, TestApp } from './app.ts'
import { password } from './app.ts'

/** The code of a new invite. */
export async function inviteTo(owner: Client, role: Role = 'member'): Promise<string> {
  return (await owner.call(people_api.createInvite, { body: { role } })).invite.code
}

/** One more person of the owner's household, with a session that shows it. */
export async function joinHousehold(
  larder: TestApp,
  owner: Client,
  role: Role = 'member',
  details = {},
): Promise<Client> {
  const person = await larder.register(details)
  await person.call(people_api.acceptInvite, { params: { code: await inviteTo(owner, role) }, body: {} })
  return person
}

/** The number of a person among the people of the household that is shown. */
export async function findUserId(client: Client, username = client.username): Promise<number> {
  const { members } = await client.call(people_api.getHousehold, {})
  return members.find((member) => member.username === username)?.user_id ?? Number.NaN
}

let people = 0

/** Somebody new for where there is a client of another person alone: speaks through that one with a token of their own. */
export async function addPerson(through: Client) {
  people += 1
  const username = `newcomer${people}`
  const body = { username, email: `${username}@example.org`, password }
  const { token } = await through.call(api.register, { body })
  const own = { authorization: `Bearer ${token}` }
  return {
    accept: (code: string) => through.post(`/api/invites/${code}/accept`, {}, own),
    user_id: () => findUserId(through, username),
    async invite(): Promise<string> {
      const { body: made } = await through.post('/api/household/invites', { role: 'member' }, own)
      return people_api.createInvite.response.parse(made).invite.code
    },
  }
}
