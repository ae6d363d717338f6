// Serves the frame of the app while the network is away. Served as it is; the build fills in the three lines below.
const version = '__VERSION__'
const shell_files = ['__SHELL__']
const build_files = new Set(['__BUILD__'])

const shell = `shell-${version}`
const assets = `assets-${version}`
const page = '/index.html'
// Long for a page of 2 KiB, short for somebody who stands in a cellar with one bar that leads nowhere.
const patience_ms = 5000

self.addEventListener('install', (event) => {
  // Whole or not at all: a frame without its script would be a white page.
  const files = [new Request(page, { cache: 'reload' }), ...shell_files]
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll(files)))
  self.skipWaiting()
})

/** What this build has as well, and what it had fetched by the worker before, stays: no visit after it has to wait. */
async function carryOver(name) {
  const [old, cache] = await Promise.all([caches.open(name), caches.open(assets)])
  for (const request of await old.keys()) {
    const { pathname } = new URL(request.url)
    if (!build_files.has(pathname) || shell_files.includes(pathname)) continue
    const kept = await old.match(request, { ignoreVary: true })
    if (kept) await cache.put(request, kept).catch(() => undefined)
  }
}

async function takeOver() {
  const names = (await caches.keys()).filter((name) => name !== shell && name !== assets)
  // The build before stays until the next one: a page of it that is just opening would find its scripts nowhere.
  const before = names.findLast((name) => name.startsWith('shell-'))?.replace('shell', '')
  for (const name of names) {
    await carryOver(name)
    if (before === undefined || !name.endsWith(before)) await caches.delete(name)
  }
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

/** The page of the newest frame that is whole: one of an update may be there before its worker works. */
async function keptPage() {
  const names = (await caches.keys()).filter((name) => name.startsWith('shell-')).toReversed()
  for (const cacheName of names) {
    const kept = await caches.match(page, { cacheName, ignoreVary: true })
    if (kept) return kept
  }
  return undefined
}

/** A newer app that came too late for this visit takes its place at once, unless something would be lost. */
async function offerNewer(client_id, served, answer) {
  if (!answer?.ok || (await answer.text()) === (await served.text())) return
  const client = await self.clients.get(client_id)
  client?.postMessage('newer-app')
}

async function fromNetwork(event) {
  return (await event.preloadResponse) ?? (await fetch(event.request))
}

/** The network always has the say; only where it has nothing to say does the kept frame stand in. */
async function openPage(event) {
  const network = fromNetwork(event).catch(() => undefined)
  const late = new Promise((resolve) => setTimeout(resolve, patience_ms, 'late'))
  const answer = await Promise.race([network, late])
  if (answer !== undefined && answer !== 'late' && answer.status < 500) return answer
  const kept = await keptPage()
  if (!kept) return (await network) ?? Response.error()
  if (answer === 'late') {
    // Against what this visit got: an update's worker may have put its own frame on the shelf by then.
    const served = kept.clone()
    event.waitUntil(network.then((newer) => offerNewer(event.resultingClientId, served, newer)))
  }
  return kept
}

/** A name with its content's hash never changes its content. */
async function openAsset(request) {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(assets)
    await cache.put(request.url, answer.clone()).catch(() => undefined)
  }
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // What belongs to a person is never kept, and never passes through here.
  if (request.method !== 'GET' || origin !== location.origin || /^\/api(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(request))
})

/** What a page fetched before this worker was there is kept as well; the browser still has it. */
async function keepLoaded(files) {
  const cache = await caches.open(assets)
  for (const file of files) {
    if (shell_files.includes(file) || (await cache.match(file, { ignoreVary: true }))) continue
    await cache.add(file).catch(() => undefined)
  }
}

self.addEventListener('message', (event) => {
  // Not waited for: nothing is lost if it ends early, and an update must not stand behind it.
  if (Array.isArray(event.data)) void keepLoaded(event.data)
})
