import { Writable } from 'node:stream'
import type { InjectOptions } from 'fastify'
import { api } from '@larder/contract/calls/api'
import type { Call, CallInput, CallOutput } from '@larder/contract/calls/call'
import type { Dependencies } from '../app.ts'
import { buildApp } from '../app.ts'
import type { OpenDatabase } from './database.ts'
import type { App } from '../http/handle.ts'
import { createLog } from '../http/log.ts'
import type { TestDatabase } from './database.ts'
import { createTestDatabase } from './database.ts'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>
  readonly text: string
  /** The parsed JSON. */
  readonly body: unknown
  /** The sentence of a failed call. */
  readonly message: string | undefined
}

export type Headers = Readonly<Record<string, string>>

/** Speaks to the app as one person, or as nobody. */
export interface Client {
  readonly token: string | undefined
  readonly username: string
  get(url: string, headers?: Headers): Promise<Answer>
  post(url: string, body?: unknown, headers?: Headers): Promise<Answer>
  /** A form with a file, as a browser sends it. */
  postForm(url: string, form: FormData, headers?: Headers): Promise<Answer>
  put(url: string, body?: unknown, headers?: Headers): Promise<Answer>
  delete(url: string, headers?: Headers): Promise<Answer>
  /** Any call, whatever comes of it. */
  send(call: Call, input: { params?: object; query?: object; body?: unknown; form?: FormData }): Promise<Answer>
  /** By the contract: expects success, and an answer that the contract's schema accepts. */
  call<C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>>
}

export interface TestApp {
  readonly app: App
  readonly database: OpenDatabase
  readonly connection: TestDatabase['connection']
  /** Nobody: carries no token. */
  readonly anonymous: Client
  /** Speaks with this token, whatever it is. */
  as(token: string): Client
  /** A new person with a household of their own. */
  register(details?: Readonly<Record<string, unknown>>): Promise<Client>
  /** What the app has logged so far. */
  log(): string
  /** Listens on a port, for what cannot be injected; live updates begin with it. */
  listen(): Promise<string>
  close(): Promise<void>
}

/** What every new person in a test has for a password. */
export const password = 'correct horse battery'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const hasMessage = (body: unknown): body is { message: string } =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'

/** The address of a call with its parameters filled in. */
export function pathOf(call: Call, input: { params?: object; query?: object }): string {
  const params = new Map(Object.entries(input.params ?? {}))
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))))
  const query = new URLSearchParams(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]))
  return query.size === 0 ? path : `${path}?${query}`
}

function createClient(app: App, token: string | undefined, username = ''): Client {
  async function send(method: Call['method'], url: string, body?: unknown, headers?: Headers): Promise<Answer> {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const options: InjectOptions = { method, url, headers: { ...authorization, ...headers } }
    const payload = body === undefined ? {} : { payload: body as object }
    const response = await app.fastify.inject({ ...options, ...payload })
    const parsed = parse(response.body)
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: parsed,
      message: hasMessage(parsed) ? parsed.message : undefined,
    }
  }

  async function postForm(url: string, form: FormData, headers?: Headers): Promise<Answer> {
    const encoded = new Response(form)
    const type = { 'content-type': encoded.headers.get('content-type') ?? '' }
    return send('POST', url, Buffer.from(await encoded.arrayBuffer()), { ...type, ...headers })
  }

  return {
    token,
    username,
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body, headers) => send('POST', url, body, headers),
    postForm,
    put: (url, body, headers) => send('PUT', url, body, headers),
    delete: (url, headers) => send('DELETE', url, undefined, headers),
    send: (call, input) =>
      input.form === undefined
        ? send(call.method, pathOf(call, input), input.body)
        : postForm(pathOf(call, input), input.form),
    async call(call, input) {
      const given = input as { params?: object; query?: object; body?: unknown }
      const answer = await send(call.method, pathOf(call, given), given.body)
      if (answer.status >= 300) throw new Error(`${call.method} ${call.path}: ${answer.status} ${answer.text}`)
      return call.response.parse(answer.body) as CallOutput<typeof call>
    },
  }
}

function createMemoryLog() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  return { log: createLog('info', stream), read: () => lines.join('') }
}

let people = 0

/** The whole app on a database of its own, without limits on how often one may register. */
export async function createTestApp(overrides: Partial<Dependencies['config']> = {}, site = ''): Promise<TestApp> {
  const { database, connection, drop } = await createTestDatabase()
  const config: Dependencies['config'] = {
    tls: undefined,
    rateLimit: false,
    corsOrigins: [],
    registration: 'open',
    // No test asks the world; those about the look-up name a double on loopback.
    openFoodFacts: undefined,
    ...overrides,
  }
  const memory = createMemoryLog()
  // Connects when the app listens.
  const app = await buildApp({ database, config, log: memory.log, site, channel: { connection } })
  const anonymous = createClient(app, undefined)
  return {
    app,
    database,
    connection,
    anonymous,
    as: (token) => createClient(app, token),
    async register(details = {}) {
      people += 1
      const username = `person${people}`
      const person = { username, email: `${username}@example.org`, password, ...details }
      const answer = await anonymous.post('/api/auth/register', person)
      const { token } = api.register.response.parse(answer.body)
      return createClient(app, token, String(person.username))
    },
    log: memory.read,
    listen: () => app.fastify.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.fastify.close()
      await drop()
    },
  }
}
