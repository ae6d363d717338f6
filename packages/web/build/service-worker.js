// Serves the app shell while the network is offline. Served as it is; the build fills in the three lines below, and adds
// what sends the outbox in the background (src/offline/worker).
const version = '__VERSION__'
const shell_files = ['__SHELL__']
const build_files = new Set(['__BUILD__'])

const shell = `shell-${version}`
const assets = `assets-${version}`
const page = '/index.html'
// Long for a page of 2 KiB, short for a person whose phone shows a signal that carries nothing.
const timeout_ms = 5000

self.addEventListener('install', (event) => {
  // All or nothing: an app shell without its script would be a white page.
  const files = [new Request(page, { cache: 'reload' }), ...shell_files]
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll(files)))
  self.skipWaiting()
})

/** Copies the files that this build shares with an older cache, so that they are not fetched again. */
async function copyShared(name) {
  const [old, cache] = await Promise.all([caches.open(name), caches.open(assets)])
  for (const request of await old.keys()) {
    const { pathname } = new URL(request.url)
    if (!build_files.has(pathname) || shell_files.includes(pathname)) continue
    const cached = await old.match(request, { ignoreVary: true })
    if (cached) await cache.put(request, cached).catch(() => undefined)
  }
}

async function takeOver() {
  const names = (await caches.keys()).filter((name) => name !== shell && name !== assets)
  // The previous build stays cached until the next one: a page of it that is just opening needs its scripts.
  const before = names.findLast((name) => name.startsWith('shell-'))?.replace('shell', '')
  for (const name of names) {
    await copyShared(name)
    if (before === undefined || !name.endsWith(before)) await caches.delete(name)
  }
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

/** The page of the newest complete app shell: an update may be cached before its worker is active. */
async function findCachedPage() {
  const names = (await caches.keys()).filter((name) => name.startsWith('shell-')).toReversed()
  for (const cacheName of names) {
    const cached = await caches.match(page, { cacheName, ignoreVary: true })
    if (cached) return cached
  }
  return undefined
}

/** Tells the page of a newer build that came after the timeout; it reloads unless typed text would be lost. */
async function offerNewer(client_id, served, answer) {
  if (!answer?.ok || (await answer.text()) === (await served.text())) return
  const client = await self.clients.get(client_id)
  client?.postMessage('newer-app')
}

async function fromNetwork(event) {
  return (await event.preloadResponse) ?? (await fetch(event.request))
}

/** Network first, with the cached app shell as the fallback after a failure, a 5xx or the timeout. */
async function openPage(event) {
  const network = fromNetwork(event).catch(() => undefined)
  const late = new Promise((resolve) => setTimeout(resolve, timeout_ms, 'late'))
  const answer = await Promise.race([network, late])
  if (answer !== undefined && answer !== 'late' && answer.status < 500) return answer
  const cached = await findCachedPage()
  if (!cached) return (await network) ?? Response.error()
  if (answer === 'late') {
    // Compared with what this visit got: an updated worker may have cached its own app shell by then.
    const served = cached.clone()
    event.waitUntil(network.then((newer) => offerNewer(event.resultingClientId, served, newer)))
  }
  return cached
}

/** Cache first: a file whose name has the hash of its content never changes. */
async function openAsset(request) {
  const cached = await caches.match(request, { ignoreVary: true })
  if (cached) return cached
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
  // What belongs to a person is never cached, and never passes through here.
  if (request.method !== 'GET' || origin !== location.origin || /^\/api(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(request))
})

/** Caches what a page fetched before this worker was active; the browser still has it in its HTTP cache. */
async function cacheLoaded(files) {
  const cache = await caches.open(assets)
  for (const file of files) {
    if (shell_files.includes(file) || (await cache.match(file, { ignoreVary: true }))) continue
    await cache.add(file).catch(() => undefined)
  }
}

self.addEventListener('message', (event) => {
  // Not awaited: nothing is lost if it ends early, and an update must not wait for it.
  if (Array.isArray(event.data)) void cacheLoaded(event.data)
})
