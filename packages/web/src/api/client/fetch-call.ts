import { type Call } from '@larder/contract/calls/call'
import { client_id } from './client-id.ts'
import { type CallOptions, type Parts } from './request.ts'

/** Where a call goes. The service worker sends such calls too, and has no use for their schemas. */
export type Destination = Pick<Call, 'method' | 'path'>

/** Where the API is: beside the app, unless the build says otherwise. */
export const apiBase = (): string => String(import.meta.env['VITE_API_BASE'] ?? '').replace(/\/$/, '')

/** The address of a call: the configured base, the path with its parameters, the query without empty ones. */
export function addressOf(definition: Destination, { params = {}, query = {} }: Parts): string {
  const path = definition.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `${apiBase()}${path}${search === '' ? '' : `?${search}`}`
}

function headersOf(parts: Parts, token: string | null, options: CallOptions): Record<string, string> {
  return {
    Accept: 'application/json',
    'Client-Id': client_id,
    ...(parts.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...options.headers,
  }
}

/** A page instead of an answer: of a proxy, or the log-in page of a network. It says nothing of what was asked. */
export const isPage = ({ redirected }: Response, text: string): boolean => redirected || /^\s*</.test(text)

/** Sends one request as it is, and judges no answer. */
export const fetchCall = (
  definition: Destination,
  parts: Parts,
  token: string | null,
  options: CallOptions,
): Promise<Response> =>
  fetch(addressOf(definition, parts), {
    method: definition.method,
    headers: headersOf(parts, token, options),
    // What belongs to a person lies on no disk: the browser's own cache would outlive their log-out.
    cache: 'no-store',
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.keepalive ? { keepalive: true } : {}),
  })
