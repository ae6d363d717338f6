import { type Call, errorResponse } from '@larder/contract/calls/call'
import { CallError } from './failure.ts'
import { apiBase, fetchCall, isPage } from './fetch-call.ts'
import { parseAnswer, parseParts } from './parse.ts'
import { getToken } from './token.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  headers?: Readonly<Record<string, string>>
  /** True where the answer may come after the page is gone. */
  keepalive?: boolean
}

/** The parts of an input as the wire sees them; the contract's types have been checked by then. */
export interface Parts {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

const signed_out_listeners = new Set<() => void>()

// The first calls are made before anything that could listen is rendered.
let isUntold = false

/** Lets the session end when the server no longer knows the token. */
export function onSignedOut(listener: () => void): () => void {
  signed_out_listeners.add(listener)
  if (isUntold) listener()
  isUntold = false
  return () => signed_out_listeners.delete(listener)
}

const outcome_listeners = new Set<(is_answered: boolean) => void>()
// Whoever listens comes after the first calls, and must not miss that nobody answered them.
let was_answered = true

/** Tells of every call whether any answer came, whatever it said, beginning with the last. */
export function onOutcome(listener: (is_answered: boolean) => void): () => void {
  outcome_listeners.add(listener)
  if (!was_answered) listener(false)
  return () => outcome_listeners.delete(listener)
}

/** Says what became of a call that was not made by `send`. */
export function noteOutcome(is_answered: boolean): void {
  was_answered = is_answered
  for (const listener of outcome_listeners) listener(is_answered)
}

/**
 * Where a picture is fetched: one of ours beside the API, wherever that is, any other where it says. Our server hands out its own
 * copies, because anybody else's would tell them who looks; what else may be shown is for the page's policy to say.
 */
export function pictureAddress(image_url: string | null): string | null {
  return /^\/(?![/\\])/.test(image_url ?? '') ? apiBase() + image_url : image_url || null
}

let writes = 0

/** How many calls that change something are under way: what is asked for meanwhile may be answered without them. */
export const countWrites = (): number => writes

/** Sends one request and turns every way it can fail into a CallError; the answer itself is not read yet. */
export async function send(definition: Call, parts: Parts, options: CallOptions = {}): Promise<Response> {
  const token = getToken()
  const write = definition.method === 'GET' ? 0 : 1
  let response: Response
  writes += write
  try {
    response = await fetchCall(definition, parts, token, options)
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    noteOutcome(false)
    throw new CallError(0, null, null, { cause })
  } finally {
    writes -= write
  }
  noteOutcome(true)
  return await insistOnSuccess(definition, response, token)
}

/** Turns an answer that says no into a CallError; the session ends where it says that the token is unknown. */
export async function insistOnSuccess(definition: Call, response: Response, token: string | null): Promise<Response> {
  if (response.ok || response.status === 304) return response
  const failure = await readFailure(response)
  // A late answer to a token that is already gone says nothing about the present one.
  if (failure.status === 401 && definition.open !== true && token !== null && token === getToken()) {
    isUntold = signed_out_listeners.size === 0
    for (const listener of signed_out_listeners) listener()
  }
  throw failure
}

async function readFailure(response: Response): Promise<CallError> {
  const body = await response.json().catch(() => null)
  const said = errorResponse.safeParse(body)
  const retry_after_s = Number(response.headers.get('Retry-After')) || null
  return new CallError(response.status, said.success ? said.data.message : null, body, {}, retry_after_s)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads an answer by the contract; fields beyond it are dropped and missing ones read as null. What a server of the
 * specification's shapes alone says of something that it has done may be less, or nothing: then that is read.
 */
export async function readAnswer(definition: Call, response: Response): Promise<unknown> {
  // An answer that breaks off, as when the page is reloaded meanwhile, is none: it must not read as a bad one.
  const text = await response.text().catch((cause: unknown) => {
    throw new CallError(0, null, null, { cause })
  })
  const body = parseJson(text)
  const isDone = definition.method !== 'GET' && definition.image !== true && !isPage(response, text)
  const whole = await parseAnswer(definition.response, body)
  const parsed = whole.success || !isDone ? whole : parseParts(definition.response, body, whole.error)
  if (!parsed.success) throw new CallError(response.status, null, body, { cause: parsed.error })
  return parsed.data
}
