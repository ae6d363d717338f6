import { type Browser, type Page, expect } from '@playwright/test'
import { type Account, type ApiClient, createApiClient, registerAccount, serverUrl } from './api.ts'
import { signIn } from './fixtures.ts'
import { card } from './items.ts'

export type Role = 'owner' | 'member' | 'viewer'

/** Somebody with an account and their calls. */
export interface Person extends Account {
  api: ApiClient
}

/** Registers somebody by their first name. */
export async function createPerson(first_name: string): Promise<Person> {
  const account = await registerAccount({ first_name })
  return { ...account, api: createApiClient(account.token) }
}

/** Makes an invite through the API and tells its code. */
export async function createInvite(owner: ApiClient, role: Role): Promise<string> {
  const { invite } = await owner.json<{ invite: { code: string } }>('POST', '/api/household/invites', { role })
  return invite.code
}

/** Somebody new who lives in the household of an owner, with a household of their own beside it. */
export async function joinHousehold(owner: ApiClient, first_name: string, role: Role): Promise<Person> {
  const person = await createPerson(first_name)
  const code = await createInvite(owner, role)
  await person.api.json('POST', `/api/invites/${code}/accept`, {})
  return person
}

/** Somebody new who lives in the household of an owner and nowhere else. */
export async function createMember(owner: ApiClient, role: Role, first_name = 'Bob'): Promise<Person> {
  const person = await createPerson(first_name)
  const code = await createInvite(owner, role)
  await person.api.json('POST', `/api/invites/${code}/accept`, { leave_household: true })
  return person
}

/** Another phone: a browser that shares nothing with the first, where this person is signed in, or nobody. */
export async function openPhone(browser: Browser, person?: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: serverUrl(), serviceWorkers: 'block' })
  const page = await context.newPage()
  if (person) await signIn(page, person.token)
  return page
}

/** Removes somebody from the household of an owner, by their first name. */
export async function removeMember(owner: ApiClient, first_name: string): Promise<void> {
  type Listed = { members: { user_id: number; first_name: string | null }[] }
  const { members } = await owner.json<Listed>('GET', '/api/household')
  const member = members.find((one) => one.first_name === first_name)
  await owner.json('DELETE', `/api/household/members/${member?.user_id}`)
}

/** The households of somebody by name, the one that is shown first. */
export async function householdNames(api: ApiClient): Promise<string[]> {
  type Listed = { households: { name: string; is_current: boolean }[] }
  const { households } = await api.json<Listed>('GET', '/api/households')
  return households.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)).map(({ name }) => name)
}

/** The Household page with its people. */
export async function openHousehold(page: Page): Promise<void> {
  await page.goto('/household')
  await expect(page.getByRole('list', { name: 'People' })).toBeVisible()
}

/** Somebody in the list of people. */
export const personRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: name })

/** Opens an address and waits until the page is told of changes. */
export async function openLive(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/live')
  await page.goto(path)
  await answered
}

/** How much a card says is there. */
export const amount = (page: Page, item_name: string) => card(page, item_name).getByText(/^\d+ (l|box|boxes)$/)
