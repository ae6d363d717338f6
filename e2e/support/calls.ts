import type { Page, Route } from '@playwright/test'

/** Tests play an unwell server by answering single calls themselves; everything else reaches the real one. */
async function intercept(page: Page, method: string, path: string, handle: (route: Route) => Promise<void>) {
  const matches = (url: URL) => url.pathname === path
  const handler = (route: Route) => (route.request().method() === method ? handle(route) : route.fallback())
  await page.route(matches, handler)
  return () => page.unroute(matches, handler)
}

/** As a server without live updates: the page hears of what others do with its own next call, and can come to rest. */
export const refuseLive = (page: Page) =>
  intercept(page, 'GET', '/api/live', (route) => route.fulfill({ status: 404, json: { message: 'Not Found' } }))

/**
 * The call is answered with a failure; without a message its body is empty. Returns a function that undoes it. What cannot be
 * read is read again as soon as live updates connect: without them it is tried again only where somebody asks for it.
 */
export async function failCall(page: Page, method: string, path: string, status: number, message?: string) {
  if (method === 'GET') await refuseLive(page)
  const body = message === undefined ? { contentType: 'text/html', body: '<h1>Oops</h1>' } : { json: { message } }
  return await intercept(page, method, path, (route) => route.fulfill({ status, ...body }))
}

/** The next calls are answered that the server is busy and when to come back, and those after them by the server itself. */
export async function delayCall(page: Page, method: string, path: string, times: number) {
  const headers = { 'Retry-After': '1' }
  let left = times
  return await intercept(page, method, path, (route) =>
    left-- > 0 ? route.fulfill({ status: 503, headers, json: { message: 'Busy' } }) : route.fallback(),
  )
}

/** The call is answered with this JSON. Returns a function that undoes it. */
export async function answerCall(page: Page, method: string, path: string, status: number, json: object) {
  return await intercept(page, method, path, (route) => route.fulfill({ status, json }))
}

/** The call never reaches a server, as on a train. Returns a function that undoes it. */
export async function cutCall(page: Page, method: string, path: string) {
  return await intercept(page, method, path, (route) => route.abort('connectionrefused'))
}

/** The call is done, but its answer gets lost on the way. Returns a function that undoes it. */
export async function loseAnswer(page: Page, method: string, path: string) {
  return await intercept(page, method, path, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** The call is done, and its answer is changed on the way. Returns a function that undoes it. */
export async function changeAnswer<Body>(page: Page, method: string, path: string, change: (body: Body) => unknown) {
  return await intercept(page, method, path, async (route) => {
    // Whole, whatever the page holds of it.
    const { 'if-none-match': _etag, ...headers } = route.request().headers()
    const response = await route.fetch({ headers })
    const body: Body = await response.json()
    await route.fulfill({ response, json: change(body) })
  })
}

/** The call hangs until released, so that a busy screen can be looked at without a race. */
export async function holdCall(page: Page, method: string, path: string): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = []
  let released = false
  await intercept(page, method, path, async (route) => {
    if (released) await route.fallback()
    else held.push(route)
  })
  return {
    release: async () => {
      released = true
      await Promise.all(held.map((route) => route.fallback()))
    },
  }
}

/** How often a call was sent and with what body. */
export function recordCalls(page: Page, method: string, path: string): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() !== method || new URL(request.url()).pathname !== path) return
    const text = request.postData()
    bodies.push(text === null ? null : JSON.parse(text))
  })
  return bodies
}

/**
 * Waits until the page has asked for nothing for half a second: what comes after a screen is there. The browser's own
 * `networkidle` never comes where a reload cut off a call.
 */
export async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now()
  const note = () => (last = Date.now())
  page.on('request', note)
  while (Date.now() - last < 500) await page.waitForTimeout(50)
  page.off('request', note)
}
