import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** What no page may do: write to the console, throw, or talk to anyone but its own server. */
export interface Watch {
  /** Accepts a complaint that the test provokes on purpose. */
  allow: (complaint: RegExp) => void
  complaints: () => string[]
}

// The browser itself notes each failed answer; tests provoke those on purpose and look at what the screen says. Only a test
// takes the network away, and whatever the page asks for then fails too.
function isFailedOnPurpose(message: ConsoleMessage): boolean {
  const text = message.text()
  if (!text.startsWith('Failed to load resource')) return false
  return message.location().url.includes('/api/') || text.includes('net::ERR_INTERNET_DISCONNECTED')
}

// Most tests are without a service worker, and Playwright says so in the page's own console.
const worker_blocked = 'Service Worker registration blocked by Playwright'

/** Listens to every page of a context, second tabs included. */
export function watchContext(context: BrowserContext, own_url: string): Watch {
  const seen: string[] = []
  const allowed: RegExp[] = []
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isFailedOnPurpose(message)) return
    if (message.text() === worker_blocked) return
    seen.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(own_url) && !/^(data|blob|about):/.test(url)) seen.push(`third-party request: ${url}`)
  })
  return {
    allow: (complaint) => allowed.push(complaint),
    complaints: () => seen.filter((line) => !allowed.some((complaint) => complaint.test(line))),
  }
}
