import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'
import { run } from './run.mjs'

// The shell comes first: the same engine without windows, with which a test costs two thirds.
const wellKnown = JSON.parse(readFileSync(new URL('browsers.json', import.meta.url), 'utf8'))

const playwright = join(root, 'node_modules/@playwright/test/cli.js')

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/** There is more to a browser than its file: a download without its system libraries does not run. */
async function works(path) {
  if (!path || !existsSync(path)) return false
  return (await run(path, ['--version', '--no-sandbox'])).ok
}

async function firstWorking(paths) {
  for (const path of paths) if (await works(path)) return path
  return undefined
}

async function download() {
  console.log('Getting Chromium for the browser tests…')
  const { ok, output } = await run(process.execPath, [playwright, 'install', 'chromium'])
  return { path: await firstWorking([await findPlaywrights()]), problem: ok ? 'it does not run here' : output.trim() }
}

async function installPackage() {
  console.log("Getting Debian's Chromium for the browser tests…")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  let problem = ''
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { ok, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
    if (ok) break
    problem = output.trim()
  }
  return { path: await firstWorking(wellKnown), problem }
}

/** A browser of this machine, else Playwright's own, else (as root on Debian) the system's package. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given)
    return (await works(given)) ? { path: given } : { problem: `CHROMIUM_PATH ${given} is no browser that runs` }
  const found = await firstWorking([...wellKnown, await findPlaywrights()])
  if (found) return { path: found }
  const downloaded = await download()
  if (downloaded.path || process.getuid?.() !== 0) return downloaded
  return await installPackage()
}
