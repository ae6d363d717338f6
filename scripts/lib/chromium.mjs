import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'
import { run } from './run.mjs'

const wellKnown = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

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
  const { output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  return { path: await firstWorking(wellKnown), problem: output.trim() }
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
