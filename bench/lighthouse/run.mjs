// Lighthouse on the first page a visitor sees and on the page people live in, in the built app, signed in where it
// must be. Accessibility, best practices and SEO have to be perfect; performance is shown, because it depends on the
// machine.
//
//   npm run bench:lighthouse      builds what is stale first; fetches Lighthouse with npx
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { runMain, Stop } from '../../scripts/lib/project.mjs'
import { findFreePort, startServer } from '../faults/server.mjs'
import { audit, createProfile } from './audit.mjs'
import { createHousehold } from './household.mjs'

const must_be_perfect = ['accessibility', 'best-practices', 'seo']

/** Prints the scores of one page and answers with how many bars it met and missed. */
function report(path, { categories, audits, finalDisplayedUrl }) {
  const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`)
  console.log(`${path.padEnd(12)} ${scores.join('   ')}`)
  if (new URL(finalDisplayedUrl).pathname !== path) {
    console.log(`  ended at ${finalDisplayedUrl}`)
    return { passed: 0, failed: must_be_perfect.length }
  }
  const missed = must_be_perfect.filter((id) => categories[id].score !== 1)
  for (const id of missed) {
    const lost = categories[id].auditRefs
      .map((part) => audits[part.id])
      .filter(({ score }) => score !== null && score < 1)
    for (const { id: name, title } of lost) console.log(`  ${id}: ${name}: ${title}`)
  }
  return { passed: must_be_perfect.length - missed.length, failed: missed.length }
}

async function measure(browser, folder, data) {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const server = await startServer(data, port)
  try {
    const pages = [
      { path: '/login', token: undefined },
      { path: '/inventory', token: await createHousehold(url) },
    ]
    const counts = []
    for (const [index, { path, token }] of pages.entries()) {
      const profile = join(folder, `profile-${index}`)
      await createProfile({ folder: profile, browser, url, token })
      counts.push(report(path, await audit({ folder: profile, browser, address: url + path })))
    }
    return counts
  } finally {
    await server.end('SIGTERM')
  }
}

await runMain(async () => {
  await prepare()
  const { path: browser, problem } = await findChromium()
  if (!browser) throw new Stop(`No Chromium was found and none could be got: ${problem}`)
  const folders = await Promise.all(['browser', 'data'].map((name) => mkdtemp(join(tmpdir(), `larder-${name}-`))))
  const removed = () => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  const counts = await measure(browser, ...folders).finally(removed)
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  process.exit(total('failed') === 0 ? 0 : 1)
})
