import { readLimited } from '../http/answers/remote-answer.ts'

/** The look-up service and its sister sites for beauty, pet food and other products, each with its pictures. */
const service_domain =
  /^(?:[a-z0-9-]+\.)*(?:openfoodfacts|openbeautyfacts|openpetfoodfacts|openproductsfacts)\.(?:org|net)$/

/** Whether our server may fetch from there: the service's own hosts over TLS, or exactly the one that was configured. */
export function isTrusted(url: URL, base: string): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (url.origin === new URL(base).origin) return true
  return url.protocol === 'https:' && url.port === '' && service_domain.test(url.hostname)
}

export interface RemoteRequest {
  /** The configured service, which decides what else is trusted. */
  readonly base: string
  readonly headers: Readonly<Record<string, string>>
  readonly max_bytes: number
  /** For everything together: redirects and reading too. */
  readonly timeout_ms: number
}

export interface RemoteAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

const longest_way = 3

function followTo(response: Response, from: URL): URL | undefined {
  const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
  return location !== null && URL.canParse(location, from.href) ? new URL(location, from.href) : undefined
}

/** Fetches from trusted hosts alone, wherever redirects point, and gives up at the limits; throws for all that fails. */
export async function fetchRemote(address: string, request: RemoteRequest): Promise<RemoteAnswer> {
  const signal = AbortSignal.timeout(request.timeout_ms)
  let url = new URL(address)
  for (let step = 0; step <= longest_way; step++) {
    if (!isTrusted(url, request.base)) throw new Error(`${url.host} is none of the service's hosts`)
    const response = await fetch(url, { headers: request.headers, redirect: 'manual', signal })
    const next = followTo(response, url)
    if (next === undefined) {
      const body = await readLimited(response, request.max_bytes)
      return { status: response.status, headers: response.headers, body }
    }
    await response.body?.cancel()
    url = next
  }
  throw new Error('the service redirects in circles')
}
