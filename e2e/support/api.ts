import { randomUUID } from 'node:crypto'

/** The API as a test uses it to prepare and to look behind the screen: plain fetch, no code of the app. */
export interface ApiClient {
  send: (method: string, path: string, body?: unknown) => Promise<Response>
  json: <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>
}

export interface Account {
  username: string
  email: string
  password: string
  first_name: string
  last_name: string
  token: string
}

/** Where the server of this run listens. */
export function serverUrl(): string {
  const url = process.env['E2E_URL']
  if (url === undefined) throw new Error('No server: run the browser tests through Playwright')
  return url
}

/** Calls in the name of a token, or of nobody. */
export function createApiClient(token?: string): ApiClient {
  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    return await fetch(`${serverUrl()}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
  async function json<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await send(method, path, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  return { send, json }
}

/** A name nobody else in this run has, so that tests can share one server. */
export function freshName(prefix: string): string {
  return `${prefix}-${randomUUID().slice(0, 13)}`
}

/** Registers a person of its own for a test. */
export async function registerAccount(names: Partial<Account> = {}): Promise<Account> {
  const username = names.username ?? freshName('ada')
  const person = {
    username,
    email: `${username}@example.com`,
    password: 'correct horse battery',
    first_name: 'Ada',
    last_name: 'Lovelace',
    ...names,
  }
  const { token } = await createApiClient().json<{ token: string }>('POST', '/api/auth/register', {
    ...person,
    time_zone: 'America/New_York',
  })
  return { ...person, token }
}
